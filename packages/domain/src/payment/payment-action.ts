/** Everything that can happen to a document, by people, the bank, the clock or the phone. */
export const paymentActions = [
  'sendForSigning',
  'sign',
  'openNextStage',
  'returnForEditing',
  'revoke',
  'recall',
  'edit',
  'delete',
  'submit',
  'accept',
  'receipt',
  'execute',
  'refuse',
  'timeOut',
  'payControlRefuse',
  'payControlTimeOut',
  'payControlConfirm',
] as const
export type PaymentAction = (typeof paymentActions)[number]

/** Why an action on a document is refused; the texts are in the error catalogue. */
export type PaymentRefusal =
  | 'FORBIDDEN'
  | 'PERSON_LOCKED'
  | 'ACTION_NOT_ALLOWED'
  | 'ALREADY_SIGNED'
  | 'NOT_YOUR_STAGE'
  | 'NOT_CREATOR'
  | 'SIGN_DEADLINE_PASSED'
  | 'VALUE_DATE_PAST'
  | 'VALUE_DATE_NON_WORKING'
  | 'VALUE_DATE_TOO_FAR'
  | 'VALUE_DATE_NOT_TODAY'
  | 'PAY_CONTROL_THREE_SIGNATORIES'
  | 'PAY_CONTROL_KEY_UNAVAILABLE'
  | 'PAYMENT_CHANGED_MEANWHILE'
  | 'COMMENT_REQUIRED'
