import type { AccountStatus } from '@tartip/bank-ports/core-accounts'
import type { DomesticOrder } from '@tartip/domain/payment/payment-order'
import { describe, expect, test } from 'vitest'
import type { AccountFacts } from '../store/account-store.ts'
import { creditRefusal, debitRefusal, orderRefusal } from './order-refusal.ts'

const account = (status: AccountStatus, legalPartyId = 'payer'): AccountFacts => ({
  accountId: `${legalPartyId} ${status}`,
  account: legalPartyId === 'payer' ? '1090000000000101' : '1090000000000202',
  legalPartyId,
  status,
  currency: 'KGS',
  type: 'RKO',
})

const order: DomesticOrder = {
  paymentId: '0193f6a0-1111-7abc-8def-0123456789ab',
  legalPartyId: 'payer',
  operationCode: 'INTRABANK_FOREIGN',
  payerAccount: '1090000000000101',
  payerName: 'ОсОО «Плательщик»',
  recipientAccount: '1090000000000202',
  recipientBic: '109001',
  recipientName: 'ОсОО «Получатель»',
  amountMinor: 10_000n,
  currency: 'KGS',
  commissionMinor: 0n,
  commissionCurrency: 'KGS',
  purpose: 'Оплата по договору 5',
  transferNum: '17',
  valueDate: '2026-11-30',
  digest: 'a'.repeat(64),
}

const refusalFor = (payer: AccountStatus, recipient: AccountStatus) =>
  orderRefusal(order, {
    payer: account(payer),
    recipient: account(recipient, 'recipient'),
    bankPrefixes: new Set(['109001 109']),
    ownPrefix: '109',
    isLate: false,
    amlWords: [],
  })?.code

describe('an account that is not open', () => {
  test.each<[AccountStatus, string | undefined, string | undefined]>([
    ['OPEN', undefined, undefined],
    ['CLOSED', 'ACCOUNT_CLOSED', 'RECIPIENT_ACCOUNT_CLOSED'],
    ['ARRESTED', 'ACCOUNT_SEIZED', undefined],
    ['FINAL_ARRESTED', 'ACCOUNT_SEIZED', 'RECIPIENT_ACCOUNT_SEIZED'],
  ])('%s: a debit is refused with %s, a credit with %s', (status, out, into) => {
    expect(debitRefusal(account(status))).toBe(out)
    expect(creditRefusal(account(status, 'recipient'))).toBe(into)
    expect(refusalFor(status, 'OPEN')).toBe(out)
    expect(refusalFor('OPEN', status)).toBe(into)
  })

  test('an unknown account cannot be credited', () => {
    expect(creditRefusal(undefined)).toBe('RECIPIENT_ACCOUNT_NOT_FOUND')
  })
})

describe('an account at another bank', () => {
  test.each([
    ['begins as the directory says', '1180000000000101', ['118001 118'], undefined],
    ['begins otherwise', '1030000000000101', ['118001 118'], 'BIC_ACCOUNT_MISMATCH'],
    ['stands at a bank of unknown beginning', '1180000000000101', ['118001 '], undefined],
    ['stands at a bank nobody knows', '1180000000000101', [], 'BIC_ACCOUNT_MISMATCH'],
    ['is one of the own bank', '1090000000000202', ['118001 '], 'BIC_ACCOUNT_MISMATCH'],
  ])('that %s gets the expected answer', (_what, recipientAccount, prefixes, refusal) => {
    const outside: DomesticOrder = {
      ...order,
      operationCode: 'CLEARING',
      recipientAccount,
      recipientBic: '118001',
    }
    const facts = {
      payer: account('OPEN'),
      recipient: undefined,
      bankPrefixes: new Set(prefixes),
      ownPrefix: '109',
      isLate: false,
      amlWords: [],
    }
    expect(orderRefusal(outside, facts)?.code).toBe(refusal)
  })
})
