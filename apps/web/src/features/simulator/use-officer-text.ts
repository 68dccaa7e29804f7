import { errorText } from '@tartip/domain/errors/catalogue'
import { type OfficerText, readOfficerText } from '@tartip/domain/text/officer-text'
import { useState } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'

/** A text of the officer while it is written. */
export interface TypedText {
  readonly value: string
  /** What is wrong with it, to stand beside its field; an empty one is told of only once it was asked for. */
  readonly error: string | undefined
  readonly change: (typed: string) => void
  /** The text as the client will read it; undefined when it cannot be sent, and then `error` says why. */
  readonly read: () => string | undefined
  /** The same without asking: whether there is something to send. */
  readonly isSendable: boolean
}

/**
 * The words that go along with an order, under the rule by which the bank keeps them; `missing` says what to do
 * where there are none.
 */
export function useOfficerText(field: OfficerText, missing?: string): TypedText {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const [value, setValue] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const text = readOfficerText(field, value)
  const errorOf = () => {
    if (text.ok) return undefined
    const { code, params } = text.error
    if (code !== 'FIELD_REQUIRED') return errorText(code, params, language)
    if (!isAsked) return undefined
    if (missing !== undefined) return missing
    return field === 'reason' ? t($ => $.desk.reasonMissing) : errorText(code, params, language)
  }
  return {
    value,
    error: errorOf(),
    isSendable: text.ok,
    change: typed => {
      setIsAsked(false)
      setValue(typed)
    },
    read: () => {
      setIsAsked(true)
      return text.ok ? text.value : undefined
    },
  }
}
