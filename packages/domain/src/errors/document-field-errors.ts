import type { LocalizedText } from '../language.ts'

/** Fields a document must or must not have, by its operation and currency (specification 2). */
export const documentFieldErrors = {
  PAYER_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Плательщик».',
    ky: '«Төлөөчү» талаасын толтуруңуз.',
    en: 'Fill in the “Payer” field.',
  },
  RECIPIENT_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Получатель».',
    ky: '«Алуучу» талаасын толтуруңуз.',
    en: 'Fill in the “Recipient” field.',
  },
  AMOUNT_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Сумма».',
    ky: '«Сумма» талаасын толтуруңуз.',
    en: 'Fill in the “Amount” field.',
  },
  CURRENCY_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Валюта».',
    ky: '«Валюта» талаасын толтуруңуз.',
    en: 'Fill in the “Currency” field.',
  },
  PURPOSE_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Назначение платежа».',
    ky: '«Төлөмдүн максаты» талаасын толтуруңуз.',
    en: 'Fill in the “Payment purpose” field.',
  },
  COMMISSION_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Комиссия».',
    ky: '«Комиссия» талаасын толтуруңуз.',
    en: 'Fill in the “Fee” field.',
  },
  EXOTIC_CURRENCY_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Редкая валюта».',
    ky: '«Сейрек валюта» талаасын толтуруңуз.',
    en: 'Fill in the “Exotic currency” field.',
  },
  RUB_CODE_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Код валютной операции (VO)».',
    ky: '«Валюталык операциянын коду (VO)» талаасын толтуруңуз.',
    en: 'Fill in the “Currency operation code (VO)” field.',
  },
  INN_CANNOT_BE_NULL: {
    ru: 'Заполните поле «ИНН».',
    ky: '«ИНН» талаасын толтуруңуз.',
    en: 'Fill in the “INN” field.',
  },
  KZT_BIN_CANNOT_BE_NULL: {
    ru: 'Заполните поле «БИН (Казахстан)».',
    ky: '«БИН (Казакстан)» талаасын толтуруңуз.',
    en: 'Fill in the “BIN (Kazakhstan)” field.',
  },
  KPP_CANNOT_BE_NULL: {
    ru: 'Заполните поле «КПП (Россия)».',
    ky: '«КПП (Россия)» талаасын толтуруңуз.',
    en: 'Fill in the “KPP (Russia)” field.',
  },
  VALUE_DATE_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Дата валютирования».',
    ky: '«Төлөм аткарылуучу күн» талаасын толтуруңуз.',
    en: 'Fill in the “Value date” field.',
  },
  OPERATION_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Операция».',
    ky: '«Операция» талаасын толтуруңуз.',
    en: 'Fill in the “Operation” field.',
  },
  PAYMENT_CODE_UNKNOWN: {
    ru: 'Такого кода платежа нет. Выберите код из списка.',
    ky: 'Мындай төлөм коду жок. Кодду тизмеден тандаңыз.',
    en: 'There is no such payment code. Choose one from the list.',
  },
  PAYMENT_CODE_CANNOT_BE_NULL: {
    ru: 'Заполните поле «Код платежа».',
    ky: '«Төлөм коду» талаасын толтуруңуз.',
    en: 'Fill in the “Payment code” field.',
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
