import type { TransitionRule } from '../documents/life-cycle.ts'
import type { StageStatuses } from '../documents/stages.ts'
import type { PaymentStatus } from './status.ts'

/** Everything that can happen to a document, by people, the bank, the clock or the phone. */
export const paymentActions = [
  'sendForSigning',
  'sign',
  'openNextStage',
  'signatureLapsed',
  'returnForEditing',
  'revoke',
  'recall',
  'edit',
  'delete',
  'undoImport',
  'submit',
  'accept',
  'receipt',
  'execute',
  'refuse',
  'timeOut',
  'payControlRefuse',
  'payControlTimeOut',
  'payControlConfirm',
  'agreeRate',
] as const
export type PaymentAction = (typeof paymentActions)[number]

/** Pay-control has no third stage: such a document cannot be sent for signing. */
export const signStages: readonly StageStatuses<PaymentStatus>[] = [
  {
    family: 'ordinary',
    stage: 1,
    waiting: 'ON_VERIFICATION',
    done: 'ON_VERIFICATION_COMPLETED',
  },
  {
    family: 'ordinary',
    stage: 2,
    waiting: 'PARTIALLY_CONFIRMED',
    done: 'PARTIAL_CONFIRMATION_COMPLETED',
  },
  {
    family: 'ordinary',
    stage: 3,
    waiting: 'ON_CONFIRMATION',
    done: 'ON_CONFIRMATION_COMPLETED',
  },
  {
    family: 'payControl',
    stage: 1,
    waiting: 'FIRST_SIGN_IN_PAY_CONTROL',
    done: 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
  },
  {
    family: 'payControl',
    stage: 2,
    waiting: 'SECOND_SIGN_IN_PAY_CONTROL',
    done: 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
  },
]

/** Until the first signature, and after a document has come back. */
const beforeFirstSignature: readonly PaymentStatus[] = [
  'DRAFT',
  'FOR_EDITING',
  'ON_VERIFICATION',
  'FIRST_SIGN_IN_PAY_CONTROL',
]

/** Signatures are read again when the next one is given, and before the bank is called. */
const beforeRelease: readonly PaymentStatus[] = [
  'PARTIALLY_CONFIRMED',
  'ON_CONFIRMATION',
  'SECOND_SIGN_IN_PAY_CONTROL',
  'PAYMENT_REQUEST_TO_BANK',
]

const one = ['ONE_SIGNATORY'] as const
const two = ['TWO_SIGNATORY'] as const
const three = ['THREE_SIGNATORY'] as const
const twoOrThree = ['TWO_SIGNATORY', 'THREE_SIGNATORY'] as const
const ordinary = 'ordinary' as const
const payControl = 'payControl' as const
const first = { by: 'signatory', stage: 1, family: ordinary } as const
const second = { by: 'signatory', stage: 2, family: ordinary } as const
const third = { by: 'signatory', stage: 3, family: ordinary } as const
const firstPhone = { by: 'phone', stage: 1, family: payControl } as const
const secondPhone = { by: 'phone', stage: 2, family: payControl } as const

/**
 * The whole life of a payment document (specification: states and transitions; decisions on the
 * payment life cycle). Read it as sentences: from a status, an action by a party leads to another.
 */
export const transitionRules: readonly TransitionRule<PaymentStatus, PaymentAction>[] = [
  // The creator prepares.
  { from: 'DRAFT', action: 'edit', by: 'creator', to: 'DRAFT', family: ordinary },
  { from: 'FOR_EDITING', action: 'edit', by: 'creator', to: 'DRAFT', family: ordinary },
  { from: 'DRAFT', action: 'delete', by: 'creator', to: null },
  { from: 'FOR_EDITING', action: 'delete', by: 'creator', to: null },
  // An import is undone with all of its documents, also those that wait for their first signature.
  ...beforeFirstSignature.map(
    from => ({ from, action: 'undoImport', by: 'creator', to: null }) as const,
  ),
  // The bank quotes a rate for a conversion, or refuses to.
  { from: 'DRAFT', action: 'agreeRate', by: 'bank', to: 'DRAFT' },
  {
    from: 'DRAFT',
    action: 'sendForSigning',
    by: 'creator',
    to: 'ON_VERIFICATION',
    family: ordinary,
  },
  {
    from: 'DRAFT',
    action: 'sendForSigning',
    by: 'creator',
    to: 'FIRST_SIGN_IN_PAY_CONTROL',
    family: payControl,
  },

  // Signatories decide in the application.
  { from: 'ON_VERIFICATION', action: 'sign', ...first, to: 'ON_VERIFICATION_COMPLETED' },
  {
    from: 'PARTIALLY_CONFIRMED',
    action: 'sign',
    ...second,
    to: 'PARTIAL_CONFIRMATION_COMPLETED',
    schemes: twoOrThree,
  },
  {
    from: 'ON_CONFIRMATION',
    action: 'sign',
    ...third,
    to: 'ON_CONFIRMATION_COMPLETED',
    schemes: three,
  },
  // Returning and revoking need the right of the stage alone, also where the present scheme has lost that stage.
  { from: 'ON_VERIFICATION', action: 'returnForEditing', ...first, to: 'FOR_EDITING' },
  { from: 'PARTIALLY_CONFIRMED', action: 'returnForEditing', ...second, to: 'FOR_EDITING' },
  { from: 'ON_CONFIRMATION', action: 'returnForEditing', ...third, to: 'FOR_EDITING' },
  { from: 'ON_VERIFICATION', action: 'revoke', ...first, to: 'CANCELED_SIGN_ONE' },
  { from: 'PARTIALLY_CONFIRMED', action: 'revoke', ...second, to: 'CANCELED_SIGN_TWO' },
  { from: 'ON_CONFIRMATION', action: 'revoke', ...third, to: 'CANCELED_SIGN_TWO' },
  { from: 'ON_VERIFICATION', action: 'edit', ...first, to: 'ON_VERIFICATION', schemes: one },
  { from: 'PARTIALLY_CONFIRMED', action: 'edit', ...second, to: 'ON_VERIFICATION' },

  // Signatories decide on the phone.
  {
    from: 'FIRST_SIGN_IN_PAY_CONTROL',
    action: 'payControlConfirm',
    ...firstPhone,
    to: 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
    schemes: ['ONE_SIGNATORY', 'TWO_SIGNATORY'],
  },
  {
    from: 'SECOND_SIGN_IN_PAY_CONTROL',
    action: 'payControlConfirm',
    ...secondPhone,
    to: 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
    schemes: two,
  },
  {
    from: 'FIRST_SIGN_IN_PAY_CONTROL',
    action: 'payControlRefuse',
    ...firstPhone,
    to: 'CANCELED_SIGN_ONE',
  },
  {
    from: 'SECOND_SIGN_IN_PAY_CONTROL',
    action: 'payControlRefuse',
    ...secondPhone,
    to: 'CANCELED_SIGN_TWO',
  },
  {
    from: 'FIRST_SIGN_IN_PAY_CONTROL',
    action: 'payControlTimeOut',
    by: 'phone',
    to: 'TIMEOUT_CANCELED_SIGN_ONE',
  },
  {
    from: 'FIRST_SIGN_IN_PAY_CONTROL',
    action: 'payControlTimeOut',
    by: 'clock',
    to: 'TIMEOUT_CANCELED_SIGN_ONE',
  },
  {
    from: 'SECOND_SIGN_IN_PAY_CONTROL',
    action: 'payControlTimeOut',
    by: 'phone',
    to: 'TIMEOUT_CANCELED_SIGN_TWO',
  },
  {
    from: 'SECOND_SIGN_IN_PAY_CONTROL',
    action: 'payControlTimeOut',
    by: 'clock',
    to: 'TIMEOUT_CANCELED_SIGN_TWO',
  },

  // A signed stage opens the next one.
  {
    from: 'ON_VERIFICATION_COMPLETED',
    action: 'openNextStage',
    by: 'clock',
    to: 'PARTIALLY_CONFIRMED',
    schemes: twoOrThree,
  },
  {
    from: 'PARTIAL_CONFIRMATION_COMPLETED',
    action: 'openNextStage',
    by: 'clock',
    to: 'ON_CONFIRMATION',
    schemes: three,
  },
  {
    from: 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
    action: 'openNextStage',
    by: 'clock',
    to: 'SECOND_SIGN_IN_PAY_CONTROL',
    schemes: two,
  },

  // A signer may not give their signature any more, or more are needed: all sign again, as the contract signs now.
  ...beforeRelease.flatMap(from => [
    {
      from,
      action: 'signatureLapsed' as const,
      by: 'clock' as const,
      to: 'ON_VERIFICATION' as const,
      family: ordinary,
    },
    {
      from,
      action: 'signatureLapsed' as const,
      by: 'clock' as const,
      to: 'FIRST_SIGN_IN_PAY_CONTROL' as const,
      family: payControl,
    },
  ]),

  // The creator takes a fully signed document back before the bank opens its value date.
  {
    from: 'ON_VERIFICATION_COMPLETED',
    action: 'recall',
    by: 'creator',
    to: 'REVOKE',
    schemes: one,
  },
  {
    from: 'PARTIAL_CONFIRMATION_COMPLETED',
    action: 'recall',
    by: 'creator',
    to: 'REVOKE',
    schemes: two,
  },
  {
    from: 'ON_CONFIRMATION_COMPLETED',
    action: 'recall',
    by: 'creator',
    to: 'REVOKE',
    schemes: three,
  },
  {
    from: 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
    action: 'recall',
    by: 'creator',
    to: 'REVOKE',
    schemes: one,
  },
  {
    from: 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
    action: 'recall',
    by: 'creator',
    to: 'REVOKE',
    schemes: two,
  },

  // Nobody signed in time.
  { from: 'ON_VERIFICATION', action: 'timeOut', by: 'clock', to: 'TIME_IS_OUT' },
  { from: 'PARTIALLY_CONFIRMED', action: 'timeOut', by: 'clock', to: 'TIME_IS_OUT' },
  { from: 'ON_CONFIRMATION', action: 'timeOut', by: 'clock', to: 'TIME_IS_OUT' },
  { from: 'FIRST_SIGN_IN_PAY_CONTROL', action: 'timeOut', by: 'clock', to: 'TIME_IS_OUT' },
  { from: 'SECOND_SIGN_IN_PAY_CONTROL', action: 'timeOut', by: 'clock', to: 'TIME_IS_OUT' },

  // A fully signed document goes to the bank when its value date opens.
  {
    from: 'ON_VERIFICATION_COMPLETED',
    action: 'submit',
    by: 'clock',
    to: 'PAYMENT_REQUEST_TO_BANK',
    schemes: one,
  },
  {
    from: 'PARTIAL_CONFIRMATION_COMPLETED',
    action: 'submit',
    by: 'clock',
    to: 'PAYMENT_REQUEST_TO_BANK',
    schemes: two,
  },
  {
    from: 'ON_CONFIRMATION_COMPLETED',
    action: 'submit',
    by: 'clock',
    to: 'PAYMENT_REQUEST_TO_BANK',
    schemes: three,
  },
  {
    from: 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
    action: 'submit',
    by: 'clock',
    to: 'PAYMENT_REQUEST_TO_BANK',
    schemes: one,
  },
  {
    from: 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
    action: 'submit',
    by: 'clock',
    to: 'PAYMENT_REQUEST_TO_BANK',
    schemes: two,
  },

  // The bank answers.
  { from: 'PAYMENT_REQUEST_TO_BANK', action: 'accept', by: 'bank', to: 'WAIT_RESPONSE_FROM_BANK' },
  { from: 'WAIT_RESPONSE_FROM_BANK', action: 'receipt', by: 'bank', to: 'KVIT' },
  { from: 'KVIT', action: 'execute', by: 'bank', to: 'SUCCESS' },
  { from: 'PAYMENT_REQUEST_TO_BANK', action: 'refuse', by: 'bank', to: 'ERROR' },
  { from: 'WAIT_RESPONSE_FROM_BANK', action: 'refuse', by: 'bank', to: 'ERROR' },
  { from: 'KVIT', action: 'refuse', by: 'bank', to: 'ERROR' },
]
