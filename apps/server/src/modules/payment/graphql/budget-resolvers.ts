import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { DayPaymentCode, DayPaymentKind } from '@tartip/bank-ports/day-payment-code'
import type { Fine, FineCodeRefusal, Fines, FineSearch } from '@tartip/bank-ports/fines'
import type { TaxDebt } from '@tartip/bank-ports/tax-debt'
import type { TaxCodeRefusal, TaxPayments } from '@tartip/bank-ports/tax-payments'
import type { TundukCodeRefusal, TundukServices } from '@tartip/bank-ports/tunduk-services'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { parseDecimal, toDecimal, type DecimalError } from '@tartip/domain/money/decimal'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Result, type Verdict } from '@tartip/domain/result'
import { toIso } from '@tartip/domain/time/instant'

import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import { fitsInto } from './payment-input.ts'
import { presentText } from './payment-presenter.ts'
import type {
  BudgetCode,
  BudgetCodeRequest,
  Fine as WireFine,
  FineSearchInput,
  MutationResolvers,
  QueryResolvers,
} from './payment.generated.ts'
import { requireOwn, requireReader } from './seen-documents.ts'

/** The systems that issue codes of the day. */
export interface BudgetProviders {
  readonly taxDebt: TaxDebt
  readonly taxPayments: TaxPayments
  readonly tundukServices: TundukServices
  readonly fines: Fines
}

/** What the documents of an organisation pay already. */
interface BudgetItems {
  itemsBeingPaid(legalPartyId: string): Promise<ReadonlySet<string>>
  /** Whether a code of today may be obtained for a debt or fine. */
  checkIsFree(
    legalPartyId: string,
    kind: DayPaymentKind,
    item: string,
  ): Promise<Verdict<'ALREADY_BEING_PAID'>>
}

export type BudgetQueries = Pick<
  QueryResolvers,
  'getTaxTypes' | 'getTaxOffices' | 'getTundukServices' | 'findFines' | 'getBudgetItemsBeingPaid'
>

/** What is paid to the budget, and the codes to pay it by. */
export function createBudgetResolvers(
  providers: BudgetProviders,
  { itemsBeingPaid, checkIsFree }: BudgetItems,
): {
  readonly queries: BudgetQueries
  readonly mutations: Pick<MutationResolvers, 'obtainBudgetCode'>
} {
  const { taxPayments, tundukServices, fines } = providers
  return {
    queries: {
      getTaxTypes: async () =>
        (await answered(taxPayments.taxTypes())).map(
          ({ taxTypeId, name, paymentCode, requiresVehicle }) => ({
            id: taxTypeId,
            name: presentText(name),
            paymentCode,
            requiresVehicle,
          }),
        ),
      getTaxOffices: async () =>
        (await answered(taxPayments.taxOffices())).map(({ code, name }) => ({
          code,
          name: presentText(name),
        })),
      getTundukServices: async () =>
        (await answered(tundukServices.services()))
          // A service without a charge has nothing to be paid.
          .filter(({ payer, feeMinor }) => payer !== 'person' && feeMinor !== 0n)
          .map(({ serviceId, group, name, feeMinor, term }) => ({
            id: serviceId,
            group,
            name: presentText(name),
            fee: feeMinor === undefined ? null : toDecimal(feeMinor, 'KGS'),
            term: presentText(term),
          })),
      findFines: async (_root, { search }, ctx) => {
        unwrap(may(requireActor(ctx), 'payments.create'))
        const { by, isMeant } = fineSearchOf(search)
        const found = await answered(fines.find(by))
        return found.filter(isMeant).map(presentFine)
      },
      getBudgetItemsBeingPaid: async (_root, { legalPartyId }, ctx) => {
        requireOwn(requireReader(ctx), legalPartyId)
        return [...(await answered(itemsBeingPaid(legalPartyId)))]
      },
    },
    mutations: {
      obtainBudgetCode: async (_root, { request }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(may(actor, 'payments.create'))
        requireOwn(actor, request.legalPartyId)
        if (!isUuid(request.requestId)) throw refusal('BAD_USER_INPUT', { field: 'requestId' })
        const { legalPartyId, debtId, fineId } = request
        const earlier = await answered(codeOfEarlierRequest(providers, request))
        if (earlier) return presentCode(unwrap(earlier))
        const chosen = debtId ?? fineId
        const kind = debtId ? 'TAX' : 'FINES'
        if (chosen) unwrap(await answered(checkIsFree(legalPartyId, kind, chosen)))
        return presentCode(unwrap(await answered(obtainCode(providers, request))))
      },
    },
  }
}

/** A provider that does not answer has words of its own: it is not this bank. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof BankUnavailable) throw refusal('PAY_LOGIC_PROVIDER_ANSWER')
    throw error
  }
}

type CodeRefusal = (typeof codes)[ProviderRefusal] | DecimalError | 'BAD_USER_INPUT'
type CodeAnswer = Result<DayPaymentCode, CodeRefusal>

/**
 * What a repeated request for a debt or fine has obtained, also after its document was sent and its debt paid. Other
 * requests are compared by their providers.
 */
async function codeOfEarlierRequest(
  { taxPayments, fines }: BudgetProviders,
  { requestId, legalPartyId, debtId, tax, tunduk, fineId }: BudgetCodeRequest,
): Promise<Result<DayPaymentCode, 'REQUEST_CHANGED'> | undefined> {
  const chosen = debtId ?? fineId
  if (!chosen || tax || tunduk || (debtId && fineId)) return undefined
  const found = await (debtId ? taxPayments : fines).findCodeOfRequest(legalPartyId, requestId)
  if (!found) return undefined
  return found.clears === chosen ? ok(found) : err('REQUEST_CHANGED')
}

async function obtainCode(
  providers: BudgetProviders,
  { requestId, legalPartyId, debtId, tax, tunduk, fineId }: BudgetCodeRequest,
): Promise<CodeAnswer> {
  const named = [debtId, tax, tunduk, fineId].filter(one => one !== undefined && one !== null)
  if (named.length !== 1) return err('BAD_USER_INPUT', { field: 'request' })
  const head = { requestId, legalPartyId }
  if (debtId) return obtainCodeOfDebt(providers, head, debtId)
  if (tax) {
    const { amount, vehicle, ...request } = tax
    const amountMinor = parseDecimal(amount, 'KGS')
    if (!amountMinor.ok) return amountMinor
    return inCatalogue(
      await providers.taxPayments.obtainCode({
        ...head,
        ...request,
        amountMinor: amountMinor.value,
        ...(vehicle ? { vehicle } : {}),
      }),
    )
  }
  if (tunduk) {
    const { amount, applicationNumber, ...request } = tunduk
    const amountMinor = parseDecimal(amount, 'KGS')
    if (!amountMinor.ok) return amountMinor
    return inCatalogue(
      await providers.tundukServices.obtainCode({
        ...head,
        ...request,
        amountMinor: amountMinor.value,
        ...(applicationNumber ? { applicationNumber } : {}),
      }),
    )
  }
  return inCatalogue(await providers.fines.obtainCode({ ...head, fineId: fineId ?? '' }))
}

/** A debt is paid whole: the tax with its penalty and fine. */
async function obtainCodeOfDebt(
  { taxDebt, taxPayments }: BudgetProviders,
  head: { readonly requestId: string; readonly legalPartyId: string },
  debtId: string,
): Promise<CodeAnswer> {
  const statement = await taxDebt.debtsOf(head.legalPartyId)
  const debt = statement?.debts.find(one => one.debtId === debtId)
  if (!debt) return err('PAY_LOGIC_NO_DEBTS')
  const { taxTypeId, taxOfficeCode, periodFrom, periodTo } = debt
  const amountMinor = debt.principalMinor + debt.penaltyMinor + debt.fineMinor
  return inCatalogue(
    await taxPayments.obtainCode({
      ...head,
      taxTypeId,
      taxOfficeCode,
      periodFrom,
      periodTo,
      amountMinor,
      debtId,
    }),
  )
}

type ProviderRefusal = TaxCodeRefusal | TundukCodeRefusal | FineCodeRefusal

/** What the providers refuse, in the words of the catalogue. */
const codes = {
  TAX_DEBT_NOT_FOUND: 'PAY_LOGIC_NO_DEBTS',
  FINE_NOT_FOUND: 'PAY_LOGIC_NO_DEBTS',
  FINE_ALREADY_PAID: 'PAY_LOGIC_NO_DEBTS',
  TAX_TYPE_NOT_FOUND: 'PAY_LOGIC_SERVICE_BLOCKED',
  TAX_OFFICE_NOT_FOUND: 'PAY_LOGIC_SERVICE_BLOCKED',
  TUNDUK_SERVICE_NOT_FOUND: 'PAY_LOGIC_SERVICE_BLOCKED',
  TAX_PAYER_NOT_FOUND: 'PAY_LOGIC_VALIDATION',
  TAX_PERIOD_INVALID: 'PAY_LOGIC_VALIDATION',
  TAX_VEHICLE_REQUIRED: 'PAY_LOGIC_VALIDATION',
  TUNDUK_APPLICANT_NOT_FOUND: 'PAY_LOGIC_VALIDATION',
  TUNDUK_APPLICATION_REQUIRED: 'PAY_LOGIC_VALIDATION',
  AMOUNT_INVALID: 'PAY_LOGIC_VALIDATION',
  REQUEST_CHANGED: 'REQUEST_CHANGED',
} as const satisfies Readonly<Record<ProviderRefusal, ErrorCode>>

function inCatalogue(answer: Result<DayPaymentCode, ProviderRefusal>): CodeAnswer {
  return answer.ok ? answer : err(codes[answer.error.code])
}

const longestSearch = 40

/** By the protocol alone, or by the car, the person, or both: the register takes one, the other narrows. */
function fineSearchOf({ protocol, vehicle, inn }: FineSearchInput): {
  readonly by: FineSearch
  readonly isMeant: (fine: Fine) => boolean
} {
  for (const [field, text] of Object.entries({ protocol, vehicle, inn })) {
    unwrap(fitsInto(field, text, longestSearch))
  }
  if (protocol && !vehicle && !inn) {
    return { by: { by: 'PROTOCOL', protocol }, isMeant: () => true }
  }
  if (protocol || (!vehicle && !inn)) throw refusal('PAY_LOGIC_VALIDATION')
  const isMeant = (fine: Fine) => !inn || fine.offenderInn === inn.replaceAll(/\s/g, '')
  if (vehicle) return { by: { by: 'VEHICLE', vehicle }, isMeant }
  return { by: { by: 'INN', inn: inn ?? '' }, isMeant }
}

function presentFine({ fineId, title, amountMinor, fullAmountMinor, ...fine }: Fine): WireFine {
  return {
    id: fineId,
    protocol: fine.protocol,
    title: presentText(title),
    vehicle: fine.vehicle ?? null,
    issuedOn: fine.issuedOn,
    fullAmount: toDecimal(fullAmountMinor, 'KGS'),
    amount: toDecimal(amountMinor, 'KGS'),
    discountUntil: fine.discountUntil ?? null,
  }
}

function presentCode({ amountMinor, title, validUntil, ...code }: DayPaymentCode): BudgetCode {
  return {
    kind: code.kind,
    code: code.code,
    amount: toDecimal(amountMinor, 'KGS'),
    title: presentText(title),
    paymentCode: code.paymentCode,
    recipientName: code.recipientName,
    recipientAccount: code.recipientAccount,
    validUntil: toIso(validUntil),
  }
}
