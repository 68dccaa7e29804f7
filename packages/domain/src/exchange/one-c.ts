import { toDecimal } from '../money/decimal.ts'
import type { StoredContent } from '../forms/form.ts'
import { formatDate } from '../time/format-date.ts'
import {
  bishkekDate,
  bishkekMinute,
  timeOfMinute,
  type Instant,
  type LocalDate,
} from '../time/instant.ts'

/** A document as the exchange with 1C needs it. */
export type OneCDocument = StoredContent & {
  /** The day on which the bank executed it; absent while it has not. */
  readonly executedOn?: LocalDate
  readonly payerBankName: string
  readonly recipientBankName: string
}

const lineEnd = '\r\n'

/** A value of one line: line breaks would begin a key of their own. */
const line = (key: string, value: string): string => `${key}=${value.replaceAll(/[\r\n]+/g, ' ')}`

/**
 * Documents in the exchange format of 1C (`1CClientBankExchange` 1.03). The text is to be written in UTF-8, as its head
 * says: the older encodings of the format have no Kyrgyz letters.
 */
export function* oneCLines(
  documents: Iterable<OneCDocument>,
  now: Instant,
): Generator<string, void> {
  const list = [...documents]
  const days = list.map(dayOf).toSorted()
  const accounts = [...new Set(list.map(({ payerAccount }) => payerAccount))].toSorted()
  yield textOf([
    '1CClientBankExchange',
    line('ВерсияФормата', '1.03'),
    line('Кодировка', 'UTF-8'),
    line('Отправитель', 'Тартип'),
    line('Получатель', '1С:Предприятие'),
    line('ДатаСоздания', formatDate(bishkekDate(now))),
    line('ВремяСоздания', `${timeOfMinute(bishkekMinute(now))}:00`),
    line('ДатаНачала', formatDate(days[0] ?? bishkekDate(now))),
    line('ДатаКонца', formatDate(days.at(-1) ?? bishkekDate(now))),
    ...accounts.map(account => line('РасчСчет', account)),
  ])
  for (const document of list) yield textOf(linesOf(document))
  yield textOf(['КонецФайла'])
}

const dayOf = ({ executedOn, valueDate }: OneCDocument): LocalDate => executedOn ?? valueDate

const textOf = (lines: readonly string[]): string => lines.map(each => each + lineEnd).join('')

function linesOf(document: OneCDocument): readonly string[] {
  const { executedOn, amountMinor, currency, recipientInn, paymentCode } = document
  return [
    'СекцияДокумент=Платежное поручение',
    line('Номер', document.transferNum),
    line('Дата', formatDate(document.valueDate)),
    line('Сумма', toDecimal(amountMinor, currency)),
    ...(currency === 'KGS' ? [] : [line('Валюта', currency)]),
    line('ПлательщикСчет', document.payerAccount),
    line('ДатаСписано', executedOn ? formatDate(executedOn) : ''),
    line('Плательщик', document.payerName),
    line('ПлательщикИНН', document.payerInn),
    line('ПлательщикБанк1', document.payerBankName),
    line('ПлательщикБИК', document.payerBic),
    line('ПолучательСчет', document.recipientAccount),
    line('Получатель', document.recipientName),
    line('ПолучательИНН', recipientInn ?? ''),
    line('ПолучательБанк1', document.recipientBankName),
    line('ПолучательБИК', document.recipientBic),
    line('ВидОплаты', '01'),
    ...(paymentCode ? [line('КодНазПлатежа', paymentCode)] : []),
    line('НазначениеПлатежа', document.purpose),
    'КонецДокумента',
  ]
}
