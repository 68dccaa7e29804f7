import { cpus, loadavg } from 'node:os'

/** The results of one run that limits apply to. */
export interface WebFigures {
  readonly signInBytes: number
  readonly firstScreenBytes: number
  /** The heaviest further page, and what it adds to the first screen. */
  readonly worstRoute: { readonly path: string; readonly bytes: number }
  readonly worstShift: { readonly path: string; readonly value: number }
  readonly worstAction: { readonly name: string; readonly ms: number }
  /** The screen that showed an executed payment last. */
  readonly slowestPlace: { readonly place: string; readonly ms: number }
  /** The most that one action in a register of 10,000 rows costs the page's thread. */
  readonly worstOfRegister: { readonly name: string; readonly ms: number }
  /** Processor time of the longest task while that register is scrolled. */
  readonly registerTaskMs: number
  readonly mostRows: number
  /** Processor time of the longest task while the long table is scrolled. */
  readonly longestTaskMs: number
}

/** The limits of the client; kilobytes are 1,000 bytes. */
export const limits = {
  signInKb: 150,
  firstScreenKb: 300,
  routeKb: 70,
  shift: 0.05,
  actionMs: 100,
  /**
   * From input to frame, and from the bank to the screen, when the processors are busy with other
   * work.
   */
  busyActionMs: 120,
  liveMs: 1_000,
  busyLiveMs: 2_000,
  rows: 60,
  taskMs: 100,
} as const

/** Whether more work is runnable on this machine than it has processors. */
export const machineIsBusy = (): boolean => (loadavg()[0] ?? 0) > cpus().length

/** A sentence for each exceeded limit; none when all hold. */
export function breachesOf(figures: WebFigures, isBusy: boolean): readonly string[] {
  const actionMs = isBusy ? limits.busyActionMs : limits.actionMs
  const liveMs = isBusy ? limits.busyLiveMs : limits.liveMs
  const { worstRoute, worstShift, worstAction, worstOfRegister, slowestPlace } = figures
  const checks: readonly (readonly [number, number, string])[] = [
    [figures.signInBytes / 1_000, limits.signInKb, 'kB of the sign-in page'],
    [figures.firstScreenBytes / 1_000, limits.firstScreenKb, 'kB of the first screen'],
    [worstRoute.bytes / 1_000, limits.routeKb, `kB that ${worstRoute.path} adds`],
    [worstShift.value, limits.shift, `layout shift of ${worstShift.path}`],
    [worstAction.ms, actionMs, `ms of "${worstAction.name}"`],
    [slowestPlace.ms, liveMs, `ms until a payment is shown on ${slowestPlace.place}`],
    [worstOfRegister.ms, limits.taskMs, `ms of "${worstOfRegister.name}" in a register`],
    [figures.registerTaskMs, limits.taskMs, 'ms of the longest task while scrolling a register'],
    [figures.mostRows, limits.rows, 'rows of the long table in the document'],
    [figures.longestTaskMs, limits.taskMs, 'ms of the longest task while scrolling'],
  ]
  return checks
    .filter(([measured, limit]) => !(measured <= limit))
    .map(([measured, limit, what]) => `${what}: ${Number(measured.toFixed(3))}, limit ${limit}`)
}
