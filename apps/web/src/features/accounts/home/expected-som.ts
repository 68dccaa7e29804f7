import type { ExpectedPayment } from '@tartip/domain/payment/cash-outlook'
import type { LocalizedText } from '@tartip/domain/language'
import type { LocalDate } from '@tartip/domain/time/instant'
import { textOfWire } from '../../../lib/text-of-wire.ts'
import type { TaxDebts } from '../account-queries.ts'
import { moneyOf } from '../accounts-model.ts'
import type { Account } from '../accounts-model.ts'
import type { ComingTermsQuery } from '../api/coming-terms.account.generated.ts'
import type { ExpectedPaymentsQuery } from '../api/expected-payments.payment.generated.ts'
import { comingTerms } from './coming-terms.ts'

/** Something in som that the company is going to pay. */
export interface ExpectedSom extends ExpectedPayment {
  readonly id: string
  readonly kind: 'DOCUMENT' | 'DRAFT' | 'LOAN' | 'TAX' | 'REGULAR_WEEKLY' | 'REGULAR_MONTHLY'
  readonly name: string | LocalizedText
  readonly number?: string
  readonly href?: string
}

type RegularPayment = ExpectedPaymentsQuery['getRegularPayments'][number]

const somOf = (value: string, currency: string): bigint | undefined =>
  currency === 'KGS' ? moneyOf(value, currency)?.amountMinor : undefined

/** What can be paid with on open settlement accounts in som. */
export function availableSom(accounts: readonly Account[]): bigint {
  return accounts.reduce((sum, { type, status, plannedBalance, currency }) => {
    const isUsable = type === 'RKO' && status === 'OPEN'
    return sum + (isUsable ? (somOf(plannedBalance, currency.isoCode) ?? 0n) : 0n)
  }, 0n)
}

/** The documents that a regular payment follows from. */
const documentsOf = ({ operationCode, recipientAccount }: RegularPayment): string =>
  operationCode === 'SALARY'
    ? '/history?operation=SALARY'
    : `/history?q=${encodeURIComponent(recipientAccount)}`

/** Whether a payment is a guess by the history. */
export const isGuess = ({ kind }: ExpectedSom): boolean =>
  kind === 'REGULAR_WEEKLY' || kind === 'REGULAR_MONTHLY'

/**
 * Documents, payments of loans, taxes and regular payments in som; incoming money is nobody's promise. What only one
 * document can pay counts once: the document that was sent, also one that the viewer does not see, then a draft, then the
 * tax itself.
 */
export function expectedSom(
  {
    getExpectedPayments: documents,
    getBudgetItemsBeingPaid: beingPaid,
    getRegularPayments: regular,
  }: ExpectedPaymentsQuery,
  terms: ComingTermsQuery,
  taxes: TaxDebts | undefined,
  today: LocalDate,
): readonly ExpectedSom[] {
  const loans = comingTerms(terms, today).filter(
    ({ kind }) => kind === 'LOAN_PAYMENT' || kind === 'LOAN_OVERDUE',
  )
  const prepared = new Set<string>(beingPaid)
  for (const { isDraft, budgetItem } of documents) {
    if (!isDraft && budgetItem) prepared.add(budgetItem)
  }
  const counted = documents.filter(({ isDraft, budgetItem }) => {
    if (!isDraft || !budgetItem) return true
    const isFirst = !prepared.has(budgetItem)
    prepared.add(budgetItem)
    return isFirst
  })
  const owed = (taxes?.list ?? []).filter(({ id }) => !prepared.has(id))
  const all: readonly (Omit<ExpectedSom, 'amountMinor'> & {
    readonly amountMinor: bigint | undefined
  })[] = [
    ...counted.map(({ id, isDraft, recipientName, transferNum, valueDate, amount, currency }) => ({
      id,
      kind: isDraft ? ('DRAFT' as const) : ('DOCUMENT' as const),
      name: recipientName,
      number: transferNum,
      date: valueDate,
      amountMinor: somOf(amount, currency),
      href: `/history?status=ALL&payment=${encodeURIComponent(id)}`,
    })),
    ...loans.map(({ kind, name, date, amount = '', currency, href }) => ({
      id: `${kind} ${href}`,
      kind: 'LOAN' as const,
      name,
      date,
      amountMinor: somOf(amount, currency),
      href,
    })),
    ...owed.map(({ id, taxName, dueDate, totalAmount, currency }) => ({
      id,
      kind: 'TAX' as const,
      name: textOfWire(taxName),
      date: dueDate ?? undefined,
      amountMinor: somOf(totalAmount, currency),
    })),
    ...regular.map(one => ({
      id: `regular ${one.recipientAccount} ${one.valueDate} ${one.amount}`,
      kind: `REGULAR_${one.interval}` as const,
      name: one.recipientName,
      date: one.valueDate,
      amountMinor: somOf(one.amount, one.currency),
      href: documentsOf(one),
    })),
  ]
  return all.flatMap(one => {
    const { amountMinor } = one
    return amountMinor === undefined || amountMinor === 0n ? [] : [{ ...one, amountMinor }]
  })
}
