import { writeXlsx } from 'hucre/xlsx'
import type { Language } from '@tartip/domain/language'
import { csvMarks } from '@tartip/domain/text/spreadsheet-text'

/** The headings of a list of payments; the reader knows them in each language. */
const headings: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'Номер',
    'Дата',
    'Счёт плательщика',
    'Получатель',
    'ИНН получателя',
    'Счёт получателя',
    'БИК получателя',
    'Сумма',
    'Валюта',
    'Код платежа',
    'Назначение платежа',
    'Срочно',
  ],
  ky: [
    'Номери',
    'Күнү',
    'Төлөөчүнүн эсеби',
    'Алуучу',
    'Алуучунун ИНН',
    'Алуучунун эсеби',
    'Алуучунун БИК',
    'Сумма',
    'Валюта',
    'Төлөм коду',
    'Төлөмдүн максаты',
    'Шашылыш',
  ],
  en: [
    'Number',
    'Date',
    'Payer account',
    'Recipient',
    'Recipient INN',
    'Recipient account',
    'Recipient BIC',
    'Amount',
    'Currency',
    'Payment code',
    'Purpose',
    'Urgent',
  ],
}

/** An empty list of payments. Its cells are text, so that no program shortens an account to a number. */
export async function paymentTemplate(
  format: 'CSV' | 'XLSX',
  language: Language,
): Promise<Uint8Array> {
  if (format === 'CSV') {
    const text = `\uFEFF${headings[language].join(csvMarks[language].field)}\r\n`
    return new TextEncoder().encode(text)
  }
  return writeXlsx({
    sheets: [
      {
        name: 'Payments',
        columns: headings[language].map((header, index) => ({
          header,
          key: String(index),
          width: 22,
          numFmt: '@',
        })),
        data: [],
      },
    ],
  })
}
