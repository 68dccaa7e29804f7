import { useQuery } from '@tanstack/react-query'
import { outlineOfPath } from '@tartip/domain/forms/form-outlines'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import {
  unfinishedPayments,
  type UnfinishedForm,
} from '../../../documents/form/unfinished-forms.ts'
import { UnfinishedList } from '../../../documents/list/unfinished-list.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { accountsSource } from '../api/payment-queries.ts'
import { useFormNames } from '../form-names.ts'
import { continueHref } from '../urls.ts'

/** What distinguishes forms, in the order of preference. */
const namingFields = [
  'recipientName',
  'purpose',
  'recipientAccount',
  'ownRecipient',
  'payerAccount',
]

/** Payments that the person has left unfinished. */
export function UnfinishedPayments({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('payments')
  const nameOf = useFormNames()
  const accounts = useQuery(accountsSource(legalPartyId)).data ?? []
  const currencyOf = (account: string | undefined) =>
    accounts.find(({ value }) => value === account)?.description
  return (
    <UnfinishedList
      forms={unfinishedPayments}
      legalPartyId={legalPartyId}
      lineOf={form => {
        const field = namingFields.find(one => form.texts[one])
        return {
          title: (field && form.texts[field]) || t($ => $.unfinished.empty),
          details: [nameOf(form.form), amountOf(form, currencyOf)],
          href: continueHref(form),
        }
      }}
    />
  )
}

/** The amount that was typed, in the currency that its field stands for as far as that is known. */
function amountOf(
  { form, texts }: UnfinishedForm,
  currencyOf: (account: string | undefined) => string | undefined,
): string | undefined {
  const { amount, recipientAmount, exoticAmount, payerAccount, recipientAccount } = texts
  if (amount)
    return withCurrency(amount, outlineOfPath(form)?.onlyCurrency ?? currencyOf(payerAccount))
  if (recipientAmount) return withCurrency(recipientAmount, currencyOf(recipientAccount))
  return exoticAmount && withCurrency(exoticAmount, texts['exoticCurrency'])
}

function withCurrency(typed: string, currency = ''): string {
  if (!isCurrencyCode(currency)) return typed
  const amount = parseTypedAmount(typed, currency)
  return amount.ok ? formatAmount(amount.value, currency) : `${typed}\u00A0${currency}`
}
