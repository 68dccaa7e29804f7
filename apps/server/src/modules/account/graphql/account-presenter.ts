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

export function presentAccount(view: AccountView) {
  const { account, permissions, accountName, isVisible } = view
  return {
    id: account.accountId,
    bic: account.bic,
    type: account.type,
    status: account.status,
    statusReason: account.statusReason ?? null,
    partyId: account.legalPartyId,
    account: account.account,
    balance: toDecimal(account.balanceMinor, account.currency),
    plannedBalance: toDecimal(account.balanceMinor - account.heldMinor, account.currency),
    interestRate: account.interestRate ?? null,
    accountName,
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

export function presentOperation(operation: CoreOperation) {
  return {
    id: operation.operationId,
    bookedDate: toIso(operation.bookedAt),
    direction: operation.direction,
    amount: toDecimal(operation.amountMinor, operation.currency),
    currency: operation.currency,
    balanceAfter: toDecimal(operation.balanceAfterMinor, operation.currency),
    counterpartyName: operation.counterpartyName,
    counterpartyAccount: operation.counterpartyAccount,
    counterpartyBank: operation.counterpartyBank ?? null,
    purpose: operation.purpose,
    documentNumber: operation.documentNumber ?? null,
    operationCode: operation.operationCode ?? null,
    paymentId: operation.paymentId ?? null,
  }
}

export function presentHold(hold: CoreHold, currency: CurrencyCode) {
  return {
    id: hold.holdId,
    amount: toDecimal(hold.amountMinor, currency),
    createdDate: toIso(hold.createdAt),
    paymentId: hold.paymentId ?? null,
    purpose: hold.purpose,
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
