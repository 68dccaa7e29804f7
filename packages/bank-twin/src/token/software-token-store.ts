import { sql } from 'kysely'
import type { TokenKeyKind } from '@tartip/bank-ports/token-authority'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

/**
 * What the person's computer finds: one good token, none, two at once, one without a certificate, one whose
 * certificate is past its date, or the token of another person.
 */
export const softwareTokenStates = [
  'READY',
  'NO_DEVICE',
  'TWO_DEVICES',
  'NO_CERTIFICATE',
  'EXPIRED',
  'WRONG_OWNER',
] as const
export type SoftwareTokenState = (typeof softwareTokenStates)[number]

/** The keys that such a token can have. */
export const softwareKeyKinds = [
  'RSA_2048',
  'GOST_2012_256',
] as const satisfies readonly TokenKeyKind[]
export type SoftwareKeyKind = (typeof softwareKeyKinds)[number]

export interface StoredSoftwareToken {
  readonly tokenId: string
  readonly personId: string
  readonly legalPartyId: string
  readonly label: string
  readonly pinSalt: Uint8Array
  readonly pinHash: Uint8Array
  readonly attemptsLeft: number
  readonly state: SoftwareTokenState
  readonly keyKind: SoftwareKeyKind
  /** RSA: PKCS8, DER in base64. GOST: the number itself, base64. */
  readonly privateKey: string
  readonly certificatePem: string
}

interface TokenRow {
  token_id: string
  person_id: string
  legal_party_id: string
  label: string
  pin_salt: Uint8Array
  pin_hash: Uint8Array
  tries_left: number
  state: SoftwareTokenState
  key_kind: SoftwareKeyKind
  private_key: string
  certificate_pem: string
}

export async function insertToken(
  db: TwinDb,
  token: StoredSoftwareToken,
  createdAt: Instant,
): Promise<void> {
  await sql`
    insert into twin.software_token (token_id, person_id, legal_party_id, label, pin_salt, pin_hash,
      tries_left, state, key_kind, private_key, certificate_pem, created_at)
    values (${token.tokenId}, ${token.personId}, ${token.legalPartyId}, ${token.label},
      ${token.pinSalt}, ${token.pinHash}, ${token.attemptsLeft}, ${token.state}, ${token.keyKind},
      ${token.privateKey}, ${token.certificatePem}, ${timestamp(createdAt)})`.execute(db)
}

export async function readTokens(db: TwinDb): Promise<StoredSoftwareToken[]> {
  const { rows } = await sql<TokenRow>`
    select * from twin.software_token order by label, created_at`.execute(db)
  return rows.map(tokenOf)
}

export async function findToken(
  db: TwinDb,
  tokenId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredSoftwareToken | undefined> {
  const { rows } = await sql<TokenRow>`
    select * from twin.software_token where token_id = ${tokenId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  return rows[0] && tokenOf(rows[0])
}

export async function updateToken(
  db: TwinDb,
  tokenId: string,
  change: Pick<
    StoredSoftwareToken,
    'attemptsLeft' | 'state' | 'keyKind' | 'privateKey' | 'certificatePem'
  >,
): Promise<void> {
  await sql`
    update twin.software_token
    set tries_left = ${change.attemptsLeft}, state = ${change.state},
      key_kind = ${change.keyKind}, private_key = ${change.privateKey},
      certificate_pem = ${change.certificatePem}
    where token_id = ${tokenId}`.execute(db)
}

function tokenOf(row: TokenRow): StoredSoftwareToken {
  return {
    tokenId: row.token_id,
    personId: row.person_id,
    legalPartyId: row.legal_party_id,
    label: row.label,
    pinSalt: row.pin_salt,
    pinHash: row.pin_hash,
    attemptsLeft: row.tries_left,
    state: row.state,
    keyKind: row.key_kind,
    privateKey: row.private_key,
    certificatePem: row.certificate_pem,
  }
}
