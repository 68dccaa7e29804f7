import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { colourOfStatus } from '@tartip/domain/payment/status-view'
import { refundReasonIsSound, refundReasonLength } from '@tartip/domain/qr/refund'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { MoneyField, typedTextOf } from '../../../components/fields/money-field.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { StatusChip } from '../../../components/text/status-chip.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useFailure } from '../../../lib/use-failure.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  availableRefundQuery,
  createDocumentSubmit,
  refundedSaleQuery,
  saveRefund,
} from '../api/qr-documents.ts'
import { salesKey } from '../../../lib/live-sales/live-sales.ts'
import type { QrSaleRow } from '../api/qr-queries.ts'
import { signedDocumentHref } from '../urls.ts'
import { toApiError } from '../../../lib/api-error.ts'
import classes from '../qr.module.css'

interface RefundDialogProps {
  legalPartyId: string
  sale: QrSaleRow
  onClose: () => void
}

/** Gives a sale back, fully or in part; what is made is a document that is signed like any payment. */
export function RefundDialog({ legalPartyId, sale, onClose }: RefundDialogProps) {
  const { t } = useTranslation('qr')
  const id = useId()
  const client = useQueryClient()
  const available = useQuery(availableRefundQuery(legalPartyId, sale.id))
  const payer = useQuery(refundedSaleQuery(legalPartyId, sale.id))
  const [typed, setTyped] = useState(() => typedTextOf(sale.amountWithFee, 'KGS'))
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [refund] = useState(() => createDocumentSubmit(saveRefund))
  const failure = useFailure()
  const errorText = useErrorText(isTried || available.isError)
  const amount = readAmount(typed, sale.amountWithFee)
  const most = t($ => $.refund.most, { amount: typedTextOf(sale.amountWithFee, 'KGS') })
  const reasonVerdict = refundReasonIsSound(reason)
  const making = useMutation({
    mutationFn: (wire: string) =>
      refund({ legalPartyId, operationId: sale.id, amount: wire, reason: reason.trim() }),
    onSuccess(paymentId) {
      void client.invalidateQueries({ queryKey: [salesKey] })
      toast.success(
        t($ => $.refund.done),
        { goOn: { href: signedDocumentHref(paymentId) } },
      )
      onClose()
    },
    onError(error) {
      failure.show(error)
      // The sale names the document that was kept, or the one that a colleague has sent meanwhile.
      void client.invalidateQueries({ queryKey: [salesKey] })
    },
  })
  const submit = () => {
    setIsTried(true)
    failure.forget()
    if (amount.wire !== undefined && reasonVerdict.ok && !making.isPending)
      making.mutate(amount.wire)
  }
  const refused = available.error ? toApiError(available.error) : undefined
  const isRefundedElsewhere = refused?.code === 'ALREADY_REFUNDED' && !sale.refund
  useEffect(
    function readRefund() {
      if (isRefundedElsewhere) void client.invalidateQueries({ queryKey: [salesKey] })
    },
    [client, isRefundedElsewhere],
  )
  return (
    <Dialog
      title={t($ => $.refund.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {refused ? t($ => $.refund.close) : t($ => $.refund.cancel)}
          </Button>
          {refused && sale.refund ? (
            <LinkButton href={signedDocumentHref(sale.refund.paymentId)}>
              {t($ => $.refund.toDocument)}
            </LinkButton>
          ) : null}
          {refused ? null : (
            <Button
              aria-disabled={making.isPending || !available.data || undefined}
              onClick={submit}
            >
              {t($ => $.refund.send)}
            </Button>
          )}
        </>
      }
    >
      {refused ? (
        <Notice tone="warning" role="alert">
          {errorText(refused.code, refused.params)}
          {sale.refund ? <RefundLine refund={sale.refund} /> : null}
        </Notice>
      ) : (
        <div className={classes.form}>
          <p className={classes.note}>
            {available.data ? (
              t($ => $.refund.to, {
                name: available.data.recipientName,
                account: available.data.maskedAccount,
              })
            ) : (
              <SkeletonBlock width="14rem" />
            )}
          </p>
          {payer.isError ? null : (
            <p className={classes.note}>
              {payer.data ? (
                <>
                  {t($ => $.refund.from)}: <AccountNumber account={payer.data.account} />
                </>
              ) : (
                <SkeletonBlock width="12rem" />
              )}
            </p>
          )}
          <MoneyField
            id={`${id}-amount`}
            label={t($ => $.refund.amount)}
            isRequired
            hint={most}
            currency="KGS"
            value={typed}
            error={
              isTried && amount.code
                ? `${errorText(amount.code, amount.params)} ${most}`
                : undefined
            }
            onChange={setTyped}
          />
          <TextAreaField
            id={`${id}-reason`}
            label={t($ => $.refund.reason)}
            isRequired
            value={reason}
            counter={refundReasonLength.max}
            error={
              isTried && !reasonVerdict.ok
                ? reasonVerdict.error.code === 'FIELD_PATTERN'
                  ? t($ => $.refund.reasonCharacters)
                  : errorText(reasonVerdict.error.code, reasonVerdict.error.params)
                : undefined
            }
            onChange={setReason}
          />
          {failure.words ? (
            <Notice tone="danger" role="alert">
              {failure.words}
            </Notice>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

function RefundLine({ refund }: { refund: NonNullable<QrSaleRow['refund']> }) {
  return (
    <p className={classes.refund}>
      <Amount value={refund.amount} currency="KGS" />
      <StatusChip status={refund.statusCode} colour={colourOfStatus(refund.statusCode)} />
    </p>
  )
}

/** The typed amount on the wire, or why it is none that can be given back. */
function readAmount(typed: string, most: string) {
  const read = parseTypedAmount(typed, 'KGS')
  if (!read.ok) return { code: read.error.code, params: read.error.params }
  if (read.value <= 0n) return { code: 'AMOUNT_NOT_POSITIVE', params: {} }
  const wire = toDecimal(read.value, 'KGS')
  const mostMinor = BigInt(most.replace('.', ''))
  return read.value > mostMinor ? { code: 'REFUND_AMOUNT_EXCEEDED', params: {} } : { wire }
}
