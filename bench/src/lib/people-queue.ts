import { setTimeout as pause } from 'node:timers/promises'
import { oneTimeCode, stepOf } from './signing.ts'
import type { BenchPerson } from './world.ts'

/** Hands out people one after the other, each with an unused one-time code. */
export interface Queue {
  take(): Promise<BenchPerson>
  /** How often everybody had used their current code. */
  waits(): number
}

export function createQueue(people: readonly BenchPerson[]): Queue {
  let next = 0
  let waits = 0
  return {
    async take() {
      for (;;) {
        const person = people[next % people.length]
        if (person === undefined) throw new Error('There are no people')
        next += 1
        if (stepOf(Date.now()) <= person.lastStep) waits += 1
        while (stepOf(Date.now()) <= person.lastStep) await pause(50)
        const usedCode = person.code
        person.lastStep = stepOf(Date.now())
        person.code = oneTimeCode(person, person.lastStep)
        // Two neighbouring steps have the same code once in a million, and a used code stays used.
        if (person.code !== usedCode) return person
      }
    },
    waits: () => waits,
  }
}
