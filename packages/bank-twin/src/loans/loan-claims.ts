import type {
  BankLoanClaim,
  CancelLoanClaimRefusal,
  LoanClaimEvent,
  LoanClaimRefusal,
  LoanClaims,
  NewLoanClaim,
} from '@tartip/bank-ports/loan-claims'
import type { Clock } from '@tartip/bank-ports/runtime'
import { mayBeDebited } from '@tartip/domain/accounts/account-moves'
import type { BankText } from '@tartip/domain/bank-text'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { planLoanChange } from '@tartip/domain/loans/loan-change'
import { chartOfLoan } from '@tartip/domain/loans/loan-chart'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { asBankCall } from '../bank-call.ts'
import type { TwinFeed } from '../common/event-feed.ts'
import { runOnce } from '../common/repeated-request.ts'
import { settleAll } from '../common/settle-all.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { readPayingAccount } from '../products/paying-account.ts'
import { derivedId } from '../products/product-accounts.ts'
import { appendMovements } from '../store/movement-store.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { statementWords } from '../words/statement-words.ts'
import { collectOf } from './collect-payments.ts'
import {
  findStoredClaim,
  hasOpenChange,
  insertClaim,
  insertSchedule,
  readClaimsOf,
  readDueClaimIds,
  readWaitingClaims,
  updateClaim,
} from './loan-claim-store.ts'
import { findLoan, insertRepayments, lockLoan, type StoredLoan } from './loan-store.ts'
import { repaymentTexts, repaymentTransfers } from './repayment-transfers.ts'

export interface LoanClaimsDeps {
  readonly db: TwinDb
  readonly clock: Clock
  readonly feed: TwinFeed<LoanClaimEvent>
}

export type LoanClaimDeskRefusal = CancelLoanClaimRefusal | LoanClaimRefusal

/** The actions of the bank's loan officer. */
export interface LoanClaimDesk {
  waiting(limit: number): Promise<readonly BankLoanClaim[]>
  /** A repayment is then made on its day, everything else at once. */
  approve(loanClaimId: string): Promise<Verdict<LoanClaimDeskRefusal>>
  decline(loanClaimId: string, reason: BankText): Promise<Verdict<LoanClaimDeskRefusal>>
}

export function createLoanClaims(deps: LoanClaimsDeps): LoanClaims {
  const { db, feed } = deps
  const findOwn = async (legalPartyId: string, loanClaimId: string) => {
    const stored = await findStoredClaim(db, loanClaimId)
    return stored?.claim.legalPartyId === legalPartyId ? stored.claim : undefined
  }
  return {
    readEvents: feed.readEvents,
    onEvent: feed.onEvent,
    submit: claim => asBankCall(() => submit(deps, claim)),
    claimsOf: legalPartyId => asBankCall(() => readClaimsOf(db, legalPartyId)),
    findClaim: (legalPartyId, loanClaimId) => asBankCall(() => findOwn(legalPartyId, loanClaimId)),
    cancel: (legalPartyId, loanClaimId) =>
      asBankCall(() => cancel(deps, legalPartyId, loanClaimId)),
  }
}

async function submit(
  deps: LoanClaimsDeps,
  wanted: NewLoanClaim,
): Promise<Result<BankLoanClaim, LoanClaimRefusal>> {
  if (!isUuid(wanted.loanClaimId)) throw new RangeError('Ids of claims are UUIDs')
  const { createdAt: _first, ...request } = wanted
  const fingerprint = fingerprintOf(request)
  const submitted = await inTransaction(deps.db, tx =>
    runOnce(
      tx,
      {
        kind: 'loan claim',
        requestId: wanted.loanClaimId,
        fingerprint,
        find: () => findStoredClaim(tx, wanted.loanClaimId),
        answerOf: ({ claim }) => claim,
      },
      async () => {
        const loan = await findLoan(tx, wanted.legalPartyId, wanted.loanId)
        if (loan === undefined) return err('LOAN_NOT_FOUND')
        // One claim after the other for each loan, so that two never pass the check below at once.
        await lockLoan(tx, loan.loanId)
        const plan = planLoanChange(loan, wanted.change, bishkekDate(deps.clock.now()))
        if (!plan.ok) return plan
        const isChange = wanted.change.kind !== 'DEBT_CERTIFICATE'
        if (isChange && (await hasOpenChange(tx, loan.loanId))) return err('CLAIM_PENDING')
        const { accountId } = loan
        const claim: BankLoanClaim = { ...wanted, accountId, state: 'ON_VERIFICATION' }
        await insertClaim(tx, claim, fingerprint)
        await deps.feed.append(tx, deps.clock.now(), { claim })
        return ok(claim)
      },
    ),
  )
  if (submitted.ok) deps.feed.wake()
  return submitted
}

async function cancel(
  deps: LoanClaimsDeps,
  legalPartyId: string,
  loanClaimId: string,
): Promise<Result<BankLoanClaim, CancelLoanClaimRefusal>> {
  const cancelled = await inTransaction<Result<BankLoanClaim, CancelLoanClaimRefusal>>(
    deps.db,
    async tx => {
      const stored = await findStoredClaim(tx, loanClaimId, 'for update')
      if (stored?.claim.legalPartyId !== legalPartyId) return err('LOAN_CLAIM_NOT_FOUND')
      const { claim } = stored
      if (claim.isWithdrawn === true) return ok(claim)
      if (claim.state !== 'ON_VERIFICATION') return err('CLAIM_STATE_MISMATCH')
      const withdrawn = { ...declined(statementWords.claimWithdrawn), isWithdrawn: true } as const
      return ok(await move(deps, tx, claim, withdrawn))
    },
  )
  if (cancelled.ok) deps.feed.wake()
  return cancelled
}

const declined = (reason: BankText) => ({ state: 'DECLINED', reason }) as const

/** Writes the next state of a claim with its event. */
async function move(
  { feed, clock }: LoanClaimsDeps,
  tx: TwinDb,
  before: BankLoanClaim,
  change: Partial<BankLoanClaim>,
): Promise<BankLoanClaim> {
  const claim: BankLoanClaim = { decidedAt: clock.now(), ...before, ...change }
  await updateClaim(tx, claim)
  await feed.append(tx, clock.now(), { claim })
  return claim
}

export function createLoanClaimDesk(deps: LoanClaimsDeps): LoanClaimDesk {
  const decide = async (
    loanClaimId: string,
    act: (tx: TwinDb, claim: BankLoanClaim) => Promise<Verdict<LoanClaimDeskRefusal>>,
  ): Promise<Verdict<LoanClaimDeskRefusal>> => {
    const decided = await inTransaction<Verdict<LoanClaimDeskRefusal>>(deps.db, async tx => {
      const stored = await findStoredClaim(tx, loanClaimId, 'for update')
      if (stored === undefined) return err('LOAN_CLAIM_NOT_FOUND')
      if (stored.claim.state !== 'ON_VERIFICATION') return err('CLAIM_STATE_MISMATCH')
      return act(tx, stored.claim)
    })
    if (decided.ok) deps.feed.wake()
    return decided
  }
  return {
    waiting: limit => readWaitingClaims(deps.db, Math.min(Math.max(1, limit), 500)),
    approve: loanClaimId => decide(loanClaimId, (tx, claim) => approve(deps, tx, claim)),
    decline: (loanClaimId, reason) =>
      decide(loanClaimId, async (tx, claim) => {
        await move(deps, tx, claim, declined(reason))
        return holds
      }),
  }
}

async function approve(
  deps: LoanClaimsDeps,
  tx: TwinDb,
  claim: BankLoanClaim,
): Promise<Verdict<LoanClaimDeskRefusal>> {
  const now = deps.clock.now()
  const today = bishkekDate(now)
  await lockLoan(tx, claim.loanId)
  const loan = await findLoan(tx, claim.legalPartyId, claim.loanId)
  if (loan === undefined) return err('LOAN_NOT_FOUND')
  const plan = planLoanChange(loan, claim.change, today)
  if (!plan.ok) return plan
  switch (claim.change.kind) {
    case 'FULL_REPAYMENT':
    case 'PARTIAL_REPAYMENT':
      await move(deps, tx, claim, { state: 'APPROVED' })
      return holds
    case 'REPAYMENT_DAY':
      await insertSchedule(tx, loan.loanId, claim.loanClaimId, plan.value.schedule)
      await move(deps, tx, claim, { state: 'APPROVED', executedAt: now })
      return holds
    case 'DEBT_CERTIFICATE': {
      const due = chartOfLoan(loan, today).filter(row => row.lastPayDate <= today)
      const certificate = {
        date: today,
        principalMinor: loan.balanceMinor,
        interestMinor: due.reduce((sum, row) => sum + row.restInterestMinor, 0n),
      }
      await move(deps, tx, claim, { state: 'APPROVED', executedAt: now, certificate })
      return holds
    }
  }
}

/**
 * Makes the approved repayments whose day has come, each in one transaction with the new schedule: once, whichever
 * process gets to it and however often.
 */
export async function repayEarly(deps: LoanClaimsDeps): Promise<number> {
  const now = deps.clock.now()
  let made = 0
  await settleAll(await readDueClaimIds(deps.db, bishkekDate(now)), async loanClaimId => {
    const isMade = await inTransaction(deps.db, async tx => {
      const stored = await findStoredClaim(tx, loanClaimId, 'for update')
      const claim = stored?.claim
      if (claim?.state !== 'APPROVED' || claim.executedAt !== undefined) return false
      await lockLoan(tx, claim.loanId)
      await repay(deps, tx, claim, now)
      return true
    })
    if (isMade) made += 1
  })
  if (made > 0) deps.feed.wake()
  return made
}

async function repay(
  deps: LoanClaimsDeps,
  tx: TwinDb,
  claim: BankLoanClaim,
  now: Instant,
): Promise<void> {
  const refuse = (reason: BankText) => move(deps, tx, claim, declined(reason))
  const today = bishkekDate(now)
  const before = await findLoan(tx, claim.legalPartyId, claim.loanId)
  // What is due by the schedule comes first.
  if (before !== undefined) await collectOf(tx, before, now)
  const loan = await findLoan(tx, claim.legalPartyId, claim.loanId)
  if (loan === undefined) return void (await refuse(statementWords.claimNotPossible))
  const change = 'repayOn' in claim.change ? { ...claim.change, repayOn: today } : claim.change
  const plan = planLoanChange(loan, change, today)
  const repayment = plan.ok ? plan.value.repayment : undefined
  if (!plan.ok || repayment === undefined) {
    return void (await refuse(statementWords.claimNotPossible))
  }
  const { principalMinor, interestMinor } = repayment
  if (!(await isPayable(tx, loan, principalMinor + interestMinor))) {
    return void (await refuse(statementWords.claimWithoutFunds))
  }
  const booked = {
    loanId: loan.loanId,
    repaymentId: derivedId(`loan claim ${claim.loanClaimId}`),
    at: now,
    principalMinor,
    interestMinor,
  }
  const answers = await createLedger({ db: tx }).post(repaymentTransfers(loan, booked))
  if (answers.some(answer => answer.result !== 'DONE')) {
    return void (await refuse(statementWords.claimWithoutFunds))
  }
  await insertRepayments(tx, [booked])
  const texts = repaymentTexts(loan, booked)
  await saveOperationTexts(tx, texts)
  await appendMovements(tx, now, texts)
  await insertSchedule(tx, loan.loanId, claim.loanClaimId, plan.value.schedule)
  await move(deps, tx, claim, { executedAt: now })
}

async function isPayable(tx: TwinDb, loan: StoredLoan, amountMinor: bigint): Promise<boolean> {
  const account = await readPayingAccount(tx, loan.repaymentAccountId)
  return (
    account !== undefined && mayBeDebited(account.status) && account.availableMinor >= amountMinor
  )
}
