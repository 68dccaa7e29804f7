import { timeRuleFor } from '@tartip/domain/bank-day/time-rule'
import { isWorkingDay } from '@tartip/domain/bank-day/calendar'
import { wordsIn } from '@tartip/domain/bank-text'
import { toDecimal } from '@tartip/domain/money/decimal'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, holds, type Params, type Verdict } from '@tartip/domain/result'
import { contractPays } from '@tartip/domain/salary/register'
import {
  colourOfRegisterState,
  registerIsOpen,
  statusOfRegister,
} from '@tartip/domain/salary/register-status'
import type { SalaryContract, SalaryEmployee } from '@tartip/bank-ports/salary-project'
import { instantAt, timeOfMinute, toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import type { PaymentDocument } from '../payment-document.ts'
import type { StoredRegister, StoredRow } from '../store/salary-store.ts'
import { mayPrepareSalary } from '../use-cases/salary/save-register.ts'
import { presentPayment, shortNameOf, type ViewerContext } from './payment-presenter.ts'
import type {
  ErrorParam,
  SalaryContract as WireContract,
  SalaryEmployee as WireEmployee,
  SalaryRecord,
  SalaryRow as WireRow,
} from './payment.generated.ts'

/** Parameters as the wire has them. */
export const presentParams = (params: Params): readonly ErrorParam[] =>
  Object.entries(params).map(([name, value]) => ({ name, value: String(value) }))

/** A register as the person sees it; `payment` is its document, when that exists and they may see it. */
export function presentRegister(
  register: StoredRegister,
  payment: PaymentDocument | undefined,
  context: ViewerContext,
): SalaryRecord {
  const { currency, state, paymentStatus, failure, source } = register
  const document = payment && presentPayment(payment, context)
  const status = statusOfRegister(state, paymentStatus)
  const isPreparing = mayChange(register, context.viewer)
  return {
    id: register.id,
    legalPartyId: register.legalPartyId,
    fileName: register.name,
    createdDate: toIso(register.createdAt),
    createdBy: shortNameOf(context.names, register.createdBy),
    paymentId: register.paymentId ?? null,
    transferNum: document?.transferNum ?? null,
    valueDate: document?.valueDate ?? null,
    status,
    statusColour: colourOfRegisterState(status) ?? document?.statusColour ?? 'muted',
    totalAmount: toDecimal(register.totalMinor, currency),
    currency,
    payerAccount: payment?.payerAccount ?? null,
    commission: document?.commission ?? null,
    commissionCurrency: document?.commissionCurrency ?? null,
    origin: register.origin,
    fileId: register.fileId ?? null,
    repeatOf: register.repeatOf ?? null,
    rowCount: register.rowCount,
    isFullComplete: register.isFullComplete ?? null,
    unpaidAmount:
      register.unpaidMinor === undefined ? null : toDecimal(register.unpaidMinor, currency),
    errorCode: failure?.code ?? document?.errorCode ?? null,
    errorParams: presentParams(failure?.params ?? {}),
    stage: register.stage ?? null,
    warnings: (source?.warnings ?? []).map(({ code, params }) => ({
      code,
      params: presentParams(params),
    })),
    hasFile: source?.headingRow !== undefined,
    description:
      payment?.description === undefined ? null : wordsIn(payment.description, context.language),
    digest: document?.digest ?? null,
    signDeadline: document?.signDeadline ?? null,
    isYourTurn: document?.isYourTurn ?? false,
    version: register.version,
    isEditable: isPreparing.ok,
    isRemovable: isPreparing.ok,
    isSendForSign: document?.isSendForSign ?? false,
    isSignable: document?.isSignable ?? false,
    isReturnable: document?.isReturnable ?? false,
    isRevokable: document?.isRevokable ?? false,
    isRecall: document?.isRecall ?? false,
    isRepeatable:
      register.isFullComplete === false &&
      register.isRepeated === undefined &&
      mayPrepareSalary(context.viewer).ok,
  }
}

/** A register is changed and deleted by the person who made it, while it is open. */
function mayChange(
  register: StoredRegister,
  viewer: Actor,
): Verdict<PolicyRefusal | 'SALARY_REGISTER_NOT_OPEN'> {
  const allowed = mayPrepareSalary(viewer)
  if (!allowed.ok) return allowed
  const isOwn = register.createdBy === viewer.personId
  const isOpen = registerIsOpen(register.state, register.paymentStatus)
  return isOwn && isOpen ? holds : err('SALARY_REGISTER_NOT_OPEN')
}

export const presentRow = ({
  rowNumber,
  fullName,
  cardAccount,
  amount,
  state,
  findings,
}: StoredRow): WireRow => ({
  id: rowNumber,
  fullName,
  cardAccount,
  amount,
  state,
  findings: findings.map(({ cell, code, params, isWarning = false }) => ({
    cell,
    code,
    params: JSON.stringify(params),
    isWarning,
  })),
})

export function presentContract(
  contract: SalaryContract,
  viewer: Actor,
  day: BankDay,
): WireContract {
  const { currency } = contract
  const rule = timeRuleFor(day, 'SALARY', currency)
  const at = (minute: number) =>
    isWorkingDay(day.calendar, day.date) ? toIso(instantAt(day.date, minute)) : null
  return {
    contractNumber: contract.contractNumber,
    state: contract.state,
    startDate: contract.startDate,
    currency,
    payerAccount: contract.payerAccount,
    transitAccount: contract.transitAccount,
    createDeadline: timeOfMinute(rule.createDeadlineMinute),
    signDeadline: timeOfMinute(rule.signDeadlineMinute),
    createUntil: at(rule.createDeadlineMinute),
    signUntil: at(rule.signDeadlineMinute),
    mayPrepare: contractPays(contract).ok && mayPrepareSalary(viewer).ok,
  }
}

export const presentEmployee = (
  { employeeId, inn, fullName, cardState, currency, cardAccount }: SalaryEmployee,
  lastMinorOf: ReadonlyMap<string, bigint>,
): WireEmployee => {
  const last = cardAccount === undefined ? undefined : lastMinorOf.get(cardAccount)
  return {
    id: employeeId,
    inn,
    fullName,
    cardState,
    currency,
    cardAccount: cardAccount ?? null,
    lastAmount: last === undefined ? null : toDecimal(last, currency),
  }
}

/** Whether what people get is shown to the person at all. */
export const seesSalaries = (viewer: Actor): Verdict<PolicyRefusal> => may(viewer, 'salary.read')
