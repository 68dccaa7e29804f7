import { fillTemplate } from '../language.ts'
import type { Language, LocalizedText } from '../language.ts'

interface Ends {
  readonly from: string | undefined
  readonly to: string | undefined
}

const periodWords: Readonly<Record<'from' | 'to', LocalizedText>> = {
  from: { ru: 'с {end}', ky: 'башталышы: {end}', en: 'from {end}' },
  to: { ru: 'по {end}', ky: 'аягы: {end}', en: 'until {end}' },
}
const amountWords: Readonly<Record<'from' | 'to', LocalizedText>> = {
  from: { ru: 'от {end}', ky: 'эң аз: {end}', en: 'from {end}' },
  to: { ru: 'до {end}', ky: 'эң көп: {end}', en: 'up to {end}' },
}

const describeRange =
  (words: Readonly<Record<'from' | 'to', LocalizedText>>) =>
  ({ from, to }: Ends, language: Language): string => {
    if (from !== undefined && to !== undefined) return from === to ? from : `${from} – ${to}`
    if (from !== undefined) return fillTemplate(words.from[language], { end: from })
    return to === undefined ? '' : fillTemplate(words.to[language], { end: to })
  }

/** Ranges in words, with one end or both. */
export const filterWords = {
  period: describeRange(periodWords),
  amount: describeRange(amountWords),
}

/** A label in the three languages, Russian first as the source. */
export const listLabel = (ru: string, ky: string, en: string): LocalizedText => ({ ru, ky, en })
