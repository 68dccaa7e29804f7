import type { LocalizedText } from '../language.ts'
import type { StatusColour } from '../payment/status-view.ts'

/** Where the organisation's contract of the salary project stands at the bank (specification 2, section 4). */
export const salaryContractStates = [
  'ON_VERIFICATION',
  'VERIFIED',
  'REJECTED',
  'PENDING_CLOSURE',
  'CLOSED',
  'PENDING_UNCLOSE',
] as const
export type SalaryContractState = (typeof salaryContractStates)[number]

/** Only a verified contract pays, and one whose closure the bank has not confirmed yet. */
export const paysSalary = (state: SalaryContractState): boolean =>
  state === 'VERIFIED' || state === 'PENDING_CLOSURE'

/** Where an employee's card stands at the bank. */
export const salaryCardStates = [
  'IN_PROCESSING_BY_BANK',
  'ACTIVE',
  'BLOCKED',
  'CLOSED',
  'CARD_NOT_LINKED',
  'ERROR_CREATED',
  'FAILED_ADD',
  'REJECTED',
] as const
export type SalaryCardState = (typeof salaryCardStates)[number]

/** Currencies in which salaries are paid. */
export const salaryCurrencies = ['KGS', 'USD'] as const
export type SalaryCurrency = (typeof salaryCurrencies)[number]

/** Whether a text from outside names a currency of salaries. */
export const isSalaryCurrency = (text: string): text is SalaryCurrency =>
  (salaryCurrencies as readonly string[]).includes(text)

export const salaryContractStateNames: Readonly<Record<SalaryContractState, LocalizedText>> = {
  ON_VERIFICATION: { ru: 'На проверке в банке', ky: 'Банкта текшерилүүдө', en: 'Under review' },
  VERIFIED: { ru: 'Действует', ky: 'Күчүндө', en: 'In force' },
  REJECTED: { ru: 'Отклонён', ky: 'Четке кагылган', en: 'Rejected' },
  PENDING_CLOSURE: { ru: 'Закрывается', ky: 'Жабылууда', en: 'Being closed' },
  CLOSED: { ru: 'Закрыт', ky: 'Жабык', en: 'Closed' },
  PENDING_UNCLOSE: { ru: 'Возобновляется', ky: 'Кайра ачылууда', en: 'Being reopened' },
}

export const salaryCardStateNames: Readonly<Record<SalaryCardState, LocalizedText>> = {
  IN_PROCESSING_BY_BANK: { ru: 'Открывается в банке', ky: 'Банкта ачылууда', en: 'Being opened' },
  ACTIVE: { ru: 'Действует', ky: 'Иштейт', en: 'Active' },
  BLOCKED: { ru: 'Заблокирована', ky: 'Бөгөттөлгөн', en: 'Blocked' },
  CLOSED: { ru: 'Закрыта', ky: 'Жабык', en: 'Closed' },
  CARD_NOT_LINKED: { ru: 'Карта не привязана', ky: 'Карта байланган эмес', en: 'Card not linked' },
  ERROR_CREATED: { ru: 'Ошибка открытия', ky: 'Ачууда ката кетти', en: 'Opening failed' },
  FAILED_ADD: {
    ru: 'Не удалось добавить',
    ky: 'Кошуу мүмкүн болгон жок',
    en: 'Could not be added',
  },
  REJECTED: { ru: 'Отклонена банком', ky: 'Банк четке какты', en: 'Rejected by the bank' },
}

/** How a card state is shown. */
export function colourOfCardState(state: SalaryCardState): StatusColour {
  if (state === 'ACTIVE') return 'success'
  return state === 'IN_PROCESSING_BY_BANK' || state === 'CARD_NOT_LINKED' ? 'warning' : 'danger'
}

/** Why a person cannot be paid now by their card; undefined when they can. */
export function salaryCardRefusal(
  state: SalaryCardState,
): 'SALARY_CARD_BLOCKED' | 'SALARY_CARD_CLOSED' | 'SALARY_CARD_NOT_READY' | undefined {
  switch (state) {
    case 'ACTIVE':
      return undefined
    case 'BLOCKED':
      return 'SALARY_CARD_BLOCKED'
    case 'CLOSED':
      return 'SALARY_CARD_CLOSED'
    default:
      return 'SALARY_CARD_NOT_READY'
  }
}

/** Why the bank has not paid one person of a register. */
export const salaryRowRefusals = [
  'SALARY_EMPLOYEE_NOT_FOUND',
  'SALARY_CARD_BLOCKED',
  'SALARY_CARD_CLOSED',
  'SALARY_CARD_NOT_READY',
  'SALARY_ROW_LIMIT_EXCEEDED',
  'CURRENCY_MISMATCH',
] as const
export type SalaryRowRefusal = (typeof salaryRowRefusals)[number]
