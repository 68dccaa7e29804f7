import { webcrypto } from 'node:crypto'
import type * as pkijs from 'pkijs'
import type {
  CertificateRefusal,
  CertificateRequest,
  CertificateStatus,
  IssuedCertificate,
  TokenAuthority,
} from '@tartip/bank-ports/token-authority'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import { readGostPublicKey } from '@tartip/gost/gost-keys'
import { asBankCall } from '../bank-call.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { answerRepeated } from '../common/repeated-request.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { inTransaction } from '../store/twin-db.ts'
import {
  findCertificate,
  findCertificateOfRequest,
  insertCertificate,
  readAuthority,
  readCertificates,
  readRevoked,
  revokeCertificate,
  saveAuthorities,
} from './certificate-store.ts'
import {
  certificateOfPem,
  certificatePem,
  fingerprintOfCertificate,
  makeCertificate,
  makeRevocationList,
  rsaSigning,
  serialOf,
} from './x509.ts'

const dayMs = 24 * 60 * 60_000
const authorityLifeMs = 3_650 * dayMs
const longestLifeMs = 5 * 366 * dayMs
const listLifeMs = dayMs
const serialBytes = 16
const rsa = { ...rsaSigning, modulusLength: 2_048, publicExponent: Uint8Array.of(1, 0, 1) }

interface Issuer {
  readonly rootPem: string
  readonly issuingPem: string
  readonly certificate: pkijs.Certificate
  readonly key: webcrypto.CryptoKey
}

/**
 * The bank's certificate authority: a root that signs one authority, which signs people's certificates. Its
 * keys are made at its first use and are RSA; the keys that it certifies may be of either family.
 */
export function createTokenAuthority(deps: ServiceDeps): TokenAuthority {
  const { db, clock } = deps
  return {
    chain: () =>
      asBankCall(async () => {
        const issuer = await openIssuer(deps)
        const now = clock.now()
        const revocationListPem = await makeRevocationList({
          issuer: issuer.certificate,
          issuerKey: issuer.key,
          issuedAt: now,
          nextAt: now + listLifeMs,
          revoked: await readRevoked(db),
        })
        return {
          authoritiesPem: [issuer.rootPem, issuer.issuingPem],
          revocationListPem,
          revocationListIssuedAt: now,
        }
      }),
    issue: request => asBankCall(() => issue(deps, request)),
    certificatesOf: legalPartyId =>
      asBankCall(async () => (isUuid(legalPartyId) ? readCertificates(db, legalPartyId) : [])),
    revoke: (serial, reason) =>
      asBankCall(async () => {
        const isKnown = await revokeCertificate(db, serial, reason, clock.now())
        return isKnown ? holds : err('CERTIFICATE_NOT_FOUND')
      }),
    statusOf: serial =>
      asBankCall(async () => certificateStatus(await findCertificate(db, serial), clock.now())),
  }
}

/** How a certificate stands at an instant; a revoked one stays revoked after its time. */
export function certificateStatus(
  certificate: Pick<IssuedCertificate, 'validFrom' | 'validUntil' | 'revokedAt'> | undefined,
  now: Instant,
): CertificateStatus {
  if (certificate === undefined) return 'UNKNOWN'
  if (certificate.revokedAt !== undefined) return 'REVOKED'
  if (now < certificate.validFrom) return 'NOT_YET_VALID'
  return now > certificate.validUntil ? 'EXPIRED' : 'VALID'
}

async function issue(
  deps: ServiceDeps,
  request: CertificateRequest,
): Promise<Result<IssuedCertificate, CertificateRefusal>> {
  const { db, clock, random } = deps
  if (!isUuid(request.requestId)) throw new RangeError('The id of a request is a UUID')
  const fingerprint = fingerprintOf(request)
  const known = await findCertificateOfRequest(db, request.requestId)
  const repeated = answerRepeated(known, fingerprint, ({ certificate }) => certificate)
  if (repeated !== undefined) return repeated
  const life = request.validUntil - request.validFrom
  if (life <= 0 || life > longestLifeMs) return err('VALIDITY_INVALID')
  const publicKey = await readPublicKey(request)
  if (publicKey === undefined) return err('PUBLIC_KEY_INVALID')
  const issuer = await openIssuer(deps)
  const serial = random(serialBytes)
  // A certificate has whole seconds.
  const [validFrom, validUntil] = [wholeSecond(request.validFrom), wholeSecond(request.validUntil)]
  const certificate = await makeCertificate({
    serial,
    subject: { kind: 'PERSON', owner: request.owner },
    publicKey,
    validFrom,
    validUntil,
    issuer: issuer.certificate,
    issuerKey: issuer.key,
  })
  const issued: IssuedCertificate = {
    serial: Buffer.from(serialOf(serial)).toString('hex'),
    owner: request.owner,
    keyKind: request.keyKind,
    certificatePem: certificatePem(certificate),
    fingerprint: fingerprintOfCertificate(certificate),
    validFrom,
    validUntil,
  }
  return inTransaction(db, async tx => {
    const taken = await findCertificateOfRequest(tx, request.requestId)
    const meanwhile = answerRepeated(taken, fingerprint, one => one.certificate)
    if (meanwhile !== undefined) return meanwhile
    const { requestId } = request
    await insertCertificate(tx, issued, { requestId, fingerprint }, clock.now())
    return ok(issued)
  })
}

function wholeSecond(instant: Instant): Instant {
  return Math.floor(instant / 1_000) * 1_000
}

/** The key as it was sent, when it is one of its kind. */
async function readPublicKey({
  keyKind,
  publicKey,
}: CertificateRequest): Promise<Uint8Array | undefined> {
  const bytes = Buffer.from(publicKey, 'base64')
  if (keyKind === 'RSA_2048') return (await isRsaKey(bytes)) ? bytes : undefined
  const bits = keyKind === 'GOST_2012_256' ? 256 : 512
  return readGostPublicKey(bytes)?.curve.bits === bits ? bytes : undefined
}

async function isRsaKey(bytes: Buffer<ArrayBuffer>): Promise<boolean> {
  try {
    const key = await webcrypto.subtle.importKey('spki', bytes, rsaSigning, true, ['verify'])
    const { modulusLength } = key.algorithm as webcrypto.RsaHashedKeyAlgorithm
    return modulusLength >= rsa.modulusLength
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

async function openIssuer(deps: ServiceDeps): Promise<Issuer> {
  const { db } = deps
  for (;;) {
    const [root, issuing] = [await readAuthority(db, 'ROOT'), await readAuthority(db, 'ISSUING')]
    if (root !== undefined && issuing !== undefined) {
      const bytes = Buffer.from(issuing.privateKey, 'base64')
      return {
        rootPem: root.certificatePem,
        issuingPem: issuing.certificatePem,
        certificate: certificateOfPem(issuing.certificatePem),
        key: await webcrypto.subtle.importKey('pkcs8', bytes, rsaSigning, false, ['sign']),
      }
    }
    await foundAuthorities(deps)
  }
}

async function foundAuthorities({ db, clock, random }: ServiceDeps): Promise<void> {
  const [rootKeys, issuingKeys] = [await makeKeys(), await makeKeys()]
  const validFrom = wholeSecond(clock.now()) - dayMs
  const validUntil = validFrom + authorityLifeMs
  const root = await makeCertificate({
    serial: random(serialBytes),
    subject: { kind: 'AUTHORITY', name: 'Tartip Bank Root CA', mayHaveAuthorities: true },
    publicKey: await exportSpki(rootKeys.publicKey),
    validFrom,
    validUntil,
    issuerKey: rootKeys.privateKey,
  })
  const issuing = await makeCertificate({
    serial: random(serialBytes),
    subject: { kind: 'AUTHORITY', name: 'Tartip Bank Clients CA', mayHaveAuthorities: false },
    publicKey: await exportSpki(issuingKeys.publicKey),
    validFrom,
    validUntil,
    issuer: root,
    issuerKey: rootKeys.privateKey,
  })
  const [rootPrivate, issuingPrivate] = await Promise.all([
    exportPrivateKey(rootKeys.privateKey),
    exportPrivateKey(issuingKeys.privateKey),
  ])
  await inTransaction(db, async tx => {
    if ((await readAuthority(tx, 'ROOT')) !== undefined) return
    await saveAuthorities(
      tx,
      { certificatePem: certificatePem(root), privateKey: rootPrivate },
      { certificatePem: certificatePem(issuing), privateKey: issuingPrivate },
    )
  })
}

/** A pair of RSA keys for signing, as a token makes it. */
export async function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
}

/** PKCS8, DER in base64. */
export async function exportPrivateKey(key: webcrypto.CryptoKey): Promise<string> {
  return Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key)).toString('base64')
}

/** SubjectPublicKeyInfo, DER. */
export async function exportSpki(key: webcrypto.CryptoKey): Promise<Uint8Array> {
  return new Uint8Array(await webcrypto.subtle.exportKey('spki', key))
}
