import { holdsWords } from '@tartip/domain/lists/search-text'
import { decodeWrongLayout } from '@tartip/domain/text/wrong-layout'
import type { BankFact } from '@tartip/domain/forms/facts'
import type { LocalizedText } from '@tartip/domain/language'

/** A bank of the directory; the digits its accounts begin with are not always those of its code. */
export interface KnownBank extends BankFact {
  readonly name: LocalizedText
  readonly shortName: LocalizedText
  readonly isHead: boolean
}

/** Banks by a part of the name in any language, or by the beginning of the code. */
export function searchBanks(banks: readonly KnownBank[], text: string): readonly KnownBank[] {
  const wanted = [text, decodeWrongLayout(text)].map(one => one.trim())
  return banks.filter(bank => wanted.some(one => matches(bank, one)))
}

function matches(bank: KnownBank, wanted: string): boolean {
  if (bank.bic.startsWith(wanted)) return true
  return [bank.name, bank.shortName]
    .flatMap(name => [name.ru, name.ky, name.en])
    .some(name => holdsWords(name, wanted))
}
