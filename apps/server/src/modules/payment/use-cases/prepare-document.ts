import { contentOfForm, type FormContent } from '@tartip/domain/forms/content'
import type { FormFacts } from '@tartip/domain/forms/facts'
import {
  fieldOfWire,
  fieldsOfOperation,
  readFieldAlone,
  readForm,
  wireNameOf,
  type FormFailure,
  type FormReading,
  type PaymentForm,
} from '@tartip/domain/forms/form'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { err, ok, type Failure, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { bookFacts, dictionaryFacts } from './form-facts.ts'

/** A document as a client sends it: texts by the wire names of the fields, all of them still unchecked. */
export interface DocumentInput extends Readonly<Record<string, string>> {
  readonly operation: string
}

/** Content that passed every rule; a missing number is taken later, inside the transaction. */
export type PreparedDocument = FormContent & { readonly operationCode: OperationCode }

/** A refused form names everything that is wrong with it, each failure beside its field. */
export interface FormRefusal extends Failure<'VALIDATION'> {
  readonly fields: readonly FormFailure[]
}

export interface UnreadDocument {
  readonly form: PaymentForm
  readonly operation: OperationCode
  readonly input: DocumentInput
  /** A new document may go without its number. */
  readonly isNew: boolean
  readonly editedId?: string
}

/**
 * Turns what was sent into content that may be stored, or names all that is wrong with it at once. The form is read
 * with what is in memory first, so that the bank is queried about valid fields only.
 */
export async function prepareDocument(
  deps: PaymentDeps,
  actor: Actor,
  { form, operation, input, isNew, editedId }: UnreadDocument,
): Promise<Result<PreparedDocument, 'VALIDATION'> | FormRefusal> {
  const rules = deps.rules.fieldRules()
  const texts: Record<string, string | undefined> = {}
  for (const name of fieldsOfOperation(form, operation)) texts[name] = input[wireNameOf(form, name)]
  const unruled = { operation, source: 'wire', texts, isNew } as const
  const read = (facts: FormFacts): FormReading => readForm(form, { ...unruled, facts, rules })
  const valueIn = (reading: FormReading) => (wireName: string) => {
    const field = fieldOfWire(form, operation, wireName)
    const isSound = !reading.failures.some(failure => failure.field === field)
    return (isSound && field !== undefined && reading.values[field]) || ''
  }
  // The dictionaries are in memory, so a text that breaks a rule may be looked up in them.
  const alone = { ...unruled, facts: {}, rules: undefined }
  const valueAlone = (wireName: string) => {
    const field = fieldOfWire(form, operation, wireName)
    return field === undefined ? '' : readFieldAlone(form, field, alone)
  }
  const dictionary = dictionaryFacts(deps, { form, operation, valueOf: valueAlone })
  const request = { form, operation, editedId, valueOf: valueIn(read(dictionary)) }
  const facts = { ...dictionary, ...(await bookFacts(deps, actor, request, dictionary)) }
  const { values, failures, undecided } = read(facts)
  const fields = [
    ...failures.map(each => ({ ...each, field: wireNameOf(form, each.field) })),
    ...failuresBesideForm({ form, operation, input }, deps.ownBic),
  ]
  if (fields.length > 0) {
    return { ...err('VALIDATION', { count: fields.length }), fields }
  }
  if (undecided.length > 0) {
    throw new Error(`A ${operation} lacks facts about ${undecided.join(', ')}`)
  }
  const party = { payerName: actor.companyName, payerInn: actor.companyInn, ownBic: deps.ownBic }
  const content = contentOfForm(form, { operation, values, facts }, party)
  return ok({ ...content, operationCode: operation })
}

/** As long as the identifiers are that the specification sends beside the fields of a form. */
const longestBesideForm = 40

/** What is wrong with texts that documents of the operation do not keep: the bank of the payer is always this one. */
function failuresBesideForm(
  { form, operation, input }: Pick<UnreadDocument, 'form' | 'operation' | 'input'>,
  ownBic: string,
): readonly FormFailure[] {
  return Object.entries(input).flatMap(([field, text]): readonly FormFailure[] => {
    if (fieldOfWire(form, operation, field) !== undefined) return []
    if (text.length > longestBesideForm) {
      return [{ field, code: 'FIELD_TOO_LONG', params: { max: longestBesideForm } }]
    }
    const isForeignBank = field === 'payerBic' && text !== ownBic
    return isForeignBank ? [{ field, code: 'FIELD_PATTERN', params: {} }] : []
  })
}
