import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { PaymentForm } from '@tartip/domain/forms/form'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { AccountPicker } from '../../components/fields/account-picker.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { accountsQuery } from './form-queries.ts'
import { payerFact, payersOf } from './own-account.ts'

interface PayerFieldProps {
  form: PaymentForm
  operation: OperationCode
  legalPartyId: string
  label: string
  value: string
  error: string | undefined
  onChange: (account: string) => void
}

/** The accounts that a form may pay from; one that may not pay now says why. For pages without the whole form. */
export function PayerField({ form, operation, legalPartyId, ...field }: PayerFieldProps) {
  const language = useLanguage()
  const { data = [] } = useQuery(accountsQuery(legalPartyId))
  const accounts = payersOf(form, {}, data).map(account => {
    const fact = payerFact(account, operation, form)
    return 'known' in fact
      ? account
      : { ...account, disabledReason: errorText(fact.refused.code, fact.refused.params, language) }
  })
  return <AccountPicker {...field} isRequired accounts={accounts} />
}
