import { stageOfRight } from '../people/policy.ts'
import type { Viewer } from '../people/viewer.ts'
import { err, holds, type Verdict } from '../result.ts'
import type { Instant } from '../time/instant.ts'
import {
  documentIsOfYourOrganisation,
  personMay,
  type DocumentRefusal,
  type LifeCycle,
  type LifeCycleTypes,
} from './life-cycle.ts'
import type { StageStatuses } from './stages.ts'

/** How long a phone may answer; the specification leaves the time open. */
export const phoneTimeoutMs = 60 * 60_000

/** The stage that waits for a phone; undefined for a document that waits for nothing or for the application. */
export function stageOnPhone<T extends LifeCycleTypes>(
  cycle: LifeCycle<T>,
  document: Pick<T['state'], 'statusCode'>,
): StageStatuses<T['state']['statusCode']> | undefined {
  const waiting = cycle.stageWaitingIn(document.statusCode)
  return waiting?.family === 'payControl' ? waiting : undefined
}

/** Until when a phone that gets the request now may answer: never longer than a signature is of use. */
export function phoneDeadline<T extends LifeCycleTypes>(
  cycle: LifeCycle<T>,
  document: T['state'],
  moment: T['moment'],
): Instant {
  const timeout = moment.now + phoneTimeoutMs
  const deadline = cycle.definition.signatureDeadline?.(document, moment)
  return deadline === undefined ? timeout : Math.min(timeout, deadline)
}

/** Who may cancel requests on phones: the signatory of the stage, and the creator. */
export function mayCancelPhones<T extends LifeCycleTypes>(
  cycle: LifeCycle<T>,
  document: T['state'],
  viewer: Viewer,
): Verdict<DocumentRefusal> {
  const ownDocument = documentIsOfYourOrganisation(document, viewer)
  if (!ownDocument.ok) return ownDocument
  const isCreator = document.createdBy === viewer.personId
  const { creator, signatory } = cycle.definition.abilities
  const allowed = personMay(viewer, [isCreator ? creator : signatory])
  if (!allowed.ok) return allowed
  const waiting = stageOnPhone(cycle, document)
  if (!waiting) return err('ACTION_NOT_ALLOWED', { status: document.statusCode })
  const isSignatory = stageOfRight(viewer.signRight) === waiting.stage
  return isCreator || isSignatory ? holds : err('NOT_YOUR_STAGE', { stage: waiting.stage })
}

/** The same people may send a waiting document to the phones, as long as it could be sent for signing. */
export function mayRequestPhones<T extends LifeCycleTypes>(
  cycle: LifeCycle<T>,
  document: T['state'],
  viewer: Viewer,
  moment: T['moment'],
): Verdict<DocumentRefusal | T['refusal']> {
  const allowed = mayCancelPhones(cycle, document, viewer)
  if (!allowed.ok) return allowed
  const sendForSigning: T['action'] = 'sendForSigning'
  for (const condition of cycle.definition.conditions[sendForSigning] ?? []) {
    const verdict = condition(document, moment, { viewer })
    if (!verdict.ok) return verdict
  }
  return holds
}
