import * as asn1js from 'asn1js'
import fc from 'fast-check'
import type * as pkijs from 'pkijs'
import { describe, expect, test } from 'vitest'

import {
  authorityOf,
  certificatePem,
  contentTypeOf,
  digestAttributeOf,
  extensionOf,
  forgeCertificate,
  forgeCms,
  forgeKeys,
  forgeList,
  forgeOids,
  purposesOf,
  usageOf,
  usages,
  type CertificateToForge,
  type CmsToForge,
  type SignerToForge,
} from '../testing/forge.ts'
import type { Trust } from './trusted-path.ts'
import { verifyTokenSignature } from './verify-token-signature.ts'

const text = 'amount: 420000.00\npurpose: Оплата №5 – ң ө ү\n'
const owner = { personInn: '21503198500123', organisationInn: '01202201810104' }
const at = Date.parse('2027-03-01T06:00:00Z')

const [rootKeys, issuingKeys, personKeys, foreignKeys] = [
  forgeKeys(),
  forgeKeys(),
  forgeKeys(),
  forgeKeys(),
] as const

const root = forgeCertificate({
  names: [[forgeOids.commonName, 'Root']],
  spki: rootKeys.spki,
  signedBy: rootKeys.privateKey,
  extensions: [authorityOf(), usageOf(usages.certifies)],
})
const issuing = forgeCertificate({
  names: [[forgeOids.commonName, 'Clients']],
  spki: issuingKeys.spki,
  issuer: root,
  signedBy: rootKeys.privateKey,
  extensions: [authorityOf(0), usageOf(usages.certifies)],
})
const list = forgeList({ issuer: issuing, signedBy: issuingKeys.privateKey })
const trustOf = (authorities: readonly pkijs.Certificate[], revocationListPem = list): Trust => ({
  authoritiesPem: authorities.map(certificatePem),
  revocationListPem,
})
const trust = trustOf([root, issuing])

const names = [
  [forgeOids.commonName, 'Касымов Жаныбек'],
  [forgeOids.serialNumber, owner.personInn],
  [forgeOids.organizationIdentifier, owner.organisationInn],
] as const
const personOf = (over: Partial<CertificateToForge> = {}): pkijs.Certificate =>
  forgeCertificate({
    names,
    spki: personKeys.spki,
    issuer: issuing,
    signedBy: issuingKeys.privateKey,
    extensions: [usageOf(usages.signs)],
    ...over,
  })
const person = personOf()

const cmsOf = (signer: Partial<SignerToForge> = {}, cms: Partial<CmsToForge> = {}): string => {
  const signers = [{ certificate: person, privateKey: personKeys.privateKey, ...signer }]
  return forgeCms({ text, signers, ...cms })
}
function verdictOn(cms: string, over: { trust?: Trust; text?: string } = {}): string {
  const verdict = verifyTokenSignature({ cms, text, trust, owner, at, ...over })
  return verdict.ok ? 'holds' : [verdict.error.code, verdict.error.params['part']].join(' ').trim()
}

test('the workshop makes signatures that hold, so that what is refused is refused for its fault', () => {
  expect(verdictOn(cmsOf())).toBe('holds')
})

describe('a signature', () => {
  const signer = { certificate: person, privateKey: personKeys.privateKey }

  test('of another document signs nothing', () => {
    expect(verdictOn(cmsOf(), { text: text.replace('420000', '920000') })).toBe(
      'TOKEN_SIGNATURE_INVALID digest',
    )
  })

  test('is one: two signers, the same one twice, or nobody, sign nothing', () => {
    for (const signers of [[signer, signer], []]) {
      const cms = forgeCms({ text, signers, certificates: [person] })
      expect(verdictOn(cms)).toBe('TOKEN_SIGNATURE_INVALID signer')
    }
    const stranger = { certificate: personOf({ serial: 1 }), privateKey: foreignKeys.privateKey }
    expect(verdictOn(forgeCms({ text, signers: [stranger, signer] }))).toBe(
      'TOKEN_SIGNATURE_INVALID signer',
    )
  })

  test('carries no content of its own, and is over plain data', () => {
    expect(verdictOn(cmsOf({}, { content: text }))).toBe('TOKEN_SIGNATURE_INVALID signer')
    expect(verdictOn(cmsOf({}, { content: 'amount: 1.00' }))).toBe('TOKEN_SIGNATURE_INVALID signer')
    const timeStamp = '1.2.840.113549.1.9.16.1.4'
    expect(verdictOn(cmsOf({}, { contentType: timeStamp }))).toBe('TOKEN_SIGNATURE_INVALID signer')
  })

  test.each([
    ['none at all', 'none' as const],
    ['no digest', [contentTypeOf()]],
    ['no kind of content', [digestAttributeOf(text)]],
    ['a digest of another text', [contentTypeOf(), digestAttributeOf('amount: 1.00')]],
    ['another kind of content', [contentTypeOf(forgeOids.signedData), digestAttributeOf(text)]],
    [
      'the digest twice',
      [contentTypeOf(), digestAttributeOf('amount: 1.00'), digestAttributeOf(text)],
    ],
    ['the kind twice', [contentTypeOf(), contentTypeOf(), digestAttributeOf(text)]],
    [
      'one digest of two values',
      [
        contentTypeOf(),
        [
          forgeOids.messageDigest,
          digestAttributeOf('amount: 1.00')[1] as asn1js.BaseBlock,
          digestAttributeOf(text)[1] as asn1js.BaseBlock,
        ] as const,
      ],
    ],
    [
      'a digest that is no octets',
      [contentTypeOf(), [forgeOids.messageDigest, new asn1js.Utf8String({ value: 'x' })] as const],
    ],
  ])('with the attributes: %s, signs nothing', (_what, attributes) => {
    expect(verdictOn(cmsOf({ attributes }))).toBe('TOKEN_SIGNATURE_INVALID digest')
  })

  test('is not mended by attributes that nobody has signed', () => {
    const unsigned = [contentTypeOf(), digestAttributeOf(text)]
    const attributes = [contentTypeOf(), digestAttributeOf('amount: 1.00')]
    expect(verdictOn(cmsOf({ attributes, unsigned }))).toBe('TOKEN_SIGNATURE_INVALID digest')
  })

  test.each([
    ['SHA-1', '1.3.14.3.2.26', 'sha1', '1.2.840.113549.1.1.5'],
    ['MD5', '1.2.840.113549.2.5', 'md5', '1.2.840.113549.1.1.4'],
    ['SHA-224', '2.16.840.1.101.3.4.2.4', 'sha224', '1.2.840.113549.1.1.14'],
    ['SHA-1 in the name of SHA-256', forgeOids.sha256, 'sha1', '1.2.840.113549.1.1.5'],
    ['SHA-256 signed as SHA-512', forgeOids.sha256, 'sha256', '1.2.840.113549.1.1.13'],
    ['a digest that is none', '0.0', 'sha256', forgeOids.sha256WithRsa],
    ['a signature that is none', forgeOids.sha256, 'sha256', forgeOids.data],
    ['a GOST digest under an RSA key', '1.2.643.7.1.1.2.2', 'sha256', forgeOids.sha256WithRsa],
  ])('with %s is refused by its own code', (_what, id, name, signatureId) => {
    expect(verdictOn(cmsOf({ digest: [id, name], signatureId }))).toBe(
      'TOKEN_ALGORITHM_UNSUPPORTED',
    )
  })

  test('by a key that is short, or no key, is refused and breaks nothing', () => {
    const short = forgeKeys(1_024)
    const certificate = personOf({ spki: short.spki })
    expect(verdictOn(cmsOf({ certificate, privateKey: short.privateKey }))).toBe(
      'TOKEN_ALGORITHM_UNSUPPORTED',
    )
    const junk = Uint8Array.from(personKeys.spki)
    junk.fill(0x30, 30, 60)
    expect(verdictOn(cmsOf({ certificate: personOf({ spki: junk }) }))).toMatch(/^TOKEN_/)
  })

  test('names its certificate: another one beside it, even first of the same number, changes nothing', () => {
    const twin = personOf({ spki: foreignKeys.spki })
    expect(verdictOn(cmsOf({}, { certificates: [twin, person] }))).toBe(
      'TOKEN_SIGNATURE_INVALID signature',
    )
    const other = personOf({ spki: foreignKeys.spki, serial: 1 })
    expect(verdictOn(cmsOf({}, { certificates: [other, person] }))).toBe('holds')
    expect(verdictOn(cmsOf({}, { certificates: [] }))).toBe('TOKEN_SIGNATURE_INVALID signer')
  })
})

describe('a certificate', () => {
  const refusalOf = (over: Partial<CertificateToForge>, use: Trust = trust) =>
    verdictOn(cmsOf({ certificate: personOf(over) }), { trust: use })
  const unknown = extensionOf('1.3.6.1.4.1.55555.1', new asn1js.Null())
  const mild = extensionOf('1.3.6.1.4.1.55555.1', new asn1js.Null(), false)
  const [forServers, forStamps, forMail] = ['1', '8', '4'].map(one => `1.3.6.1.5.5.7.3.${one}`)

  test.each([
    ['with a critical extension that nobody knows', [usageOf(usages.signs), unknown]],
    ['without a usage', []],
    ['for encrypting only', [usageOf(usages.encrypts)]],
    ['of an authority', [usageOf(usages.signs | usages.certifies), authorityOf()]],
    ['for servers only', [usageOf(usages.signs), purposesOf(forServers ?? '')]],
    [
      'for servers and stamps',
      [usageOf(usages.signs), purposesOf(forServers ?? '', forStamps ?? '')],
    ],
    ['that says its usage twice', [usageOf(usages.signs), usageOf(usages.encrypts)]],
  ])('%s signs no documents', (_what, extensions) => {
    expect(refusalOf({ extensions })).toBe('CERTIFICATE_USAGE_INVALID')
  })

  test('with an extension that may be passed over, or meant for mail too, signs', () => {
    expect(refusalOf({ extensions: [usageOf(usages.signs), mild] })).toBe('holds')
    const purposes = purposesOf(forServers ?? '', forMail ?? '')
    expect(refusalOf({ extensions: [usageOf(usages.signs), purposes] })).toBe('holds')
  })

  test('is of whom it names once', () => {
    const twice = [...names, [forgeOids.serialNumber, owner.personInn] as const]
    expect(refusalOf({ names: twice })).toBe('CERTIFICATE_NOT_YOURS')
    expect(refusalOf({ names: names.slice(0, 2) })).toBe('CERTIFICATE_NOT_OF_COMPANY')
  })

  test('that nobody has certified is trusted by nobody', () => {
    const own = { signedBy: personKeys.privateKey }
    expect(refusalOf(own)).toBe('CERTIFICATE_UNTRUSTED')
    const selfSigned = forgeCertificate({
      names,
      spki: personKeys.spki,
      signedBy: personKeys.privateKey,
      extensions: [usageOf(usages.signs)],
    })
    expect(verdictOn(cmsOf({ certificate: selfSigned }))).toBe('CERTIFICATE_UNTRUSTED')
  })

  test('that another person’s certificate has signed is trusted by nobody, though it comes along', () => {
    const borrowed = forgeCertificate({
      names,
      spki: foreignKeys.spki,
      issuer: person,
      signedBy: personKeys.privateKey,
      extensions: [usageOf(usages.signs)],
    })
    const signer = { certificate: borrowed, privateKey: foreignKeys.privateKey }
    const cms = forgeCms({ text, signers: [signer], certificates: [borrowed, person, issuing] })
    expect(verdictOn(cms)).toBe('CERTIFICATE_UNTRUSTED')
    expect(verdictOn(cms, { trust: trustOf([root, issuing, person]) })).toBe(
      'CERTIFICATE_UNTRUSTED',
    )
  })

  test('with a weak signature, or one that it calls by another name within, is trusted by nobody', () => {
    expect(refusalOf({ algorithm: ['1.2.840.113549.1.1.5', 'sha1'] })).toBe('CERTIFICATE_UNTRUSTED')
    expect(refusalOf({ innerAlgorithm: '1.2.840.113549.1.1.13' })).toBe('CERTIFICATE_UNTRUSTED')
  })
})

test('a certificate or a list of which a signature says that bits are unused is trusted by nobody', () => {
  const certificate = personOf()
  certificate.signatureValue.valueBlock.unusedBits = 1
  expect(verdictOn(cmsOf({ certificate }))).toBe('CERTIFICATE_UNTRUSTED')
  const bytes = Buffer.from(list.replaceAll(/-----[A-Z0-9 ]+-----|\s/g, ''), 'base64')
  // The octet before the 256 of the signature counts the unused bits.
  bytes[bytes.length - 257] = 1
  const changed = `-----BEGIN X509 CRL-----\n${bytes.toString('base64')}\n-----END X509 CRL-----\n`
  expect(verdictOn(cmsOf(), { trust: trustOf([root, issuing], changed) })).toBe(
    'CERTIFICATE_UNTRUSTED revocation list',
  )
})

describe('a chain', () => {
  const authority = (
    name: string,
    keys: typeof rootKeys,
    issuer: pkijs.Certificate,
    by: typeof rootKeys,
  ) =>
    forgeCertificate({
      names: [[forgeOids.commonName, name]],
      spki: keys.spki,
      issuer,
      signedBy: by.privateKey,
      extensions: [authorityOf(), usageOf(usages.certifies)],
    })
  const under = (issuer: pkijs.Certificate, keys: typeof rootKeys) =>
    cmsOf({ certificate: personOf({ issuer, signedBy: keys.privateKey }) })

  test('that goes round in a circle ends, and leads nowhere', () => {
    const [one, other] = [foreignKeys, personKeys]
    const name = (text: string) =>
      forgeCertificate({
        names: [[forgeOids.commonName, text]],
        spki: one.spki,
        signedBy: one.privateKey,
        extensions: [],
      })
    const a = authority('A', one, name('B'), other)
    const b = authority('B', other, name('A'), one)
    const circle = trustOf([a, b], forgeList({ issuer: a, signedBy: one.privateKey }))
    expect(verdictOn(under(a, one), { trust: circle })).toBe('CERTIFICATE_UNTRUSTED')
  })

  test('is no longer than its authorities allow', () => {
    const below = authority('Below', foreignKeys, issuing, issuingKeys)
    const revocationList = forgeList({ issuer: below, signedBy: foreignKeys.privateKey })
    const longer = trustOf([root, issuing, below], revocationList)
    // `issuing` may have no authority below it.
    expect(verdictOn(under(below, foreignKeys), { trust: longer })).toBe('CERTIFICATE_UNTRUSTED')
    const beside = authority('Beside', foreignKeys, root, rootKeys)
    const besideList = forgeList({ issuer: beside, signedBy: foreignKeys.privateKey })
    expect(
      verdictOn(under(beside, foreignKeys), { trust: trustOf([root, beside], besideList) }),
    ).toBe('holds')
  })

  test('with an authority that is over, or may not certify, is none', () => {
    const make = (over: Partial<CertificateToForge>) =>
      forgeCertificate({
        names: [[forgeOids.commonName, 'Clients']],
        spki: issuingKeys.spki,
        issuer: root,
        signedBy: rootKeys.privateKey,
        extensions: [authorityOf(0), usageOf(usages.certifies)],
        ...over,
      })
    const verdictUnder = (one: pkijs.Certificate) =>
      verdictOn(cmsOf(), { trust: trustOf([root, one]) })
    expect(verdictUnder(make({ validUntil: '2027-01-01T00:00:00Z' }))).toBe('CERTIFICATE_EXPIRED')
    expect(verdictUnder(make({ extensions: [usageOf(usages.certifies)] }))).toBe(
      'CERTIFICATE_UNTRUSTED',
    )
    expect(verdictUnder(make({ extensions: [authorityOf(0), usageOf(usages.signs)] }))).toBe(
      'CERTIFICATE_UNTRUSTED',
    )
    expect(verdictUnder(make({ signedBy: foreignKeys.privateKey }))).toBe('CERTIFICATE_UNTRUSTED')
  })

  test('needs a list that its own authority has signed, and that says no more than it seems to', () => {
    const faults = [
      forgeList({ issuer: issuing, signedBy: foreignKeys.privateKey }),
      forgeList({ issuer: root, signedBy: rootKeys.privateKey }),
      forgeList({
        issuer: issuing,
        signedBy: issuingKeys.privateKey,
        extensions: [extensionOf('2.5.29.28', new asn1js.Null())],
      }),
    ]
    for (const fault of faults) {
      expect(verdictOn(cmsOf(), { trust: trustOf([root, issuing], fault) })).toBe(
        'CERTIFICATE_UNTRUSTED revocation list',
      )
    }
  })
})

describe('bytes that are no signature', () => {
  test('of any size are turned away before much is done with them', () => {
    expect(verdictOn('A'.repeat(1_000_000))).toBe('TOKEN_SIGNATURE_INVALID form')
    // As deep as fits: each level is two bytes.
    const nested = Buffer.alloc(46_000, Buffer.from('3080', 'hex')).toString('base64')
    expect(verdictOn(nested)).toBe('TOKEN_SIGNATURE_INVALID form')
    const many = Array.from({ length: 40 }, (_each, serial) => personOf({ serial }))
    expect(verdictOn(cmsOf({}, { certificates: [...many, person] }))).toBe('holds')
  })

  test('however they were changed are refused in words, or are the same signature still', () => {
    const good = Buffer.from(cmsOf(), 'base64')
    const known = verifyTokenSignature({ cms: cmsOf(), text, trust, owner, at })
    if (!known.ok) throw new Error(known.error.code)
    let checked = 0
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        fc.nat(good.length),
        (changes, length) => {
          const bytes = Buffer.from(good)
          for (const [place, byte] of changes) bytes[place] = byte
          const cut = length < good.length / 20 ? bytes.subarray(0, good.length - length) : bytes
          const given = { cms: cut.toString('base64'), text, trust, owner, at }
          const verdict = verifyTokenSignature(given)
          checked += 1
          if (verdict.ok) expect(verdict.value).toEqual(known.value)
        },
      ),
      { numRuns: 500 },
    )
    expect(checked).toBe(500)
  })
})
