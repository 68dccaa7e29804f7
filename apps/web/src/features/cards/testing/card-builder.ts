import type { Card, CardAccount, CardLimit, CardLimits } from '../cards-model.ts'

/** A working card in som; a test says only what matters to it. */
export function cardOf(patch: Partial<Card> = {}): Card {
  return {
    id: 'card-1',
    cardNum: '9417 00•• •••• 1234',
    rbsNumber: '0012345678',
    cardHolderName: 'AIZHAN TOKTOGULOVA',
    expiryDate: '2028-05-31',
    title: 'Хозрасходы',
    account: '1091820100600001',
    accountId: 'account-7',
    currency: 'KGS',
    status: 'ACTIVE',
    statusReason: null,
    statusDate: '2026-01-15T04:00:00.000Z',
    paymentSystem: 'ELCRD',
    isInternetAvailable: true,
    isUnlockable: false,
    permissions: ['READ_CARD', 'GET_LIMIT_AND_DETAILS', 'SET_LIMIT', 'SET_STATUS'],
    ...patch,
  }
}

export function cardAccountOf(patch: Partial<CardAccount> = {}): CardAccount {
  return {
    account: {
      id: 'account-7',
      account: '1091820100600001',
      accountName: 'Карточный',
      status: 'OPEN',
      currency: { isoCode: 'KGS' },
    },
    availableAmount: '95000.00',
    multiBalance: [
      { amount: '95000.00', plannedAmount: '95000.00', currency: 'KGS', amountCurrency: 'KGS' },
    ],
    cards: [cardOf()],
    ...patch,
  }
}

export function limitOf(patch: Partial<CardLimit> = {}): CardLimit {
  return {
    limitType: 'CASH_LIMIT',
    maxAmount: '100000.00',
    maxNumber: null,
    availableAmount: '60000.00',
    availableNumber: null,
    usedAmount: '40000.00',
    usedNumber: 4,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    isTemporary: false,
    ...patch,
  }
}

export function limitsOf(patch: Partial<CardLimits> = {}): CardLimits {
  return {
    cardId: 'card-1',
    currency: 'KGS',
    limits: [
      limitOf(),
      limitOf({ limitType: 'RETAIL_CARD_PRESENT', maxAmount: '500000.00', usedAmount: '0.00' }),
      limitOf({ limitType: 'CARD_NOT_PRESENT', maxAmount: '0.00', usedAmount: '0.00' }),
    ],
    totalMaxAmount: '5000000.00',
    totalSetAmount: '1600000.00',
    totalAvailableAmount: '3400000.00',
    ...patch,
  }
}
