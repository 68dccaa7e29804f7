import { createContext, use, useSyncExternalStore } from 'react'
import type { Namespace, Translate } from './texts.ts'
import type { Translator } from './translator.ts'

const TranslatorContext = createContext<Translator | undefined>(undefined)

/** Gives the texts to everything below. */
export const TranslatorProvider = TranslatorContext.Provider

/**
 * The texts of a namespace in the language of the screen: `const { t } = useTranslation('payments')`.
 * Suspends while they are being loaded; a route loads those of its feature beforehand.
 */
export function useTranslation<TNamespace extends Namespace>(
  namespace: TNamespace,
): { readonly t: Translate<TNamespace>; readonly i18n: Translator } {
  const i18n = use(TranslatorContext)
  if (!i18n) throw new Error('There is no TranslatorProvider above')
  useSyncExternalStore(i18n.subscribe, () => i18n.language)
  const known = i18n.translate(namespace)
  if (known) return { t: known, i18n }
  use(loadedTexts(i18n, namespace))
  const loaded = i18n.translate(namespace)
  if (!loaded) throw new Error(`The texts of ${namespace} have not come`)
  return { t: loaded, i18n }
}

const waiting = new WeakMap<Translator, Map<string, Promise<void>>>()

/** React wants the same promise at each attempt to render. */
function loadedTexts(i18n: Translator, namespace: string): Promise<void> {
  const promises = waiting.get(i18n) ?? new Map<string, Promise<void>>()
  waiting.set(i18n, promises)
  const key = `${i18n.language}/${namespace}`
  const promise = promises.get(key) ?? i18n.loadNamespaces(namespace)
  promises.set(key, promise)
  return promise
}
