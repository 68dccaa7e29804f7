import {
  IconBasketDollar,
  IconBuildingStore,
  IconDots,
  IconHistory,
  IconHome,
  IconPlus,
  IconQrcode,
  IconSignature,
} from '@tabler/icons-react'
import { useTranslation } from '../../lib/use-translation.ts'
import { AppLink } from '../../components/controls/app-link.tsx'
import classes from './bottom-bar.module.css'
import { entryAccessOf, navigation, sellingEntries, sellsFirst } from './navigation.ts'
import type { NavigationId } from './navigation.ts'
import type { ShellData } from './shell-data.ts'
import { usePlace } from './use-place.ts'

interface BarItem {
  readonly id:
    | Extract<
        NavigationId,
        'home' | 'toSign' | 'newPayment' | 'history' | 'outlets' | 'qr' | 'installments'
      >
    | 'more'
  readonly icon: typeof IconHome
}

const items: readonly BarItem[] = [
  { id: 'home', icon: IconHome },
  { id: 'toSign', icon: IconSignature },
  { id: 'newPayment', icon: IconPlus },
  { id: 'history', icon: IconHistory },
  { id: 'outlets', icon: IconBuildingStore },
  { id: 'qr', icon: IconQrcode },
  { id: 'installments', icon: IconBasketDollar },
  { id: 'more', icon: IconDots },
]

/**
 * The places of the thumb at 670 px and below; what a person may not do leaves its place. Outlets and sales are here
 * for people whose work is selling; others find them under More.
 */
export function BottomBar({ viewer, counts }: ShellData) {
  const { t } = useTranslation('common')
  const { pathname, status } = usePlace()
  return (
    <nav className={classes.bar} aria-label={t($ => $.nav.main)} data-no-print>
      {items.map(item => {
        const entry = navigation.find(one => one.id === item.id)
        if (entry && entryAccessOf(viewer, entry) !== 'open') return null
        if (entry && sellingEntries.includes(entry.id) && !sellsFirst(viewer)) return null
        const isHere = entry ? entry.isAt(pathname, status) : pathname === '/more'
        const count = entry?.badge ? (counts[entry.badge] ?? 0) : 0
        return (
          <AppLink
            key={item.id}
            href={entry?.href ?? '/more'}
            className={classes.item}
            aria-current={isHere ? 'page' : undefined}
          >
            <span className={classes.icon}>
              <item.icon size={22} stroke={1.7} aria-hidden />
              {count > 0 ? <span className={classes.badge}>{count}</span> : null}
            </span>
            <span className={classes.name}>{t($ => $.bar[item.id])}</span>
          </AppLink>
        )
      })}
    </nav>
  )
}
