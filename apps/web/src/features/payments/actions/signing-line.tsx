import { operationNames } from '@tartip/domain/payment/operation'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { detailsQuery } from '../api/payment-queries.ts'
import type { PaymentDetails, PaymentRow } from '../api/payment-queries.ts'
import { CanonicalText } from '../drawer/canonical-text.tsx'
import { recipientBankText } from '../drawer/recipient-bank.ts'
import classes from './row-line.module.css'

interface SigningLineProps {
  row: PaymentRow
  /** The only document of the question: there is room for all it says. */
  isOnly: boolean
}

/** One document as its signatory must see it: where the money goes, what it costs, and when. */
export function SigningLine({ row, isOnly }: SigningLineProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const details = useQuery({ ...detailsQuery(row.legalPartyId, row.id), enabled: isOnly })
  const transfer = isOnly ? sameDocument(row, details.data?.transfer) : undefined
  const name = (field: 'payerAccount' | 'recipientBank' | 'paymentCode' | 'commission') =>
    t($ => $.drawer.fields[field])
  return (
    <li className={classes.line}>
      <div className={classes.top}>
        <span className={classes.name}>{row.recipientName}</span>
        <Amount value={row.amount} currency={row.currency} />
      </div>
      <div className={classes.top}>
        <p className={classes.details}>{formatAccountNumber(row.recipientAccount)}</p>
        <p className={classes.details}>
          {name('commission')}: <Amount value={row.commission} currency={row.commissionCurrency} />
        </p>
      </div>
      {transfer ? (
        <p className={classes.details}>
          {name('recipientBank')}: {recipientBankText(transfer, language)}
        </p>
      ) : null}
      <p className={classes.purpose}>{row.purpose}</p>
      {transfer?.paymentCode ? (
        <p className={classes.details}>
          {name('paymentCode')}: {transfer.paymentCode}
        </p>
      ) : null}
      <p className={classes.details}>
        {operationNames[row.operationCode][language]} · № {row.transferNum} ·{' '}
        {t($ => $.drawer.fields.valueDate)}: <DateText value={row.valueDate} />
      </p>
      <p className={classes.details}>
        {name('payerAccount')}: {formatAccountNumber(row.payerAccount)}
      </p>
      {transfer ? <CanonicalText text={transfer.canonicalText} /> : null}
    </li>
  )
}

/** The full text only while it is the text that will be signed: a changed document is not shown. */
const sameDocument = (
  row: PaymentRow,
  transfer: PaymentDetails['transfer'] | undefined,
): PaymentDetails['transfer'] | undefined =>
  transfer?.payment.digest === row.digest ? transfer : undefined
