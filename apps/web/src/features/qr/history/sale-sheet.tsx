import { formatPercent } from '@tartip/domain/money/format-amount'
import { originNames } from '@tartip/domain/payment/origin'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { Facts, type FactLine } from '../../../components/layout/facts.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { QrSaleRow } from '../api/qr-queries.ts'

interface SaleSheetProps {
  sale: QrSaleRow | undefined
  onClose: () => void
}

/** One sale with everything that is known of it. */
export function SaleSheet({ sale, onClose }: SaleSheetProps) {
  const { t } = useTranslation('qr')
  return (
    <Drawer
      opened={sale !== undefined}
      onClose={onClose}
      title={sale ? <Amount value={sale.amountWithFee} currency="KGS" size="lg" /> : ''}
    >
      {sale ? <SaleFacts sale={sale} label={t($ => $.sale.fee)} /> : null}
    </Drawer>
  )
}

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
      [sale.salePointName, sale.cashName].filter(Boolean).join(' · '),
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
    [t($ => $.sale.stan), sale.stan],
    [t($ => $.sale.providerId), sale.providerTransactionId],
  ]
  return <Facts facts={facts} />
}
