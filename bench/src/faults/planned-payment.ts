import type { LocalDate } from '@tartip/domain/time/instant'
import type { DocumentPlan } from './batch-plan.ts'
import { type StoredDocument, usualTimeline } from '../lib/document-status.ts'
import type { BenchWorld } from '../lib/world.ts'

/** One payment of the run, and what the server has acknowledged about it. */
export interface PlannedPayment {
  /** Part of the purpose, so that duplicates can be found. */
  readonly mark: string
  readonly documentPlan: DocumentPlan
  readonly valueDate: LocalDate
  /** The last acknowledged purpose. */
  purpose: string
  /** Present once its save is acknowledged. */
  paymentId?: string
  /** Empty until known, where the server numbers the documents. */
  transferNum: string
  /** Of a document of another kind than an interbank payment: what its signature covers, as the server has it. */
  digest?: string
  /** Every acknowledged status in order; the history must begin with them. */
  readonly statuses: string[]
  isDeleted: boolean
  /** Set when a call about it ended with a problem: then the next steps are unknown. */
  isUncertain: boolean
}

export function newPlannedPayment(
  mark: string,
  documentPlan: DocumentPlan,
  valueDate: LocalDate,
): PlannedPayment {
  return {
    mark,
    documentPlan,
    valueDate,
    purpose: mark,
    transferNum: '',
    statuses: [],
    isDeleted: false,
    isUncertain: false,
  }
}

export interface PaymentFault {
  readonly kind: 'lost' | 'doubled'
  readonly sentence: string
}

const signedStatus = 'ON_VERIFICATION_COMPLETED'
/** The statuses the bank adds to a document signed for today. */
const bankStatuses = usualTimeline.slice(usualTimeline.indexOf(signedStatus) + 1)

/**
 * Compares one document with everything acknowledged about it: its history must be exactly that,
 * followed by the bank's statuses if it was signed for today. Undefined when nothing is wrong.
 */
export function faultOfPlannedPayment(
  { terms }: Pick<BenchWorld, 'terms'>,
  planned: PlannedPayment,
  stored: ReadonlyMap<string, StoredDocument>,
): PaymentFault | undefined {
  const { mark, paymentId, statuses, valueDate, isDeleted, isUncertain } = planned
  if (paymentId === undefined) return undefined
  const document = stored.get(paymentId)
  const lost = (sentence: string) => ({ kind: 'lost', sentence: `${mark}: ${sentence}` }) as const
  if (document === undefined) return lost('the document is missing')
  const isForBank = statuses.at(-1) === signedStatus && valueDate === terms.valueDate
  const expected = isForBank ? [...statuses, ...bankStatuses] : statuses
  const history = document.statuses
  if (!statuses.every((status, index) => history[index] === status)) {
    return lost(`has the history ${history.join(', ')}; acknowledged ${statuses.join(', ')}`)
  }
  // After a problem the next steps are unknown, but what was acknowledged must be there.
  if (isUncertain) return undefined
  if (isDeleted !== document.isDeleted) return lost(isDeleted ? 'was not deleted' : 'is deleted')
  if (history.length > expected.length || history.some((each, nth) => each !== expected[nth])) {
    return { kind: 'doubled', sentence: `${mark}: has the history ${history.join(', ')}` }
  }
  const signatures = statuses.includes(signedStatus) ? 1 : 0
  if (document.signatures < signatures) return lost(`carries ${document.signatures} signatures`)
  return document.signatures > signatures
    ? { kind: 'doubled', sentence: `${mark}: carries ${document.signatures} signatures` }
    : undefined
}
