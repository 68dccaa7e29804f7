/** Calls `beat` again and again until the returned function is called. */
export type Heartbeat = (beat: () => void) => () => void

/** A lease outlives a few missed beats; with the next poll of a job it is over within five seconds of the last one. */
export const leaseMs = 3_500
const beatEveryMs = 1_000

/** What keeps leases of a process that lives; a dead one has none. */
export const everySecond: Heartbeat = beat => {
  const timer = setInterval(beat, beatEveryMs)
  return () => clearInterval(timer)
}
