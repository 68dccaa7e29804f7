import type { Challenge, Solution } from 'altcha-lib/types'
import { isRecord } from '../../../lib/error-answer.ts'
import { importPart } from '../../../lib/lost-chunk.ts'

/** Solves in a worker; where none can be made, on the main thread with code loaded for that. */
export async function solveOffThread(challenge: Challenge): Promise<Solution | undefined> {
  const worker = makeWorker()
  if (!worker) return solveHere(challenge)
  try {
    return await solveIn(worker, challenge)
  } catch {
    return await solveHere(challenge)
  } finally {
    worker.terminate()
  }
}

function makeWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

function solveIn(worker: Worker, challenge: Challenge): Promise<Solution | undefined> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<unknown>) => {
      const solution = isRecord(event.data) ? event.data['solution'] : undefined
      resolve(isSolution(solution) ? solution : undefined)
    })
    worker.addEventListener('error', () => reject(new Error('The captcha worker did not start')))
    worker.postMessage(challenge)
  })
}

const isSolution = (value: unknown): value is Solution =>
  isRecord(value) && typeof value['counter'] === 'number' && typeof value['derivedKey'] === 'string'

async function solveHere(challenge: Challenge): Promise<Solution | undefined> {
  const { solve } = await importPart(() => import('./solve.ts'))
  return solve(challenge)
}
