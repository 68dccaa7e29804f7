import type { LocalizedText } from '../language.ts'
import { isPaymentStatus, type PaymentStatus } from '../payment/status.ts'
import type { StatusColour } from '../payment/status-view.ts'

/**
 * A register before it is a document: it is typed, then checked, and one that holds becomes the draft of a payment.
 */
export const registerStates = [
  'DRAFT',
  'PROCESSING',
  'UNPROCESSABLE',
  'FAILED',
  'READY_FOR_EXECUTION',
] as const
export type RegisterState = (typeof registerStates)[number]

/** What people see: the state of the check, then the status of the document that the register has become. */
export type SalaryStatus = RegisterState | Exclude<PaymentStatus, 'DRAFT'>

/** The status of a register; a draft is a register that is ready. */
export function statusOfRegister(
  state: RegisterState,
  payment: PaymentStatus | undefined,
): SalaryStatus {
  if (state !== 'READY_FOR_EXECUTION' || payment === undefined || payment === 'DRAFT') return state
  return payment
}

/** Executed, but not everybody was paid. */
export const isPartiallyExecuted = (
  status: string,
  isFullComplete: boolean | null | undefined,
): boolean => status === 'SUCCESS' && isFullComplete === false

export const registerStateNames: Readonly<
  Record<RegisterState | 'PARTIALLY_EXECUTED', LocalizedText>
> = {
  DRAFT: { ru: 'Черновик', ky: 'Каралама', en: 'Draft' },
  PROCESSING: { ru: 'Проверяется', ky: 'Текшерилүүдө', en: 'Being checked' },
  UNPROCESSABLE: { ru: 'Есть ошибки', ky: 'Каталар бар', en: 'Has errors' },
  FAILED: { ru: 'Не принята', ky: 'Кабыл алынган жок', en: 'Not accepted' },
  READY_FOR_EXECUTION: {
    ru: 'Готова к подписанию',
    ky: 'Кол коюуга даяр',
    en: 'Ready for signing',
  },
  PARTIALLY_EXECUTED: {
    ru: 'Исполнена частично',
    ky: 'Жарым-жартылай аткарылды',
    en: 'Partially executed',
  },
}

/** What the bank does with a register that comes as a file, in this order. */
export const registerStages = ['FILE_VALIDATION', 'BUSINESS_VALIDATION', 'CREATION'] as const
export type RegisterStage = (typeof registerStages)[number]

export const registerStageNames: Readonly<Record<RegisterStage, LocalizedText>> = {
  FILE_VALIDATION: { ru: 'Проверка файла', ky: 'Файлды текшерүү', en: 'File check' },
  BUSINESS_VALIDATION: {
    ru: 'Проверка сотрудников и счетов',
    ky: 'Кызматкерлерди жана эсептерди текшерүү',
    en: 'Check of employees and accounts',
  },
  CREATION: {
    ru: 'Создание ведомости',
    ky: 'Эмгек акы тизмесин түзүү',
    en: 'Salary list creation',
  },
}

/** How a state of the check is shown; undefined for a status of a document. */
export function colourOfRegisterState(status: string): StatusColour | undefined {
  switch (status) {
    case 'DRAFT':
      return 'muted'
    case 'PROCESSING':
      return 'warning'
    case 'UNPROCESSABLE':
    case 'FAILED':
      return 'danger'
    case 'READY_FOR_EXECUTION':
      return 'info'
    default:
      return undefined
  }
}

/** What became of one person of a register. */
export const salaryRowStates = ['NEW', 'ERROR', 'PAID', 'UNPAID'] as const
export type SalaryRowState = (typeof salaryRowStates)[number]

export const salaryRowStateNames: Readonly<Record<SalaryRowState, LocalizedText>> = {
  NEW: { ru: 'Ожидает выплаты', ky: 'Төлөм күтүлүүдө', en: 'Awaiting payment' },
  ERROR: { ru: 'Ошибка', ky: 'Ката', en: 'Error' },
  PAID: { ru: 'Зачислено', ky: 'Эсепке чегерилди', en: 'Credited' },
  UNPAID: { ru: 'Не зачислено', ky: 'Чегерилген жок', en: 'Not credited' },
}

/** Whether the rows of a register may still change: it has not been sent for signing, or it came back. */
export const registerIsOpen = (state: RegisterState, payment: PaymentStatus | undefined): boolean =>
  state === 'READY_FOR_EXECUTION'
    ? payment === undefined || payment === 'DRAFT' || payment === 'FOR_EDITING'
    : state !== 'PROCESSING'

/** The status of the document behind a register's status; undefined while there is none. */
export const paymentStatusOf = (status: SalaryStatus): PaymentStatus | undefined =>
  isPaymentStatus(status) ? status : undefined
