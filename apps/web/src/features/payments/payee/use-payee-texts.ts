import { useQuery } from '@tanstack/react-query'
import type { FormTexts } from '@tartip/domain/forms/form'
import { formOffersPayer } from '@tartip/domain/forms/paying-account'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { outlineOfOperation } from '@tartip/domain/forms/form-outlines'
import { textsOfPayee } from '@tartip/domain/forms/payee-texts'
import type { FormView } from '../../../documents/form/document-form.ts'
import { accountsQuery } from '../../../documents/form/form-queries.ts'
import { payerFact, type OwnAccount } from '../../../documents/form/own-account.ts'
import { bankClockQuery } from '../../../lib/bank-clock-query.ts'
import { useMe } from '../../../lib/use-me.ts'
import { payeesQuery, type KnownPayee } from './payee-queries.ts'

/** The form filled for a payee, with the account that paid them last; empty for nobody known, undefined until known. */
export function usePayeeTexts(
  view: FormView,
  account: string,
  withAmount: boolean,
): FormTexts | undefined {
  const legalPartyId = useMe().currentContract.orgReferenceId
  const payees = useQuery(payeesQuery(legalPartyId, account))
  const accounts = useQuery(accountsQuery(legalPartyId))
  const clock = useQuery(bankClockQuery)
  if (payees.isPending || accounts.isPending || clock.isPending) return undefined
  const payee = payees.data?.find(one => one.account === account)
  if (!payee || outlineOfOperation(payee.operationCode)?.path !== view.form.path) return {}
  const own = accounts.data ?? []
  const payer = payerOf(view, payee, own)
  return {
    ...textsOfPayee(view.form, payee, clock.data?.date),
    ...payer,
    ...(withAmount ? lastAmountFrom(payee, payer['payerAccount'], own) : {}),
  }
}

/** The amount of the last payment, where the account that pays has its currency. */
export function lastAmountFrom(
  { amount, currency }: KnownPayee,
  payerAccount: string | undefined,
  accounts: readonly OwnAccount[],
): FormTexts {
  const payer = accounts.find(({ account }) => account === payerAccount)
  if (payer?.currency !== currency || !isCurrencyCode(currency)) return {}
  return { amount: formatDecimal(amount, currency, { withCode: false }) }
}

/** The account that paid last, where it still may. */
export function payerOf(
  { form }: FormView,
  { payerAccount, operationCode }: KnownPayee,
  accounts: readonly OwnAccount[],
): FormTexts {
  const usable = accounts.some(
    one =>
      one.account === payerAccount &&
      formOffersPayer(form, operationCode, one) &&
      'known' in payerFact(one, operationCode, form),
  )
  return usable ? { payerAccount } : {}
}
