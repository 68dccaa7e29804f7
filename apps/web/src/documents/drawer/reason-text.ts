import { errorText } from '@tartip/domain/errors/catalogue'
import { languages, type Language } from '@tartip/domain/language'

/**
 * The comment of a status in the reader's language: the bank often writes the very text of its code, which
 * exists in every language; what a person wrote stays as it is.
 */
export function reasonText(written: string, errorCode: string | null, language: Language): string {
  if (errorCode === null) return written
  const isOfCode = languages.some(
    one => withoutStop(errorText(errorCode, {}, one)) === withoutStop(written),
  )
  return isOfCode ? errorText(errorCode, {}, language) : written
}

const withoutStop = (text: string): string => text.replace(/\.$/, '')
