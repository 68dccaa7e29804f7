import type { SignScheme, SignType } from '../people/sign-right.ts'
import { familyOfSignType, stagesOfScheme, type SignFamily } from '../documents/stages.ts'
import { stageDoneIn, stagesOf, stageWaitingIn, type PaymentState } from './life-cycle.ts'
import { isFinal, type PaymentStatus } from './status.ts'
import { colourOfStatus, type StatusColour } from './status-view.ts'

/** The way of a document that nobody stops, from the draft to the executed payment. */
function usualTimeline(family: SignFamily, scheme: SignScheme): readonly PaymentStatus[] {
  const stages = stagesOf(family, scheme)
  if (stages.length < stagesOfScheme(scheme).length) return ['DRAFT']
  return [
    'DRAFT',
    ...stages.flatMap(each => [each.waiting, each.done]),
    'PAYMENT_REQUEST_TO_BANK',
    'WAIT_RESPONSE_FROM_BANK',
    'KVIT',
    'SUCCESS',
  ]
}

/**
 * The steps a document has still before it when all goes well, in order; none when it is finished.
 * A document already sent for signing keeps its way of signing even when the contract has changed.
 */
export function futureSteps(
  payment: Pick<PaymentState, 'statusCode'>,
  scheme: SignScheme,
  signType: SignType,
): readonly PaymentStatus[] {
  const { statusCode } = payment
  if (isFinal(statusCode)) return []
  const started = stageWaitingIn(statusCode) ?? stageDoneIn(statusCode)
  const way = usualTimeline(started?.family ?? familyOfSignType(signType), scheme)
  if (statusCode === 'FOR_EDITING') return way
  const position = way.indexOf(statusCode)
  return position < 0 ? [] : way.slice(position + 1)
}

/**
 * The colour of a step in the status history: muted ahead, warning where the document is now,
 * success behind; failures are danger wherever they stand.
 */
export function colourOfStep(
  status: PaymentStatus,
  { isFuture, isCurrent }: { isFuture: boolean; isCurrent: boolean },
): StatusColour {
  if (isFuture) return 'muted'
  const colour = colourOfStatus(status)
  if (colour === 'danger' || colour === 'success') return colour
  return isCurrent ? colour : 'success'
}

const withoutSignatories: readonly PaymentStatus[] = [
  'DRAFT',
  'ERROR',
  'TIME_IS_OUT',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
]

/** Drafts, refused and timed-out documents show nobody who signed (specification). */
export function signatoriesAreShown(status: PaymentStatus): boolean {
  return !withoutSignatories.includes(status)
}
