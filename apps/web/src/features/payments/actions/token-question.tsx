import { Suspense, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button, Spinner } from '../../../components/controls/button.tsx'
import { PinField, type PinRefusal } from '../../../components/token/pin-field.tsx'
import { TokenFaultNotice } from '../../../components/token/token-fault.tsx'
import { TokenLine, TokenLookedFor } from '../../../components/token/token-line.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import type { FoundToken, TokenDevice } from '../../../lib/token/token-device.ts'
import { isAboutDevice, isAboutPin, TokenError } from '../../../lib/token/token-device.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ActionButtons } from './action-buttons.tsx'
import type { OpenFlow } from './action-body.tsx'
import classes from './action.module.css'
import type { ActionFlow } from './action-flow.ts'
import { readTextsToSign } from './texts-to-sign.ts'
import { useToken } from './use-token.ts'

interface TokenQuestionProps {
  flow: ActionFlow
  state: OpenFlow
  isBusy: boolean
}

/** Asks for the token first and for its PIN when it is there; each thing that can be missing has its way out. */
export function TokenQuestion(props: TokenQuestionProps) {
  // The texts of tokens come when they are first needed; the document above stays where it is meanwhile.
  return (
    <Suspense fallback={<Spinner />}>
      <Question {...props} />
    </Suspense>
  )
}

function Question({ flow, state, isBusy }: TokenQuestionProps) {
  const { t } = useTranslation('token')
  const { state: token, lookAgain } = useToken()
  if (token.phase === 'found') {
    const { device } = token
    return (
      <PinQuestion
        flow={flow}
        state={state}
        isBusy={isBusy}
        device={device}
        token={token.token}
        onGone={lookAgain}
      />
    )
  }
  return (
    <div className={classes.footer}>
      {token.phase === 'looking' ? <TokenLookedFor /> : <TokenFaultNotice fault={token.fault} />}
      <ActionButtons flow={flow} isBusy={isBusy}>
        <Button loading={token.phase === 'looking'} onClick={lookAgain}>
          {t($ => $.again)}
        </Button>
      </ActionButtons>
    </div>
  )
}

interface PinQuestionProps extends TokenQuestionProps {
  device: TokenDevice
  token: FoundToken
  /** The device that was found is not there any more. */
  onGone: () => void
}

function PinQuestion({ flow, state, isBusy, device, token, onGone }: PinQuestionProps) {
  const { t } = useTranslation('payments')
  const [pin, setPin] = useState('')
  const [done, setDone] = useState<number>()
  const [refusal, setRefusal] = useState<PinRefusal>()
  /** What a device answers after the person has left is nobody's any more. */
  const attempt = useRef(0)
  const isSigning = done !== undefined

  const sign = async () => {
    attempt.current += 1
    const own = attempt.current
    setRefusal(undefined)
    setDone(0)
    try {
      const texts = await readTextsToSign(state.rows[0]?.legalPartyId ?? '', state.rows)
      const signed = await device.sign(pin, texts, setDone)
      if (own === attempt.current) flow.submit({ signed })
    } catch (error) {
      if (own !== attempt.current) return
      const known = error instanceof TokenError ? error : toApiError(error)
      const { code } = known
      setRefusal({ code, ...(known instanceof TokenError ? known.tries : {}) })
      if (isAboutPin(code)) setPin('')
      if (isAboutDevice(code)) onGone()
    } finally {
      if (own === attempt.current) setDone(undefined)
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSigning || isBusy) return
    if (pin === '') setRefusal({ code: '' })
    else void sign()
  }
  return (
    <form className={classes.footer} onSubmit={handleSubmit} noValidate>
      <TokenLine device={device} token={token} />
      <PinField
        device={device}
        value={pin}
        refusal={refusal}
        isWorking={isBusy || isSigning}
        onChange={typed => {
          setRefusal(undefined)
          setPin(typed)
        }}
      />
      {isSigning && state.rows.length > 1 ? (
        <p className={classes.count} role="status">
          {t($ => $.actions.token.signing, { done, all: state.rows.length })}
        </p>
      ) : null}
      <ActionButtons flow={flow} isBusy={isBusy}>
        <Button type="submit" loading={isBusy || isSigning}>
          {t($ => $.actions.sign)}
        </Button>
      </ActionButtons>
    </form>
  )
}
