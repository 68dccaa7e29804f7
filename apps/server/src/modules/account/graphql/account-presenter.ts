import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import type { CoreHold, CoreOperation, DayTurnover } from '@tartip/bank-ports/core-accounts'
import { currencies, type CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { toIso } from '@tartip/domain/time/instant'

import { availablePermissions } from '../permitted-accounts.ts'
import type { AccountView } from '../use-cases/read-accounts.ts'

export function presentCurrency(code: CurrencyCode) {
  const currency = currencies[code]
  return { id: code, isoCode: code, isoNum: currency.specNum }
}

/** @param language in which the bank's own texts are returned */
export function presentAccount(view: AccountView, language: Language) {
  const { account, permissions, accountName, isVisible } = view
  return {
    id: account.accountId,
    bic: account.bic,
    type: account.type,
    status: account.status,
    statusReason: account.statusReason ? wordsIn(account.statusReason, language) : null,
    partyId: account.legalPartyId,
    account: account.account,
    balance: toDecimal(account.balanceMinor, account.currency),
    plannedBalance: toDecimal(account.balanceMinor - account.heldMinor, account.currency),
    interestRate: account.interestRate ?? null,
    accountName: wordsIn(accountName, language),
    openDate: account.openDate,
    closeDate: account.closeDate ?? null,
    isVisible,
    contractNumber: account.contractNumber ?? null,
    departmentId: account.departmentId,
    accountClassification: account.classification,
    currency: presentCurrency(account.currency),
    permissions: [...permissions],
    availablePermissions: [...availablePermissions(account)],
  }
}

export function presentOperation(operation: CoreOperation, language: Language) {
  return {
    id: operation.operationId,
    bookedDate: toIso(operation.bookedAt),
    direction: operation.direction,
    amount: toDecimal(operation.amountMinor, operation.currency),
    currency: operation.currency,
    balanceAfter: toDecimal(operation.balanceAfterMinor, operation.currency),
    counterpartyName: wordsIn(operation.counterpartyName, language),
    counterpartyAccount: operation.counterpartyAccount,
    counterpartyBank: operation.counterpartyBank ?? null,
    purpose: wordsIn(operation.purpose, language),
    documentNumber: operation.documentNumber ?? null,
    operationCode: operation.operationCode ?? null,
    paymentId: operation.paymentId ?? null,
  }
}

export function presentHold(hold: CoreHold, currency: CurrencyCode, language: Language) {
  return {
    id: hold.holdId,
    amount: toDecimal(hold.amountMinor, currency),
    createdDate: toIso(hold.createdAt),
    paymentId: hold.paymentId ?? null,
    purpose: wordsIn(hold.purpose, language),
  }
}

export function presentTurnover({ date, currency, creditMinor, debitMinor }: DayTurnover) {
  return {
    date,
    currency,
    credit: toDecimal(creditMinor, currency),
    debit: toDecimal(debitMinor, currency),
  }
}
