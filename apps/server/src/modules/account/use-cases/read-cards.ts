import type {
  CardAccountBalances,
  CardLimits,
  CardOperation,
  Cards,
} from '@tartip/bank-ports/cards'
import { err, ok, type Result } from '@tartip/domain/result'
import { daysBetween, isLocalDate, type LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { permittedCards, type PermittedCard } from '../permitted-cards.ts'
import type { CardPermission } from '../public.ts'
import type { CardStore } from '../store/card-store.ts'
import type { AccountView } from './read-accounts.ts'

export interface ReadCardsDeps {
  readonly cards: Cards
  /** Runs a read inside the organisation's walls. */
  readonly readCardStore: <T>(
    legalPartyId: string,
    read: (store: CardStore) => Promise<T>,
  ) => Promise<T>
  readonly readAccounts: (actor: Actor) => Promise<readonly AccountView[]>
}

/** A card as one person sees it. */
export interface CardView extends PermittedCard {
  /** What the organisation calls it, when it does. */
  readonly title: string | undefined
}

/** All cards of the organisation that the person may see. */
export const readCards =
  (deps: ReadCardsDeps) =>
  async (actor: Actor): Promise<readonly CardView[]> => {
    const [cards, own] = await Promise.all([
      deps.cards.cardsOf(actor.legalPartyId),
      deps.readCardStore(actor.legalPartyId, async store => ({
        grants: await store.findGrants(actor.legalPartyId, actor.personId),
        titles: await store.findTitles(actor.legalPartyId),
      })),
    ])
    return permittedCards(actor, cards, own.grants).map(permitted => ({
      ...permitted,
      title: own.titles.get(permitted.card.cardId),
    }))
  }

/** One card by its id; one that the person may not see answers like one that does not exist. */
export const readCard = (deps: ReadCardsDeps) => {
  const readAll = readCards(deps)
  return async (actor: Actor, cardId: string): Promise<Result<CardView, 'CARD_NOT_FOUND'>> => {
    const found = (await readAll(actor)).find(view => view.card.cardId === cardId)
    return found ? ok(found) : err('CARD_NOT_FOUND')
  }
}

/** The card when the person has the permission on it as well. */
export const readCardFor = (deps: ReadCardsDeps) => {
  const readOne = readCard(deps)
  return async (
    actor: Actor,
    cardId: string,
    permission: CardPermission,
  ): Promise<Result<CardView, 'CARD_NOT_FOUND' | 'FORBIDDEN'>> => {
    const found = await readOne(actor, cardId)
    if (!found.ok) return found
    return found.value.permissions.includes(permission) ? found : err('FORBIDDEN', { permission })
  }
}

/** The cards of one account; an account of which the person may see nothing does not exist for them. */
export const readCardsOfAccount = (deps: ReadCardsDeps) => {
  const readAll = readCards(deps)
  return async (
    actor: Actor,
    accountId: string,
  ): Promise<Result<readonly CardView[], 'ACCOUNT_NOT_FOUND'>> => {
    const [cards, accounts] = await Promise.all([readAll(actor), deps.readAccounts(actor)])
    const own = cards.filter(view => view.card.accountId === accountId)
    const isSeen = accounts.some(view => view.account.accountId === accountId)
    return own.length > 0 || isSeen ? ok(own) : err('ACCOUNT_NOT_FOUND')
  }
}

export interface CardAccountView {
  readonly account: AccountView
  readonly balances: CardAccountBalances['balances']
  readonly cards: readonly CardView[]
}

/** The card accounts that the person may read, with their balances and the cards they may see. */
export const readCardAccounts = (deps: ReadCardsDeps) => {
  const readAll = readCards(deps)
  return async (actor: Actor): Promise<readonly CardAccountView[]> => {
    const [accounts, balances, cards] = await Promise.all([
      deps.readAccounts(actor),
      deps.cards.balancesOf(actor.legalPartyId),
      readAll(actor),
    ])
    return accounts
      .filter(({ account }) => account.type === 'CARD')
      .map(view => ({
        account: view,
        balances: balancesOfAccount(view, balances),
        cards: cards.filter(({ card }) => card.accountId === view.account.accountId),
      }))
  }
}

/** A card system that knows nothing of the account yet: its booked balance is the only one. */
function balancesOfAccount(
  { account }: AccountView,
  all: readonly CardAccountBalances[],
): CardAccountBalances['balances'] {
  const known = all.find(one => one.accountId === account.accountId)?.balances
  const { currency, balanceMinor, heldMinor } = account
  return known ?? [{ currency, balanceMinor, heldMinor }]
}

/** The limits of a card, for whoever may see its limits and details. */
export const readCardLimits = (deps: ReadCardsDeps) => {
  const readFor = readCardFor(deps)
  return async (
    actor: Actor,
    cardId: string,
  ): Promise<Result<CardLimits, 'CARD_NOT_FOUND' | 'FORBIDDEN'>> => {
    const card = await readFor(actor, cardId, 'GET_LIMIT_AND_DETAILS')
    if (!card.ok) return card
    const limits = await deps.cards.limitsOf(actor.legalPartyId, cardId)
    return limits ? ok(limits) : err('CARD_NOT_FOUND')
  }
}

/** The longest period of card operations: «30 days» with both ends. */
const periodMaxDays = 31

export interface CardOperationsQuery {
  readonly accountId: string
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly cardId: string | undefined
}

/**
 * Operations of a card account. Whoever may read the account sees all of them; whoever may only see details
 * of some of its cards sees what was done with those.
 */
export const readCardOperations = (deps: ReadCardsDeps) => {
  const readAll = readCards(deps)
  return async (
    actor: Actor,
    { accountId, startDate, endDate, cardId }: CardOperationsQuery,
  ): Promise<
    Result<readonly CardOperation[], 'ACCOUNT_NOT_FOUND' | 'DATE_INVALID' | 'PERIOD_INVALID'>
  > => {
    if (!isLocalDate(startDate) || !isLocalDate(endDate)) return err('DATE_INVALID')
    const days = daysBetween(startDate, endDate)
    if (days < 0 || days >= periodMaxDays) return err('PERIOD_INVALID', { max: periodMaxDays })
    const [cards, accounts] = await Promise.all([readAll(actor), deps.readAccounts(actor)])
    const detailed = new Set(
      cards
        .filter(view => view.permissions.includes('GET_LIMIT_AND_DETAILS'))
        .filter(view => view.card.accountId === accountId)
        .map(view => view.card.cardId),
    )
    const isReadable = accounts.some(view => view.account.accountId === accountId)
    if (!isReadable && detailed.size === 0) return err('ACCOUNT_NOT_FOUND')
    const list = await deps.cards.operations(actor.legalPartyId, accountId, startDate, endDate)
    return ok(
      list
        .filter(one => isReadable || (one.cardId !== undefined && detailed.has(one.cardId)))
        .filter(one => cardId === undefined || one.cardId === cardId),
    )
  }
}
