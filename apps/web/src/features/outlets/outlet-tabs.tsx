import { useRouter } from '@tanstack/react-router'
import { Tabs } from '../../components/controls/tabs.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { outletUrls } from './urls.ts'

type OutletTab = 'today' | 'points' | 'cashiers'

const addresses: Readonly<Record<OutletTab, string>> = {
  today: outletUrls.home,
  points: outletUrls.points,
  cashiers: outletUrls.cashiers,
}

/** The three pages of the section. */
export function OutletTabs({ value }: { value: OutletTab }) {
  const { t } = useTranslation('outlets')
  const router = useRouter()
  return (
    <Tabs
      label={t($ => $.tabs.label)}
      tabs={(['today', 'points', 'cashiers'] as const).map(tab => ({
        value: tab,
        label: t($ => $.tabs[tab]),
      }))}
      value={value}
      onChange={tab => router.history.push(addresses[tab])}
    />
  )
}
