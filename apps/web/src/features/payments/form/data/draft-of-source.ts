import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { operationsForAmount } from '@tartip/domain/payment/interbank-choice'
import { isLocalDate } from '@tartip/domain/time/instant'
import type { TransferDraft } from '../form-model.ts'
import { draftKeys, emptyDraft, sameDraft } from '../form-model.ts'
import type { SourceTransfer } from './form-queries.ts'

/** A saved document as the form shows it for editing. */
export function draftOfSource(source: SourceTransfer): TransferDraft {
  const { payment } = source
  const isOwn = payment.operationCode === 'INTRABANK_OWN'
  const isBetweenBanks = payment.operationCode === 'CLEARING' || payment.operationCode === 'GROSS'
  return {
    ...emptyDraft,
    isUrgent: payment.operationCode === 'GROSS' && couldBeClearing(payment),
    isOwn,
    payerAccount: payment.payerAccount,
    recipientInn: source.recipientInn ?? '',
    recipientName: isBetweenBanks ? payment.recipientName : '',
    recipientAccount: isOwn ? '' : payment.recipientAccount,
    ownRecipient: isOwn ? payment.recipientAccount : '',
    recipientBic: isBetweenBanks ? source.recipientBic : '',
    amount: typedAmount(payment.amount, payment.currency),
    paymentCode: source.paymentCode ?? '',
    purpose: payment.purpose,
    valueDate: payment.valueDate,
    transferNum: payment.transferNum,
  }
}

/** Gross of an amount that clearing does not take was nobody's choice. */
function couldBeClearing({ amount, currency }: SourceTransfer['payment']): boolean {
  if (!isCurrencyCode(currency)) return false
  const parsed = parseDecimal(amount, currency)
  return parsed.ok && operationsForAmount(parsed.value).includes('CLEARING')
}

/** The same payment once more: its day and number are new ones. */
export function draftToRepeat(source: SourceTransfer): TransferDraft {
  return { ...draftOfSource(source), valueDate: undefined, transferNum: undefined }
}

/** `66888.99` becomes `66 888,99`; a currency unknown here stays as it was sent. */
function typedAmount(wire: string, currency: string): string {
  return isCurrencyCode(currency) ? formatDecimal(wire, currency, { withCode: false }) : wire
}

const optionalKeys: readonly (keyof TransferDraft)[] = ['payerAccount', 'valueDate', 'transferNum']

/**
 * A draft kept in memory over a session's end. The shape is checked, since a release may have come
 * in between; undefined when it is not one of ours.
 */
export function draftOfSnapshot(values: unknown): TransferDraft | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const kept: Record<string, unknown> = { ...values }
  const isDraft = draftKeys.every(key => {
    const value = kept[key]
    if (value === undefined) return optionalKeys.includes(key)
    return typeof value === typeof emptyDraft[key] || optionalKeys.includes(key)
  })
  if (!isDraft) return undefined
  const draft = { ...emptyDraft, ...kept }
  return isSoundDate(draft.valueDate) ? draft : { ...draft, valueDate: undefined }
}

const isSoundDate = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'string' && isLocalDate(value))

/** One place where the person and a colleague wrote different things. */
export interface DraftConflict {
  readonly key: keyof TransferDraft
  readonly theirs: TransferDraft[keyof TransferDraft]
}

export interface MergedDraft {
  readonly draft: TransferDraft
  readonly conflicts: readonly DraftConflict[]
}

/**
 * A document that changed while it was edited: what the person typed stays, what he did not touch
 * follows the document, and where both changed the same thing he is told.
 */
export function mergeDrafts(
  base: TransferDraft,
  typed: TransferDraft,
  fresh: TransferDraft,
): MergedDraft {
  if (sameDraft(base, typed)) return { draft: fresh, conflicts: [] }
  const isMine = (key: keyof TransferDraft): boolean => typed[key] !== base[key]
  const mine = Object.fromEntries(draftKeys.filter(isMine).map(key => [key, typed[key]]))
  return {
    draft: { ...fresh, ...mine },
    conflicts: draftKeys
      .filter(key => isMine(key) && fresh[key] !== base[key] && fresh[key] !== typed[key])
      .map(key => ({ key, theirs: fresh[key] })),
  }
}
