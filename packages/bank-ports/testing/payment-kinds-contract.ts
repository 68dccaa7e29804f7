import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BankText } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CoreAccounts } from '../src/core-accounts.ts'
import type { BankRefusal, PaymentExecution } from '../src/payment-execution.ts'
import type { QuoteRequest, RateQuotes } from '../src/rate-quotes.ts'
import type { OrderHead, PaymentOrder } from '@tartip/domain/payment/payment-order'
import { changedOrders } from './changed-orders.ts'
import { expectChangesRefused } from './changed-requests.ts'
import { buildOrders } from './orders-under-test.ts'
import type { AccountUnderTest } from './payment-execution-contract.ts'

const noContract: BankText = { ru: 'Нет договора', ky: 'Келишим жок', en: 'There is no contract' }

/** A bank prepared for the suite of all kinds. */
export interface KindsBankUnderTest {
  readonly paymentExecution: PaymentExecution
  readonly coreAccounts: CoreAccounts
  readonly rateQuotes: RateQuotes
  /** The dealer gives a rate for so many minutes. */
  quote(quoteId: string, value: string, minutes: number): Promise<void>
  advanceMinutes(minutes: number): void
  readonly ownBic: string
  readonly valueDate: LocalDate
  /** A new account with exactly this balance, of a new organisation or of a known one. */
  newAccount(options: {
    readonly balanceMinor: bigint
    readonly currency?: CurrencyCode
    readonly type?: 'RKO' | 'CARD'
    readonly legalPartyId?: string
  }): Promise<AccountUnderTest>
  /** The account of the treasury at the bank that keeps it. */
  readonly treasury: { readonly bic: string; readonly account: string }
  /** A private client's card in som. */
  readonly retailCard: { readonly cardReferencesId: string; readonly maskedNumber: string }
  /** Lets the account's owner sell by QR; answers the operation's id. */
  sellByQr(account: AccountUnderTest, amountMinor: bigint): Promise<string>
  newPaymentId(): string
  /** The bank's officer refuses an order that was taken. */
  refuse(paymentId: string, code: BankRefusal, reason: BankText): Promise<void>
  finishEverything(): Promise<void>
  close(): Promise<void>
}

/** What any bank must do with the kinds of order beyond payments in som by account number. */
export function describePaymentKindsContract(
  name: string,
  makeBank: () => Promise<KindsBankUnderTest>,
): void {
  describe(`kinds of payment: ${name}`, () => {
    let bank: KindsBankUnderTest
    let payer: AccountUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const head = (currency: CurrencyCode = 'KGS'): OrderHead => ({
      paymentId: bank.newPaymentId(),
      legalPartyId: payer.legalPartyId,
      payerAccount: payer.account,
      payerName: 'ОсОО «Плательщик»',
      amountMinor: 10_000n,
      currency,
      commissionMinor: 500n,
      commissionCurrency: currency,
      purpose: 'Оплата по договору № 5',
      transferNum: '17',
      valueDate: bank.valueDate,
      digest: 'a'.repeat(64),
    })
    const moneyOf = async ({ legalPartyId, account }: AccountUnderTest) => {
      const found = await bank.coreAccounts.findOwnAccount(legalPartyId, account)
      return { booked: found?.balanceMinor, held: found?.heldMinor }
    }
    const newPayer = async (currency: CurrencyCode = 'KGS', type: 'RKO' | 'CARD' = 'RKO') => {
      payer = await bank.newAccount({ balanceMinor: 100_000n, currency, type })
      return payer
    }
    const sibling = (currency: CurrencyCode, type: 'RKO' | 'CARD' = 'RKO') =>
      bank.newAccount({ balanceMinor: 0n, currency, type, legalPartyId: payer.legalPartyId })

    const { swift, conversion, budget, companyCard, retailCard, qr, refund, domestic } =
      buildOrders(() => bank, head)

    /** One order of each kind from a payer of its own, and the account that would get the money, if it is here. */
    const everyKind: Readonly<
      Record<string, () => Promise<readonly [PaymentOrder, AccountUnderTest?]>>
    > = {
      CLEARING: async () => {
        await newPayer()
        return [domestic('CLEARING', bank.treasury)]
      },
      GROSS: async () => {
        await newPayer()
        return [domestic('GROSS', bank.treasury)]
      },
      INTRABANK_OWN: async () => {
        await newPayer()
        const recipient = await sibling('KGS')
        return [domestic('INTRABANK_OWN', { ...recipient, bic: bank.ownBic }), recipient]
      },
      INTRABANK_FOREIGN: async () => {
        await newPayer()
        const recipient = await bank.newAccount({ balanceMinor: 0n })
        return [domestic('INTRABANK_FOREIGN', { ...recipient, bic: bank.ownBic }), recipient]
      },
      SWIFT: async () => {
        await newPayer('USD')
        return [swift()]
      },
      CONVERSION: async () => {
        await newPayer('USD')
        const recipient = await sibling('KGS')
        return [conversion(recipient), recipient]
      },
      BUDGET: async () => {
        await newPayer()
        return [budget()]
      },
      RKO_2_CARD: async () => {
        await newPayer()
        const recipient = await sibling('KGS', 'CARD')
        return [companyCard('RKO_2_CARD', recipient), recipient]
      },
      CARD_2_RKO: async () => {
        await newPayer('KGS', 'CARD')
        const recipient = await sibling('KGS')
        return [companyCard('CARD_2_RKO', recipient), recipient]
      },
      CARD_2_CARD: async () => {
        await newPayer('KGS', 'CARD')
        const recipient = await sibling('KGS', 'CARD')
        return [companyCard('CARD_2_CARD', recipient), recipient]
      },
      'a private client’s card': async () => {
        await newPayer('KGS', 'CARD')
        return [retailCard()]
      },
      QR: async () => {
        await newPayer()
        const recipient = await bank.newAccount({ balanceMinor: 0n })
        return [qr({ recipientAccount: recipient.account }), recipient]
      },
      REFUND: async () => {
        await newPayer()
        return [refund(await bank.sellByQr(payer, 12_000n))]
      },
    }

    const submit = (order: PaymentOrder) => bank.paymentExecution.submit(order)
    const refusedWith = (code: string) => ({ outcome: 'refused', code })
    const expectExecuted = async (order: PaymentOrder) => {
      expect(await submit(order)).toEqual({ outcome: 'accepted' })
      expect(await submit(order)).toEqual({ outcome: 'accepted' })
      await bank.finishEverything()
      expect(await bank.paymentExecution.find(order.paymentId)).toEqual({ state: 'EXECUTED' })
    }

    test.each(Object.entries(everyKind))(
      '%s refused on its way reports the officer’s reason, costs nothing and arrives nowhere',
      async (_kind, prepare) => {
        const [order, recipient] = await prepare()
        const before = await moneyOf(payer)
        expect(await submit(order)).toEqual({ outcome: 'accepted' })
        expect((await moneyOf(payer)).held).toBe(order.amountMinor + order.commissionMinor)
        const refusal = { code: 'REFUSED_BY_OFFICER', reason: noContract } as const
        await bank.refuse(order.paymentId, refusal.code, refusal.reason)
        const refused = { state: 'REFUSED', ...refusal }
        expect(await bank.paymentExecution.find(order.paymentId)).toEqual(refused)
        await bank.finishEverything()
        expect(await bank.paymentExecution.find(order.paymentId)).toEqual(refused)
        expect(await moneyOf(payer)).toEqual(before)
        if (recipient !== undefined) {
          expect(await moneyOf(recipient)).toEqual({ booked: 0n, held: 0n })
        }
      },
    )

    test('an order of any shape of which one field was changed is refused, and the first stands', async () => {
      await newPayer('USD')
      const dollars = { swift: swift(), conversion: conversion(await sibling('KGS')) }
      const send = (order: PaymentOrder) => submit(order)
      const refused = refusedWith('ORDER_CHANGED')
      await expectChangesRefused(dollars.swift, changedOrders.swift, send, refused)
      await expectChangesRefused(dollars.conversion, changedOrders.conversion, send, refused)
      await newPayer()
      const card = await sibling('KGS', 'CARD')
      await expectChangesRefused(
        domestic('CLEARING', bank.treasury),
        changedOrders.domestic,
        send,
        refused,
      )
      await expectChangesRefused(budget(), changedOrders.budget, send, refused)
      const toCard = companyCard('RKO_2_CARD', card)
      await expectChangesRefused(toCard, changedOrders.companyCard, send, refused)
      await expectChangesRefused(qr(), changedOrders.qr, send, refused)
      const back = refund(await bank.sellByQr(payer, 12_000n))
      await expectChangesRefused(back, changedOrders.refund, send, refused)
      await newPayer('KGS', 'CARD')
      await expectChangesRefused(retailCard(), changedOrders.retailCard, send, refused)
    })

    test('a sale whose refund was refused can still be given back', async () => {
      await newPayer()
      const sale = await bank.sellByQr(payer, 12_000n)
      const first = refund(sale)
      await submit(first)
      await bank.refuse(first.paymentId, 'REFUSED_BY_OFFICER', noContract)
      await expectExecuted(refund(sale))
      expect(await moneyOf(payer)).toEqual({ booked: 102_000n, held: 0n })
    })

    test.each(['BEN', 'GOUR', 'OUR', 'SHA'] as const)(
      'SWIFT with %s leaves the account with its commission, once',
      async commissionOption => {
        await newPayer('USD')
        await expectExecuted(swift({ commissionOption }))
        expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
      },
    )

    test('SWIFT in a currency without client accounts takes the payer’s currency at its rate', async () => {
      await newPayer('USD')
      const rate = { base: 'USD', quote: 'AED', value: '3.6500' } as const
      const exotic = { amountMinor: 36_500n, currency: 'AED', rate } as const
      await expectExecuted(swift({ exotic }))
      expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
      const wrong = swift({ exotic: { ...exotic, amountMinor: 36_600n } })
      expect(await submit(wrong)).toMatchObject(refusedWith('RATE_NOT_VALID'))
    })

    test('SWIFT needs the recipient’s town and country, and a correspondent', async () => {
      await newPayer('USD')
      for (const change of [{ recipientTown: ' ' }, { country: 'Germany' }]) {
        expect(await submit(swift(change))).toMatchObject(
          refusedWith('RECIPIENT_ADDRESS_INCOMPLETE'),
        )
      }
      await newPayer('KGS')
      const inSom = swift({ ...head('KGS') })
      expect(await submit(inSom)).toMatchObject(refusedWith('CORRESPONDENT_NOT_FOUND'))
    })

    test('a commission may be paid by another own account, in its own currency', async () => {
      await newPayer('USD')
      const { legalPartyId } = payer
      const som = await bank.newAccount({ balanceMinor: 2_000n, legalPartyId })
      const apart = {
        commissionMinor: 1_500n,
        commissionCurrency: 'KGS',
        commissionAccount: som.account,
      } as const
      const order = swift(apart)
      await submit(order)
      expect([await moneyOf(payer), await moneyOf(som)]).toEqual([
        { booked: 100_000n, held: 10_000n },
        { booked: 2_000n, held: 1_500n },
      ])
      expect(await bank.coreAccounts.holds(legalPartyId, som.accountId)).toMatchObject([
        { amountMinor: 1_500n, paymentId: order.paymentId },
      ])
      // Not enough for a second commission: then nothing is held of the amount either.
      expect(await submit(swift(apart))).toMatchObject(refusedWith('INSUFFICIENT_FUNDS'))
      expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 10_000n })
      await expectExecuted(order)
      expect([await moneyOf(payer), await moneyOf(som)]).toEqual([
        { booked: 90_000n, held: 0n },
        { booked: 500n, held: 0n },
      ])
    })

    test('a commission is never taken from a stranger’s account or in another currency', async () => {
      const externalParty = await bank.newAccount({ balanceMinor: 100_000n })
      await newPayer('USD')
      const som = await sibling('KGS')
      const cases = [
        [
          swift({ commissionAccount: externalParty.account, commissionCurrency: 'KGS' }),
          'ACCOUNT_NOT_FOUND',
        ],
        [swift({ commissionAccount: som.account }), 'CURRENCY_MISMATCH'],
        [swift({ commissionCurrency: 'KGS' }), 'CURRENCY_MISMATCH'],
      ] as const
      for (const [order, code] of cases) {
        expect(await submit(order)).toMatchObject(refusedWith(code))
      }
    })

    /** A request for what `conversion` orders of the payer, with the dealer's rate of 87. */
    const requested = async (change: Partial<QuoteRequest> = {}): Promise<string> => {
      const request: QuoteRequest = {
        quoteId: bank.newPaymentId(),
        legalPartyId: payer.legalPartyId,
        sell: 'USD',
        buy: 'KGS',
        side: 'SELL',
        amountMinor: 10_000n,
        ...change,
      }
      expect((await bank.rateQuotes.request(request)).ok).toBe(true)
      return request.quoteId
    }
    const quoted = async (change: Partial<QuoteRequest> = {}, value = '87', minutes = 600) => {
      const quoteId = await requested(change)
      await bank.quote(quoteId, value, minutes)
      return quoteId
    }
    const atQuote = (recipient: AccountUnderTest, quoteId: string) =>
      conversion(recipient, { rateKind: 'CONTRACTUAL', quoteId })

    test.each<[string, () => Promise<string | undefined>]>([
      ['that no dealer gave', async () => undefined],
      ['of an unknown quote', async () => bank.newPaymentId()],
      ['that the dealer has not given yet', () => requested()],
      [
        'that was taken back',
        async () => {
          const quoteId = await quoted()
          await bank.rateQuotes.cancel(payer.legalPartyId, quoteId)
          return quoteId
        },
      ],
      [
        'that has run out',
        async () => {
          const quoteId = await quoted({}, '87', 5)
          bank.advanceMinutes(6)
          return quoteId
        },
      ],
      ['of another organisation', () => quoted({ legalPartyId: bank.newPaymentId() })],
      ['better than the given one', () => quoted({}, '86.9999')],
      ['given for another amount', () => quoted({ amountMinor: 9_999n })],
      ['given for another bought amount', () => quoted({ side: 'BUY' })],
      ['given for another currency', () => quoted({ buy: 'EUR' })],
      ['given for the other direction', () => quoted({ sell: 'KGS', buy: 'USD' })],
    ])('a conversion at a contractual rate %s is refused', async (_what, prepare) => {
      await newPayer('USD')
      const som = await sibling('KGS')
      const quoteId = await prepare()
      const order = conversion(som, {
        rateKind: 'CONTRACTUAL',
        ...(quoteId === undefined ? {} : { quoteId }),
      })
      expect(await submit(order)).toMatchObject(refusedWith('RATE_NOT_VALID'))
      expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    })

    test('a quote for what is bought is used as well, by one order', async () => {
      await newPayer('USD')
      const som = await sibling('KGS')
      const quoteId = await quoted({ side: 'BUY', amountMinor: 870_000n })
      const both = [atQuote(som, quoteId), atQuote(som, quoteId)]
      const answers = await Promise.all(both.map(submit))
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'refused'])
      expect(await submit(atQuote(som, quoteId))).toMatchObject(refusedWith('RATE_NOT_VALID'))
      await bank.finishEverything()
      expect(await moneyOf(som)).toEqual({ booked: 870_000n, held: 0n })
      expect(await bank.rateQuotes.cancel(payer.legalPartyId, quoteId)).toMatchObject({
        state: 'USED',
      })
    })

    test.each(['FIXED', 'CONTRACTUAL'] as const)(
      'a conversion at a %s rate gives exactly what was signed, in both statements',
      async rateKind => {
        await newPayer('USD')
        const som = await sibling('KGS')
        const order = rateKind === 'FIXED' ? conversion(som) : atQuote(som, await quoted())
        await expectExecuted(order)
        expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
        expect(await moneyOf(som)).toEqual({ booked: 870_000n, held: 0n })
        const { list } = await bank.coreAccounts.operations(
          som.legalPartyId,
          som.accountId,
          {},
          undefined,
          10,
        )
        expect(list).toMatchObject([
          { direction: 'CREDIT', amountMinor: 870_000n, counterpartyAccount: payer.account },
        ])
      },
    )

    test('a conversion with amounts that do not follow from its rate, or to a wrong account, is refused', async () => {
      await newPayer('USD')
      const som = await sibling('KGS')
      const dollars = await sibling('USD')
      const externalParty = await bank.newAccount({ balanceMinor: 0n })
      const cases = [
        [conversion(som, { recipientAmountMinor: 870_100n }), 'RATE_NOT_VALID'],
        [conversion(som, { rate: { base: 'EUR', quote: 'KGS', value: '87' } }), 'RATE_NOT_VALID'],
        [conversion(dollars), 'CURRENCY_MISMATCH'],
        [conversion(dollars, { recipientCurrency: 'USD' }), 'CURRENCY_MISMATCH'],
        [conversion(externalParty), 'RECIPIENT_ACCOUNT_NOT_FOUND'],
      ] as const
      for (const [order, code] of cases) {
        expect(await submit(order)).toMatchObject(refusedWith(code))
      }
      expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    })

    test('the budget is paid at the treasury and nowhere else', async () => {
      await newPayer()
      await expectExecuted(budget())
      expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
      const astray = budget({ recipientBic: bank.ownBic })
      expect(await submit(astray)).toMatchObject(refusedWith('BIC_ACCOUNT_MISMATCH'))
    })

    test('a code of the budget takes one payment, also of several at once, and another once the first is refused', async () => {
      await newPayer()
      const many = Array.from({ length: 5 }, () => budget())
      const answers = await Promise.all(many.map(submit))
      const taken = many.filter((_, index) => answers[index]?.outcome === 'accepted')
      expect(taken).toHaveLength(1)
      expect(answers.filter(({ outcome }) => outcome === 'refused')).toEqual(
        Array.from({ length: 4 }, () => refusedWith('DAY_CODE_ALREADY_PAID')),
      )
      expect((await moneyOf(payer)).held).toBe(10_500n)
      const [first] = taken
      await bank.refuse(first?.paymentId ?? '', 'REFUSED_BY_OFFICER', noContract)
      await expectExecuted(budget())
      expect(await submit(budget())).toEqual(refusedWith('DAY_CODE_ALREADY_PAID'))
      expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
    })

    test.each([
      ['RKO_2_CARD', 'RKO', 'CARD'],
      ['CARD_2_RKO', 'CARD', 'RKO'],
      ['CARD_2_CARD', 'CARD', 'CARD'],
    ] as const)('%s moves money between own accounts of these types', async (code, from, to) => {
      await newPayer('KGS', from)
      const recipient = await sibling('KGS', to)
      await expectExecuted(companyCard(code, recipient))
      expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
      expect(await moneyOf(recipient)).toEqual({ booked: 10_000n, held: 0n })
      const wrongType = await sibling('KGS', to === 'CARD' ? 'RKO' : 'CARD')
      expect(await submit(companyCard(code, wrongType))).toMatchObject(
        refusedWith('RECIPIENT_ACCOUNT_NOT_FOUND'),
      )
      const externalParty = await bank.newAccount({ balanceMinor: 0n, type: to })
      expect(await submit(companyCard(code, externalParty))).toMatchObject(
        refusedWith('RECIPIENT_ACCOUNT_NOT_FOUND'),
      )
    })

    test.each(['RKO_2_CARD', 'CARD_2_CARD'] as const)(
      'a private client’s card is paid by %s; an unknown one is not found',
      async operationCode => {
        await newPayer('KGS', operationCode === 'RKO_2_CARD' ? 'RKO' : 'CARD')
        await expectExecuted(retailCard({ operationCode }))
        expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
        const unknown = retailCard({ operationCode, cardReferencesId: bank.newPaymentId() })
        expect(await submit(unknown)).toMatchObject(refusedWith('RECIPIENT_CARD_NOT_FOUND'))
      },
    )

    test('a QR payment reaches a seller of another bank, and one of this bank at once less the fee of a sale', async () => {
      await newPayer()
      await expectExecuted(qr())
      const seller = await bank.newAccount({ balanceMinor: 0n })
      await expectExecuted(qr({ recipientAccount: seller.account }))
      expect(await moneyOf(payer)).toEqual({ booked: 79_000n, held: 0n })
      expect(await moneyOf(seller)).toEqual({ booked: 9_980n, held: 0n })
    })

    test('a sale is given back once and never beyond its amount, also by two people at once', async () => {
      await newPayer()
      const sale = await bank.sellByQr(payer, 12_000n)
      const tooMuch = refund(sale, { amountMinor: 12_001n })
      expect(await submit(tooMuch)).toMatchObject(refusedWith('REFUND_AMOUNT_EXCEEDED'))
      const unknown = refund(bank.newPaymentId())
      expect(await submit(unknown)).toMatchObject(refusedWith('SALE_NOT_FOUND'))
      const both = [refund(sale), refund(sale)]
      const answers = await Promise.all(both.map(submit))
      expect(answers.map(answer => answer.outcome).toSorted()).toEqual(['accepted', 'refused'])
      expect(answers).toContainEqual(expect.objectContaining(refusedWith('ALREADY_REFUNDED')))
      await bank.finishEverything()
      expect(await moneyOf(payer)).toEqual({ booked: 102_000n, held: 0n })
    })
  })
}
