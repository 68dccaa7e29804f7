import { useRouter } from '@tanstack/react-router'
import { errorText } from '@tartip/domain/errors/catalogue'
import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import { toast } from '../../components/feedback/toast-store.ts'
import { toApiError } from '../../lib/api-error.ts'
import { execute } from '../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { outcomeIsUnknown } from '../../documents/actions/perform-action.ts'
import type { PaymentRow } from './api/payment-queries.ts'
import { RepeatPaymentDocument } from './api/repeat-payment.payment.generated.ts'
import { editHref, historyHref, repeatHref } from './urls.ts'

/** What a save answers instead of an id when the system failed (specification, section 7). */
const systemErrorId = '-1'

interface Attempt {
  readonly paymentId: string
  readonly key: string
}

/**
 * Makes a new draft from a finished document and opens its form. A lost answer keeps the key: the
 * next press requests the same draft instead of making a second one.
 */
export function useRepeat(): {
  repeat: (row: PaymentRow) => Promise<void>
  busyId: string | undefined
} {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const router = useRouter()
  const [busyId, setBusyId] = useState<string>()
  const running = useRef<string | undefined>(undefined)
  const attempt = useRef<Attempt | undefined>(undefined)

  const markBusy = (id: string | undefined) => {
    running.current = id
    setBusyId(id)
  }
  // After a success the button stays dead: the screen is about to change (double clicks come late).
  const open = (row: PaymentRow, draftId: string) => {
    attempt.current = undefined
    if (draftId === systemErrorId) {
      markBusy(undefined)
      toast.error(errorText('SYSTEM_ERROR', {}, language), {
        goOn: { href: historyHref({ status: 'DRAFT' }) },
      })
      return
    }
    toast.success(t($ => $.document.repeated))
    router.history.push(
      editHref(row.operationCode, draftId) ?? historyHref({ status: 'DRAFT', payment: draftId }),
    )
  }
  const fail = (row: PaymentRow, thrown: unknown) => {
    markBusy(undefined)
    const error = toApiError(thrown)
    if (outcomeIsUnknown(error)) {
      toast.error(
        t($ => $.document.repeatUnknown),
        { goOn: { href: historyHref({ status: 'DRAFT' }) } },
      )
      return
    }
    attempt.current = undefined
    const [wrong] = error.fields ?? []
    toast.error(
      wrong
        ? (wrong.message?.[language] ?? errorText(wrong.code, wrong.params, language))
        : errorText(error.code, error.params, language),
    )
    // What has changed since is corrected in the form, filled in with the old document.
    const form = repeatHref(row.operationCode, row.id)
    if (wrong && form) router.history.push(form)
  }
  const repeat = async (row: PaymentRow) => {
    if (running.current === row.id) return
    markBusy(row.id)
    if (attempt.current?.paymentId !== row.id) {
      attempt.current = { paymentId: row.id, key: newIdempotencyKey() }
    }
    try {
      const payment = { paymentId: row.id, legalPartyId: row.legalPartyId }
      const { key } = attempt.current
      const data = await execute(
        RepeatPaymentDocument,
        { payment },
        { service: 'payment', idempotencyKey: key },
      )
      open(row, data.repeatPayment)
    } catch (error) {
      fail(row, error)
    }
  }
  return { repeat, busyId }
}
