import { addressParts } from '../../../lib/address-parts.ts'

/** What the address of an account may say; `accountDetailSearch` reads and checks it. */
export const accountAddress = addressParts([
  'from',
  'to',
  'direction',
  'q',
  'days',
  'all',
  'compare',
])
