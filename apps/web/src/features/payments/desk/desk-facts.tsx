import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatAccountNumber, shortAccount } from '@tartip/domain/identifiers/account-number'
import { formatInn } from '@tartip/domain/identifiers/inn'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { isNotZero, parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { leftAfter, type DebitedDocument } from '@tartip/domain/payment/debit'
import { formatDate } from '@tartip/domain/time/format-date'
import { amountText } from '../../../components/text/amount-text.ts'
import { Chip } from '../../../components/text/chip.tsx'
import { PartlyExactText } from '../../../components/text/partly-exact-text.tsx'
import type { DeskAfterProps } from '../../../documents/desk/desk-end.tsx'
import type { ReviewFactsProps } from '../../../documents/document-kind.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { blockingFlags, secondSignersQuery, signingReviewQuery } from '../api/payment-queries.ts'
import type { PaymentRow, SigningReview } from '../api/payment-queries.ts'
import classes from './desk-facts.module.css'

type Flag = SigningReview['documents'][number]['flags'][number]
type Account = SigningReview['accounts'][number]

function useReview(ids: readonly string[]) {
  return useQuery(signingReviewQuery(useViewer().legalPartyId, ids)).data
}

/** What is unusual about a document, and what it leaves on its account after those before it and all that is planned. */
export function DeskFacts({ row, before, ids }: ReviewFactsProps<PaymentRow>) {
  const review = useReview(ids)
  const flags = review?.documents.find(({ paymentId }) => paymentId === row.id)?.flags ?? []
  const account = review?.accounts.find(one => one.account === row.payerAccount)
  return (
    <div className={classes.facts}>
      {account ? <Left account={account} rows={[...before, row]} word="left" /> : null}
      <SecondSigners id={row.id} ids={ids} />
      {flags.length > 0 ? (
        <ul className={classes.flags}>
          {flags.map(flag => (
            <FlagLine key={flag.code} flag={flag} currency={row.currency} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Who has to sign after this person, so that they can be informed. */
function SecondSigners({ id, ids }: { id: string; ids: readonly string[] }) {
  const { t } = useTranslation('payments')
  const viewer = useViewer()
  const isFirst = viewer.signRight === 'FIRST'
  const { data = [] } = useQuery(secondSignersQuery(viewer.legalPartyId, isFirst ? ids : []))
  const candidates = data.find(({ paymentId }) => paymentId === id)?.candidates ?? []
  if (candidates.length === 0) return null
  return <p className={classes.left}>{t($ => $.desk.second, { names: candidates.join(', ') })}</p>
}

function FlagLine({ flag, currency }: { flag: Flag; currency: string }) {
  const { t } = useTranslation('payments')
  const isDestructive = blockingFlags.includes(flag.code)
  const params = {
    account: flag.account ? formatAccountNumber(flag.account) : '',
    known: [flag.name, flag.inn ? `${t($ => $.desk.inn)} ${formatInn(flag.inn)}` : null]
      .filter(Boolean)
      .join(', '),
    amount: flag.amount ? amountText(flag.amount, currency) : '',
    times: flag.times ?? 0,
    number: flag.transferNum ?? '',
    date: flag.date ? formatDate(flag.date) : '',
  }
  return (
    <li>
      <Chip tone={isDestructive ? 'signal' : 'warning'} icon={IconAlertTriangle}>
        {t($ => $.desk.flags[flag.code].name, params)}
      </Chip>
      <p>
        <PartlyExactText
          text={t($ => $.desk.flags[flag.code].text, params)}
          exact={[params.account, params.known, params.amount, params.number, params.date]}
        />
      </p>
    </li>
  )
}

/** What is left on each account after all of the documents. */
export function DeskAfter({ rows, ids }: DeskAfterProps<PaymentRow>) {
  const accounts = useReview(ids)?.accounts ?? []
  const touched = accounts.filter(({ account }) => rows.some(row => row.payerAccount === account))
  return (
    <div className={classes.after}>
      {touched.map(account => (
        <Left key={account.account} account={account} rows={rows} word="leftAfterAll" />
      ))}
    </div>
  )
}

interface LeftProps {
  account: Account
  rows: readonly PaymentRow[]
  word: 'left' | 'leftAfterAll'
}

function Left({ account, rows, word }: LeftProps) {
  const { t } = useTranslation('payments')
  const { currency } = account
  if (!isCurrencyCode(currency)) return null
  const available = parseDecimal(account.available, currency)
  if (!available.ok) return null
  const left = leftAfter(
    { account: account.account, currency, availableMinor: available.value },
    rows.flatMap(debitOfRow),
  )
  const isShort = left < 0n
  return (
    <>
      <p className={classes.left} data-short={isShort || undefined}>
        {t($ => (isShort ? $.desk.short : $.desk[word]), {
          account: shortAccount(account.account),
          amount: formatAmount(isShort ? -left : left, currency),
        })}
      </p>
      {isNotZero(account.planned) ? (
        <p className={classes.planned}>
          {t($ => $.desk.planned, { amount: amountText(account.planned, currency) })}
        </p>
      ) : null}
    </>
  )
}

function debitOfRow(row: PaymentRow): DebitedDocument[] {
  const { payerAccount, currency, commissionCurrency } = row
  if (!isCurrencyCode(currency) || !isCurrencyCode(commissionCurrency)) return []
  const amount = parseDecimal(row.amount, currency)
  const commission = parseDecimal(row.commission, commissionCurrency)
  if (!amount.ok || !commission.ok) return []
  return [
    {
      payerAccount,
      amountMinor: amount.value,
      commissionMinor: commission.value,
      commissionCurrency,
    },
  ]
}
