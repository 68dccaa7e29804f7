import { IconDots, IconFilter } from '@tabler/icons-react'
import { longestSearchText } from '@tartip/domain/lists/filter'
import { filterCount, readListAddress, withFilters } from '@tartip/domain/lists/list'
import type { Described, ListSearch } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import type { SavedView } from '@tartip/domain/people/table-views'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Children, Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../components/controls/button.tsx'
import { IconButton } from '../components/controls/icon-button.tsx'
import { LinesSkeleton } from '../components/feedback/skeletons.tsx'
import { PausedSearchField } from '../components/fields/search-field.tsx'
import { Drawer } from '../components/overlay/drawer.tsx'
import { ViewMenu } from '../components/table/view-menu.tsx'
import { phoneQuery } from '../components/theme/breakpoints.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import type { OwnTableViews } from '../lib/table-views/use-table-views.ts'
import { useMedia } from '../lib/use-media.ts'
import { useTranslation } from '../lib/use-translation.ts'
import type { FilterFormProps } from './filter-form.tsx'
import type { FilterSources } from './filter-fields.tsx'
import type { ShownList } from './list-columns.tsx'
import classes from './lists.module.css'
import type { ListAddress } from './use-list-address.ts'

const filters = lazyPart<FilterFormProps>(
  async () => (await import('./filter-form.tsx')).FilterForm,
)

interface ListToolbarProps {
  list: ShownList
  words: ListWords
  address: ListAddress
  today: LocalDate | undefined
  sources?: FilterSources
  /** Left out where a list has no columns to choose from. */
  views?: OwnTableViews
  /** Stays in sight on a phone too. */
  shortcuts?: ReactNode
  /** Buttons at the end: the export. */
  children?: ReactNode
}

/**
 * Search, filters and the columns of a list. The filters unfold here, on a phone in a sheet; there the search, the
 * filters and what unfolds the rest stand in one line.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { list, words, address, today, sources, views } = props
  const { search, go, adjust } = address
  const { t } = useTranslation('lists')
  const [isOpen, setIsOpen] = useState(false)
  const [hasMore, setHasMore] = useState(false)
  const moreId = useId()
  const isPhone = useMedia(phoneQuery)
  const count = filterCount(list, search)
  const searchPart = Object.entries(list.filters).find(([, { kind }]) => kind === 'search')
  const form = (
    <Suspense fallback={<LinesSkeleton lines={5} />}>
      <filters.Part
        // Chips and the Back button change the filter too: the form then starts from what is true.
        key={JSON.stringify(withFilters(list, search, {}))}
        list={list}
        words={words}
        search={search}
        today={today}
        sources={sources}
        onApply={next => {
          setIsOpen(false)
          go(next)
        }}
      />
    </Suspense>
  )
  return (
    <>
      <div className={classes.toolbar} data-no-print>
        {searchPart ? (
          <SearchBox
            {...{ list, words, search }}
            name={searchPart[0]}
            isLabelHidden={isPhone}
            onChange={adjust}
          />
        ) : null}
        <Button
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          onPointerEnter={filters.preload}
          onFocus={filters.preload}
          onClick={() => setIsOpen(open => !open)}
        >
          {count > 0 ? t($ => $.filters.openCount, { count }) : t($ => $.filters.open)}
        </Button>
        {isPhone && Children.toArray(props.children).length > 0 ? (
          <IconButton
            variant="default"
            size={48}
            aria-label={t($ => $.tools)}
            aria-expanded={hasMore}
            aria-controls={moreId}
            onClick={() => setHasMore(shown => !shown)}
          >
            <IconDots size={20} aria-hidden />
          </IconButton>
        ) : null}
        {props.shortcuts}
        <div id={moreId} className={classes.toolbarEnd} hidden={isPhone && !hasMore}>
          {views && !isPhone ? (
            <ColumnsMenu list={list} words={words} address={address} views={views} />
          ) : null}
          {props.children}
        </div>
      </div>
      {isPhone ? (
        <Drawer opened={isOpen} onClose={() => setIsOpen(false)} title={t($ => $.filters.open)}>
          {form}
        </Drawer>
      ) : null}
      {!isPhone && isOpen ? <div className={classes.panel}>{form}</div> : null}
    </>
  )
}

interface SearchBoxProps {
  list: Described
  words: ListWords
  search: ListSearch
  name: string
  /** One line for all tools: there is room for one word, and the label is for who hears it. */
  isLabelHidden: boolean
  onChange: (search: ListSearch) => void
}

function SearchBox({ list, words, search, name, isLabelHidden, onChange }: SearchBoxProps) {
  const { t } = useTranslation('lists')
  const part = list.filters[name]?.parts[0]?.address ?? ''
  return (
    <div className={classes.search} role="search">
      <PausedSearchField
        label={words.filter(name)}
        isLabelHidden={isLabelHidden}
        {...(isLabelHidden ? { placeholder: t($ => $.search) } : {})}
        maxLength={longestSearchText}
        value={String(search[part] ?? '')}
        onChange={text => onChange(withFilters(list, search, { [part]: text || undefined }))}
      />
    </div>
  )
}

interface ColumnsMenuProps {
  list: ShownList
  words: ListWords
  address: ListAddress
  views: OwnTableViews
}

function ColumnsMenu({ list, words, address, views }: ColumnsMenuProps) {
  const { search, go } = address
  const savedOf = (saved: readonly SavedView[]) => ({
    views: saved,
    onSave: (name: string) => views.save(name, savedAddressOf(list, search)),
    onForget: views.forget,
    onApply: ({ hidden, isCompact, address: kept }: SavedView) => {
      views.setView({ hidden, isCompact })
      go(readListAddress(list, Object.fromEntries(new URLSearchParams(kept))))
    },
  })
  return (
    <ViewMenu
      columns={list.columns
        .filter(({ shown }) => shown === 'usually' || shown === 'onDemand')
        .map(({ id }) => ({ id, label: words.column(id) }))}
      view={views.view}
      onChange={views.setView}
      {...(views.saved ? { saved: savedOf(views.saved) } : {})}
    />
  )
}

/** What a saved view keeps of the address: neither the page nor the open row. */
function savedAddressOf(list: Described, search: ListSearch): string {
  const kept = Object.entries(withFilters(list, search, {}))
  return new URLSearchParams(
    kept.map(([name, text]): [string, string] => [name, String(text)]),
  ).toString()
}
