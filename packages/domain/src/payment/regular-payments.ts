import type { CurrencyCode } from '../money/currency.ts'
import { addDays, daysBetween, type LocalDate } from '../time/instant.ts'
import { addMonths } from '../time/months.ts'
import { payeeOperations } from './payee.ts'
import type { OperationCode } from './operation.ts'

export type RegularInterval = 'WEEKLY' | 'MONTHLY'

/** Documents that may come again by themselves; taxes and loans have due dates of their own. */
export const regularOperations = [
  ...payeeOperations,
  'SWIFT',
  'SALARY',
] as const satisfies readonly OperationCode[]

/** What the rule reads of a document. */
export interface PayeeDocument {
  readonly recipientAccount: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  readonly valueDate: LocalDate
}

/** A payment that is likely to come, although nobody has made a document for it. */
export interface RegularPayment<D> {
  readonly interval: RegularInterval
  /** In the past when the payment is late. */
  readonly date: LocalDate
  readonly amountMinor: bigint
  /** The latest document of the series: payee and amount are expected as it says. */
  readonly last: D
}

/** Three months with one payment each, and a late fourth one. */
export const regularHistoryDays = 110
const horizonDays = 31
const leastDocuments = 3
const amountTolerancePercent = 15n

const intervals: readonly {
  readonly interval: RegularInterval
  readonly toleranceDays: number
  /** A payment that is later than this is not coming any more. */
  readonly graceDays: number
  readonly next: (date: LocalDate, count: number) => LocalDate
}[] = [
  {
    interval: 'WEEKLY',
    toleranceDays: 1,
    graceDays: 3,
    next: (date, count) => addDays(date, 7 * count),
  },
  { interval: 'MONTHLY', toleranceDays: 4, graceDays: 7, next: addMonths },
]

/**
 * Payments of the coming month that the history makes likely: the same payee was paid about the same amount at least
 * three times in a row, each a week or a month after the one before. An open document of the same payee and about the
 * same amount takes the place of the next one.
 */
export function regularPayments<D extends PayeeDocument>(
  executed: readonly D[],
  open: readonly PayeeDocument[],
  today: LocalDate,
): readonly RegularPayment<D>[] {
  const expected = seriesOf(executed)
    .flatMap(series => expectedOf(series, today))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  for (const document of open) {
    const covered = expected.findIndex(
      ({ last, amountMinor }) =>
        payeeKey(last) === payeeKey(document) && isAboutSame(amountMinor, document.amountMinor),
    )
    if (covered !== -1) expected.splice(covered, 1)
  }
  return expected
}

const payeeKey = ({ recipientAccount, currency }: PayeeDocument): string =>
  `${currency} ${recipientAccount}`

/** Documents of one payee with about the same amount, each oldest first. */
function seriesOf<D extends PayeeDocument>(documents: readonly D[]): readonly (readonly D[])[] {
  const oldestFirst = documents.toSorted((a, b) => {
    if (a.valueDate !== b.valueDate) return a.valueDate < b.valueDate ? -1 : 1
    return a.amountMinor < b.amountMinor ? -1 : a.amountMinor > b.amountMinor ? 1 : 0
  })
  const byPayee = new Map<string, D[][]>()
  for (const document of oldestFirst) {
    const ofPayee = byPayee.get(payeeKey(document)) ?? []
    byPayee.set(payeeKey(document), ofPayee)
    const series = ofPayee.find(one =>
      isAboutSame(one.at(-1)?.amountMinor ?? 0n, document.amountMinor),
    )
    if (series) series.push(document)
    else ofPayee.push([document])
  }
  return [...byPayee.values()].flat()
}

function isAboutSame(one: bigint, other: bigint): boolean {
  const [less, more] = one < other ? [one, other] : [other, one]
  return (more - less) * 100n <= more * amountTolerancePercent
}

function expectedOf<D extends PayeeDocument>(
  series: readonly D[],
  today: LocalDate,
): readonly RegularPayment<D>[] {
  const latest = series.slice(-leastDocuments)
  const last = latest.at(-1)
  if (!last || latest.length < leastDocuments) return []
  const found = intervals.find(({ next, toleranceDays }) =>
    latest.slice(1).every(({ valueDate }, index) => {
      const due = next(latest[index]?.valueDate ?? valueDate, 1)
      return Math.abs(daysBetween(due, valueDate)) <= toleranceDays
    }),
  )
  if (!found || daysBetween(found.next(last.valueDate, 1), today) > found.graceDays) return []
  const until = addDays(today, horizonDays)
  const payments: RegularPayment<D>[] = []
  for (let count = 1; ; count += 1) {
    const date = found.next(last.valueDate, count)
    if (date > until) return payments
    payments.push({ interval: found.interval, date, amountMinor: last.amountMinor, last })
  }
}
