import { err } from '@tartip/domain/result'

import type { Qr } from '../public.ts'

const nothing = { count: 0, totals: [], list: [] }

/** An organisation that sells nothing by QR. */
export const noQr: Qr = {
  accessOf: async ({ legalPartyId }) => ({ legalPartyId, accounts: [], cashRegisters: [] }),
  find: async () => undefined,
  page: async () => nothing,
  async *batches() {},
  summary: async () => ({ days: [], points: [] }),
  checkRefund: async () => err('SALE_NOT_FOUND'),
  findSeller: async ({ name }) => ({ name }),
  sources: async () => [],
  makeCode: async () => err('ACCOUNT_NOT_FOUND'),
}
