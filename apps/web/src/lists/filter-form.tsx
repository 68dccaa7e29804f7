import { errorText } from '@tartip/domain/errors/catalogue'
import {
  filterFormOf,
  readFilterForm,
  withFilters,
  withoutFilters,
} from '@tartip/domain/lists/list'
import type { Described, FieldFailure, ListSearch, SortOrder } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../components/controls/button.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { useTranslation } from '../lib/use-translation.ts'
import { FilterFields } from './filter-fields.tsx'
import type { FilterSources } from './filter-fields.tsx'
import classes from './lists.module.css'

export interface FilterFormProps {
  list: Described
  words: ListWords
  search: ListSearch
  today: LocalDate | undefined
  sources?: FilterSources | undefined
  onApply: (search: ListSearch) => void
}

/** All filters in one form; the address changes when the person applies them. */
export function FilterForm({ list, words, search, today, sources, onApply }: FilterFormProps) {
  const { t } = useTranslation('lists')
  const id = useId()
  const [typed, setTyped] = useState(() => filterFormOf(list, search))
  const [sort, setSort] = useState({
    by: search.sort ?? list.usualSort.by,
    order: search.order ?? list.usualSort.order,
  })
  const [failure, setFailure] = useState<FieldFailure>()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readFilterForm(list, typed)
    if (read.ok) {
      onApply(withFilters(list, { ...search, sort: sort.by, order: sort.order }, read.texts))
      return
    }
    setFailure(read.failure)
    document.getElementById(`${id}-${read.failure.part}`)?.focus()
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <FilterFields
        list={list}
        words={words}
        typed={typed}
        today={today}
        sources={sources}
        id={id}
        errorOf={part =>
          failure?.part === part
            ? errorText(failure.code, failure.params, words.language)
            : undefined
        }
        onChange={texts => {
          setTyped(before => ({ ...before, ...texts }))
          setFailure(undefined)
        }}
      />
      <div className={classes.formButtons}>
        {list.sorts.length > 1 ? (
          <div className={classes.sort}>
            <SortField list={list} words={words} sort={sort} onChange={setSort} />
          </div>
        ) : null}
        <Button variant="default" onClick={() => onApply(withoutFilters(list, search))}>
          {t($ => $.filters.reset)}
        </Button>
        <Button type="submit">{t($ => $.filters.apply)}</Button>
      </div>
    </form>
  )
}

interface Sort {
  readonly by: string
  readonly order: SortOrder
}

interface SortFieldProps {
  list: Described
  words: ListWords
  sort: Sort
  onChange: (sort: Sort) => void
}

function SortField({ list, words, sort, onChange }: SortFieldProps) {
  const { t } = useTranslation('lists')
  const sorts = list.sorts.flatMap(by =>
    (['DESC', 'ASC'] as const).map(order => ({ by, order, value: `${by} ${order}` })),
  )
  return (
    <SelectField
      label={t($ => $.filters.sort)}
      value={`${sort.by} ${sort.order}`}
      isSearchable={false}
      options={sorts.map(({ by, order, value }) => ({ value, label: words.sort(by, order) }))}
      onChange={chosen => onChange(sorts.find(({ value }) => value === chosen) ?? sort)}
    />
  )
}
