import { Migrator, sql, type Migration } from 'kysely'
import { applicationRole, systemRole, type Db } from './db.ts'
import { withExclusiveLock } from './exclusive-lock.ts'

/** Migrations of one module, run in the order of their names. */
export interface MigrationSet {
  name: string
  migrations: Readonly<Record<string, Migration>>
}

const migrationSchema = 'migrations'
/** Any fixed number: two processes that start at once must not prepare the database at once. */
const preparationLock = 7_290_411

/**
 * Brings every set up to date, in the order given. Call it with a connection of the owner.
 *
 * What a migration makes may be read and written by the roles of the server, unless it takes that
 * away again (`enableTenantSecurity`, `forbidChanges`).
 */
export async function runMigrations(db: Db, sets: readonly MigrationSet[]): Promise<void> {
  await withExclusiveLock(db, preparationLock, async connection => {
    await prepareRoles(connection)
    for (const set of sets) await runSet(db, set)
  })
}

/** The names `set/migration` that the code has and the database has not; used by the readiness check. */
export async function pendingMigrations(db: Db, sets: readonly MigrationSet[]): Promise<string[]> {
  const done = new Set<string>()
  for (const set of sets) {
    const table = sql.table(`${migrationSchema}.${set.name}`)
    const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db)
    for (const row of rows) done.add(`${set.name}/${row.name}`)
  }
  return sets
    .flatMap(set => Object.keys(set.migrations).map(name => `${set.name}/${name}`))
    .filter(name => !done.has(name))
}

async function runSet(db: Db, set: MigrationSet): Promise<void> {
  refuseSharedNumbers(set)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...set.migrations }) },
    migrationTableSchema: migrationSchema,
    migrationTableName: set.name,
    migrationLockTableName: `${set.name}_lock`,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find(result => result.status === 'Error')?.migrationName
  throw new Error(`Migration ${set.name}/${failed ?? '?'} failed`, { cause: error })
}

/** Of two migrations with one number the newer may sort first, and no database that has the other would start. */
function refuseSharedNumbers({ name, migrations }: MigrationSet): void {
  const numbers = Object.keys(migrations).map(each => each.split('-')[0])
  const shared = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (shared !== undefined) throw new Error(`Two migrations of ${name} have the number ${shared}`)
}

async function prepareRoles(db: Db): Promise<void> {
  for (const role of [applicationRole, systemRole]) {
    // Roles belong to the whole server, so another database of it may be making them right now.
    await sql`
      do $$ begin
        if not exists (select from pg_roles where rolname = ${sql.lit(role)}) then
          create role ${sql.id(role)} nologin;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`.execute(db)
    await sql`
      do $$ begin
        if not pg_has_role(current_user, ${sql.lit(role)}, 'member') then
          grant ${sql.id(role)} to current_user;
        end if;
      end $$`.execute(db)
  }
  const roles = sql`${sql.id(applicationRole)}, ${sql.id(systemRole)}`
  await sql`alter default privileges grant usage on schemas to ${roles}`.execute(db)
  await sql`alter default privileges grant usage, select on sequences to ${roles}`.execute(db)
  await sql`
    alter default privileges grant select, insert, update, delete on tables to ${roles}`.execute(db)
}
