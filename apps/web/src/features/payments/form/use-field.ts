import { useCallback } from 'react'
import { useFailureText } from './checks/use-failure-text.ts'
import type { TransferField } from './form-model.ts'
import type { TransferForm } from './use-transfer-form.ts'

/** `id` of the input of a field; the error summary links to it. */
export const fieldId = (field: TransferField): string => `payment-${field}`

/** What every field of the form takes alike: its id, its message and its leaving. */
export function useFieldProps(form: TransferForm) {
  const textOf = useFailureText()
  const { told, leave } = form
  return useCallback(
    (field: TransferField) => {
      const failure = told.get(field)
      return {
        id: fieldId(field),
        name: field,
        error: failure ? textOf(failure) : undefined,
        onBlur: () => leave(field),
      }
    },
    [told, leave, textOf],
  )
}
