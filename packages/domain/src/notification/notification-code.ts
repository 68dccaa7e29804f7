import type { Words } from '../bank-text.ts'
import type { StatementSubject } from '../statements/statement-name.ts'
import type { StatementKind } from '../statements/statement.ts'

/** Where a notification comes from (specification, notification). */
export const notificationOrigins = [
  'ELQR',
  'IMPORT_SALARY',
  'LETTER',
  'MANUAL',
  'PAYMENT',
  'ROBOTICS',
  'SALARY',
  'STATEMENT',
] as const
export type NotificationOrigin = (typeof notificationOrigins)[number]

/** What the drawing beside a notification shows; the client knows one for each. */
export type NotificationIcon =
  | 'bank'
  | 'danger'
  | 'done'
  | 'edit'
  | 'letter'
  | 'lock'
  | 'person'
  | 'qr'
  | 'salary'
  | 'sign'
  | 'statement'
  | 'time'

/** Their turn, news, good, bad. */
export type NotificationColor = 'danger' | 'info' | 'success' | 'warning'

interface NotificationKind {
  readonly origin: NotificationOrigin
  readonly icon: NotificationIcon
  readonly color: NotificationColor
}

/** Every kind of notification; its texts stand in `notification-text.ts`. */
export const notificationKinds = {
  PAYMENT_WAITS_FOR_SIGNATURE: { origin: 'PAYMENT', icon: 'sign', color: 'warning' },
  PAYMENT_RETURNED: { origin: 'PAYMENT', icon: 'edit', color: 'warning' },
  PAYMENT_REJECTED: { origin: 'PAYMENT', icon: 'danger', color: 'danger' },
  PAYMENT_EXECUTED: { origin: 'PAYMENT', icon: 'done', color: 'success' },
  PAYMENT_REFUSED: { origin: 'PAYMENT', icon: 'danger', color: 'danger' },
  PAYMENT_TIMED_OUT: { origin: 'PAYMENT', icon: 'time', color: 'danger' },
  NEW_DEVICE: { origin: 'ROBOTICS', icon: 'lock', color: 'warning' },
  STATEMENT_READY: { origin: 'STATEMENT', icon: 'statement', color: 'success' },
  STATEMENT_EMPTY: { origin: 'STATEMENT', icon: 'statement', color: 'info' },
  STATEMENT_FAILED: { origin: 'STATEMENT', icon: 'statement', color: 'danger' },
  STATEMENT_SCHEDULE_STOPPED: { origin: 'STATEMENT', icon: 'statement', color: 'danger' },
  LETTER_RECEIVED: { origin: 'LETTER', icon: 'letter', color: 'info' },
  SALARY_PAID: { origin: 'SALARY', icon: 'salary', color: 'success' },
  SALARY_NOT_PAID_IN_FULL: { origin: 'SALARY', icon: 'salary', color: 'danger' },
  SALARY_IMPORTED: { origin: 'IMPORT_SALARY', icon: 'salary', color: 'info' },
  SALARY_IMPORT_FAILED: { origin: 'IMPORT_SALARY', icon: 'salary', color: 'danger' },
  QR_PAID: { origin: 'ELQR', icon: 'qr', color: 'success' },
  BANK_MESSAGE: { origin: 'MANUAL', icon: 'bank', color: 'info' },
} as const satisfies Readonly<Record<string, NotificationKind>>
export type NotificationCode = keyof typeof notificationKinds

/** Those that ask somebody to do something with a document; they close when it is done or gone. */
export type RequestCode = 'PAYMENT_WAITS_FOR_SIGNATURE' | 'PAYMENT_RETURNED'
export const isRequestCode = (code: NotificationCode): code is RequestCode =>
  code === 'PAYMENT_WAITS_FOR_SIGNATURE' || code === 'PAYMENT_RETURNED'

/** Whether a stored text is a code that has words; older releases may have had others. */
export function isNotificationCode(text: string): text is NotificationCode {
  return Object.hasOwn(notificationKinds, text)
}

/**
 * What a notification is about, as it is kept: codes and numbers, never a sentence in one language. Money is a
 * decimal string.
 */
export interface NotificationDetails {
  readonly operationCode?: string
  readonly transferNum?: string
  readonly amount?: string
  readonly currency?: string
  readonly paymentId?: string
  readonly letterId?: string
  readonly referenceId?: string
  readonly salaryId?: string
  /** The other side of a payment, or what a letter is about. */
  readonly name?: string
  readonly statement?: StatementSubject
  /** Of a schedule of statements. */
  readonly statementKind?: StatementKind
  /** Of sales: how many of one outlet and day are reported together, `amount` being their sum. */
  readonly count?: number
  readonly day?: string
  readonly salePointCode?: string
  /** Of sales without an outlet: the account that they came to. */
  readonly account?: string
  /** Who paid the last of them, and how much. */
  readonly payer?: string
  readonly lastAmount?: string
  /** Why: a person's comment, a bank's reason, an error's code. */
  readonly reason?: Words
  readonly errorCode?: string
  /** Epoch milliseconds of the fact, where that is not when it is reported. */
  readonly at?: number
  /** The bank's own words, in every language. */
  readonly words?: Readonly<
    Record<'ru' | 'ky' | 'en', { readonly title: string; readonly text: string }>
  >
}
