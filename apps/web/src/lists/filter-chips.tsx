import { IconX } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { chipsOf, withoutFilters } from '@tartip/domain/lists/list'
import type { Described, ListSearch } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import { Button } from '../components/controls/button.tsx'
import { useTranslation } from '../lib/use-translation.ts'
import type { FilterSources } from './filter-fields.tsx'
import classes from './lists.module.css'

interface FilterChipsProps {
  list: Described
  words: ListWords
  search: ListSearch
  sources?: FilterSources | undefined
  onChange: (search: ListSearch) => void
}

/** What narrows the list down; each chip takes its filter off. */
export function FilterChips({ list, words, search, sources = {}, onChange }: FilterChipsProps) {
  const { t } = useTranslation('lists')
  const nameOf = useNamesOf(list, search, sources)
  const chips = chipsOf(list, search, words, nameOf)
  if (chips.length === 0) return null
  return (
    <div className={classes.chips} role="group" aria-label={t($ => $.chips.label)}>
      {chips.map(({ filter, text }) => (
        <button
          key={filter}
          type="button"
          className={classes.chip}
          aria-label={t($ => $.chips.remove, { name: text })}
          onClick={() => onChange(withoutFilters(list, search, [filter]))}
        >
          {text}
          <IconX size={16} aria-hidden />
        </button>
      ))}
      <Button variant="subtle" size="sm" onClick={() => onChange(withoutFilters(list, search))}>
        {t($ => $.chips.clear)}
      </Button>
    </div>
  )
}

/** Names of people and other values that the server lists, where the list is filtered by them; read only then. */
function useNamesOf(list: Described, search: ListSearch, sources: FilterSources) {
  const people = Object.entries(list.filters).flatMap(([name, { kind, parts }]) => {
    const source = sources[name]
    const isOn = parts.some(({ address }) => search[address] !== undefined)
    return (kind === 'person' || kind === 'option') && source && isOn ? [{ name, source }] : []
  })
  const answers = useQueries({ queries: people.map(({ source }) => source) })
  return (filter: string) => (value: string) => {
    const options = answers[people.findIndex(({ name }) => name === filter)]?.data
    return options?.find(option => option.value === value)?.label
  }
}
