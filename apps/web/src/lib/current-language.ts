import type { Language, StoredLanguage } from '@tartip/domain/language'
import { languageOfStored } from '@tartip/domain/language'
import { readStored } from './storage.ts'

const storedLanguages: readonly string[] = ['RU', 'KG', 'ENG'] satisfies StoredLanguage[]

/** Whether a text is one of the stored language names of the specification. */
export function isStoredLanguage(text: string | undefined): text is StoredLanguage {
  return text !== undefined && storedLanguages.includes(text)
}

/** The language kept under `lang`; Russian when none or an unknown one is stored (specification §2). */
export function storedLanguageOrDefault(): Language {
  const stored = readStored('lang')
  return isStoredLanguage(stored) ? languageOfStored(stored) : 'ru'
}

let language: Language | undefined

/** The language of the screen now; calls to the server carry it. */
export function currentLanguage(): Language {
  return (language ??= storedLanguageOrDefault())
}

const followers = new Set<() => void>()

/** Set by the i18n part when the language has really changed (its texts are loaded). */
export function setCurrentLanguage(next: Language): void {
  const before = currentLanguage()
  language = next
  if (before !== next) for (const follow of followers) follow()
}

/** Calls whoever shows what the bank says itself: it is reported in the language of the question. */
export function onLanguageChange(follow: () => void): () => void {
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}
