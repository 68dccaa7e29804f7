import type { AccountPermission } from '../accounts/account-permission.ts'
import type { LocalizedText } from '../language.ts'
import type { CurrencyCode } from '../money/currency.ts'
import type { RulePage, RuleTrait } from '../field-rules/rule-page.ts'

/** Every kind of document that moves money. */
export const operationCodes = [
  'CLEARING',
  'GROSS',
  'INTRABANK_OWN',
  'INTRABANK_FOREIGN',
  'SWIFT',
  'CONVERSION',
  'RKO_2_CARD',
  'CARD_2_RKO',
  'CARD_2_CARD',
  'BUDGET',
  'QR',
  'REFUND',
  'SALARY',
] as const
export type OperationCode = (typeof operationCodes)[number]

export const operationNames: Readonly<Record<OperationCode, LocalizedText>> = {
  CLEARING: { ru: 'Клиринг', ky: 'Клиринг', en: 'Clearing' },
  GROSS: { ru: 'Гросс', ky: 'Гросс', en: 'Gross' },
  INTRABANK_OWN: {
    ru: 'Между своими счетами',
    ky: 'Өз эсептеринин ортосунда',
    en: 'Between own accounts',
  },
  INTRABANK_FOREIGN: {
    ru: 'Другому клиенту банка',
    ky: 'Банктын башка кардарына',
    en: 'To another client of the bank',
  },
  SWIFT: {
    ru: 'Валютный перевод SWIFT',
    ky: 'SWIFT аркылуу валюталык которуу',
    en: 'SWIFT transfer',
  },
  CONVERSION: {
    ru: 'Конвертация валюты',
    ky: 'Валюта конвертациясы',
    en: 'Currency conversion',
  },
  RKO_2_CARD: { ru: 'Со счёта на карту', ky: 'Эсептен картага', en: 'From account to card' },
  CARD_2_RKO: { ru: 'С карты на счёт', ky: 'Картадан эсепке', en: 'From card to account' },
  CARD_2_CARD: { ru: 'С карты на карту', ky: 'Картадан картага', en: 'From card to card' },
  BUDGET: { ru: 'Платёж в бюджет', ky: 'Бюджетке төлөм', en: 'Budget payment' },
  QR: { ru: 'QR-платёж', ky: 'QR-төлөм', en: 'QR payment' },
  REFUND: { ru: 'Возврат', ky: 'Кайтаруу', en: 'Refund' },
  SALARY: { ru: 'Зарплата', ky: 'Эмгек акы', en: 'Salary' },
}

/** What the bank's rules say about documents of a kind. */
interface OperationTraits {
  /** The page of form rules, and the trait that narrows it where it is not the currency. */
  readonly page: RulePage
  readonly trait?: RuleTrait
  /** What a person must be allowed to do with the payer's account; without it nobody pays by the operation. */
  readonly permission?: AccountPermission
  /** Neither changed nor repeated: a new one is made. */
  readonly isNeverEdited?: true
  /** Its content is a register of the salary project, which is corrected and repeated on pages of its own. */
  readonly isOfRegister?: true
  /** Not withdrawn once it is signed. */
  readonly isNeverRecalled?: true
  /** Signed on its value date alone. */
  readonly isSignedOnItsDay?: true
  /** Paid from the account of a company card; from a settlement account otherwise. */
  readonly isPaidFromCard?: true
}

const operations: Readonly<Record<OperationCode, OperationTraits>> = {
  CLEARING: { page: 'TRANSFER', trait: 'CLEARING', permission: 'CLEARING' },
  GROSS: { page: 'TRANSFER', trait: 'GROSS', permission: 'GROSS' },
  INTRABANK_OWN: { page: 'TRANSFER', trait: 'INTRABANK', permission: 'INTRABANK_OWN' },
  INTRABANK_FOREIGN: { page: 'TRANSFER', trait: 'INTRABANK', permission: 'INTRABANK_FOREIGN' },
  SWIFT: { page: 'SWIFT', permission: 'SWIFT' },
  CONVERSION: {
    page: 'CONVERSION',
    permission: 'CONVERSION',
    isNeverEdited: true,
    isNeverRecalled: true,
  },
  RKO_2_CARD: {
    page: 'CARDS',
    trait: 'RKO_2_CARD',
    permission: 'INTRABANK_OWN',
    isSignedOnItsDay: true,
  },
  CARD_2_RKO: {
    page: 'CARDS',
    trait: 'CARD_2_RKO',
    permission: 'INTRABANK_OWN',
    isSignedOnItsDay: true,
    isPaidFromCard: true,
  },
  CARD_2_CARD: {
    page: 'CARDS',
    trait: 'CARD_2_CARD',
    permission: 'INTRABANK_OWN',
    isSignedOnItsDay: true,
    isPaidFromCard: true,
  },
  BUDGET: {
    page: 'TRANSFER',
    permission: 'BUDGET_PAYMENT',
    isNeverEdited: true,
    isNeverRecalled: true,
  },
  QR: { page: 'QR', permission: 'QR', isNeverEdited: true },
  REFUND: { page: 'QR', permission: 'REFUND', isNeverEdited: true, isNeverRecalled: true },
  SALARY: { page: 'GENERAL', permission: 'SALARY', isOfRegister: true },
}

const swiftTraits: Readonly<Partial<Record<CurrencyCode, RuleTrait>>> = {
  AED: 'AED',
  CNY: 'CNY',
  EUR: 'EUR',
  KZT: 'KZT',
  RUB: 'RUB',
  TRY: 'TRY',
  USD: 'USD',
}

/** Whether a text from outside names an operation kind. */
export function isOperationCode(text: string): text is OperationCode {
  return (operationCodes as readonly string[]).includes(text)
}

/** The page of form rules that an operation's form is checked by. */
export function pageOfOperation(operation: OperationCode): RulePage {
  return operations[operation].page
}

/** The trait that narrows the page's rules: the currency for SWIFT, the kind for the others. */
export function traitOfOperation(operation: OperationCode, currency?: CurrencyCode): RuleTrait {
  if (operation === 'SWIFT') return (currency && swiftTraits[currency]) ?? 'DEFAULT'
  return operations[operation].trait ?? 'DEFAULT'
}

/** What a person must be allowed to do with the payer's account; undefined: nobody pays by the operation. */
export function permissionOfOperation(operation: OperationCode): AccountPermission | undefined {
  return operations[operation].permission
}

/** A conversion, a budget payment, a refund and a QR payment are neither changed nor repeated: a new one is made. */
export function isNeverEdited(operation: OperationCode): boolean {
  return operations[operation].isNeverEdited === true
}

/** A document that pays a register: only people with the salary project act on it, and it changes with its register. */
export function isOfRegister(operation: OperationCode): boolean {
  return operations[operation].isOfRegister === true
}

/** A conversion, a budget payment and a refund are not withdrawn once they are signed. */
export function isNeverRecalled(operation: OperationCode): boolean {
  return operations[operation].isNeverRecalled === true
}

/** A card transfer is signed on its value date alone. */
export function isSignedOnItsDay(operation: OperationCode): boolean {
  return operations[operation].isSignedOnItsDay === true
}

/** Paid from the account of a company card; every other operation is paid from a settlement account. */
export function isPaidFromCard(operation: OperationCode): boolean {
  return operations[operation].isPaidFromCard === true
}
