import { expect, test } from 'vitest'
import { bishkekDate, type Instant, instantAt, addDays } from '@tartip/domain/time/instant'
import type { DayCodePayment, DayPaymentCode, DayPaymentCodes } from '../src/day-payment-code.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** A provider that gives out codes, and the means to request one. */
export interface DayCodesUnderTest {
  readonly codes: DayPaymentCodes
  readonly legalPartyId: string
  readonly otherPartyId: string
  newId(): string
  now(): Instant
  setNow(now: Instant): void
  /**
   * A new code, over whatever amount, for `legalPartyId` unless another is named; a repeated request with the same id
   * gets the same one.
   */
  obtain(requestId: string, forPartyId?: string): Promise<DayPaymentCode>
}

/** What each of the three providers of day codes must do; called inside its own suite. */
export function dayCodesTests(provider: () => DayCodesUnderTest): void {
  const paid = (code: DayPaymentCode, paidAt: Instant, paymentId = provider().newId()) => ({
    code: code.code,
    legalPartyId: code.legalPartyId,
    paymentId,
    amountMinor: code.amountMinor,
    paidAt,
  })

  test('a code is valid until 23:59:59 of its day in Bishkek, however late it is made', async () => {
    const day = addDays(bishkekDate(provider().now()), 1)
    provider().setNow(instantAt(day, 23 * 60 + 59) + 30_000)
    const code = await provider().obtain(provider().newId())
    expect(code.validUntil).toBe(instantAt(addDays(day, 1), 0) - 1)
    expect(code).toMatchObject({ state: 'OPEN', legalPartyId: provider().legalPartyId })
    expect(code.code).toMatch(/^\d{1,20}$/)
    expect(code.recipientAccount).toMatch(/^\d{16}$/)
    provider().setNow(instantAt(addDays(day, 1), 9 * 60))
  })

  test('the same request gets the same code, another one another', async () => {
    const requestId = provider().newId()
    const answers = await Promise.all([1, 2, 3].map(() => provider().obtain(requestId)))
    expect(new Set(answers.map(code => code.code)).size).toBe(1)
    const { codes, legalPartyId } = provider()
    expect(await codes.findCode(legalPartyId, answers[0]?.code ?? '')).toEqual(answers[0])
    expect(await codes.findCodeOfRequest(legalPartyId, requestId)).toEqual(answers[0])
    expect(await codes.findCodeOfRequest(legalPartyId, provider().newId())).toBeUndefined()
  })

  test('a code of another organisation is like one that does not exist', async () => {
    const requestId = provider().newId()
    const code = await provider().obtain(requestId)
    const { codes, otherPartyId } = provider()
    expect(await codes.findCode(otherPartyId, code.code)).toBeUndefined()
    expect(await codes.findCodeOfRequest(otherPartyId, requestId)).toBeUndefined()
    const payment = { ...paid(code, provider().now()), legalPartyId: otherPartyId }
    expect(await codes.confirmPaid(payment)).toMatchObject({
      error: { code: 'DAY_CODE_NOT_FOUND' },
    })
  })

  test('a code takes one payment, and a repeated report changes nothing', async () => {
    const code = await provider().obtain(provider().newId())
    const { codes, legalPartyId } = provider()
    const payment = paid(code, provider().now())
    const answers = await Promise.all([1, 2, 3].map(() => codes.confirmPaid(payment)))
    expect(answers.every(answer => answer.ok)).toBe(true)
    expect(await codes.findCode(legalPartyId, code.code)).toMatchObject({
      state: 'PAID',
      paymentId: payment.paymentId,
    })
    expect(await codes.confirmPaid(paid(code, provider().now()))).toMatchObject({
      error: { code: 'DAY_CODE_ALREADY_PAID' },
    })
  })

  test('a payment that was reported is not reported again with other details', async () => {
    const [code, other] = [
      await provider().obtain(provider().newId()),
      await provider().obtain(provider().newId()),
    ]
    const payment: DayCodePayment = paid(code, provider().now())
    const changes: ChangesOf<DayCodePayment, 'paymentId' | 'legalPartyId'> = {
      code: other.code,
      amountMinor: code.amountMinor + 1n,
      paidAt: payment.paidAt + 1,
    }
    await expectChangesRefused(payment, changes, reported => provider().codes.confirmPaid(reported))
    const { codes, legalPartyId } = provider()
    expect(await codes.findCode(legalPartyId, other.code)).toMatchObject({ state: 'OPEN' })
  })

  test('a payment of another organisation is like one that was never reported', async () => {
    const { codes, otherPartyId: externalParty, newId, now } = provider()
    const payment = paid(await provider().obtain(newId()), now())
    expect(await codes.confirmPaid(payment)).toMatchObject({ ok: true })
    const unknown = { error: { code: 'DAY_CODE_NOT_FOUND' } }
    expect(await codes.confirmPaid({ ...payment, legalPartyId: externalParty })).toMatchObject(
      unknown,
    )
    const code = await provider().obtain(newId(), externalParty)
    const own = paid(code, now(), payment.paymentId)
    expect(await codes.confirmPaid({ ...own, code: payment.code })).toMatchObject(unknown)
    expect(await codes.confirmPaid(own)).toMatchObject({ ok: true })
    for (const again of [payment, own]) {
      expect(await codes.confirmPaid(again)).toMatchObject({ ok: true })
      expect(await codes.findCode(again.legalPartyId, again.code)).toMatchObject({
        state: 'PAID',
        paymentId: payment.paymentId,
      })
    }
  })

  test('another amount is refused', async () => {
    const code = await provider().obtain(provider().newId())
    const payment = { ...paid(code, provider().now()), amountMinor: code.amountMinor + 1n }
    expect(await provider().codes.confirmPaid(payment)).toMatchObject({
      error: { code: 'DAY_CODE_AMOUNT_DIFFERS' },
    })
  })

  test('nothing is paid with a code before there is one', async () => {
    const code = await provider().obtain(provider().newId())
    const { codes } = provider()
    expect(await codes.confirmPaid(paid(code, code.createdAt - 1))).toMatchObject({
      error: { code: 'DAY_CODE_EXPIRED' },
    })
    expect(await codes.confirmPaid(paid(code, code.createdAt))).toMatchObject({ ok: true })
  })

  test('the last moment of the day counts, the next one does not, whenever it is reported', async () => {
    const [first, second] = [
      await provider().obtain(provider().newId()),
      await provider().obtain(provider().newId()),
    ]
    provider().setNow(first.validUntil + 3_600_000)
    const { codes } = provider()
    expect(await codes.confirmPaid(paid(first, first.validUntil))).toMatchObject({ ok: true })
    expect(await codes.confirmPaid(paid(second, second.validUntil + 1))).toMatchObject({
      error: { code: 'DAY_CODE_EXPIRED' },
    })
  })
}
