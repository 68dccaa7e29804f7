import { isIdempotencyKey } from '../identifiers/idempotency-key.ts'
import { err, holds, type Verdict } from '../result.ts'

/** What one person may keep in one organisation; lengths in characters. */
export const unfinishedFormLimits = { perPerson: 50, text: 4_000, whole: 16_000, days: 30 } as const

/** A save whose answer the form waits for: sent once more under the same key, it has one effect. */
export interface SaveAttempt {
  readonly key: string
  /** What is saved, as the client needs it for sending it again. */
  readonly content: string
}

/** What a person has typed into a form that is no document yet, valid or not. */
export interface TypedForm {
  /** Name of the form in the address. */
  readonly form: string
  readonly texts: Readonly<Record<string, string>>
  /** The document that is edited in the form, and the version that the person has seen. */
  readonly edited?: { readonly id: string; readonly version: number }
  readonly attempt?: SaveAttempt
}

export type TypedFormRefusal = 'BAD_USER_INPUT' | 'FIELD_TOO_LONG' | 'IDEMPOTENCY_KEY_INVALID'

/** The form can be kept: it exists, has these fields, and is not too large. Nothing typed is judged. */
export function typedFormCanBeKept(
  fieldsOf: (form: string) => readonly string[] | undefined,
  { form, texts, attempt }: TypedForm,
): Verdict<TypedFormRefusal> {
  const fields = fieldsOf(form)
  if (!fields) return err('BAD_USER_INPUT', { field: 'form' })
  const entries = Object.entries(texts)
  const unknown = entries.find(([field]) => !fields.includes(field))
  if (unknown) return err('BAD_USER_INPUT', { field: unknown[0] })
  const { text: max, whole } = unfinishedFormLimits
  const long = entries.find(([, text]) => text.length > max)
  if (long) return err('FIELD_TOO_LONG', { field: long[0], max })
  if (attempt && !isIdempotencyKey(attempt.key)) return err('IDEMPOTENCY_KEY_INVALID')
  const size = entries.reduce((sum, [, text]) => sum + text.length, attempt?.content.length ?? 0)
  return size > whole ? err('FIELD_TOO_LONG', { field: 'texts', max: whole }) : holds
}
