import { errorText } from '@tartip/domain/errors/catalogue'
import {
  accountCheckDigitsHold,
  parseAccountNumber,
} from '@tartip/domain/identifiers/account-number'
import { useLanguage } from '../../../../lib/use-language.ts'
import { FormHint } from '../form-hint.tsx'

/** Check digits warn and never block: a few real accounts do not follow them (facts: identifiers). */
export function AccountWarning({ account }: { account: string }) {
  const language = useLanguage()
  const parsed = parseAccountNumber(account)
  if (!parsed.ok || accountCheckDigitsHold(parsed.value)) return null
  return (
    <FormHint tone="warning" isAnnounced>
      {errorText('ACCOUNT_CHECK_DIGITS', {}, language)}
    </FormHint>
  )
}
