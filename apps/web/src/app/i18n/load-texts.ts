import type { LoadTexts } from '../../lib/translator.ts'

type TextsModule = { default: Record<string, unknown> }

const sources = {
  ...import.meta.glob<TextsModule>('./*.json'),
  ...import.meta.glob<TextsModule>('../../components/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../components/token/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../documents/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../documents/form/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../../../../packages/domain/src/forms/texts/*.json'),
  ...import.meta.glob<TextsModule>('../../lists/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../../../../packages/domain/src/lists/texts/*.json'),
  ...import.meta.glob<TextsModule>('../../features/*/i18n/*.json'),
  ...import.meta.glob<TextsModule>('../../features/*/*/i18n/*.json'),
}

/** Of what several features share; the rest belongs to the feature it is named after. */
const folders: Readonly<Record<string, string>> = {
  common: '.',
  components: '../../components/i18n',
  token: '../../components/token/i18n',
  documents: '../../documents/i18n',
  form: '../../documents/form/i18n',
  // Labels that the server writes as well.
  fields: '../../../../../packages/domain/src/forms/texts',
  lists: '../../lists/i18n',
  listWords: '../../../../../packages/domain/src/lists/texts',
  // What comes after the first form is not loaded with it.
  authFlow: '../../features/auth/flow/i18n',
  paymentForm: '../../features/payments/form/i18n',
  conversion: '../../features/payments/conversion/i18n',
  swift: '../../features/payments/swift/i18n',
}

/** Loads the texts of a namespace in one language, as a chunk of its own. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const load =
    sources[`${folders[namespace] ?? `../../features/${namespace}/i18n`}/${language}.json`]
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`)
  return (await load()).default
}
