import type { TwinBooks } from '@tartip/bank-twin/twin-books'
import { toIso } from '@tartip/domain/time/instant'
import type { FastifyInstance } from 'fastify'

const cacheMs = 1_000

/** The newest proof of the books, for the simulator console. */
export interface LedgerHealth {
  /** `unknown` before the first proof has ended. */
  readonly status: 'unknown' | 'sound' | 'faulty'
  readonly provedAt?: string
  readonly tookMs?: number
  /** How far the chain is proved. */
  readonly place?: string
  readonly faults: readonly { readonly code: string; readonly row: string }[]
}

export async function presentProof(books: Pick<TwinBooks, 'lastReport'>): Promise<LedgerHealth> {
  const report = await books.lastReport()
  if (report === undefined) return { status: 'unknown', faults: [] }
  return {
    status: report.isSound ? 'sound' : 'faulty',
    provedAt: toIso(report.provedAt),
    tookMs: report.tookMs,
    place: String(report.place),
    faults: report.faults,
  }
}

/**
 * `/health/ledger`: 200 while the ledger is correct or not proved yet, 503 when a proof has failed. Anybody may
 * call it, so it says nothing more: the rows, the time and the place of the chain are for operators, who find
 * them in the log and by `npm run ledger:verify`.
 */
export function registerLedgerHealth(
  app: FastifyInstance,
  books: Pick<TwinBooks, 'lastReport'>,
): void {
  let kept: { answer: Promise<LedgerHealth>; until: number } | undefined
  app.get('/health/ledger', async (_request, reply) => {
    const now = performance.now()
    if (kept === undefined || now >= kept.until) {
      kept = { answer: presentProof(books), until: now + cacheMs }
    }
    const { status } = await kept.answer
    return reply.code(status === 'faulty' ? 503 : 200).send({ status })
  })
}
