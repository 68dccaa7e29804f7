import type { CurrencyCode } from '@tartip/domain/money/currency'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { operationsForAmount } from '@tartip/domain/payment/interbank-choice'
import type { FormKind, TransferOperation } from '../form-kind.ts'
import type { TransferDraft } from '../form-model.ts'

/** The typed amount in minor units; undefined while it is no amount above zero. */
export function amountOf(draft: TransferDraft, currency: CurrencyCode): bigint | undefined {
  const parsed = parseTypedAmount(draft.amount, currency)
  return parsed.ok && parsed.value > 0n ? parsed.value : undefined
}

export interface OperationChoice {
  readonly operation: TransferOperation
  /** The ways this amount could go, the usual one first. */
  readonly ways: readonly TransferOperation[]
  /** The amount leaves no choice: above the clearing limit there is only gross. */
  readonly isForced: boolean
}

/** The kind of document the form makes of what is typed (decisions, section 6). */
export function chooseOperation(
  kind: FormKind,
  draft: TransferDraft,
  amountMinor: bigint | undefined,
): OperationChoice {
  if (kind === 'intrabank') {
    const operation = draft.isOwn ? 'INTRABANK_OWN' : 'INTRABANK_FOREIGN'
    return { operation, ways: [operation], isForced: false }
  }
  const ways = operationsForAmount(amountMinor ?? 0n)
  const isForced = !ways.includes('CLEARING')
  return { operation: isForced || draft.isUrgent ? 'GROSS' : 'CLEARING', ways, isForced }
}
