import { addressParts } from '../../../lib/address-parts.ts'

/** What of it narrows the list down. */
export const filterNames = [
  'from',
  'to',
  'account',
  'currency',
  'operation',
  'min',
  'max',
  'recipient',
  'number',
  'creator',
] as const

/** What the address of the history may say; `historySearch` reads and checks it. */
export const historyAddress = addressParts([
  'status',
  ...filterNames,
  'sort',
  'order',
  'page',
  'payment',
])
