import { describe, expect, test } from 'vitest'
import { aViewer } from '../payment/testing/life-cycle-builders.ts'
import { abilities, may, seesOnlyOwnCashRegisters, stageOfRight, type Ability } from './policy.ts'
import { signRights, type SignRight } from './sign-right.ts'

const columns: readonly SignRight[] = [
  'FIRST',
  'SECOND',
  'THIRD',
  'CREATOR',
  'AUDITOR',
  'CASH_MANAGER',
  'CASHIER',
  'NONE',
]

/** The rights table of the decisions, a letter for each column: + may, - may not. */
const rightsTable: Readonly<Record<Ability, string>> = {
  'accounts.read': '++++++--',
  'accounts.rename': '++-+----',
  'cards.read': '++++++--',
  'cards.manage': '++-+----',
  'history.read': '++++++--',
  'statements.read': '++++++--',
  'letters.read': '++++++--',
  'letters.write': '++++----',
  'letters.sign': '+-------',
  'documents.read': '++++++--',
  'rates.read': '++++++--',
  'taxDebt.read': '+++++---',
  'payments.create': '++-+----',
  'payments.sign': '+++-----',
  'payments.requestPhones': '++++----',
  'people.manage': '+-------',
  'apiKey.manage': '+-------',
  'audit.read': '+-------',
  'payControl.manage': '++------',
  'outlets.read': '++++++++',
  'outlets.manage': '+----+--',
  'qrSales.read': '++++++++',
  'salary.read': '+++++---',
  'salary.use': '++++----',
  'installments.use': '++++++++',
  'loanClaims.use': '+-------',
}
const productRoles = ['SALARY_USER', 'SELLER']

describe('the policy', () => {
  test.each(abilities)('%s belongs to the rights of the table', ability => {
    const row = columns.map(signRight =>
      may(aViewer({ signRight, productRoles }), ability).ok ? '+' : '-',
    )
    expect(row.join('')).toBe(rightsTable[ability])
  })

  test('salary and installments need their product role', () => {
    for (const ability of ['salary.use', 'salary.read'] as const) {
      expect(may(aViewer(), ability)).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } })
    }
    expect(may(aViewer(), 'installments.use')).toMatchObject({
      error: { code: 'INSTALLMENT_FORBIDDEN' },
    })
  })

  test('loan claims are for the first signatory, and for others with the role', () => {
    const productRoles = ['LOAN_MANAGER'] as const
    const open = columns.filter(
      signRight => may(aViewer({ signRight, productRoles }), 'loanClaims.use').ok,
    )
    expect(open).toEqual(['FIRST', 'SECOND', 'THIRD', 'CREATOR'])
  })

  test('a pending person looks but neither pays nor changes anything', () => {
    const viewer = aViewer({ postVerificationStatus: 'Pending', productRoles })
    expect(abilities.filter(ability => may(viewer, ability).ok)).toEqual([
      'accounts.read',
      'cards.read',
      'history.read',
      'statements.read',
      'letters.read',
      'documents.read',
      'rates.read',
      'taxDebt.read',
      'outlets.read',
      'qrSales.read',
    ])
    expect(may(viewer, 'payments.create')).toMatchObject({ error: { code: 'PERSON_LOCKED' } })
  })

  test('a rejected person may do nothing', () => {
    for (const signRight of signRights) {
      const viewer = aViewer({ signRight, postVerificationStatus: 'Rejected', productRoles })
      for (const ability of abilities) {
        expect(may(viewer, ability)).toMatchObject({ error: { code: 'PERSON_REJECTED' } })
      }
    }
  })

  test('signatories have a stage each, cashiers only their own registers', () => {
    expect(columns.map(stageOfRight)).toEqual([
      1,
      2,
      3,
      ...Array.from({ length: 5 }, () => undefined),
    ])
    expect(columns.filter(signRight => seesOnlyOwnCashRegisters({ signRight }))).toEqual([
      'CASHIER',
      'NONE',
    ])
  })
})
