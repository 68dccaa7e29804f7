import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedText } from '@tartip/domain/language'
import { DatasetFault, parseTabSeparated } from '@tartip/domain/text/tab-separated'

const kinds = [
  'account_product',
  'account_status_reason',
  'application_reason',
  'department',
  'freeze_reason',
  'instalment_product',
  'quote_reason',
  'refusal_reason',
  'shop_category',
] as const

/** What a word of the bank is for: names of its catalogues, and the reasons that its officers choose from. */
export type BankWordKind = (typeof kinds)[number]

export interface BankWord {
  readonly code: string
  readonly text: LocalizedText
}

export interface BankWords {
  /** @throws RangeError when the bank has no such word */
  text(kind: BankWordKind, code: string): LocalizedText
  /** Every word of the kind, in the order of the list. */
  all(kind: BankWordKind): readonly BankWord[]
}

/**
 * Reads `bank-words.tsv`: what the bank itself says, in all its languages.
 *
 * @throws DatasetFault when a kind is unknown or a language is missing
 */
export function readBankWords(referenceDataDir: string): BankWords {
  const columns = ['kind', 'code', 'name_ru', 'name_ky', 'name_en']
  const content = readFileSync(join(referenceDataDir, 'bank-words.tsv'), 'utf8')
  const byKind = new Map<string, BankWord[]>(kinds.map(kind => [kind, []]))
  for (const [index, row] of parseTabSeparated('bank-words', content, columns).entries()) {
    const { kind = '', code = '', name_ru: ru = '', name_ky: ky = '', name_en: en = '' } = row
    const words = byKind.get(kind)
    if (words === undefined)
      throw new DatasetFault('bank-words', index + 2, `no such kind: ${kind}`)
    if ([code, ru, ky, en].includes('')) {
      throw new DatasetFault('bank-words', index + 2, 'the code or a language is missing')
    }
    words.push({ code, text: { ru, ky, en } })
  }
  const all = (kind: BankWordKind): readonly BankWord[] => byKind.get(kind) ?? []
  return {
    all,
    text(kind, code) {
      const found = all(kind).find(word => word.code === code)
      if (found === undefined) throw new RangeError(`The bank has no word ${kind} ${code}`)
      return found.text
    },
  }
}
