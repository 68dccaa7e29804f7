import type { AuditAction } from '@tartip/domain/audit/action-names'
import { fieldOfWire, type PaymentForm } from '@tartip/domain/forms/form'
import { formOfPath, formOfTexts } from '@tartip/domain/forms/payment-forms'
import {
  ownAccountsIn,
  readTemplateName,
  templateFields,
  templateLimits,
  textsForTemplate,
  wrongFieldsOf,
  type TemplateNameRefusal,
} from '@tartip/domain/forms/template'
import { typedFormCanBeKept, type TypedFormRefusal } from '@tartip/domain/forms/unfinished-form'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { isOperationCode } from '@tartip/domain/payment/operation'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { runMutation, type MutationRequest } from '../../../platform/documents/run-mutation.ts'
import { keepAnswer } from '../../../platform/idempotency/idempotency-store.ts'
import type { Json } from '../../../platform/json.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { createTemplateStore, type Template, type TemplateStore } from '../store/template-store.ts'
import { dictionaryFacts } from './form-facts.ts'
import type { FormRefusal } from './prepare-document.ts'

interface TemplateInput {
  readonly legalPartyId: string
  readonly operation: string
  /** Name of the form in the address; follows from the texts when left out. */
  readonly form?: string | undefined
  readonly name: string
  readonly texts: Readonly<Record<string, string>>
}

interface TemplateRef {
  readonly legalPartyId: string
  readonly templateId: string
}

interface TemplateChange extends TemplateInput, TemplateRef {
  /** The version that the person has seen. */
  readonly version: number
}

interface TemplateCriteria {
  readonly legalPartyId: string
  /** Templates of these operations alone; of all when left out. */
  readonly operationIds?: readonly string[] | undefined
}

/** A template with the form that it fills and the fields that no longer pass the rules. */
export interface ReadTemplate extends Template {
  readonly form: PaymentForm
  readonly wrongFields: readonly string[]
}

interface TemplateDeps extends Pick<
  PaymentDeps,
  'clock' | 'ids' | 'rules' | 'accounts' | 'runningCalls' | 'earlierAnswer'
> {
  readonly db: Db
}

type TemplateInputRefusal = TemplateNameRefusal | TypedFormRefusal | 'OPERATION_TYPE_INVALID'

export type Templates = ReturnType<typeof createTemplates>

/**
 * Texts of forms that an organisation keeps under a name. Whoever may write documents may use and change them, as far
 * as they may read every own account that a template names; any other template answers like one that does not exist.
 */
export function createTemplates(deps: TemplateDeps) {
  const { db, clock, accounts } = deps
  const authorise = (actor: Actor, legalPartyId: string) =>
    legalPartyId === actor.legalPartyId
      ? may(actor, 'payments.create')
      : err('LEGAL_PARTY_NOT_FOUND')
  const isVisible = (template: Template, readable: ReadonlySet<string>) => {
    const { texts } = template
    const form = formOfTemplate(template)
    return form !== undefined && ownAccountsIn(form, texts).every(each => readable.has(each))
  }
  const readableBy = async (actor: Actor) => new Set(await accounts.readableAccounts(actor))
  const audit = (tx: Db, actor: Actor, action: AuditAction, { id, name }: Template) =>
    recordAudit(tx, {
      legalPartyId: actor.legalPartyId,
      at: clock.now(),
      personId: actor.personId,
      action,
      outcome: 'ok',
      details: { templateId: id, templateName: name, sessionId: actor.sessionId },
    })

  /** Checks what is to be kept; the texts need not be a document that could be made. */
  async function readInput(
    actor: Actor,
    { operation, form: path, name: typedName, texts: typed }: TemplateInput,
  ): Promise<
    | Result<Pick<Template, 'name' | 'operationCode' | 'formPath' | 'texts'>, TemplateInputRefusal>
    | FormRefusal
  > {
    if (!isOperationCode(operation)) return err('OPERATION_TYPE_INVALID')
    const form = path === undefined ? formOfTexts(operation, typed) : formOfPath(path)
    if (!form?.operations.includes(operation)) return err('OPERATION_TYPE_INVALID')
    const name = readTemplateName(typedName)
    if (!name.ok) return name
    const fits = typedFormCanBeKept(() => templateFields(form), { form: form.path, texts: typed })
    if (!fits.ok) return fits
    const texts = textsForTemplate(form, operation, typed)
    const readable = await readableBy(actor)
    const hidden = Object.keys(texts).find(field =>
      ownAccountsIn(form, { [field]: texts[field] }).some(account => !readable.has(account)),
    )
    if (hidden === undefined)
      return ok({ name: name.value, operationCode: operation, formPath: form.path, texts })
    const fields = [{ field: hidden, code: 'ACCOUNT_NOT_FOUND' as const, params: {} }]
    return { ...err('VALIDATION', { count: 1 }), fields }
  }

  /** Runs one change of the templates with its audit line and its answer, all or nothing. */
  const change = <T extends string | boolean, E extends string>(
    actor: Actor,
    request: MutationRequest,
    call: { readonly operation: string; readonly body: Json },
    write: (store: TemplateStore, tx: Db) => Promise<Result<T, E>>,
  ) =>
    runMutation(deps, actor, request, call, keep =>
      inTenant(db, actor.legalPartyId, async tx => {
        const store = createTemplateStore(tx, actor.legalPartyId)
        await store.lock()
        const written = await write(store, tx)
        if (written.ok) await keepAnswer(tx, keep(written.value))
        return written
      }),
    )

  const findVisible = async (
    store: TemplateStore,
    id: string,
    readable: ReadonlySet<string>,
  ): Promise<Result<Template, 'TEMPLATE_NOT_FOUND'>> => {
    const found = isUuid(id) ? await store.find(id) : undefined
    return found && isVisible(found, readable) ? ok(found) : err('TEMPLATE_NOT_FOUND')
  }
  const nameIsFree = async (store: TemplateStore, name: string, id: string) => {
    const other = await store.findByName(name)
    return other === undefined || other.id === id
  }

  return {
    async list(
      actor: Actor,
      { legalPartyId, operationIds }: TemplateCriteria,
    ): Promise<Result<readonly ReadTemplate[], PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND'>> {
      const allowed = authorise(actor, legalPartyId)
      if (!allowed.ok) return allowed
      const readable = await readableBy(actor)
      const all = await inTenant(db, legalPartyId, tx =>
        createTemplateStore(tx, legalPartyId).list(),
      )
      const wanted = all.filter(
        template =>
          isVisible(template, readable) && (operationIds?.includes(template.operationCode) ?? true),
      )
      return ok(wanted.flatMap(template => withForm(deps, template)))
    },

    async save(actor: Actor, request: MutationRequest, input: TemplateInput) {
      const allowed = authorise(actor, input.legalPartyId)
      if (!allowed.ok) return allowed
      const read = await readInput(actor, input)
      if (!read.ok) return read
      const call = { operation: 'saveTransferTemplate', body: { ...input } }
      return change(actor, request, call, async (store, tx) => {
        const max = templateLimits.perOrganisation
        if ((await store.list()).length >= max) return err('TEMPLATES_TOO_MANY', { max })
        const id = deps.ids.uuid()
        if (!(await nameIsFree(store, read.value.name, id))) {
          return err('TEMPLATE_NAME_TAKEN', { name: read.value.name })
        }
        const template = { ...read.value, id, version: 1, ...changedBy(actor) }
        await store.save(template)
        await audit(tx, actor, 'templateSaved', template)
        return ok(id)
      })
    },

    async update(actor: Actor, request: MutationRequest, input: TemplateChange) {
      const allowed = authorise(actor, input.legalPartyId)
      if (!allowed.ok) return allowed
      const read = await readInput(actor, input)
      if (!read.ok) return read
      const readable = await readableBy(actor)
      const call = { operation: 'updateTemplate', body: { ...input } }
      return change(actor, request, call, async (store, tx) => {
        const found = await findVisible(store, input.templateId, readable)
        if (!found.ok) return found
        const { id, version } = found.value
        if (version !== input.version) return err('TEMPLATE_CHANGED_MEANWHILE')
        if (formOfTemplate(found.value)?.path !== read.value.formPath) {
          return err('OPERATION_TYPE_INVALID')
        }
        if (!(await nameIsFree(store, read.value.name, id))) {
          return err('TEMPLATE_NAME_TAKEN', { name: read.value.name })
        }
        const template = { ...read.value, id, version: version + 1, ...changedBy(actor) }
        await store.save(template)
        await audit(tx, actor, 'templateChanged', template)
        return ok(id)
      })
    },

    async remove(actor: Actor, request: MutationRequest, ref: TemplateRef) {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const readable = await readableBy(actor)
      const call = { operation: 'deleteTemplate', body: { ...ref } }
      return change(actor, request, call, async (store, tx) => {
        const found = await findVisible(store, ref.templateId, readable)
        if (!found.ok) return found
        await store.remove(found.value.id)
        await audit(tx, actor, 'templateDeleted', found.value)
        return ok(true)
      })
    },
  }

  function changedBy({ personId }: Actor) {
    return { updatedBy: personId, updatedAt: clock.now() }
  }
}

/** Undefined for a form that this release does not have. */
const formOfTemplate = ({
  formPath,
  operationCode,
  texts,
}: Pick<Template, 'formPath' | 'operationCode' | 'texts'>) =>
  formPath === undefined ? formOfTexts(operationCode, texts) : formOfPath(formPath)

/** The rules are those of today: a bank may have left the directory since the template was saved. */
function withForm(deps: Pick<PaymentDeps, 'rules'>, template: Template): readonly ReadTemplate[] {
  const { operationCode: operation, texts } = template
  const form = formOfTemplate(template)
  if (!form) return []
  const valueOf = (wireName: string) => {
    const field = fieldOfWire(form, operation, wireName) ?? ''
    const text = texts[field] ?? ''
    const read = text === '' ? undefined : form.fields[field]?.kind.read(text, typed)
    return read?.ok ? read.value : ''
  }
  const facts = dictionaryFacts(deps, { form, operation, valueOf })
  const rules = deps.rules.fieldRules()
  const wrongFields = wrongFieldsOf({ form, operation, texts, facts, rules })
  return [{ ...template, form, wrongFields }]
}

const typed = { source: 'typed', facts: {} } as const
