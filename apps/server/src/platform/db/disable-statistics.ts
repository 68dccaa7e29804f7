import { sql, type Kysely } from 'kysely'

/**
 * Columns that no condition, join or grouping ever names: PostgreSQL collects nothing of them. Of a wide table that
 * grows, sorting a sample of every column is most of what checking it costs. Call it in a migration.
 */
export async function disableStatistics(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const changes = columns.map(column => sql`alter column ${sql.id(column)} set statistics 0`)
  await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
}
