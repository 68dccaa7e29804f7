import { fillTemplate } from '../language.ts'
import type { Language, LocalizedText } from '../language.ts'

/** The texts of a list in one language. A range has a text for each end too: `createdFrom`, `createdTo`. */
interface ListTexts {
  readonly title: string
  readonly filters: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly sorts: Readonly<Record<string, string>>
  readonly columns: Readonly<Record<string, string>>
}

/** A file of `texts/`. */
export interface ListTextsFile {
  readonly ranges: Readonly<Record<'periodFrom' | 'periodTo' | 'amountFrom' | 'amountTo', string>>
  readonly lists: Readonly<Record<string, ListTexts>>
}

export interface FilterOption {
  readonly value: string
  /** Of a dictionary of the domain; the words of other options stand in the texts of the list. */
  readonly label?: LocalizedText
}

export type NameOf = (value: string) => string | undefined

interface Ends {
  readonly from: string | undefined
  readonly to: string | undefined
}

type DescribeRange = (kind: 'period' | 'amount', ends: Ends) => string

/** The words of a list in the language of the reader. */
export interface ListWords {
  readonly language: Language
  readonly title: string
  readonly filter: (name: string) => string
  /** The label of a field of a filter; `index` counts the filter's parts. */
  readonly part: (filter: string, index: number, count: number) => string
  readonly option: (
    filter: string,
    options: readonly FilterOption[] | undefined,
    value: string,
  ) => string
  readonly sort: (sort: string, order: 'ASC' | 'DESC') => string
  readonly column: (id: string) => string
  readonly range: DescribeRange
}

/** What the words of one filter's value are made of. */
export interface FilterWords {
  readonly label: string
  readonly option: (value: string) => string
  readonly range: DescribeRange
  /** Knows what the domain does not: names of people. */
  readonly nameOf: NameOf
}

/** The words of a list; `pick` reads the texts of one language. */
export function wordsOfList(
  name: string,
  language: Language,
  pick: (choose: (texts: ListTextsFile) => string) => string,
): ListWords {
  const textOf = (choose: (texts: ListTexts) => string | undefined, otherwise = ''): string =>
    pick(({ lists }) => {
      const texts = lists[name]
      return (texts && choose(texts)) ?? otherwise
    })
  const filter = (key: string) => textOf(texts => texts.filters[key], key)
  const end = (kind: 'period' | 'amount', side: 'From' | 'To', text: string) =>
    fillTemplate(
      pick(texts => texts.ranges[`${kind}${side}`]),
      { end: text },
    )
  return {
    language,
    title: textOf(texts => texts.title, name),
    filter,
    part: (key, index, count) => filter(count === 1 ? key : `${key}${index === 0 ? 'From' : 'To'}`),
    option: (key, options, value) =>
      options?.find(option => option.value === value)?.label?.[language] ??
      textOf(texts => texts.options?.[key]?.[value], value),
    sort: (sort, order) => textOf(texts => texts.sorts[`${sort}_${order}`], sort),
    column: id => textOf(texts => texts.columns[id], id),
    range: (kind, { from, to }) => {
      if (from !== undefined && to !== undefined) return from === to ? from : `${from} – ${to}`
      if (from !== undefined) return end(kind, 'From', from)
      return to === undefined ? '' : end(kind, 'To', to)
    },
  }
}
