import { Amount } from '../../components/text/amount.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerQuote } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'
import { RefuseButton } from './refuse-button.tsx'

interface OfficerQuotesProps {
  quotes: readonly OfficerQuote[]
  actions: OfficerActions
}

const quoteMinutes = 10

/** Requests for a contractual rate: the dealer offers one for a limited time, or refuses. */
export function OfficerQuotes({ quotes, actions }: OfficerQuotesProps) {
  const { t } = useTranslation('simulator')
  return (
    <DeskList
      id="officer-quotes"
      title={t($ => $.officer.quotes)}
      text={t($ => $.officer.source.quotes)}
      items={quotes}
      keyOf={({ quoteId }) => quoteId}
      empty={t($ => $.officer.noQuotes)}
    >
      {quote => <QuoteLine quote={quote} actions={actions} />}
    </DeskList>
  )
}

function QuoteLine({ quote, actions }: { quote: OfficerQuote; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/quotes/${quote.quoteId}` as const
  return (
    <DeskLine
      title={quote.companyName}
      note={quote.pair}
      end={<Amount value={quote.amount} currency={quote.currency} />}
    >
      <DeskButton
        isBusy={actions.isBusy}
        kind="main"
        onClick={() =>
          actions.requestText({
            title: t($ => $.officer.rateTitle, { pair: quote.pair }),
            label: t($ => $.officer.rate, { minutes: quoteMinutes }),
            confirmLabel: t($ => $.officer.giveRate),
            path: `${path}/quote`,
            // A decimal comma is accepted.
            bodyOf: text => ({ rate: text.replace(',', '.'), minutes: quoteMinutes }),
            missing: t($ => $.refusals.RATE_INVALID),
            tone: 'brand',
          })
        }
      >
        {t($ => $.officer.giveRate)}
      </DeskButton>
      <RefuseButton
        actions={actions}
        title={t($ => $.officer.refuseRate)}
        path={path}
        reasons="quote"
      />
    </DeskLine>
  )
}
