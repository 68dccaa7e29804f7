import { isMaskedCardNumber } from '../identifiers/card-number.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { bishkekDate, daysBetween, type Instant, type LocalDate } from '../time/instant.ts'
import type { OperationCode } from './operation.ts'
import type { Payee } from './payee.ts'
import type { PaymentStatus } from './status.ts'

/** Why a signatory should look closely at a document. */
export type SigningFlag =
  | { readonly code: 'FIRST_PAYMENT' }
  /** The payee is known, but was paid to another account. */
  | { readonly code: 'ACCOUNT_CHANGED'; readonly formerAccount: string }
  /** The account or the INN is known under another name or INN. */
  | { readonly code: 'NAME_DIFFERS'; readonly knownName: string; readonly knownInn?: string }
  /** `times` is rounded down. */
  | { readonly code: 'LARGER_THAN_USUAL'; readonly usualMinor: bigint; readonly times: number }
  | { readonly code: 'SAME_AS_EARLIER'; readonly transferNum: string; readonly date: LocalDate }

/** What the flags depend on of the document that is reviewed. */
interface ReviewedPayment {
  readonly id: string
  readonly operationCode: OperationCode
  readonly recipientAccount: string
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly createdAt: Instant
}

export interface EarlierPayment extends ReviewedPayment {
  readonly transferNum: string
  readonly statusCode: PaymentStatus
}

/** What is known of the payee, from documents that the signatory may see. */
export interface PayeeHistory {
  /** Executed and open documents to the same account, newest first. */
  readonly toAccount: readonly EarlierPayment[]
  /** Where the payee of this name or INN was paid last, when that is another account. */
  readonly formerAccount?: string | undefined
  /** Whom the same account or INN named before, when that is somebody else. */
  readonly otherName?: Pick<Payee, 'name' | 'inn'> | undefined
}

const betweenOwnAccounts: readonly OperationCode[] = ['INTRABANK_OWN', 'CONVERSION', 'CARD_2_RKO']
const isBetweenOwnAccounts = ({ operationCode, recipientAccount }: ReviewedPayment): boolean =>
  betweenOwnAccounts.includes(operationCode) ||
  (operationCode.endsWith('_2_CARD') && !isMaskedCardNumber(recipientAccount))
const notOnItsWay: readonly PaymentStatus[] = [
  'DRAFT',
  'FOR_EDITING',
  'CANCELED_SIGN_ONE',
  'CANCELED_SIGN_TWO',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
  'REVOKE',
  'ERROR',
  'TIME_IS_OUT',
]
/** From this many payments on there is a usual amount. */
const fewestForUsual = 3
const mostForUsual = 20
const largerTimes = 3n
const mostTimes = 999n
/** An equal document made so many days before or after may be the same one made twice. */
const sameWithinDays = 7

/** What a signatory should know of a document beside what it says. */
export function signingFlags(
  payment: ReviewedPayment,
  history: PayeeHistory,
): readonly SigningFlag[] {
  const others = history.toAccount.filter(
    each => each.id !== payment.id && each.recipientAccount === payment.recipientAccount,
  )
  const ofPayee = isBetweenOwnAccounts(payment)
    ? []
    : [
        nameFlag(history.otherName),
        payeeFlag(others, history.formerAccount),
        largerFlag(payment, others),
      ]
  return [...ofPayee, sameFlag(payment, others)].filter(flag => flag !== undefined)
}

const isExecuted = ({ statusCode }: EarlierPayment): boolean => statusCode === 'SUCCESS'

function payeeFlag(
  others: readonly EarlierPayment[],
  formerAccount: string | undefined,
): SigningFlag | undefined {
  if (others.some(isExecuted)) return undefined
  return formerAccount === undefined
    ? { code: 'FIRST_PAYMENT' }
    : { code: 'ACCOUNT_CHANGED', formerAccount }
}

function nameFlag(other: PayeeHistory['otherName']): SigningFlag | undefined {
  if (!other) return undefined
  const { name: knownName, inn } = other
  return { code: 'NAME_DIFFERS', knownName, ...(inn === undefined ? {} : { knownInn: inn }) }
}

function largerFlag(
  { amountMinor, currency }: ReviewedPayment,
  others: readonly EarlierPayment[],
): SigningFlag | undefined {
  const amounts = others
    .filter(each => isExecuted(each) && each.currency === currency)
    .slice(0, mostForUsual)
    .map(each => each.amountMinor)
    .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const usualMinor = amounts[Math.floor((amounts.length - 1) / 2)]
  if (usualMinor === undefined || amounts.length < fewestForUsual) return undefined
  if (amountMinor < usualMinor * largerTimes) return undefined
  const times = amountMinor / usualMinor
  return {
    code: 'LARGER_THAN_USUAL',
    usualMinor,
    times: Number(times < mostTimes ? times : mostTimes),
  }
}

function sameFlag(
  payment: ReviewedPayment,
  others: readonly EarlierPayment[],
): SigningFlag | undefined {
  const madeOn = bishkekDate(payment.createdAt)
  const same = others.find(
    each =>
      each.amountMinor === payment.amountMinor &&
      each.currency === payment.currency &&
      !notOnItsWay.includes(each.statusCode) &&
      Math.abs(daysBetween(bishkekDate(each.createdAt), madeOn)) <= sameWithinDays,
  )
  if (!same) return undefined
  const { transferNum, createdAt } = same
  return { code: 'SAME_AS_EARLIER', transferNum, date: bishkekDate(createdAt) }
}
