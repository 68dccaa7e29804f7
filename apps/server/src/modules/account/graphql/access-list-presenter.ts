import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import type { PersonAccess } from '../use-cases/read-person-access.ts'
import { presentCurrency } from './account-presenter.ts'

/** What a person may do, as the schema shows it to the first signatory. */
export function presentAccessList(
  { person, isEverything, accounts, cards }: PersonAccess,
  language: Language,
) {
  return {
    userReferenceId: person.userReferenceId,
    isEverything,
    accounts: accounts.map(({ account, accountName, permissions, grantable }) => ({
      accountId: account.accountId,
      account: account.account,
      accountName: wordsIn(accountName, language),
      type: account.type,
      status: account.status,
      currency: presentCurrency(account.currency),
      permissions,
      availablePermissions: grantable,
    })),
    cards: cards.map(({ card, title, permissions, grantable }) => ({
      cardId: card.cardId,
      cardNum: card.maskedNumber,
      title: title ?? null,
      cardHolderName: card.holderName,
      account: card.account,
      status: card.status,
      permissions,
      availablePermissions: grantable,
    })),
  }
}
