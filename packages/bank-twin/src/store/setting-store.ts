import { sql } from 'kysely'
import type { TwinDb } from './twin-db.ts'

export type AutoMode = 'auto' | 'manual'

export async function readAutoMode(db: TwinDb): Promise<AutoMode> {
  const { rows } = await sql<{ value: string }>`
    select value from twin.setting where name = 'autoMode'`.execute(db)
  return rows[0]?.value === 'manual' ? 'manual' : 'auto'
}

export async function saveAutoMode(db: TwinDb, mode: AutoMode): Promise<void> {
  await sql`
    insert into twin.setting (name, value) values ('autoMode', ${mode})
    on conflict (name) do update set value = excluded.value`.execute(db)
}
