import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerQuote } from './api/desk-api.ts'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerQuotesProps {
  quotes: readonly OfficerQuote[]
  actions: OfficerActions
}

const quoteMinutes = 10

/** Wishes to convert at a rate of their own: the dealer gives one for a time, or refuses. */
export function OfficerQuotes({ quotes, actions }: OfficerQuotesProps) {
  const { t } = useTranslation('simulator')
  return (
    <section className={classes.panel} aria-labelledby="officer-quotes">
      <h2 id="officer-quotes">{t($ => $.officer.quotes)}</h2>
      <p className={classes.quiet}>{t($ => $.officer.whoBrings.quotes)}</p>
      {quotes.length === 0 ? (
        <EmptyState illustration="done" title={t($ => $.officer.noQuotes)} isCompact />
      ) : (
        <ul className={classes.payments}>
          {quotes.map(quote => (
            <QuoteLine key={quote.quoteId} quote={quote} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  )
}

function QuoteLine({ quote, actions }: { quote: OfficerQuote; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/quotes/${quote.quoteId}` as const
  return (
    <li className={classes.payment}>
      <div className={classes.paymentText}>
        <p>{quote.companyName}</p>
        <p className={classes.quiet}>{quote.pair}</p>
      </div>
      <Amount value={quote.amount} currency={quote.currency} />
      <div className={classes.buttons}>
        <Button
          size="sm"
          disabled={actions.isBusy}
          onClick={() =>
            actions.ask({
              title: t($ => $.officer.rateTitle, { pair: quote.pair }),
              label: t($ => $.officer.rate, { minutes: quoteMinutes }),
              confirmLabel: t($ => $.officer.giveRate),
              path: `${path}/quote`,
              // People write a decimal comma.
              bodyOf: text => ({ rate: text.replace(',', '.'), minutes: quoteMinutes }),
              tone: 'brand',
            })
          }
        >
          {t($ => $.officer.giveRate)}
        </Button>
        <Button
          size="sm"
          variant="default"
          color="danger"
          disabled={actions.isBusy}
          onClick={() =>
            actions.ask({
              title: t($ => $.officer.refuseRate),
              label: t($ => $.desk.reason),
              confirmLabel: t($ => $.desk.refuse),
              path: `${path}/refuse`,
              bodyOf: reason => ({ reason }),
              reasons: 'quote',
            })
          }
        >
          {t($ => $.desk.refuse)}
        </Button>
      </div>
    </li>
  )
}
