import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Instant } from '@tartip/domain/time/instant'
import type {
  CertificateOwner,
  CertificateRequest,
  IssuedCertificate,
  TokenAuthority,
} from '../src/token-authority.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** What somebody else's library reads in a certificate. */
export interface ReadCertificate {
  readonly serial: string
  readonly subject: string
  readonly fingerprint: string
  readonly isAuthority: boolean
  readonly validFrom: Instant
  readonly validUntil: Instant
}

/** An authority, and an independent verifier. */
export interface AuthorityUnderTest {
  readonly tokenAuthority: TokenAuthority
  newId(): string
  now(): Instant
  /** A public key as a token makes it: SubjectPublicKeyInfo, DER in base64. */
  newPublicKey(bits: number): Promise<string>
  /** The same of GOST R 34.10-2012, 256 bits. */
  newGostKey(): string
  /** The key in a certificate, as it was requested. */
  publicKeyOf(certificatePem: string): string
  read(certificatePem: string): ReadCertificate
  /** Whether the second certificate's key signed the first. */
  isSignedBy(certificatePem: string, issuerPem: string): boolean
  /** The serial numbers on a list that this authority signed; `undefined` when it did not. */
  serialsOnList(revocationListPem: string, issuerPem: string): Promise<string[] | undefined>
  advanceDays(days: number): void
  close(): Promise<void>
}

const dayMs = 24 * 60 * 60_000

/** What any authority behind `TokenAuthority` must do; run it against each implementation. */
export function describeTokenAuthorityContract(
  name: string,
  makeAuthority: () => Promise<AuthorityUnderTest>,
): void {
  describe(`token authority: ${name}`, () => {
    let under: AuthorityUnderTest
    let publicKey: string

    beforeAll(async () => {
      under = await makeAuthority()
      publicKey = await under.newPublicKey(2_048)
    })
    afterAll(() => under.close())

    const request = (change: Partial<CertificateRequest> = {}): CertificateRequest => ({
      requestId: under.newId(),
      owner: owner(under),
      keyKind: 'RSA_2048',
      publicKey,
      validFrom: under.now() - dayMs,
      validUntil: under.now() + 365 * dayMs,
      ...change,
    })
    const issue = async (change: Partial<CertificateRequest> = {}): Promise<IssuedCertificate> => {
      const answer = await under.tokenAuthority.issue(request(change))
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.value
    }

    test('the chain begins with a root that signs itself and leads to whoever issues', async () => {
      const { authoritiesPem } = await under.tokenAuthority.chain()
      const [root] = authoritiesPem
      expect(under.isSignedBy(root ?? '', root ?? '')).toBe(true)
      for (const [index, pem] of authoritiesPem.entries()) {
        expect(under.read(pem).isAuthority).toBe(true)
        if (index > 0) expect(under.isSignedBy(pem, authoritiesPem[index - 1] ?? '')).toBe(true)
      }
      expect(await under.tokenAuthority.chain()).toMatchObject({ authoritiesPem })
    })

    test('a certificate names the person and the organisation, and is signed by the chain', async () => {
      const certificate = await issue()
      const { authoritiesPem } = await under.tokenAuthority.chain()
      const seen = under.read(certificate.certificatePem)
      expect(seen).toMatchObject({
        serial: certificate.serial,
        fingerprint: certificate.fingerprint,
        isAuthority: false,
        validFrom: certificate.validFrom,
        validUntil: certificate.validUntil,
      })
      for (const part of [
        'Төлөбеков Азамат',
        '21311199300017',
        'ОсОО «Айлампа»',
        '01202201810104',
      ]) {
        expect(seen.subject).toContain(part)
      }
      expect(under.isSignedBy(certificate.certificatePem, authoritiesPem.at(-1) ?? '')).toBe(true)
      expect(await under.tokenAuthority.statusOf(certificate.serial)).toBe('VALID')
    })

    test('another request under a known id is refused, whatever was changed', async () => {
      const wanted = request()
      const changes: ChangesOf<CertificateRequest, 'requestId'> = {
        owner: { ...wanted.owner, fullName: 'Другой' },
        keyKind: 'GOST_2012_256',
        publicKey: under.newGostKey(),
        validFrom: wanted.validFrom + 1_000,
        validUntil: wanted.validUntil - 1_000,
      }
      await expectChangesRefused(wanted, changes, wish => under.tokenAuthority.issue(wish))
    })

    test('the same request again answers with the same certificate', async () => {
      const wanted = request()
      const answers = await Promise.all([1, 2, 3].map(() => under.tokenAuthority.issue(wanted)))
      const serials = answers.map(answer => (answer.ok ? answer.value.serial : answer.error.code))
      expect(new Set(serials).size).toBe(1)
    })

    test('a GOST key is certified as it is, or its kind is refused by name', async () => {
      const gost = under.newGostKey()
      const keyKind = 'GOST_2012_256'
      const answer = await under.tokenAuthority.issue(request({ keyKind, publicKey: gost }))
      if (!answer.ok) {
        expect(answer.error.code).toBe('KEY_KIND_UNSUPPORTED')
        return
      }
      expect(under.publicKeyOf(answer.value.certificatePem)).toBe(gost)
      expect(answer.value.keyKind).toBe(keyKind)
      const { authoritiesPem } = await under.tokenAuthority.chain()
      expect(under.isSignedBy(answer.value.certificatePem, authoritiesPem.at(-1) ?? '')).toBe(true)
      for (const [kind, key] of [
        ['GOST_2012_512', gost],
        ['RSA_2048', gost],
        ['GOST_2012_256', publicKey],
      ] as const) {
        const other = await under.tokenAuthority.issue(request({ keyKind: kind, publicKey: key }))
        expect(other).toMatchObject({ error: { code: 'PUBLIC_KEY_INVALID' } })
      }
    })

    test('two certificates never have the same number', async () => {
      const serials = await Promise.all([1, 2, 3, 4].map(async () => (await issue()).serial))
      expect(new Set(serials).size).toBe(4)
    })

    test.each([
      ['a text that is no key', async () => ({ publicKey: 'bm8ga2V5' }), 'PUBLIC_KEY_INVALID'],
      [
        'a key that is too short',
        async () => ({ publicKey: await under.newPublicKey(1_024) }),
        'PUBLIC_KEY_INVALID',
      ],
      [
        'an end before the beginning',
        async () => ({ validUntil: under.now() - 2 * dayMs }),
        'VALIDITY_INVALID',
      ],
      [
        'a life of decades',
        async () => ({ validUntil: under.now() + 20_000 * dayMs }),
        'VALIDITY_INVALID',
      ],
    ])('no certificate for %s', async (_what, change, code) => {
      expect(await under.tokenAuthority.issue(request(await change()))).toMatchObject({
        error: { code },
      })
    })

    test('a revoked certificate is on the list, stays on it, and keeps its first reason', async () => {
      const [revoked, valid] = [await issue(), await issue()]
      const { tokenAuthority } = under
      expect(await tokenAuthority.revoke(revoked.serial, 'keyCompromise')).toMatchObject({
        ok: true,
      })
      const at = under.now()
      under.advanceDays(1)
      await tokenAuthority.revoke(revoked.serial, 'superseded')
      expect(await tokenAuthority.statusOf(revoked.serial)).toBe('REVOKED')
      const [stored] = (await tokenAuthority.certificatesOf(revoked.owner.legalPartyId)).filter(
        one => one.serial === revoked.serial,
      )
      expect(stored?.revokedAt).toBe(at)
      const { revocationListPem, authoritiesPem } = await tokenAuthority.chain()
      const listed = await under.serialsOnList(revocationListPem, authoritiesPem.at(-1) ?? '')
      expect(listed).toContain(revoked.serial)
      expect(listed).not.toContain(valid.serial)
      expect(await tokenAuthority.revoke('00ff', 'unspecified')).toMatchObject({
        error: { code: 'CERTIFICATE_NOT_FOUND' },
      })
    })

    test('a certificate is valid in its own time only', async () => {
      const early = await issue({ validFrom: under.now() + dayMs })
      const late = await issue({ validUntil: under.now() - 1_000 })
      const { tokenAuthority } = under
      expect(await tokenAuthority.statusOf(early.serial)).toBe('NOT_YET_VALID')
      expect(await tokenAuthority.statusOf(late.serial)).toBe('EXPIRED')
      expect(await tokenAuthority.statusOf('no number')).toBe('UNKNOWN')
      const lastDay = await issue({ validUntil: under.now() + dayMs })
      under.advanceDays(1)
      expect(await tokenAuthority.statusOf(lastDay.serial)).toBe('VALID')
      expect(await tokenAuthority.statusOf(early.serial)).toBe('VALID')
    })

    test('an organisation sees its own certificates and no others', async () => {
      const own = await issue()
      const list = await under.tokenAuthority.certificatesOf(own.owner.legalPartyId)
      expect(list).toEqual([own])
      expect(await under.tokenAuthority.certificatesOf(under.newId())).toEqual([])
    })
  })
}

function owner(under: AuthorityUnderTest): CertificateOwner {
  return {
    personId: under.newId(),
    personInn: '21311199300017',
    fullName: 'Төлөбеков Азамат Эркинович',
    legalPartyId: under.newId(),
    organisationInn: '01202201810104',
    companyName: 'ОсОО «Айлампа»',
  }
}
