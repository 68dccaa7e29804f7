import { foldForSearch } from '@tartip/domain/text/collation'
import { decodeWrongLayout } from '@tartip/domain/text/wrong-layout'
import type { LocalizedText } from '@tartip/domain/language'

/** A bank of the directory, as the form knows it. */
export interface KnownBank {
  readonly bic: string
  readonly name: LocalizedText
  readonly shortName: LocalizedText
  /** The digits that accounts of the bank begin with; not always those of the code. */
  readonly accountPrefix: string
  readonly isHead: boolean
}

/** The bank whose accounts begin like this one: the closest prefix, head offices first. */
export function bankOfAccount(banks: readonly KnownBank[], account: string): KnownBank | undefined {
  const fitting = banks.filter(
    bank => bank.accountPrefix !== '' && account.startsWith(bank.accountPrefix),
  )
  const rank = (bank: KnownBank) => bank.accountPrefix.length * 2 + (bank.isHead ? 1 : 0)
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** The directory decides whether account and code belong together, not the digits of the code. */
export function bankFitsAccount(bank: KnownBank, account: string): boolean {
  return account.startsWith(bank.accountPrefix)
}

/** Banks by a part of the name in any language, or by the beginning of the code. */
export function searchBanks(banks: readonly KnownBank[], text: string): readonly KnownBank[] {
  const wanted = [text, decodeWrongLayout(text)].map(foldForSearch)
  return banks.filter(bank => wanted.some(one => matches(bank, one)))
}

function matches(bank: KnownBank, wanted: string): boolean {
  if (bank.bic.startsWith(wanted)) return true
  const words = wanted.split(' ')
  return [bank.name, bank.shortName]
    .flatMap(name => [name.ru, name.ky, name.en])
    .map(foldForSearch)
    .some(name => words.every(word => name.includes(word)))
}
