import { errorText } from '@tartip/domain/errors/catalogue'
import { formatExact } from '@tartip/domain/money/format-amount'
import type { Params } from '@tartip/domain/result'
import { useCallback } from 'react'
import { useLanguage } from '../../../../lib/use-language.ts'
import type { FormFailure } from './form-failure.ts'

/** Says what is wrong with a field, in the person's language. */
export function useFailureText(): (failure: FormFailure) => string {
  const language = useLanguage()
  return useCallback(
    failure => {
      const { code, params, message } = failure
      const isOwnWording = code !== 'FIELD_REQUIRED' && message !== undefined
      if (isOwnWording && message[language] !== '') return message[language]
      return errorText(code, readableParams(code, params), language)
    },
    [language],
  )
}

/** Amounts in a message are shown as amounts are written here: both readings of a doubtful one, a limit. */
function readableParams(code: string, params: Params): Params {
  const { max } = params
  if (code === 'AMOUNT_TOO_LARGE' && max !== undefined) {
    return { ...params, max: formatExact(String(max)) }
  }
  if (code !== 'AMOUNT_AMBIGUOUS') return params
  const shown = (value: string | number | undefined) => formatExact(String(value ?? ''))
  return { ...params, first: shown(params['first']), second: shown(params['second']) }
}
