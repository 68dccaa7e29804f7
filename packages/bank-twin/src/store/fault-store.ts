import { sql } from 'kysely'
import type { FaultKind, FaultPlan } from '../faults/fault-plan.ts'
import type { TwinDb } from './twin-db.ts'

export async function readFaultPlan(db: TwinDb): Promise<FaultPlan | undefined> {
  const { rows } = await sql<{ plan: FaultPlan }>`
    select value::json as plan from twin.setting where name = 'faults'`.execute(db)
  return rows[0]?.plan
}

export async function saveFaultPlan(db: TwinDb, plan: FaultPlan): Promise<void> {
  await sql`
    insert into twin.setting (name, value) values ('faults', ${JSON.stringify(plan)})
    on conflict (name) do update set value = excluded.value`.execute(db)
}

/** Counts one planned fault down; of two callers who want the last one, one gets it. */
export async function takePlannedFault(db: TwinDb, kind: FaultKind): Promise<boolean> {
  const { rows } = await sql`
    update twin.setting
    set value = jsonb_set(value::jsonb, ${`{next,${kind}}`}::text[],
      to_jsonb((value::jsonb #>> ${`{next,${kind}}`}::text[])::int - 1))::text
    where name = 'faults' and (value::jsonb #>> ${`{next,${kind}}`}::text[])::int > 0
    returning name`.execute(db)
  return rows.length > 0
}
