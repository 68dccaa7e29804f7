import { complaint, type Complaint } from './complaint.ts'
import type { PaymentFileRow } from './payment-file.ts'

/** What two payments have in common, from the most significant to the least, with its weight in per cent. */
const weights = [
  ['amount', 25],
  ['recipientAccount', 25],
  ['purpose', 20],
  ['transferNum', 15],
  ['valueDate', 15],
] as const

/** Below this, payments to one payee are the usual course of things. */
export const likelyDuplicateScore = 70

type Comparable = Pick<PaymentFileRow, 'fields' | 'currency'>

/** How much two payments look like one, in per cent; without the same payee, amount and currency they do not. */
export function duplicateScore(one: Comparable, other: Comparable): number {
  if (keyOf(one) !== keyOf(other)) return 0
  return weights.reduce((score, [field, weight]) => {
    const value = one.fields[field]?.trim().toLowerCase() ?? ''
    return value !== '' && value === other.fields[field]?.trim().toLowerCase()
      ? score + weight
      : score
  }, 0)
}

const keyOf = ({ fields, currency }: Comparable): string =>
  `${fields.recipientAccount} ${fields.amount} ${currency}`

/** Only so many rows of one payee and amount are compared with each other, so that the time stays linear. */
const mostCompared = 20

/** A warning for each row that looks like an earlier one of the same file. */
export function findRepeats(rows: readonly PaymentFileRow[]): readonly Complaint[] {
  const earlier = new Map<string, PaymentFileRow[]>()
  const warnings: Complaint[] = []
  for (const row of rows) {
    const key = keyOf(row)
    const alike = earlier.get(key) ?? []
    const best = alike
      .map(other => ({ other, score: duplicateScore(row, other) }))
      .reduce<{ other?: PaymentFileRow; score: number }>(
        (former, each) => (each.score > former.score ? each : former),
        { score: 0 },
      )
    if (best.other && best.score >= likelyDuplicateScore) {
      const place = { row: row.row, ...(row.sheet === undefined ? {} : { sheet: row.sheet }) }
      const params = { other: best.other.row, score: best.score }
      warnings.push(complaint('CELL_LIKELY_DUPLICATE', place, params))
    }
    if (alike.length < mostCompared) earlier.set(key, [...alike, row])
  }
  return warnings
}
