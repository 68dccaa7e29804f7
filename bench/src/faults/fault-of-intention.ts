import { type StoredDocument, usualTimeline } from '../lib/document-way.ts'
import type { BenchWorld } from '../lib/world.ts'
import type { Intention } from './intention.ts'

export interface IntentionFault {
  readonly kind: 'lost' | 'doubled'
  readonly sentence: string
}

const signedStatus = 'ON_VERIFICATION_COMPLETED'
/** What the bank adds to a document that was signed for today. */
const bankWay = usualTimeline.slice(usualTimeline.indexOf(signedStatus) + 1)

/**
 * Compares one document with all that was acknowledged of it: its history must be exactly that, step by
 * step, and go on with the bank's steps where it was signed for today. Undefined when nothing is wrong.
 */
export function faultOfIntention(
  { terms }: Pick<BenchWorld, 'terms'>,
  intention: Intention,
  stored: ReadonlyMap<string, StoredDocument>,
): IntentionFault | undefined {
  const { mark, paymentId, statuses, valueDate, isDeleted, isUncertain } = intention
  if (paymentId === undefined) return undefined
  const document = stored.get(paymentId)
  const lost = (sentence: string) => ({ kind: 'lost', sentence: `${mark}: ${sentence}` }) as const
  if (document === undefined) return lost('the document is not there')
  const isForBank = statuses.at(-1) === signedStatus && valueDate === terms.valueDate
  const expected = isForBank ? [...statuses, ...bankWay] : statuses
  const history = document.statuses
  if (!statuses.every((status, index) => history[index] === status)) {
    return lost(`went ${history.join(', ')}; acknowledged ${statuses.join(', ')}`)
  }
  // After a complaint nobody knows what came next; what was acknowledged must be there all the same.
  if (isUncertain) return undefined
  if (isDeleted !== document.isDeleted) return lost(isDeleted ? 'was not deleted' : 'is deleted')
  if (history.length > expected.length || history.some((each, nth) => each !== expected[nth])) {
    return { kind: 'doubled', sentence: `${mark}: went ${history.join(', ')}` }
  }
  const signatures = statuses.includes(signedStatus) ? 1 : 0
  if (document.signatures < signatures) return lost(`carries ${document.signatures} signatures`)
  return document.signatures > signatures
    ? { kind: 'doubled', sentence: `${mark}: carries ${document.signatures} signatures` }
    : undefined
}
