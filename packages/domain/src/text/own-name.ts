import { err, ok, type Result } from '../result.ts'
import { readVisibleText } from './visible-text.ts'

/** The longest name an account can be given, in UTF-16 units; it must fit a line on a phone. */
export const accountNameMaxLength = 40
/** The longest title of a card, in UTF-16 units; it must fit the card on a phone. */
export const cardTitleMaxLength = 30

/** A company's own name for an account as everybody will see it. An account is never without a name. */
export function readAccountName(typed: string): Result<string, 'ACCOUNT_NAME_INVALID'> {
  const name = readOwnName(typed, accountNameMaxLength)
  return name === undefined || name === ''
    ? err('ACCOUNT_NAME_INVALID', { max: accountNameMaxLength })
    : ok(name)
}

/** A company's own title for a card as everybody will see it; an empty one takes the title away. */
export function readCardTitle(typed: string): Result<string, 'CARD_TITLE_INVALID'> {
  const title = readOwnName(typed, cardTitleMaxLength)
  return title === undefined ? err('CARD_TITLE_INVALID', { max: cardTitleMaxLength }) : ok(title)
}

function readOwnName(typed: string, longest: number): string | undefined {
  const name = readVisibleText(typed)
  return name.ok && name.value.length <= longest && !/[<>&]/.test(name.value)
    ? name.value
    : undefined
}
