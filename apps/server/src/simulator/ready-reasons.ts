import type { BankWord, BankWords } from '@tartip/bank-twin/reference/bank-words'
import type { BankText } from '@tartip/domain/bank-text'
import { type Language, languages } from '@tartip/domain/language'

/** What an officer gives a reason for; each has sentences of the bank to choose from. */
export const reasonKinds = ['application', 'arrest', 'freeze', 'quote', 'refusal'] as const
export type ReasonKind = (typeof reasonKinds)[number]

function readyFor(words: BankWords, kind: ReasonKind): readonly BankWord[] {
  if (kind !== 'arrest') return words[`${kind}_reason`]
  // The same list says why accounts are closed, which no officer does here.
  return words.account_status_reason.filter(({ code }) => code.startsWith('ARREST_'))
}

/** The sentences for each kind, in the language of the console. */
export function readyReasons(words: BankWords, language: Language) {
  const texts = (kind: ReasonKind) => readyFor(words, kind).map(({ text }) => text[language])
  return Object.fromEntries(reasonKinds.map(kind => [kind, texts(kind)]))
}

/**
 * What the bank says when an officer has given this text: a sentence that he chose comes in every language, whichever
 * he chose it in; what he wrote himself is in Russian alone.
 */
export function officerWords(words: BankWords, kind: ReasonKind, given: string): BankText {
  const chosen = readyFor(words, kind).find(({ text }) =>
    languages.some(language => text[language] === given),
  )
  return chosen?.text ?? { ru: given }
}
