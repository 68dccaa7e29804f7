import type pg from 'pg'

export interface LiftedTable {
  /** Puts every index and key back; what was copied must fit them. */
  restore(onStep: (name: string) => void): Promise<void>
}

/**
 * Takes keys, indexes and triggers off tables before they are filled in bulk: building an index once costs
 * a small part of keeping it right row by row. By the owner, on a database that nobody else uses; until
 * `restore` has ended it must not be opened.
 */
export async function liftTable(client: pg.Client, table: string): Promise<LiftedTable> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'u')`,
    [table],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not exists (select from pg_constraint
       where conindid = indexrelid)`,
    [table],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { name } of constraints) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  }
  await client.query(`alter table ${table} disable trigger user`)
  return {
    async restore(onStep) {
      await client.query(`set maintenance_work_mem = '512MB'`)
      for (const { name, definition } of constraints) {
        onStep(name)
        await client.query(
          `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
        )
      }
      for (const { name, definition } of indexes) {
        onStep(name)
        await client.query(definition)
      }
      await client.query(`alter table ${table} enable trigger user`)
    },
  }
}
