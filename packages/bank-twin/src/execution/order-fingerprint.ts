import { createHash } from 'node:crypto'
import type { PaymentOrder } from '@tartip/bank-ports/payment-execution'

/** Fingerprint of everything the order says: the same order again has the same one. */
export function orderFingerprint(order: PaymentOrder): string {
  return createHash('sha256').update(canonicalText(order)).digest('hex')
}

/** Fields in the order of their names; what is absent and what is undefined are the same. */
function canonicalText(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`)
  return `{${fields.join()}}`
}
