import type { TaxDebt, TaxDebtRecord, TaxDebtStatement } from '@tartip/bank-ports/tax-debt'
import type { TaxCodeRefusal, TaxCodeRequest, TaxPayments } from '@tartip/bank-ports/tax-payments'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, ok, type Result } from '@tartip/domain/result'
import { addDays, bishkekDate, isLocalDate, type LocalDate } from '@tartip/domain/time/instant'
import { printPapers } from '@tartip/formats/pdf/print-papers'
import { asBankCall } from '../bank-call.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import type { TwinReference } from '../reference/twin-reference.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { createDayCodes, type DayCodeOffer, obtainDayCode } from './day-codes.ts'
import type { StoredDayCode } from './day-code-store.ts'
import { payOff } from './pay-off.ts'
import { taxPaper } from './tax-papers.ts'
import {
  findTaxPayer,
  readOpenDebts,
  saveTaxDebts,
  saveTaxPayers,
  type TaxDebtFacts,
  type TaxPayer,
  updateDebt,
} from './tax-store.ts'

export interface TaxSeed {
  addTaxPayers(list: readonly TaxPayer[]): Promise<void>
  addDebts(list: readonly TaxDebtFacts[]): Promise<void>
}

type TaxDeps = Pick<ServiceDeps, 'db' | 'clock' | 'random'> & { readonly reference: TwinReference }

const earliestPeriod: LocalDate = '2000-01-01'
const mostDaysAhead = 366

/** The tax service: what is owed, codes to pay it, and the clearing of what was paid. */
export function createTaxes(deps: TaxDeps): {
  readonly taxDebt: TaxDebt
  readonly taxPayments: TaxPayments
  readonly seed: TaxSeed
} {
  const { db, clock, reference } = deps
  const statementOf = async (legalPartyId: string): Promise<TaxDebtStatement | undefined> => {
    const payer = isUuid(legalPartyId) ? await findTaxPayer(db, legalPartyId) : undefined
    if (payer === undefined) return undefined
    const facts = await readOpenDebts(db, legalPartyId)
    const debts = facts.map(debt => recordOf(reference, debt))
    const totalMinor = facts.reduce((sum, debt) => sum + owed(debt), 0n)
    return { ...payer, asOf: clock.now(), debts, totalMinor }
  }
  return {
    taxDebt: {
      debtsOf: legalPartyId => asBankCall(() => statementOf(legalPartyId)),
      paperOf: ({ legalPartyId, debtId, language }) =>
        asBankCall(async () => {
          const statement = await statementOf(legalPartyId)
          const debt = statement?.debts.find(one => one.debtId === debtId)
          if (!statement || (debtId !== undefined && !debt)) return undefined
          const paper = taxPaper(statement, debt, language)
          const { fontsFolder } = reference
          return printPapers({ papers: [paper], fontsFolder, title: paper.title })
        }),
    },
    taxPayments: {
      ...createDayCodes(deps, 'TAX', clearDebts),
      taxTypes: async () => reference.taxTypes,
      taxOffices: async () => reference.taxOffices,
      obtainCode: request =>
        asBankCall(() =>
          obtainDayCode(deps, 'TAX', request, (tx, now) =>
            offerFor(reference, tx, request, bishkekDate(now)),
          ),
        ),
    },
    seed: {
      addTaxPayers: list => saveTaxPayers(db, list),
      addDebts: list => saveTaxDebts(db, list),
    },
  }
}

async function offerFor(
  reference: TwinReference,
  tx: TwinDb,
  request: TaxCodeRequest,
  today: LocalDate,
): Promise<Result<DayCodeOffer, TaxCodeRefusal>> {
  const type = reference.taxTypes.find(one => one.taxTypeId === request.taxTypeId)
  if (type === undefined) return err('TAX_TYPE_NOT_FOUND')
  const office = reference.taxOffices.find(one => one.code === request.taxOfficeCode)
  if (office === undefined) return err('TAX_OFFICE_NOT_FOUND')
  if (!isPeriod(request, today)) return err('TAX_PERIOD_INVALID')
  if (request.amountMinor <= 0n) return err('AMOUNT_INVALID')
  if (type.requiresVehicle && !request.vehicle?.trim()) return err('TAX_VEHICLE_REQUIRED')
  const payer = await findTaxPayer(tx, request.legalPartyId)
  if (payer === undefined) return err('TAX_PAYER_NOT_FOUND')
  const debts = await readOpenDebts(tx, request.legalPartyId)
  const { debtId } = request
  if (debtId !== undefined && !debts.some(debt => debt.debtId === debtId)) {
    return err('TAX_DEBT_NOT_FOUND')
  }
  return ok({
    amountMinor: request.amountMinor,
    paymentCode: type.paymentCode,
    title: type.name,
    // Without a chosen debt the payment clears debts of the same tax at the same office.
    clears: debtId ?? `${type.taxTypeId} ${office.code}`,
  })
}

function isPeriod({ periodFrom, periodTo }: TaxCodeRequest, today: LocalDate): boolean {
  if (!isLocalDate(periodFrom) || !isLocalDate(periodTo)) return false
  const isOrdered = earliestPeriod <= periodFrom && periodFrom <= periodTo
  return isOrdered && periodTo <= addDays(today, mostDaysAhead)
}

/** An overpayment is an advance, which the tax service keeps in its own books. */
async function clearDebts(tx: TwinDb, { dayCode, clears }: StoredDayCode): Promise<void> {
  const debts = await readOpenDebts(tx, dayCode.legalPartyId, 'for update')
  let leftMinor = dayCode.amountMinor
  for (const debt of debts) {
    const isMeant = debt.debtId === clears || `${debt.taxTypeId} ${debt.taxOfficeCode}` === clears
    if (!isMeant || leftMinor === 0n) continue
    const paid = payOff(debt, leftMinor)
    leftMinor = paid.leftMinor
    await updateDebt(tx, paid.debt)
  }
}

function owed(debt: TaxDebtFacts): bigint {
  return debt.principalMinor + debt.penaltyMinor + debt.fineMinor
}

function recordOf(reference: TwinReference, debt: TaxDebtFacts): TaxDebtRecord {
  const type = reference.taxTypes.find(one => one.taxTypeId === debt.taxTypeId)
  const office = reference.taxOffices.find(one => one.code === debt.taxOfficeCode)
  if (type === undefined || office === undefined) {
    throw new Error(`Debt ${debt.debtId} is of a tax or an office that no dictionary has`)
  }
  return {
    debtId: debt.debtId,
    taxTypeId: debt.taxTypeId,
    taxName: type.name,
    paymentCode: type.paymentCode,
    taxOfficeCode: office.code,
    taxOfficeName: office.name,
    periodFrom: debt.periodFrom,
    periodTo: debt.periodTo,
    dueDate: debt.dueDate,
    principalMinor: debt.principalMinor,
    penaltyMinor: debt.penaltyMinor,
    fineMinor: debt.fineMinor,
  }
}
