import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { operationNames } from '@tartip/domain/payment/operation'
import { formatDate } from '@tartip/domain/time/format-date'
import { Button } from '../../../components/controls/button.tsx'
import { listed } from '../../../lib/listed.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { filterCreatorsQuery } from '../api/payment-queries.ts'
import { typedOf } from './filter-draft.ts'
import classes from './history.module.css'
import { isFiltered, operationsOf, withFilter, withoutFilters } from './history-search.ts'
import type { HistoryFilter, HistorySearch } from './history-search.ts'

interface FilterChipsProps {
  legalPartyId: string
  search: HistorySearch
  onChange: (search: HistorySearch) => void
}

interface FilterChip {
  readonly text: string
  /** What taking the chip off changes. */
  readonly off: Partial<HistoryFilter>
}

/** What narrows the list down, each with a way out. */
export function FilterChips({ legalPartyId, search, onChange }: FilterChipsProps) {
  const { t } = useTranslation('payments')
  const chips = useFilterChips(legalPartyId, search)
  if (!isFiltered(search)) return null
  return (
    <div className={classes.chips} role="group" aria-label={t($ => $.history.chips.label)}>
      {chips.map(({ text, off }) => (
        <button
          key={text}
          type="button"
          className={classes.chip}
          aria-label={t($ => $.history.chips.remove, { name: text })}
          onClick={() => onChange(withFilter(search, off))}
        >
          {text}
          <IconX size={16} aria-hidden />
        </button>
      ))}
      <Button variant="subtle" size="sm" onClick={() => onChange(withoutFilters(search))}>
        {t($ => $.history.chips.clear)}
      </Button>
    </div>
  )
}

function useFilterChips(legalPartyId: string, search: HistorySearch): readonly FilterChip[] {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const creators = useQuery({
    ...filterCreatorsQuery(legalPartyId),
    enabled: search.creator !== undefined,
  })
  const { from, to, min, max, account, currency, recipient, number, creator } = search
  const chips: (FilterChip | undefined)[] = [
    periodChip(),
    account ? { text: shortAccount(account), off: { account: undefined } } : undefined,
    currency ? { text: currency, off: { currency: undefined } } : undefined,
    operationsChip(),
    amountChip(),
    recipient ? { text: `«${recipient}»`, off: { recipient: undefined } } : undefined,
    number
      ? { text: t($ => $.history.chips.number, { number }), off: { number: undefined } }
      : undefined,
    creator
      ? {
          text:
            creators.data?.find(({ id }) => id === creator)?.shortName ??
            t($ => $.history.filters.creator),
          off: { creator: undefined },
        }
      : undefined,
  ]
  return chips.filter(chip => chip !== undefined)

  function periodChip(): FilterChip | undefined {
    const off = { from: undefined, to: undefined }
    if (from && to) {
      return {
        text: from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`,
        off,
      }
    }
    if (from) return { text: t($ => $.history.chips.from, { date: formatDate(from) }), off }
    if (to) return { text: t($ => $.history.chips.to, { date: formatDate(to) }), off }
    return undefined
  }

  function amountChip(): FilterChip | undefined {
    const off = { min: undefined, max: undefined }
    if (min && max) return { text: `${typedOf(min)} – ${typedOf(max)}`, off }
    if (min) return { text: t($ => $.history.chips.min, { amount: typedOf(min) }), off }
    if (max) return { text: t($ => $.history.chips.max, { amount: typedOf(max) }), off }
    return undefined
  }

  function operationsChip(): FilterChip | undefined {
    const names = operationsOf(search.operation).map(code => operationNames[code][language])
    return names.length > 0 ? { text: listed(names), off: { operation: undefined } } : undefined
  }
}
