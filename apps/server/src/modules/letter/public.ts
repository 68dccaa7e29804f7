/** What the composition root gets of this module. */
export interface Letters {
  startJobs(): void
  /** Resolves when the work in hand has ended. */
  stopJobs(): Promise<void>
  /** Every job once, in this process; returns how much there was to do. For a clock that is moved. */
  runJobsOnce(): Promise<number>
}
