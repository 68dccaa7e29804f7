import { expect, test } from 'vitest'
import { letterActions } from '../documents/letter-life-cycle.ts'
import { languages } from '../language.ts'
import { paymentActions } from '../payment/transition-table.ts'
import { auditActionName, isAuditAction } from './action-names.ts'

// What modules write themselves is of type AuditAction, so that the compiler refuses an action without a text.
test('every step of a document that the audit may hold is named', () => {
  const steps = ['create', 'repeat', ...paymentActions, ...letterActions]
  expect(steps.filter(step => !isAuditAction(step))).toEqual([])
})

test('the audit names what is done to outlets and cashiers', () => {
  expect(languages.map(language => auditActionName('cashierHired', language))).toEqual([
    'Кассир добавлен',
    'Кассир кошулду',
    'Cashier added',
  ])
})

test('a record of a release that is not known here keeps its name', () => {
  expect(auditActionName('somethingNew', 'en')).toBe('Another action: somethingNew')
})
