import { errorText } from '@tartip/domain/errors/catalogue'
import { formatExact } from '@tartip/domain/money/format-amount'
import type { Params } from '@tartip/domain/result'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/use-language.ts'
import type { FormFailure } from './form-failure.ts'

/** Says what is wrong with a field, in the person's language. */
export function useFailureText(): (failure: FormFailure) => string {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return useCallback(
    failure => {
      const { field, code, params, message } = failure
      // The catalogue speaks of a person's number there; here an organisation is paid as well.
      if (code === 'INN_FIRST_DIGIT' && field === 'recipientInn') {
        return t($ => $.form.errors.innFirstDigit)
      }
      if (code === 'INN_NINTH_POSITION' && field === 'recipientInn') {
        return t($ => $.form.errors.innTenthDigit)
      }
      const isOwnWording = code !== 'FIELD_REQUIRED' && message !== undefined
      if (isOwnWording && message[language] !== '') return message[language]
      return errorText(code, readableParams(code, params), language)
    },
    [t, language],
  )
}

/** Both readings of a doubtful amount are shown as amounts are written here. */
function readableParams(code: string, params: Params): Params {
  if (code !== 'AMOUNT_AMBIGUOUS') return params
  const shown = (value: string | number | undefined) => formatExact(String(value ?? ''))
  return { ...params, first: shown(params['first']), second: shown(params['second']) }
}
