import type { LocalizedText } from '../language.ts'

/** Fields a document must or must not have, by its operation and currency (specification 2). */
export const documentFieldErrors = {
  PAYER_CANNOT_BE_NULL: {
    ru: 'Укажите плательщика.',
    ky: 'Төлөөчүнү көрсөтүңүз.',
    en: 'Enter the payer.',
  },
  RECIPIENT_CANNOT_BE_NULL: {
    ru: 'Укажите получателя.',
    ky: 'Алуучуну көрсөтүңүз.',
    en: 'Enter the recipient.',
  },
  AMOUNT_CANNOT_BE_NULL: {
    ru: 'Укажите сумму.',
    ky: 'Сумманы көрсөтүңүз.',
    en: 'Enter the amount.',
  },
  CURRENCY_CANNOT_BE_NULL: {
    ru: 'Выберите валюту.',
    ky: 'Валютаны тандаңыз.',
    en: 'Choose the currency.',
  },
  PURPOSE_CANNOT_BE_NULL: {
    ru: 'Укажите назначение платежа.',
    ky: 'Төлөмдүн максатын көрсөтүңүз.',
    en: 'Enter the purpose of the payment.',
  },
  COMMISSION_CANNOT_BE_NULL: {
    ru: 'Укажите комиссию.',
    ky: 'Комиссияны көрсөтүңүз.',
    en: 'Enter the fee.',
  },
  EXOTIC_CURRENCY_CANNOT_BE_NULL: {
    ru: 'Выберите редкую валюту.',
    ky: 'Сейрек валютаны тандаңыз.',
    en: 'Choose the exotic currency.',
  },
  RUB_CODE_CANNOT_BE_NULL: {
    ru: 'Выберите код валютной операции (VO).',
    ky: 'Валюталык операциянын кодун (VO) тандаңыз.',
    en: 'Choose the currency operation code (VO).',
  },
  INN_CANNOT_BE_NULL: {
    ru: 'Укажите ИНН.',
    ky: 'ИНН номерин көрсөтүңүз.',
    en: 'Enter the INN.',
  },
  KZT_BIN_CANNOT_BE_NULL: {
    ru: 'Укажите БИН (Казахстан).',
    ky: 'БИН номерин (Казакстан) көрсөтүңүз.',
    en: 'Enter the BIN (Kazakhstan).',
  },
  KPP_CANNOT_BE_NULL: {
    ru: 'Укажите КПП (Россия).',
    ky: 'КПП номерин (Россия) көрсөтүңүз.',
    en: 'Enter the KPP (Russia).',
  },
  VALUE_DATE_CANNOT_BE_NULL: {
    ru: 'Выберите дату валютирования.',
    ky: 'Төлөм аткарылуучу күндү тандаңыз.',
    en: 'Choose the value date.',
  },
  OPERATION_CANNOT_BE_NULL: {
    ru: 'Выберите операцию.',
    ky: 'Операцияны тандаңыз.',
    en: 'Choose the operation.',
  },
  PAYMENT_CODE_UNKNOWN: {
    ru: 'Такого кода платежа нет. Выберите код из списка.',
    ky: 'Мындай төлөм коду жок. Кодду тизмеден тандаңыз.',
    en: 'There is no such payment code. Choose one from the list.',
  },
  PAYMENT_CODE_CANNOT_BE_NULL: {
    ru: 'Выберите код платежа.',
    ky: 'Төлөм кодун тандаңыз.',
    en: 'Choose the payment code.',
  },
  PAYER_MUST_BE_NULL: {
    ru: 'Поле «Плательщик» должно быть пустым.',
    ky: '«Төлөөчү» талаасы бош болушу керек.',
    en: '“Payer” must be empty.',
  },
  RECIPIENT_MUST_BE_NULL: {
    ru: 'Поле «Получатель» должно быть пустым.',
    ky: '«Алуучу» талаасы бош болушу керек.',
    en: '“Recipient” must be empty.',
  },
  AMOUNT_MUST_BE_NULL: {
    ru: 'Поле «Сумма» должно быть пустым.',
    ky: '«Сумма» талаасы бош болушу керек.',
    en: '“Amount” must be empty.',
  },
  CURRENCY_MUST_BE_NULL: {
    ru: 'Поле «Валюта» должно быть пустым.',
    ky: '«Валюта» талаасы бош болушу керек.',
    en: '“Currency” must be empty.',
  },
  PURPOSE_MUST_BE_NULL: {
    ru: 'Поле «Назначение платежа» должно быть пустым.',
    ky: '«Төлөмдүн максаты» талаасы бош болушу керек.',
    en: '“Payment purpose” must be empty.',
  },
  COMMISSION_MUST_BE_NULL: {
    ru: 'Поле «Комиссия» должно быть пустым.',
    ky: '«Комиссия» талаасы бош болушу керек.',
    en: '“Fee” must be empty.',
  },
  EXOTIC_CURRENCY_MUST_BE_NULL: {
    ru: 'Поле «Редкая валюта» должно быть пустым.',
    ky: '«Сейрек валюта» талаасы бош болушу керек.',
    en: '“Exotic currency” must be empty.',
  },
  RUB_CODE_MUST_BE_NULL: {
    ru: 'Поле «Код валютной операции (VO)» должно быть пустым.',
    ky: '«Валюталык операциянын коду (VO)» талаасы бош болушу керек.',
    en: '“Currency operation code (VO)” must be empty.',
  },
  INN_MUST_BE_NULL: {
    ru: 'Поле «ИНН» должно быть пустым.',
    ky: '«ИНН» талаасы бош болушу керек.',
    en: '“INN” must be empty.',
  },
  KZT_BIN_MUST_BE_NULL: {
    ru: 'Поле «БИН (Казахстан)» должно быть пустым.',
    ky: '«БИН (Казакстан)» талаасы бош болушу керек.',
    en: '“BIN (Kazakhstan)” must be empty.',
  },
  KPP_MUST_BE_NULL: {
    ru: 'Поле «КПП (Россия)» должно быть пустым.',
    ky: '«КПП (Россия)» талаасы бош болушу керек.',
    en: '“KPP (Russia)” must be empty.',
  },
  VALUE_DATE_MUST_BE_NULL: {
    ru: 'Поле «Дата валютирования» должно быть пустым.',
    ky: '«Төлөм аткарылуучу күн» талаасы бош болушу керек.',
    en: '“Value date” must be empty.',
  },
  OPERATION_MUST_BE_NULL: {
    ru: 'Поле «Операция» должно быть пустым.',
    ky: '«Операция» талаасы бош болушу керек.',
    en: '“Operation” must be empty.',
  },
  PAYMENT_CODE_MUST_BE_NULL: {
    ru: 'Поле «Код платежа» должно быть пустым.',
    ky: '«Төлөм коду» талаасы бош болушу керек.',
    en: '“Payment code” must be empty.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
