import { sql } from 'kysely'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { compareText } from '@tartip/domain/text/collation'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'

/** What fills a new form: the texts of a form as typed, under a name. */
export interface Template {
  readonly id: string
  readonly name: string
  readonly operationCode: OperationCode
  /** Name of the form in the address; those from before it was kept have the usual form of their operation. */
  readonly formPath: string | undefined
  readonly texts: Readonly<Record<string, string>>
  /** Grows each time it is changed. */
  readonly version: number
  readonly updatedBy: string
  readonly updatedAt: Instant
}

interface TemplateRow {
  id: string
  name: string
  operation_code: OperationCode
  form: string | null
  texts: Readonly<Record<string, string>>
  version: number
  updated_by: string
  updated_at: Instant
}

export type TemplateStore = ReturnType<typeof createTemplateStore>

/** Templates of one organisation; call it with a transaction of that organisation. */
export function createTemplateStore(db: Db, legalPartyId: string) {
  const read = async (more = sql<boolean>`true`): Promise<Template[]> => {
    const { rows } = await sql<TemplateRow>`
      select t.id, t.name, t.operation_code, t.form, t.texts, t.version, t.updated_by, t.updated_at
      from payment.template t where t.legal_party_id = ${legalPartyId} and ${more}
      order by t.id`.execute(db)
    return rows
      .toSorted((a, b) => compareText(a.name, b.name))
      .map(
        ({
          operation_code: operationCode,
          form,
          updated_by: updatedBy,
          updated_at: updatedAt,
          ...row
        }) => ({
          ...row,
          operationCode,
          formPath: form ?? undefined,
          updatedBy,
          updatedAt,
        }),
      )
  }
  return {
    find: async (id: string) => (await read(sql`t.id = ${id}`))[0],

    /** By name; a name is unique whatever the case of its letters. */
    findByName: async (name: string) => (await read(sql`lower(t.name) = lower(${name})`))[0],

    list: () => read(),

    /** Lets one change of the organisation's templates happen after the other until the transaction ends. */
    async lock(): Promise<void> {
      await sql`
        select pg_advisory_xact_lock(hashtextextended(${`template ${legalPartyId}`}, 0))`.execute(
        db,
      )
    },

    /** Adds the template, or replaces the one with its id. */
    async save(template: Template): Promise<void> {
      const { id, name, operationCode, formPath, texts, version, updatedBy, updatedAt } = template
      await sql`
        insert into payment.template
          (legal_party_id, id, name, operation_code, form, texts, version, updated_by, updated_at)
        values (${legalPartyId}, ${id}, ${name}, ${operationCode}, ${formPath ?? null}, ${JSON.stringify(texts)}::json, ${version},
          ${updatedBy}, ${toIso(updatedAt)}::timestamptz)
        on conflict (legal_party_id, id) do update set
          name = excluded.name, operation_code = excluded.operation_code, form = excluded.form, texts = excluded.texts,
          version = excluded.version, updated_by = excluded.updated_by,
          updated_at = excluded.updated_at`.execute(db)
    },

    async remove(id: string): Promise<void> {
      await sql`
        delete from payment.template where legal_party_id = ${legalPartyId} and id = ${id}`.execute(
        db,
      )
    },
  }
}
