import type { Language } from '@tartip/domain/language'
import { fillTemplate } from '@tartip/domain/language'
import type { PluralForm } from './plural-form.ts'
import { pluralForm } from './plural-form.ts'

/** The namespaces and their Russian texts; `app/i18n/namespaces.d.ts` fills it in. */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is filled in by its augmentation
export interface TextsOfNamespaces {}

export type Namespace = keyof TextsOfNamespaces & string

type WithoutPlural<TKey> = TKey extends `${infer TBase}_${PluralForm}` ? TBase : TKey

/** Texts as `t` sees them: the plural forms of a text are one key. */
export type Words<TTexts> = {
  readonly [TKey in keyof TTexts as WithoutPlural<TKey>]: TTexts[TKey] extends string
    ? string
    : Words<TTexts[TKey]>
}

export type TextParams = Readonly<Record<string, string | number>>

/**
 * Gives a text: `t($ => $.nav.home)`, `t($ => $.greeting, { name })`. A text with plural forms takes
 * `count` and chooses by it.
 */
export type Translate<TNamespace extends Namespace = 'common'> = (
  choose: (texts: Words<TextsOfNamespaces[TNamespace]>) => string,
  params?: TextParams,
) => string

type Plurals = Readonly<Partial<Record<PluralForm, string>>>
export type Text = string | Plurals | { readonly [key: string]: Text }

const pluralKey = /^(.+)_(one|few|many|other)$/

/** The texts of a file with the plural forms of each text collected under its one key. */
export function textsOfFile(
  file: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Text>> {
  const texts: Record<string, Text> = {}
  for (const [key, value] of Object.entries(file)) {
    if (typeof value !== 'string') {
      texts[key] = textsOfFile({ ...(value as object) })
      continue
    }
    const [, base, form] = pluralKey.exec(key) ?? []
    if (base === undefined || form === undefined) texts[key] = value
    else texts[base] = { ...(texts[base] as Plurals | undefined), [form]: value }
  }
  return texts
}

/** `t` over the texts of one namespace in one language. */
export function translateWith<TNamespace extends Namespace>(
  texts: Readonly<Record<string, Text>>,
  language: Language,
): Translate<TNamespace> {
  return (choose, params = {}) => {
    // The type of the keys comes from the Russian file; a test proves that the others have them all.
    const chosen: unknown = choose(texts as unknown as Words<TextsOfNamespaces[TNamespace]>)
    const text = typeof chosen === 'string' ? chosen : formOf(chosen, params, language)
    return fillTemplate(text, params)
  }
}

function formOf(chosen: unknown, params: TextParams, language: Language): string {
  if (typeof chosen !== 'object' || chosen === null) return ''
  const forms: Plurals = chosen
  const count = Number(params['count'])
  return forms[pluralForm(language, count)] ?? forms.other ?? ''
}
