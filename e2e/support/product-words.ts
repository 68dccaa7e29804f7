import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Language } from '@tartip/domain/language'
import { calendarWords } from '@tartip/domain/time/calendar-words'
import { formatDuration } from '@tartip/domain/time/format-date'

const root = join(import.meta.dirname, '../..')

/** A text with places to fill in: what stands between them, and the whole as a pattern. */
interface Template {
  readonly words: readonly string[]
  readonly source: string
  readonly pattern: RegExp
}

/** Everything that the product itself can say in a language. */
export interface ProductWords {
  readonly texts: ReadonlySet<string>
  readonly templates: readonly Template[]
}

/** Spaces of all kinds are one: texts are compared as they are read. */
export const asRead = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The product, languages and brands are called the same everywhere. */
const namesInAllLanguages = [
  'Тартип',
  'Тартип Банк',
  'Русский',
  'Кыргызча',
  'English',
  'ЭЛКАРТ',
  'Элкарт',
  'Visa',
  'Mastercard',
  'UnionPay',
  'Excel',
  'PayControl',
  'Google Authenticator',
  'Ctrl',
  'Enter',
  'Esc',
]

const known = new Map<Language, ProductWords>()
const knownOfBank = new Map<Language, ProductWords>()

/**
 * Read from where the words are kept: the texts of the client, the names and refusals of the rules, and
 * the columns of the dictionaries that are in this language.
 */
export function productWords(language: Language): ProductWords {
  const found = known.get(language)
  if (found) return found
  const all = [
    ...textsOfClient(language),
    ...textsOfCode(language),
    ...textsOfTables(language),
    ...Object.values(calendarWords[language]).flat(),
    ...formatDuration(61, language).split(/\s/),
    ...namesInAllLanguages,
  ]
  const words = wordsOf(all)
  known.set(language, words)
  return words
}

const translations = new Map<Language, (russian: string) => RegExp>()

/** The words of the product in a language by the Russian ones: a pattern of what begins with one of them. */
export function wordsIn(language: Language): (russian: string) => RegExp {
  const known = translations.get(language)
  if (known) return known
  const found = new Map<string, Set<string>>()
  const add = (russian: string, text: string | undefined) => {
    if (text !== undefined) found.set(russian, (found.get(russian) ?? new Set()).add(text))
  }
  for (const [russian, text] of [...pairsOfClient(language), ...pairsOfCode(language)]) {
    add(russian, text)
  }
  const patternOf = (russian: string) => {
    const texts = found.get(russian)
    if (!texts) throw new Error(`The product does not say «${russian}»`)
    return new RegExp(`^(?:${[...texts].map(text => templateOf(text).source).join('|')})`, 'u')
  }
  translations.set(language, patternOf)
  return patternOf
}

/** What the bank itself says in a language: names and reasons of its list, its words in statements, its refusals. */
export function bankWords(language: Language): ProductWords {
  const found = knownOfBank.get(language)
  if (found) return found
  const words = wordsOf([
    ...textsOfTables(language, 'bank-words.tsv'),
    ...textsOfFolder(language, 'packages/bank-twin/src/words'),
    ...textsOfFolder(language, 'packages/domain/src/errors'),
  ])
  knownOfBank.set(language, words)
  return words
}

const wordsOf = (all: readonly string[]): ProductWords => ({
  texts: new Set(all.map(asRead)),
  templates: all.filter(text => /\{\w+\}/.test(text) && /\p{L}/u.test(bare(text))).map(templateOf),
})

/** Russian texts of the client with the same place in another language. */
function pairsOfClient(language: Language): [string, string | undefined][] {
  return readdirSync(join(root, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('i18n/ru.json'))
    .flatMap(path => {
      const read = (name: string) =>
        placesOf(JSON.parse(readFileSync(join(root, 'apps/web/src', name), 'utf8')))
      const other = read(path.replace('ru.json', `${language}.json`))
      return [...read(path)].map(([place, text]): [string, string | undefined] => [
        text,
        other.get(place),
      ])
    })
}

function placesOf(value: unknown, place = ''): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[place, value]])
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(inner.flatMap(([name, part]) => [...placesOf(part, `${place}.${name}`)]))
}

const languageOrder: readonly Language[] = ['ru', 'ky', 'en']

function pairsOfCode(language: Language): [string, string | undefined][] {
  const texts = languageOrder.map(one => String.raw`${one}:\s*'((?:[^'\\]|\\.)*)'`)
  const text = new RegExp(texts.join(String.raw`,\s*`), 'g')
  return filesIn('packages/domain/src', '.ts')
    .flatMap(file => [...file.matchAll(text)])
    .map(match => [match[1] ?? '', match[1 + languageOrder.indexOf(language)]])
}

const bare = (template: string) => template.replaceAll(/\{\w+\}/g, '')

function templateOf(template: string): Template {
  const words = asRead(template).split(/\{\w+\}/)
  const parts = words.map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const source = parts.join('(.*?)')
  return { words, source, pattern: new RegExp(`^${source}$`, 'u') }
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(ending))
    .map(path => readFileSync(join(root, folder, path), 'utf8'))
}

function textsOfClient(language: Language): string[] {
  return [
    ...filesIn('apps/web/src', `i18n/${language}.json`),
    // Labels of forms and lists stand with their descriptions.
    ...filesIn('packages/domain/src', `texts/${language}.json`),
  ].flatMap(file => stringsOf(JSON.parse(file)))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

const textsOfCode = (language: Language): string[] =>
  ['packages/domain/src', 'packages/bank-twin/src', 'apps/server/src'].flatMap(folder =>
    textsOfFolder(language, folder),
  )

function textsOfFolder(language: Language, folder: string): string[] {
  const text = new RegExp(String.raw`\b${language}:\s*'((?:[^'\\]|\\.)*)'`, 'g')
  return filesIn(folder, '.ts')
    .flatMap(file => [...file.matchAll(text)])
    .flatMap(([, words]) => (words === undefined ? [] : [words.replaceAll(/\\(.)/g, '$1')]))
}

function textsOfTables(language: Language, name = '.tsv'): string[] {
  return filesIn('reference-data', name).flatMap(file => {
    const [head = '', ...rows] = file.split('\n')
    const columns = head.split('\t')
    return rows.flatMap(row =>
      row.split('\t').filter((_, place) => isIn(language, columns[place] ?? '', row)),
    )
  })
}

/** A column of the language, or one of a table in which each row has a language. */
function isIn(language: Language, column: string, row: string): boolean {
  if (column.endsWith(`_${language}`)) return true
  const stored = { ru: 'RU', ky: 'KG', en: 'ENG' }[language]
  return ['title', 'description'].includes(column) && row.split('\t').includes(stored)
}
