import { useSettled } from '../../lib/use-settled.ts'
import { useQueries } from '@tanstack/react-query'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import type { FeeAmount } from './summary-figures.ts'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { DocumentForm } from './document-form.ts'
import { commissionQuery } from './form-queries.ts'

/** What a rail costs, as far as it is known. */
export type Fee =
  /** What the bank needs to know first. */
  | { readonly state: 'unknown'; readonly missing: 'account' | 'amount' | 'both' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'known' } & FeeAmount)

export type Fees = ReadonlyMap<OperationCode | undefined, Fee>

const typingPauseMs = 300

/** The fee of each rail the amount could take; read when the person pauses. */
export function useFees(form: DocumentForm): Fees {
  const { legalPartyId, rails } = form
  const priced = form.view.feeBase ? form.view.feeBase(form) : form
  const { amountMinor, currency } = priced ?? { amountMinor: undefined, currency: form.currency }
  const payerAccount = form.texts['payerAccount'] ?? ''
  const amount = amountMinor === undefined ? '' : toDecimal(amountMinor, currency)
  const settled = useSettled(amount, typingPauseMs)
  const isNeeded = 'commission' in form.view.form.facts && payerAccount !== '' && settled !== ''
  const missing = missingOf(payerAccount === '', amount === '')
  return useQueries({
    queries: rails.map(operationCode => ({
      ...commissionQuery({
        legalPartyId,
        operationCode,
        payerAccount,
        amount: settled,
        currency,
        ...(priced && 'commissionOption' in priced
          ? {
              commissionOption: priced.commissionOption,
              commissionAccount: priced.commissionAccount,
            }
          : {}),
      }),
      enabled: isNeeded,
    })),
    combine: answers =>
      new Map(
        answers.map((answer, index) => {
          const isStale = amount !== settled
          const fee: Fee =
            missing !== undefined
              ? { state: 'unknown', missing }
              : isStale || answer.isPending
                ? { state: 'loading' }
                : feeOf(answer.data)
          return [rails[index], fee] as const
        }),
      ),
  })
}

function missingOf(noAccount: boolean, noAmount: boolean) {
  if (noAccount) return noAmount ? 'both' : 'account'
  return noAmount ? 'amount' : undefined
}

export function feeOf(answer: { amount: string; currency: string } | undefined): Fee {
  if (!answer || !isCurrencyCode(answer.currency)) return { state: 'failed' }
  const amount = parseDecimal(answer.amount, answer.currency)
  return amount.ok
    ? { state: 'known', amountMinor: amount.value, currency: answer.currency }
    : { state: 'failed' }
}
