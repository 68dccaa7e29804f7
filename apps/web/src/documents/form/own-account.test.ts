import { clearingGross } from '@tartip/domain/forms/clearing-gross'
import { conversion } from '@tartip/domain/forms/conversion'
import { known, type FormFacts } from '@tartip/domain/forms/facts'
import { intraBank } from '@tartip/domain/forms/intra-bank'
import { describe, expect, test } from 'vitest'
import { payerFact, missingPayerOf, payersOf, targetsOf, type OwnAccount } from './own-account.ts'

const account = (number: string, patch: Partial<OwnAccount> = {}): OwnAccount => ({
  type: 'RKO',
  account: number,
  accountName: 'Основной',
  status: 'OPEN',
  currency: 'KGS',
  balance: '1000.00',
  plannedBalance: '1000.00',
  permissions: ['READ', 'CLEARING', 'GROSS', 'INTRABANK_OWN', 'INTRABANK_FOREIGN'],
  ...patch,
})
const main = account('1090160599999154')
const spare = account('1090160599999251')
const dollar = account('1090160599999348', { currency: 'USD' })
const accounts = [main, spare, dollar]

describe('the account that pays', () => {
  test.each<[string, Partial<OwnAccount>, string]>([
    ['seized', { status: 'ARRESTED' }, 'ACCOUNT_SEIZED'],
    ['closed', { status: 'CLOSED' }, 'ACCOUNT_CLOSED'],
    ['without the right', { permissions: ['READ', 'GROSS'] }, 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'],
  ])('is not one that is %s', (_name, patch, code) => {
    const fact = payerFact({ ...main, ...patch }, 'CLEARING', clearingGross)
    expect(fact).toEqual({ refused: { code, params: {} } })
  })

  test('is in som between banks and in any currency inside the bank', () => {
    expect(payersOf(clearingGross, {}, accounts)).toEqual([main, spare])
    expect(payersOf(intraBank, { isOwn: 'true' }, accounts)).toEqual(accounts)
  })

  test('is missing for a reason', () => {
    expect(missingPayerOf(clearingGross, [], [])).toBe('noAccounts')
    expect(missingPayerOf(clearingGross, [dollar], [])).toBe('noSomAccount')
    const noRight = account('1', { permissions: ['READ'] })
    expect(missingPayerOf(clearingGross, [noRight], [noRight])).toBe('noRight')
    expect(missingPayerOf(clearingGross, [main], [main])).toBeUndefined()
  })
})

describe('the own account that is credited', () => {
  const offered = (facts: FormFacts, all = accounts) => {
    const texts = { payerAccount: main.account }
    const input = { operation: 'INTRABANK_OWN', texts, facts } as const
    return targetsOf(intraBank, 'ownRecipient', input, all).map(one => one.account)
  }
  const payer = known({ account: main.account, currency: main.currency })

  test('is another one in the same currency that may be credited', () => {
    const closed = account('1090160599999445', { status: 'CLOSED' })
    expect(offered({ payer }, [...accounts, closed])).toEqual([spare.account])
  })

  test('is one in another currency for a conversion, whatever rate is known', () => {
    const rate = known({
      rate: { base: 'USD', quote: 'KGS', value: '87.5' },
      contractualAboveMinor: 1n,
      date: '2026-11-30',
      isOld: false,
    } as const)
    const recipient = known({ name: '', currency: 'USD', status: 'OPEN', isOwn: true } as const)
    const euro = account('1090160599999445', { currency: 'EUR' })
    const texts = { payerAccount: main.account, recipientAmount: '10', rate: '87.5' }
    const input = { operation: 'CONVERSION', texts, facts: { payer, rate, recipient } } as const
    expect(targetsOf(conversion, 'recipientAccount', input, [...accounts, euro])).toEqual([
      dollar,
      euro,
    ])
  })

  test('is any other one until the payer is known', () => {
    expect(offered({})).toEqual([spare.account, dollar.account])
  })
})
