import type { AuditAction } from '@tartip/domain/audit/action-names'
import {
  typedFormCanBeKept,
  unfinishedFormLimits,
  type TypedForm,
} from '@tartip/domain/forms/unfinished-form'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type Ability, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../actor.ts'
import { recordAudit } from '../audit/audit-log.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { inTenant } from '../db/transaction.ts'
import {
  createUnfinishedFormStore,
  type FormService,
  type UnfinishedForm,
} from './store/unfinished-form-store.ts'

/** What a service says of its forms. */
export interface FormKind extends FormService {
  /** Who may write documents may keep unfinished ones. */
  readonly needs: Ability
  /** Names of the fields of a form; undefined for a form that the service does not have. */
  fieldsOf(form: string): readonly string[] | undefined
  /** In the transaction that keeps a form: files that it names stay until then; without `until`, as long as any upload. */
  holdFiles?(
    tx: Db,
    actor: Actor,
    texts: TypedForm['texts'],
    until: Instant | undefined,
  ): Promise<void>
}

const dayMs = 24 * 60 * 60_000

export interface FormRef {
  readonly legalPartyId: string
  readonly id: string
}

export interface FormToKeep extends TypedForm, FormRef {
  /** The version that the person has seen; undefined for a form that was never kept. */
  readonly version?: number | undefined
}

export type UnfinishedForms = ReturnType<typeof createUnfinishedForms>

/**
 * Forms that are no documents yet, as their person has typed them. Nobody else sees them, the first signatory neither:
 * like a draft, they order nothing until they are sent.
 */
export function createUnfinishedForms(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  kind: FormKind,
) {
  const authorise = (actor: Actor, legalPartyId: string) =>
    legalPartyId === actor.legalPartyId ? may(actor, kind.needs) : err('LEGAL_PARTY_NOT_FOUND')

  const within = async <T, E extends string = never>(
    actor: Actor,
    { legalPartyId, id }: { readonly legalPartyId: string; readonly id?: string },
    run: (forms: ReturnType<typeof createUnfinishedFormStore>, tx: Db) => Promise<Result<T, E>>,
  ): Promise<
    Result<T, E | PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND' | 'UNFINISHED_FORM_NOT_FOUND'>
  > => {
    const allowed = authorise(actor, legalPartyId)
    if (!allowed.ok) return allowed
    if (id !== undefined && !isUuid(id)) return err('UNFINISHED_FORM_NOT_FOUND')
    return inTenant(db, legalPartyId, tx => run(createUnfinishedFormStore(tx, kind), tx))
  }

  const audit = (tx: Db, actor: Actor, action: AuditAction, { id, form }: UnfinishedForm) =>
    recordAudit(tx, {
      legalPartyId: actor.legalPartyId,
      at: clock.now(),
      personId: actor.personId,
      action,
      outcome: 'ok',
      details: { formId: id, form, sessionId: actor.sessionId },
    })

  return {
    /** Own forms that have not become documents, the latest first. */
    list: (actor: Actor, legalPartyId: string) =>
      within(actor, { legalPartyId }, async forms => ok(await forms.list(actor))),

    find: (actor: Actor, ref: FormRef) =>
      within(actor, ref, async forms => {
        const found = await forms.find(actor, ref.id)
        return found ? ok(found) : err('UNFINISHED_FORM_NOT_FOUND')
      }),

    /** Keeps a form as typed. What another device has kept meanwhile is not written over. */
    keep: async (actor: Actor, { legalPartyId, id, version, ...typed }: FormToKeep) => {
      const fits = typedFormCanBeKept(kind.fieldsOf, typed)
      if (!fits.ok) return fits
      if (typed.edited && !isUuid(typed.edited.id)) return err('PAYMENT_NOT_FOUND')
      return within(actor, { legalPartyId, id }, async (forms, tx) => {
        await forms.lock(actor)
        const earlier = await forms.find(actor, id)
        if (earlier && sameForm(earlier, typed)) return ok(earlier)
        if (earlier?.version !== version) {
          return err(earlier ? 'UNFINISHED_FORM_CHANGED_MEANWHILE' : 'UNFINISHED_FORM_NOT_FOUND')
        }
        const max = unfinishedFormLimits.perPerson
        if (!earlier && (await forms.list(actor)).length >= max) {
          return err('UNFINISHED_FORMS_TOO_MANY', { max })
        }
        const form = { ...typed, id, version: (version ?? 0) + 1, keptAt: clock.now() }
        await forms.save(actor, form)
        if (earlier) await kind.holdFiles?.(tx, actor, earlier.texts, undefined)
        // A day more than the form, so that no form is found without its file.
        const until = form.keptAt + (unfinishedFormLimits.days + 1) * dayMs
        await kind.holdFiles?.(tx, actor, form.texts, until)
        // With an attempt it is kept beside a save, which has its own line.
        if (!typed.attempt) await audit(tx, actor, 'formKept', form)
        return ok(form)
      })
    },

    /** Deletes an own form; one that is gone already stays gone. */
    remove: (actor: Actor, ref: FormRef) =>
      within(actor, ref, async (forms, tx) => {
        await forms.lock(actor)
        const found = await forms.find(actor, ref.id)
        if (!found) return ok(true)
        await forms.remove(actor, ref.id)
        await kind.holdFiles?.(tx, actor, found.texts, undefined)
        if (!found.attempt) await audit(tx, actor, 'formDeleted', found)
        return ok(true)
      }),
  }
}

/** A call that is sent again after a lost answer finds what it has written. */
function sameForm(kept: UnfinishedForm, typed: TypedForm): boolean {
  const contentOf = ({ form, texts, edited, attempt }: TypedForm) =>
    JSON.stringify([
      form,
      Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      edited?.id,
      edited?.version,
      attempt?.key,
      attempt?.content,
    ])
  return contentOf(kept) === contentOf(typed)
}
