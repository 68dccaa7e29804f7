import type { BankDay } from '../bank-day/time-rule.ts'
import type { Language, LocalizedText } from '../language.ts'
import { formatDate } from '../time/format-date.ts'
import type { LocalDate } from '../time/instant.ts'
import type { Viewer } from '../people/viewer.ts'
import { decideAction, leavesOn, stageWaitingIn, type PaymentState } from './life-cycle.ts'
import { isPaymentStatus, statusNames, type PaymentStatus } from './status.ts'

/** Muted: nothing happens. Warning: on its way. Info: the viewer must act. */
export type StatusColour = 'muted' | 'warning' | 'info' | 'success' | 'danger'

const colours: Readonly<Record<PaymentStatus, StatusColour>> = {
  DRAFT: 'muted',
  ON_VERIFICATION: 'warning',
  ON_VERIFICATION_COMPLETED: 'warning',
  PARTIALLY_CONFIRMED: 'warning',
  PARTIAL_CONFIRMATION_COMPLETED: 'warning',
  ON_CONFIRMATION: 'warning',
  ON_CONFIRMATION_COMPLETED: 'warning',
  FIRST_SIGN_IN_PAY_CONTROL: 'warning',
  FIRST_SIGN_IN_PAY_CONTROL_COMPLETE: 'warning',
  SECOND_SIGN_IN_PAY_CONTROL: 'warning',
  SECOND_SIGN_IN_PAY_CONTROL_COMPLETE: 'warning',
  FOR_EDITING: 'warning',
  CANCELED_SIGN_ONE: 'danger',
  CANCELED_SIGN_TWO: 'danger',
  TIMEOUT_CANCELED_SIGN_ONE: 'danger',
  TIMEOUT_CANCELED_SIGN_TWO: 'danger',
  REVOKE: 'danger',
  WAIT_RESPONSE_FROM_BANK: 'warning',
  PAYMENT_REQUEST_TO_BANK: 'warning',
  KVIT: 'warning',
  SUCCESS: 'success',
  ERROR: 'danger',
  TIME_IS_OUT: 'danger',
}

const unknownStatusName: LocalizedText = {
  ru: 'Неизвестный статус',
  ky: 'Белгисиз статус',
  en: 'Unknown status',
}
const returnedToCreatorName: LocalizedText = { ru: 'Возвращён', ky: 'Кайтарылды', en: 'Returned' }
const toCorrectName: LocalizedText = { ru: 'исправьте', ky: 'түзөтүңүз', en: 'correct it' }
const toSignName: LocalizedText = {
  ru: 'нужна ваша подпись',
  ky: 'сиздин кол тамгаңыз керек',
  en: 'your signature is needed',
}
const signedForLaterName: LocalizedText = {
  ru: 'Подписан, уйдёт {date}',
  ky: 'Кол коюлду, {date} күнү кетет',
  en: 'Signed, leaves on {date}',
}

/** The colour of a status for somebody who need not act; danger for a status nobody knows. */
export function colourOfStatus(status: string): StatusColour {
  return isPaymentStatus(status) ? colours[status] : 'danger'
}

/** The document came back to the person who made it. */
export function isReturnedToCreator(payment: PaymentState, viewer: Viewer): boolean {
  return payment.statusCode === 'FOR_EDITING' && payment.createdBy === viewer.personId
}

/** The document goes on only when the viewer acts: signs, confirms or corrects it. */
export function isYourTurn(payment: PaymentState, viewer: Viewer, day: BankDay): boolean {
  if (payment.statusCode === 'FOR_EDITING') {
    return decideAction(payment, 'edit', { viewer }, day).ok
  }
  if (stageWaitingIn(payment.statusCode)?.family === 'payControl') {
    return decideAction(payment, 'payControlConfirm', { system: 'phone', holder: viewer }, day).ok
  }
  return decideAction(payment, 'sign', { viewer }, day).ok
}

/** The colour of a document's status for the viewer. */
export function statusColour(payment: PaymentState, viewer: Viewer, day: BankDay): StatusColour {
  if (isYourTurn(payment, viewer, day)) return 'info'
  // Nobody has to do anything until its day.
  return leavesOn(payment, day) === undefined ? colourOfStatus(payment.statusCode) : 'success'
}

/** The words on a status chip: «Ожидает первой подписи · нужна ваша подпись», «Подписан, уйдёт 02.12». */
export function statusLabel(
  status: string,
  language: Language,
  { isYourTurn, isReturnedToCreator, leavesOn: laterDay }: StatusView,
): string {
  if (laterDay) {
    const [day, month] = formatDate(laterDay).split('.')
    return signedForLaterName[language].replace('{date}', `${day}.${month}`)
  }
  const isReturned = isReturnedToCreator && status === 'FOR_EDITING'
  const known = isPaymentStatus(status) ? statusNames[status] : unknownStatusName
  const name = (isReturned ? returnedToCreatorName : known)[language]
  if (!isYourTurn) return name
  const task = status === 'FOR_EDITING' ? toCorrectName : toSignName
  return `${name} · ${task[language]}`
}

/** What the server says of a document beside its status. */
export interface StatusView {
  readonly isYourTurn: boolean
  readonly isReturnedToCreator: boolean
  /** The later day on which the bank takes it. */
  readonly leavesOn?: LocalDate | null | undefined
}
