import {
  IconBook,
  IconChevronRight,
  IconHelp,
  IconLock,
  IconPhone,
  IconSearch,
} from '@tabler/icons-react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { MoreRoute } from '../../features/more/more-route.tsx'
import { withRates } from '../../lib/rates-address.ts'
import type { Translate } from '../../lib/texts.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './more-page.module.css'
import { navigationOf, sellingEntries, sellsFirst } from './navigation.ts'
import type { VisibleEntry } from './navigation.ts'
import { paletteStore } from './palette/palette-store.ts'
import { useCounts } from './use-live-counts.ts'

/** `/more`: every page that the bottom bar has no place for, and what concerns the person themselves. */
export function MorePage() {
  return (
    <MoreRoute>
      <Places />
      <HelpPlaces />
    </MoreRoute>
  )
}

/** Stands in the bottom bar already, one press away. */
const ofTheBar: readonly VisibleEntry['id'][] = [
  'home',
  'toSign',
  'newPayment',
  'history',
  // Stands below, with what else helps.
  'help',
]

function Places() {
  const { t } = useTranslation('common')
  const viewer = useViewer()
  const counts = useCounts(viewer)
  const groups = navigationOf(viewer)
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(
        entry =>
          !ofTheBar.includes(entry.id) &&
          !(sellingEntries.includes(entry.id) && sellsFirst(viewer)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
  if (groups.length === 0) return null
  return (
    <nav className={classes.places} aria-label={t($ => $.nav.main)}>
      {groups.map(({ group, entries }) => (
        <section key={group}>
          {group === 'start' ? null : (
            <h2 className={classes.group}>{t($ => $.nav.groups[group])}</h2>
          )}
          <ul>
            {entries.map(entry => (
              <li key={entry.id}>
                <Place entry={entry} count={entry.badge ? (counts[entry.badge] ?? 0) : 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Search by words, and where help is. */
function HelpPlaces() {
  const { t } = useTranslation('more')
  return (
    <ul className={classes.places} data-plain>
      <li>
        <button type="button" className={classes.place} onClick={() => paletteStore.set(true)}>
          <IconSearch size={22} stroke={1.6} aria-hidden />
          <span>{t($ => $.links.search)}</span>
          <IconChevronRight size={18} aria-hidden />
        </button>
      </li>
      {helpPlaces.map(({ href, icon: Icon, nameOf }) => (
        <li key={href}>
          <AppLink className={classes.place} href={href}>
            <Icon size={22} stroke={1.6} aria-hidden />
            <span>{t(nameOf)}</span>
            <IconChevronRight size={18} aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

const helpPlaces: readonly {
  href: string
  icon: typeof IconLock
  nameOf: Parameters<Translate<'more'>>[0]
}[] = [
  { href: '/help', icon: IconHelp, nameOf: $ => $.links.help },
  { href: '/instructions', icon: IconBook, nameOf: $ => $.instructions.title },
  { href: '/contacts', icon: IconPhone, nameOf: $ => $.links.contacts },
]

function Place({ entry, count }: { entry: VisibleEntry; count: number }) {
  const { t } = useTranslation('common')
  const name = t($ => $.nav[entry.id])
  if (entry.access === 'locked') {
    return (
      <span className={classes.place} data-locked>
        <entry.icon size={22} stroke={1.6} aria-hidden />
        <span>{t($ => $.nav.lockedReason, { name })}</span>
        <IconLock size={18} aria-hidden />
      </span>
    )
  }
  return (
    <AppLink className={classes.place} href={entry.isOverPage ? withRates('/more') : entry.href}>
      <entry.icon size={22} stroke={1.6} aria-hidden />
      <span>{count > 0 ? `${name} (${count})` : name}</span>
      <IconChevronRight size={18} aria-hidden />
    </AppLink>
  )
}
