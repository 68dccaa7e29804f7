import type { Language } from '@tartip/domain/language'
import { languages, languageOfStored, storedOfLanguage } from '@tartip/domain/language'
import type { BackendModule, i18n as I18n } from 'i18next'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { tabChannel } from './broadcast.ts'
import {
  isStoredLanguage,
  setCurrentLanguage,
  storedLanguageOrDefault,
} from './current-language.ts'
import { writeStored } from './storage.ts'

/** Reads the texts of one namespace in one language; each pair is a chunk of its own. */
export type LoadTexts = (language: Language, namespace: string) => Promise<Record<string, unknown>>

/** Every place that an abbreviation of a language may come from ends up as one of the three. */
export function languageOf(text: string): Language {
  return languages.find(known => known === text) ?? 'ru'
}

function textsBackend(loadTexts: LoadTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      loadTexts(languageOf(language), namespace).then(
        texts => done(null, texts),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      )
    },
  }
}

/**
 * The texts of the product: only the language in use is loaded, namespaces come with their routes.
 * Places in texts are `{name}`, as everywhere in the product. Plural keys (`_one`, `_few`, `_many`,
 * `_other`) stand in full in every language: browsers may lack Kyrgyz rules and then ask for the
 * forms of another language.
 */
export async function createI18n(loadTexts: LoadTexts, language: Language): Promise<I18n> {
  const i18n = createInstance()
  i18n.use(textsBackend(loadTexts)).use(initReactI18next)
  await i18n.init({
    lng: language,
    supportedLngs: [...languages],
    fallbackLng: false,
    ns: ['common', 'components'],
    defaultNS: 'common',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  })
  showLanguage(language)
  i18n.on('languageChanged', changed => showLanguage(languageOf(changed)))
  return i18n
}

function showLanguage(language: Language): void {
  setCurrentLanguage(language)
  document.documentElement.lang = language
}

/** Switches the language everywhere: texts, `lang` of the page, storage and the other tabs. */
export async function chooseLanguage(i18n: I18n, language: Language): Promise<void> {
  const stored = storedOfLanguage(language)
  writeStored('lang', stored)
  await i18n.changeLanguage(language)
  tabChannel.post({ type: 'language', stored })
}

/** Follows the choice made in another tab, without saying it back. */
export function followLanguageOfOtherTabs(i18n: I18n): () => void {
  return tabChannel.listen(message => {
    if (message.type !== 'language' || !isStoredLanguage(message.stored)) return
    void i18n.changeLanguage(languageOfStored(message.stored))
  })
}

/** Starts with the stored language; Russian when none is stored (specification §2). */
export const firstLanguage = (): Language => storedLanguageOrDefault()
