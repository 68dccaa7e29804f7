import { withFilters } from '@tartip/domain/lists/list'
import type { Described } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import { Tabs } from '../components/controls/tabs.tsx'
import { useTranslation } from '../lib/use-translation.ts'
import type { ListAddress } from './use-list-address.ts'

interface ChoiceTabsProps {
  list: Described
  words: ListWords
  address: ListAddress
  /** The name of a filter with few options, which the form has as well. */
  filter: string
}

/** A filter that is changed often, at one click. */
export function ChoiceTabs({ list, words, address, filter }: ChoiceTabsProps) {
  const { t } = useTranslation('lists')
  const { search, go } = address
  const { options = [], parts } = list.filters[filter] ?? {}
  const part = parts?.[0]?.address ?? ''
  return (
    <Tabs
      label={words.filter(filter)}
      value={String(search[part] ?? '')}
      tabs={[
        { value: '', label: t($ => $.filters.any) },
        ...options.map(({ value }) => ({ value, label: words.option(filter, options, value) })),
      ]}
      onChange={value => go(withFilters(list, search, { [part]: value || undefined }))}
    />
  )
}
