import { toDecimal } from '@tartip/domain/money/decimal'
import type { CashOutlook } from '@tartip/domain/payment/cash-outlook'
import { formatDayMonth } from '@tartip/domain/time/format-date'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { ExpectedSom } from './expected-som.ts'
import classes from './tax-debt-drawer.module.css'
import queue from './queue.module.css'

export interface OutlookDrawerProps {
  outlook: CashOutlook<ExpectedSom>
  availableMinor: bigint
  /** The tax service has not answered. */
  isWithoutTaxes: boolean
  onClose: () => void
}

type Line = CashOutlook<ExpectedSom>['lines'][number]

/** The forecast payment by payment: what is due when, and what is left after it. */
export function OutlookDrawer(props: OutlookDrawerProps) {
  const { outlook, availableMinor, isWithoutTaxes, onClose } = props
  const { t } = useTranslation('accounts')
  return (
    <Drawer opened onClose={onClose} title={t($ => $.outlook.title)}>
      <p className={classes.source}>{t($ => $.outlook.available)}</p>
      <p className={classes.total}>
        <Amount value={toDecimal(availableMinor, 'KGS')} currency="KGS" size="lg" />
      </p>
      <p className={classes.source}>{t($ => $.outlook.explain)}</p>
      {isWithoutTaxes ? <p className={classes.source}>{t($ => $.outlook.withoutTaxes)}</p> : null}
      <ul className={classes.list}>
        {outlook.lines.map(line => (
          <Expected key={line.payment.id} line={line} />
        ))}
      </ul>
    </Drawer>
  )
}

function Expected({ line: { payment, date, leftMinor } }: { line: Line }) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const { kind, number = '', href, amountMinor } = payment
  const name = typeof payment.name === 'string' ? payment.name : payment.name[language]
  const isShort = leftMinor < 0n
  const left = toDecimal(isShort ? -leftMinor : leftMinor, 'KGS')
  return (
    <li className={queue.item}>
      <div className={queue.line}>
        {href === undefined ? (
          <span className={queue.name}>{name}</span>
        ) : (
          <AppLink className={queue.name} href={href}>
            {name}
          </AppLink>
        )}
        <Amount value={toDecimal(amountMinor, 'KGS')} currency="KGS" direction="DEBIT" />
      </div>
      <p className={queue.note} data-overdue={isShort || undefined}>
        {formatDayMonth(date, language)} · {t($ => $.outlook.kind[kind], { number })} ·{' '}
        {isShort ? t($ => $.outlook.missing) : t($ => $.outlook.left)}{' '}
        <Amount value={left} currency="KGS" />
      </p>
    </li>
  )
}
