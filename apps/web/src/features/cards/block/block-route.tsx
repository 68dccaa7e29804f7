import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CardMissing } from '../card-missing.tsx'
import { findCard, fullCardName } from '../cards-model.ts'
import type { Card } from '../cards-model.ts'
import { cardStatusChoicesQuery } from '../cards-queries.ts'
import { cardHref, useCardScreen } from '../use-card-screen.ts'
import { BlockForm } from './block-form.tsx'

/** `/card/block?id=`: stops a card, or lifts a temporary block, always with a reason. */
export function BlockRoute() {
  const { t } = useTranslation('cards')
  const { accounts, cardId } = useCardScreen()
  const card = accounts.data ? findCard(accounts.data, cardId)?.card : undefined
  return (
    <Page
      // Until the card is there nobody knows which of the two it will be.
      title={t($ =>
        card ? (card.isUnlockable ? $.block.unlockTitle : $.block.title) : $.card.one,
      )}
      subtitle={card ? fullCardName(card) : undefined}
      back={{ href: cardHref('/card', cardId), label: t($ => $.block.back) }}
    >
      <QueryState
        query={accounts}
        isEmpty={() => card === undefined}
        empty={<CardMissing />}
        skeleton={
          <SummaryCard>
            <RowsSkeleton rows={4} />
          </SummaryCard>
        }
      >
        {() => (card ? <Choices card={card} /> : null)}
      </QueryState>
    </Page>
  )
}

/** What the card may become now is the bank's to say. */
function Choices({ card }: { card: Card }) {
  const { t } = useTranslation('cards')
  const choices = useQuery(cardStatusChoicesQuery(card.id))
  return (
    <SummaryCard>
      <QueryState
        query={choices}
        skeleton={<RowsSkeleton rows={4} />}
        empty={
          <EmptyState
            illustration="locked"
            title={t($ => $.block.nothingTitle)}
            text={t($ => $.block.nothingText)}
          />
        }
      >
        {list => <BlockForm card={card} choices={list} />}
      </QueryState>
    </SummaryCard>
  )
}
