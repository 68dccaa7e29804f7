import { Turns } from './turns.ts'

/** Lists up to this length, the pages of screens, are read and mapped at once. */
export const longestAtOnce = 64
/** How long items of a longer list are mapped in one step; at least one is. */
const stepMs = 1
/** Whoever takes longer, for whatever reason, is not waited for. */
const longStepMs = 100

const waiting = new Turns<() => Promise<unknown>>()
let isRunning = false

async function runSteps(): Promise<void> {
  isRunning = true
  for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
    // All other work of the process has its turn between two steps.
    await new Promise(resolve => setImmediate(resolve))
    const step = next()
    await endedOrSlow(step)
  }
  isRunning = false
}

async function endedOrSlow(step: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<void>(resolve => {
    timer = setTimeout(resolve, longStepMs)
  })
  await Promise.race([step, slow])
  clearTimeout(timer)
}

/**
 * One step of work on a long list, in the database or here. Of all lists together one step is done at a time, in turns
 * of their owners, and the event loop goes to everybody else after each of them. Only a step that takes longer than
 * `longStepMs` runs on beside the next one, so that nobody waits for a lock or a slow database of somebody else.
 */
export function inTurn<T>(owner: string, step: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.add(owner, () => Promise.resolve().then(step).then(resolve, reject))
    if (!isRunning) void runSteps()
  })
}

/** Maps a list without keeping the event loop from everybody else: a short list at once, a longer one in steps. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  owner = '',
): Promise<R[]> {
  if (items.length <= longestAtOnce) return items.map(map)
  const mapped: R[] = []
  const rest = items.values()
  const mapSome = () => {
    const end = performance.now() + stepMs
    for (const item of rest) {
      mapped.push(map(item))
      if (performance.now() >= end) return
    }
  }
  while (mapped.length < items.length) await inTurn(owner, mapSome)
  return mapped
}
