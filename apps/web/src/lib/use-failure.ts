import { useState } from 'react'
import { toApiError, type ApiError } from './api-error.ts'
import { useErrorText } from './use-error-text.ts'
import { useTranslation } from './use-translation.ts'

export interface Failure {
  /** What to say of it in the language of the screen; undefined while nothing has failed or its words are on their way. */
  readonly words: string | undefined
  /** What it was; a screen that shows the field it is about puts the words there. */
  readonly error: ApiError | undefined
  /** Keeps what was thrown until it is forgotten. */
  readonly show: (thrown: unknown) => void
  readonly forget: () => void
}

/**
 * A call that failed, for what stays on the screen until the person has done something about it. What was thrown is
 * kept and not its words: these follow when the person chooses another language.
 */
export function useFailure(): Failure {
  const { t } = useTranslation('common')
  const [kept, setKept] = useState<{ readonly thrown: unknown }>()
  const errorText = useErrorText(kept !== undefined)
  const wordsOf = (thrown: unknown): string | undefined => {
    const { code, params, isNetwork } = toApiError(thrown)
    if (isNetwork) return t($ => $.errors.network)
    return errorText(code, params) || undefined
  }
  return {
    words: kept && wordsOf(kept.thrown),
    error: kept && toApiError(kept.thrown),
    show: thrown => setKept({ thrown }),
    forget: () => setKept(undefined),
  }
}
