import { isLuhnValid } from '../identifiers/card-number.ts'
import { cardSystemOf } from '../identifiers/card-system.ts'
import { parsePhone } from '../identifiers/phone.ts'
import { err, ok, type Result } from '../result.ts'
import { withoutBlanks } from '../text/blanks.ts'

/** How a payer looks for a private client's card: exactly one of both. */
export interface CardSearch {
  readonly phone?: string | undefined
  readonly cardNum?: string | undefined
}

type ReadCardSearch = { readonly phone: string } | { readonly cardNumber: string }

const longestText = 40
/** Card numbers of the bank's rules for transfers to a card. */
const cardNumber = /^(?:\d{16}|\d{18,19})$/

/**
 * A typed phone, or the whole number of a card in any spelling. Cards of the system Elcart take no transfers by their
 * number, only by the phone of their holder.
 */
export function readCardSearch({
  phone,
  cardNum,
}: CardSearch): Result<ReadCardSearch, 'CARD_SEARCH_INVALID' | 'ELCART_UNAVAILABLE'> {
  if ((phone === undefined) === (cardNum === undefined)) return err('CARD_SEARCH_INVALID')
  if (phone !== undefined) {
    const parsed = phone.length > longestText ? undefined : parsePhone(phone)
    return parsed?.ok ? ok({ phone: parsed.value }) : err('CARD_SEARCH_INVALID')
  }
  const number = withoutBlanks((cardNum ?? '').slice(0, longestText))
  if (!cardNumber.test(number) || !isLuhnValid(number)) return err('CARD_SEARCH_INVALID')
  if (cardSystemOf(number) === 'ELCRD') return err('ELCART_UNAVAILABLE')
  return ok({ cardNumber: number })
}
