import { wordsIn } from '@tartip/domain/bank-text'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, bishkekMinute, timeOfMinute } from '@tartip/domain/time/instant'
import { lettersOutsideWindows1251 } from '@tartip/domain/text/windows-1251'
import iconv from 'iconv-lite'

import {
  FormatRefusal,
  type StatementContent,
  type StatementFileBytes,
  type StatementHead,
  type StatementOperation,
  type StatementSection,
} from './statement-content.ts'

/** 1.03 is written in UTF-8. 1.02 is from before that and is written in windows-1251, which has no Kyrgyz letters. */
export type OneCVersion = '1.02' | '1.03'

const lineEnd = '\r\n'

/** A value of one line: line breaks would begin a key of their own. */
const line = (key: string, value: string): string => `${key}=${value.replaceAll(/[\r\n]+/g, ' ')}`
const textOf = (lines: readonly string[]): string => lines.map(each => each + lineEnd).join('')

/** A statement in the exchange format of 1C (`1CClientBankExchange`). */
export async function* oneCStatement(
  content: StatementContent,
  version: OneCVersion,
): StatementFileBytes {
  const encode = version === '1.02' ? toWindows1251 : (text: string) => Buffer.from(text, 'utf8')
  yield encode(textOf(headLines(content, version)))
  for (const section of content.sections) {
    yield encode(textOf(accountLines(content.head, section)))
  }
  for (const [index, section] of content.sections.entries()) {
    for await (const batch of content.operationsOf(index)) {
      yield encode(batch.map(one => textOf(documentLines(content.head, section, one))).join(''))
    }
  }
  yield encode(textOf(['КонецФайла']))
}

function headLines({ head, sections }: StatementContent, version: OneCVersion): readonly string[] {
  return [
    '1CClientBankExchange',
    line('ВерсияФормата', version),
    line('Кодировка', version === '1.02' ? 'Windows' : 'UTF-8'),
    line('Отправитель', head.bankName),
    line('Получатель', '1С:Предприятие'),
    line('ДатаСоздания', formatDate(bishkekDate(head.createdAt))),
    line('ВремяСоздания', `${timeOfMinute(bishkekMinute(head.createdAt))}:00`),
    line('ДатаНачала', formatDate(head.startDate)),
    line('ДатаКонца', formatDate(head.endDate)),
    ...sections.map(({ account }) => line('РасчСчет', account)),
  ]
}

function accountLines(head: StatementHead, section: StatementSection): readonly string[] {
  const { account, currency, openingMinor, closingMinor, creditMinor, debitMinor } = section
  return [
    'СекцияРасчСчет',
    line('ДатаНачала', formatDate(head.startDate)),
    line('ДатаКонца', formatDate(head.endDate)),
    line('РасчСчет', account),
    ...currencyLine(currency),
    line('НачальныйОстаток', toDecimal(openingMinor, currency)),
    line('ВсегоПоступило', toDecimal(creditMinor, currency)),
    line('ВсегоСписано', toDecimal(debitMinor, currency)),
    line('КонечныйОстаток', toDecimal(closingMinor, currency)),
    'КонецРасчСчет',
  ]
}

const currencyLine = (currency: CurrencyCode): readonly string[] =>
  currency === 'KGS' ? [] : [line('Валюта', currency)]

function documentLines(
  head: StatementHead,
  section: StatementSection,
  operation: StatementOperation,
): readonly string[] {
  const isDebit = operation.direction === 'DEBIT'
  const bookedOn = formatDate(bishkekDate(operation.bookedAt))
  const client = {
    account: section.account,
    name: head.clientName,
    inn: head.clientInn,
    bic: head.bankBic,
    bank: head.bankName,
  }
  const otherBic = operation.counterpartyBank ?? head.bankBic
  const other = {
    account: operation.counterpartyAccount,
    name: wordsIn(operation.counterpartyName, head.language),
    inn: operation.counterpartyInn ?? '',
    bic: otherBic,
    bank: otherBic === head.bankBic ? head.bankName : (head.bankNames[otherBic] ?? ''),
  }
  const [payer, recipient] = isDebit ? [client, other] : [other, client]
  return [
    'СекцияДокумент=Платежное поручение',
    line('Номер', operation.documentNumber ?? ''),
    line('Дата', bookedOn),
    line('Сумма', toDecimal(operation.amountMinor, section.currency)),
    ...currencyLine(section.currency),
    line('ПлательщикСчет', payer.account),
    line('ДатаСписано', isDebit ? bookedOn : ''),
    line('Плательщик', payer.name),
    line('ПлательщикИНН', payer.inn),
    line('ПлательщикБанк1', payer.bank),
    line('ПлательщикБИК', payer.bic),
    line('ПолучательСчет', recipient.account),
    line('ДатаПоступило', isDebit ? '' : bookedOn),
    line('Получатель', recipient.name),
    line('ПолучательИНН', recipient.inn),
    line('ПолучательБанк1', recipient.bank),
    line('ПолучательБИК', recipient.bic),
    ...(operation.paymentCode === undefined ? [] : [line('КодНазПлатежа', operation.paymentCode)]),
    line('НазначениеПлатежа', wordsIn(operation.purpose, head.language)),
    'КонецДокумента',
  ]
}

const mostLettersNamed = 10

/** A letter that the encoding lacks must not become another one. */
function toWindows1251(text: string): Buffer {
  const lost = lettersOutsideWindows1251(text)
  if (lost.length === 0) return iconv.encode(text, 'windows-1251')
  const letters = lost.slice(0, mostLettersNamed).join(' ')
  throw new FormatRefusal('STATEMENT_LETTERS_NOT_IN_FORMAT', { letters })
}
