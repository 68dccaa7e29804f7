import type { Worker } from 'node:worker_threads'

/** Long enough for the next files of a busy hour, short enough to give their memory back. */
const keptForMs = 60_000

/** Keeps one thread for a while after its work: it has read its programs, which takes longer than many a file. */
export function createKeptThread(start: () => Worker) {
  let kept: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  const forget = () => {
    clearTimeout(timer)
    kept = undefined
  }
  return {
    take(): Worker {
      const thread = kept ?? start()
      forget()
      thread.removeAllListeners()
      thread.ref()
      return thread
    },
    /** For a thread that has done its work; one that may still be in the middle of it is ended instead. */
    giveBack(thread: Worker): void {
      thread.removeAllListeners()
      if (kept !== undefined) {
        void thread.terminate()
        return
      }
      thread.once('error', forget)
      thread.once('exit', forget)
      // A process that has nothing else to do may end.
      thread.unref()
      kept = thread
      timer = setTimeout(() => {
        forget()
        void thread.terminate()
      }, keptForMs).unref()
    },
  }
}
