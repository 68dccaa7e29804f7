import type { CDPSession } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Traces the page until the returned function is called, which returns the processor time of each task of its thread in
 * milliseconds. Wall-clock time on a busy machine includes other programs.
 */
export async function watchTasks(devTools: CDPSession): Promise<() => Promise<readonly number[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devTools.on('Tracing.dataCollected', collect)
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  return async () => {
    const complete = new Promise(resolve => devTools.once('Tracing.tracingComplete', resolve))
    await devTools.send('Tracing.end')
    await complete
    devTools.off('Tracing.dataCollected', collect)
    const pages = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid}/${tid}`),
    )
    const tasks = events
      .filter(({ name, ph, pid, tid }) => {
        return ph === 'X' && name.endsWith('RunTask') && pages.has(`${pid}/${tid}`)
      })
      .map(({ tdur = 0 }) => tdur / 1_000)
    if (tasks.length === 0) throw new Error('The browser has reported no task')
    return tasks
  }
}

/** In the page: the frame after the next one has begun. */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
