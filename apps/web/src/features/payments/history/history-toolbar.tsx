import { useMedia } from '../../../lib/use-media.ts'
import { IconFilter } from '@tabler/icons-react'
import type { SavedView } from '@tartip/domain/people/table-views'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Suspense, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import type { OwnTableViews } from '../../../lib/table-views/use-table-views.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { ViewMenu } from '../../../components/table/view-menu.tsx'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { PausedSearchField } from '../../../components/fields/search-field.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import classes from './history.module.css'
import { filterCount, historySearch, quickSearchOf, withFilter } from './history-search.ts'
import type { HistorySearch } from './history-search.ts'
import type { HistoryAddress } from './use-history-search.ts'
import { optionalColumns } from './view-settings.ts'

const filters = lazyPart<FilterFormProps>(
  async () => (await import('./filter-form.tsx')).FilterForm,
)

interface HistoryToolbarProps {
  legalPartyId: string
  address: HistoryAddress
  today: LocalDate
  views: OwnTableViews
}

/** Search, filters and the look of the table. The filters unfold here, on a phone in a sheet. */
export function HistoryToolbar(props: HistoryToolbarProps) {
  const { legalPartyId, address, today, views } = props
  const { search, go, adjust } = address
  const { t } = useTranslation('payments')
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useMedia(phoneQuery)
  const count = filterCount(search)
  const savedOf = (saved: readonly SavedView[]) => ({
    views: saved,
    onSave: (name: string) => views.save(name, addressOf(search)),
    onForget: views.forget,
    onApply: ({ hidden, isCompact, address: kept }: SavedView) => {
      views.setView({ hidden, isCompact })
      go(searchOf(kept))
    },
  })
  const form = (
    <Suspense fallback={<LinesSkeleton lines={5} />}>
      <filters.Part
        // Chips and the Back button change the filter too: the form then starts from what is true.
        key={JSON.stringify({ ...search, payment: undefined, page: undefined })}
        legalPartyId={legalPartyId}
        search={search}
        today={today}
        onApply={next => {
          setIsOpen(false)
          go(next)
        }}
      />
    </Suspense>
  )
  return (
    <>
      <div className={classes.toolbar}>
        <div className={classes.search} role="search">
          <PausedSearchField
            label={t($ => $.history.search.label)}
            value={search.recipient ?? search.number ?? ''}
            onChange={text => adjust(withFilter(search, quickSearchOf(text)))}
          />
        </div>
        <Button
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          onPointerEnter={filters.preload}
          onFocus={filters.preload}
          onClick={() => setIsOpen(open => !open)}
        >
          {count > 0
            ? t($ => $.history.filters.openCount, { count })
            : t($ => $.history.filters.open)}
        </Button>
        {isPhone ? null : (
          <div className={classes.toolbarEnd}>
            <ViewMenu
              columns={optionalColumns.map(id => ({ id, label: t($ => $.history.columns[id]) }))}
              view={views.view}
              onChange={views.setView}
              {...(views.saved ? { saved: savedOf(views.saved) } : {})}
            />
          </div>
        )}
      </div>
      {isPhone ? (
        <Drawer
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          title={t($ => $.history.filters.open)}
        >
          {form}
        </Drawer>
      ) : null}
      {!isPhone && isOpen ? <div className={classes.panel}>{form}</div> : null}
    </>
  )
}

/** What a saved view keeps of the address: neither the page nor the open document. */
function addressOf({ page: _page, payment: _payment, ...filters }: HistorySearch): string {
  return new URLSearchParams(filters).toString()
}

const searchOf = (address: string): HistorySearch =>
  historySearch(Object.fromEntries(new URLSearchParams(address)))
