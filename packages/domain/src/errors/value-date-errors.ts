import type { LocalizedText } from '../language.ts'

/** Value dates, and the deadlines of creating and signing per kind (specification 2). */
export const valueDateErrors = {
  VALUE_DATE_PAST: {
    ru: 'Дата платежа уже прошла. Выберите другую дату.',
    ky: 'Төлөмдүн күнү өтүп кеткен. Башка күндү тандаңыз.',
    en: 'The payment date has passed. Choose another date.',
  },
  VALUE_DATE_NON_WORKING: {
    ru: 'Это нерабочий день. Выберите рабочий день.',
    ky: 'Бул күнү банк иштебейт. Жумуш күнүн тандаңыз.',
    en: 'The bank is closed on this day. Choose a working day.',
  },
  VALUE_DATE_TOO_FAR: {
    ru: 'Банк ещё не принимает платежи на эту дату. Выберите более раннюю.',
    ky: 'Банк бул күнгө төлөм кабыл ала элек. Эртерээк күндү тандаңыз.',
    en: 'The bank does not take payments for this date yet. Choose an earlier one.',
  },
  VALUE_DATE_NOT_TODAY: {
    ru: 'Перевод с картой подписывают только в день его исполнения. Укажите сегодняшнюю дату.',
    ky: 'Карта менен которууга аткарылуучу күнү гана кол коюлат. Бүгүнкү күндү көрсөтүңүз.',
    en: 'A card transfer is signed only on its value date. Set it to today.',
  },
  CUT_OFF_PASSED: {
    ru: 'Платёж поступил в банк после окончания приёма. Создайте его с другой датой.',
    ky: 'Төлөм банкка кабыл алуу бүткөндөн кийин түштү. Аны башка күн менен түзүңүз.',
    en: 'The payment reached the bank after the cut-off. Create it with another date.',
  },
  CREATE_DEADLINE_PASSED: {
    ru: 'Время создания таких платежей на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн мындай төлөмдү түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create such a payment today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED: {
    ru: 'Время подписания на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_CLEARING: {
    ru: 'Время создания клиринговых платежей на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн клиринг төлөмүн түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a clearing payment today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_CLEARING: {
    ru: 'Время подписания клиринговых платежей на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн клиринг төлөмүнө кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a clearing payment today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_GROSS: {
    ru: 'Время создания платежей через гросс на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн гросс төлөмүн түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a gross payment today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_GROSS: {
    ru: 'Время подписания платежей через гросс на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн гросс төлөмүнө кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a gross payment today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_INTRABANK_OWN: {
    ru: 'Время создания переводов между своими счетами на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн өз эсептеринин ортосундагы которууну түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a transfer between own accounts today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_INTRABANK_OWN: {
    ru: 'Время подписания переводов между своими счетами на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн өз эсептеринин ортосундагы которууга кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a transfer between own accounts today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_INTRABANK_FOREIGN: {
    ru: 'Время создания переводов другому клиенту банка на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн банктын башка кардарына которууну түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a transfer to another client of the bank today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_INTRABANK_FOREIGN: {
    ru: 'Время подписания переводов другому клиенту банка на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн банктын башка кардарына которууга кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a transfer to another client of the bank today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_CONVERSION: {
    ru: 'Время создания конвертаций на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн конвертацияны түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a conversion today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_CONVERSION: {
    ru: 'Время подписания конвертаций на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн конвертацияга кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a conversion today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_SWIFT: {
    ru: 'Время создания переводов SWIFT на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн SWIFT аркылуу которууну түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a SWIFT transfer today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_SWIFT: {
    ru: 'Время подписания переводов SWIFT на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн SWIFT аркылуу которууга кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a SWIFT transfer today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_RKO_2_CARD: {
    ru: 'Время создания переводов со счёта на карту на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн эсептен картага которууну түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a transfer from account to card today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_RKO_2_CARD: {
    ru: 'Время подписания переводов со счёта на карту на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн эсептен картага которууга кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a transfer from account to card today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_CARD_2_RKO: {
    ru: 'Время создания переводов с карты на счёт на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн картадан эсепке которууну түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a transfer from card to account today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_CARD_2_RKO: {
    ru: 'Время подписания переводов с карты на счёт на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн картадан эсепке которууга кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a transfer from card to account today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_CARD_2_CARD: {
    ru: 'Время создания переводов с карты на карту на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн картадан картага которууну түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a transfer from card to card today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_CARD_2_CARD: {
    ru: 'Время подписания переводов с карты на карту на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн картадан картага которууга кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a transfer from card to card today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_BUDGET: {
    ru: 'Время создания платежей в бюджет на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн бюджетке төлөмдү түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a budget payment today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_BUDGET: {
    ru: 'Время подписания платежей в бюджет на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн бюджетке төлөмгө кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a budget payment today. Choose another date.',
  },
  CREATE_DEADLINE_PASSED_SALARY: {
    ru: 'Время создания зарплатных ведомостей на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн эмгек акы тизмесин түзүү убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to create a salary list today. Choose another date.',
  },
  SIGN_DEADLINE_PASSED_SALARY: {
    ru: 'Время подписания зарплатных ведомостей на сегодня истекло. Выберите другую дату.',
    ky: 'Бүгүн эмгек акы тизмесине кол коюу убактысы бүттү. Башка күндү тандаңыз.',
    en: 'It is too late to sign a salary list today. Choose another date.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
