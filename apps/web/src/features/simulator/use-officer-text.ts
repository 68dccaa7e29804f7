import { errorText } from '@tartip/domain/errors/catalogue'
import { type OfficerText, readOfficerText } from '@tartip/domain/text/officer-text'
import { useState } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'

/** An officer's text while it is being typed. */
export interface TypedText {
  readonly value: string
  /**
   * The error to show beside the field; an empty text is an error only after an attempt to send.
   */
  readonly error: string | undefined
  readonly change: (typed: string) => void
  /** The normalised text; undefined when it cannot be sent, and then `error` explains why. */
  readonly read: () => string | undefined
  /** Whether there is a text to send, without showing an error. */
  readonly isSendable: boolean
}

/**
 * The text of an action, validated by the bank's rule; `missing` is the message for an empty one.
 */
export function useOfficerText(field: OfficerText, missing?: string): TypedText {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const [value, setValue] = useState('')
  const [isRequested, setIsRequested] = useState(false)
  const text = readOfficerText(field, value)
  const errorOf = () => {
    if (text.ok) return undefined
    const { code, params } = text.error
    if (code !== 'FIELD_REQUIRED') return errorText(code, params, language)
    if (!isRequested) return undefined
    if (missing !== undefined) return missing
    return field === 'reason' ? t($ => $.desk.reasonMissing) : errorText(code, params, language)
  }
  return {
    value,
    error: errorOf(),
    isSendable: text.ok,
    change: typed => {
      setIsRequested(false)
      setValue(typed)
    },
    read: () => {
      setIsRequested(true)
      return text.ok ? text.value : undefined
    },
  }
}
