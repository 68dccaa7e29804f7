import { describe, expect, test } from 'vitest'
import { formToPayFrom, isPaidFromByForms } from './forms-to-pay-from.ts'

const account = {
  account: '1090160599999154',
  type: 'RKO',
  currency: 'KGS',
  status: 'OPEN',
  permissions: ['READ', 'CLEARING', 'GROSS', 'INTRABANK_OWN', 'INTRABANK_FOREIGN'],
} as const

describe('the form that an account pays by', () => {
  test('is the one to other banks for som and the one inside the bank for other currencies', () => {
    expect(formToPayFrom(account)?.path).toBe('clearing-gross')
    expect(formToPayFrom({ ...account, currency: 'USD' })?.path).toBe('intra-bank-transfer')
  })

  test('is the one that the person has a right for', () => {
    const inside = { ...account, permissions: ['READ', 'INTRABANK_OWN'] }
    expect(formToPayFrom(inside)?.path).toBe('intra-bank-transfer')
    expect(formToPayFrom({ ...account, permissions: ['READ'] })).toBeUndefined()
    const dollarsForOtherBanks = { ...account, currency: 'USD', permissions: ['READ', 'CLEARING'] }
    expect(formToPayFrom(dollarsForOtherBanks)).toBeUndefined()
  })

  test('is none while money may not leave the account', () => {
    expect(formToPayFrom({ ...account, status: 'ARRESTED' })).toBeUndefined()
    expect(isPaidFromByForms(account)).toBe(true)
  })

  test('is one of the card forms for a card', () => {
    const card = { ...account, type: 'CARD' }
    expect(formToPayFrom(card)?.path).toBe('card-transfer-rko')
    // From a card in tenge nothing goes back to an account.
    expect(formToPayFrom({ ...card, currency: 'KZT' })?.path).toBe('card-transfer')
    const toPeople = { ...card, permissions: ['READ', 'INTRABANK_FOREIGN'] }
    expect(formToPayFrom(toPeople)?.path).toBe('card-transfer-o24')
    expect(formToPayFrom({ ...card, permissions: ['READ'] })).toBeUndefined()
  })

  test.each(['TRANSIT', 'DEPOSIT', 'LOAN'])('is none for an account of type %s', type => {
    expect(formToPayFrom({ ...account, type })).toBeUndefined()
    expect(isPaidFromByForms({ ...account, type })).toBe(false)
  })
})
