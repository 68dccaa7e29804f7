import type { AuditAction } from '@tartip/domain/audit/action-names'
import { apiKeyState, apiKeyValidUntil, type ApiKeyApi } from '@tartip/domain/people/api-key'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result, type Verdict } from '@tartip/domain/result'

import type { Actor } from '../../../../platform/actor.ts'
import { recordAudit, type AuditDetails } from '../../../../platform/audit/audit-log.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTenant } from '../../../../platform/db/transaction.ts'
import { hashToken } from '../../crypto/token-hash.ts'
import { createApiKeyStore, type StoredApiKey } from '../../store/api-key-store.ts'
import { createContractStore } from '../../store/contract-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { checkOwnPassword, type OwnPasswordRefusal } from '../people/check-own-password.ts'
import { apiKeyPrefix } from './authenticate-key.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'ids' | 'events' | 'hasher' | 'turns'>

/** The last key of an organisation with the name of who made it. */
export interface ApiKeyView {
  readonly key: StoredApiKey
  readonly createdBy: string
}

export type ApiKeyRefusal = PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND'

/** The organisation's key, whatever has become of it; undefined when it never had one. */
export const readApiKey =
  (deps: Pick<Deps, 'db'>) =>
  async (
    actor: Actor,
    orgReferenceId: string,
  ): Promise<Result<ApiKeyView | undefined, ApiKeyRefusal>> => {
    const allowed = mayManage(actor, orgReferenceId)
    return allowed.ok ? ok(await findView(deps.db, actor.legalPartyId)) : allowed
  }

export interface CreateApiKey {
  readonly orgReferenceId: string
  readonly password: string
  readonly apis: readonly ApiKeyApi[]
}

export interface MadeApiKey {
  readonly key: string
  readonly stored: Pick<StoredApiKey, 'createdAt' | 'validUntil' | 'apis'>
}

export type CreateApiKeyRefusal =
  | ApiKeyRefusal
  | OwnPasswordRefusal
  | 'API_KEY_ACCESS_REQUIRED'
  | 'API_KEY_EXISTS'
  | 'API_KEY_REISSUE_BY_BANK'

/** Makes the organisation's key. What is answered is never to be had again; only a hash is kept. */
export const createApiKey =
  (deps: Deps) =>
  async (actor: Actor, input: CreateApiKey): Promise<Result<MadeApiKey, CreateApiKeyRefusal>> => {
    const allowed = mayManage(actor, input.orgReferenceId)
    if (!allowed.ok) return allowed
    const apis = [...new Set(input.apis)].toSorted()
    if (apis.length === 0) return err('API_KEY_ACCESS_REQUIRED')
    const free = await inTenant(deps.db, actor.legalPartyId, tx => isFree(deps, tx, actor))
    if (!free.ok) return free
    const isOwn = await checkOwnPassword(deps)(actor, input.password)
    if (!isOwn.ok) return isOwn

    const now = deps.clock.now()
    const key = `${apiKeyPrefix}${deps.ids.token()}`
    const stored = { createdAt: now, validUntil: apiKeyValidUntil(now), apis }
    return inTenant(deps.db, actor.legalPartyId, async tx => {
      const isAdded = await createApiKeyStore(tx).add({
        legalPartyId: actor.legalPartyId,
        keyId: deps.ids.uuid(),
        keyHash: hashToken(key),
        keyPrefix: key.slice(0, apiKeyPrefix.length + 4),
        personId: actor.personId,
        userContractId: actor.userContractId,
        ...stored,
      })
      // A second click, or a colleague, has made one meanwhile.
      if (!isAdded) return err('API_KEY_EXISTS')
      await recordKeyAudit(deps, tx, actor, 'apiKeyCreated', { apis })
      return ok({ key, stored })
    })
  }

async function isFree(
  deps: Deps,
  tx: Db,
  actor: Actor,
): Promise<Verdict<'API_KEY_EXISTS' | 'API_KEY_REISSUE_BY_BANK'>> {
  const last = await createApiKeyStore(tx).findLast(actor.legalPartyId)
  const state = apiKeyState(last, deps.clock.now())
  if (state === 'ACTIVE') return err('API_KEY_EXISTS')
  return state === 'INACTIVE' ? err('API_KEY_REISSUE_BY_BANK') : ok(undefined)
}

/** Switches the key off at once: a key that leaked must not wait for the bank. */
export const deactivateApiKey =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (
    actor: Actor,
    orgReferenceId: string,
  ): Promise<Result<ApiKeyView, ApiKeyRefusal | 'API_KEY_NOT_FOUND'>> => {
    const allowed = mayManage(actor, orgReferenceId)
    if (!allowed.ok) return allowed
    const { legalPartyId } = actor
    const ended = await inTenant(
      deps.db,
      legalPartyId,
      async (tx): Promise<Verdict<'API_KEY_NOT_FOUND'>> => {
        if (!(await createApiKeyStore(tx).end(legalPartyId, deps.clock.now()))) {
          return err('API_KEY_NOT_FOUND')
        }
        await recordKeyAudit(deps, tx, actor, 'apiKeyDeactivated', {})
        return ok(undefined)
      },
    )
    const view = await findView(deps.db, legalPartyId)
    return ended.ok && view !== undefined ? ok(view) : err('API_KEY_NOT_FOUND')
  }

/** The bank's office, or a supervisor, lets an organisation make another key. The bank implements it. */
export const allowApiKeyReissue =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  (legalPartyId: string): Promise<Verdict<'API_KEY_NOT_FOUND'>> =>
    inTenant(deps.db, legalPartyId, async (tx): Promise<Verdict<'API_KEY_NOT_FOUND'>> => {
      if (!(await createApiKeyStore(tx).allowReissue(legalPartyId, deps.clock.now()))) {
        return err('API_KEY_NOT_FOUND')
      }
      await recordKeyAudit(deps, tx, { legalPartyId }, 'apiKeyReissueAllowed', {})
      return ok(undefined)
    })

function mayManage(actor: Actor, orgReferenceId: string): Verdict<ApiKeyRefusal> {
  const allowed = may(actor, 'apiKey.manage')
  if (!allowed.ok) return allowed
  return orgReferenceId === actor.legalPartyId ? allowed : err('LEGAL_PARTY_NOT_FOUND')
}

async function findView(db: Db, legalPartyId: string): Promise<ApiKeyView | undefined> {
  const key = await inTenant(db, legalPartyId, tx => createApiKeyStore(tx).findLast(legalPartyId))
  if (key === undefined) return undefined
  const people = await createContractStore(db).findPeople(legalPartyId)
  const maker = people.find(person => person.personId === key.personId)
  return { key, createdBy: maker?.shortName ?? '' }
}

function recordKeyAudit(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { legalPartyId, personId }: { legalPartyId: string; personId?: string },
  action: AuditAction,
  details: AuditDetails,
): Promise<void> {
  const at = deps.clock.now()
  return recordAudit(tx, { legalPartyId, at, personId, action, outcome: 'ok', details })
}
