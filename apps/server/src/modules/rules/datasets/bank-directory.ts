import { bankOfAccount } from '@tartip/domain/forms/bank-of-account'
import type { LocalizedText } from '@tartip/domain/language'
import { matchKeyOf } from '@tartip/domain/lists/search-text'

import type { BankDirectory, BankSearchType, DirectoryBank } from '../public.ts'
import { parseTabSeparated } from '@tartip/domain/text/tab-separated'

/** A bank settles for all its branches: of its BIC the payment systems go by these digits. */
const participantDigits = 3

const columns = ['bic', 'account_prefix', 'level', 'name_ru', 'name_ky', 'name_en', 'active']

/**
 * Reads `banks.tsv`. `ownPrefix` is the first three digits of the own bank's codes; `ownName` is what the
 * own bank is called here, when the directory knows its codes under another name.
 */
export function parseBanks(
  content: string,
  ownPrefix: string,
  ownName?: LocalizedText,
): readonly DirectoryBank[] {
  const banks = parseTabSeparated('banks', content, columns).map(row => ({
    bankCode: row['bic'] ?? '',
    accountPrefix: row['account_prefix'] ?? '',
    name: { ru: row['name_ru'] ?? '', ky: row['name_ky'] ?? '', en: row['name_en'] ?? '' },
    shortName: { ru: row['short_ru'] ?? '', ky: row['short_ky'] ?? '', en: row['short_en'] ?? '' },
    swiftCode: row['swift'] ?? '',
    isActive: row['active'] === 'yes',
    isHead: row['level'] === 'head',
    isOwn: (row['bic'] ?? '').startsWith(ownPrefix),
  }))
  return ownName ? banks.map(bank => (bank.isOwn ? renamed(bank, ownName) : bank)) : banks
}

/** The legal form and the branch stay around the new name: «ОАО «…»», «…, филиал 007». */
function renamed(bank: DirectoryBank, ownName: LocalizedText): DirectoryBank {
  const nameIn = (language: keyof LocalizedText) => {
    const known = bank.shortName[language]
    return known === '' ? ownName[language] : bank.name[language].replace(known, ownName[language])
  }
  return {
    ...bank,
    name: { ru: nameIn('ru'), ky: nameIn('ky'), en: nameIn('en') },
    shortName: ownName,
  }
}

const belongsTo: Record<BankSearchType, (bank: DirectoryBank) => boolean> = {
  INTERBANK: bank => !bank.isOwn,
  INTRABANK: bank => bank.isOwn,
  ALL: () => true,
}

export function createBankDirectory(banks: readonly DirectoryBank[]): BankDirectory {
  const byCode = new Map(banks.map(bank => [bank.bankCode, bank]))
  const searchable = banks
    .filter(bank => bank.isActive)
    .map(bank => ({
      bank,
      words: [bank.name, bank.shortName]
        .flatMap(name => [name.ru, name.ky, name.en])
        .map(matchKeyOf)
        .join('\n'),
    }))
  return {
    find: bankCode => byCode.get(bankCode),
    ofAccount: account => bankOfAccount(banks, account),
    search(text, type) {
      const wanted = matchKeyOf(text.trim())
      return searchable
        .filter(({ bank }) => belongsTo[type](bank))
        .filter(({ bank, words }) => bank.bankCode.startsWith(wanted) || words.includes(wanted))
        .map(({ bank }) => bank)
    },
    participantName(digits) {
      const known = banks.filter(bank => bank.bankCode.slice(0, participantDigits) === digits)
      const active = known.filter(bank => bank.isActive)
      return namesTogether(active.length > 0 ? active : known)
    },
    namesIn: language =>
      Object.fromEntries(banks.map(({ bankCode, name }) => [bankCode, name[language]])),
  }
}

/** A head office and its branches have one short name; other banks under the same digits have others. */
function namesTogether(banks: readonly DirectoryBank[]): LocalizedText | undefined {
  const names = [...new Map(banks.map(bank => [bank.shortName.ru, bank.shortName])).values()]
  if (names.length === 0) return undefined
  const nameIn = (language: keyof LocalizedText) => names.map(name => name[language]).join(' / ')
  return { ru: nameIn('ru'), ky: nameIn('ky'), en: nameIn('en') }
}
