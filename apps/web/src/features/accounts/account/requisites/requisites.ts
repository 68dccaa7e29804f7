import type { Language, LocalizedText } from '@tartip/domain/language'
import { currencies, isCurrencyCode } from '@tartip/domain/money/currency'
import type { Account } from '../../accounts-model.ts'

/** What a requisite is called in each language; the paper speaks another one than the screen may. */
const words = {
  title: {
    ru: 'Банковские реквизиты',
    ky: 'Банктык реквизиттер',
    en: 'Bank details',
  },
  recipient: { ru: 'Получатель', ky: 'Алуучу', en: 'Beneficiary' },
  inn: { ru: 'ИНН', ky: 'ИНН', en: 'INN (tax number)' },
  account: { ru: 'Номер счёта', ky: 'Эсептин номери', en: 'Account number' },
  currency: { ru: 'Валюта', ky: 'Валюта', en: 'Currency' },
  bank: { ru: 'Банк', ky: 'Банк', en: 'Bank' },
  bic: { ru: 'БИК', ky: 'БИК', en: 'BIC' },
} as const satisfies Record<string, LocalizedText>

/** The bank's own names, as the directory of banks holds them. */
export interface BankNames {
  readonly ru: string
  readonly kg: string
  readonly eng: string
}

export interface RequisitesOwner {
  readonly companyName: string
  readonly inn: string
}

export interface Requisite {
  readonly id: keyof typeof words
  readonly label: string
  readonly value: string
}

export const requisitesTitle = (language: Language): string => words.title[language]

/**
 * The details by which somebody pays to this account, in the language of whoever will read them. The
 * bank's name is left out as long as the directory has not answered: the BIC says which bank it is.
 */
export function requisitesOf(
  account: Pick<Account, 'account' | 'bic' | 'currency'>,
  owner: RequisitesOwner,
  bank: BankNames | undefined,
  language: Language,
): readonly Requisite[] {
  const code = account.currency.isoCode
  const values: readonly (readonly [keyof typeof words, string])[] = [
    ['recipient', owner.companyName],
    ['inn', owner.inn],
    ['account', account.account],
    ['currency', isCurrencyCode(code) ? `${code}, ${currencies[code].names[language]}` : code],
    ...(bank ? ([['bank', { ru: bank.ru, ky: bank.kg, en: bank.eng }[language]]] as const) : []),
    ['bic', account.bic],
  ]
  return values.map(([id, value]) => ({ id, label: words[id][language], value }))
}

/**
 * The same as plain text for a letter or a messenger. The number stays in one piece, so that whoever
 * pastes it into a form of their own bank loses nothing.
 */
export const requisitesText = (requisites: readonly Requisite[]): string =>
  requisites.map(({ label, value }) => `${label}: ${value}`).join('\n')
