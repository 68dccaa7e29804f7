import { addressParts } from '../../../lib/address-parts.ts'

/** What the address of the history may say; `historySearch` reads and checks it. */
export const historyAddress = addressParts([
  'status',
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
  'sort',
  'order',
  'page',
  'payment',
])
