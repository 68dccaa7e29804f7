import type { Actor } from '../actor.ts'

interface Limits {
  readonly person: number
  /** One organisation cannot keep the others out. */
  readonly organisation: number
  /** All together, where each needs memory of the process. */
  readonly process?: number
}

/** Counts costly work at the same time. `start` returns what ends one, or nothing when there are too many. */
export function limitRunningWork({ person, organisation, process = Infinity }: Limits) {
  const running = new Map<string, number>()
  const countOf = (key: string) => running.get(key) ?? 0
  return {
    start({ personId, legalPartyId }: Pick<Actor, 'personId' | 'legalPartyId'>) {
      const limits = [
        [`person ${personId}`, person],
        [`organisation ${legalPartyId}`, organisation],
        ['process', process],
      ] as const
      if (limits.some(([key, most]) => countOf(key) >= most)) return undefined
      for (const [key] of limits) running.set(key, countOf(key) + 1)
      return () => {
        for (const [key] of limits) {
          if (countOf(key) === 1) running.delete(key)
          else running.set(key, countOf(key) - 1)
        }
      }
    },
  }
}
