import { createHash, timingSafeEqual } from 'node:crypto'
import type { CertificateOwner, TokenAuthority } from '@tartip/bank-ports/token-authority'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import { makeGostKeys } from '@tartip/gost/gost-keys'
import type { ServiceDeps } from '../common/service-deps.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { signDetached } from './detached-signature.ts'
import {
  findToken,
  insertToken,
  readTokens,
  type SoftwareKeyKind,
  type SoftwareTokenState,
  type StoredSoftwareToken,
  updateToken,
} from './software-token-store.ts'
import { exportPrivateKey, exportSpki, makeKeys } from './token-authority.ts'
import { certificateOfPem } from './x509.ts'

/** The names of the device errors of the specification and of the vendor's plugin. */
export type SoftwareTokenRefusal =
  | 'TOKEN_NOT_FOUND'
  | 'NOT_DEVICE'
  | 'NOT_ONE_DEVICE'
  | 'NOT_CERT'
  | 'PIN_LENGTH_INVALID'
  | 'PIN_INCORRECT'
  | 'PIN_LOCKED'
  | 'CERTIFICATE_REFUSED'

export interface SoftwareToken {
  readonly tokenId: string
  readonly personId: string
  readonly legalPartyId: string
  readonly label: string
  readonly state: SoftwareTokenState
  readonly keyKind: SoftwareKeyKind
  readonly isLocked: boolean
  /** The serial number of the certificate on it, hexadecimal. */
  readonly certificateSerial: string
  readonly validUntil: Instant
  /** The authority has taken the certificate back: nobody believes its signatures any more. */
  readonly isRevoked: boolean
}

export interface NewSoftwareToken {
  readonly owner: CertificateOwner
  readonly label: string
  /** RSA when left out. */
  readonly keyKind?: SoftwareKeyKind
  /** 6 to 32 characters. */
  readonly pin: string
}

/** Tokens without hardware, for demo and tests: they store keys, require a PIN and sign. */
export interface SoftwareTokens {
  list(): Promise<SoftwareToken[]>
  /** Makes a key pair and has the bank's authority certify it. */
  create(token: NewSoftwareToken): Promise<Result<SoftwareToken, SoftwareTokenRefusal>>
  /** Sets what the person's computer finds; certificates for it are issued as needed. */
  setState(
    tokenId: string,
    state: SoftwareTokenState,
  ): Promise<Result<SoftwareToken, SoftwareTokenRefusal>>
  /** A new key pair and certificate; the old certificate is revoked. */
  setKeyKind(
    tokenId: string,
    keyKind: SoftwareKeyKind,
  ): Promise<Result<SoftwareToken, SoftwareTokenRefusal>>
  /** The certificate on the token, PEM; it is read before a PIN is requested. */
  certificate(tokenId: string): Promise<Result<string, SoftwareTokenRefusal>>
  /** A detached CMS signature over the bytes, DER in base64. Ten wrong PINs lock the token. */
  sign(
    tokenId: string,
    pin: string,
    bytes: Uint8Array,
  ): Promise<Result<string, SoftwareTokenRefusal>>
  /**
   * The bank's office revokes the certificate, as for a lost token; repeating it changes nothing.
   */
  revoke(tokenId: string): Promise<Verdict<SoftwareTokenRefusal>>
  /** The bank's office resets the counter of wrong PINs. */
  unlock(tokenId: string): Promise<Verdict<SoftwareTokenRefusal>>
}

const maxAttempts = 10
const saltBytes = 16
const dayMs = 24 * 60 * 60_000
const lifeMs = 365 * dayMs
/** A person who does not exist: a check of the owner must notice. */
const anotherOwner = { personInn: '29901199900099', fullName: 'Посторонний Человек' }

export function createSoftwareTokens(
  deps: ServiceDeps & { readonly tokenAuthority: TokenAuthority },
): SoftwareTokens {
  const { db, clock, random, ids } = deps
  return {
    list: async () => Promise.all((await readTokens(db)).map(token => shown(deps, token))),
    async create({ owner, label, keyKind = 'RSA_2048', pin }) {
      if (!hasPinLength(pin)) return err('PIN_LENGTH_INVALID')
      const keys = await keysOf(keyKind, random)
      const certificate = await certify(deps, owner, keys, lifetime('READY', clock.now()))
      if (!certificate.ok) return certificate
      const pinSalt = random(saltBytes)
      const token: StoredSoftwareToken = {
        tokenId: ids.uuid(),
        personId: owner.personId,
        legalPartyId: owner.legalPartyId,
        label,
        pinSalt,
        pinHash: hashOf(pinSalt, pin),
        attemptsLeft: maxAttempts,
        state: 'READY',
        keyKind,
        privateKey: keys.privateKey,
        certificatePem: certificate.value,
      }
      await insertToken(db, token, clock.now())
      return ok(await shown(deps, token))
    },
    setState: (tokenId, state) => setState(deps, tokenId, state),
    setKeyKind: (tokenId, keyKind) => setKeyKind(deps, tokenId, keyKind),
    async certificate(tokenId) {
      const token = isUuid(tokenId) ? await findToken(db, tokenId) : undefined
      const refusal = deviceRefusal(token)
      return refusal === undefined ? ok(token?.certificatePem ?? '') : err(refusal)
    },
    async sign(tokenId, pin, bytes) {
      const opened = await inTransaction(db, tx => openWithPin(tx, tokenId, pin))
      if (!opened.ok) return opened
      return ok(signDetached(bytes, opened.value, clock.now(), random))
    },
    async revoke(tokenId) {
      const token = isUuid(tokenId) ? await findToken(db, tokenId) : undefined
      if (token === undefined) return err('TOKEN_NOT_FOUND')
      const revoked = await deps.tokenAuthority.revoke(serialOnToken(token), 'keyCompromise')
      return revoked.ok ? holds : err('CERTIFICATE_REFUSED')
    },
    unlock: tokenId =>
      inTransaction(db, async tx => {
        const token = isUuid(tokenId) ? await findToken(tx, tokenId, 'for update') : undefined
        if (token === undefined) return err('TOKEN_NOT_FOUND')
        await updateToken(tx, tokenId, { ...token, attemptsLeft: maxAttempts })
        return holds
      }),
  }
}

async function openWithPin(
  tx: TwinDb,
  tokenId: string,
  pin: string,
): Promise<Result<StoredSoftwareToken, SoftwareTokenRefusal>> {
  const token = isUuid(tokenId) ? await findToken(tx, tokenId, 'for update') : undefined
  const refusal = deviceRefusal(token)
  if (token === undefined || refusal !== undefined) return err(refusal ?? 'TOKEN_NOT_FOUND')
  if (token.attemptsLeft === 0) return err('PIN_LOCKED')
  if (!hasPinLength(pin)) return err('PIN_LENGTH_INVALID')
  const isRight = timingSafeEqual(hashOf(token.pinSalt, pin), token.pinHash)
  const attemptsLeft = isRight ? maxAttempts : token.attemptsLeft - 1
  if (attemptsLeft !== token.attemptsLeft)
    await updateToken(tx, tokenId, { ...token, attemptsLeft })
  if (isRight) return ok(token)
  return err(attemptsLeft === 0 ? 'PIN_LOCKED' : 'PIN_INCORRECT', { attemptsLeft })
}

async function setState(
  deps: ServiceDeps & { readonly tokenAuthority: TokenAuthority },
  tokenId: string,
  state: SoftwareTokenState,
): Promise<Result<SoftwareToken, SoftwareTokenRefusal>> {
  const { db, clock, tokenAuthority } = deps
  const token = isUuid(tokenId) ? await findToken(db, tokenId) : undefined
  if (token === undefined) return err('TOKEN_NOT_FOUND')
  const issued = await tokenAuthority.certificatesOf(token.legalPartyId)
  const present = issued.find(one => one.certificatePem === token.certificatePem)
  const own = issued.find(
    one => one.owner.personId === token.personId && one.owner.personInn !== anotherOwner.personInn,
  )
  if (present === undefined || own === undefined) return err('CERTIFICATE_REFUSED')
  const owner = state === 'WRONG_OWNER' ? { ...own.owner, ...anotherOwner } : own.owner
  const life = lifetime(state, clock.now())
  const keys = { keyKind: token.keyKind, publicKey: certificateKey(token.certificatePem) }
  // Only these need another certificate; a token that is merely unplugged keeps its own.
  const isOther = state === 'EXPIRED' || state === 'WRONG_OWNER'
  const isAsIssued =
    present.owner.personInn === owner.personInn && present.validUntil >= clock.now()
  const certificate =
    isOther || !isAsIssued ? await certify(deps, owner, keys, life) : ok(token.certificatePem)
  if (!certificate.ok) return certificate
  const changed = { ...token, state, certificatePem: certificate.value }
  await updateToken(db, tokenId, changed)
  return ok(await shown(deps, changed))
}

async function setKeyKind(
  deps: ServiceDeps & { readonly tokenAuthority: TokenAuthority },
  tokenId: string,
  keyKind: SoftwareKeyKind,
): Promise<Result<SoftwareToken, SoftwareTokenRefusal>> {
  const { db, clock, random, tokenAuthority } = deps
  const token = isUuid(tokenId) ? await findToken(db, tokenId) : undefined
  if (token === undefined) return err('TOKEN_NOT_FOUND')
  const issued = await tokenAuthority.certificatesOf(token.legalPartyId)
  const present = issued.find(one => one.certificatePem === token.certificatePem)
  if (present === undefined) return err('CERTIFICATE_REFUSED')
  const keys = await keysOf(keyKind, random)
  const certificate = await certify(deps, present.owner, keys, lifetime(token.state, clock.now()))
  if (!certificate.ok) return certificate
  const { privateKey } = keys
  const changed = { ...token, keyKind, privateKey, certificatePem: certificate.value }
  await updateToken(db, tokenId, changed)
  await tokenAuthority.revoke(present.serial, 'superseded')
  return ok(await shown(deps, changed))
}

interface TokenKeys {
  readonly keyKind: SoftwareKeyKind
  /** SubjectPublicKeyInfo, DER in base64. */
  readonly publicKey: string
  readonly privateKey: string
}

async function keysOf(keyKind: SoftwareKeyKind, random: ServiceDeps['random']): Promise<TokenKeys> {
  if (keyKind === 'GOST_2012_256') {
    const { publicKey, secret } = makeGostKeys(random)
    return { keyKind, publicKey: base64(publicKey), privateKey: base64(secret) }
  }
  const keys = await makeKeys()
  const publicKey = base64(await exportSpki(keys.publicKey))
  return { keyKind, publicKey, privateKey: await exportPrivateKey(keys.privateKey) }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

async function certify(
  { ids, tokenAuthority }: ServiceDeps & { readonly tokenAuthority: TokenAuthority },
  owner: CertificateOwner,
  { keyKind, publicKey }: Pick<TokenKeys, 'keyKind' | 'publicKey'>,
  life: { validFrom: Instant; validUntil: Instant },
): Promise<Result<string, SoftwareTokenRefusal>> {
  const issued = await tokenAuthority.issue({
    requestId: ids.uuid(),
    owner,
    keyKind,
    publicKey,
    ...life,
  })
  return issued.ok
    ? ok(issued.value.certificatePem)
    : err('CERTIFICATE_REFUSED', { reason: issued.error.code })
}

function lifetime(state: SoftwareTokenState, now: Instant) {
  return state === 'EXPIRED'
    ? { validFrom: now - lifeMs, validUntil: now - dayMs }
    : { validFrom: now - dayMs, validUntil: now + lifeMs }
}

function deviceRefusal(token: StoredSoftwareToken | undefined): SoftwareTokenRefusal | undefined {
  switch (token?.state) {
    case undefined:
      return 'TOKEN_NOT_FOUND'
    case 'NO_DEVICE':
      return 'NOT_DEVICE'
    case 'TWO_DEVICES':
      return 'NOT_ONE_DEVICE'
    case 'NO_CERTIFICATE':
      return 'NOT_CERT'
    case 'READY':
    case 'EXPIRED':
    case 'WRONG_OWNER':
      return undefined
  }
}

function serialOnToken({ certificatePem }: StoredSoftwareToken): string {
  const { valueHexView } = certificateOfPem(certificatePem).serialNumber.valueBlock
  return Buffer.from(valueHexView).toString('hex')
}

async function shown(
  { tokenAuthority }: { readonly tokenAuthority: TokenAuthority },
  token: StoredSoftwareToken,
): Promise<SoftwareToken> {
  const certificateSerial = serialOnToken(token)
  return {
    tokenId: token.tokenId,
    personId: token.personId,
    legalPartyId: token.legalPartyId,
    label: token.label,
    state: token.state,
    keyKind: token.keyKind,
    isLocked: token.attemptsLeft === 0,
    certificateSerial,
    validUntil: certificateOfPem(token.certificatePem).notAfter.value.getTime(),
    isRevoked: (await tokenAuthority.statusOf(certificateSerial)) === 'REVOKED',
  }
}

function certificateKey(pem: string): string {
  const spki = certificateOfPem(pem).subjectPublicKeyInfo.toSchema().toBER(false)
  return Buffer.from(spki).toString('base64')
}

function hasPinLength(pin: string): boolean {
  return pin.length >= 6 && pin.length <= 32
}

/** The counter of tries guards a PIN, on a real token too; no hash of so few characters could. */
function hashOf(salt: Uint8Array, pin: string): Buffer {
  return createHash('sha256').update(salt).update(pin).digest()
}
