import { expect, test } from 'vitest'
import { accountCheckDigitsHold } from '@tartip/domain/identifiers/account-number'
import { currencyCodes } from '@tartip/domain/money/currency'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { feeAccountNumber, internalAccounts, transferIdOf } from './internal-accounts.ts'

test('the bank has its nine own accounts in every currency, each under its own id', () => {
  const ids = internalAccounts.map(account => account.id)
  expect(ids).toHaveLength(currencyCodes.length * 9)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isUuid)).toBe(true)
})

test('the transfers of a payment have ids of their own, the same each time', () => {
  const payment = '0193f6a0-1111-7abc-8def-0123456789ab'
  const hold = transferIdOf(payment, 'hold-amount')
  expect(isUuid(hold)).toBe(true)
  expect(transferIdOf(payment, 'hold-amount')).toBe(hold)
  expect(transferIdOf(payment, 'post-amount')).not.toBe(hold)
  expect(hold.startsWith('0193f6a0-1111')).toBe(true)
})

test('the commission account has a well-formed number of the own bank', () => {
  const account = feeAccountNumber('109')
  expect(account).toHaveLength(16)
  expect(account.startsWith('109')).toBe(true)
  expect(accountCheckDigitsHold(account)).toBe(true)
})
