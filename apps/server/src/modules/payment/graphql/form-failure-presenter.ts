import { errorText } from '@tartip/domain/errors/catalogue'
import type { FormFailure } from '@tartip/domain/forms/form'

/** A failure with its text in the three languages: the bank's own when a rule has one. */
export function presentFormFailure({ field, code, params, message }: FormFailure) {
  return {
    field,
    code,
    params,
    message: message
      ? { ru: message.ru, kg: message.ky, eng: message.en }
      : {
          ru: errorText(code, params, 'ru'),
          kg: errorText(code, params, 'ky'),
          eng: errorText(code, params, 'en'),
        },
  }
}
