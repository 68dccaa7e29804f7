import { useQuery } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { useState } from 'react'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { Button } from '../../../components/controls/button.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { formatPercent } from '@tartip/domain/money/format-amount'
import { colourOfStatus } from '@tartip/domain/payment/status-view'
import { originNames } from '@tartip/domain/payment/origin'
import { refundProgress, refundProgressNames } from '@tartip/domain/qr/refund'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { Facts, type FactLine } from '../../../components/layout/facts.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { StatusChip } from '../../../components/text/status-chip.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { salePlaceOf } from '../../../lib/sale-place.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { saleQuery, type QrSaleRow } from '../api/qr-queries.ts'
import { signedDocumentHref } from '../urls.ts'
import classes from '../qr.module.css'
import { RefundDialog } from './refund-dialog.tsx'

interface SaleSheetProps {
  legalPartyId: string
  /** The sale that is open, if any. */
  saleId: string | undefined
  /** The sales on the page; one that is not among them, such as an old one from a notification, is read. */
  listed: readonly QrSaleRow[] | undefined
  onClose: () => void
}

/** One sale with everything that is known of it. */
export function SaleSheet({ legalPartyId, saleId, listed, onClose }: SaleSheetProps) {
  const ofList = listed?.find(({ id }) => id === saleId)
  const read = useQuery({
    ...saleQuery(legalPartyId, saleId ?? ''),
    enabled: saleId !== undefined && ofList === undefined,
  })
  const errorText = useErrorText(read.isError)
  const sale = ofList ?? (saleId === undefined ? undefined : read.data)
  const { t } = useTranslation('qr')
  const viewer = useViewer()
  const [isRefunding, setIsRefunding] = useState(false)
  const mayRefund = sale && !sale.refund && may(viewer, 'payments.create').ok
  return (
    <Drawer
      opened={sale !== undefined || (saleId !== undefined && read.isError)}
      onClose={onClose}
      footer={
        mayRefund ? (
          <Button variant="default" fullWidth onClick={() => setIsRefunding(true)}>
            {t($ => $.refund.open)}
          </Button>
        ) : undefined
      }
      title={sale ? <Amount value={sale.amountWithFee} currency="KGS" size="lg" /> : ''}
    >
      {!sale && read.error ? (
        <Notice tone="warning" role="alert">
          {errorText(toApiError(read.error).code)}
        </Notice>
      ) : null}
      {sale ? <SaleFacts sale={sale} label={t($ => $.sale.fee)} /> : null}
      {sale && isRefunding ? (
        <RefundDialog
          legalPartyId={legalPartyId}
          sale={sale}
          onClose={() => setIsRefunding(false)}
        />
      ) : null}
    </Drawer>
  )
}

const refundLine = (name: string, refund: NonNullable<QrSaleRow['refund']>): FactLine => [
  name,
  <span key="refund" className={classes.refund}>
    <AppLink href={signedDocumentHref(refund.paymentId)}>
      <Amount value={refund.amount} currency="KGS" />
    </AppLink>
    <StatusChip status={refund.statusCode} colour={colourOfStatus(refund.statusCode)} />
  </span>,
]

function SaleFacts({ sale, label }: { sale: QrSaleRow; label: string }) {
  const { t } = useTranslation('qr')
  const language = useLanguage()
  const optional = (name: string, value: string | null | undefined): readonly FactLine[] =>
    value ? [[name, value]] : []
  const facts: readonly FactLine[] = [
    [t($ => $.sale.time), <DateTimeText key="time" value={sale.createdAt} />],
    [t($ => $.sale.sender), `${sale.senderName} · ${sale.qrAccount}`],
    ...optional(
      t($ => $.sale.place),
      salePlaceOf(sale),
    ),
    [
      `${label} ${formatPercent(sale.feePercent)}`,
      <Amount key="fee" value={sale.feeAmount} currency="KGS" />,
    ],
    [t($ => $.sale.credited), <Amount key="net" value={sale.amountWithoutFee} currency="KGS" />],
    [t($ => $.sale.account), <AccountNumber key="account" account={sale.account} copy />],
    [t($ => $.sale.origin), originNames[sale.origin][language]],
    ...optional(
      t($ => $.sale.comment),
      sale.qrComment,
    ),
    ...(sale.refund
      ? [
          refundLine(
            refundProgressNames[refundProgress(sale.refund.statusCode)][language],
            sale.refund,
          ),
        ]
      : []),
    [t($ => $.sale.stan), sale.stan],
    [t($ => $.sale.providerId), sale.providerTransactionId],
  ]
  return <Facts facts={facts} />
}
