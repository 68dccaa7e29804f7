import { setTimeout as pause } from 'node:timers/promises'
import type { CallOutcome } from '../lib/bank-client.ts'

/** Longer than any recovery: a call without an answer for so long is a fault. */
const timeoutMs = 120_000
/** Back-off while the installation is starting. */
const firstPauseMs = 100
const longestPauseMs = 1_600

/** Called before each repetition with its number, from 1, and why it is made. */
export type OnRepeat = (nth: number, reason: string) => void

export type KnownOutcome<T> = Exclude<CallOutcome<T>, { kind: 'unknown' }>

/** Repeats a call with the same key until its outcome is known. */
export async function callUntilKnown<T>(
  call: () => Promise<CallOutcome<T>>,
  onRepeat: OnRepeat,
): Promise<KnownOutcome<T>> {
  const deadline = performance.now() + timeoutMs
  let repeats = 0
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const outcome = await call()
    if (outcome.kind !== 'unknown') return outcome
    if (performance.now() > deadline) throw new Error(`no answer for too long: ${outcome.reason}`)
    repeats += 1
    onRepeat(repeats, outcome.reason)
    await pause(pauseMs)
  }
}

/** @throws when the server refuses */
export async function callUntilDone<T>(
  call: () => Promise<CallOutcome<T>>,
  onRepeat: OnRepeat,
): Promise<T> {
  const outcome = await callUntilKnown(call, onRepeat)
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code}`)
  return outcome.value
}
