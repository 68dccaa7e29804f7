import type { Words } from '@tartip/domain/bank-text'
import type { BankCard, Cards } from '@tartip/bank-ports/cards'
import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { AccessControl, ContractPerson } from '../../access-control/public.ts'
import { grantableOnAccount, grantableOnCard } from '../grantable-permissions.ts'
import type { AccountPermission, CardPermission } from '../public.ts'
import { createAccountStore } from '../store/account-store.ts'
import { createCardStore } from '../store/card-store.ts'

export interface PersonAccessDeps {
  readonly db: Db
  readonly core: Pick<CoreAccounts, 'accountsOf'>
  readonly cards: Pick<Cards, 'cardsOf'>
  readonly people: Pick<AccessControl, 'peopleOf'>
}

interface Access<P> {
  /** What the person may do now. */
  readonly permissions: readonly P[]
  /** What can be granted to them. */
  readonly grantable: readonly P[]
}

export interface AccountAccess extends Access<AccountPermission> {
  readonly account: CoreAccount
  readonly accountName: Words
}

export interface CardAccess extends Access<CardPermission> {
  readonly card: BankCard
  readonly title: string | undefined
}

/** What one person may do with everything that the organisation has. */
export interface PersonAccess {
  readonly person: ContractPerson
  /** They are the first signatory: they may do everything, and nothing of it can be taken away. */
  readonly isEverything: boolean
  readonly accounts: readonly AccountAccess[]
  readonly cards: readonly CardAccess[]
}

export type PersonAccessRefusal = PolicyRefusal | 'PERSON_NOT_FOUND' | 'BANK_UNAVAILABLE'

/** Reads a person's access for whoever manages people; anybody of another organisation does not exist. */
export const readPersonAccess =
  (deps: PersonAccessDeps) =>
  async (
    actor: Actor,
    userReferenceId: string,
  ): Promise<Result<PersonAccess, PersonAccessRefusal>> => {
    const allowed = may(actor, 'people.manage')
    if (!allowed.ok) return allowed
    const { legalPartyId } = actor
    const people = await deps.people.peopleOf(legalPartyId)
    const person = people.find(one => one.userReferenceId === userReferenceId)
    if (person === undefined) return err('PERSON_NOT_FOUND')
    const owned = await readOwned(deps, legalPartyId)
    if (owned === undefined) return err('BANK_UNAVAILABLE')
    const granted = await inTenant(deps.db, legalPartyId, tx =>
      readGranted(tx, legalPartyId, person.personId),
    )
    return ok(accessOf(person, owned, granted))
  }

export type Owned = { accounts: readonly CoreAccount[]; cards: readonly BankCard[] }

async function readOwned(deps: PersonAccessDeps, legalPartyId: string): Promise<Owned | undefined> {
  try {
    const [accounts, cards] = await Promise.all([
      deps.core.accountsOf(legalPartyId),
      deps.cards.cardsOf(legalPartyId),
    ])
    return { accounts, cards }
  } catch (error) {
    if (error instanceof BankUnavailable) return undefined
    throw error
  }
}

/** What was granted to a person, and what the organisation calls its accounts and cards. */
export interface Granted {
  readonly accounts: ReadonlyMap<string, readonly AccountPermission[]>
  readonly cards: ReadonlyMap<string, readonly CardPermission[]>
  readonly accountNames: ReadonlyMap<string, string>
  readonly cardTitles: ReadonlyMap<string, string>
}

/** Reads it in a transaction of the organisation. */
export async function readGranted(
  tx: Db,
  legalPartyId: string,
  personId: string,
): Promise<Granted> {
  const [accounts, cards] = [createAccountStore(tx), createCardStore(tx)]
  return {
    accounts: await accounts.findGrants(legalPartyId, personId),
    cards: await cards.findGrants(legalPartyId, personId),
    accountNames: await accounts.findTitles(legalPartyId),
    cardTitles: await cards.findTitles(legalPartyId),
  }
}

/** What an earlier right had brought and the present one cannot have is no permission any more. */
export function accessOf(person: ContractPerson, owned: Owned, granted: Granted): PersonAccess {
  const { signRight } = person
  const isEverything = signRight === 'FIRST'
  const held = <P>(grantable: readonly P[], given: readonly P[] | undefined): readonly P[] =>
    isEverything ? grantable : grantable.filter(permission => given?.includes(permission) ?? false)
  return {
    person,
    isEverything,
    accounts: owned.accounts.map(account => {
      const grantable = grantableOnAccount(account, signRight)
      return {
        account,
        accountName: granted.accountNames.get(account.accountId) ?? account.productName,
        grantable,
        permissions: held(grantable, granted.accounts.get(account.account)),
      }
    }),
    cards: owned.cards.map(card => {
      const grantable = grantableOnCard(signRight)
      return {
        card,
        title: granted.cardTitles.get(card.cardId),
        grantable,
        permissions: held(grantable, granted.cards.get(card.cardId)),
      }
    }),
  }
}
