import { IconLock } from '@tabler/icons-react'
import { useTranslation } from '../../lib/use-translation.ts'
import { AppLink } from '../../components/controls/app-link.tsx'
import { Logo } from '../../components/controls/logo.tsx'
import { Tooltip } from '../../components/overlay/tooltip.tsx'
import { deskQuery } from '../../components/theme/breakpoints.ts'
import { withRates } from '../../lib/rates-address.ts'
import { useMedia } from '../../lib/use-media.ts'
import type { VisibleEntry } from './navigation.ts'
import { navigationOf } from './navigation.ts'
import type { ShellData } from './shell-data.ts'
import classes from './sidebar.module.css'
import type { Place } from './use-place.ts'
import { usePlace } from './use-place.ts'

/** Groups of pages; below 1280 px only their icons, with the words in tooltips. */
export function Sidebar({ viewer, counts }: ShellData) {
  const { t } = useTranslation('common')
  const place = usePlace()
  const isWide = useMedia(deskQuery)
  return (
    <aside className={classes.sidebar} data-no-print>
      <AppLink href="/" className={classes.logo} aria-label={t($ => $.nav.logo)}>
        <Logo withName={isWide} />
      </AppLink>
      <nav aria-label={t($ => $.nav.main)}>
        {navigationOf(viewer).map(({ group, entries }) => (
          <div key={group} className={classes.group}>
            {group === 'start' ? null : (
              <p className={classes.groupName}>{t($ => $.nav.groups[group])}</p>
            )}
            <ul>
              {entries.map(entry => (
                <li key={entry.id}>
                  <SidebarEntry entry={entry} place={place} isWide={isWide} counts={counts} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  )
}

interface SidebarEntryProps {
  entry: VisibleEntry
  place: Place
  isWide: boolean
  counts: ShellData['counts']
}

function SidebarEntry({ entry, place, isWide, counts }: SidebarEntryProps) {
  const { t } = useTranslation('common')
  const name = t($ => $.nav[entry.id])
  const isLocked = entry.access === 'locked'
  const count = entry.badge ? (counts[entry.badge] ?? 0) : 0
  const label = count > 0 ? `${name} ${count}` : name
  const content = (
    <>
      <entry.icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <span className={classes.name}>{name}</span>{' '}
      {isLocked ? <IconLock size={16} aria-hidden className={classes.lock} /> : null}
      {count > 0 ? <span className={classes.badge}>{count}</span> : null}
    </>
  )
  const link = isLocked ? (
    // Still reachable by keyboard, because the reason is what the person searches for.
    <span
      className={classes.entry}
      role="link"
      tabIndex={0}
      aria-disabled="true"
      aria-label={t($ => $.nav.lockedReason, { name })}
    >
      {content}
    </span>
  ) : (
    <AppLink
      href={entry.isOverPage ? withRates(place.href) : entry.href}
      className={classes.entry}
      // The words are gone from a narrow sidebar; a wide one says them itself.
      aria-label={isWide ? undefined : label}
      aria-current={entry.isAt(place.pathname, place.status) ? 'page' : undefined}
    >
      {content}
    </AppLink>
  )
  if (isWide && !isLocked) return link
  return <Tooltip label={isLocked ? t($ => $.nav.lockedReason, { name }) : label}>{link}</Tooltip>
}
