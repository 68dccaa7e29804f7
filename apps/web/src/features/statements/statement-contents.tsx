import { defaultStringifySearch, useLocation, useSearch } from '@tanstack/react-router'
import { formatNumber } from '@tartip/domain/money/format-amount'
import { LineLink } from '../../components/controls/line-link.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { RowsSkeleton } from '../../components/feedback/skeletons.tsx'
import { Facts } from '../../components/layout/facts.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Pager } from '../../components/table/pager.tsx'
import type { StatementKind } from '@tartip/domain/statements/statement'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { StatementPayments } from './statement-queries.ts'
import classes from './statements.module.css'

type OfAccount = StatementPayments['accounts'][number]
type OfCurrency = OfAccount['currencies'][number]
type OfDay = OfCurrency['payments'][number]
type Payment = OfDay['payments'][number]

interface StatementContentsProps {
  payments: StatementPayments
  kind: StatementKind
  page: number
  isFiltered: boolean
  onPageChange: (page: number) => void
}

/** Balances and totals of each account and currency, and its payments day by day. */
export function StatementContents(props: StatementContentsProps) {
  const { payments, kind, page, isFiltered, onPageChange } = props
  const { t } = useTranslation('statements')
  const { accounts, totalElements, totalPages } = payments
  return (
    <>
      <p className={classes.note} role="status">
        {t($ => $.view.operations, { count: formatNumber(totalElements) })}
      </p>
      {accounts.flatMap(account =>
        account.currencies.map(currency => (
          <CurrencyCard
            key={`${account.clientAccount} ${currency.isoName}`}
            account={account}
            currency={currency}
            isPos={kind === 'POS'}
          />
        )),
      )}
      {totalElements === 0 ? (
        <EmptyState
          illustration="empty"
          title={t($ => (isFiltered ? $.view.nothingFound : $.view.noPayments))}
        />
      ) : null}
      <Pager
        label={t($ => $.view.untitled)}
        page={page}
        pages={totalPages}
        onChange={next => {
          onPageChange(next)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

interface CurrencyCardProps {
  account: OfAccount
  currency: OfCurrency
  isPos: boolean
}

function CurrencyCard({ account, currency, isPos }: CurrencyCardProps) {
  const { t } = useTranslation('statements')
  const { isoName } = currency
  const amount = (value: string, direction?: 'DEBIT' | 'CREDIT') => (
    <Amount value={value} currency={isoName} direction={direction} />
  )
  return (
    <SummaryCard
      isFlush
      title={
        isPos ? (
          <>
            <span translate="no">{account.clientAccount}</span>, {account.place}
          </>
        ) : (
          <>
            <AccountNumber account={account.clientAccount} />, {isoName}
          </>
        )
      }
    >
      <div className={classes.totals}>
        <Facts
          isNarrow
          facts={
            isPos
              ? [
                  [t($ => $.view.saleDirections.CREDIT), amount(currency.totalCredit, 'CREDIT')],
                  [t($ => $.view.saleDirections.DEBIT), amount(currency.totalDebit, 'DEBIT')],
                  [t($ => $.view.fee), amount(currency.totalFee ?? '')],
                ]
              : [
                  [t($ => $.view.incoming), amount(currency.incomingBalance)],
                  [t($ => $.view.totalDebit), amount(currency.totalDebit, 'DEBIT')],
                  [t($ => $.view.totalCredit), amount(currency.totalCredit, 'CREDIT')],
                  [t($ => $.view.outgoing), amount(currency.outgoingBalance)],
                  [t($ => $.view.planned), amount(currency.planBalance)],
                ]
          }
        />
      </div>
      {currency.payments.map(({ paymentDate, payments }) => (
        <section key={paymentDate} aria-label={paymentDate}>
          <h3 className={classes.day}>{paymentDate}</h3>
          <ul>
            {payments.map(payment => (
              <PaymentLine key={payment.id} payment={payment} currency={isoName} />
            ))}
          </ul>
        </section>
      ))}
    </SummaryCard>
  )
}

interface PaymentLineProps {
  payment: Payment
  currency: string
}

function PaymentLine({ payment, currency }: PaymentLineProps) {
  const { t } = useTranslation('statements')
  const documentHref = useDocumentHref()
  const { counterpartyName, counterpartyAccount, counterpartyBank, documentNumber, fee } = payment
  const value = payment.debit ?? payment.credit
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.name}>
          {payment.paymentID ? (
            <LineLink href={documentHref(payment.paymentID)}>{counterpartyName}</LineLink>
          ) : (
            counterpartyName
          )}
        </p>
        <p className={classes.note}>{payment.paymentPurpose}</p>
        {fee ? (
          <SaleNote payment={payment} fee={fee} currency={currency} />
        ) : (
          <p className={classes.note}>
            {documentNumber ? t($ => $.view.document, { number: documentNumber }) : null}
            {/* The bank itself, which takes a fee, has no account. */}
            {documentNumber && counterpartyAccount ? ' · ' : null}
            {counterpartyAccount ? <AccountNumber account={counterpartyAccount} /> : null}
            {counterpartyBank ? ` · ${t($ => $.view.bic, { bic: counterpartyBank })}` : null}
          </p>
        )}
      </div>
      {value ? (
        <Amount value={value} currency={currency} direction={payment.debit ? 'DEBIT' : 'CREDIT'} />
      ) : null}
    </li>
  )
}

/** What is known of a sale over a terminal, behind which there is no document. */
function SaleNote({ payment, fee, currency }: PaymentLineProps & { fee: string }) {
  const { t } = useTranslation('statements')
  return (
    <p className={classes.note}>
      <DateTimeText value={payment.bookedDate} />
      {payment.documentNumber ? ` · RRN ${payment.documentNumber}` : null} ·{' '}
      <span className={classes.together}>
        {t($ => $.view.fee)} <Amount value={fee} currency={currency} />
      </span>
    </p>
  )
}

/** The same page with the sheet of a document over it. */
function useDocumentHref(): (payment: string) => string {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { pathname } = useLocation()
  return payment => `${pathname}${defaultStringifySearch({ ...search, payment })}`
}

export function StatementSkeleton() {
  return (
    <SummaryCard isFlush>
      <RowsSkeleton rows={8} />
    </SummaryCard>
  )
}
