import { may, stageOfRight } from '../people/policy.ts'
import type { SignScheme } from '../people/sign-right.ts'
import type { Viewer } from '../people/viewer.ts'
import { familyOfSignType } from '../documents/stages.ts'
import { stagesOf, type PaymentState } from './life-cycle.ts'
import { signStages } from './transition-table.ts'
import { paymentStatuses, type PaymentStatus } from './status.ts'

/** The tabs of the operation history, in the order they stand on the screen. */
export const tabs = [
  'ALL',
  'FOR_SIGN',
  'FAILED',
  'FOR_EDITING',
  'SUCCESS',
  'ERROR',
  'DRAFT',
] as const
export type HistoryStatus = (typeof tabs)[number]

/** Rejected by a signatory; under one signatory nobody signs second. */
function rejectedStatuses(scheme: SignScheme): readonly PaymentStatus[] {
  return scheme === 'ONE_SIGNATORY'
    ? ['CANCELED_SIGN_ONE']
    : ['CANCELED_SIGN_ONE', 'CANCELED_SIGN_TWO']
}

/** A signatory sees what waits for them; people who sign nothing see every waiting stage. */
function waitingStatuses(viewer: Viewer): readonly PaymentStatus[] {
  const family = familyOfSignType(viewer.signType)
  const ownStage = stageOfRight(viewer.signRight)
  const stages =
    ownStage === undefined
      ? stagesOf(family, viewer.signScheme)
      : signStages.filter(each => each.family === family && each.stage === ownStage)
  return stages.map(each => each.waiting)
}

/**
 * The statuses a tab of the history lists for a person (specification: tab grouping). Empty for
 * people who may not read the history. Whose drafts are listed is `isVisibleTo`'s business.
 */
export function statusesOfTab(tab: HistoryStatus, viewer: Viewer): readonly PaymentStatus[] {
  if (!may(viewer, 'history.read').ok) return []
  switch (tab) {
    case 'ALL':
      return paymentStatuses
    case 'FOR_SIGN':
      return waitingStatuses(viewer)
    case 'FAILED':
      return rejectedStatuses(viewer.signScheme)
    case 'FOR_EDITING':
      return ['FOR_EDITING']
    case 'SUCCESS':
      return ['SUCCESS', 'KVIT']
    case 'ERROR':
      return ['ERROR', 'TIME_IS_OUT', 'TIMEOUT_CANCELED_SIGN_ONE', 'TIMEOUT_CANCELED_SIGN_TWO']
    case 'DRAFT':
      return ['DRAFT']
  }
}

/** Whether a person has drafts of their own at all; whoever cannot make one sees no drafts. */
export function draftsAreVisibleTo(viewer: Viewer): boolean {
  return may(viewer, 'payments.create').ok
}

/** A draft is seen only by the person who made it; everything else by the whole office. */
export function isVisibleTo(
  payment: Pick<PaymentState, 'statusCode' | 'createdBy' | 'legalPartyId'>,
  viewer: Viewer,
): boolean {
  if (payment.legalPartyId !== viewer.legalPartyId || !may(viewer, 'history.read').ok) return false
  return payment.statusCode !== 'DRAFT' || payment.createdBy === viewer.personId
}
