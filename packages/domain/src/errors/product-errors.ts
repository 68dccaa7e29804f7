import type { LocalizedText } from '../language.ts'

/** Cards, loans, deposits, exchange rates and the tax debt (specification 1, sections 3 to 5 and 9). */
export const productErrors = {
  BANK_UNAVAILABLE: {
    ru: 'Система банка сейчас не отвечает. Повторите попытку через несколько минут.',
    ky: 'Банктын системасы азыр жооп бербей жатат. Бир нече мүнөттөн кийин кайра аракет кылыңыз.',
    en: 'The bank’s system does not answer right now. Try again in a few minutes.',
  },
  CARD_NOT_FOUND: {
    ru: 'Карта не найдена.',
    ky: 'Карта табылган жок.',
    en: 'The card was not found.',
  },
  CARD_TITLE_INVALID: {
    ru: 'Название карты: не больше {max} символов, без знаков < > &.',
    ky: 'Картанын аталышы: эң көп {max} белги, < > & белгилерисиз.',
    en: 'Card name: at most {max} characters, without < > &.',
  },
  CARD_LIMIT_TOTAL_EXCEEDED: {
    ru: 'Сумма лимитов по всем картам не может быть больше {max} KGS. Осталось {available} KGS.',
    ky: 'Бардык карталардын лимиттеринин суммасы {max} KGS чегинен ашпашы керек. Калганы: {available} KGS.',
    en: 'The limits of all cards may add up to at most {max} KGS. {available} KGS are left.',
  },
  CARD_LIMIT_AMOUNT_INVALID: {
    ru: 'Укажите сумму лимита: ноль или больше, не больше двух знаков после запятой.',
    ky: 'Лимиттин суммасын көрсөтүңүз: нөл же андан көп, үтүрдөн кийин эң көп эки сан.',
    en: 'Enter the amount of the limit: zero or more, at most two decimals.',
  },
  CARD_LIMIT_NUMBER_INVALID: {
    ru: 'Количество операций: целое число от 0 до {max}.',
    ky: 'Операциялардын саны: бүтүн сан, эң азы 0, эң көбү {max}.',
    en: 'Number of operations: a whole number from 0 to {max}.',
  },
  CARD_LIMIT_PERIOD_INVALID: {
    ru: 'Период временного лимита: обе даты, не раньше сегодняшней и не дольше {max} дней.',
    ky: 'Убактылуу лимиттин мөөнөтү: эки дата тең, бүгүнкүдөн эрте эмес, эң көп {max} күн.',
    en: 'Period of a temporary limit: both dates, not before today and at most {max} days.',
  },
  CARD_STATUS_FORBIDS: {
    ru: 'Карта не действует, изменить её настройки нельзя.',
    ky: 'Карта жараксыз, анын жөндөөлөрүн өзгөртүүгө болбойт.',
    en: 'The card is not active, so its settings cannot be changed.',
  },
  CARD_STATUS_NOT_AVAILABLE: {
    ru: 'Этот статус для карты сейчас недоступен. Обновите страницу.',
    ky: 'Карта үчүн бул статус азыр жеткиликсиз. Баракты жаңыртыңыз.',
    en: 'This status is not available for the card now. Reload the page.',
  },
  CARD_REASON_INVALID: {
    ru: 'Выберите причину из списка.',
    ky: 'Себебин тизмеден тандаңыз.',
    en: 'Choose the reason from the list.',
  },
  CARD_NOT_UNLOCKABLE: {
    ru: 'Эту блокировку нельзя снять здесь. Обратитесь в банк.',
    ky: 'Бул бөгөттү бул жерден алып салууга болбойт. Банкка кайрылыңыз.',
    en: 'This block cannot be lifted here. Contact the bank.',
  },
  CARD_SEARCH_INVALID: {
    ru: 'Введите номер телефона или номер карты полностью.',
    ky: 'Телефон номерин же картанын номерин толугу менен киргизиңиз.',
    en: 'Enter a full phone number or a full card number.',
  },
  CARD_SEARCH_TOO_OFTEN: {
    ru: 'Слишком много поисков карт. Повторите попытку через час.',
    ky: 'Карталар өтө көп изделди. Бир сааттан кийин кайра аракет кылыңыз.',
    en: 'Too many card searches. Try again in an hour.',
  },
  LOAN_NOT_FOUND: {
    ru: 'Кредит не найден.',
    ky: 'Кредит табылган жок.',
    en: 'The loan was not found.',
  },
  LOAN_CLAIM_NOT_FOUND: {
    ru: 'Заявка по кредиту не найдена.',
    ky: 'Кредит боюнча өтүнмө табылган жок.',
    en: 'The loan request was not found.',
  },
  LOAN_REPAID: {
    ru: 'Кредит уже погашен.',
    ky: 'Кредит төлөнүп бүткөн.',
    en: 'The loan is already repaid.',
  },
  LOAN_OVERDUE: {
    ru: 'По кредиту есть просрочка. Сначала погасите её.',
    ky: 'Кредит боюнча мөөнөтү өткөн карыз бар. Адегенде аны төлөңүз.',
    en: 'The loan has overdue payments. Pay them first.',
  },
  CLAIM_PENDING: {
    ru: 'По этому кредиту уже есть заявка. Дождитесь её исполнения или отзовите её.',
    ky: 'Бул кредит боюнча өтүнмө бар. Анын аткарылышын күтүңүз же аны чакыртып алыңыз.',
    en: 'There is a request for this loan already. Wait until it is carried out, or withdraw it.',
  },
  REPAYMENT_DATE_INVALID: {
    ru: 'Выберите день погашения: сегодня или позже, до последнего платежа.',
    ky: 'Төлөө күнүн тандаңыз: бүгүн же кийинчерээк, акыркы төлөмгө чейин.',
    en: 'Choose the day of repayment: today or later, before the last payment.',
  },
  REPAYMENT_AMOUNT_INVALID: {
    ru: 'Сумма должна быть больше нуля и меньше остатка долга.',
    ky: 'Сумма нөлдөн чоң жана калган карыздан аз болушу керек.',
    en: 'The amount must be above zero and less than the outstanding debt.',
  },
  REPAYMENT_DAY_INVALID: {
    ru: 'Выберите другой день месяца, с 1 по 28.',
    ky: 'Айдын башка күнүн тандаңыз: 1ден 28ге чейин.',
    en: 'Choose another day of the month, from 1 to 28.',
  },
  DEPOSIT_NOT_FOUND: {
    ru: 'Депозит не найден.',
    ky: 'Депозит табылган жок.',
    en: 'The deposit was not found.',
  },
  RATE_NOT_FOUND: {
    ru: 'На эту дату нет курса для этой валюты.',
    ky: 'Бул күнгө бул валюта үчүн курс жок.',
    en: 'There is no rate for this currency on this date.',
  },
  CURRENCY_UNKNOWN: {
    ru: 'Банк не работает с этой валютой.',
    ky: 'Банк бул валюта менен иштебейт.',
    en: 'The bank does not work with this currency.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
