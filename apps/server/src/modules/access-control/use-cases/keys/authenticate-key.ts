import { apiKeyIsActive } from '@tartip/domain/people/api-key'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'

import { recordAudit } from '../../../../platform/audit/audit-log.ts'
import { createCoalescer } from '../../../../platform/coalesce.ts'
import { byKey } from '../../../../platform/db/connections.ts'
import { inTenant } from '../../../../platform/db/transaction.ts'
import type { KeyCaller } from '../../../../platform/graphql/session-gate.ts'
import { hashToken, isToken } from '../../crypto/token-hash.ts'
import { createApiKeyStore, findApiKeyByHash, type ShownApiKey } from '../../store/api-key-store.ts'
import type { AccessControlDeps } from '../deps.ts'

/** How every key begins: scanners for leaked secrets find it, and people see what it is. */
export const apiKeyPrefix = 'tartip_'
/** Calls a minute with one key in this process; a nightly export of a year needs far fewer. */
export const keyCallsPerMinute = 120
const minuteMs = 60_000
/** A key in use writes its last use at most this often. */
const noteEveryMs = 60_000
/** The audit reports a key that is used again after such a pause, or from elsewhere than before. */
const auditPauseMs = 60 * 60_000

type Deps = Pick<AccessControlDeps, 'db' | 'clock'>

/** The key of an `Authorization` header; undefined where it cannot be one. */
export function keyOf(authorization: string): string | undefined {
  const key = /^Bearer (tartip_\S+)$/i.exec(authorization)?.[1]
  return key !== undefined && isToken(key.slice(apiKeyPrefix.length)) ? key : undefined
}

/**
 * Who implements an `Authorization: Bearer tartip_…` header. The key's row and its maker's rights
 * are read for every call, so switching it off or freezing them holds from the next call on. Calls with one key that
 * arrive together share a read and the note of its use: they would take all connections and wait for its row.
 */
export const authenticateKey = (deps: Deps) => {
  const counters = new Map<string, { since: Instant; calls: number }>()
  const noting = new Map<string, Promise<void>>()
  const findKeys = createCoalescer(async (hashes: readonly string[]) => {
    const today = bishkekDate(deps.clock.now())
    const found = new Map<string, ShownApiKey | undefined>()
    for (const hash of new Set(hashes)) {
      found.set(hash, await findApiKeyByHash(byKey(deps.db), hash, today))
    }
    return hashes.map(hash => found.get(hash))
  })
  const noteOnce = (shown: ShownApiKey, ip: string, now: Instant): Promise<void> => {
    const name = `${shown.keyId} ${ip}`
    const running =
      noting.get(name) ?? noteUse(deps, shown, ip, now).finally(() => noting.delete(name))
    noting.set(name, running)
    return running
  }

  const isTooMany = (keyId: string, now: Instant): boolean => {
    const counter = counters.get(keyId)
    if (counter === undefined || now - counter.since >= minuteMs) {
      for (const [id, { since }] of counters) if (now - since >= minuteMs) counters.delete(id)
      counters.set(keyId, { since: now, calls: 1 })
      return false
    }
    counter.calls += 1
    return counter.calls > keyCallsPerMinute
  }

  return async (authorization: string, ip: string): Promise<KeyCaller | 'unknown' | 'tooMany'> => {
    const key = keyOf(authorization)
    if (key === undefined) return 'unknown'
    const now = deps.clock.now()
    const shown = await findKeys(hashToken(key))
    if (shown === undefined || !apiKeyIsActive(shown, now)) return 'unknown'
    if (isTooMany(shown.keyId, now)) return 'tooMany'
    if (shown.lastUsedIp !== ip || now - (shown.lastUsedAt ?? 0) >= noteEveryMs) {
      await noteOnce(shown, ip, now)
    }
    const { keyId, legalPartyId, actor, apis } = shown
    return { keyId, legalPartyId, actor, apis }
  }
}

async function noteUse(deps: Deps, key: ShownApiKey, ip: string, now: Instant): Promise<void> {
  const { keyId, legalPartyId } = key
  const isAudited = key.lastUsedIp !== ip || now - (key.lastUsedAt ?? 0) >= auditPauseMs
  await inTenant(deps.db, legalPartyId, async tx => {
    await createApiKeyStore(tx).noteUse(legalPartyId, keyId, ip, now)
    if (!isAudited) return
    const personId = key.actor?.personId
    const auditLine = {
      legalPartyId,
      at: now,
      personId,
      action: 'apiKeyUsed' as const,
      outcome: 'ok',
    }
    await recordAudit(tx, { ...auditLine, details: { keyId, ip } })
  })
}
