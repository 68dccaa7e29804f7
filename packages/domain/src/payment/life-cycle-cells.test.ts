import { describe, expect, test } from 'vitest'
import {
  signRights,
  signSchemes,
  signTypes,
  type SignRight,
  type SignScheme,
  type SignType,
} from '../people/sign-right.ts'
import type { Viewer } from '../people/viewer.ts'
import {
  derivedActions,
  documentMayBeRepeated,
  actionRefusal,
  type DerivedActions,
} from './derived-actions.ts'
import { operationCodes, type OperationCode } from './operation.ts'
import type { PaymentAction } from './transition-table.ts'
import { applyTransition, type PaymentState } from './life-cycle.ts'
import { paymentStatuses, type PaymentStatus } from './status.ts'
import { aPayment, aViewer, dayAt, today, tomorrow } from './testing/life-cycle-builders.ts'

const actionOfFlag = {
  isEditable: 'edit',
  isSignable: 'sign',
  isRevokable: 'revoke',
  isReturnable: 'returnForEditing',
  isRemovable: 'delete',
  isSendForSign: 'sendForSigning',
  isRecall: 'recall',
} as const satisfies Partial<Record<keyof DerivedActions, PaymentAction>>
const flags = Object.keys(actionOfFlag) as (keyof typeof actionOfFlag)[]

interface Cell {
  readonly payment: PaymentState
  readonly viewer: Viewer
}

const nameOf = ({ payment, viewer }: Cell): string =>
  `${payment.statusCode} ${viewer.signRight} ${viewer.signScheme} ${viewer.signType} ${payment.createdBy} ${payment.operationCode}`

/** Every status × right × scheme × sign type × creator-or-not, for one kind of document. */
function* cells(operationCode: OperationCode, valueDate: string): Generator<Cell> {
  for (const statusCode of paymentStatuses)
    for (const signRight of signRights)
      for (const signScheme of signSchemes)
        for (const signType of signTypes)
          for (const isCreator of [true, false]) {
            const createdBy = isCreator ? 'viewer' : 'creator'
            yield {
              payment: aPayment({ statusCode, operationCode, valueDate, createdBy }),
              viewer: aViewer({
                signRight,
                signScheme,
                signType,
                productRoles: ['SALARY_USER'],
              }),
            }
          }
}

const moments = [
  { name: 'a document for tomorrow', valueDate: tomorrow, day: dayAt('10:00') },
  { name: 'a document for today in time', valueDate: today, day: dayAt('10:00') },
  { name: 'a document for today after the deadline', valueDate: today, day: dayAt('16:00') },
]

describe('a button is shown exactly when the server would do the action', () => {
  for (const { name, valueDate, day } of moments) {
    test(name, () => {
      const disagreements: string[] = []
      for (const operationCode of operationCodes) {
        for (const cell of cells(operationCode, valueDate)) {
          const shown = derivedActions(cell.payment, cell.viewer, day, true)
          for (const flag of flags) {
            const action = actionOfFlag[flag]
            const by = { viewer: cell.viewer }
            const extra = { digest: cell.payment.digest, comment: 'why' }
            const done = applyTransition(cell.payment, action, by, day, extra)
            const reason = actionRefusal(cell.payment, action, cell.viewer, day)
            const isAgreed =
              shown[flag] === done.ok && reason === (done.ok ? undefined : done.error.code)
            if (!isAgreed) disagreements.push(`${flag}: ${nameOf(cell)}`)
          }
        }
      }
      expect(disagreements).toEqual([])
    })
  }
})

/** The sentences of the specification and the decisions, stated once more without the table. */
function reported(
  status: PaymentStatus,
  right: SignRight,
  scheme: SignScheme,
  type: SignType,
  isCreator: boolean,
  operation: OperationCode,
): Record<(typeof flags)[number] | 'isRepeatable', boolean> {
  const isPayControl = type === 'PAY_CONTROL'
  const mayCreate = right === 'FIRST' || right === 'SECOND' || right === 'CREATOR'
  const mySheet = isCreator && mayCreate
  const isFrozenKind = ['CONVERSION', 'BUDGET', 'REFUND', 'QR'].includes(operation)
  const isCard = ['RKO_2_CARD', 'CARD_2_RKO', 'CARD_2_CARD'].includes(operation)
  const atFirst = status === 'ON_VERIFICATION' && right === 'FIRST'
  const atSecond = status === 'PARTIALLY_CONFIRMED' && right === 'SECOND'
  const atThird = status === 'ON_CONFIRMATION' && right === 'THIRD'
  const atMyStage = !isPayControl && (atFirst || atSecond || atThird)
  const schemeHasMyStage =
    atFirst || (atSecond && scheme !== 'ONE_SIGNATORY') || (atThird && scheme === 'THREE_SIGNATORY')
  const restsSigned =
    (scheme === 'ONE_SIGNATORY' &&
      (status === 'ON_VERIFICATION_COMPLETED' ||
        status === 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')) ||
    (scheme === 'TWO_SIGNATORY' &&
      (status === 'PARTIAL_CONFIRMATION_COMPLETED' ||
        status === 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE')) ||
    (scheme === 'THREE_SIGNATORY' && status === 'ON_CONFIRMATION_COMPLETED')
  return {
    // A card transfer is signed only on its value date, and these documents are for tomorrow.
    isSendForSign:
      mySheet && status === 'DRAFT' && !isCard && !(isPayControl && scheme === 'THREE_SIGNATORY'),
    isSignable: atMyStage && schemeHasMyStage && !isCard,
    isRevokable: atMyStage,
    isReturnable: atMyStage && !isFrozenKind,
    // A register is changed and repeated on its own pages.
    isEditable:
      operation !== 'SALARY' &&
      !isPayControl &&
      !isFrozenKind &&
      ((mySheet && (status === 'DRAFT' || status === 'FOR_EDITING')) ||
        (atFirst && scheme === 'ONE_SIGNATORY') ||
        atSecond),
    isRemovable: mySheet && (status === 'DRAFT' || status === 'FOR_EDITING'),
    isRecall: mySheet && restsSigned && !['CONVERSION', 'BUDGET', 'REFUND'].includes(operation),
    isRepeatable:
      operation !== 'SALARY' &&
      mayCreate &&
      !isFrozenKind &&
      [
        'SUCCESS',
        'ERROR',
        'REVOKE',
        'TIME_IS_OUT',
        'TIMEOUT_CANCELED_SIGN_ONE',
        'TIMEOUT_CANCELED_SIGN_TWO',
      ].includes(status),
  }
}

test('every cell is what the specification reports a document for tomorrow', () => {
  const day = dayAt('10:00')
  const surprises: string[] = []
  for (const operationCode of operationCodes) {
    for (const cell of cells(operationCode, tomorrow)) {
      const { payment, viewer } = cell
      const expected = reported(
        payment.statusCode,
        viewer.signRight,
        viewer.signScheme,
        viewer.signType,
        payment.createdBy === viewer.personId,
        operationCode,
      )
      const actual = derivedActions(payment, viewer, day, true)
      for (const flag of [...flags, 'isRepeatable'] as const) {
        if (actual[flag] !== expected[flag])
          surprises.push(`${flag} ${actual[flag]}: ${nameOf(cell)}`)
      }
    }
  }
  expect(surprises).toEqual([])
})

test('without the permission on the account nothing that pays is offered, all else is as it was', () => {
  const day = dayAt('10:00')
  const paying = ['isRepeatable', 'isEditable', 'isSignable', 'isSendForSign'] as const
  for (const cell of cells('CLEARING', tomorrow)) {
    const { payment, viewer } = cell
    const none = Object.fromEntries(paying.map(flag => [flag, false]))
    expect(derivedActions(payment, viewer, day, false), nameOf(cell)).toEqual({
      ...derivedActions(payment, viewer, day, true),
      ...none,
    })
  }
})

test('without the salary project nothing is offered on salaries, to anybody', () => {
  const day = dayAt('10:00')
  for (const { payment, viewer } of cells('SALARY', tomorrow)) {
    const offered = derivedActions(payment, { ...viewer, productRoles: [] }, day, true)
    expect(flags.filter(flag => offered[flag])).toEqual([])
  }
})

/** status | scheme | sign type | who | all that they may do. */
const mainCells = `
DRAFT                               | TWO   | TOTP        | CREATOR, own      | edit delete sendForSigning
DRAFT                               | TWO   | TOTP        | FIRST, own        | edit delete sendForSigning
DRAFT                               | TWO   | TOTP        | CREATOR           |
DRAFT                               | TWO   | TOTP        | AUDITOR, own      |
DRAFT                               | TWO   | PAY_CONTROL | CREATOR, own      | delete sendForSigning
DRAFT                               | THREE | PAY_CONTROL | CREATOR, own      | delete
DRAFT                               | ONE   | RU_TOKEN_2  | SECOND, own       | edit delete sendForSigning
ON_VERIFICATION                     | ONE   | TOTP        | FIRST             | sign returnForEditing revoke edit
ON_VERIFICATION                     | TWO   | TOTP        | FIRST             | sign returnForEditing revoke
ON_VERIFICATION                     | TWO   | RU_TOKEN_S  | FIRST, own        | sign returnForEditing revoke
ON_VERIFICATION                     | TWO   | TOTP        | SECOND            |
ON_VERIFICATION                     | TWO   | TOTP        | CREATOR, own      |
ON_VERIFICATION                     | ONE   | PAY_CONTROL | FIRST             |
ON_VERIFICATION_COMPLETED           | ONE   | TOTP        | CREATOR, own      | recall
ON_VERIFICATION_COMPLETED           | TWO   | TOTP        | CREATOR, own      |
PARTIALLY_CONFIRMED                 | TWO   | TOTP        | SECOND            | sign returnForEditing revoke edit
PARTIALLY_CONFIRMED                 | TWO   | TOTP        | FIRST             |
PARTIALLY_CONFIRMED                 | THREE | TOTP        | SECOND            | sign returnForEditing revoke edit
PARTIAL_CONFIRMATION_COMPLETED      | TWO   | TOTP        | FIRST, own        | recall
PARTIAL_CONFIRMATION_COMPLETED      | THREE | TOTP        | FIRST, own        |
ON_CONFIRMATION                     | THREE | TOTP        | THIRD             | sign returnForEditing revoke
ON_CONFIRMATION                     | TWO   | TOTP        | THIRD             | returnForEditing revoke
ON_CONFIRMATION_COMPLETED           | THREE | TOTP        | CREATOR, own      | recall
FIRST_SIGN_IN_PAY_CONTROL           | TWO   | PAY_CONTROL | FIRST             |
FIRST_SIGN_IN_PAY_CONTROL_COMPLETE  | ONE   | PAY_CONTROL | CREATOR, own      | recall
FIRST_SIGN_IN_PAY_CONTROL_COMPLETE  | TWO   | PAY_CONTROL | CREATOR, own      |
SECOND_SIGN_IN_PAY_CONTROL_COMPLETE | TWO   | PAY_CONTROL | SECOND, own       | recall
SECOND_SIGN_IN_PAY_CONTROL_COMPLETE | TWO   | PAY_CONTROL | SECOND            |
FOR_EDITING                         | TWO   | TOTP        | CREATOR, own      | edit delete
FOR_EDITING                         | TWO   | TOTP        | SECOND            |
PAYMENT_REQUEST_TO_BANK             | ONE   | TOTP        | FIRST, own        |
WAIT_RESPONSE_FROM_BANK             | ONE   | TOTP        | FIRST, own        |
KVIT                                | ONE   | TOTP        | FIRST, own        |
SUCCESS                             | ONE   | TOTP        | FIRST, own        | repeat
ERROR                               | ONE   | TOTP        | CREATOR           | repeat
REVOKE                              | ONE   | TOTP        | SECOND            | repeat
TIME_IS_OUT                         | TWO   | TOTP        | CREATOR           | repeat
TIMEOUT_CANCELED_SIGN_ONE           | TWO   | PAY_CONTROL | CREATOR           | repeat
TIMEOUT_CANCELED_SIGN_TWO           | TWO   | PAY_CONTROL | CREATOR           | repeat
CANCELED_SIGN_ONE                   | TWO   | TOTP        | CREATOR, own      |
CANCELED_SIGN_TWO                   | TWO   | TOTP        | CREATOR, own      |
SUCCESS                             | ONE   | TOTP        | AUDITOR           |
SUCCESS                             | ONE   | TOTP        | THIRD             |
`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()))

describe('a clearing for tomorrow', () => {
  test.each(mainCells)('%s, scheme %s, %s: %s may %s', (status, scheme, type, who, may) => {
    const [right, own] = (who ?? '').split(', ')
    const statusCode = status as PaymentStatus
    const payment = aPayment({ statusCode, createdBy: own ? 'viewer' : 'creator' })
    const viewer = aViewer({
      signRight: right as SignRight,
      signScheme: `${scheme}_SIGNATORY` as SignScheme,
      signType: type as SignType,
    })
    const day = dayAt('10:00')
    const allowed = flags
      .map(flag => actionOfFlag[flag])
      .filter(action => actionRefusal(payment, action, viewer, day) === undefined)
    const repeat = documentMayBeRepeated(payment, viewer).ok ? ['repeat'] : []
    expect([...allowed, ...repeat].toSorted()).toEqual(
      (may ?? '').split(' ').filter(Boolean).toSorted(),
    )
  })
})

test('the PDF and the export are open only for an executed document', () => {
  for (const statusCode of paymentStatuses) {
    const actions = derivedActions(
      aPayment({ statusCode }),
      aViewer({ signRight: 'AUDITOR' }),
      dayAt('10:00'),
      true,
    )
    expect([actions.isOpenPdf, actions.isExportable]).toEqual(
      statusCode === 'SUCCESS' ? [true, true] : [false, false],
    )
  }
})
