import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import { batchRowsOf, signatureRowsOf } from './payment-change-rows.ts'
import type { PaymentChange } from '../payment-kind.ts'
import { appendHistory, appendSignatures, insertDocuments } from './payment-write-statement.ts'

const documentsAtOnce = 500

/**
 * Writes documents together with the whole way they have come. `lives` holds the steps of one document each,
 * oldest first; the last one carries the document as it is now.
 */
export async function insertLives(
  db: Db,
  lives: readonly (readonly PaymentChange[])[],
): Promise<void> {
  for (let from = 0; from < lives.length; from += documentsAtOnce) {
    const batch = lives.slice(from, from + documentsAtOnce)
    await inSystem(db, async tx => {
      const write = (text: string, rows: readonly object[]) =>
        tx.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]))
      const now = batch.flatMap(life => life.at(-1) ?? [])
      const { rows } = await write(insertDocuments, batchRowsOf('insert', now))
      if (rows.length !== now.length) throw new Error('A seeded document number is already taken')
      const steps = batch.flat()
      await write(appendHistory, batchRowsOf('saveStatus', steps))
      await write(appendSignatures, signatureRowsOf(steps))
    })
  }
}
