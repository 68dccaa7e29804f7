import type { Language } from '@tartip/domain/language'
import { languageOfStored, storedOfLanguage } from '@tartip/domain/language'
import { tabChannel } from './broadcast.ts'
import {
  isStoredLanguage,
  setCurrentLanguage,
  storedLanguageOrDefault,
} from './current-language.ts'
import { writeStored } from './storage.ts'
import type { LoadTexts, Translator } from './translator.ts'
import { createTranslator } from './translator.ts'
import { nextPicture } from './next-picture.ts'

let translator: Translator | undefined

/**
 * The texts of the product, with those of the shell and of the design system loaded. Places in texts
 * are `{name}`, as everywhere in the product. Plural keys (`_one`, `_few`, `_many`, `_other`) stand in
 * full in every language.
 */
export async function createI18n(loadTexts: LoadTexts, language: Language): Promise<Translator> {
  const i18n = createTranslator(loadTexts, language)
  await i18n.loadNamespaces(['common', 'components'])
  showLanguage(language)
  i18n.subscribe(() => showLanguage(i18n.language))
  translator = i18n
  return i18n
}

/** Loads the texts of a feature together with its code, for routes: they stand outside of React. */
export async function loadTextsOf(namespace: string): Promise<void> {
  await translator?.loadNamespaces(namespace)
}

function showLanguage(language: Language): void {
  setCurrentLanguage(language)
  document.documentElement.lang = language
}

/**
 * Switches the language everywhere: texts, `lang` of the page, storage and the other tabs. Without a
 * connection the texts do not come; then everything stays as it was, as the switch itself shows.
 */
export async function chooseLanguage(i18n: Translator, language: Language): Promise<void> {
  // Every word of the screen is drawn again; the press is answered first.
  await nextPicture()
  if (!(await changeLanguage(i18n, language))) return
  const stored = storedOfLanguage(language)
  writeStored('lang', stored)
  tabChannel.post({ type: 'language', stored })
}

/** Follows the choice made in another tab, without reporting it back. */
export function followLanguageOfOtherTabs(i18n: Translator): () => void {
  return tabChannel.listen(message => {
    if (message.type !== 'language' || !isStoredLanguage(message.stored)) return
    void changeLanguage(i18n, languageOfStored(message.stored))
  })
}

async function changeLanguage(i18n: Translator, language: Language): Promise<boolean> {
  try {
    await i18n.changeLanguage(language)
    return true
  } catch {
    return false
  }
}

/** Starts with the stored language; Russian when none is stored (specification §2). */
export const firstLanguage = (): Language => storedLanguageOrDefault()
