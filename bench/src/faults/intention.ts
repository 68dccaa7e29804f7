import type { LocalDate } from '@tartip/domain/time/instant'
import type { Fate } from './batch-plan.ts'

/** One payment that somebody meant to make, and what the server has acknowledged of it. */
export interface Intention {
  /** Stands in the purpose, so that a document made twice shows. */
  readonly mark: string
  readonly fate: Fate
  readonly valueDate: LocalDate
  /** The purpose as it was last acknowledged. */
  purpose: string
  /** Present once its save was acknowledged. */
  paymentId?: string
  /** Empty until it is known, where the server gives the numbers. */
  transferNum: string
  /** Every status that was acknowledged, in order: what its history must begin with. */
  readonly statuses: string[]
  isDeleted: boolean
  /** Set when a call about it ended in a complaint: then nobody knows what came after. */
  isUncertain: boolean
}

export function newIntention(mark: string, fate: Fate, valueDate: LocalDate): Intention {
  return {
    mark,
    fate,
    valueDate,
    purpose: mark,
    transferNum: '',
    statuses: [],
    isDeleted: false,
    isUncertain: false,
  }
}
