import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { PaymentForm } from '@tartip/domain/forms/form'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { useState } from 'react'
import { AccountPicker } from '../../components/fields/account-picker.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import { accountsQuery, lastPayerQuery } from './form-queries.ts'
import { payerFact, payersOf, usualPayer } from './own-account.ts'

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

/**
 * The account that a form proposes until the person chooses one; empty when there is none to propose. Once proposed it
 * stays, whatever is paid elsewhere meanwhile.
 */
export function useUsualPayer({
  form,
  operation,
  legalPartyId,
}: Pick<PayerFieldProps, 'form' | 'operation' | 'legalPartyId'>): string {
  const { data: accounts = [] } = useQuery(accountsQuery(legalPartyId))
  const { data: last } = useQuery(lastPayerQuery(legalPartyId, useMe().id))
  const usable = payersOf(form, {}, accounts).filter(
    account => 'known' in payerFact(account, operation, form),
  )
  const usual = usualPayer(usable, last)?.account
  const [proposed, setProposed] = useState(usual)
  if (proposed === undefined && usual !== undefined) setProposed(usual)
  return proposed ?? usual ?? ''
}
