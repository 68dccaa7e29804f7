import type { Refusal } from '../submit/submit-state.ts'
import type { TransferField } from '../form-model.ts'
import { isTransferField, transferFields } from '../form-model.ts'
import type { FormFailure, FormFailures } from './form-failure.ts'

/** Mistakes that more typing cannot mend, or that the bank itself has told, are not held back. */
const toldAtOnce: readonly string[] = [
  'PURPOSE_FORBIDDEN_CHARACTER',
  'RECIPIENT_ACCOUNT_NOT_FOUND',
  'RECIPIENT_LOOKUPS_EXHAUSTED',
  'PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT',
]

/** What stands beside the fields now: the server's word first, the rest when its time has come. */
export function toldFailures(
  told: ReadonlySet<TransferField>,
  refused: FormFailures,
  failures: FormFailures,
): FormFailures {
  const shown = new Map<TransferField, FormFailure>()
  for (const field of transferFields) {
    const failure = refused.get(field) ?? failures.get(field)
    if (!failure) continue
    if (told.has(field) || toldAtOnce.includes(failure.code)) shown.set(field, failure)
  }
  return shown
}

/** Refusals of the whole form that are about one field. */
const fieldOfCode: Readonly<Record<string, TransferField>> = {
  DUPLICATE_DOCUMENT_NUMBER: 'transferNum',
  CREATE_DEADLINE_PASSED: 'valueDate',
  VALUE_DATE_PAST: 'valueDate',
  VALUE_DATE_NON_WORKING: 'valueDate',
  VALUE_DATE_TOO_FAR: 'valueDate',
}

/** What of a refusal stands beside a field of the form. */
export function fieldFailures({ code, params, fields = [] }: Refusal): readonly FormFailure[] {
  const field = fieldOfCode[code]
  if (field) return [{ field, code, params }]
  return fields.flatMap(failure =>
    isTransferField(failure.field) ? [{ ...failure, field: failure.field }] : [],
  )
}

/** What of a refusal no field can show and stands on top of the form: all of it, or stray fields. */
export function topFailures(
  refusal: Refusal,
): readonly Pick<FormFailure, 'code' | 'params' | 'message'>[] {
  if (fieldOfCode[refusal.code]) return []
  if (refusal.code !== 'VALIDATION') return [refusal]
  const stray = (refusal.fields ?? []).filter(({ field }) => !isTransferField(field))
  return (refusal.fields ?? []).length === 0 ? [refusal] : stray
}

/** The bank's day is another one than the form thought when it let the document go. */
export const isAboutBankDay = ({ code, fields = [] }: Refusal): boolean =>
  [code, ...fields.map(failure => failure.code)].some(
    one => one.endsWith('_DEADLINE_PASSED') || one.startsWith('VALUE_DATE_'),
  )
