import { operationNames } from '@tartip/domain/payment/operation'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import type { PaymentDetails } from '../api/payment-queries.ts'
import classes from './drawer.module.css'
import { recipientBankText } from './recipient-bank.ts'

interface RequisitesProps {
  transfer: PaymentDetails['transfer']
}

type FieldName =
  | 'operation'
  | 'valueDate'
  | 'payer'
  | 'payerInn'
  | 'payerAccount'
  | 'recipient'
  | 'recipientInn'
  | 'recipientAccount'
  | 'recipientBank'
  | 'purpose'
  | 'paymentCode'
  | 'commission'
  | 'created'
  | 'creator'

/** Everything the document says. An account and a name can be copied as they are. */
export function Requisites({ transfer }: RequisitesProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const { payment } = transfer
  const fields: readonly (readonly [FieldName, ReactNode])[] = [
    ['operation', operationNames[payment.operationCode][language]],
    ['valueDate', <DateText key="valueDate" value={payment.valueDate} />],
    ['payer', transfer.payerName],
    ['payerInn', transfer.payerInn],
    ['payerAccount', <AccountNumber key="payerAccount" account={payment.payerAccount} copy />],
    ['recipient', payment.recipientName],
    ['recipientInn', transfer.recipientInn],
    [
      'recipientAccount',
      <AccountNumber key="recipientAccount" account={payment.recipientAccount} copy />,
    ],
    ['recipientBank', recipientBankText(transfer, language)],
    ['purpose', payment.purpose],
    ['paymentCode', transfer.paymentCode],
    [
      'commission',
      <Amount key="commission" value={payment.commission} currency={payment.commissionCurrency} />,
    ],
    ['created', <DateTimeText key="created" value={payment.createdDate} />],
    ['creator', transfer.creatorName],
  ]
  return (
    <section className={classes.section}>
      <h3>{t($ => $.drawer.requisites)}</h3>
      <dl className={classes.requisites}>
        {fields.map(([name, value]) =>
          value ? (
            <div key={name} className={classes.field}>
              <dt>{t($ => $.drawer.fields[name])}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
