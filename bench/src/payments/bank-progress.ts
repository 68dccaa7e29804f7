import { setTimeout as pause } from 'node:timers/promises'
import { openObserver, type Observer } from '../lib/database.ts'
import type { ServerProcess } from '../lib/server-process.ts'
import type { BenchWorld } from '../lib/world.ts'

/** How many of the signed documents the bank has finished. */
export interface BankProgress {
  readonly executed: number
  readonly waiting: number
}

export async function executedBy(observer: Observer, world: BenchWorld): Promise<BankProgress> {
  const [row] = await observer.rows<BankProgress>(
    `select count(*) filter (where status_code = 'SUCCESS')::integer as executed,
       count(*) filter (where status_code in
           ('PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT')
         or (status_code = 'ON_VERIFICATION_COMPLETED' and value_date <= $2::date))::integer as waiting
     from payment.payment where legal_party_id = any($1::uuid[])`,
    [world.organisations.map(({ legalPartyId }) => legalPartyId), world.terms.valueDate],
  )
  return row ?? { executed: 0, waiting: 0 }
}

/** Waits until no document is in progress, or the time is over. */
export async function drainBank(
  server: Pick<ServerProcess, 'databaseUrl'>,
  world: BenchWorld,
  timeoutSeconds: number,
): Promise<{ seconds: number; left: number }> {
  const start = performance.now()
  const secondsPassed = () => (performance.now() - start) / 1_000
  const observer = await openObserver(server.databaseUrl())
  try {
    for (;;) {
      const { waiting } = await executedBy(observer, world)
      if (waiting === 0 || secondsPassed() > timeoutSeconds) {
        return { seconds: secondsPassed(), left: waiting }
      }
      await pause(250)
    }
  } finally {
    await observer.close()
  }
}
