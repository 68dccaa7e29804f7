import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { CopyButton } from '../../../components/controls/copy-button.tsx'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { Layer } from '../../../components/overlay/layer.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { QrCode } from '../../../components/text/qr-code.tsx'
import { salesWhilePayingQuery, useLiveSales } from '../../../lib/live-sales/live-sales.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { MadeCode, QrSaleRow } from '../api/qr-queries.ts'
import { playPaidSound } from './paid-sound.ts'
import classes from './customer-view.module.css'

interface CustomerViewProps {
  legalPartyId: string
  code: MadeCode
  isDynamic: boolean
  onNext: () => void
  /** What the next sale begins with. */
  returnFocusTo?: () => HTMLElement | null
}

/** The whole screen for the customer: the code, how much and to whom, then that it is paid and by whom. */
export function CustomerView(props: CustomerViewProps) {
  const { legalPartyId, code, isDynamic, onNext, returnFocusTo } = props
  const { t } = useTranslation('qr')
  const titleId = useId()
  const [paid, setPaid] = useState<QrSaleRow>()
  const take = (sale: QrSaleRow) => {
    // A one-time code is paid once: what comes later is not shown over it.
    if (sale.codeTransaction !== code.transaction || (isDynamic && paid)) return
    setPaid(sale)
    playPaidSound()
  }
  useLiveSales(legalPartyId, take)
  // Earlier sales of a permanent code are not this customer's.
  const isRead = isDynamic && paid === undefined
  const { data: sales } = useQuery({ ...salesWhilePayingQuery(legalPartyId), enabled: isRead })
  const takeRead = useEffectEvent((read: readonly QrSaleRow[]) => read.forEach(take))
  useEffect(() => {
    if (isRead && sales) takeRead(sales)
  }, [isRead, sales])
  // Messages for the seller would lie over the buttons, and are not for the customer.
  useEffect(() => toast.clear(), [])
  const { source } = code
  return (
    <Layer
      role="dialog"
      kind="screen"
      onClose={onNext}
      returnFocusTo={returnFocusTo}
      className={classes.screen}
      aria-labelledby={titleId}
      data-paid={paid ? true : undefined}
    >
      <IconButton className={classes.close} aria-label={t($ => $.customer.close)} onClick={onNext}>
        <IconX size={24} aria-hidden />
      </IconButton>
      <div className={classes.head}>
        <h2 id={titleId}>{source.name}</h2>
        {source.cashName ? <p>{source.cashName}</p> : null}
      </div>
      {isDynamic && paid ? null : (
        <>
          <div className={classes.code}>
            <QrCode text={code.qr} label={t($ => $.customer.code)} />
          </div>
          <p className={classes.amount}>
            {code.amount ? (
              <Amount value={code.amount} currency="KGS" size="lg" />
            ) : (
              t($ => $.customer.anyAmount)
            )}
          </p>
        </>
      )}
      <div role="status" className={classes.state}>
        {paid ? (
          <div className={classes.paid}>
            <IconCheck size={isDynamic ? 96 : 40} stroke={2.5} aria-hidden />
            <strong>{t($ => $.customer.paid)}</strong>
            <Amount value={paid.amountWithFee} currency="KGS" size="lg" />
            <span>{paid.senderName}</span>
          </div>
        ) : (
          <p>{t($ => $.customer.waiting)}</p>
        )}
      </div>
      <div className={classes.actions}>
        {isDynamic && paid ? null : <CopyButton text={code.qr} label={t($ => $.customer.copy)} />}
        <Button variant={paid ? 'filled' : 'default'} data-autofocus fullWidth onClick={onNext}>
          {t($ => $.customer[paid || !isDynamic ? 'next' : 'cancel'])}
        </Button>
      </div>
    </Layer>
  )
}
