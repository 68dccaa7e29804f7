import type { Fine, Fines } from '@tartip/bank-ports/fines'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, ok } from '@tartip/domain/result'
import { addDays, bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import type { FineType, TwinReference } from '../reference/twin-reference.ts'
import { createDayCodes, obtainDayCode } from './day-codes.ts'
import { type FineFacts, findFine, markFinePaid, saveFines, searchFines } from './fine-store.ts'

export interface FineSeed {
  addFines(list: readonly FineFacts[]): Promise<void>
}

/** The register of fines: who has which, what each costs today, and codes to pay them. */
export function createFines(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'random'> & { readonly reference: TwinReference },
): { readonly fines: Fines; readonly seed: FineSeed } {
  const { db, clock, reference } = deps
  const shown = (fine: FineFacts, today: LocalDate): Fine =>
    fineOfDay(fine, typeOf(reference, fine), today)
  return {
    fines: {
      ...createDayCodes(deps, 'FINES', async (tx, { clears, dayCode }) => {
        if (clears !== undefined) await markFinePaid(tx, clears, dayCode.code)
      }),
      find: search =>
        asBankCall(async () => {
          const today = bishkekDate(clock.now())
          return (await searchFines(db, search)).map(fine => shown(fine, today))
        }),
      obtainCode: request =>
        asBankCall(() =>
          obtainDayCode(deps, 'FINES', request, async (tx, now) => {
            const stored = isUuid(request.fineId) ? await findFine(tx, request.fineId) : undefined
            if (stored === undefined) return err('FINE_NOT_FOUND')
            if (stored.isPaid) return err('FINE_ALREADY_PAID')
            const fine = shown(stored.fine, bishkekDate(now))
            return ok({
              amountMinor: fine.amountMinor,
              paymentCode: fine.paymentCode,
              title: fine.title,
              clears: fine.fineId,
            })
          }),
        ),
    },
    seed: { addFines: list => saveFines(db, list) },
  }
}

/** The amount of a fine on a day, with the discount until its last day. */
export function fineOfDay(fine: FineFacts, type: FineType, today: LocalDate): Fine {
  const discountUntil = addDays(fine.issuedOn, type.discountDays)
  const isDiscounted = type.discountPercent > 0 && today <= discountUntil
  const percent = isDiscounted ? BigInt(100 - type.discountPercent) : 100n
  return {
    fineId: fine.fineId,
    kind: type.kind,
    protocol: fine.protocol,
    title: type.title,
    offenderInn: fine.offenderInn,
    ...(fine.vehicle === undefined ? {} : { vehicle: fine.vehicle }),
    issuedOn: fine.issuedOn,
    fullAmountMinor: fine.fullAmountMinor,
    // Rounded half up: the discount is not rounded in the payer's favour.
    amountMinor: (fine.fullAmountMinor * percent + 50n) / 100n,
    ...(isDiscounted ? { discountUntil } : {}),
    paymentCode: type.paymentCode,
  }
}

function typeOf(reference: TwinReference, fine: FineFacts): FineType {
  const type = reference.fineTypes.find(one => one.fineTypeId === fine.fineTypeId)
  if (type === undefined) throw new Error(`Fine ${fine.fineId} is of a kind that no dictionary has`)
  return type
}
