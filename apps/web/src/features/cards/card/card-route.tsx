import { useNavigate } from '@tanstack/react-router'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { TwoCardsSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CardMissing } from '../card-missing.tsx'
import { cardName, findCard, operationDaysOf } from '../cards-model.ts'
import type { OperationDays } from '../cards-model.ts'
import { useCardScreen } from '../use-card-screen.ts'
import { CardFacts } from './card-facts.tsx'
import { CardOperations } from './card-operations.tsx'
import { CardSettings } from './card-settings.tsx'
import { CardTop } from './card-top.tsx'
import classes from './card.module.css'

/** `/card?id=`: one card, what can be spent with it, how it may be used, and what it was used for. */
export function CardRoute() {
  const { t } = useTranslation('cards')
  const { viewer, accounts, cardId, search } = useCardScreen()
  const navigate = useNavigate()
  const found = accounts.data ? findCard(accounts.data, cardId) : undefined
  const go = (next: { days: OperationDays; isWholeAccount: boolean }) => {
    const of = next.isWholeAccount ? { of: 'account' } : {}
    void navigate({
      to: '/card',
      search: { id: cardId, days: next.days, ...of },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Page
      title={found ? cardName(found.card) : t($ => $.card.one)}
      back={{ href: '/cards', label: t($ => $.card.back) }}
    >
      <QueryState
        query={accounts}
        isEmpty={() => found === undefined}
        empty={<CardMissing />}
        skeleton={<TwoCardsSkeleton wider="first" rows={4} />}
      >
        {() =>
          found ? (
            <>
              <div className={classes.columns}>
                <CardTop card={found.card} account={found.account} />
                <CardSettings card={found.card} viewer={viewer} />
              </div>
              <CardOperations
                card={found.card}
                days={operationDaysOf(search['days'])}
                isWholeAccount={search['of'] === 'account'}
                onChange={go}
              />
              <CardFacts card={found.card} account={found.account} />
            </>
          ) : null
        }
      </QueryState>
    </Page>
  )
}
