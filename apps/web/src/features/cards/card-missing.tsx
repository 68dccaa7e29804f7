import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { useTranslation } from '../../lib/use-translation.ts'

/** The address names a card that is not there for this person. */
export function CardMissing() {
  const { t } = useTranslation('cards')
  return (
    <SummaryCard>
      <EmptyState
        illustration="locked"
        title={t($ => $.card.notFoundTitle)}
        text={t($ => $.card.notFoundText)}
        action={<LinkButton href="/cards">{t($ => $.card.toCards)}</LinkButton>}
      />
    </SummaryCard>
  )
}
