import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { err, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { AccessControl } from '../../access-control/public.ts'
import { publishAccountEvent } from '../account-events.ts'
import { isGrantable, isSameSet } from '../grantable-permissions.ts'
import type { AccountPermission, CardPermission } from '../public.ts'
import { createAccountStore } from '../store/account-store.ts'
import { createCardStore } from '../store/card-store.ts'
import {
  accessOf,
  readGranted,
  readPersonAccess,
  type PersonAccess,
  type PersonAccessDeps,
  type PersonAccessRefusal,
} from './read-person-access.ts'

export interface ChangePersonAccessDeps extends PersonAccessDeps {
  /** The real time: the audit shows when something was really done. */
  readonly clock: { now(): Instant }
  readonly people: Pick<AccessControl, 'peopleOf' | 'recordRightsChange'>
}

export interface RequestedAccess<P> {
  readonly id: string
  readonly permissions: readonly P[]
  /** What the caller was shown. */
  readonly formerPermissions: readonly P[]
}

export type ChangeAccessRefusal =
  | PersonAccessRefusal
  | 'PERMISSIONS_OF_FIRST'
  | 'BAD_REQUEST'
  | 'PERMISSION_NOT_AVAILABLE'
  | 'PERMISSIONS_CHANGED_MEANWHILE'
  | 'ACCOUNT_NOT_FOUND'
  | 'CARD_NOT_FOUND'

/** One change as the rules and the audit need it, whether of an account or of a card. */
interface Change<P extends string> {
  readonly wanted: RequestedAccess<P>
  readonly now: readonly P[]
  readonly grantable: readonly P[]
  /** Never a full number. */
  readonly name: string
}

/** Replaces what a person may do with the accounts named: all of it, or nothing when one is refused. */
export const changeAccountAccess =
  (deps: ChangePersonAccessDeps) =>
  (actor: Actor, userReferenceId: string, wanted: readonly RequestedAccess<AccountPermission>[]) =>
    changeAccess(deps, actor, userReferenceId, async (tx, access) => {
      const changes: Change<AccountPermission>[] = []
      for (const one of wanted) {
        const found = access.accounts.find(({ account }) => account.accountId === one.id)
        if (found === undefined) return err('ACCOUNT_NOT_FOUND')
        const { permissions, grantable, account } = found
        const name = shortAccount(account.account)
        changes.push({ wanted: one, now: permissions, grantable, name })
      }
      const verdict = canBeSaved(changes, 'READ')
      if (!verdict.ok) return verdict
      await createAccountStore(tx).saveGrants(
        changes.map(({ wanted: { id, permissions } }) => ({
          legalPartyId: actor.legalPartyId,
          personId: access.person.personId,
          accountId: id,
          account: access.accounts.find(one => one.account.accountId === id)?.account.account ?? '',
          permissions,
        })),
      )
      return ok(changes)
    })

/** The same for cards. */
export const changeCardAccess =
  (deps: ChangePersonAccessDeps) =>
  (actor: Actor, userReferenceId: string, wanted: readonly RequestedAccess<CardPermission>[]) =>
    changeAccess(deps, actor, userReferenceId, async (tx, access) => {
      const changes: Change<CardPermission>[] = []
      for (const one of wanted) {
        const found = access.cards.find(({ card }) => card.cardId === one.id)
        if (found === undefined) return err('CARD_NOT_FOUND')
        const { permissions, grantable, card } = found
        changes.push({ wanted: one, now: permissions, grantable, name: card.maskedNumber })
      }
      const verdict = canBeSaved(changes, 'READ_CARD')
      if (!verdict.ok) return verdict
      await createCardStore(tx).saveGrants(
        changes.map(({ wanted: { id, permissions } }) => ({
          legalPartyId: actor.legalPartyId,
          personId: access.person.personId,
          cardId: id,
          permissions,
        })),
      )
      return ok(changes)
    })

type Save = (
  tx: Db,
  access: PersonAccess,
) => Promise<Result<readonly Change<string>[], ChangeAccessRefusal>>

/** The bank is called before the transaction; what was granted is read again under the person's lock. */
async function changeAccess(
  deps: ChangePersonAccessDeps,
  actor: Actor,
  userReferenceId: string,
  save: Save,
): Promise<Result<PersonAccess, ChangeAccessRefusal>> {
  const shown = await readPersonAccess(deps)(actor, userReferenceId)
  if (!shown.ok) return shown
  if (shown.value.isEverything) return err('PERMISSIONS_OF_FIRST')
  const { legalPartyId } = actor
  const { person } = shown.value
  const owned = {
    accounts: shown.value.accounts.map(({ account }) => account),
    cards: shown.value.cards.map(({ card }) => card),
  }
  const saved = await inTenant(
    deps.db,
    legalPartyId,
    async (tx): Promise<Result<PersonAccess, ChangeAccessRefusal>> => {
      await createAccountStore(tx).lockGrants(legalPartyId, person.personId)
      const before = await readGranted(tx, legalPartyId, person.personId)
      const changes = await save(tx, accessOf(person, owned, before))
      if (!changes.ok) return changes
      await recordChanges(deps, tx, actor, { ...person, changes: changes.value })
      const { personId } = person
      await publishAccountEvent(tx, legalPartyId, { kind: 'PERMISSIONS_CHANGED', personId })
      const after = await readGranted(tx, legalPartyId, person.personId)
      return ok(accessOf(person, owned, after))
    },
  )
  if (saved.ok) await deps.people.recordRightsChange(legalPartyId, person.personId)
  return saved
}

function canBeSaved<P extends string>(
  changes: readonly Change<P>[],
  toSee: P,
): Verdict<'BAD_REQUEST' | 'PERMISSION_NOT_AVAILABLE' | 'PERMISSIONS_CHANGED_MEANWHILE'> {
  // Nobody could show which of two wishes for the same one is meant.
  const ids = new Set(changes.map(({ wanted }) => wanted.id))
  if (ids.size < changes.length) return err('BAD_REQUEST', { field: 'permissions' })
  for (const { wanted, now, grantable } of changes) {
    if (!isGrantable(wanted.permissions, grantable, toSee)) return err('PERMISSION_NOT_AVAILABLE')
    if (!isSameSet(wanted.formerPermissions, now)) return err('PERMISSIONS_CHANGED_MEANWHILE')
  }
  return ok(undefined)
}

async function recordChanges(
  deps: ChangePersonAccessDeps,
  tx: Db,
  actor: Actor,
  published: { userReferenceId: string; fullName: string; changes: readonly Change<string>[] },
): Promise<void> {
  const { userReferenceId, fullName } = published
  for (const { wanted, now, name } of published.changes) {
    if (isSameSet(wanted.permissions, now)) continue
    await recordAudit(tx, {
      legalPartyId: actor.legalPartyId,
      at: deps.clock.now(),
      personId: actor.personId,
      action: 'permissionsChanged',
      outcome: 'ok',
      details: {
        userReferenceId,
        fullName,
        subject: name,
        before: now.toSorted(),
        after: wanted.permissions.toSorted(),
      },
    })
  }
}
