import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import type { BankCardLimit, CardLimits, CardOperation } from '@tartip/bank-ports/cards'
import type { RetailCard } from '@tartip/bank-ports/retail-cards'
import { cardLimitTotalMinor, leftOfLimit } from '@tartip/domain/cards/card-limits'
import { isUnlockable } from '@tartip/domain/cards/card-status'
import { allBalances, multiBalance, totalIn } from '@tartip/domain/cards/multi-balance'
import { maskCardNumber } from '@tartip/domain/identifiers/card-number'
import { cardSystemOf } from '@tartip/domain/identifiers/card-system'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { Quote } from '@tartip/domain/rates/convert'
import { toIso } from '@tartip/domain/time/instant'

import { cardPermissions } from '../public.ts'
import type { CardAccountView, CardView } from '../use-cases/read-cards.ts'
import { presentAccount } from './account-presenter.ts'

export function presentCard({ card, permissions, title }: CardView) {
  return {
    id: card.cardId,
    cardNum: card.maskedNumber,
    rbsNumber: card.rbsNumber,
    cardHolderName: card.holderName,
    expiryDate: card.expiryDate,
    title: title ?? null,
    account: card.account,
    accountId: card.accountId,
    currency: card.currency,
    status: card.status,
    statusReason: card.statusReason ?? null,
    statusDate: toIso(card.statusAt),
    paymentSystem: card.paymentSystem,
    isInternetAvailable: card.isInternetAvailable,
    isUnlockable: isUnlockable(card.status),
    permissions: [...permissions],
    availablePermissions: [...cardPermissions],
  }
}

/** @param officialQuotes by which the entry for all balances is worth what it says */
export function presentCardAccount(
  { account, balances, cards }: CardAccountView,
  officialQuotes: readonly Quote[],
  language: Language,
) {
  const base = account.account.currency
  const entries = multiBalance(
    base,
    balances.map(({ currency, balanceMinor }) => ({ currency, amountMinor: balanceMinor })),
    officialQuotes,
  )
  const available = balances.map(({ currency, balanceMinor, heldMinor }) => ({
    currency,
    amountMinor: balanceMinor - heldMinor,
  }))
  // Without rates only what is certain counts: the base currency.
  const availableOf = (wanted: string) =>
    available.find(({ currency }) => currency === wanted)?.amountMinor ?? 0n
  const total = totalIn(base, available, officialQuotes) ?? availableOf(base)
  return {
    account: presentAccount(account, language),
    availableAmount: toDecimal(total, base),
    multiBalance: entries.map(({ currency, amount }) => ({
      amount: toDecimal(amount.amountMinor, amount.currency),
      plannedAmount: toDecimal(
        currency === allBalances ? total : availableOf(currency),
        amount.currency,
      ),
      currency,
      amountCurrency: amount.currency,
    })),
    cards: cards.map(presentCard),
  }
}

export function presentCardLimits({ cardId, limits, totalSetMinor }: CardLimits) {
  const left = cardLimitTotalMinor - totalSetMinor
  return {
    cardId,
    currency: 'KGS',
    limits: limits.map(presentLimit),
    totalMaxAmount: toDecimal(cardLimitTotalMinor, 'KGS'),
    totalSetAmount: toDecimal(totalSetMinor, 'KGS'),
    totalAvailableAmount: toDecimal(left > 0n ? left : 0n, 'KGS'),
  }
}

function presentLimit(limit: BankCardLimit) {
  const left = leftOfLimit(limit, limit)
  return {
    limitType: limit.limitType,
    maxAmount: toDecimal(limit.maxAmountMinor, 'KGS'),
    maxNumber: limit.maxNumber ?? null,
    availableAmount: toDecimal(left.availableAmountMinor, 'KGS'),
    availableNumber: left.availableNumber ?? null,
    usedAmount: toDecimal(limit.usedAmountMinor, 'KGS'),
    usedNumber: limit.usedNumber,
    startDate: limit.startDate,
    endDate: limit.endDate,
    isTemporary: limit.isTemporary,
  }
}

export function presentCardOperation(operation: CardOperation, language: Language) {
  return {
    id: operation.operationId,
    cardId: operation.cardId ?? null,
    cardNum: operation.maskedNumber ?? null,
    kind: operation.kind,
    direction: operation.direction,
    baseAmount: toDecimal(operation.baseMinor, operation.baseCurrency),
    baseCurrency: operation.baseCurrency,
    transactionAmount: toDecimal(operation.transactionMinor, operation.transactionCurrency),
    transactionCurrency: operation.transactionCurrency,
    settlementAmount: toDecimal(operation.settlementMinor, operation.settlementCurrency),
    settlementCurrency: operation.settlementCurrency,
    transactionDetails: wordsIn(operation.details, language),
    transactionDate: toIso(operation.at),
    commissionAmount: toDecimal(operation.commissionMinor, operation.commissionCurrency),
    commissionCurrency: operation.commissionCurrency,
    isPending: operation.isPending,
  }
}

export function presentRetailCard(card: RetailCard) {
  return {
    id: card.cardReferencesId,
    cardNum: maskCardNumber(card.maskedNumber),
    ownerName: card.maskedOwnerName,
    paymentSystem: cardSystemOf(card.maskedNumber) ?? null,
    currency: card.currency,
  }
}
