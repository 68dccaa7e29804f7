import { join } from 'node:path'
import { createTaxes } from '@tartip/bank-twin/budget/taxes'
import { readTwinReference } from '@tartip/bank-twin/reference/twin-reference'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { err } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import type { DayCodeProviders } from '../modules/payment/payment-deps.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { createSeededRandom } from './seeded-random.ts'
import type { SimulatedOrganisation } from './simulated-people.ts'

/** Providers that have issued no code of the day. */
const noCodes = {
  findCode: () => Promise.resolve(undefined),
  confirmPaid: () => Promise.resolve(err('DAY_CODE_NOT_FOUND')),
}

export interface SimulatedTaxes {
  readonly dayCodes: DayCodeProviders
  /** A code of the day for a tax of this amount; empty where the tax service gives none. */
  obtainCode(legalPartyId: string, amount: string): Promise<string>
}

/** The tax service, which knows every organisation and accepts any tax of today. */
export async function createSimulatedTaxes(
  { db, clock, seed }: { readonly db: Db; readonly clock: Clock; readonly seed: number },
  organisations: readonly SimulatedOrganisation[],
  newId: () => string,
): Promise<SimulatedTaxes> {
  // A separate random stream, so that a code more does not change what people do.
  const digits = createSeededRandom(seed + 3_000_003)
  const reference = readTwinReference(join(import.meta.dirname, '../../../../reference-data'))
  const taxes = createTaxes({
    db,
    clock,
    random: size => Uint8Array.from({ length: size }, () => digits.below(256)),
    reference,
  })
  await taxes.seed.addTaxPayers(
    organisations.map(({ legalPartyId, inn }) => ({ legalPartyId, inn })),
  )
  const type = reference.taxTypes.find(({ requiresVehicle }) => !requiresVehicle)
  const [office] = reference.taxOffices
  if (type === undefined || office === undefined) throw new Error('No tax can be paid')
  return {
    dayCodes: { TAX: taxes.taxPayments, TUNDUK: noCodes, FINES: noCodes },
    async obtainCode(legalPartyId, amount) {
      const parsed = parseDecimal(amount, 'KGS')
      if (!parsed.ok) return ''
      const today = bishkekDate(clock.now())
      const code = await taxes.taxPayments.obtainCode({
        requestId: newId(),
        legalPartyId,
        taxTypeId: type.taxTypeId,
        taxOfficeCode: office.code,
        periodFrom: today,
        periodTo: today,
        amountMinor: parsed.value,
      })
      return code.ok ? code.value.code : ''
    },
  }
}
