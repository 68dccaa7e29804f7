import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedText } from '@tartip/domain/language'
import { DatasetFault, parseTabSeparated } from '@tartip/domain/text/tab-separated'

/** The purpose of a text of the bank: catalogue names, and the predefined reasons of officers. */
export type BankWordKind =
  | 'account_product'
  | 'account_status_reason'
  | 'application_reason'
  | 'department'
  | 'freeze_reason'
  | 'instalment_product'
  | 'quote_reason'
  | 'refusal_reason'
  | 'shop_category'

export interface BankWord {
  readonly code: string
  readonly text: LocalizedText
}

/** Every text of the bank, by purpose, in the order of the list. */
export type BankWords = Readonly<Record<BankWordKind, readonly BankWord[]>>

/**
 * One text of the bank.
 *
 * @throws RangeError when there is no such text
 */
export function bankWord(words: BankWords, kind: BankWordKind, code: string): LocalizedText {
  const found = words[kind].find(word => word.code === code)
  if (found === undefined) throw new RangeError(`The bank has no word ${kind} ${code}`)
  return found.text
}

/**
 * Reads `bank-words.tsv`: the bank's own texts, in all languages.
 *
 * @throws DatasetFault when a kind is unknown or a language is missing
 */
export function readBankWords(referenceDataDir: string): BankWords {
  const columns = ['kind', 'code', 'name_ru', 'name_ky', 'name_en']
  const content = readFileSync(join(referenceDataDir, 'bank-words.tsv'), 'utf8')
  const words: Record<BankWordKind, BankWord[]> = {
    account_product: [],
    account_status_reason: [],
    application_reason: [],
    department: [],
    freeze_reason: [],
    instalment_product: [],
    quote_reason: [],
    refusal_reason: [],
    shop_category: [],
  }
  for (const [index, row] of parseTabSeparated('bank-words', content, columns).entries()) {
    const { kind = '', code = '', name_ru: ru = '', name_ky: ky = '', name_en: en = '' } = row
    const list = Object.hasOwn(words, kind) ? words[kind as BankWordKind] : undefined
    if (list === undefined) throw new DatasetFault('bank-words', index + 2, `no such kind: ${kind}`)
    if ([code, ru, ky, en].includes('')) {
      throw new DatasetFault('bank-words', index + 2, 'the code or a language is missing')
    }
    list.push({ code, text: { ru, ky, en } })
  }
  return words
}
