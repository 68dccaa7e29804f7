import { IconAlertTriangle } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import { Spinner } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import type { BatchAction, DocumentKind, DocumentRow } from '../document-kind.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { useMe } from '../../lib/use-me.ts'
import { useLanguage } from '../../lib/use-language.ts'
import classes from './action.module.css'
import type { OpenFlow } from './flow-state.ts'
import type { BatchResult } from './batch-result.ts'
import { BatchResults } from './batch-results.tsx'
import { DocumentLineItem, SigningLine } from './document-lines.tsx'
import { NextSigners } from './next-signers.tsx'
import { amountsText, amountsWithFeesText } from './sums.ts'
import { usesToken } from './token-confirmation.tsx'

interface ActionBodyProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  state: OpenFlow<TRow>
  /** What is to be known of each document was shown before. */
  isReviewed?: boolean
}

/** What the person sees of an action: the documents, then its progress, then the result. */
export function ActionBody<TRow extends DocumentRow>(props: ActionBodyProps<TRow>) {
  const { state } = props
  const { t } = useTranslation('documents')
  switch (state.phase) {
    case 'confirming':
      return <Review {...props} refusal={state.refusal} />
    case 'running':
      return (
        <Progress isBusy title={t($ => $.actions.running[state.action])}>
          {state.done > 0
            ? t($ => $.actions.progress, { done: state.done, all: state.rows.length })
            : t($ => $.actions.documents, { count: state.rows.length })}
          {state.done > 0 ? (
            <progress className={classes.progress} max={state.rows.length} value={state.done} />
          ) : null}
        </Progress>
      )
    case 'checking':
      return (
        <Progress isBusy title={t($ => $.actions.checking)}>
          {t($ => $.actions.checkingText)}
        </Progress>
      )
    case 'unreachable':
      return (
        <Progress title={t($ => $.actions.unreachable)}>
          {t($ => $.actions.unreachableText)}
        </Progress>
      )
    case 'notArrived':
      return (
        <Progress title={t($ => $.actions.notArrived)}>{t($ => $.actions.notArrivedText)}</Progress>
      )
    case 'finished':
      return <Outcome {...props} result={state.result} />
  }
}

interface OutcomeProps<TRow extends DocumentRow> extends ActionBodyProps<TRow> {
  result: BatchResult<TRow>
}

function Outcome<TRow extends DocumentRow>({ kind, legalPartyId, result }: OutcomeProps<TRow>) {
  const signed = result.action === 'sign' ? result.done : []
  return (
    <>
      <BatchResults kind={kind} result={result} />
      {signed.length > 0 ? (
        <div className={classes.next}>
          <NextSigners kind={kind} legalPartyId={legalPartyId} signed={signed} />
        </div>
      ) : null}
    </>
  )
}

interface ReviewProps<TRow extends DocumentRow> extends ActionBodyProps<TRow> {
  refusal: ApiError | undefined
}

function Review<TRow extends DocumentRow>({
  kind,
  legalPartyId,
  state,
  refusal,
  isReviewed = false,
}: ReviewProps<TRow>) {
  const { t } = useTranslation('documents')
  const { action, rows, skipped } = state
  const Facts = isReviewed ? undefined : kind.review?.Facts
  const ids = rows.map(({ id }) => id)
  const language = useLanguage()
  const isToken = usesToken(useMe().currentContract.signType)
  const sums = amountsText(kind, rows)
  const skippedReason = kind.useTexts().skippedReason?.(action, skipped)
  const explanation = explanationOf(action, rows.length, isToken)
  return (
    <>
      {/* A wrong code is reported at its field. */}
      {refusal && !(action === 'sign' && isAboutCode(refusal)) ? <Refusal error={refusal} /> : null}
      <p className={classes.count}>{t($ => $.actions.documents, { count: rows.length })}</p>
      {sums ? <p className={classes.sums}>{sums}</p> : null}
      {action === 'sign' && kind.feeOf ? (
        <p>{t($ => $.actions.withFees, { sums: amountsWithFeesText(kind, rows) })}</p>
      ) : null}
      {explanation ? (
        <p className={classes.explanation}>{t($ => $.actions.explain[explanation])}</p>
      ) : null}
      {skipped.length > 0 ? (
        <div className={classes.skipped}>
          <Notice tone="warning">
            <p>{t($ => $.actions.skipped, { count: skipped.length })}</p>
            {skippedReason === undefined ? null : <p>{skippedReason}</p>}
          </Notice>
        </div>
      ) : null}
      <ul className={classes.rows} aria-label={t($ => $.actions.documents, { count: rows.length })}>
        {rows.map((row, index) =>
          action === 'sign' ? (
            <SigningLine
              key={row.id}
              kind={kind}
              legalPartyId={legalPartyId}
              row={row}
              isOnly={rows.length === 1}
              facts={Facts ? <Facts row={row} before={rows.slice(0, index)} ids={ids} /> : null}
            />
          ) : (
            <DocumentLineItem key={row.id} line={kind.line(row, language)} />
          ),
        )}
      </ul>
    </>
  )
}

/** With one document there is nothing to explain about many. */
function explanationOf(action: BatchAction, count: number, isToken: boolean) {
  if (action === 'sendForSigning' || action === 'markAsRead') return undefined
  if (action !== 'sign') return action
  if (count === 1) return undefined
  return isToken ? 'signToken' : action
}

const codeRefusals: readonly string[] = [
  'OTP_INCORRECT',
  'OTP_ALREADY_USED',
  'TemporaryLockoutException',
  'PermanentLockoutException',
]

/** Whether a refusal is about the code that was typed and not about the documents. */
export const isAboutCode = (error: ApiError): boolean => codeRefusals.includes(error.code)

function Refusal({ error }: { error: ApiError }) {
  const language = useLanguage()
  return (
    <div className={classes.refusal}>
      <Notice tone="danger" role="alert" icon={IconAlertTriangle}>
        <p>{errorText(error.code, error.params, language)}</p>
      </Notice>
    </div>
  )
}

interface ProgressProps {
  title: string
  isBusy?: boolean
  children: ReactNode
}

/** The state of the whole action, in place of its documents. */
function Progress({ title, isBusy = false, children }: ProgressProps) {
  return (
    <div className={classes.notice} role="status" aria-busy={isBusy || undefined}>
      {isBusy ? <Spinner /> : <IconAlertTriangle size={28} aria-hidden />}
      <p className={classes.noticeTitle}>{title}</p>
      <div className={classes.noticeText}>{children}</div>
    </div>
  )
}
