import type { BankWord, BankWords } from '@tartip/bank-twin/reference/bank-words'
import type { BankText } from '@tartip/domain/bank-text'
import { type Language, languages } from '@tartip/domain/language'

/** Decisions with a reason; for each there are predefined sentences. */
export const reasonKinds = ['application', 'arrest', 'freeze', 'quote', 'refusal'] as const
export type ReasonKind = (typeof reasonKinds)[number]

function reasonsFor(words: BankWords, kind: ReasonKind): readonly BankWord[] {
  if (kind !== 'arrest') return words[`${kind}_reason`]
  // The same list contains reasons for closed accounts, which officers do not use here.
  return words.account_status_reason.filter(({ code }) => code.startsWith('ARREST_'))
}

/** The sentences for each kind, in the language of the console. */
export function predefinedReasons(words: BankWords, language: Language) {
  const texts = (kind: ReasonKind) => reasonsFor(words, kind).map(({ text }) => text[language])
  return Object.fromEntries(reasonKinds.map(kind => [kind, texts(kind)]))
}

/**
 * The text for the client: a predefined sentence in every language, whichever it was chosen in; an
 * officer's own text in Russian only.
 */
export function officerReason(words: BankWords, kind: ReasonKind, given: string): BankText {
  const chosen = reasonsFor(words, kind).find(({ text }) =>
    languages.some(language => text[language] === given),
  )
  return chosen?.text ?? { ru: given }
}
