import type { IssuedPayControlKey } from '@tartip/bank-ports/pay-control'
import { apiKeyIsActive, apiKeyState, type ApiKeyApi } from '@tartip/domain/people/api-key'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { ApiKeyView, MadeApiKey } from '../use-cases/keys/api-keys.ts'

const accessList = (apis: readonly ApiKeyApi[]) => apis.map(api => ({ api }))

/** An organisation's API key as the schema shows it: never the key itself. */
export function presentApiKey({ key, createdBy }: ApiKeyView, now: Instant) {
  return {
    createdDate: toIso(key.createdAt),
    validUntil: toIso(key.validUntil),
    apiKeyAccessList: accessList(key.apis),
    isActive: apiKeyIsActive(key, now),
    state: apiKeyState(key, now),
    createdBy,
    lastUsedDate: key.lastUsedAt === undefined ? null : toIso(key.lastUsedAt),
    keyPrefix: key.keyPrefix,
  }
}

/** The one time that the key itself is shown. */
export function presentNewApiKey({ key, stored }: MadeApiKey) {
  return {
    createdDate: toIso(stored.createdAt),
    validUntil: toIso(stored.validUntil),
    apiKeyAccessList: accessList(stored.apis),
    isActive: true,
    key,
  }
}

/** The one time that a pay-control key is shown. */
export function presentIssuedKey({ key, qr, keyText }: IssuedPayControlKey) {
  return {
    qr,
    key: keyText,
    status: key.status,
    username: key.username,
    pcUserId: key.pcUserId,
    expirationDate: toIso(key.expirationDate),
  }
}
