import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { pageOfAddress } from '@tartip/domain/lists/list'
import type { StatementKind } from '@tartip/domain/statements/statement'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { Tabs } from '../../components/controls/tabs.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { PausedSearchField } from '../../components/fields/search-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { PaymentFilter } from './statement-queries.ts'
import classes from './statements.module.css'

type Parts = Readonly<Record<string, unknown>>

const directions = ['ALL', 'DEBIT', 'CREDIT'] as const

/** What is looked for in a statement, kept in the address. */
export function useFilterAddress() {
  const raw: Parts = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(() => {
    const textOf = (name: string): string => {
      const part = raw[name]
      return typeof part === 'string' || typeof part === 'number' ? String(part) : ''
    }
    const dayOf = (name: string) => (isLocalDate(textOf(name)) ? textOf(name) : '')
    const search = textOf('q')
    const account = textOf('account')
    const direction = directions.find(one => one === textOf('direction')) ?? 'ALL'
    const [from, to] = [dayOf('from'), dayOf('to')]
    const filter: PaymentFilter = {
      ...(search ? { search } : {}),
      ...(account ? { account } : {}),
      ...(direction === 'ALL' ? {} : { direction }),
      ...(from ? { startDate: from } : {}),
      ...(to ? { endDate: to } : {}),
    }
    return {
      filter,
      search,
      account,
      direction,
      from,
      to,
      page: pageOfAddress(raw['page']),
      isFiltered: Object.keys(filter).length > 0,
      /** Another filter begins with its first page. */
      go: (parts: Parts) =>
        void navigate({
          to: '.',
          search: (before: Parts) => ({ ...before, page: undefined, ...parts }),
          replace: true,
          resetScroll: false,
        }),
    }
  }, [raw, navigate])
}

interface PaymentFiltersProps {
  address: ReturnType<typeof useFilterAddress>
  /** Of what the statement is. */
  kind: StatementKind
  /** Numbers of its accounts, or codes of its terminals. */
  accounts: readonly string[]
  /** The days are the period itself, so both have to be there. */
  needsDays?: boolean
}

/** Looks for payments inside one statement. */
export function PaymentFilters({ address, kind, accounts, needsDays }: PaymentFiltersProps) {
  const { t } = useTranslation('statements')
  const isPos = kind === 'POS'
  const labelOf = (account: string) => (isPos ? account : formatAccountNumber(account))
  const chosen = address.account.split(',').filter(account => accounts.includes(account))
  // The address of a period may name several accounts, which are not all of them.
  const several = chosen.length > 1 ? [chosen.join(',')] : []
  const changeDay = (name: 'from' | 'to') => (day: string) => {
    if (day || !needsDays) address.go({ [name]: day || undefined })
  }
  return (
    <div className={classes.filters} data-no-print>
      <div className={classes.fields}>
        <PausedSearchField
          label={t($ => (isPos ? $.view.searchSale : $.view.search))}
          value={address.search}
          onChange={q => address.go({ q: q || undefined })}
        />
        {accounts.length > 1 ? (
          <SelectField
            label={t($ => (isPos ? $.view.terminal : $.view.account))}
            value={chosen.join(',')}
            options={[
              { value: '', label: t($ => (isPos ? $.order.allTerminals : $.order.allAccounts)) },
              ...several.map(value => ({ value, label: chosen.map(labelOf).join(', ') })),
              ...accounts.map(value => ({ value, label: labelOf(value) })),
            ]}
            onChange={account => address.go({ account: account || undefined })}
          />
        ) : null}
        <DateField label={t($ => $.order.from)} value={address.from} onChange={changeDay('from')} />
        <DateField label={t($ => $.order.to)} value={address.to} onChange={changeDay('to')} />
      </div>
      <Tabs
        label={t($ => $.view.direction)}
        value={address.direction}
        tabs={directions.map(value => ({
          value,
          label: t($ => (isPos ? $.view.saleDirections : $.view.directions)[value]),
        }))}
        onChange={next => address.go({ direction: next === 'ALL' ? undefined : next })}
      />
    </div>
  )
}
