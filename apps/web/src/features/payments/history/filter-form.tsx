import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { groupWhileTyping } from '@tartip/domain/money/typed-amount'
import { operationNames } from '@tartip/domain/payment/operation'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { filterAccountsQuery, filterCreatorsQuery } from '../api/payment-queries.ts'
import { draftOf, filterCurrencies, readDraft } from './filter-draft.ts'
import type { FilterDraft, FilterError } from './filter-draft.ts'
import classes from './history.module.css'
import { historySorts, withFilter, withoutFilters } from './history-search.ts'
import type { HistorySearch, HistorySort, SortOrder } from './history-search.ts'

export interface FilterFormProps {
  legalPartyId: string
  search: HistorySearch
  today: LocalDate
  onApply: (search: HistorySearch) => void
}

/** Kinds of documents that this product makes and that a history may hold. */
const offeredOperations: readonly OperationCode[] = [
  'CLEARING',
  'GROSS',
  'INTRABANK_OWN',
  'INTRABANK_FOREIGN',
]

/** All filters in one form; the address changes when the person says so. */
export function FilterForm({ legalPartyId, search, today, onApply }: FilterFormProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const id = useId()
  const [draft, setDraft] = useState(() => draftOf(search))
  const [error, setError] = useState<FilterError>()
  const change = (part: Partial<FilterDraft>) => {
    setDraft(before => ({ ...before, ...part }))
    setError(undefined)
  }
  const errorOf = (field: FilterError['field']) =>
    error?.field === field ? errorText(error.code, error.params, language) : undefined
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readDraft(draft)
    if (read.ok) {
      onApply(withFilter({ ...search, sort: read.sort, order: read.order }, read.filter))
      return
    }
    setError(read.error)
    document.getElementById(`${id}-${read.error.field}`)?.focus()
  }
  const amount = (field: 'min' | 'max') => (
    <TextField
      id={`${id}-${field}`}
      label={t($ => $.history.filters[field])}
      value={draft[field]}
      inputMode="decimal"
      error={errorOf(field)}
      onChange={typed => change({ [field]: groupWhileTyping(typed, typed.length, 'KGS').text })}
    />
  )
  return (
    <form onSubmit={handleSubmit} noValidate>
      <div className={classes.fields}>
        <DateField
          id={`${id}-from`}
          label={t($ => $.history.filters.from)}
          value={draft.from}
          today={today}
          max={today}
          onChange={from => change({ from })}
        />
        <DateField
          id={`${id}-to`}
          label={t($ => $.history.filters.to)}
          value={draft.to}
          today={today}
          max={today}
          error={errorOf('to')}
          onChange={to => change({ to })}
        />
        <QuickPeriods today={today} onChoose={change} />
        {amount('min')}
        {amount('max')}
        <PartySelects legalPartyId={legalPartyId} draft={draft} onChange={change} />
        <OperationBoxes chosen={draft.operations} onChange={operations => change({ operations })} />
      </div>
      <div className={classes.formButtons}>
        <Button variant="default" onClick={() => onApply(withoutFilters(search))}>
          {t($ => $.history.filters.reset)}
        </Button>
        <Button type="submit">{t($ => $.history.filters.apply)}</Button>
      </div>
    </form>
  )
}

interface QuickPeriodsProps {
  today: LocalDate
  onChoose: (period: { from: LocalDate; to: LocalDate }) => void
}

const quickPeriods = [
  ['today', 1],
  ['week', 7],
  ['month', 30],
] as const

function QuickPeriods({ today, onChoose }: QuickPeriodsProps) {
  const { t } = useTranslation('payments')
  return (
    <div className={classes.periods} role="group" aria-label={t($ => $.history.filters.periods)}>
      {quickPeriods.map(([name, days]) => (
        <Button
          key={name}
          size="sm"
          variant="light"
          onClick={() => onChoose({ from: addDays(today, 1 - days), to: today })}
        >
          {t($ => $.history.filters[name])}
        </Button>
      ))}
    </div>
  )
}

interface PartySelectsProps {
  legalPartyId: string
  draft: FilterDraft
  onChange: (part: Partial<FilterDraft>) => void
}

function PartySelects({ legalPartyId, draft, onChange }: PartySelectsProps) {
  const { t } = useTranslation('payments')
  const accounts = useQuery(filterAccountsQuery(legalPartyId))
  const creators = useQuery(filterCreatorsQuery(legalPartyId))
  const any = (label: string) => ({ value: '', label })
  const sorts = historySorts.flatMap(sort =>
    (['DESC', 'ASC'] as const).map(order => orderKey(sort, order)),
  )
  return (
    <>
      <div className={classes.choice}>
        <SelectField
          label={t($ => $.history.filters.account)}
          value={draft.account}
          options={[
            any(t($ => $.history.filters.anyAccount)),
            ...(accounts.data ?? []).map(({ account, accountName, currency }) => ({
              value: account,
              label: `${accountName} ${shortAccount(account)}`,
              description: currency.isoCode,
            })),
          ]}
          onChange={account => onChange({ account })}
        />
      </div>
      <div className={classes.choice}>
        <SelectField
          label={t($ => $.history.filters.currency)}
          value={draft.currency}
          options={[
            any(t($ => $.history.filters.anyCurrency)),
            ...filterCurrencies.map(code => ({ value: code, label: code })),
          ]}
          onChange={code =>
            onChange({ currency: filterCurrencies.find(known => known === code) ?? '' })
          }
        />
      </div>
      <div className={classes.choice}>
        <SelectField
          label={t($ => $.history.filters.creator)}
          value={draft.creator}
          options={[
            any(t($ => $.history.filters.anyCreator)),
            ...(creators.data ?? []).map(({ id, shortName }) => ({ value: id, label: shortName })),
          ]}
          onChange={creator => onChange({ creator })}
        />
      </div>
      <div className={classes.choice}>
        <SelectField
          label={t($ => $.history.filters.sort)}
          value={draft.sort}
          isSearchable={false}
          options={sorts.map(key => ({ value: key, label: t($ => $.history.filters.sorts[key]) }))}
          onChange={chosen => onChange({ sort: sorts.find(key => key === chosen) ?? draft.sort })}
        />
      </div>
    </>
  )
}

const orderKey = (sort: HistorySort, order: SortOrder): `${HistorySort}_${SortOrder}` =>
  `${sort}_${order}`

interface OperationBoxesProps {
  chosen: readonly OperationCode[]
  onChange: (operations: readonly OperationCode[]) => void
}

function OperationBoxes({ chosen, onChange }: OperationBoxesProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return (
    <fieldset className={`${classes.operations} ${classes.wide}`}>
      <legend>{t($ => $.history.filters.operation)}</legend>
      {offeredOperations.map(operation => (
        <CheckField
          key={operation}
          label={operationNames[operation][language]}
          isChecked={chosen.includes(operation)}
          onChange={isChosen =>
            onChange(
              offeredOperations.filter(one =>
                one === operation ? isChosen : chosen.includes(one),
              ),
            )
          }
        />
      ))}
    </fieldset>
  )
}
