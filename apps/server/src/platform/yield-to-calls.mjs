import { setPriority } from 'node:os'

const belowCalls = 10

/** Called by a thread of long work: the calls of people come first. */
export function yieldToCalls() {
  // Linux sets the priority of the calling thread, other systems that of the whole process.
  if (process.platform === 'linux') setPriority(belowCalls)
}
