import type { CardPermission } from '../../lib/api-types/account.generated.ts'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CardAccountsQuery, CardFactsFragment } from './api/card-accounts.account.generated.ts'
import type { CardLimitsFragment } from './api/card-limits.account.generated.ts'

export type Card = CardFactsFragment
export type CardAccount = CardAccountsQuery['findAllByPartyIdBaseCardAccountInfo'][number]
export type CardLimits = CardLimitsFragment
export type CardLimit = CardLimits['limits'][number]

/** What the list may be narrowed to: a status means the same to a person as those of its group. */
export const cardFilters = ['ALL', 'ACTIVE', 'BLOCKED', 'CLOSED'] as const
export type CardFilter = (typeof cardFilters)[number]

const statusesOf: Readonly<Record<Exclude<CardFilter, 'ALL'>, readonly Card['status'][]>> = {
  ACTIVE: ['ACTIVE'],
  BLOCKED: ['BLOCKED', 'LOST', 'STOLEN', 'COMPROMISED'],
  CLOSED: ['EXPIRED', 'CLOSED'],
}

export const cardFilterOf = (value: unknown): CardFilter =>
  cardFilters.find(filter => filter === value) ?? 'ALL'

export const matchesFilter = ({ status }: Pick<Card, 'status'>, filter: CardFilter): boolean =>
  filter === 'ALL' || statusesOf[filter].includes(status)

/** How many cards each tab of the list has. */
export function countsByFilter(accounts: readonly CardAccount[]): Record<CardFilter, number> {
  const cards = accounts.flatMap(account => account.cards)
  const count = (filter: CardFilter) => cards.filter(card => matchesFilter(card, filter)).length
  return {
    ALL: cards.length,
    ACTIVE: count('ACTIVE'),
    BLOCKED: count('BLOCKED'),
    CLOSED: count('CLOSED'),
  }
}

/** Accounts with the cards a tab leaves; an account without any of them stands only under «all». */
export function accountsOfFilter(
  accounts: readonly CardAccount[],
  filter: CardFilter,
): readonly CardAccount[] {
  return accounts
    .map(account => ({
      ...account,
      cards: account.cards.filter(one => matchesFilter(one, filter)),
    }))
    .filter(account => filter === 'ALL' || account.cards.length > 0)
}

export function findCard(
  accounts: readonly CardAccount[],
  cardId: string,
): { readonly card: Card; readonly account: CardAccount } | undefined {
  for (const account of accounts) {
    const card = account.cards.find(({ id }) => id === cardId)
    if (card) return { card, account }
  }
  return undefined
}

export const lastDigits = ({ cardNum }: Pick<Card, 'cardNum'>): string => cardNum.slice(-4)

const systemNames: Readonly<Record<Card['paymentSystem'], string>> = {
  CUP: 'UnionPay',
  ELCRD: 'ЭЛКАРТ',
  MCard: 'Mastercard',
  VISA: 'Visa',
}

export const systemName = (system: Card['paymentSystem']): string => systemNames[system]

/** What a card is called: its own title, otherwise its system and the last digits. */
export const cardName = (card: Pick<Card, 'title' | 'paymentSystem' | 'cardNum'>): string =>
  card.title?.trim() ? card.title : `${systemName(card.paymentSystem)} ··${lastDigits(card)}`

/** The same where the card is spoken of away from its picture: a title alone could be any card. */
export const fullCardName = (card: Pick<Card, 'title' | 'paymentSystem' | 'cardNum'>): string =>
  card.title?.trim()
    ? `${card.title} · ${systemName(card.paymentSystem)} ··${lastDigits(card)}`
    : cardName(card)

/** `MM/YY`, as embossed. */
export const expiryText = ({ expiryDate }: Pick<Card, 'expiryDate'>): string =>
  `${expiryDate.slice(5, 7)}/${expiryDate.slice(2, 4)}`

/** Filters of the history of a card (specification §5). */
export const operationDays = [3, 7, 30] as const
export type OperationDays = (typeof operationDays)[number]

export const operationDaysOf = (value: unknown): OperationDays =>
  operationDays.find(days => String(days) === String(value)) ?? 7

/** The last days with today among them. */
export const lastDaysPeriod = (days: OperationDays, today: LocalDate) => ({
  startDate: addDays(today, 1 - days),
  endDate: today,
})

export type CardAction = Extract<CardPermission, 'SET_LIMIT' | 'SET_STATUS'>

/** Whether a person may change a card: the right of their signature and the grant of that very card. */
export const mayChange = (
  viewer: Viewer,
  { permissions }: Pick<Card, 'permissions'>,
  action: CardAction,
): boolean => may(viewer, 'cards.manage').ok && permissions.includes(action)

/** A person who only reads is not shown buttons that would refuse them. */
export const isManager = (viewer: Viewer): boolean => may(viewer, 'cards.manage').ok
