import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LoanChange } from '@tartip/domain/loans/loan-change'
import type { LoanClaimEvent, LoanClaims, NewLoanClaim } from '../src/loan-claims.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'
import { readAllEvents } from './read-all-events.ts'

/** A bank with one organisation that has a loan without overdue payments. */
export interface LoanClaimsUnderTest {
  readonly loanClaims: LoanClaims
  readonly legalPartyId: string
  readonly loanId: string
  readonly otherPartyId: string
  /** Today at the bank, on which a repayment may be made. */
  readonly today: string
  now(): number
  newId(): string
  approve(loanClaimId: string): Promise<void>
  decline(loanClaimId: string): Promise<void>
  close(): Promise<void>
}

/** What any bank behind `LoanClaims` must do; run it against each implementation. */
export function describeLoanClaimsContract(
  name: string,
  makeBank: () => Promise<LoanClaimsUnderTest>,
): void {
  describe(`loan claims: ${name}`, () => {
    let bank: LoanClaimsUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const certificate: LoanChange = { kind: 'DEBT_CERTIFICATE' }
    const claimOf = (change: LoanChange = certificate): NewLoanClaim => ({
      loanClaimId: bank.newId(),
      legalPartyId: bank.legalPartyId,
      loanId: bank.loanId,
      createdAt: bank.now(),
      change,
    })
    const submitted = async (change?: LoanChange) => {
      const claim = claimOf(change)
      expect(await bank.loanClaims.submit(claim)).toMatchObject({ ok: true })
      return claim
    }
    const find = (id: string) => bank.loanClaims.findClaim(bank.legalPartyId, id)

    test('a claim handed in twice is one claim; another one under its id is refused', async () => {
      const claim = claimOf()
      const changes: ChangesOf<NewLoanClaim, 'loanClaimId' | 'createdAt'> = {
        legalPartyId: bank.otherPartyId,
        loanId: bank.newId(),
        change: { kind: 'REPAYMENT_DAY', day: 5 },
      }
      await expectChangesRefused(claim, changes, one => bank.loanClaims.submit(one))
      const list = await bank.loanClaims.claimsOf(bank.legalPartyId)
      expect(list.filter(one => one.loanClaimId === claim.loanClaimId)).toMatchObject([
        { state: 'ON_VERIFICATION' },
      ])
    })

    test('an approved certificate states the debt, a declined claim its reason', async () => {
      const approved = await submitted()
      await bank.approve(approved.loanClaimId)
      expect(await find(approved.loanClaimId)).toMatchObject({
        state: 'APPROVED',
        certificate: { date: bank.today },
      })
      const declined = await submitted()
      await bank.decline(declined.loanClaimId)
      const found = await find(declined.loanClaimId)
      expect(found?.state).toBe('DECLINED')
      expect(found?.reason?.ru).toBeTruthy()
      const events = await readAllEvents<LoanClaimEvent>(bank.loanClaims, 3)
      const states = events
        .filter(event => event.claim.loanClaimId === declined.loanClaimId)
        .map(event => event.claim.state)
      expect(states).toEqual(['ON_VERIFICATION', 'DECLINED'])
    })

    test('a claim is withdrawn until it is decided, and again without effect', async () => {
      const claim = await submitted()
      const cancel = () => bank.loanClaims.cancel(bank.legalPartyId, claim.loanClaimId)
      expect(await cancel()).toMatchObject({ value: { state: 'DECLINED', isWithdrawn: true } })
      expect(await cancel()).toMatchObject({ value: { state: 'DECLINED' } })
      const decided = await submitted()
      await bank.approve(decided.loanClaimId)
      expect(await bank.loanClaims.cancel(bank.legalPartyId, decided.loanClaimId)).toMatchObject({
        error: { code: 'CLAIM_STATE_MISMATCH' },
      })
    })

    test('one change of a loan at a time', async () => {
      const change: LoanChange = { kind: 'FULL_REPAYMENT', repayOn: bank.today }
      const both = await Promise.all([
        bank.loanClaims.submit(claimOf(change)),
        bank.loanClaims.submit(claimOf(change)),
      ])
      expect(both.map(one => (one.ok ? 'taken' : one.error.code)).toSorted()).toEqual([
        'CLAIM_PENDING',
        'taken',
      ])
      for (const one of both) {
        if (one.ok) await bank.loanClaims.cancel(bank.legalPartyId, one.value.loanClaimId)
      }
    })

    test('claims and loans of another organisation are like none', async () => {
      const claim = await submitted()
      const { loanClaims, otherPartyId } = bank
      expect(await loanClaims.claimsOf(otherPartyId)).toEqual([])
      expect(await loanClaims.findClaim(otherPartyId, claim.loanClaimId)).toBeUndefined()
      expect(await loanClaims.cancel(otherPartyId, claim.loanClaimId)).toMatchObject({
        error: { code: 'LOAN_CLAIM_NOT_FOUND' },
      })
      const foreign = { ...claimOf(), legalPartyId: otherPartyId }
      expect(await loanClaims.submit(foreign)).toMatchObject({ error: { code: 'LOAN_NOT_FOUND' } })
    })
  })
}
