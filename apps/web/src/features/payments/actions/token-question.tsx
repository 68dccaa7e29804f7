import { IconUsb } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button, Spinner } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { PasswordField } from '../../../components/fields/password-field.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import type { FoundToken, TokenDevice, TokenFault } from '../../../lib/token/token-device.ts'
import { TokenError } from '../../../lib/token/token-device.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ActionButtons } from './action-buttons.tsx'
import type { OpenFlow } from './action-body.tsx'
import classes from './action.module.css'
import type { ActionFlow } from './action-flow.ts'
import { readTextsToSign } from './texts-to-sign.ts'
import { useToken } from './use-token.ts'

/** Where the vendor gives out what a computer needs. */
const extensionAddress = 'https://chromewebstore.google.com/detail/ohedcglhbbfdgaogjhcclacoccbagkjg'
const pluginAddress = 'https://www.rutoken.ru/support/download/rutoken-plugin/'
/** With which tokens leave the factory. */
const factoryPin = '12345678'

interface TokenQuestionProps {
  flow: ActionFlow
  state: OpenFlow
  isBusy: boolean
}

/** Asks for the token first and for its PIN when it is there; each thing that can be missing has its way out. */
export function TokenQuestion({ flow, state, isBusy }: TokenQuestionProps) {
  const { t } = useTranslation('payments')
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
      {token.phase === 'looking' ? (
        <p className={classes.token} role="status">
          <Spinner />
          {t($ => $.actions.token.looking)}
        </p>
      ) : (
        <Fault fault={token.fault} />
      )}
      <ActionButtons flow={flow} isBusy={isBusy}>
        <Button loading={token.phase === 'looking'} onClick={lookAgain}>
          {t($ => $.actions.token.again)}
        </Button>
      </ActionButtons>
    </div>
  )
}

function Fault({ fault }: { fault: TokenFault }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return (
    <div className={classes.fault} role="alert">
      <IconUsb size={20} aria-hidden />
      <div>
        <p>{errorText(fault, {}, language)}</p>
        {fault === 'TOKEN_EXTENSION_MISSING' ? (
          <>
            <p className={classes.count}>{t($ => $.actions.token.firefox)}</p>
            <LinkButton href={extensionAddress} variant="light" size="sm">
              {t($ => $.actions.token.extension)}
            </LinkButton>
          </>
        ) : null}
        {fault === 'TOKEN_PLUGIN_MISSING' ? (
          <LinkButton href={pluginAddress} variant="light" size="sm">
            {t($ => $.actions.token.plugin)}
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}

interface PinQuestionProps extends TokenQuestionProps {
  device: TokenDevice
  token: FoundToken
  /** The device that was found is not there any more. */
  onGone: () => void
}

const aboutPin: readonly string[] = [
  'PIN_INCORRECT',
  'PIN_LENGTH_INVALID',
  'PIN_LOCKED',
  'USER_NOT_LOGGED_IN',
]
const aboutDevice: readonly string[] = ['NOT_DEVICE', 'NOT_ONE_DEVICE', 'NOT_CERT']

function PinQuestion({ flow, state, isBusy, device, token, onGone }: PinQuestionProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [pin, setPin] = useState('')
  const [done, setDone] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  /** What a device answers after the person has left is nobody's any more. */
  const attempt = useRef(0)
  const isSigning = done !== undefined
  const pinId = useId()
  // The demo's token lies at the simulator, so nothing is promised of its PIN.
  const plainHint = device.kind === 'plugin' ? t($ => $.actions.token.pinHint) : undefined
  const isFactory = device.kind === 'plugin' && pin === factoryPin
  const hint = isFactory ? t($ => $.actions.token.factoryPin) : plainHint
  useEffect(
    function returnToPin() {
      // The field was dead while the token worked, so the focus has left it.
      if (refusal !== undefined && !isSigning) document.getElementById(pinId)?.focus()
    },
    [refusal, isSigning, pinId],
  )

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
      const code = error instanceof TokenError ? error.code : toApiError(error).code
      setRefusal(code)
      if (aboutPin.includes(code)) setPin('')
      if (aboutDevice.includes(code)) onGone()
    } finally {
      if (own === attempt.current) setDone(undefined)
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSigning || isBusy) return
    if (pin === '') setRefusal('')
    else void sign()
  }
  return (
    <form className={classes.footer} onSubmit={handleSubmit} noValidate>
      <p className={classes.token}>
        <IconUsb size={20} aria-hidden />
        <span>
          {device.kind === 'software'
            ? t($ => $.actions.token.software)
            : t($ => $.actions.token.found, { label: token.label })}
          <span className={classes.count}>
            {token.validUntil
              ? t($ => $.actions.token.validUntil, {
                  date: formatDate(bishkekDate(fromIso(token.validUntil ?? ''))),
                })
              : ''}
          </span>
        </span>
      </p>
      <PasswordField
        label={t($ => $.actions.token.pin)}
        hint={hint}
        id={pinId}
        value={pin}
        autoComplete="new-password"
        autoFocus
        isDisabled={isBusy || isSigning}
        error={wordsOf(refusal)}
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

  function wordsOf(code: string | undefined) {
    if (code === undefined) return undefined
    if (code === '') return t($ => $.actions.token.pinRequired)
    const words = errorText(code, {}, language)
    return code === 'PIN_INCORRECT' ? `${words} ${t($ => $.actions.token.lockWarning)}` : words
  }
}
