import type { Language } from '../language.ts'

/** «№ 5106», in English “No. 5106”; the number stays beside its sign. */
export const numbered = (number: string, language: Language): string =>
  `${numberSigns[language]}\u00a0${number}`

export const numberSigns: Readonly<Record<Language, string>> = { ru: '№', ky: '№', en: 'No.' }
