import { setTimeout as pause } from 'node:timers/promises'
import { stepOf } from './signing.ts'
import type { BenchPerson } from './world.ts'

/** Hands out people one after the other, each with a one-time code that he has not used yet. */
export interface Queue {
  take(): Promise<BenchPerson>
  /** How often everybody had used his code of the moment. */
  waits(): number
}

export function createQueue(people: readonly BenchPerson[]): Queue {
  let next = 0
  let waits = 0
  return {
    async take() {
      const person = people[next % people.length]
      if (person === undefined) throw new Error('There is nobody')
      next += 1
      if (stepOf(Date.now()) <= person.lastStep) waits += 1
      while (stepOf(Date.now()) <= person.lastStep) await pause(50)
      person.lastStep = stepOf(Date.now())
      return person
    },
    waits: () => waits,
  }
}
