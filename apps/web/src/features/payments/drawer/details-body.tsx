import { IconAlertTriangle } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { Language } from '@tartip/domain/language'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { bishkekDate, instantAt, minuteOfTime } from '@tartip/domain/time/instant'
import type { Instant } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Timeline } from '../../../components/layout/timeline.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { Countdown } from '../../../components/text/countdown.tsx'
import { StatusChip } from '../../../components/text/status-chip.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { isReturnedToCreator } from '../../../lib/document-flags.ts'
import type { PaymentDetails, PaymentRow } from '../api/payment-queries.ts'
import { CanonicalText } from './canonical-text.tsx'
import classes from './drawer.module.css'
import { PhoneRequests } from './phone-requests.tsx'
import { reasonText } from './reason-text.ts'
import { Requisites } from './requisites.tsx'
import { Signatories } from './signatories.tsx'
import { wayStepsOf } from './status-timeline.tsx'

interface DetailsBodyProps {
  details: PaymentDetails
  /** The bank's clock, for the time left to sign. */
  now: () => Instant
}

/** One document from top to bottom: how much and to whom, its way, its signatures, its words. */
export function DetailsBody({ details, now }: DetailsBodyProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const { transfer, steps, signatories } = details
  const { payment } = transfer
  const words = wordsOf(payment, language)
  const last = steps.findLast(step => !step.isFuture)
  const told = steps.map(step => {
    if (!step.comment) return step
    const comment = reasonText(step.comment, payment.errorCode, language)
    // What stands above in large is not said once more beside the step it belongs to.
    return { ...step, comment: step === last && words.includes(comment) ? null : comment }
  })
  const isOver = steps.every(step => !step.isFuture)
  return (
    <div className={classes.details}>
      <div>
        <Amount value={payment.amount} currency={payment.currency} size="xl" />
        <p className={classes.recipient}>{payment.recipientName}</p>
        <p className={classes.purpose}>{payment.purpose}</p>
        <div className={classes.chips}>
          <StatusChip
            status={payment.statusCode}
            colour={payment.statusColour}
            isYourTurn={payment.isYourTurn}
            isReturnedToCreator={isReturnedToCreator(payment)}
          />
          {isBeforeSignatures(payment) ? <SignDeadline transfer={transfer} now={now} /> : null}
        </div>
      </div>
      <Words payment={payment} words={words} />
      {isOnPhone(payment) ? <PhoneRequests payment={payment} now={now} /> : null}
      <section className={classes.section}>
        <h3>{t($ => $.drawer.way)}</h3>
        <Timeline
          label={t($ => $.drawer.way)}
          steps={wayStepsOf(told, signatories, language, {
            byBank: t($ => $.drawer.byBank),
            edited: t($ => $.drawer.edited),
            maySign: names => t($ => $.drawer.maySign, { names }),
          })}
        />
      </section>
      {signatories.length > 0 ? <Signatories signatories={signatories} isOver={isOver} /> : null}
      <Requisites transfer={transfer} />
      <CanonicalText text={transfer.canonicalText} />
    </div>
  )
}

/** The bank's reason of a refusal, or what the signatory wants corrected. */
function wordsOf({ errorCode, description }: PaymentRow, language: Language): readonly string[] {
  const known = errorCode ? errorText(errorCode, {}, language) : undefined
  const written = description ? reasonText(description, errorCode, language) : undefined
  return [...new Set([known, written])].filter(text => text !== undefined)
}

function Words({ payment, words }: { payment: PaymentRow; words: readonly string[] }) {
  const { t } = useTranslation('payments')
  if (words.length === 0) return null
  const isRefusal = payment.statusCode === 'ERROR' || Boolean(payment.errorCode)
  return (
    <Notice tone={isRefusal ? 'danger' : 'warning'} icon={IconAlertTriangle}>
      <strong>{t($ => (isRefusal ? $.drawer.refusal : $.drawer.comment))}</strong>
      {words.map(text => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}

const isOnPhone = ({ statusCode }: PaymentRow): boolean =>
  statusCode === 'FIRST_SIGN_IN_PAY_CONTROL' || statusCode === 'SECOND_SIGN_IN_PAY_CONTROL'

/** Somebody here can still be late: the time left matters to whoever signs or sends for signing. */
const isBeforeSignatures = (payment: PaymentRow): boolean =>
  payment.isSignable || payment.isSendForSign

function SignDeadline({
  transfer,
  now,
}: Pick<DetailsBodyProps, 'now'> & Pick<PaymentDetails, 'transfer'>) {
  const { t } = useTranslation('payments')
  const { valueDate } = transfer.payment
  const deadline = instantAt(valueDate, minuteOfTime(transfer.timeRule.signDeadline))
  // Minutes are worth counting on the day itself; before it the date says more.
  return bishkekDate(now()) === valueDate ? (
    <Countdown to={deadline} now={now} />
  ) : (
    <span className={classes.aside}>
      {t($ => $.drawer.signUntil, { time: formatDateTime(deadline) })}
    </span>
  )
}
