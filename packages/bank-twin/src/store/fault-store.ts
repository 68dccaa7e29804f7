import { sql } from 'kysely'
import { type FaultKind, type FaultPlan, noFaults } from '../faults/fault-plan.ts'
import { inTransaction, type TwinDb } from './twin-db.ts'

export async function readFaultPlan(db: TwinDb): Promise<FaultPlan | undefined> {
  const { rows } = await sql<{ plan: FaultPlan }>`
    select value::json as plan from twin.setting where name = 'faults'`.execute(db)
  return rows[0]?.plan
}

async function saveFaultPlan(db: TwinDb, plan: FaultPlan): Promise<void> {
  await sql`
    insert into twin.setting (name, value) values ('faults', ${JSON.stringify(plan)})
    on conflict (name) do update set value = excluded.value`.execute(db)
}

/**
 * Changes the plan as it stands: of two who change it at once neither undoes what the other has ordered, and a fault
 * that is taken meanwhile does not come back.
 */
export async function changeFaultPlan(
  db: TwinDb,
  change: (plan: FaultPlan) => FaultPlan,
): Promise<void> {
  await inTransaction(db, async tx => {
    await sql`
      insert into twin.setting (name, value) values ('faults', ${JSON.stringify(noFaults)})
      on conflict do nothing`.execute(tx)
    await sql`select from twin.setting where name = 'faults' for update`.execute(tx)
    await saveFaultPlan(tx, change((await readFaultPlan(tx)) ?? noFaults))
  })
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
