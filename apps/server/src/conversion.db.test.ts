import { BankUnavailable, type PaymentExecution } from '@tartip/bank-ports/payment-execution'
import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { closeProved, createTestTwin, type TestTwin } from '@tartip/bank-twin/testing/test-twin'
import type { RateQuotes } from '@tartip/bank-ports/rate-quotes'
import { readConversionTerms } from '@tartip/domain/payment/conversion-terms'
import { err, ok } from '@tartip/domain/result'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { agreeRates, cancelUnwantedRates } from './modules/payment/jobs/agree-rates.ts'
import {
  retryUnfinishedSubmissions,
  submitDuePayments,
} from './modules/payment/jobs/submit-due-payments.ts'
import { takeOverBankEvents } from './modules/payment/jobs/take-over-bank-events.ts'
import type { PaymentDeps } from './modules/payment/payment-deps.ts'
import { paymentMigrations } from './modules/payment/store/migrations/payment-migrations.ts'
import { createRealPayments, type RealPayments } from './modules/payment/testing/real-payments.ts'
import {
  organisationId,
  otherOrganisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import { digestOf } from './modules/payment/use-cases/payment-digest.ts'

type Account = Awaited<ReturnType<TestTwin['newAccount']>>

/** Monday, 10:00 in Bishkek; documents, books and dealers are real, only the list of rates is fake. */
const first = testActor('FIRST', { signScheme: 'ONE_SIGNATORY' })
let bank: TestTwin
let payments: RealPayments
let logged: unknown[]
let deps: PaymentDeps
let useCases: RealPayments['useCases']
let dollars: Account
let soms: Account
let codes = 0

beforeEach(async () => {
  bank = await createTestTwin({}, [paymentMigrations])
  payments = await createRealPayments(bank.database)
  logged = []
  dollars = await bank.newAccount({
    legalPartyId: organisationId,
    currency: 'USD',
    balanceMinor: 5_000_000n,
  })
  soms = await bank.newAccount({ legalPartyId: organisationId })
  const findOwn = (legalPartyId: string, account: string): Promise<CoreAccount | undefined> =>
    bank.twin.coreAccounts.findOwnAccount(legalPartyId, account)
  const numbers = [dollars.account, soms.account]
  const accounts: PaymentDeps['accounts'] = {
    ...payments.deps.accounts,
    async payerAccount(actor, account) {
      const found = await findOwn(actor.legalPartyId, account)
      return found ? ok(found) : err('ACCOUNT_NOT_FOUND')
    },
    ownAccount: findOwn,
    readableAccounts: () => Promise.resolve(numbers),
    permissionsByAccount: () =>
      Promise.resolve(new Map(numbers.map(account => [account, ['READ', 'CONVERSION']]))),
  }
  deps = { ...payments.deps, accounts }
  useCases = payments.useCasesOf(deps)
})
afterEach(() => closeProved(bank))

const input = (more: Readonly<Record<string, string>> = {}) => ({
  operation: 'CONVERSION',
  payerAccount: dollars.account,
  recipientAccount: soms.account,
  amount: '100.00',
  rate: '87.20',
  rateKind: 'FIXED',
  valueDate: '2026-11-30',
  ...more,
})
const save = (more: Readonly<Record<string, string>> = {}, request = payments.request()) =>
  useCases.saveDocument(first, request, {
    mutation: 'saveConversionDraft',
    kind: 'CONVERSION',
    legalPartyId: organisationId,
    input: input(more),
  })
async function saved(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const result = await save(more)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
async function find(id: string) {
  const scope = { legalPartyId: organisationId, personId: first.personId }
  const accounts = [dollars.account, soms.account]
  const found = await payments.storage.reads.findVisible({ ...scope, accounts }, id)
  if (!found) throw new Error('The document is not there')
  return found
}
const ref = (id: string) => ({ legalPartyId: organisationId, paymentIds: [id] })
async function codeOf(batch: ReturnType<RealPayments['useCases']['sendForSigning']>) {
  const done = await batch
  return done.ok ? done.value[0]?.errorCode : done.error.code
}
const send = (id: string) => codeOf(useCases.sendForSigning(first, payments.request(), ref(id)))
const remove = async (paymentId: string) => {
  const single = { legalPartyId: organisationId, paymentId }
  expect((await useCases.deletePayment(first, payments.request(), single)).ok).toBe(true)
}
async function sign(id: string, otherUseCases = useCases) {
  codes += 1
  const { digest } = await find(id)
  const call = { ...ref(id), otpCode: String(100_000 + codes), digests: [digest] }
  return codeOf(otherUseCases.signPayments(first, payments.request(), call))
}
async function signed(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const id = await saved(more)
  expect([await send(id), await sign(id)]).toEqual([null, null])
  return id
}
const jobDeps = (execution: PaymentExecution = bank.twin.paymentExecution) => ({
  clock: payments.clock,
  rules: deps.rules,
  rates: payments.rates,
  bank: execution,
  accessControl: payments.accessControl,
  inSystem: payments.storage.inSystem,
})
async function finish(id: string) {
  await bank.finishEverything()
  await takeOverBankEvents(jobDeps())()
  return (await find(id)).statusCode
}
const money = async () => ({
  dollars: await bank.moneyOf(dollars),
  soms: await bank.moneyOf(soms),
  position: [
    await bank.internalBalance('POSITION', 'USD'),
    await bank.internalBalance('POSITION', 'KGS'),
  ],
})
const exchanged = {
  dollars: { booked: 4_990_000n, held: 0n },
  soms: { booked: 872_000n, held: 0n },
  position: [10_000n, -872_000n],
}
const large = { rateKind: 'CONTRACTUAL', amount: '20000.00' }
const untouched = { dollars: { booked: 5_000_000n, held: 0n }, soms: { booked: 0n, held: 0n } }
const rateDeps = (rateQuotes: RateQuotes = bank.rateQuotes) => ({
  ...jobDeps(),
  rateQuotes,
  logger: { error: (facts: unknown) => logged.push(facts) },
})
const agree = (rateQuotes?: RateQuotes) => agreeRates(rateDeps(rateQuotes))()
const cancelUnwanted = () => cancelUnwantedRates(rateDeps())()
const stateOfQuote = async (id: string) => (await bank.rateQuotes.find(organisationId, id))?.state

describe('a conversion at the rate of the list', () => {
  test('moves both sides once, at the rate that was signed', async () => {
    const id = await signed()
    const document = await find(id)
    expect(digestOf(document)).toBe(document.digest)
    payments.rates.setDollar('90', '89')
    expect(await submitDuePayments(jobDeps())()).toBe(1)
    expect(await finish(id)).toBe('SUCCESS')
    expect(await money()).toEqual(exchanged)
  })

  test('moves both sides once when the worker dies before it receives the bank’s answer', async () => {
    const id = await signed()
    const { paymentExecution } = bank.twin
    const answerLost: PaymentExecution = {
      ...paymentExecution,
      async submit(order) {
        await paymentExecution.submit(order)
        throw new BankUnavailable('The answer was lost')
      },
    }
    await submitDuePayments(jobDeps(answerLost))()
    payments.clock.advanceMinutes(2)
    expect(await retryUnfinishedSubmissions(jobDeps())()).toBe(1)
    expect(await finish(id)).toBe('SUCCESS')
    expect(await money()).toEqual(exchanged)
  })

  test('is computed from what arrives when that was typed', async () => {
    const id = await signed({ recipientAmount: '1000.00', amount: '11.47' })
    await submitDuePayments(jobDeps())()
    expect(await finish(id)).toBe('SUCCESS')
    expect(await money()).toMatchObject({
      dollars: { booked: 4_998_853n },
      soms: { booked: 100_000n },
    })
  })

  test('is refused with the new rate when it was saved too late, and nothing is stored', async () => {
    payments.rates.setDollar('88', '87.50')
    expect(await save()).toMatchObject({
      fields: [{ field: 'rate', code: 'RATE_CHANGED', params: { rate: '87.50', shown: '87.20' } }],
    })
  })

  test('keeps its rate for a minute, and is signed afterwards only while the list says the same', async () => {
    const [early, late] = [await saved(), await saved()]
    expect([await send(early), await send(late)]).toEqual([null, null])
    payments.rates.setDollar('88', '87.50')
    expect(await sign(early)).toBeNull()
    payments.clock.advanceMinutes(2)
    expect(await sign(late)).toBe('RATE_CHANGED')
    payments.rates.setDollar('88', '87.2000')
    expect(await sign(late)).toBeNull()
  })

  test.each([
    ['a better rate', { rate: '100' }, 'rate', 'RATE_CHANGED'],
    [
      'more than the rate gives',
      { recipientAmount: '9000.00', amount: '100.00' },
      'amount',
      'CONVERSION_AMOUNTS_MISMATCH',
    ],
    ['another day', { valueDate: '2026-12-01' }, 'valueDate', 'CONVERSION_ONLY_TODAY'],
    [
      'a contractual rate for little money',
      { rateKind: 'CONTRACTUAL' },
      'rateKind',
      'CONTRACTUAL_RATE_NOT_OFFERED',
    ],
  ])('nobody gets %s', async (_what, more, field, code) => {
    expect(await save(more)).toMatchObject({ fields: [{ field, code }] })
    expect(await money()).toMatchObject(untouched)
  })

  test('nobody converts from or to the account of another organisation', async () => {
    const foreign = await bank.newAccount({ legalPartyId: otherOrganisationId })
    expect(await save({ recipientAccount: foreign.account })).toMatchObject({
      fields: [{ field: 'recipientAccount', code: 'RECIPIENT_ACCOUNT_NOT_FOUND' }],
    })
    const theirs = { payerAccount: foreign.account, recipientAccount: dollars.account }
    expect(await save(theirs)).toMatchObject({
      fields: [{ field: 'payerAccount', code: 'ACCOUNT_NOT_FOUND' }],
    })
  })

  test('a repeated call makes one document, and two signatures at once move the money once', async () => {
    const request = payments.request('same-key')
    const [one, again] = [await save({}, request), await save({}, request)]
    expect(again).toEqual(one)
    const id = one.ok ? one.value : ''
    await send(id)
    const other = payments.useCasesOf({ ...payments.anotherProcess().deps, ...deps })
    const codesOfBoth = await Promise.all([sign(id), sign(id, other)])
    expect(codesOfBoth.filter(code => code === null)).toHaveLength(1)
    await Promise.all([submitDuePayments(jobDeps())(), submitDuePayments(jobDeps())()])
    expect(await finish(id)).toBe('SUCCESS')
    expect(await money()).toEqual(exchanged)
  })

  test('is neither edited nor repeated', async () => {
    const id = await saved()
    const { version } = await find(id)
    const update = { id, legalPartyId: organisationId, version, input: input({ amount: '1.00' }) }
    const edited = await useCases.updatePayment(first, payments.request(), update)
    expect(edited).toMatchObject({ error: { code: 'ACTION_NOT_ALLOWED' } })
  })
})

describe('a conversion at a contractual rate', () => {
  test('waits for the bank’s quote, and is signed and executed at it', async () => {
    const id = await saved(large)
    expect(await send(id)).toBe('QUOTE_AWAITED')
    expect(await agree()).toBe(0)
    expect(await bank.dealer.waiting(2)).toMatchObject([
      {
        quoteId: id,
        legalPartyId: organisationId,
        sell: 'USD',
        buy: 'KGS',
        side: 'SELL',
        amountMinor: 2_000_000n,
      },
    ])
    const before = await find(id)
    await bank.dealer.quote(id, '87.35', 60)
    expect([await agree(), await agree()]).toEqual([1, 0])
    const agreed = await find(id)
    expect(agreed.digest).not.toBe(before.digest)
    expect(digestOf(agreed)).toBe(agreed.digest)
    expect(readConversionTerms(agreed.terms)).toMatchObject({
      rate: { value: '87.35' },
      recipientAmountMinor: 174_700_000n,
    })
    expect([await send(id), await sign(id)]).toEqual([null, null])
    await submitDuePayments(jobDeps())()
    expect(await finish(id)).toBe('SUCCESS')
    expect(await money()).toMatchObject({
      dollars: { booked: 3_000_000n },
      soms: { booked: 174_700_000n },
    })
  })

  test('is not signed after the quote’s end', async () => {
    const id = await saved(large)
    await agree()
    await bank.dealer.quote(id, '87.35', 1)
    await agree()
    expect(await send(id)).toBeNull()
    payments.clock.advanceMinutes(2)
    expect(await sign(id)).toBe('QUOTE_EXPIRED')
    expect(await money()).toMatchObject(untouched)
  })

  test('that the dealer refuses says so, and is not requested again', async () => {
    const id = await saved(large)
    await agree()
    await bank.dealer.refuse(id, { ru: 'Рынок закрыт' })
    expect([await agree(), await agree()]).toEqual([1, 0])
    expect(await find(id)).toMatchObject({ statusCode: 'DRAFT', errorCode: 'QUOTE_REFUSED' })
    expect(await send(id)).toBe('QUOTE_REFUSED')
  })

  test.each(['0.00000001', '999999999'])(
    'of %s, at which a sum is worth nothing or too much, counts as refused',
    async value => {
      const id = await saved({
        ...large,
        amount: value.startsWith('0') ? '10001.00' : '99999999.99',
      })
      await agree()
      await bank.dealer.quote(id, value, 60)
      expect(await agree()).toBe(1)
      const document = await find(id)
      expect(document).toMatchObject({ statusCode: 'DRAFT', errorCode: 'QUOTE_REFUSED' })
      expect(digestOf(document)).toBe(document.digest)
      expect(await send(id)).toBe('QUOTE_REFUSED')
    },
  )

  test('is requested however many others wait for the dealer', async () => {
    for (let count = 0; count < 101; count += 1) await saved(large)
    await agree()
    await agree()
    expect(await bank.dealer.waiting(500)).toHaveLength(101)
  })

  test('is requested although another one fails, and the failure is logged', async () => {
    const ids = [await saved(large), await saved(large), await saved(large)]
    const [first = ''] = ids.toSorted()
    const unreachable: RateQuotes = {
      ...bank.rateQuotes,
      request(request) {
        if (request.quoteId === first) throw new BankUnavailable('Nobody answered')
        return bank.rateQuotes.request(request)
      },
    }
    await agree(unreachable)
    expect(await bank.dealer.waiting(9)).toHaveLength(2)
    expect(logged).toMatchObject([{ paymentId: first }])
    payments.clock.advanceMinutes(1)
    await agree()
    expect(await bank.dealer.waiting(9)).toHaveLength(3)
  })

  test('gets its rate although the event of the dealer was lost', async () => {
    const id = await saved(large)
    await agree()
    await bank.dealer.quote(id, '87.35', 60)
    const withoutEvents: RateQuotes = { ...bank.rateQuotes, readEvents: async () => [] }
    expect(await agree(withoutEvents)).toBe(0)
    payments.clock.advanceMinutes(1)
    expect(await agree(withoutEvents)).toBe(1)
  })

  test('is requested although the events of the dealers cannot be read', async () => {
    await saved(large)
    const silent: RateQuotes = {
      ...bank.rateQuotes,
      readEvents: () => Promise.reject(new BankUnavailable('Nobody answered')),
    }
    await agree(silent)
    expect(await bank.dealer.waiting(9)).toHaveLength(1)
    expect(logged).toHaveLength(1)
  })

  test('whose quote does not fit the document keeps no other from its rate', async () => {
    const [damaged, sound] = [await saved(large), await saved(large)]
    await agree()
    for (const id of [damaged, sound]) await bank.dealer.quote(id, '87.35', 60)
    const confused: RateQuotes = {
      ...bank.rateQuotes,
      async request(request) {
        const quote = await bank.rateQuotes.request(request)
        const rate = { base: 'EUR', quote: 'KZT', value: '87.35' } as const
        return quote.ok && request.quoteId === damaged ? ok({ ...quote.value, rate }) : quote
      },
    }
    expect(await agree(confused)).toBe(1)
    expect(logged).toMatchObject([{ paymentId: damaged, err: expect.any(RangeError) }])
    expect(await send(sound)).toBeNull()
  })

  test('of a deleted document is not requested', async () => {
    await remove(await saved(large))
    expect(await agree()).toBe(0)
    expect(await bank.dealer.waiting(1)).toEqual([])
  })
})

describe('a request for a contractual rate is taken back', () => {
  async function quoted() {
    const id = await saved(large)
    await agree()
    await bank.dealer.quote(id, '87.35', 600)
    await agree()
    return id
  }

  test('when its document was deleted, once', async () => {
    const id = await saved(large)
    await agree()
    await remove(id)
    payments.clock.advanceMinutes(1)
    expect([await cancelUnwanted(), await cancelUnwanted()]).toEqual([1, 0])
    expect(await stateOfQuote(id)).toBe('CANCELLED')
    expect(await bank.dealer.waiting(1)).toEqual([])
  })

  test('not before an earlier call has certainly ended, so that none arrives later', async () => {
    const id = await saved(large)
    await agree()
    await remove(id)
    expect(await cancelUnwanted()).toBe(0)
    expect(await stateOfQuote(id)).toBe('WAITING')
  })

  test('when the day of its draft is over', async () => {
    const id = await saved(large)
    await agree()
    payments.clock.setTo('2026-12-01T04:00:00.000Z')
    expect(await cancelUnwanted()).toBe(1)
    expect(await stateOfQuote(id)).toBe('CANCELLED')
  })

  test('when a signatory has rejected the document', async () => {
    const id = await quoted()
    await send(id)
    expect(await codeOf(useCases.revokePayments(first, payments.request(), ref(id)))).toBeNull()
    payments.clock.advanceMinutes(1)
    expect(await cancelUnwanted()).toBe(1)
    expect(await stateOfQuote(id)).toBe('CANCELLED')
  })

  test('again after the bank was not reached', async () => {
    const id = await saved(large)
    await agree()
    await remove(id)
    payments.clock.advanceMinutes(1)
    const unreachable: RateQuotes = {
      ...bank.rateQuotes,
      cancel() {
        throw new BankUnavailable('Nobody answered')
      },
    }
    expect(await cancelUnwantedRates(rateDeps(unreachable))()).toBe(0)
    expect(logged).toMatchObject([{ paymentId: id }])
    payments.clock.advanceMinutes(1)
    expect(await cancelUnwanted()).toBe(1)
  })

  test('but not when the document was executed or still waits', async () => {
    const executed = await quoted()
    expect([await send(executed), await sign(executed)]).toEqual([null, null])
    await submitDuePayments(jobDeps())()
    expect(await finish(executed)).toBe('SUCCESS')
    const waiting = await quoted()
    payments.clock.advanceMinutes(2)
    expect(await cancelUnwanted()).toBe(0)
    expect(await stateOfQuote(waiting)).toBe('QUOTED')
  })
})

describe('a conversion that rests until the bank opens', () => {
  const opening = '2026-11-30T02:30:00.000Z'
  beforeEach(() => payments.clock.setTo('2026-11-30T01:00:00.000Z'))

  test('is executed at the signed rate when the list still says the same', async () => {
    const id = await signed()
    expect(await submitDuePayments(jobDeps())()).toBe(0)
    payments.clock.setTo(opening)
    await submitDuePayments(jobDeps())()
    expect(await finish(id)).toBe('SUCCESS')
    expect(await money()).toEqual(exchanged)
  })

  test('ends with an error that says why when the list has moved, and no money does', async () => {
    const id = await signed()
    payments.clock.setTo(opening)
    payments.rates.setDollar('90', '89')
    await submitDuePayments(jobDeps())()
    expect(await find(id)).toMatchObject({
      statusCode: 'ERROR',
      errorCode: 'CONVERSION_RATE_LAPSED',
    })
    expect(await bank.twin.paymentExecution.find(id)).toBeUndefined()
    expect(await money()).toMatchObject(untouched)
  })

  test('ends likewise when its contractual rate has run out', async () => {
    bank.clock.setTo('2026-11-30T01:00:00.000Z')
    const id = await saved(large)
    await agree()
    await bank.dealer.quote(id, '87.35', 30)
    await agree()
    expect([await send(id), await sign(id)]).toEqual([null, null])
    payments.clock.setTo(opening)
    await submitDuePayments(jobDeps())()
    expect(await find(id)).toMatchObject({
      statusCode: 'ERROR',
      errorCode: 'CONVERSION_RATE_LAPSED',
    })
    expect(await money()).toMatchObject(untouched)
  })
})

describe('a conversion whose submission has no known outcome', () => {
  const neverArrived = (): PaymentExecution => ({
    ...bank.twin.paymentExecution,
    async submit() {
      throw new BankUnavailable('The order was lost')
    },
  })

  test('is not ended by a new rate while the call may still be on its way', async () => {
    const id = await signed()
    payments.clock.setTo('2026-11-30T04:00:50.000Z')
    await submitDuePayments(jobDeps(neverArrived()))()
    payments.rates.setDollar('90', '89')
    payments.clock.setTo('2026-11-30T04:01:20.000Z')
    expect(await retryUnfinishedSubmissions(jobDeps())()).toBe(1)
    expect(await finish(id)).toBe('SUCCESS')
    expect(await money()).toEqual(exchanged)
  })

  test('ends when the bank has not seen it and its rate has lapsed meanwhile', async () => {
    const id = await signed()
    await submitDuePayments(jobDeps(neverArrived()))()
    payments.rates.setDollar('90', '89')
    payments.clock.advanceMinutes(5)
    await retryUnfinishedSubmissions(jobDeps())()
    expect(await find(id)).toMatchObject({ errorCode: 'CONVERSION_RATE_LAPSED' })
    expect(await money()).toMatchObject(untouched)
  })
})
