import { errorText } from '@tartip/domain/errors/catalogue'
import { longestComment } from '@tartip/domain/payment/comment'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { worthTrying } from './batch-result.ts'
import type { OpenFlow } from './action-body.tsx'
import { isAboutCode } from './action-body.tsx'
import classes from './action.module.css'
import type { ActionFlow } from './action-flow.ts'
import { isWaiting } from './action-flow.ts'
import { ActionButtons as Buttons } from './action-buttons.tsx'
import { TokenQuestion } from './token-question.tsx'
import { usesToken } from './uses-token.ts'

const codeLength = 6

interface ActionFooterProps {
  flow: ActionFlow
  state: OpenFlow
}

/** The question of an action and its buttons; all of them are dead until the answer is there. */
export function ActionFooter({ flow, state }: ActionFooterProps) {
  const { t } = useTranslation('payments')
  const [code, setCode] = useState('')
  const [comment, setComment] = useState('')
  const isBusy = isWaiting(state)
  const isToken = usesToken(useMe().currentContract.signType)

  // The fields stay through a refused or lost try, so that nothing has to be typed again.
  if (state.phase === 'asking' || state.phase === 'running') {
    const shared = { flow, state, isBusy }
    if (state.action === 'sign' && isToken) return <TokenQuestion {...shared} />
    if (state.action === 'sign')
      return <CodeQuestion {...shared} code={code} onCodeChange={setCode} />
    if (state.action === 'returnForEditing' || state.action === 'revoke') {
      return <CommentQuestion {...shared} comment={comment} onCommentChange={setComment} />
    }
    return (
      <Buttons flow={flow} isBusy={isBusy}>
        <Button
          color={state.action === 'sendForSigning' ? 'brand' : 'danger'}
          loading={isBusy}
          onClick={() => flow.submit({})}
        >
          {t($ => $.actions[state.action])}
        </Button>
      </Buttons>
    )
  }
  if (state.phase === 'finished') {
    const left = worthTrying(state.result)
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
      {state.phase === 'silence' ? (
        <Button onClick={() => flow.checkAgain()}>{t($ => $.actions.checkAgain)}</Button>
      ) : null}
      {state.phase === 'notArrived' ? (
        <Button onClick={() => flow.sendAgain()}>{t($ => $.actions.sendAgain)}</Button>
      ) : null}
    </Buttons>
  )
}

interface QuestionProps extends ActionFooterProps {
  isBusy: boolean
}

interface CodeQuestionProps extends QuestionProps {
  code: string
  onCodeChange: (code: string) => void
}

function CodeQuestion({ flow, state, isBusy, code, onCodeChange }: CodeQuestionProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [isShort, setIsShort] = useState(false)
  const refusal = state.phase === 'asking' ? state.refusal : undefined
  const refused =
    refusal && isAboutCode(refusal) ? errorText(refusal.code, refusal.params, language) : ''
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
        hint={t($ => $.actions.codeHint)}
        value={code}
        length={codeLength}
        autoFocus
        isDisabled={isBusy}
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

interface CommentQuestionProps extends QuestionProps {
  comment: string
  onCommentChange: (comment: string) => void
}

function CommentQuestion({ flow, state, isBusy, comment, onCommentChange }: CommentQuestionProps) {
  const { t } = useTranslation('payments')
  const [isMissing, setIsMissing] = useState(false)
  const isReturn = state.action === 'returnForEditing'
  const words = comment.trim()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReturn && words === '') setIsMissing(true)
    else if ([...words].length <= longestComment) flow.submit({ comment: words })
  }
  return (
    <form className={classes.footer} onSubmit={handleSubmit} noValidate>
      <TextAreaField
        label={t($ => (isReturn ? $.actions.comment : $.actions.reason))}
        value={comment}
        counter={longestComment}
        rows={2}
        isRequired={isReturn}
        isDisabled={isBusy}
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
