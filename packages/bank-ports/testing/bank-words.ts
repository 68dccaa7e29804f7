import { type Language, languages, type LocalizedText } from '@tartip/domain/language'

/** Letters that are Kazakh or of an old coding: whoever writes them has not written Kyrgyz. */
const notKyrgyz = /[қғұіәҚҒҰІӘ]/u
const cyrillic = /\p{Script=Cyrillic}/u

/**
 * What is wrong with texts, of which there has to be one at least, that a bank gives in all its languages; a bank may have few words that are the same in two
 * languages (names, abbreviations), but an English text has no Cyrillic letter and a Kyrgyz one no Kazakh letter.
 */
export function faultsOfTexts(texts: readonly LocalizedText[]): readonly string[] {
  if (texts.length === 0) return ['no text at all']
  return texts.flatMap(text => {
    const isIn = (language: Language) => text[language].trim() !== ''
    return [
      ...languages.filter(language => !isIn(language)).map(one => `nothing in ${one}: ${text.ru}`),
      ...(cyrillic.test(text.en) ? [`not English: ${text.en}`] : []),
      ...(notKyrgyz.test(text.ky) ? [`not Kyrgyz: ${text.ky}`] : []),
    ]
  })
}
