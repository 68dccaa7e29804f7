import { IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText, isErrorCode } from '@tartip/domain/errors/catalogue'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import type { Instant } from '@tartip/domain/time/instant'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { Unfold } from '../../components/layout/unfold.tsx'
import { Chip, type ChipTone } from '../../components/text/chip.tsx'
import { Countdown } from '../../components/text/countdown.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type {
  ActionAnswer,
  DocumentKind,
  DocumentRow,
  PhoneCalls,
  PhoneRequest,
} from '../document-kind.ts'
import { invalidateDocuments } from '../document-queries.ts'
import classes from './drawer.module.css'

const tones: Readonly<Record<PhoneRequest['state'], ChipTone>> = {
  SENDING: 'info',
  WAITING: 'warning',
  CONFIRMED: 'success',
  DECLINED: 'danger',
  FAILED: 'danger',
  EXPIRED: 'muted',
  CANCELLED: 'muted',
}
/** The answer itself comes by the live channel; this polls the state of the request. */
const pollEveryMs = 3_000

interface PhoneRequestsProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  phone: PhoneCalls
  id: string
  legalPartyId: string
  now: () => Instant | undefined
}

/** The requests on the phones of the signatories: to whom, in what state, and what can be done about it. */
export function PhoneRequests<TRow extends DocumentRow>(props: PhoneRequestsProps<TRow>) {
  const { kind, phone, id, legalPartyId, now } = props
  const { t } = useTranslation('documents')
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [kind.queryKeys[0], 'phone', legalPartyId, id] as const,
    queryFn: ({ signal }) => phone.read({ id, legalPartyId }, signal),
    refetchInterval: pollEveryMs,
  })
  const isYours = data?.list.some(one => one.isYours && one.state === 'WAITING') ?? false
  const act = useMutation({
    mutationFn: async (what: PhoneAction) => {
      const options = { service: kind.service, idempotencyKey: newIdempotencyKey() }
      const [answer] = await phone[what]({ ids: [id], legalPartyId }, options)
      return { what, answer }
    },
    onSettled: () => invalidateDocuments(client, kind),
  })
  const notify = useNotification()
  const run = (what: PhoneAction) => act.mutate(what, { onSuccess: notify, onError: notify })
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
      {data?.mayRequest || data?.mayCancel ? (
        <div className={classes.phoneButtons}>
          <Button
            variant="default"
            loading={act.isPending}
            onClick={() => run(data.mayRequest ? 'request' : 'cancel')}
          >
            {t($ => (data.mayRequest ? $.drawer.phone.request : $.drawer.phone.cancel))}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

type PhoneAction = 'request' | 'cancel'

/** Reports the outcome of sending or cancelling a request. */
function useNotification() {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  return (
    outcome: Error | { readonly what: PhoneAction; readonly answer: ActionAnswer | undefined },
  ) => {
    if (outcome instanceof Error) {
      toast.error(errorText(toApiError(outcome).code, {}, language))
    } else if (outcome.answer?.ok) {
      toast.success(
        t($ => (outcome.what === 'request' ? $.drawer.phone.requested : $.drawer.phone.cancelled)),
      )
    } else {
      toast.error(errorText(outcome.answer?.errorCode ?? 'GENERIC', {}, language))
    }
  }
}

/** Of a person who got several requests only the last one is shown. */
function newestOfEach(list: readonly PhoneRequest[]): readonly PhoneRequest[] {
  const seen = new Set<string>()
  return list.filter(({ stage, personName }) => {
    const name = `${stage} ${personName}`
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}

function RequestLine({ request, now }: { request: PhoneRequest; now: () => Instant | undefined }) {
  const { t } = useTranslation('documents')
  const { state, personName, validUntil, reason } = request
  const reasonText = useReason(reason)
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
      {reasonText ? <p>{t($ => $.drawer.phone.reason, { reason: reasonText })}</p> : null}
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

/** A reason is a code of ours, a code of the key, or what the person wrote. */
function useReason(reason: string | null | undefined): string {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  if (!reason) return ''
  const known = keyReasons.find(code => code === reason)
  if (known) return t($ => $.drawer.phone.reasons[known])
  return isErrorCode(reason) ? errorText(reason, {}, language) : reason
}
