import { AbortedTransactionError, type CompiledQuery } from 'kysely'
import { notifyChannels } from './commit-hooks.ts'
import { connectionsOf, type Connections } from './connections.ts'
import type { Db } from './db.ts'
import { sendPipelined, statementOf } from './named-statements.ts'
import { beginInTenants, retried, withSettings, type LocalSettings } from './transaction.ts'

interface SingleRoundTrip {
  /** Woken after the commit, as `wakeAfterCommit` does. */
  readonly channels?: readonly string[]
  readonly settings?: LocalSettings
  /** Statements are prepared when they come for the first time. */
  readonly isPreparedAtOnce?: boolean
}

/**
 * A transaction of one organisation, or of collected calls of several, whose statements need nothing of each other's answers: BEGIN, all of
 * them and COMMIT travel together and cost one round trip. A statement that must not take effect has to
 * raise an error itself, because COMMIT is on its way before anybody has read its answer.
 * Deadlocks are tried again.
 */
export async function inTenantSingleRoundTrip(
  db: Db,
  legalParty: string | readonly string[],
  statements: readonly CompiledQuery[],
  { channels = [], settings = {}, isPreparedAtOnce = false }: SingleRoundTrip = {},
): Promise<readonly (readonly unknown[])[]> {
  const parties = typeof legalParty === 'string' ? [legalParty] : legalParty
  const begin = withSettings(beginInTenants(parties), settings)
  const { pool, nameOf } = connectionsOf(db)
  const named: Connections = { pool, nameOf: text => nameOf(text, isPreparedAtOnce) }
  const answers = await retried(() => sendTogether(named, begin, statements))
  notifyChannels(db, channels)
  return answers
}

async function sendTogether(
  { pool, nameOf }: Connections,
  begin: string,
  statements: readonly CompiledQuery[],
): Promise<readonly (readonly unknown[])[]> {
  const client = await pool.connect()
  try {
    const results = await sendPipelined(client, [
      { text: begin },
      ...statements.map(({ sql, parameters }) => statementOf(sql, [...parameters], nameOf)),
      { text: 'commit' },
    ])
    // PostgreSQL answers COMMIT with ROLLBACK after an error; the error itself was thrown above.
    if (results.at(-1)?.command !== 'COMMIT') throw new AbortedTransactionError()
    return results.slice(1, -1).map(result => result.rows as unknown[])
  } finally {
    // A connection that has died is thrown away by the pool itself.
    client.release()
  }
}
