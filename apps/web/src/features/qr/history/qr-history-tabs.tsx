import { useRouter } from '@tanstack/react-router'
import { may } from '@tartip/domain/people/policy'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { qrHistoryHref, type QrHistoryPart } from '../urls.ts'

/** Sales and own documents; who sees no documents sees no tabs. */
export function QrHistoryTabs({ value }: { value: QrHistoryPart }) {
  const { t } = useTranslation('qr')
  const router = useRouter()
  if (!may(useViewer(), 'history.read').ok) return null
  return (
    <Tabs
      label={t($ => $.history.parts)}
      tabs={(['sales', 'documents'] as const).map(part => ({
        value: part,
        label: t($ => $.history[part]),
      }))}
      value={value}
      onChange={part => router.history.push(qrHistoryHref(part))}
    />
  )
}
