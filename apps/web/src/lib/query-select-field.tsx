import { useId } from 'react'
import { Button } from '../components/controls/button.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import type { QueryLike } from '../components/feedback/query-state.tsx'
import {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from '../components/fields/select-field.tsx'
import { useComponentText } from '../components/i18n/use-component-text.ts'

interface QuerySelectFieldProps<T> extends Omit<SelectFieldProps, 'options'> {
  query: QueryLike<readonly T[]>
  optionOf: (item: T) => SelectOption
  /** The choice of none of them, first in the list. */
  noneOption?: SelectOption
}

/**
 * A choice from a list that the bank keeps. A list that could not be read is never shown as an empty one: the button that
 * reads it again stands in the place of the field, also for whoever comes from the list of mistakes.
 */
export function QuerySelectField<T>({
  query,
  optionOf,
  noneOption,
  ...field
}: QuerySelectFieldProps<T>) {
  const { t } = useComponentText()
  const failureId = useId()
  if (query.isError && query.data === undefined) {
    return (
      <Notice
        tone="danger"
        role="alert"
        actions={
          <Button
            id={field.id}
            aria-describedby={failureId}
            variant="default"
            size="sm"
            onClick={() => query.refetch()}
          >
            {t($ => $.query.retry)}
          </Button>
        }
      >
        <p id={failureId}>
          {field.label}: {t($ => $.query.failureTitle)}
        </p>
      </Notice>
    )
  }
  const options = (query.data ?? []).map(optionOf)
  return <SelectField {...field} options={noneOption ? [noneOption, ...options] : options} />
}
