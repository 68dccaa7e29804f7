import type { BankDay } from '../bank-day/time-rule.ts'
import { documentIsOfYourOrganisation, personMay } from '../documents/life-cycle.ts'
import { may } from '../people/policy.ts'
import type { Viewer } from '../people/viewer.ts'
import { err, holds, type Verdict } from '../result.ts'
import {
  decideAction,
  hasFormOfItsOwn,
  operationMayBeEdited,
  type PaymentRefusal,
  type PaymentState,
} from './life-cycle.ts'
import type { PaymentStatus } from './status.ts'
import type { PaymentAction } from './transition-table.ts'

/** What the caller may do with a document now; the client shows buttons by it. */
export interface DerivedActions {
  readonly isRepeatable: boolean
  readonly isEditable: boolean
  readonly isSignable: boolean
  readonly isRevokable: boolean
  readonly isReturnable: boolean
  readonly isRemovable: boolean
  readonly isSendForSign: boolean
  readonly isRecall: boolean
  readonly isExportable: boolean
  readonly isOpenPdf: boolean
}

/** Finished documents that a new draft may be made from; not those a signatory rejected. */
export const repeatableStatuses: readonly PaymentStatus[] = [
  'SUCCESS',
  'ERROR',
  'REVOKE',
  'TIME_IS_OUT',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
]

/** Why a person may not do an action on a document now; undefined when they may. */
export function actionRefusal(
  payment: PaymentState,
  action: PaymentAction,
  viewer: Viewer,
  day: BankDay,
): PaymentRefusal | undefined {
  const decided = decideAction(payment, action, { viewer }, day)
  return decided.ok ? undefined : decided.error.code
}

export type RepeatRefusal = 'FORBIDDEN' | 'PERSON_LOCKED' | 'ACTION_NOT_ALLOWED'

/** Whether a person may make a new draft from a finished document. */
export function documentMayBeRepeated(
  payment: PaymentState,
  viewer: Viewer,
): Verdict<RepeatRefusal> {
  const ownDocument = documentIsOfYourOrganisation(payment, viewer)
  if (!ownDocument.ok) return ownDocument
  const allowed = personMay(viewer, ['payments.create'])
  if (!allowed.ok) return allowed
  if (!repeatableStatuses.includes(payment.statusCode)) {
    return err('ACTION_NOT_ALLOWED', { status: payment.statusCode })
  }
  const ofPayments = hasFormOfItsOwn(payment)
  return ofPayments.ok ? operationMayBeEdited(payment) : ofPayments
}

/** An executed document may be opened as PDF and exported by whoever may read the history. */
export function documentMayBeExported(
  payment: PaymentState,
  viewer: Viewer,
): Verdict<'FORBIDDEN' | 'ACTION_NOT_ALLOWED'> {
  const ownDocument = documentIsOfYourOrganisation(payment, viewer)
  if (!ownDocument.ok) return ownDocument
  if (!may(viewer, 'history.read').ok) return err('FORBIDDEN')
  const isExecuted = payment.statusCode === 'SUCCESS'
  return isExecuted ? holds : err('ACTION_NOT_ALLOWED', { status: payment.statusCode })
}

/**
 * All flags of a document for the person who views it. Each is true exactly when the server would do
 * the action. `mayPay` says whether the person has the operation's permission on the payer's account:
 * without it nobody prepares, sends or signs a payment from it, while taking one back needs none. Whether a browser can show a PDF is the browser's business and not decided here.
 */
export function derivedActions(
  payment: PaymentState,
  viewer: Viewer,
  day: BankDay,
  mayPay: boolean,
): DerivedActions {
  const can = (action: PaymentAction) => actionRefusal(payment, action, viewer, day) === undefined
  const isExportable = documentMayBeExported(payment, viewer).ok
  return {
    isRepeatable: mayPay && documentMayBeRepeated(payment, viewer).ok,
    isEditable: mayPay && can('edit'),
    isSignable: mayPay && can('sign'),
    isRevokable: can('revoke'),
    isReturnable: can('returnForEditing'),
    isRemovable: can('delete'),
    isSendForSign: mayPay && can('sendForSigning'),
    isRecall: can('recall'),
    isExportable,
    isOpenPdf: isExportable,
  }
}
