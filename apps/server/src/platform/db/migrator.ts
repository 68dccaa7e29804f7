import { Migrator, sql, type Migration } from 'kysely'
import { applicationRole, systemRole, type Db } from './db.ts'
import { withExclusiveLock } from './exclusive-lock.ts'
import { StartRefusal } from '../start-refusal.ts'
import { forceTenantSecurity } from './tenant-security.ts'

/** Migrations of one module, run in the order of their names. */
export interface MigrationSet {
  name: string
  migrations: Readonly<Record<string, Migration>>
}

const migrationSchema = 'migrations'
/** Any fixed number: two processes that start at once must not prepare the database at once. */
const preparationLock = 7_290_411

/**
 * Brings every set up to date, in the order given. Call it with a connection of the owner. Takes no lock when there is
 * nothing to do.
 *
 * What a migration makes may be read and written by the roles of the server, unless it takes that
 * away again (`enableTenantSecurity`, `forbidChanges`).
 */
export async function runMigrations(db: Db, sets: readonly MigrationSet[]): Promise<void> {
  for (const set of sets) refuseSharedNumbers(set)
  const done = await findMigrations(db, sets)
  const known = namesOf(sets)
  refuseNewerVersion(done, known)
  if (known.every(name => done.has(name))) return
  await withExclusiveLock(db, preparationLock, async connection => {
    await prepareRoles(connection)
    for (const set of sets) await runSet(db, set)
    await forceTenantSecurity(connection)
    await keepMigrationsFromServer(connection)
  })
}

/**
 * The names `set/migration` that the code has and the database has not; used by the readiness check. Those of a newer
 * version do not matter to a process that is being replaced.
 */
export async function pendingMigrations(db: Db, sets: readonly MigrationSet[]): Promise<string[]> {
  const done = await findMigrations(db, sets)
  return namesOf(sets).filter(name => !done.has(name))
}

const namesOf = (sets: readonly MigrationSet[]): readonly string[] =>
  sets.flatMap(set => Object.keys(set.migrations).map(name => `${set.name}/${name}`))

async function findMigrations(db: Db, sets: readonly MigrationSet[]): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${migrationSchema}`.execute(db)
  const existing = new Set(tables.map(({ name }) => name))
  const done = sets
    .filter(({ name }) => existing.has(name))
    .map(
      ({ name }) =>
        sql`select ${sql.lit(`${name}/`)} || name as name from ${sql.table(`${migrationSchema}.${name}`)}`,
    )
  if (done.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`${sql.join(done, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

function refuseNewerVersion(done: ReadonlySet<string>, known: readonly string[]): void {
  const newer = [...done].find(name => !known.includes(name))
  if (newer === undefined) return
  throw new StartRefusal(
    `A newer version of Tartip has been here: the database has its migration ${newer}. Start that version or a later one.`,
  )
}

async function runSet(db: Db, set: MigrationSet): Promise<void> {
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
  const reason = error instanceof Error ? error.message : 'unknown'
  throw new Error(`Migration ${set.name}/${failed ?? '?'} failed: ${reason}`, { cause: error })
}

/** Which migrations have run is for migrations to say; the server reads it for its readiness. */
async function keepMigrationsFromServer(db: Db): Promise<void> {
  const roles = sql`${sql.id(applicationRole)}, ${sql.id(systemRole)}`
  const schema = sql.id(migrationSchema)
  await sql`
    revoke insert, update, delete, truncate on all tables in schema ${schema} from ${roles}`.execute(
    db,
  )
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
