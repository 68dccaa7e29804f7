import { mayBeCredited } from '@tartip/domain/accounts/account-moves'
import type { AccountStatus, CoreAccount } from '@tartip/bank-ports/core-accounts'
import type { CurrencyCode } from '@tartip/domain/money/currency'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { FormFailures } from './field-failures.ts'
import { maskOwnerName } from './mask-owner-name.ts'
import { isInterBank, type TransferInput, type TransferOperation } from './transfer-form.ts'

export interface Recipient {
  readonly account: string
  readonly bic: string
  readonly name: string
}

/** Whom the money goes to, checked against the bank directory or against the bank's own books. */
export async function findRecipient(
  deps: PaymentDeps,
  actor: Actor,
  operation: TransferOperation,
  input: TransferInput,
  payer: CoreAccount | undefined,
  failures: FormFailures,
): Promise<Recipient | undefined> {
  if (isInterBank(operation)) return findInAnotherBank(deps, input, failures)
  if (failures.has('recipientAccount')) return undefined
  if (input.recipientAccount === input.payerAccount) {
    failures.add('recipientAccount', 'SAME_ACCOUNT')
    return undefined
  }
  const found =
    operation === 'INTRABANK_OWN'
      ? await findOwn(deps, actor, input)
      : await findOtherClient(deps, actor, input, failures)
  if (failures.has('recipientAccount')) return undefined
  if (!found) {
    failures.add('recipientAccount', 'RECIPIENT_ACCOUNT_NOT_FOUND')
    return undefined
  }
  checkBooks(found, payer, failures)
  return { account: input.recipientAccount, bic: deps.ownBic, name: found.name }
}

function findInAnotherBank(
  deps: PaymentDeps,
  input: TransferInput,
  failures: FormFailures,
): Recipient | undefined {
  const bic = input.recipientBic ?? ''
  if (!failures.has('recipientBic')) checkBank(deps, bic, input, failures)
  if (failures.has('recipientBic') || failures.has('recipientAccount')) return undefined
  return { account: input.recipientAccount, bic, name: (input.recipientName ?? '').trim() }
}

/** The directory decides whether account and BIC belong together: the digits of a BIC do not (facts: identifiers). */
function checkBank(
  deps: PaymentDeps,
  bic: string,
  input: TransferInput,
  failures: FormFailures,
): void {
  const bank = deps.rules.banks().find(bic)
  if (!bank) return failures.add('recipientBic', 'BIC_INVALID', { bic })
  if (bank.isOwn) return failures.add('recipientBic', 'USE_INTRABANK', { bic })
  if (!bank.isActive) return failures.add('recipientBic', 'BIC_INVALID', { bic })
  if (!failures.has('recipientAccount') && !input.recipientAccount.startsWith(bank.accountPrefix)) {
    failures.add('recipientAccount', 'BIC_ACCOUNT_MISMATCH', { bic })
  }
}

interface KnownAccount {
  readonly name: string
  readonly currency: CurrencyCode
  readonly status: AccountStatus
}

async function findOwn(
  deps: PaymentDeps,
  actor: Actor,
  input: TransferInput,
): Promise<KnownAccount | undefined> {
  const account = await deps.accounts.ownAccount(actor.legalPartyId, input.recipientAccount)
  return account && { name: actor.companyName, currency: account.currency, status: account.status }
}

async function findOtherClient(
  deps: PaymentDeps,
  actor: Actor,
  input: TransferInput,
  failures: FormFailures,
): Promise<KnownAccount | undefined> {
  const { recipientLookups } = deps.accessControl
  const [recipient, left] = await Promise.all([
    deps.accounts.findRecipient(input.recipientAccount),
    recipientLookups.hasLookupsLeft(actor),
  ])
  // A form is no way around the limit: who has guessed too often is told neither yes nor no.
  const look = left.ok && !recipient ? await recipientLookups.take(actor) : left
  if (!look.ok) failures.add('recipientAccount', look.error.code, look.error.params)
  if (!look.ok || !recipient) return undefined
  if (recipient.legalPartyId === actor.legalPartyId) {
    failures.add('recipientAccount', 'PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT')
    return undefined
  }
  // The signatory must see whose account it is: what the payer typed is not what the bank knows.
  const name = maskOwnerName(recipient.ownerName)
  return { name, currency: recipient.currency, status: recipient.status }
}

function checkBooks(
  found: KnownAccount,
  payer: CoreAccount | undefined,
  failures: FormFailures,
): void {
  if (!mayBeCredited(found.status)) {
    const isClosed = found.status === 'CLOSED'
    failures.add(
      'recipientAccount',
      isClosed ? 'RECIPIENT_ACCOUNT_CLOSED' : 'RECIPIENT_ACCOUNT_SEIZED',
    )
  }
  if (payer && payer.currency !== found.currency) {
    failures.add('recipientAccount', 'CURRENCY_MISMATCH', {
      payer: payer.currency,
      recipient: found.currency,
    })
  }
}
