import { useQuery } from '@tanstack/react-query'
import { LineLink } from '../../../components/controls/line-link.tsx'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import {
  lastSalesQuery,
  twoDaysQuery,
  useLiveSales,
  type QrSaleFields,
} from '../../../lib/live-sales/live-sales.ts'
import { qrSaleHref } from '../../../lib/qr-sale-href.ts'
import { salePlaceOf } from '../../../lib/sale-place.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from '../outlets.module.css'

/** Sales of today by QR that the person may see, live: how much, how many, and the last ones. */
export function TodaySales() {
  const { t } = useTranslation('outlets')
  const { orgReferenceId } = useMe().currentContract
  useLiveSales(orgReferenceId)
  const days = useQuery(twoDaysQuery(orgReferenceId))
  const last = useQuery(lastSalesQuery(orgReferenceId))
  return (
    <section className={classes.card} aria-label={t($ => $.home.today)}>
      <div className={classes.between}>
        <h2>{t($ => $.home.today)}</h2>
        <AppLink href="/qr-history/sales">{t($ => $.home.allSales)}</AppLink>
      </div>
      <QueryState query={days}>
        {({ today }) => (
          <p className={classes.between}>
            <Amount value={today.totalAmount} currency="KGS" size="lg" />
            <span className={classes.quiet}>
              {t($ => $.home.sales, { count: today.operationCount })}
            </span>
          </p>
        )}
      </QueryState>
      <QueryState query={last} empty={<p className={classes.quiet}>{t($ => $.home.noSales)}</p>}>
        {sales => (
          <>
            <h3>{t($ => $.home.lastSales)}</h3>
            <ul className={classes.lines} aria-label={t($ => $.home.lastSales)}>
              {sales.map(sale => (
                <SaleLine key={sale.id} sale={sale} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </section>
  )
}

function SaleLine({ sale }: { sale: QrSaleFields }) {
  const place = salePlaceOf(sale)
  return (
    <li className={classes.sale}>
      <span className={classes.lineName} translate="no">
        <LineLink href={qrSaleHref(sale.id)}>{sale.senderName}</LineLink>
      </span>
      <Amount value={sale.amountWithFee} currency="KGS" />
      <span className={classes.quiet}>
        <DateTimeText value={sale.createdAt} />
        {place ? <span translate="no"> · {place}</span> : null}
      </span>
    </li>
  )
}
