import { errorText } from '@tartip/domain/errors/catalogue'
import { longestComment } from '@tartip/domain/payment/comment'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useComponentText } from '../../components/i18n/use-component-text.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { CodeField } from '../../components/fields/code-field.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { useMe } from '../../lib/use-me.ts'
import { useLanguage } from '../../lib/use-language.ts'
import type { DocumentKind, DocumentRow } from '../document-kind.ts'
import { worthRetrying } from './batch-result.ts'
import { isDestructive } from './document-action.ts'
import type { OpenFlow } from './flow-state.ts'
import { isAboutCode } from './action-body.tsx'
import classes from './action.module.css'
import type { ActionFlow } from './action-flow.ts'
import type { ActionInput } from './perform-action.ts'
import { isWaiting } from './action-flow.ts'
import { ActionButtons as Buttons } from './action-buttons.tsx'
import { TokenConfirmation, usesToken } from './token-confirmation.tsx'

const codeLength = 6

interface ActionFooterProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  flow: ActionFlow<TRow>
  state: OpenFlow<TRow>
  /** What is to be known of each document was acknowledged before. */
  isReviewed?: boolean
  /** What was typed before its field was there. */
  typedAhead?: string
}

/** The confirmation of an action and its buttons, disabled while an answer is awaited. */
export function ActionFooter<TRow extends DocumentRow>(props: ActionFooterProps<TRow>) {
  const { flow, state, isReviewed = false, typedAhead = '' } = props
  const { t } = useTranslation('documents')
  const [code, setCode] = useState(() => typedAhead.replace(/\D/g, '').slice(0, codeLength))
  const [comment, setComment] = useState(typedAhead)
  const isBusy = isWaiting(state)
  const isToken = usesToken(useMe().currentContract.signType)

  // The fields stay through a refused or lost try, so that nothing has to be typed again.
  if (state.phase === 'confirming' || state.phase === 'running') {
    const shared = { flow, state, isBusy }
    if (state.action === 'sign') {
      const confirmation = isToken ? (
        <TokenConfirmation {...props} isBusy={isBusy} />
      ) : (
        <CodeConfirmation {...shared} code={code} onCodeChange={setCode} />
      )
      if (isReviewed || !props.kind.review) return confirmation
      return <AfterReview {...props}>{confirmation}</AfterReview>
    }
    if (state.action === 'returnForEditing' || state.action === 'revoke') {
      return <CommentConfirmation {...shared} comment={comment} onCommentChange={setComment} />
    }
    return (
      <Buttons flow={flow} isBusy={isBusy}>
        <Button
          color={isDestructive(state.action) ? 'danger' : 'brand'}
          loading={isBusy}
          onClick={() => flow.submit({})}
        >
          {t($ => $.actions[state.action])}
        </Button>
      </Buttons>
    )
  }
  if (state.phase === 'finished') {
    const left = worthRetrying(state.result)
    return (
      <Buttons flow={flow} isBusy={false} isOver>
        {left.length > 0 ? (
          <Button onClick={() => void flow.retryFailed()}>
            {t($ => $.actions.result.retry, { count: left.length })}
          </Button>
        ) : null}
      </Buttons>
    )
  }
  return (
    <Buttons flow={flow} isBusy={isBusy} isOver>
      {state.phase === 'unreachable' ? (
        <Button onClick={() => flow.checkAgain()}>{t($ => $.actions.checkAgain)}</Button>
      ) : null}
      {state.phase === 'notArrived' ? (
        <Button onClick={() => flow.sendAgain()}>{t($ => $.actions.sendAgain)}</Button>
      ) : null}
    </Buttons>
  )
}

/** The confirmation, once what is unusual about the documents is known and acknowledged. */
function AfterReview<TRow extends DocumentRow>(
  props: ActionFooterProps<TRow> & { children: ReactNode },
) {
  const { kind, flow, state, children } = props
  const { t } = useTranslation('documents')
  const [isAcknowledged, setIsAcknowledged] = useState(false)
  const warned = kind.review?.useWarned(state.rows.map(({ id }) => id))
  if (warned !== undefined && (isAcknowledged || warned.size === 0)) return children
  return (
    <Buttons flow={flow} isBusy={false}>
      <Button
        aria-disabled={warned === undefined || undefined}
        onClick={() => {
          if (warned !== undefined) setIsAcknowledged(true)
        }}
      >
        {t($ => (warned === undefined ? $.actions.sign : $.desk.acknowledge))}
      </Button>
    </Buttons>
  )
}

interface ConfirmationProps {
  flow: { submit(input: ActionInput): void; close(): void }
  state: OpenFlow<DocumentRow>
  isBusy: boolean
}

interface CodeConfirmationProps extends ConfirmationProps {
  code: string
  onCodeChange: (code: string) => void
}

function CodeConfirmation({ flow, state, isBusy, code, onCodeChange }: CodeConfirmationProps) {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const [isShort, setIsShort] = useState(false)
  const refusal = state.phase === 'confirming' ? state.refusal : undefined
  const { t: ofFields } = useComponentText()
  const attemptsLeft = refusal?.params['attemptsLeft']
  const refused =
    refusal && isAboutCode(refusal)
      ? [
          errorText(refusal.code, refusal.params, language),
          ...(typeof attemptsLeft === 'number'
            ? [ofFields($ => $.fields.attemptsLeft, { count: attemptsLeft })]
            : []),
        ].join(' ')
      : ''
  const [answered, setAnswered] = useState('')
  const error = isShort ? t($ => $.actions.codeShort) : code === answered ? refused : ''

  const submit = (whole: string) => {
    setAnswered(whole)
    flow.submit({ code: whole })
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.length < codeLength) setIsShort(true)
    else submit(code)
  }
  return (
    <form className={classes.footer} onSubmit={handleSubmit} noValidate>
      <CodeField
        label={t($ => $.actions.code)}
        hint={t($ => (state.rows.length > 1 ? $.actions.codeHintMany : $.actions.codeHint))}
        value={code}
        length={codeLength}
        autoFocus
        isReadOnly={isBusy}
        error={error || undefined}
        onChange={typed => {
          setIsShort(false)
          onCodeChange(typed)
        }}
        onComplete={submit}
      />
      <Buttons flow={flow} isBusy={isBusy}>
        <Button type="submit" loading={isBusy}>
          {t($ => $.actions.sign)}
        </Button>
      </Buttons>
    </form>
  )
}

interface CommentConfirmationProps extends ConfirmationProps {
  comment: string
  onCommentChange: (comment: string) => void
}

function CommentConfirmation({
  flow,
  state,
  isBusy,
  comment,
  onCommentChange,
}: CommentConfirmationProps) {
  const { t } = useTranslation('documents')
  const [isMissing, setIsMissing] = useState(false)
  const isReturn = state.action === 'returnForEditing'
  const text = comment.trim()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReturn && text === '') setIsMissing(true)
    else if ([...text].length <= longestComment) flow.submit({ comment: text })
  }
  return (
    <form className={classes.footer} onSubmit={handleSubmit} noValidate>
      <TextAreaField
        label={t($ => (isReturn ? $.actions.comment : $.actions.reason))}
        value={comment}
        counter={longestComment}
        rows={2}
        isRequired={isReturn}
        isReadOnly={isBusy}
        autoFocus
        error={isMissing ? t($ => $.actions.commentRequired) : undefined}
        onChange={typed => {
          setIsMissing(false)
          onCommentChange(typed)
        }}
      />
      <Buttons flow={flow} isBusy={isBusy}>
        <Button type="submit" color={isReturn ? 'brand' : 'danger'} loading={isBusy}>
          {t($ => $.actions[state.action])}
        </Button>
      </Buttons>
    </form>
  )
}
