import { setTimeout as pause } from 'node:timers/promises'
import type { CallOutcome } from '../lib/bank-client.ts'

/** Longer than any recovery: a call that gets no answer for so long is a fault of its own. */
const patienceMs = 120_000
/** A house that is just getting up is not knocked at without pause. */
const firstPauseMs = 100
const longestPauseMs = 1_600

export type Known<T> = Exclude<CallOutcome<T>, { kind: 'unknown' }>

/** Repeats a call with the same key until its outcome is known. */
export async function untilKnown<T>(
  call: () => Promise<CallOutcome<T>>,
  onRepeat: () => void,
): Promise<Known<T>> {
  const deadline = performance.now() + patienceMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const outcome = await call()
    if (outcome.kind !== 'unknown') return outcome
    if (performance.now() > deadline) throw new Error(`no answer for too long: ${outcome.reason}`)
    onRepeat()
    await pause(pauseMs)
  }
}

/** @throws when the server refuses: nothing is asked for here that it may refuse */
export async function insist<T>(
  call: () => Promise<CallOutcome<T>>,
  onRepeat: () => void,
): Promise<T> {
  const outcome = await untilKnown(call, onRepeat)
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code}`)
  return outcome.value
}
