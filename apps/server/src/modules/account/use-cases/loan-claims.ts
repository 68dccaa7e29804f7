import { createHash } from 'node:crypto'

import type {
  BankLoanClaim,
  CancelLoanClaimRefusal,
  LoanClaimRefusal,
  LoanClaims,
  LoanClaimState,
} from '@tartip/bank-ports/loan-claims'
import type { Loan } from '@tartip/bank-ports/loans-and-deposits'
import {
  parseIdempotencyKey,
  type IdempotencyKeyRefusal,
} from '@tartip/domain/identifiers/idempotency-key'
import { isUuid, uuidOfHash } from '@tartip/domain/identifiers/uuid'
import {
  planLoanChange,
  type EarlyRepaymentMode,
  type LoanChange,
  type LoanChangeRefusal,
} from '@tartip/domain/loans/loan-change'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { recordAuditOnce } from '../../../platform/audit/record-audit-once.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { deleteDraft, readDrafts, saveDraft } from '../store/loan-claim-drafts.ts'
import { readLoan, readLoans, type ReadLoansDeps } from './read-loans.ts'

export interface LoanClaimsDeps extends ReadLoansDeps {
  readonly db: Db
  readonly loanClaims: LoanClaims
  /** The bank's time: when a claim was made. */
  readonly clock: Clock
  /** The real time, for the audit. */
  readonly realClock: Clock
}

/** A claim about a loan that the person may read. */
export interface LoanClaimView {
  readonly claim: Omit<BankLoanClaim, 'state' | 'accountId' | 'legalPartyId'> & {
    readonly state: LoanClaimState | 'DRAFT'
  }
  readonly loan: Loan
}

/** What a person applies for, as the API takes it. */
export interface LoanClaimInput {
  /** Of a draft that is changed or sent. */
  readonly loanClaimId: string | undefined
  readonly loanId: string
  readonly accountId: string
  readonly kind: LoanChange['kind']
  readonly repayOn: string | undefined
  readonly amount: string | undefined
  readonly mode: EarlyRepaymentMode | undefined
  readonly day: number | undefined
  readonly isDraft: boolean
}

/** Claims at the bank and own drafts, the newest first. */
export const readLoanClaims =
  (deps: LoanClaimsDeps) =>
  async (actor: Actor): Promise<Result<readonly LoanClaimView[], PolicyRefusal>> => {
    const allowed = may(actor, 'loanClaims.use')
    if (!allowed.ok) return allowed
    const { legalPartyId } = actor
    // A draft is deleted once the bank has its claim: read in this order, one that is sent meanwhile is never missed.
    const drafts = await inTenant(deps.db, legalPartyId, tx => readDrafts(tx, actor))
    const [loans, claims] = await Promise.all([
      readLoans(deps)(actor),
      deps.loanClaims.claimsOf(legalPartyId),
    ])
    const sent = new Set(claims.map(({ loanClaimId }) => loanClaimId))
    const unsent = drafts.filter(({ loanClaimId }) => !sent.has(loanClaimId))
    const all = [...unsent.map(draft => ({ ...draft, state: 'DRAFT' as const })), ...claims]
    return ok(
      all.flatMap(claim => {
        const found = loans.find(({ loan }) => loan.loanId === claim.loanId)
        return found ? [{ claim, loan: found.loan }] : []
      }),
    )
  }

export const readLoanClaim =
  (deps: LoanClaimsDeps) =>
  async (
    actor: Actor,
    loanClaimId: string,
  ): Promise<Result<LoanClaimView, PolicyRefusal | 'LOAN_CLAIM_NOT_FOUND'>> => {
    const all = await readLoanClaims(deps)(actor)
    if (!all.ok) return all
    const found = all.value.find(({ claim }) => claim.loanClaimId === loanClaimId)
    return found ? ok(found) : err('LOAN_CLAIM_NOT_FOUND')
  }

export type CreateLoanClaimRefusal =
  | PolicyRefusal
  | Exclude<LoanClaimRefusal, 'REQUEST_CHANGED'>
  | 'LOAN_CLAIM_NOT_FOUND'
  | IdempotencyKeyRefusal
  | 'IDEMPOTENCY_KEY_REUSED'

/**
 * Saves a draft, or sends a claim to the bank. The bank comes first, under the id of the draft or one that follows from
 * the person's key: a repeated call finds the claim there and only writes down what is missing here.
 */
export const createLoanClaim =
  (deps: LoanClaimsDeps) =>
  async (
    actor: Actor,
    idempotencyKey: string | undefined,
    input: LoanClaimInput,
  ): Promise<Result<LoanClaimView, CreateLoanClaimRefusal>> => {
    const allowed = may(actor, 'loanClaims.use')
    if (!allowed.ok) return allowed
    const id = await idOf(deps, actor, idempotencyKey, input)
    if (!id.ok) return id
    const loan = await readLoan(deps)(actor, input.loanId, input.accountId)
    if (!loan.ok) return loan
    const change = changeOf(input, loan.value.loan)
    if (!change.ok) return change
    const claim = {
      loanClaimId: id.value,
      loanId: input.loanId,
      createdAt: deps.clock.now(),
      change: change.value,
    }
    if (input.isDraft) {
      const plan = planLoanChange(loan.value.loan, change.value, deps.today())
      if (!plan.ok) return plan
      const isSaved = await inTenant(deps.db, actor.legalPartyId, tx => saveDraft(tx, actor, claim))
      if (!isSaved) return err('LOAN_CLAIM_NOT_FOUND')
      return ok({ claim: { ...claim, state: 'DRAFT' }, loan: loan.value.loan })
    }
    const { legalPartyId } = actor
    const sent = await deps.loanClaims.submit({ ...claim, legalPartyId })
    if (!sent.ok) {
      const { code, params } = sent.error
      return code === 'REQUEST_CHANGED' ? err('IDEMPOTENCY_KEY_REUSED') : err(code, params)
    }
    const { loanClaimId } = claim
    const { dutyNumber } = loan.value.loan
    await recordAuditOnce(
      deps.db,
      loanClaimId,
      {
        legalPartyId,
        at: deps.realClock.now(),
        personId: actor.personId,
        action: 'loanClaimSent',
        outcome: 'ok',
        details: { loanClaimId, kind: input.kind, dutyNumber },
      },
      tx => deleteDraft(tx, actor, loanClaimId),
    )
    return ok({ claim: sent.value, loan: loan.value.loan })
  }

/** Withdraws a claim that the bank has not decided, or deletes an own draft. */
export const cancelLoanClaim =
  (deps: LoanClaimsDeps) =>
  async (
    actor: Actor,
    loanClaimId: string,
  ): Promise<Result<LoanClaimView | undefined, PolicyRefusal | CancelLoanClaimRefusal>> => {
    const found = await readLoanClaim(deps)(actor, loanClaimId)
    if (!found.ok) return found
    const { legalPartyId } = actor
    const { claim, loan } = found.value
    if (claim.state === 'DRAFT') {
      await inTenant(deps.db, legalPartyId, tx => deleteDraft(tx, actor, loanClaimId))
      return ok(undefined)
    }
    const cancelled = await deps.loanClaims.cancel(legalPartyId, loanClaimId)
    if (!cancelled.ok) return cancelled
    await recordAuditOnce(deps.db, loanClaimId, {
      legalPartyId,
      at: deps.realClock.now(),
      personId: actor.personId,
      action: 'loanClaimCancelled',
      outcome: 'ok',
      details: { loanClaimId, dutyNumber: loan.dutyNumber },
    })
    return ok({ claim: cancelled.value, loan })
  }

async function idOf(
  deps: LoanClaimsDeps,
  actor: Actor,
  idempotencyKey: string | undefined,
  { loanClaimId }: LoanClaimInput,
): Promise<Result<string, IdempotencyKeyRefusal | PolicyRefusal | 'LOAN_CLAIM_NOT_FOUND'>> {
  if (loanClaimId !== undefined) {
    if (!isUuid(loanClaimId)) return err('LOAN_CLAIM_NOT_FOUND')
    // A draft that was sent before is at the bank, which answers it as it did then.
    const known = await readLoanClaim(deps)(actor, loanClaimId)
    return known.ok ? ok(loanClaimId) : known
  }
  const key = parseIdempotencyKey(idempotencyKey)
  if (!key.ok) return key
  const parts = [actor.legalPartyId, actor.personId, 'createLoanClaim', key.value]
  return ok(uuidOfHash(createHash('sha256').update(JSON.stringify(parts)).digest('hex')))
}

function changeOf(
  { kind, repayOn, amount, mode, day }: LoanClaimInput,
  { currency }: Loan,
): Result<LoanChange, LoanChangeRefusal> {
  switch (kind) {
    case 'DEBT_CERTIFICATE':
      return ok({ kind })
    case 'REPAYMENT_DAY':
      return day === undefined ? err('REPAYMENT_DAY_INVALID') : ok({ kind, day })
    case 'FULL_REPAYMENT':
      return repayOn === undefined ? err('REPAYMENT_DATE_INVALID') : ok({ kind, repayOn })
    case 'PARTIAL_REPAYMENT': {
      if (repayOn === undefined) return err('REPAYMENT_DATE_INVALID')
      const amountMinor = parseDecimal(amount ?? '', currency)
      if (!amountMinor.ok || mode === undefined) return err('REPAYMENT_AMOUNT_INVALID')
      return ok({ kind, repayOn, amountMinor: amountMinor.value, mode })
    }
  }
}
