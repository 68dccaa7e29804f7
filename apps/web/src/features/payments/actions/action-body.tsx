import { IconAlertTriangle } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import { Spinner } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import classes from './action.module.css'
import type { FlowState } from './flow-state.ts'
import { BatchResults } from './batch-results.tsx'
import { usesToken } from './uses-token.ts'
import { RowLine } from './row-line.tsx'
import { SigningLine } from './signing-line.tsx'
import { sumsText, sumsWithCommissionText } from './sums.ts'

export type OpenFlow = Exclude<FlowState, { phase: 'closed' }>

interface ActionBodyProps {
  state: OpenFlow
}

/** What the person sees of an action: the documents, then where it stands, then what became of it. */
export function ActionBody({ state }: ActionBodyProps) {
  const { t } = useTranslation('payments')
  switch (state.phase) {
    case 'asking':
      return <Review state={state} refusal={state.refusal} />
    case 'running':
      return (
        <Standing isBusy title={t($ => $.actions.running[state.action])}>
          {state.done > 0
            ? t($ => $.actions.progress, { done: state.done, all: state.rows.length })
            : t($ => $.actions.documents, { count: state.rows.length })}
          {state.done > 0 ? (
            <progress className={classes.progress} max={state.rows.length} value={state.done} />
          ) : null}
        </Standing>
      )
    case 'checking':
      return (
        <Standing isBusy title={t($ => $.actions.checking)}>
          {t($ => $.actions.checkingText)}
        </Standing>
      )
    case 'silence':
      return <Standing title={t($ => $.actions.silence)}>{t($ => $.actions.silenceText)}</Standing>
    case 'notArrived':
      return (
        <Standing title={t($ => $.actions.notArrived)}>{t($ => $.actions.notArrivedText)}</Standing>
      )
    case 'finished':
      return <BatchResults result={state.result} />
  }
}

function Review({ state, refusal }: { state: OpenFlow; refusal: ApiError | undefined }) {
  const { t } = useTranslation('payments')
  const { action, rows, skipped } = state
  const isToken = usesToken(useMe().currentContract.signType)
  const explanation = explanationOf(action, rows.length, isToken)
  return (
    <>
      {/* A wrong code is told at its field, where the eye is. */}
      {refusal && !(action === 'sign' && isAboutCode(refusal)) ? <Refusal error={refusal} /> : null}
      <p className={classes.count}>{t($ => $.actions.documents, { count: rows.length })}</p>
      <p className={classes.sums}>{sumsText(rows)}</p>
      {action === 'sign' ? (
        <p>{t($ => $.actions.withCommission, { sums: sumsWithCommissionText(rows) })}</p>
      ) : null}
      {explanation ? (
        <p className={classes.explanation}>{t($ => $.actions.explain[explanation])}</p>
      ) : null}
      {skipped.length > 0 ? (
        <div className={classes.skipped}>
          <Notice tone="warning">
            <p>{t($ => $.actions.skipped, { count: skipped.length })}</p>
          </Notice>
        </div>
      ) : null}
      <ul className={classes.rows} aria-label={t($ => $.actions.documents, { count: rows.length })}>
        {rows.map(row =>
          action === 'sign' ? (
            <SigningLine key={row.id} row={row} isOnly={rows.length === 1} />
          ) : (
            <RowLine key={row.id} row={row} />
          ),
        )}
      </ul>
    </>
  )
}

/** One code needs no word about many documents when there is one. */
function explanationOf(action: OpenFlow['action'], count: number, isToken: boolean) {
  if (action === 'sendForSigning') return undefined
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

interface StandingProps {
  title: string
  isBusy?: boolean
  children: ReactNode
}

/** Where the whole action stands, in place of its documents. */
function Standing({ title, isBusy = false, children }: StandingProps) {
  return (
    <div className={classes.notice} role="status" aria-busy={isBusy || undefined}>
      {isBusy ? <Spinner /> : <IconAlertTriangle size={28} aria-hidden />}
      <p className={classes.noticeTitle}>{title}</p>
      <div className={classes.noticeText}>{children}</div>
    </div>
  )
}
