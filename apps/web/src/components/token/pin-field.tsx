import { errorText } from '@tartip/domain/errors/catalogue'
import { useEffect, useId } from 'react'
import type { TokenDevice } from '../../lib/token/token-device.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { PasswordField } from '../fields/password-field.tsx'

/** With which tokens leave the factory. */
const factoryPin = '12345678'

/** Why a PIN did not do. */
export interface PinRefusal {
  /** A code of the catalogue; '' when no PIN was typed. */
  readonly code: string
  /** How many wrong PINs the token still bears, when it says so. */
  readonly attemptsLeft?: number
}

interface PinFieldProps {
  device: TokenDevice
  value: string
  onChange: (typed: string) => void
  refusal: PinRefusal | undefined
  /** While the token works the field is dead, and after a refusal it has the focus again. */
  isWorking: boolean
}

/** The PIN of a token; it goes to the token and nowhere else. */
export function PinField({ device, value, onChange, refusal, isWorking }: PinFieldProps) {
  const { t, i18n } = useTranslation('token')
  const pinId = useId()
  // The demo's token lies at the simulator, so nothing is promised of its PIN.
  const plainHint = device.kind === 'plugin' ? t($ => $.pinHint) : undefined
  const isFactory = device.kind === 'plugin' && value === factoryPin
  useEffect(
    function returnToPin() {
      if (refusal !== undefined && !isWorking) document.getElementById(pinId)?.focus()
    },
    [refusal, isWorking, pinId],
  )
  return (
    <PasswordField
      label={t($ => $.pin)}
      hint={isFactory ? t($ => $.factoryPin) : plainHint}
      id={pinId}
      value={value}
      autoComplete="new-password"
      autoFocus
      isReadOnly={isWorking}
      error={wordsOf(refusal)}
      onChange={onChange}
    />
  )

  function wordsOf(wrong: PinRefusal | undefined) {
    if (wrong === undefined) return undefined
    if (wrong.code === '') return t($ => $.pinRequired)
    const words = errorText(wrong.code, {}, i18n.language)
    if (wrong.code !== 'PIN_INCORRECT') return words
    const left = wrong.attemptsLeft
    const warning =
      left === undefined ? t($ => $.lockWarning) : t($ => $.attemptsLeft, { count: left })
    return `${words} ${warning}`
  }
}
