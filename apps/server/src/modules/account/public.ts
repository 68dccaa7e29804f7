import type { CoreAccount, CoreHold, CoreRecipient } from '@tartip/bank-ports/core-accounts'
import type { RatePoint } from '@tartip/bank-ports/currency-rates'
import {
  accountPermissions,
  cardPermissions,
  type AccountPermission,
  type CardPermission,
} from '@tartip/domain/accounts/account-permission'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { PayerRefusal } from '@tartip/domain/payment/payer-refusal'
import type { RateGroup } from '@tartip/domain/rates/rate-group'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { Result } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../platform/actor.ts'
import type { RateBetween, RateRefusal, RatesOfDay } from './use-cases/read-rates.ts'

export type { RateRefusal } from './use-cases/read-rates.ts'

export { accountPermissions, cardPermissions, type AccountPermission, type CardPermission }

/** Grants of many people on many accounts. */
export interface AccountGrants {
  find(legalPartyId: string, personId: string, account: string): readonly AccountPermission[]
}

export interface AccountWithHolds {
  readonly account: CoreAccount
  /** Oldest first. */
  readonly holds: readonly CoreHold[]
}

export interface Accounts {
  /**
   * The account to pay from, as the core bank knows it now, when the person may use it for the operation.
   * An account that the person may not even read answers like one that does not exist. `needed` is the permission
   * of a form that does not go by the operation's own.
   */
  payerAccount(
    actor: Viewer,
    account: string,
    operation: OperationCode,
    needed?: AccountPermission,
  ): Promise<Result<CoreAccount, PayerRefusal>>
  /**
   * What the person may do with each account that they may read, by account number; while the bank is away, each
   * account that it named last.
   */
  permissionsByAccount(actor: Actor): Promise<ReadonlyMap<string, readonly AccountPermission[]>>
  /** Numbers of the accounts whose documents and operations the person may see; also while the bank is away. */
  readableAccounts(actor: Actor): Promise<readonly string[]>
  /** An account that the person may read, as the core bank knows it now, and what is held on it. */
  accountWithHolds(
    actor: Actor,
    accountId: string,
  ): Promise<Result<AccountWithHolds, 'ACCOUNT_NOT_FOUND'>>
  /**
   * What was granted to anybody on these accounts, in one question, for jobs that check many organisations
   * at once. The first signatory needs no grant.
   */
  grantsOn(
    accounts: readonly (readonly [legalPartyId: string, account: string])[],
  ): Promise<AccountGrants>
  ownAccount(legalPartyId: string, account: string): Promise<CoreAccount | undefined>
  findRecipient(account: string): Promise<CoreRecipient | undefined>
}

/** Exchange rates as the screens and the conversion form need them. */
export interface Rates {
  /** Rates of a day; today's when no day is given. */
  ofDay(date: LocalDate | undefined): Promise<Result<RatesOfDay, 'DATE_INVALID'>>
  /** Every set of the period, oldest first. */
  history(
    group: RateGroup,
    code: string,
    from: LocalDate,
    to: LocalDate,
  ): Promise<Result<readonly RatePoint[], 'DATE_INVALID' | 'PERIOD_INVALID' | 'CURRENCY_UNKNOWN'>>
  /** The rate of a group between two currencies, today unless a day is given. */
  between(asked: {
    readonly from: string
    readonly to: string
    readonly group: RateGroup
    readonly date?: LocalDate | undefined
  }): Promise<Result<RateBetween, RateRefusal>>
}

/** One person's rights on one account. */
export interface AccountGrant {
  readonly legalPartyId: string
  readonly personId: string
  readonly accountId: string
  readonly account: string
  readonly permissions: readonly AccountPermission[]
}

/** One person's rights on one card. */
export interface CardGrant {
  readonly legalPartyId: string
  readonly personId: string
  readonly cardId: string
  readonly permissions: readonly CardPermission[]
}

export interface AccountSeed {
  grant(rows: readonly AccountGrant[]): Promise<void>
  grantCards(rows: readonly CardGrant[]): Promise<void>
  nameAccounts(
    rows: readonly { legalPartyId: string; accountId: string; accountName: string }[],
  ): Promise<void>
  nameCards(
    rows: readonly { legalPartyId: string; cardId: string; cardTitle: string }[],
  ): Promise<void>
  /** Accounts that a person does not want to see. */
  hideAccounts(
    rows: readonly { legalPartyId: string; personId: string; accountId: string }[],
  ): Promise<void>
}
