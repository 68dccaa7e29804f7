import type { BankCard, CardAnswer, Cards } from '@tartip/bank-ports/cards'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { blockedStatus, isUnlockable } from '@tartip/domain/cards/card-status'
import type { CardStatus } from '@tartip/domain/cards/card-words'

export const cardId = '66666666-6666-4666-8666-000000000001'
export const otherCardId = '66666666-6666-4666-8666-000000000002'
export const cardAccountId = '44444444-4444-4444-8444-000000000007'

export function aBankCard(exception: Partial<BankCard> = {}): BankCard {
  return {
    cardId,
    legalPartyId: '11111111-1111-4111-8111-111111111111',
    accountId: cardAccountId,
    account: '1090011000701007',
    currency: 'KGS',
    maskedNumber: '9417 00•• •••• 1234',
    rbsNumber: 'RBS-1',
    holderName: 'AIGERIM TOKTOGULOVA',
    expiryDate: '2028-06-30',
    paymentSystem: 'ELCRD',
    status: 'ACTIVE',
    statusAt: 0,
    isInternetAvailable: false,
    ...exception,
  }
}

export interface FakeCards extends Cards {
  /** Orders that had an effect, in their order. */
  readonly done: readonly string[]
  /** The next order is executed, but its answer is lost on the way. */
  loseNextAnswer(): void
}

const noChange: Partial<BankCard> = {}

/** A card system in memory with the cards given; limits up to 1,000 som are taken. */
export function createFakeCards(list: readonly BankCard[]): FakeCards {
  const cards = new Map(list.map(card => [card.cardId, card]))
  const requests = new Map<string, string>()
  const done: string[] = []
  let isNextLost = false
  const find = (party: string, id: string) => {
    const card = cards.get(id)
    return card?.legalPartyId === party ? card : undefined
  }
  async function once(
    order: { requestId: string; legalPartyId: string; cardId: string },
    act: (card: BankCard) => Partial<BankCard> | CardAnswer,
  ): Promise<CardAnswer> {
    const body = JSON.stringify(Object.entries(order).map(([name, value]) => [name, String(value)]))
    const earlier = requests.get(order.requestId)
    if (earlier !== undefined) {
      return earlier === body ? { outcome: 'done' } : { outcome: 'refused', code: 'ORDER_CHANGED' }
    }
    const card = find(order.legalPartyId, order.cardId)
    if (!card) return { outcome: 'refused', code: 'CARD_NOT_FOUND' }
    const change = act(card)
    if ('outcome' in change) return change
    cards.set(card.cardId, { ...card, ...change })
    requests.set(order.requestId, body)
    done.push(body)
    if (!isNextLost) return { outcome: 'done' }
    isNextLost = false
    throw new BankUnavailable('The answer was lost')
  }
  const statusChange = (status: CardStatus) => ({ status, statusAt: 1 })
  return {
    done,
    loseNextAnswer: () => {
      isNextLost = true
    },
    cardsOf: async party => [...cards.values()].filter(card => card.legalPartyId === party),
    findCard: async (party, id) => find(party, id),
    balancesOf: async () => [],
    limitsOf: async (_party, id) => ({ cardId: id, limits: [], totalSetMinor: 4_000_000_00n }),
    operations: async () => [],
    setLimit: order =>
      once(order, () =>
        order.maxAmountMinor > 1_000_00n
          ? { outcome: 'refused', code: 'CARD_LIMIT_TOTAL_EXCEEDED', availableMinor: 1_000_00n }
          : noChange,
      ),
    block: order =>
      once(order, card => {
        const status = blockedStatus(card.status, order.reason)
        return status.ok
          ? { ...statusChange(status.value), statusReason: order.reason }
          : { outcome: 'refused', code: status.error.code }
      }),
    unlock: order =>
      once(order, card =>
        isUnlockable(card.status)
          ? { ...statusChange('ACTIVE'), statusReason: order.reason }
          : { outcome: 'refused', code: 'CARD_NOT_UNLOCKABLE' },
      ),
    setInternetAvailability: order =>
      once(order, () => ({ isInternetAvailable: order.isAvailable })),
  }
}
