import type { Language } from '../language.ts'
import { wordsOfList } from './list-words.ts'
import type { ListTextsFile, ListWords } from './list-words.ts'
import en from './texts/en.json' with { type: 'json' }
import ky from './texts/ky.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

const files: Readonly<Record<Language, ListTextsFile>> = { ru, ky, en }

export const textsOf = (language: Language): ListTextsFile => files[language]

/** The words of a list for the server, which writes in all three languages; the client loads one of `texts/`. */
export const listWords = (name: string, language: Language): ListWords =>
  wordsOfList(name, language, choose => choose(textsOf(language)))
