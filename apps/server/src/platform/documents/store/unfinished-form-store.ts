import { sql } from 'kysely'
import { unfinishedFormLimits, type TypedForm } from '@tartip/domain/forms/unfinished-form'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../db/db.ts'

/** Whose form it is. Every statement names both, so that nobody reaches what another person has typed. */
export interface FormOwner {
  readonly legalPartyId: string
  readonly personId: string
}

/** A form as it is kept. */
export interface UnfinishedForm extends TypedForm {
  readonly id: string
  /** Grows each time it is kept. */
  readonly version: number
  readonly keptAt: Instant
  /** The document that its last attempt has saved; such a form is used up. */
  readonly savedId?: string
}

/** The forms of one GraphQL service. */
export interface FormService {
  readonly service: string
  /** Mutations that save documents from forms; their answer is the document's id. */
  readonly saves: readonly string[]
}

interface FormRow {
  id: string
  form: string
  texts: Readonly<Record<string, string>>
  version: number
  kept_at: Instant
  edited_id: string | null
  edited_version: number | null
  attempt_key: string | null
  attempt_content: string | null
  saved_id: string | null
}

/** Unfinished forms of one service; call it with a transaction of the owner's organisation. */
export function createUnfinishedFormStore(db: Db, { service, saves }: FormService) {
  const isOf = ({ legalPartyId, personId }: FormOwner) => sql<boolean>`
    f.legal_party_id = ${legalPartyId} and f.person_id = ${personId} and f.service = ${service}`
  // The answer is written with the document, so a form is used up in the moment in which the document exists.
  const savedId = sql<string | null>`(
    select i.answer #>> '{}' from platform.idempotency i
    where i.legal_party_id = f.legal_party_id and i.person_id = f.person_id
      and i.operation = any(${saves}::text[]) and i.key = f.attempt_key and i.answer is not null
    limit 1)`
  const read = async (owner: FormOwner, more = sql<boolean>`true`): Promise<UnfinishedForm[]> => {
    const { rows } = await sql<FormRow>`
      select f.id, f.form, f.texts, f.version, f.kept_at, f.edited_id, f.edited_version,
        f.attempt_key, f.attempt_content, ${savedId} as saved_id
      from platform.unfinished_form f where ${isOf(owner)} and ${more}
      order by f.kept_at desc, f.id`.execute(db)
    return rows.map(formOfRow)
  }
  return {
    find: async (owner: FormOwner, id: string) => (await read(owner, sql`f.id = ${id}`))[0],

    /** The latest first. */
    list: async (owner: FormOwner) =>
      (await read(owner)).filter(({ savedId: saved }) => saved === undefined),

    /** Lets one change of a person's forms happen after the other until the transaction ends. */
    async lock({ legalPartyId, personId }: FormOwner): Promise<void> {
      const name = `unfinished-form ${legalPartyId} ${personId}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
    },

    /** Adds the form, or replaces the one with its id. */
    async save(owner: FormOwner, form: UnfinishedForm): Promise<void> {
      const { id, edited, attempt } = form
      await sql`
        insert into platform.unfinished_form (legal_party_id, person_id, id, service, form, texts, version, kept_at,
          edited_id, edited_version, attempt_key, attempt_content)
        values (${owner.legalPartyId}, ${owner.personId}, ${id}, ${service}, ${form.form},
          ${JSON.stringify(form.texts)}::json, ${form.version}, ${toIso(form.keptAt)}::timestamptz,
          ${edited?.id ?? null}, ${edited?.version ?? null}, ${attempt?.key ?? null}, ${attempt?.content ?? null})
        on conflict (legal_party_id, person_id, id) do update set
          texts = excluded.texts, version = excluded.version, kept_at = excluded.kept_at,
          edited_id = excluded.edited_id, edited_version = excluded.edited_version,
          attempt_key = excluded.attempt_key, attempt_content = excluded.attempt_content,
          written_at = now()`.execute(db)
    },

    async remove(owner: FormOwner, id: string): Promise<void> {
      await sql`
        delete from platform.unfinished_form f where ${isOf(owner)} and f.id = ${id}`.execute(db)
    },
  }
}

function formOfRow(row: FormRow): UnfinishedForm {
  const { id, form, texts, version, kept_at: keptAt } = row
  return {
    id,
    form,
    texts,
    version,
    keptAt,
    ...(row.edited_id !== null && row.edited_version !== null
      ? { edited: { id: row.edited_id, version: row.edited_version } }
      : {}),
    ...(row.attempt_key !== null && row.attempt_content !== null
      ? { attempt: { key: row.attempt_key, content: row.attempt_content } }
      : {}),
    ...(row.saved_id === null ? {} : { savedId: row.saved_id }),
  }
}

/**
 * Deletes forms that nobody has kept again for long, and those that have become documents a day ago: before the
 * answer goes that says so. Call it in `inSystem`.
 */
export async function sweepUnfinishedForms(tx: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from platform.unfinished_form f
    where f.written_at < now() - make_interval(days => ${unfinishedFormLimits.days})
      or (f.written_at < now() - interval '24 hours' and exists (
        select from platform.idempotency i
        where i.legal_party_id = f.legal_party_id and i.person_id = f.person_id
          and i.key = f.attempt_key and i.answer is not null))`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
