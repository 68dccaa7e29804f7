import type { PersonRegistry } from '@tartip/bank-ports/person-registry'
import type {
  TundukCodeRefusal,
  TundukCodeRequest,
  TundukServices,
} from '@tartip/bank-ports/tunduk-services'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import { err, ok, type Result } from '@tartip/domain/result'
import { asBankCall } from '../bank-call.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import type { TwinReference } from '../reference/twin-reference.ts'
import { createDayCodes, type DayCodeOffer, obtainDayCode } from './day-codes.ts'

/** The state's portal: services with their fees, and codes to pay them. */
export function createTundukServices(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'random'> & {
    readonly reference: TwinReference
    readonly personRegistry: PersonRegistry
  },
): TundukServices {
  return {
    // A paid service leaves nothing to clear: the portal itself goes on with the application.
    ...createDayCodes(deps, 'TUNDUK', async () => undefined),
    services: async () => deps.reference.tundukServices,
    obtainCode: request =>
      asBankCall(async () => {
        // The registry is another system, and none is called inside a transaction.
        const offer = await offerFor(deps, request)
        return obtainDayCode(deps, 'TUNDUK', request, async () => offer)
      }),
  }
}

async function offerFor(
  deps: { readonly reference: TwinReference; readonly personRegistry: PersonRegistry },
  request: TundukCodeRequest,
): Promise<Result<DayCodeOffer, TundukCodeRefusal>> {
  const service = deps.reference.tundukServices.find(one => one.serviceId === request.serviceId)
  if (service === undefined) return err('TUNDUK_SERVICE_NOT_FOUND')
  const inn = parseCounterpartyInn(request.applicantInn)
  if (!inn.ok) return err('TUNDUK_APPLICANT_NOT_FOUND')
  const isPerson = /^[12]/.test(inn.value)
  const mayApply = service.payer === 'both' || (service.payer === 'person') === isPerson
  if (!mayApply) return err('TUNDUK_APPLICANT_NOT_FOUND')
  if (isPerson && (await deps.personRegistry.findByInn(inn.value)) === undefined) {
    return err('TUNDUK_APPLICANT_NOT_FOUND')
  }
  const hasFee = service.feeMinor !== undefined
  if (!hasFee && !request.applicationNumber?.trim()) return err('TUNDUK_APPLICATION_REQUIRED')
  // A service without a charge has nothing to be paid, so no amount is right for it.
  const isRight = hasFee ? request.amountMinor === service.feeMinor : true
  if (!isRight || request.amountMinor <= 0n) return err('AMOUNT_INVALID')
  return ok({
    amountMinor: request.amountMinor,
    paymentCode: service.paymentCode,
    title: service.name,
  })
}
