import { sql, type Kysely, type Migration } from 'kysely'
import type { RegisteredPerson } from '@tartip/bank-ports/person-registry'
import type { LocalDate } from '@tartip/domain/time/instant'
import { recordset, type TwinDb } from '../store/twin-db.ts'

export async function findPerson(db: TwinDb, inn: string): Promise<RegisteredPerson | undefined> {
  const { rows } = await sql<{
    inn: string
    last_name: string
    first_name: string
    patronymic: string | null
    birth_date: LocalDate
    sex: RegisteredPerson['sex']
    is_resident: boolean
    is_alive: boolean
  }>`select * from twin.registered_person where inn = ${inn}`.execute(db)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    inn: row.inn,
    lastName: row.last_name,
    firstName: row.first_name,
    ...(row.patronymic === null ? {} : { patronymic: row.patronymic }),
    birthDate: row.birth_date,
    sex: row.sex,
    isResident: row.is_resident,
    isAlive: row.is_alive,
  }
}

export async function savePeople(db: TwinDb, list: readonly RegisteredPerson[]): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(person => ({
    inn: person.inn,
    last_name: person.lastName,
    first_name: person.firstName,
    patronymic: person.patronymic,
    birth_date: person.birthDate,
    sex: person.sex,
    is_resident: person.isResident,
    is_alive: person.isAlive,
  }))
  await sql`
    insert into twin.registered_person
    select * from json_populate_recordset(null::twin.registered_person, ${recordset(rows)})
    on conflict (inn) do update set
      last_name = excluded.last_name, first_name = excluded.first_name,
      patronymic = excluded.patronymic, birth_date = excluded.birth_date, sex = excluded.sex,
      is_resident = excluded.is_resident, is_alive = excluded.is_alive`.execute(db)
}

const people: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.registered_person (
        inn text primary key check (inn ~ '^[12][0-9]{13}$'),
        last_name text not null,
        first_name text not null,
        patronymic text,
        birth_date date not null,
        sex text not null check (sex in ('FEMALE', 'MALE')),
        is_resident boolean not null,
        is_alive boolean not null
      )`.execute(db)
    await sql`
      grant select, insert, update on twin.registered_person to tartip_app, tartip_system`.execute(
      db,
    )
  },
}

export const registryMigrations: Readonly<Record<string, Migration>> = { '0001-people': people }
