import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { clearingLimitMinor, interbankSystems } from '@tartip/domain/payment/interbank-choice'
import { operationNames } from '@tartip/domain/payment/operation'
import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaidPayee } from '../store/payment-reads.ts'
import { commissionOfPayment } from '../use-cases/commission-of-payment.ts'
import { maskOwnerName } from '../use-cases/mask-owner-name.ts'
import { yearOf } from '../use-cases/save-document.ts'
import { accessScopeOf } from '../use-cases/viewer-access.ts'
import type { CommissionInput, Payee, QueryResolvers } from './payment.generated.ts'
import { longestSearch } from './payment-input.ts'
import { presentText } from './payment-presenter.ts'
import { presentBankName } from './document-presenter.ts'
import { requireOwn, requireReader } from './seen-documents.ts'

type FormQueries = Pick<
  QueryResolvers,
  | 'calculateCommission'
  | 'findIntrabankRecipient'
  | 'getInterBankOptions'
  | 'getNextTransferNum'
  | 'getPayees'
>

const mostPayees = 20

/** Queries of a form while a document is written. */
export function createFormQueries(deps: PaymentDeps): FormQueries {
  const { reads, accounts, accessControl } = deps
  return {
    calculateCommission: (_root, { commissionInput }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, commissionInput.legalPartyId)
      return commissionFor(deps, actor, commissionInput)
    },

    getPayees: async (_root, { legalPartyId, search, size, isAbroad }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      const text = search?.trim() || undefined
      if (text !== undefined && text.length > longestSearch) {
        throw refusal('FIELD_TOO_LONG', { field: 'search', max: longestSearch })
      }
      const payees = await reads.payees(await accessScopeOf(deps, actor), {
        search: text,
        isAbroad: isAbroad ?? false,
        size: parsePageable({ size }, { usual: mostPayees, largest: mostPayees }).size,
      })
      return payees.map(payee => presentPayee(payee, deps))
    },

    findIntrabankRecipient: async (_root, { legalPartyId, recipientAccount }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'payments.create'))
      requireOwn(actor, legalPartyId)
      const account = unwrap(parseAccountNumber(recipientAccount))
      const lookup = unwrap(await accessControl.recipientLookups.take(actor))
      const recipient = await accounts.findRecipient(account)
      if (!recipient || recipient.status === 'CLOSED') throw refusal('RECIPIENT_ACCOUNT_NOT_FOUND')
      await lookup.giveBack()
      // The organisation knows its own name; everybody else is shown masked.
      const isOwn = recipient.legalPartyId === actor.legalPartyId
      const maskedName = isOwn ? recipient.ownerName : maskOwnerName(recipient.ownerName)
      return { account, maskedName, currency: recipient.currency }
    },

    getInterBankOptions: (_root, _args, ctx) => {
      requireActor(ctx)
      return interbankSystems.map(code => ({
        code,
        name: presentText(operationNames[code]),
        largestAmount: code === 'CLEARING' ? toDecimal(clearingLimitMinor, 'KGS') : null,
      }))
    },

    getNextTransferNum: (_root, { legalPartyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'payments.create'))
      requireOwn(actor, legalPartyId)
      return reads.nextTransferNum(legalPartyId, yearOf(deps.clock.now()))
    },
  }
}

function presentPayee({ last, count }: PaidPayee, { rules }: PaymentDeps): Payee {
  return {
    account: last.recipientAccount,
    bic: last.recipientBic,
    bankName: presentBankName(rules, last.recipientBic),
    name: last.recipientName,
    inn: last.recipientInn ?? null,
    count,
    lastPaymentId: last.id,
    lastValueDate: last.valueDate,
    operationCode: last.operationCode,
    payerAccount: last.payerAccount,
    amount: toDecimal(last.amountMinor, last.currency),
    currency: last.currency,
    purpose: last.purpose,
    paymentCode: activeCodeOf(last, rules) ?? null,
  }
}

/** A code that has left the classifier would be refused in the next document. */
const activeCodeOf = (
  { paymentCode }: PaidPayee['last'],
  rules: PaymentDeps['rules'],
): string | undefined =>
  rules.paymentCodes().find(({ classCode, isActive }) => isActive && classCode === paymentCode)
    ?.classCode

async function commissionFor(deps: PaymentDeps, actor: Actor, input: CommissionInput) {
  const { currency, operationCode: operation, commissionAccount } = input
  if (!isCurrencyCode(currency)) throw refusal('BAD_USER_INPUT', { field: 'currency' })
  const amountMinor = unwrap(parseDecimal(input.amount, currency))
  const commission = await commissionOfPayment(deps, {
    operation,
    commissionOption: input.commissionOption ?? undefined,
    base: { currency, amountMinor },
    payingCurrency: commissionAccount
      ? unwrap(await deps.accounts.payerAccount(actor, commissionAccount, operation)).currency
      : currency,
  })
  if (!commission) throw refusal('OPERATION_CURRENCY_UNAVAILABLE', { currency })
  return {
    amount: toDecimal(commission.amountMinor, commission.currency),
    currency: commission.currency,
    tariffId: commission.tariffId,
  }
}
