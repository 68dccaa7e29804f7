import { IconDeviceMobile } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText, isErrorCode } from '@tartip/domain/errors/catalogue'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import type { Instant } from '@tartip/domain/time/instant'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { Unfold } from '../../../components/layout/unfold.tsx'
import { Chip, type ChipTone } from '../../../components/text/chip.tsx'
import { Countdown } from '../../../components/text/countdown.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CancelPayControlDocument } from '../api/cancel-pay-control.payment.generated.ts'
import { paymentsKey, type PaymentRow } from '../api/payment-queries.ts'
import { PayControlRequestsDocument } from '../api/pay-control-requests.payment.generated.ts'
import type { PayControlRequestsQuery } from '../api/pay-control-requests.payment.generated.ts'
import { RequestPayControlDocument } from '../api/request-pay-control.payment.generated.ts'
import classes from './drawer.module.css'

type Request = PayControlRequestsQuery['getPayControlRequests']['list'][number]

const tones: Readonly<Record<Request['state'], ChipTone>> = {
  SENDING: 'info',
  WAITING: 'warning',
  CONFIRMED: 'success',
  DECLINED: 'danger',
  FAILED: 'danger',
  EXPIRED: 'muted',
  CANCELLED: 'muted',
}
/** The answer itself comes by the live channel; this is for the state of the request. */
const lookEveryMs = 3_000

const requestsQuery = ({ legalPartyId, id }: PaymentRow) =>
  queryOptions({
    queryKey: [paymentsKey, 'phone', legalPartyId, id] as const,
    queryFn: async ({ signal }) => {
      const variables = { payment: { paymentId: id, legalPartyId } }
      const data = await execute(PayControlRequestsDocument, variables, {
        service: 'payment',
        signal,
        isPassive: true,
      })
      return data.getPayControlRequests
    },
    refetchInterval: lookEveryMs,
  })

interface PhoneRequestsProps {
  payment: PaymentRow
  now: () => Instant
}

/** What stands on the phones for this document: who is asked, how it goes, and what can be done about it. */
export function PhoneRequests({ payment, now }: PhoneRequestsProps) {
  const { t } = useTranslation('payments')
  const client = useQueryClient()
  const { data } = useQuery(requestsQuery(payment))
  const isYours = data?.list.some(one => one.isYours && one.state === 'WAITING') ?? false
  const act = useMutation({
    mutationFn: async (what: 'ask' | 'cancel') => {
      const variables = {
        payment: { paymentIds: [payment.id], legalPartyId: payment.legalPartyId },
      }
      const options = { service: 'payment', idempotencyKey: newIdempotencyKey() } as const
      const [result] =
        what === 'ask'
          ? (await execute(RequestPayControlDocument, variables, options)).requestPayControl
          : (await execute(CancelPayControlDocument, variables, options)).cancelPayControl
      return { what, result }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [paymentsKey] }),
  })
  const tell = useTelling()
  const run = (what: 'ask' | 'cancel') => act.mutate(what, { onSuccess: tell, onError: tell })
  return (
    <section className={classes.section} aria-labelledby="phone-requests">
      <h3 id="phone-requests">{t($ => $.drawer.phone.title)}</h3>
      <Notice icon={IconDeviceMobile}>
        <p>{t($ => (isYours ? $.drawer.phone.yours : $.drawer.phone.text))}</p>
      </Notice>
      {data?.list.length === 0 ? (
        <p className={classes.aside} role="status">
          {t($ => $.drawer.phone.empty)}
        </p>
      ) : null}
      <ul className={classes.requests}>
        {newestOfEach(data?.list ?? []).map(request => (
          <RequestLine key={request.id} request={request} now={now} />
        ))}
      </ul>
      {data?.mayAsk || data?.mayCancel ? (
        <div className={classes.phoneButtons}>
          <Button
            variant="default"
            loading={act.isPending}
            onClick={() => run(data.mayAsk ? 'ask' : 'cancel')}
          >
            {t($ => (data.mayAsk ? $.drawer.phone.ask : $.drawer.phone.cancel))}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** What became of asking or taking back, in a message. */
function useTelling() {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return (
    outcome:
      | Error
      | {
          readonly what: 'ask' | 'cancel'
          readonly result: { ok: boolean; errorCode?: string | null } | undefined
        },
  ) => {
    if (outcome instanceof Error) {
      toast.error(errorText(toApiError(outcome).code, {}, language))
    } else if (outcome.result?.ok) {
      toast.success(
        t($ => (outcome.what === 'ask' ? $.drawer.phone.asked : $.drawer.phone.cancelled)),
      )
    } else {
      toast.error(errorText(outcome.result?.errorCode ?? 'GENERIC', {}, language))
    }
  }
}

/** A person who was asked again has only the last request to look at. */
function newestOfEach(list: readonly Request[]): readonly Request[] {
  const seen = new Set<string>()
  return list.filter(({ stage, personName }) => {
    const name = `${stage} ${personName}`
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}

function RequestLine({ request, now }: { request: Request; now: () => Instant }) {
  const { t } = useTranslation('payments')
  const { state, personName, validUntil, reason } = request
  const words = useReason(reason)
  const isOpen = state === 'SENDING' || state === 'WAITING'
  return (
    <li className={classes.request}>
      <div className={classes.requestHead}>
        <span>{personName}</span>
        <Chip tone={tones[state]}>{t($ => $.drawer.phone.states[state])}</Chip>
        {isOpen ? <Countdown to={fromIso(validUntil)} now={now} urgentMinutes={15} /> : null}
      </div>
      {isOpen ? (
        <p className={classes.aside}>
          {t($ => $.drawer.phone.until, { time: formatDateTime(fromIso(validUntil)) })}
        </p>
      ) : null}
      {words ? <p>{t($ => $.drawer.phone.reason, { reason: words })}</p> : null}
      <div className={classes.document}>
        <Unfold summary={t($ => $.drawer.phone.shown)}>
          <pre translate="no" lang="ru">
            {request.text}
          </pre>
        </Unfold>
      </div>
    </li>
  )
}

const keyReasons = [
  'KEY_NOT_FOUND',
  'KEY_NOT_ACTIVATED',
  'KEY_BLOCKED',
  'KEY_EXPIRED',
  'CONFIRMATION_INVALID',
] as const

/** A reason is a code of ours, a code of the key, or what the person chose, in his words. */
function useReason(reason: string | null | undefined): string {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  if (!reason) return ''
  const known = keyReasons.find(code => code === reason)
  if (known) return t($ => $.drawer.phone.reasons[known])
  return isErrorCode(reason) ? errorText(reason, {}, language) : reason
}
