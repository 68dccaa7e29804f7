import { fillTemplate, type Language, type LocalizedText } from '../language.ts'
import { currencies, type CurrencyCode } from '../money/currency.ts'
import type { Correspondent } from '../payment/correspondent.ts'

/** By what somebody pays to an account; the paper may speak another language than the screen. */
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
  swift: { ru: 'SWIFT-код банка', ky: 'Банктын SWIFT-коду', en: 'SWIFT code of the bank' },
} as const satisfies Record<string, LocalizedText>

const correspondentWords = {
  title: { ru: 'Банки-корреспонденты', ky: 'Корреспондент банктар', en: 'Correspondent banks' },
  hint: {
    ru: 'Через них приходят переводы в {currency} из других стран.',
    ky: 'Башка өлкөлөрдөн {currency} которуулар алар аркылуу келет.',
    en: 'Transfers in {currency} from other countries arrive through them.',
  },
  notNeeded: {
    ru: 'Переводы в сомах идут внутри страны, банк-корреспондент не нужен.',
    ky: 'Сом менен которуулар өлкө ичинде жүрөт, корреспондент банк керек эмес.',
    en: 'Transfers in soms stay in the country and need no correspondent bank.',
  },
  none: {
    ru: 'У банка сейчас нет корреспондента в {currency}.',
    ky: 'Банктын азыр {currency} боюнча корреспонденти жок.',
    en: 'The bank has no correspondent in {currency} now.',
  },
  through: { ru: 'через {bank}', ky: '{bank} аркылуу', en: 'through {bank}' },
  qr: {
    ru: 'Реквизиты для телефона',
    ky: 'Телефон үчүн реквизиттер',
    en: 'Bank details for a phone',
  },
  qrText: {
    ru: 'Наведите камеру: реквизиты откроются текстом, их можно скопировать.',
    ky: 'Камераны багыттаңыз: реквизиттер текст болуп ачылат, аны көчүрүүгө болот.',
    en: 'Point a camera at the code: the details open as text that can be copied.',
  },
} as const satisfies Record<string, LocalizedText>

export interface RequisiteFacts {
  readonly companyName: string
  readonly inn: string
  readonly account: string
  readonly currency: CurrencyCode
  readonly bic: string
  /** Undefined until the directory of banks has answered: the BIC says which bank it is. */
  readonly bankName: LocalizedText | undefined
  /** SWIFT code of the bank; only payments in foreign currency need it. */
  readonly swiftCode: string | undefined
}

export interface Requisite {
  readonly id: Exclude<keyof typeof words, 'title'>
  readonly label: string
  readonly value: string
}

export const requisitesTitle = (language: Language): string => words.title[language]

/** The details by which somebody pays to an account, in the language of whoever will read them. */
export function requisitesOf(facts: RequisiteFacts, language: Language): readonly Requisite[] {
  const { currency, bankName, swiftCode } = facts
  const isForeign = currency !== 'KGS'
  const values: readonly (readonly [Requisite['id'], string | undefined])[] = [
    ['recipient', facts.companyName],
    ['inn', facts.inn],
    ['account', facts.account],
    ['currency', `${currency}, ${currencies[currency].names[language]}`],
    ['bank', bankName?.[language]],
    ['bic', facts.bic],
    ['swift', isForeign ? swiftCode : undefined],
  ]
  return values.flatMap(([id, value]) =>
    value === undefined || value === '' ? [] : [{ id, label: words[id][language], value }],
  )
}

/** The same as plain text; the number stays in one piece, so that it can be pasted into a form. */
export const requisitesText = (requisites: readonly Pick<Requisite, 'label' | 'value'>[]): string =>
  requisites.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** A bank through which money from abroad arrives, in words. */
export interface CorrespondentText {
  readonly name: string
  readonly code: string
  /** «Стамбул, Турция · через Raiffeisen Bank International AG, Vienna» */
  readonly place: string
}

/** The correspondents of a currency, in the order in which the bank prefers them. */
export function correspondentTexts(
  correspondents: readonly Correspondent[],
  currency: CurrencyCode,
  countryName: (code: string) => string,
  language: Language,
): readonly CorrespondentText[] {
  return correspondents
    .filter(one => one.currency === currency)
    .map(({ name, code, city, country, intermediary }) => ({
      name,
      code,
      place: [
        [city, countryName(country)].filter(part => part !== '').join(', '),
        intermediary && fillTemplate(correspondentWords.through[language], { bank: intermediary }),
      ]
        .filter(part => part !== '')
        .join(' · '),
    }))
}

/** The same as plain text, below its title; empty where there are none. */
export const correspondentsText = (
  banks: readonly CorrespondentText[],
  language: Language,
): string =>
  banks.length === 0
    ? ''
    : [
        correspondentsTitle(language),
        ...banks.map(({ name, code, place }) => `${name}, ${code}, ${place}`),
      ].join('\n')

/** What stands above the correspondents of a currency, or in their place. */
export function correspondentsNote(
  currency: CurrencyCode,
  count: number,
  language: Language,
): string {
  if (currency === 'KGS') return correspondentWords.notNeeded[language]
  const text = count > 0 ? correspondentWords.hint : correspondentWords.none
  return fillTemplate(text[language], { currency })
}

export const correspondentsTitle = (language: Language): string =>
  correspondentWords.title[language]

/** What stands beside the QR code of printed details. */
export const requisitesQrText = (language: Language) => ({
  title: correspondentWords.qr[language],
  text: correspondentWords.qrText[language],
})
