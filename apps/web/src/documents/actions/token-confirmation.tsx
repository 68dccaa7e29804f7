import type { SignType } from '@tartip/domain/people/sign-right'
import { Suspense, useCallback, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button, Spinner } from '../../components/controls/button.tsx'
import { PinField, type PinRefusal } from '../../components/token/pin-field.tsx'
import { TokenFaultNotice } from '../../components/token/token-fault.tsx'
import { TokenLine, TokenSearch } from '../../components/token/token-line.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { findTokenDevice } from '../../lib/token/find-token-device.ts'
import type { FoundToken, TokenDevice } from '../../lib/token/token-device.ts'
import { isAboutDevice, isAboutPin, TokenError } from '../../lib/token/token-device.ts'
import { useTokenSearch } from '../../lib/token/use-token-search.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { useMe } from '../../lib/use-me.ts'
import type { DocumentKind, DocumentRow } from '../document-kind.ts'
import { ActionButtons } from './action-buttons.tsx'
import type { OpenFlow } from './flow-state.ts'
import classes from './action.module.css'
import type { ActionFlow } from './action-flow.ts'
import { readTextsToSign } from './texts-to-sign.ts'

/** Both kinds of Rutoken need a PIN where others need a code. */
export const usesToken = (signType: SignType): boolean =>
  signType === 'RU_TOKEN_2' || signType === 'RU_TOKEN_S'

interface TokenConfirmationProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  flow: ActionFlow<TRow>
  state: OpenFlow<TRow>
  isBusy: boolean
}

/** Finds the token first and takes its PIN when it is there; whatever is missing is named with its remedy. */
export function TokenConfirmation<TRow extends DocumentRow>(props: TokenConfirmationProps<TRow>) {
  // The texts of tokens come when they are first needed; the document above stays where it is meanwhile.
  return (
    <Suspense fallback={<Spinner />}>
      <FindToken {...props} />
    </Suspense>
  )
}

function FindToken<TRow extends DocumentRow>(props: TokenConfirmationProps<TRow>) {
  const { flow, isBusy } = props
  const { t } = useTranslation('token')
  const me = useMe()
  const search = useTokenSearch(useCallback(() => findTokenDevice(me), [me]))
  const { state: token, retrySearch } = search
  if (token.phase === 'found') {
    const { device } = token
    return <PinConfirmation {...props} device={device} token={token.token} onGone={retrySearch} />
  }
  return (
    <div className={classes.footer}>
      {token.phase === 'looking' ? <TokenSearch /> : <TokenFaultNotice fault={token.fault} />}
      <ActionButtons flow={flow} isBusy={isBusy}>
        <Button loading={token.phase === 'looking'} onClick={retrySearch}>
          {t($ => $.again)}
        </Button>
      </ActionButtons>
    </div>
  )
}

interface PinConfirmationProps<TRow extends DocumentRow> extends TokenConfirmationProps<TRow> {
  device: TokenDevice
  token: FoundToken
  /** The device that was found is not there any more. */
  onGone: () => void
}

function PinConfirmation<TRow extends DocumentRow>(props: PinConfirmationProps<TRow>) {
  const { kind, legalPartyId, flow, state, isBusy, device, token, onGone } = props
  const { t } = useTranslation('documents')
  const [pin, setPin] = useState('')
  const [done, setDone] = useState<number>()
  const [refusal, setRefusal] = useState<PinRefusal>()
  /** An answer of the device after the person has left is ignored. */
  const attempt = useRef(0)
  const isSigning = done !== undefined

  const sign = async () => {
    attempt.current += 1
    const own = attempt.current
    setRefusal(undefined)
    setDone(0)
    try {
      const texts = await readTextsToSign(kind, legalPartyId, state.rows)
      const signed = await device.sign(pin, texts, setDone)
      if (own === attempt.current) flow.submit({ signed })
    } catch (error) {
      if (own !== attempt.current) return
      const known = error instanceof TokenError ? error : toApiError(error)
      const { code } = known
      setRefusal({ code, ...(known instanceof TokenError ? known.attempts : {}) })
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
