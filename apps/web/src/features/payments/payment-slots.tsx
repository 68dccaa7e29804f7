import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import type { Language } from '@tartip/domain/language'
import { operationNames } from '@tartip/domain/payment/operation'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { StatusChip } from '../../components/text/status-chip.tsx'
import { RequisiteList } from '../../documents/drawer/requisite-list.tsx'
import { isReturnedToCreator } from '../../lib/document-flags.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { PaymentDetails, PaymentRow } from './api/payment-queries.ts'
import classes from './payment-slots.module.css'

export function PaymentStatusChip({ row }: { row: PaymentRow }) {
  return (
    <StatusChip
      status={row.statusCode}
      colour={row.statusColour}
      isYourTurn={row.isYourTurn}
      isReturnedToCreator={isReturnedToCreator(row)}
    />
  )
}

export function PaymentSummary({ details: { row } }: { details: PaymentDetails }) {
  return (
    <>
      <Amount value={row.amount} currency={row.currency} size="xl" />
      <p className={classes.recipient}>{row.recipientName}</p>
      <p className={classes.purpose}>{row.purpose}</p>
    </>
  )
}

/** Everything the document states. An account and a name can be copied as they are. */
export function PaymentRequisites({ details: { row, transfer } }: { details: PaymentDetails }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return (
    <RequisiteList
      fields={[
        [t($ => $.requisites.operation), operationNames[row.operationCode][language]],
        [t($ => $.requisites.valueDate), <DateText key="valueDate" value={row.valueDate} />],
        [t($ => $.requisites.payer), transfer.payerName],
        [t($ => $.requisites.payerInn), transfer.payerInn],
        [
          t($ => $.requisites.payerAccount),
          <AccountNumber key="payerAccount" account={row.payerAccount} copy />,
        ],
        [t($ => $.requisites.recipient), row.recipientName],
        [t($ => $.requisites.recipientInn), transfer.recipientInn],
        [
          t($ => $.requisites.recipientAccount),
          <AccountNumber key="recipientAccount" account={row.recipientAccount} copy />,
        ],
        [t($ => $.requisites.recipientBank), recipientBankText(transfer, language)],
        [t($ => $.requisites.purpose), row.purpose],
        [t($ => $.requisites.paymentCode), transfer.paymentCode],
        [
          t($ => $.requisites.commission),
          <Amount key="commission" value={row.commission} currency={row.commissionCurrency} />,
        ],
        [t($ => $.requisites.created), <DateTimeText key="created" value={row.createdDate} />],
        [t($ => $.requisites.creator), transfer.creatorName],
      ]}
    />
  )
}

interface PaymentSigningFactsProps {
  row: PaymentRow
  details: PaymentDetails | undefined
}

/** Where the money goes, what it costs, and when. */
export function PaymentSigningFacts({ row, details }: PaymentSigningFactsProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const transfer = details?.transfer
  return (
    <>
      <div className={classes.spread}>
        <p className={classes.fact}>{formatAccountNumber(row.recipientAccount)}</p>
        <p className={classes.fact}>
          {t($ => $.requisites.commission)}:{' '}
          <Amount value={row.commission} currency={row.commissionCurrency} />
        </p>
      </div>
      {transfer ? (
        <p className={classes.fact}>
          {t($ => $.requisites.recipientBank)}: {recipientBankText(transfer, language)}
        </p>
      ) : null}
      <p className={classes.signedPurpose}>{row.purpose}</p>
      {transfer?.paymentCode ? (
        <p className={classes.fact}>
          {t($ => $.requisites.paymentCode)}: {transfer.paymentCode}
        </p>
      ) : null}
      <p className={classes.fact}>
        {operationNames[row.operationCode][language]} · № {row.transferNum} ·{' '}
        {t($ => $.requisites.valueDate)}: <DateText value={row.valueDate} />
      </p>
      <p className={classes.fact}>
        {t($ => $.requisites.payerAccount)}: {formatAccountNumber(row.payerAccount)}
      </p>
    </>
  )
}

/** Name and BIC of the bank of the payee; the BIC alone when the name is unknown. */
function recipientBankText(
  { recipientBankName, recipientBic }: PaymentDetails['transfer'],
  language: Language,
): string {
  const { ru, kg, eng } = recipientBankName
  const name = { ru, ky: kg, en: eng }[language]
  return name === recipientBic ? name : `${name}, ${recipientBic}`
}
