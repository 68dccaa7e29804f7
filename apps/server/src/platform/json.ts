import type { Words } from '@tartip/domain/bank-text'

/** What survives JSON unchanged. Bigints and dates must be written as strings first. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Words as they are kept among other facts: somebody's own as a text, the bank's with its languages. */
export function jsonOfWords(words: Words): Json {
  return typeof words === 'string' ? words : { ...words }
}

/** Objects have no order of their own, so their keys are sorted before anything is hashed. */
export function textInFixedOrder(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(textInFixedOrder).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  // A loop, because a batch seals hundreds of rows.
  let text = ''
  for (const key of Object.keys(value).toSorted()) {
    const item = (value as Readonly<Record<string, Json>>)[key]
    if (item === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textInFixedOrder(item)}`
  }
  return `{${text}}`
}

/**
 * The same for rows that say mostly the same, one after the other: the order of keys and the text of a value that has
 * not changed are taken from the row before.
 */
export function createRowText(): (row: Readonly<Record<string, Json>>) => string {
  let keys: readonly string[] = []
  let fields: { readonly key: string; readonly name: string; value: Json; text: string }[] = []
  return row => {
    const own = Object.keys(row)
    if (own.length !== keys.length || own.some((key, place) => key !== keys[place])) {
      keys = own
      fields = own.toSorted().map(key => {
        const name = `${JSON.stringify(key)}:`
        return { key, name, value: null, text: `${name}null` }
      })
    }
    let text = ''
    for (const field of fields) {
      const value = row[field.key]
      if (value === undefined) continue
      if (value !== field.value) {
        field.value = value
        field.text = field.name + textInFixedOrder(value)
      }
      text += text === '' ? field.text : `,${field.text}`
    }
    return `{${text}}`
  }
}
