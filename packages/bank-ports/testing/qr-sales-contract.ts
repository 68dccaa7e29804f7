import { formatSaleCode, type SaleCode } from '@tartip/domain/qr/sale-code'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QrSale, QrSales } from '../src/qr-sales.ts'
import { readAllEvents } from './read-all-events.ts'

/** A processing with a seller: an account, and a cash register whose sales the same account gets. */
export interface QrSalesUnderTest {
  readonly qrSales: QrSales
  readonly provider: string
  readonly legalPartyId: string
  readonly otherPartyId: string
  readonly account: string
  readonly register: { readonly salePointCode: string; readonly cashCode: string }
  newId(): string
  /** A customer pays a code; answers the id of the sale, or the refusal. */
  pay(code: string, amountMinor?: bigint): Promise<string>
  balanceMinor(): Promise<bigint>
  setAccountStatus(status: 'OPEN' | 'ARRESTED' | 'CLOSED'): Promise<void>
  setRegisterActive(isActive: boolean): Promise<void>
  setSenderState(saleId: string, state: 'ACTIVE' | 'BLOCKED' | 'INACTIVE'): Promise<void>
  /** The seller spends everything. */
  emptyAccount(): Promise<void>
  close(): Promise<void>
}

/** What any processing behind `QrSales` must do; run it against each implementation. */
export function describeQrSalesContract(
  name: string,
  makeProcessing: () => Promise<QrSalesUnderTest>,
): void {
  describe(`QR sales: ${name}`, () => {
    let bank: QrSalesUnderTest

    beforeAll(async () => {
      bank = await makeProcessing()
    })
    afterAll(() => bank.close())

    const codeOf = (change: Partial<SaleCode> = {}): string =>
      formatSaleCode(
        { recipient: { account: bank.account }, name: 'Кафе', isDynamic: false, ...change },
        { provider: bank.provider, address: 'https://qr.bank.kg/' },
      )
    const saleOf = async (saleId: string): Promise<QrSale | undefined> =>
      (await readAllEvents(bank.qrSales, 100)).find(sale => sale.saleId === saleId)
    const refundOf = async (saleId: string, amountMinor: bigint, party = bank.legalPartyId) => {
      const answer = await bank.qrSales.checkRefund(party, saleId, amountMinor)
      return answer.ok ? 'OK' : answer.error.code
    }

    test('a paid code is one sale of its seller, and the money arrives without the fee', async () => {
      const before = await bank.balanceMinor()
      const saleId = await bank.pay(codeOf({ comment: 'Стол 5' }), 100_050n)
      expect(await bank.balanceMinor()).toBe(before + 100_050n - 200n)
      expect(await saleOf(saleId)).toMatchObject({
        operationId: expect.stringContaining(saleId),
        legalPartyId: bank.legalPartyId,
        account: bank.account,
        amountMinor: 100_050n,
        feeMinor: 200n,
        isDynamic: false,
        stan: expect.stringMatching(/^\d{6}$/),
        providerTransactionId: expect.stringMatching(/./),
        senderName: expect.stringMatching(/./),
        comment: 'Стол 5',
      })
      expect((await saleOf(saleId))?.register).toBeUndefined()
    })

    test('a sale of a cash register names it and its outlet', async () => {
      const saleId = await bank.pay(codeOf({ recipient: bank.register, amountMinor: 5_000n }))
      expect((await saleOf(saleId))?.register).toMatchObject(bank.register)
    })

    test('a dynamic code is paid once, also by two customers at the same time', async () => {
      const code = codeOf({
        isDynamic: true,
        transaction: bank.newId().slice(0, 12),
        amountMinor: 700n,
      })
      const answers = await Promise.all([bank.pay(code), bank.pay(code), bank.pay(code)])
      expect(answers.filter(answer => answer === 'QR_ALREADY_PAID')).toHaveLength(2)
      const sales = (await readAllEvents(bank.qrSales, 100)).filter(({ saleId }) =>
        answers.includes(saleId),
      )
      expect(sales).toMatchObject([{ amountMinor: 700n, isDynamic: true }])
    })

    test('a static code is paid again and again, and each of its sales names it', async () => {
      const transaction = bank.newId().slice(0, 12)
      const code = codeOf({ amountMinor: 300n, transaction })
      const [first, second] = [await bank.pay(code), await bank.pay(code)]
      expect(first).not.toBe(second)
      const expected = { amountMinor: 300n, isDynamic: false, codeTransaction: transaction }
      expect(await saleOf(first)).toMatchObject(expected)
      expect(await saleOf(second)).toMatchObject(expected)
    })

    test('nobody pays another amount than the code shows, none, or a code that leads nowhere', async () => {
      const before = await bank.balanceMinor()
      expect(await bank.pay(codeOf({ amountMinor: 300n }), 299n)).toBe('QR_AMOUNT_FIXED')
      expect(await bank.pay(codeOf())).toBe('AMOUNT_NOT_POSITIVE')
      const nowhere = { ...bank.register, cashCode: '999' }
      expect(await bank.pay(codeOf({ recipient: nowhere }), 100n)).toBe('QR_RECIPIENT_UNKNOWN')
      expect(await bank.pay(`${codeOf()}0`, 100n)).toBe('QR_UNREADABLE')
      expect(await bank.balanceMinor()).toBe(before)
    })

    test('a cash register that does not work is paid nothing, until it works again', async () => {
      const code = codeOf({ recipient: bank.register })
      await bank.setRegisterActive(false)
      expect(await bank.pay(code, 100n)).toBe('CASH_REGISTER_INACTIVE')
      await bank.setRegisterActive(true)
      expect((await saleOf(await bank.pay(code, 100n)))?.register).toMatchObject(bank.register)
    })

    test('events come in order and each once, wherever a reader goes on', async () => {
      await Promise.all([1n, 2n, 3n, 4n, 5n].map(amount => bank.pay(codeOf(), amount)))
      const all = await readAllEvents(bank.qrSales, 100)
      const middle = all[2]?.sequence ?? 0n
      expect(await bank.qrSales.readEvents(middle, 1_000)).toEqual(all.slice(3))
      expect(new Set(all.map(({ saleId }) => saleId)).size).toBe(all.length)
    })

    test('a new sale wakes the reader', async () => {
      let woken = 0
      const stop = bank.qrSales.onEvent(() => (woken += 1))
      await bank.pay(codeOf(), 100n)
      expect(woken).toBe(1)
      stop()
      await bank.pay(codeOf(), 100n)
      expect(woken).toBe(1)
    })

    test('a sale can be given back up to its amount, by its seller alone', async () => {
      const saleId = await bank.pay(codeOf(), 900n)
      expect(await bank.qrSales.checkRefund(bank.legalPartyId, saleId, 900n)).toMatchObject({
        value: { availableMinor: 900n, recipientName: expect.stringMatching(/./) },
      })
      expect(await refundOf(saleId, 901n)).toBe('REFUND_AMOUNT_EXCEEDED')
      expect(await refundOf(saleId, 1n, bank.otherPartyId)).toBe('SALE_NOT_FOUND')
      expect(await refundOf(bank.newId(), 1n)).toBe('SALE_NOT_FOUND')
      expect(await refundOf('nothing', 1n)).toBe('SALE_NOT_FOUND')
    })

    test('an account that is blocked or closed on either side, or empty, gives nothing back', async () => {
      const saleId = await bank.pay(codeOf(), 900n)
      await bank.setAccountStatus('ARRESTED')
      expect(await refundOf(saleId, 900n)).toBe('REFUND_PAYER_ACCOUNT_BLOCKED')
      await bank.setAccountStatus('CLOSED')
      expect(await refundOf(saleId, 900n)).toBe('REFUND_PAYER_ACCOUNT_INACTIVE')
      await bank.setAccountStatus('OPEN')
      await bank.setSenderState(saleId, 'BLOCKED')
      expect(await refundOf(saleId, 900n)).toBe('REFUND_RECIPIENT_ACCOUNT_BLOCKED')
      await bank.setSenderState(saleId, 'INACTIVE')
      expect(await refundOf(saleId, 900n)).toBe('REFUND_RECIPIENT_ACCOUNT_INACTIVE')
      await bank.setSenderState(saleId, 'ACTIVE')
      await bank.emptyAccount()
      expect(await refundOf(saleId, 900n)).toBe('REFUND_PAYER_INSUFFICIENT_FUNDS')
    })
  })
}
