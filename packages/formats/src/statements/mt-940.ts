import { wordsIn } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { transliterate } from '@tartip/domain/text/swift-text'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'

import type {
  StatementContent,
  StatementFileBytes,
  StatementHead,
  StatementOperation,
  StatementSection,
} from './statement-content.ts'

const lineEnd = '\r\n'
const longestLine = 65
const mostLines = 6
const longestReference = 16

/**
 * Customer statement messages MT940, one for each account. SWIFT has Latin letters alone, so Cyrillic ones are written
 * in Latin, as people read them.
 */
export async function* mt940Statement(content: StatementContent): StatementFileBytes {
  const { head, sections } = content
  for (const [index, section] of sections.entries()) {
    yield textOf(beginOf(head, section, index))
    for await (const batch of content.operationsOf(index)) {
      yield textOf(batch.flatMap(one => operationLines(head, section, one)))
    }
    yield textOf(endOf(head, section))
  }
}

const textOf = (lines: readonly string[]): Uint8Array =>
  Buffer.from(lines.map(line => line + lineEnd).join(''), 'latin1')

/** `261130`. */
const shortDate = (date: LocalDate): string => date.slice(2).replaceAll('-', '')

const amountOf = (minor: bigint, currency: CurrencyCode): string => {
  const decimal = toDecimal(minor < 0n ? -minor : minor, currency)
  return decimal.includes('.') ? decimal.replace('.', ',') : `${decimal},`
}

const balance = (tag: string, minor: bigint, currency: CurrencyCode, date: LocalDate): string =>
  `:${tag}:${minor < 0n ? 'D' : 'C'}${shortDate(date)}${currency}${amountOf(minor, currency)}`

function beginOf(
  head: StatementHead,
  { account, currency, openingMinor }: StatementSection,
  index: number,
): readonly string[] {
  const reference = head.statementId.replaceAll('-', '').slice(-12).toUpperCase()
  return [
    `:20:${reference}`,
    `:25:${head.bankBic}/${account}`,
    `:28C:${index + 1}/1`,
    balance('60F', openingMinor, currency, head.startDate),
  ]
}

function endOf(
  { endDate }: StatementHead,
  { currency, closingMinor, plannedMinor }: StatementSection,
): readonly string[] {
  return [
    balance('62F', closingMinor, currency, endDate),
    balance('64', plannedMinor, currency, endDate),
    '-',
  ]
}

function operationLines(
  head: StatementHead,
  { currency }: StatementSection,
  operation: StatementOperation,
): readonly string[] {
  const day = shortDate(bishkekDate(operation.bookedAt))
  const mark = operation.direction === 'DEBIT' ? 'D' : 'C'
  const amount = amountOf(operation.amountMinor, currency)
  const own = referenceOf(operation.documentNumber) || 'NONREF'
  const bank = operation.operationId.replaceAll(/[^A-Za-z0-9]/g, '').slice(-longestReference)
  return [
    `:61:${day}${day.slice(2)}${mark}${amount}NTRF${own}//${bank}`,
    ...detailsOf(head, operation),
  ]
}

/** Neither begins nor ends with a slash and has no two of them. */
const referenceOf = (text = ''): string =>
  transliterate(text)
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '')
    .slice(0, longestReference)

function detailsOf({ language }: StatementHead, operation: StatementOperation): readonly string[] {
  const parts = [
    wordsIn(operation.counterpartyName, language),
    operation.counterpartyAccount,
    operation.counterpartyBank ?? '',
    wordsIn(operation.purpose, language),
  ]
  const text = parts
    .map(part => transliterate(part))
    .filter(part => part !== '')
    .join(', ')
  const lines: string[] = []
  let rest = `:86:${text}`
  while (rest !== '' && lines.length < mostLines) {
    let end = Math.min(longestLine, rest.length)
    // A line that begins with a colon or a hyphen would be read as the next field or the end.
    while (end < rest.length && end > 1 && /[:-]/.test(rest.charAt(end))) end -= 1
    lines.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return lines
}
