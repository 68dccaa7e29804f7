import type { LocalizedText } from '../language.ts'

/** The salary project (specification 2). */
export const salaryErrors = {
  SALARY_TOTAL_SUM_MISMATCH: {
    ru: 'Итог файла не совпадает с суммой строк.',
    ky: 'Файлдын жыйынтыгы саптардын суммасына дал келбейт.',
    en: 'The file total does not match the rows.',
  },
  SALARY_COMPARISON_ERROR: {
    ru: 'Не удалось сверить ведомость с данными банка.',
    ky: 'Тизмени банктын маалыматы менен салыштыруу мүмкүн болгон жок.',
    en: 'The list could not be compared with the data of the bank.',
  },
  SALARY_CALCULATION_ERROR: {
    ru: 'Не удалось рассчитать итог ведомости.',
    ky: 'Тизменин жыйынтыгын эсептөө мүмкүн болгон жок.',
    en: 'The total of the list could not be calculated.',
  },
  SALARY_DUPLICATE_EMPLOYEE_ACCOUNT: {
    ru: 'Счёт сотрудника повторяется.',
    ky: 'Кызматкердин эсеби кайталанат.',
    en: 'The employee account is repeated.',
  },
  SALARY_DUPLICATE_FILE_NAME: {
    ru: 'Ведомость с таким названием уже есть. Переименуйте файл.',
    ky: 'Мындай аталыштагы тизме бар. Файлдын атын өзгөртүңүз.',
    en: 'A list with this name exists. Rename the file.',
  },
  SALARY_DRAFTS_TOO_MANY: {
    ru: 'Черновиков ведомостей уже {max}. Удалите ненужные или закончите их.',
    ky: 'Тизмелердин караламаларынын саны {max} болду. Кереги жогун өчүрүңүз же аларды бүтүрүңүз.',
    en: 'You already have {max} draft lists. Delete or finish some of them.',
  },
  SALARY_EMPTY_DETAILS: {
    ru: 'Добавьте хотя бы одного сотрудника.',
    ky: 'Жок дегенде бир кызматкер кошуңуз.',
    en: 'Add at least one employee.',
  },
  SALARY_EMPLOYEE_NOT_FOUND: {
    ru: 'Сотрудник не найден.',
    ky: 'Кызматкер табылган жок.',
    en: 'The employee was not found.',
  },
  SALARY_EMPLOYEE_BLOCKED: {
    ru: 'Сотрудник заблокирован.',
    ky: 'Кызматкер бөгөттөлгөн.',
    en: 'The employee is blocked.',
  },
  SALARY_EMPLOYEE_CLOSED: {
    ru: 'Сотрудник исключён из зарплатного проекта.',
    ky: 'Кызматкер эмгек акы долбоорунан чыгарылган.',
    en: 'The employee has left the salary project.',
  },
  SALARY_CARD_BLOCKED: {
    ru: 'Карта сотрудника заблокирована.',
    ky: 'Кызматкердин картасы бөгөттөлгөн.',
    en: 'The card of the employee is blocked.',
  },
  SALARY_CARD_CLOSED: {
    ru: 'Карта сотрудника закрыта.',
    ky: 'Кызматкердин картасы жабык.',
    en: 'The card of the employee is closed.',
  },
  SALARY_CONTRACT_NOT_FOUND: {
    ru: 'Договор зарплатного проекта не найден.',
    ky: 'Эмгек акы долбоорунун келишими табылган жок.',
    en: 'The salary project contract was not found.',
  },
  SALARY_OPERATION_DATE: {
    ru: 'Дата ведомости — текущий рабочий день.',
    ky: 'Тизменин күнү — учурдагы жумуш күнү.',
    en: 'The date of the list is the current working day.',
  },
  SALARY_BALANCE_LESS_THAN_AMOUNT: {
    ru: 'Остаток на счёте меньше суммы ведомости. На счёте {account} не хватает {missing} {currency}.',
    ky: 'Эсептеги калдык тизменин суммасынан аз. {account} эсебинде {missing} {currency} жетпейт.',
    en: 'The balance is less than the amount of the list. Account {account} is short of {missing} {currency}.',
  },
  SALARY_ACCOUNT_DIFFERENCE: {
    ru: 'Счёт в ведомости отличается от счёта договора.',
    ky: 'Тизмедеги эсеп келишимдеги эсептен айырмаланат.',
    en: 'The account of the list differs from the account of the contract.',
  },
  SALARY_CARD_NOT_READY: {
    ru: 'Карта сотрудника ещё не открыта банком.',
    ky: 'Кызматкердин картасын банк ача элек.',
    en: 'The bank has not opened the card of the employee yet.',
  },
  SALARY_ROW_LIMIT_EXCEEDED: {
    ru: 'Сумма больше лимита зачисления на эту карту.',
    ky: 'Сумма бул картага чегерүү лимитинен көп.',
    en: 'The amount exceeds the credit limit of this card.',
  },
  SALARY_ACCOUNT_INVALID: {
    ru: 'Счёт карты: 16 цифр, начинается с {prefix}.',
    ky: 'Картанын эсеби: 16 сан, башталышы {prefix}.',
    en: 'A card account has 16 digits and begins with {prefix}.',
  },
  SALARY_AMOUNT_OUT_OF_RANGE: {
    ru: 'Сумма: от {min} до {max}.',
    ky: 'Сумма: эң азы {min}, эң көбү {max}.',
    en: 'The amount is from {min} to {max}.',
  },
  SALARY_TOO_MANY_ROWS: {
    ru: 'В ведомости больше {max} строк. Разделите её.',
    ky: 'Тизмеде саптар өтө көп, эң көбү: {max}. Аны бөлүңүз.',
    en: 'The list has more than {max} rows. Split it.',
  },
  SALARY_NAME_DIFFERS: {
    ru: 'В банке владелец счёта: {name}.',
    ky: 'Банкта эсептин ээси: {name}.',
    en: 'The account holder at the bank is {name}.',
  },
  SALARY_AMOUNT_UNUSUAL: {
    ru: 'Необычная сумма: в прошлый раз {last}.',
    ky: 'Адаттан тыш сумма: өткөн жолу {last}.',
    en: 'Unusual amount: last time it was {last}.',
  },
  SALARY_NO_EXECUTED_REGISTER: {
    ru: 'Исполненных ведомостей ещё нет.',
    ky: 'Аткарылган тизмелер азырынча жок.',
    en: 'No list has been executed yet.',
  },
  SALARY_REGISTER_NOT_FOUND: {
    ru: 'Ведомость не найдена.',
    ky: 'Тизме табылган жок.',
    en: 'The list was not found.',
  },
  SALARY_REGISTER_CHANGED: {
    ru: 'Ведомость изменили. Обновите страницу.',
    ky: 'Тизме өзгөртүлдү. Баракты жаңыртыңыз.',
    en: 'The list was changed. Reload the page.',
  },
  SALARY_REGISTER_NOT_OPEN: {
    ru: 'Эту ведомость уже нельзя изменить.',
    ky: 'Бул тизмени эми өзгөртүүгө болбойт.',
    en: 'This list can no longer be changed.',
  },
  SALARY_ALREADY_REPEATED: {
    ru: 'Неоплаченные строки уже повторены в другой ведомости.',
    ky: 'Төлөнбөгөн саптар башка тизмеде кайталанган.',
    en: 'The unpaid rows are already repeated in another list.',
  },
  SALARY_NOTHING_UNPAID: {
    ru: 'В этой ведомости нет неоплаченных строк.',
    ky: 'Бул тизмеде төлөнбөгөн сап жок.',
    en: 'This list has no unpaid rows.',
  },
  SALARY_EMPLOYEE_EXISTS: {
    ru: 'Этот сотрудник уже в зарплатном проекте.',
    ky: 'Бул кызматкер эмгек акы долбоорунда бар.',
    en: 'This employee is already in the salary project.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
