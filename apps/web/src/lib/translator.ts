import type { Language } from '@tartip/domain/language'
import type { Namespace, Text, Translate } from './texts.ts'
import { textsOfFile, translateWith } from './texts.ts'

/** Reads the texts of one namespace in one language; each pair is a chunk of its own. */
export type LoadTexts = (language: Language, namespace: string) => Promise<Record<string, unknown>>

/** The texts of the product in the language of the screen. */
export interface Translator {
  readonly language: Language
  /** `t` of a namespace, the same function until the language changes; undefined until loaded. */
  translate<TNamespace extends Namespace>(namespace: TNamespace): Translate<TNamespace> | undefined
  /** Loads namespaces in the present language; those that are there cost nothing. */
  loadNamespaces(namespaces: string | readonly string[]): Promise<void>
  /** Loads everything that is in use in the other language, then changes over at once. */
  changeLanguage(language: Language): Promise<void>
  /** Notifies of each change of language. */
  subscribe(listener: () => void): () => void
}

/** Only the language in use is loaded, namespaces come with their routes. */
export function createTranslator(loadTexts: LoadTexts, first: Language): Translator {
  const texts = new Map<string, Readonly<Record<string, Text>>>()
  const loading = new Map<string, Promise<void>>()
  const used = new Set<string>()
  const listeners = new Set<() => void>()
  let translates = new Map<string, unknown>()
  let language = first
  let wanted = first

  const keyOf = (of: Language, namespace: string) => `${of}/${namespace}`

  async function load(of: Language, namespace: string): Promise<void> {
    const key = keyOf(of, namespace)
    if (texts.has(key)) return
    const known = loading.get(key)
    if (known) return known
    const attempt = loadTexts(of, namespace).then(file => {
      texts.set(key, textsOfFile(file))
    })
    loading.set(key, attempt)
    // A failed attempt is not cached: the next one loads again.
    return attempt.finally(() => loading.delete(key))
  }

  return {
    get language() {
      return language
    },
    translate<TNamespace extends Namespace>(namespace: TNamespace) {
      const known = translates.get(namespace) as Translate<TNamespace> | undefined
      if (known) return known
      const loaded = texts.get(keyOf(language, namespace))
      if (!loaded) return undefined
      const translate = translateWith<TNamespace>(loaded, language)
      translates.set(namespace, translate)
      return translate
    },
    async loadNamespaces(namespaces) {
      const names = typeof namespaces === 'string' ? [namespaces] : namespaces
      for (const name of names) used.add(name)
      await Promise.all(names.map(name => load(language, name)))
    },
    async changeLanguage(next) {
      wanted = next
      await Promise.all([...used].map(name => load(next, name)))
      // Somebody may have chosen again while the texts were on their way.
      if (wanted !== next || language === next) return
      language = next
      translates = new Map()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
