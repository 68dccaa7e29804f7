import { useSettled } from '../../../../lib/use-settled.ts'
import { useQueries } from '@tanstack/react-query'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import type { FeeAmount } from '../checks/summary-figures.ts'
import type { TransferOperation } from '../form-kind.ts'
import { commissionQuery } from './form-queries.ts'

/** What a way of paying costs, as far as it is known. */
export type Fee =
  /** What the bank must be told first. */
  | { readonly state: 'unknown'; readonly missing: 'account' | 'amount' | 'both' }
  | { readonly state: 'asking' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'known' } & FeeAmount)

export type Fees = ReadonlyMap<TransferOperation, Fee>

interface FeeQuestion {
  readonly legalPartyId: string
  readonly payerAccount: string
  readonly amountMinor: bigint | undefined
  readonly currency: CurrencyCode
  readonly ways: readonly TransferOperation[]
}

const typingPauseMs = 300

/** The fee of each way the amount could go; asked when the person pauses. */
export function useFees(question: FeeQuestion): Fees {
  const { legalPartyId, payerAccount, amountMinor, currency, ways } = question
  const amount = amountMinor === undefined ? '' : toDecimal(amountMinor, currency)
  const settled = useSettled(amount, typingPauseMs)
  const isAsked = payerAccount !== '' && settled !== ''
  const missing = missingOf(payerAccount === '', amount === '')
  return useQueries({
    queries: ways.map(operationCode => ({
      ...commissionQuery({ legalPartyId, operationCode, payerAccount, amount: settled, currency }),
      enabled: isAsked,
    })),
    combine: answers =>
      new Map(
        answers.map((answer, index) => {
          const isStale = amount !== settled
          const fee: Fee =
            missing !== undefined
              ? { state: 'unknown', missing }
              : isStale || answer.isPending
                ? { state: 'asking' }
                : feeOf(answer.data)
          return [ways[index] ?? 'CLEARING', fee] as const
        }),
      ),
  })
}

function missingOf(noAccount: boolean, noAmount: boolean) {
  if (noAccount) return noAmount ? 'both' : 'account'
  return noAmount ? 'amount' : undefined
}

function feeOf(answer: { amount: string; currency: string } | undefined): Fee {
  if (!answer || !isCurrencyCode(answer.currency)) return { state: 'failed' }
  const amount = parseDecimal(answer.amount, answer.currency)
  return amount.ok
    ? { state: 'known', amountMinor: amount.value, currency: answer.currency }
    : { state: 'failed' }
}
