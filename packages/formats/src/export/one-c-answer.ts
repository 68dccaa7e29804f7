import { formatDate } from '@tartip/domain/time/format-date'
import {
  bishkekDate,
  bishkekMinute,
  isLocalDate,
  timeOfMinute,
  type Instant,
} from '@tartip/domain/time/instant'
import type { PaymentFileRow } from '../import/payment-file.ts'

interface AnsweredDocument {
  readonly fields: PaymentFileRow['fields']
  /** What became of it: its status, or why it was refused. */
  readonly words: string
}

const line = (key: string, value: string): string => `${key}=${value.replaceAll(/[\r\n]+/g, ' ')}`

/**
 * The documents of a file of 1C with receipts: 1C shows them beside its own documents, which it finds by number, date,
 * amount and account. In UTF-8, because the older encodings have no Kyrgyz letters.
 */
export function writeOneCAnswer(documents: readonly AnsweredDocument[], now: Instant): string {
  const day = formatDate(bishkekDate(now))
  const time = `${timeOfMinute(bishkekMinute(now))}:00`
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=UTF-8',
    'Отправитель=Тартип',
    'Получатель=1С:Предприятие',
    line('ДатаСоздания', day),
    line('ВремяСоздания', time),
    ...documents.flatMap(({ fields, words }) => [
      'СекцияДокумент=Платежное поручение',
      line('Номер', fields.transferNum ?? ''),
      line('Дата', dateOf(fields.valueDate)),
      line('Сумма', fields.amount ?? ''),
      line('КвитанцияДата', day),
      line('КвитанцияВремя', time),
      line('КвитанцияСодержание', words),
      line('ПлательщикСчет', fields.payerAccount ?? ''),
      line('ПолучательСчет', fields.recipientAccount ?? ''),
      line('Получатель', fields.recipientName ?? ''),
      line('НазначениеПлатежа', fields.purpose ?? ''),
      'КонецДокумента',
    ]),
    'КонецФайла',
  ]
  return `${lines.join('\r\n')}\r\n`
}

const dateOf = (date: string | undefined): string =>
  date !== undefined && isLocalDate(date) ? formatDate(date) : (date ?? '')
