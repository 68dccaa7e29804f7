import type { LocalDate } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { Tabs } from '../../../../components/controls/tabs.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { PausedSearchField } from '../../../../components/fields/search-field.tsx'
import type { AccountSearch } from '../account-search.ts'
import classes from './operation-filters.module.css'

interface OperationFiltersProps {
  search: AccountSearch
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  onSearchChange: (search: AccountSearch) => void
}

/** Period, direction and words; all of it lives in the address. */
export function OperationFilters(props: OperationFiltersProps) {
  const { search, today, onSearchChange } = props
  const { t } = useTranslation('accounts')
  const { from, to, direction } = search
  const change = (part: { [K in keyof AccountSearch]?: AccountSearch[K] | undefined }) =>
    onSearchChange(withoutEmpty({ ...search, ...part }))
  // Dates and the whole of time are two answers to one question.
  const changeDates = (part: { from?: LocalDate | undefined; to?: LocalDate | undefined }) => {
    const { all: _all, ...others } = search
    onSearchChange(withoutEmpty({ ...others, ...part }))
  }
  return (
    <div className={classes.filters} role="search" aria-label={t($ => $.filters.label)}>
      <PausedSearchField
        label={t($ => $.filters.search)}
        placeholder={t($ => $.filters.searchHint)}
        value={search.q ?? ''}
        onChange={q => change({ q: q || undefined })}
      />
      <DateField
        label={t($ => $.filters.from)}
        value={from ?? ''}
        today={today}
        max={to ?? today}
        onChange={day => changeDates({ from: day || undefined })}
      />
      <DateField
        label={t($ => $.filters.to)}
        value={to ?? ''}
        today={today}
        max={today}
        {...(from ? { min: from } : {})}
        onChange={day => changeDates({ to: day || undefined })}
      />
      <div className={classes.direction}>
        <Tabs
          label={t($ => $.filters.direction)}
          value={direction ?? 'ALL'}
          tabs={[
            { value: 'ALL', label: t($ => $.filters.all) },
            { value: 'CREDIT', label: t($ => $.filters.CREDIT) },
            { value: 'DEBIT', label: t($ => $.filters.DEBIT) },
          ]}
          onChange={value => change({ direction: value === 'ALL' ? undefined : value })}
        />
      </div>
    </div>
  )
}

function withoutEmpty(search: {
  [K in keyof AccountSearch]?: AccountSearch[K] | undefined
}): AccountSearch {
  const { from, to, direction, q, days, all, compare } = search
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(direction === undefined ? {} : { direction }),
    ...(q === undefined ? {} : { q }),
    ...(days === undefined ? {} : { days }),
    ...(all === undefined ? {} : { all }),
    ...(compare === undefined ? {} : { compare }),
  }
}
