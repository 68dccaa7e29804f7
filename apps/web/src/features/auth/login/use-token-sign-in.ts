import { useRef, useState } from 'react'
import type { PinRefusal } from '../../../components/token/pin-field.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { sessionEvents } from '../../../lib/session-events.ts'
import { isAboutDevice, isAboutPin, TokenError } from '../../../lib/token/token-device.ts'
import type { TokenDevice, TokenFault } from '../../../lib/token/token-device.ts'
import { requestTokenChallenge, confirmWithToken } from '../api/sign-in.ts'
import { captchaSource } from '../captcha/captcha.ts'
import type { SignInFailure } from './sign-in-failure.ts'
import { signInFailureOf } from './sign-in-failure.ts'
import { useWait } from './use-wait.ts'

interface TokenSignIn {
  readonly device: TokenDevice
  readonly onSignedIn: () => Promise<void>
  readonly onStartOver: (isTooLate: boolean) => void
  /** The PIN has served or was wrong: it is typed again for the next try. */
  readonly onPinSpent: () => void
}

/** One try after the other: a challenge of its own, the token's signature over it, and what the bank says. */
export function useTokenSignIn({ device, onSignedIn, onStartOver, onPinSpent }: TokenSignIn) {
  const [refusal, setRefusal] = useState<PinRefusal>()
  /** The token went away after it was found; the PIN waits for it. */
  const [fault, setFault] = useState<TokenFault>()
  const [failure, setFailure] = useState<SignInFailure>()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const { secondsLeft, waitFor } = useWait()

  const clearFailure = () => {
    setRefusal(undefined)
    setFault(undefined)
    setFailure(undefined)
  }
  const refuse = (error: unknown) => {
    if (error instanceof TokenError) {
      if (isAboutDevice(error.code)) setFault(error.code)
      else setRefusal({ code: error.code, ...error.attempts })
      if (isAboutPin(error.code)) onPinSpent()
      return
    }
    const next = signInFailureOf(toApiError(error))
    if (next.place === 'startOver') {
      onStartOver(true)
      return
    }
    onPinSpent()
    setFailure(next)
    if (next.place === 'lockout') waitFor(next.waitSeconds)
    // The next try needs a token of its own; it is made while the person reads.
    captchaSource.prepare()
  }
  const attempt = async (pin: string, choice: string | undefined) => {
    // A ref, because two presses may come before the first render.
    if (isSending.current || secondsLeft > 0) return
    clearFailure()
    if (pin === '') {
      setRefusal({ code: '' })
      return
    }
    isSending.current = true
    setIsBusy(true)
    try {
      await signIn(device, pin, choice)
      await onSignedIn()
    } catch (error) {
      refuse(error)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }
  return { attempt, isBusy, refusal, fault, failure, secondsLeft, clearFailure }
}

/** A captcha that has grown stale while the token worked is no fault of the person: all of it again, once. */
async function signIn(device: TokenDevice, pin: string, choice: string | undefined): Promise<void> {
  const once = async () => {
    const challenge = await requestTokenChallenge()
    const { signatures } = await device.sign(pin, [challenge], () => undefined, choice)
    const captchaToken = await captchaSource.take()
    sessionEvents.emit('signingIn', undefined)
    await confirmWithToken({ challenge, signature: signatures[0] ?? '', captchaToken })
  }
  try {
    await once()
  } catch (error) {
    if (error instanceof TokenError || toApiError(error).code !== 'CAPTCHA_INVALID') throw error
    await once()
  }
}
