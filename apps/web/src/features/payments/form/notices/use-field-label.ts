import { useCallback } from 'react'
import { useTranslation } from '../../../../lib/use-translation.ts'
import type { TransferField } from '../form-model.ts'

/** The label of a field, for lists of fields. */
export function useFieldLabel(): (field: TransferField) => string {
  const { t } = useTranslation('payments')
  return useCallback(
    field =>
      field === 'recipientBic' ? t($ => $.form.fields.recipientBank) : t($ => $.form.fields[field]),
    [t],
  )
}
