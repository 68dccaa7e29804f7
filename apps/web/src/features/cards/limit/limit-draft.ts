import {
  cardLimitLargestNumber,
  cardLimitTotalMinor,
  checkLimitChange,
  temporaryLimitLongestDays,
} from '@tartip/domain/cards/card-limits'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import type { Params } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CardLimitInput } from '../../../lib/api-types/account.generated.ts'
import type { CardLimit, CardLimits } from '../cards-model.ts'

/** A limit as it is being typed. */
export interface LimitDraft {
  readonly amount: string
  /** Empty: as many operations as one likes. */
  readonly number: string
  readonly isTemporary: boolean
  readonly from: LocalDate | ''
  readonly to: LocalDate | ''
}

export interface LimitProblem {
  readonly field: 'amount' | 'number' | 'from'
  readonly code: string
  readonly params: Params
}

export type CheckedLimit =
  | { readonly ok: true; readonly value: CardLimitInput }
  | { readonly ok: false; readonly problem: LimitProblem }

export function draftOfLimit(limit: CardLimit, today: LocalDate): LimitDraft {
  return {
    amount: formatDecimal(limit.maxAmount, 'KGS', { withCode: false }),
    number:
      limit.maxNumber === null || limit.maxNumber === undefined ? '' : String(limit.maxNumber),
    isTemporary: limit.isTemporary,
    from: limit.isTemporary ? limit.startDate : today,
    to: limit.isTemporary ? limit.endDate : '',
  }
}

/**
 * The change as the server takes it, or what is wrong with it. The rule is the bank's own, so that a
 * limit above the common total is reported before it is sent; the server decides by what is true then.
 */
export function limitOfDraft(
  draft: LimitDraft,
  limit: CardLimit,
  info: CardLimits,
  today: LocalDate,
): CheckedLimit {
  const amount = parseTypedAmount(draft.amount, 'KGS')
  if (!amount.ok) return problem('amount', 'CARD_LIMIT_AMOUNT_INVALID')
  const number = draft.number.trim()
  if (!/^\d{0,6}$/.test(number)) {
    return problem('number', 'CARD_LIMIT_NUMBER_INVALID', { max: cardLimitLargestNumber })
  }
  const maxNumber = number === '' ? undefined : Number(number)
  const { from, to } = draft
  if (draft.isTemporary && (from === '' || to === '')) {
    return problem('from', 'CARD_LIMIT_PERIOD_INVALID', { max: temporaryLimitLongestDays })
  }
  const period =
    draft.isTemporary && from !== '' && to !== '' ? { startDate: from, endDate: to } : undefined
  const change = {
    limitType: limit.limitType,
    maxAmountMinor: amount.value,
    ...(maxNumber === undefined ? {} : { maxNumber }),
    ...(period ? { period } : {}),
  }
  const othersReservedMinor = reservedBesides(limit, info, amount.value)
  const verdict = checkLimitChange({ own: [], othersReservedMinor, change, today })
  if (!verdict.ok)
    return problem(fieldOf(verdict.error.code), verdict.error.code, verdict.error.params)
  return {
    ok: true,
    value: {
      limitType: limit.limitType,
      maxAmount: toDecimal(amount.value, 'KGS'),
      maxNumber: maxNumber ?? null,
      startDate: period?.startDate ?? null,
      endDate: period?.endDate ?? null,
    },
  }
}

/**
 * What everything else takes from the total. Lowering is free, and of a temporary limit the share of
 * the standing one behind it is not known here: in both cases nothing is counted and the bank decides.
 */
function reservedBesides(limit: CardLimit, info: CardLimits, wanted: bigint): bigint {
  const own = minorOf(limit.maxAmount)
  if (limit.isTemporary || wanted <= own) return 0n
  const left = minorOf(info.totalAvailableAmount) + own
  return left >= cardLimitTotalMinor ? 0n : cardLimitTotalMinor - left
}

function minorOf(wire: string): bigint {
  const parsed = parseDecimal(wire, 'KGS')
  return parsed.ok ? parsed.value : 0n
}

const fieldOf = (code: string): LimitProblem['field'] =>
  code === 'CARD_LIMIT_NUMBER_INVALID'
    ? 'number'
    : code === 'CARD_LIMIT_PERIOD_INVALID'
      ? 'from'
      : 'amount'

const problem = (
  field: LimitProblem['field'],
  code: string,
  params: Params = {},
): CheckedLimit => ({
  ok: false,
  problem: { field, code, params },
})
