import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { useGivesRights } from '../../../lib/use-gives-rights.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { PayerLack } from './data/own-account.ts'

/** In place of a form that nobody could send: what is missing, and who grants it. */
export function NoPayer({ lack }: { lack: PayerLack }) {
  const { t } = useTranslation('payments')
  const givesRights = useGivesRights()
  return (
    <EmptyState
      illustration="locked"
      title={t($ => $.form.payer.lack[lack].title)}
      text={t($ => (givesRights ? $.form.payer.lack[lack].ownText : $.form.payer.lack[lack].text))}
    />
  )
}
