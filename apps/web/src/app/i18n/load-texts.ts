import type { LoadTexts } from '../../lib/translator.ts'

type TextsModule = { default: Record<string, unknown> }

const sources = {
  ...import.meta.glob<TextsModule>('./*.json'),
  ...import.meta.glob<TextsModule>('../../components/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../components/token/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../documents/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../features/*/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../features/auth/flow/i18n/*.json'),
}

/** `common` belongs to the shell, `components` to the design system, `documents` to signed documents, the rest to its feature. */
function pathOf(namespace: string, language: string): string {
  if (namespace === 'common') return `./${language}.json`
  if (namespace === 'token') return `../../components/token/i18n/${language}.json`
  if (namespace === 'documents') return `../../documents/i18n/${language}.json`
  if (namespace === 'components') return `../../components/i18n/${language}.json`
  // What comes after the first form is not loaded with it.
  if (namespace === 'door') return `../../features/auth/flow/i18n/${language}.json`
  return `../../features/${namespace}/i18n/${language}.json`
}

/** Loads the texts of a namespace in one language, as a chunk of its own. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const load = sources[pathOf(namespace, language)]
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`)
  return (await load()).default
}
