import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { FormFailure } from '@tartip/domain/forms/form'
import { useState } from 'react'
import type { FieldError } from '../../components/feedback/error-summary.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { createContentKeys } from '../../lib/idempotency.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { refreshOutlets } from './outlets-queries.ts'

interface ChangeOptions<TInput, TAnswer> {
  /** Everything wrong with the input that can be seen here. */
  readonly failuresOf: (input: TInput) => readonly FieldFailure[]
  readonly send: (input: TInput, idempotencyKey: string) => Promise<TAnswer>
  readonly onDone: (answer: TAnswer) => void
  readonly labelOf: (field: string) => string
}

/**
 * A form that is checked here, sent once per content, and shows beside each field what this page or the
 * bank found wrong with it.
 */
export function useChange<TInput, TAnswer>(options: ChangeOptions<TInput, TAnswer>) {
  const { failuresOf, send, onDone, labelOf } = options
  const language = useLanguage()
  const client = useQueryClient()
  const [keyOf] = useState(createContentKeys)
  const [failures, setFailures] = useState<readonly FieldFailure[]>([])
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<unknown>()
  const change = useMutation({
    mutationFn: (input: TInput) => send(input, keyOf(input)),
    onSuccess: async answer => {
      onDone(answer)
      await refreshOutlets(client)
    },
    onError: thrown => {
      const { fields } = toApiError(thrown)
      setFailures(fields ?? [])
      setRefusal(fields ? undefined : thrown)
      setAttempt(count => count + 1)
    },
  })
  const submit = (input: TInput) => {
    if (change.isPending) return
    const found = failuresOf(input)
    setFailures(found)
    setRefusal(undefined)
    setAttempt(count => count + 1)
    if (found.length === 0) change.mutate(input)
  }
  const textOf = ({ code, params }: FieldFailure, label?: string): string =>
    errorText(code, params, language, label)
  const refused = refusal === undefined ? undefined : toApiError(refusal)
  return {
    submit,
    isPending: change.isPending,
    isDone: change.isSuccess,
    attempt,
    /** What to say of a field; nothing when it is fine. */
    errorOf(field: string): string | undefined {
      const failure = failures.find(one => one.field === field)
      return failure && textOf(failure)
    },
    /** The person is correcting the field. */
    clearFailure(...fields: readonly string[]) {
      setFailures(present => present.filter(({ field }) => !fields.includes(field)))
    },
    errors: failures.map((failure): FieldError => ({
      fieldId: fieldIdOf(failure.field),
      words: textOf(failure, labelOf(failure.field)),
    })),
    refusal: refused && errorText(refused.code, refused.params, language),
  }
}

/** What of a change its form shows. */
export type Change = Pick<
  ReturnType<typeof useChange<unknown, unknown>>,
  'errors' | 'attempt' | 'refusal' | 'isPending'
>

interface FieldFailure {
  readonly field: string
  readonly code: string
  readonly params: FormFailure['params']
}

export const fieldIdOf = (field: string): string => `outlet-${field.replace('.', '-')}`
