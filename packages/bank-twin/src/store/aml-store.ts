import { sql } from 'kysely'
import { amlWordOf } from '../execution/aml-screening.ts'
import type { TwinDb } from './twin-db.ts'

/** The words no order may say, folded for comparison. */
export async function readAmlWords(db: TwinDb): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from twin.aml_word order by word`.execute(db)
  return rows.map(row => row.word)
}

/** Puts this list in the place of the old one. */
export async function saveAmlWords(tx: TwinDb, words: readonly string[]): Promise<void> {
  const folded = [...new Set(words.map(amlWordOf).filter(word => word !== ''))]
  await sql`delete from twin.aml_word where not word = any(${folded}::text[])`.execute(tx)
  await sql`
    insert into twin.aml_word (word) select unnest(${folded}::text[])
    on conflict do nothing`.execute(tx)
}
