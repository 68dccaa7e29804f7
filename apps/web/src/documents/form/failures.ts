import type { ApiFieldFailure } from '../../lib/api-error.ts'
import { errorText } from '@tartip/domain/errors/catalogue'
import { fieldOfWire, type PaymentForm } from '@tartip/domain/forms/form'
import { formatExact } from '@tartip/domain/money/format-amount'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { Params } from '@tartip/domain/result'
import { useCallback } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { FormState } from './form-state.ts'
import type { Refusal } from './submit-state.ts'

export type FormFailures = ReadonlyMap<string, ApiFieldFailure>

/** Mistakes that more typing cannot correct, or that the bank itself has reported, are shown at once. */
const shownAtOnce: readonly string[] = [
  'PURPOSE_FORBIDDEN_CHARACTER',
  'RECIPIENT_ACCOUNT_NOT_FOUND',
  'RECIPIENT_LOOKUPS_EXHAUSTED',
  'PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT',
]

/** What stands beside the fields now: the server's refusal first, the rest when its time has come. */
export function shownFailures(
  {
    form,
    judged,
    refused,
  }: Pick<FormState, 'form' | 'judged'> & {
    readonly refused: ReadonlyMap<string, ApiFieldFailure>
  },
  failures: readonly ApiFieldFailure[],
): FormFailures {
  const byField = new Map(failures.map(failure => [failure.field, failure]))
  return new Map(
    Object.keys(form.fields).flatMap(field => {
      const failure = refused.get(field) ?? byField.get(field)
      if (!failure) return []
      const isShown = judged.has(field) || shownAtOnce.includes(failure.code)
      return isShown ? [[field, failure] as const] : []
    }),
  )
}

/** Refusals of the whole form that are about one field. */
const fieldOfCode: Readonly<Record<string, string>> = {
  DUPLICATE_DOCUMENT_NUMBER: 'transferNum',
  CREATE_DEADLINE_PASSED: 'valueDate',
  VALUE_DATE_PAST: 'valueDate',
  VALUE_DATE_NON_WORKING: 'valueDate',
  VALUE_DATE_TOO_FAR: 'valueDate',
}

/** A refusal of the server: what stands beside a field, and what has to stand on top of the form. */
export function splitRefusal(
  form: PaymentForm,
  operation: OperationCode,
  refusal: Refusal,
): {
  readonly beside: readonly ApiFieldFailure[]
  readonly onTop: readonly Omit<ApiFieldFailure, 'field'>[]
} {
  const { code, params, fields = [] } = refusal
  const own = fieldOfCode[code]
  if (own !== undefined && own in form.fields) {
    return { beside: [{ field: own, code, params }], onTop: [] }
  }
  const placed = fields.map(failure => ({
    failure,
    field: fieldOfWire(form, operation, failure.field),
  }))
  const beside = placed.flatMap(({ failure, field }) =>
    field === undefined ? [] : [{ ...failure, field }],
  )
  const stray = placed.flatMap(({ failure, field }) => (field === undefined ? [failure] : []))
  const isWhole = code !== 'VALIDATION' || fields.length === 0
  return { beside, onTop: isWhole ? [{ code, params }] : stray }
}

/** The bank's day is another one than the form assumed when it let the document go. */
export const isAboutBankDay = ({ code, fields = [] }: Refusal): boolean =>
  [code, ...fields.map(failure => failure.code)].some(
    one => one.endsWith('_DEADLINE_PASSED') || one.startsWith('VALUE_DATE_'),
  )

/** The label of a field, in the person's language. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation('fields')
  return useCallback(
    field => t((labels: Readonly<Record<string, string>>) => labels[field] ?? field),
    [t],
  )
}

/** What is wrong with a field, in the person's language; the label leads words that fit any field. */
export function useFailureText(
  form: PaymentForm,
): (failure: ApiFieldFailure, label?: string) => string {
  const language = useLanguage()
  return useCallback(
    ({ field, code, params, message }, label) => {
      if (message && message[language] !== '') return message[language]
      const isAmount = form.fields[field]?.kind.name === 'amount'
      const exact = code === 'FIELD_REQUIRED' && isAmount ? 'AMOUNT_EMPTY' : code
      return errorText(exact, readableParams(exact, params), language, label)
    },
    [form, language],
  )
}

/** Amounts in a message are shown as amounts are written here: both readings of a doubtful one, a limit. */
function readableParams(code: string, params: Params): Params {
  const { max } = params
  if (code === 'AMOUNT_TOO_LARGE' && max !== undefined) {
    return { ...params, max: formatExact(String(max)) }
  }
  if (code !== 'AMOUNT_AMBIGUOUS') return params
  const shown = (value: string | number | undefined) => formatExact(String(value ?? ''))
  return { ...params, first: shown(params['first']), second: shown(params['second']) }
}
