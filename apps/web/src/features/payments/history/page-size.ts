import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'

/** Specification, section 9. */
const usualPage = 40
const signingPage = 520

/**
 * Documents on a page. Those who sign without pay-control get their whole queue at once, so that
 * one code serves all of it.
 */
export function pageSizeOf(status: unknown, viewer: Viewer): number {
  const isQueue = status === 'FOR_SIGN' || status === 'DRAFT'
  const signsHere = may(viewer, 'payments.sign').ok && viewer.signType !== 'PAY_CONTROL'
  return isQueue && signsHere ? signingPage : usualPage
}
