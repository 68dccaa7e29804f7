import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { verifyTokenSignature } from './verify-token-signature.ts'

const chain = z.object({ authoritiesPem: z.array(z.string()), revocationListPem: z.string() })
/** What OpenSSL's GOST engine has made (testing/make-gost-fixtures.sh). */
const fixtures = z
  .object({
    text: z.string(),
    chains: z.object({ gost: chain, gostUnderRsa: chain, rsaUnderGost: chain }),
    cms: z.record(z.string(), z.string()),
  })
  .parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../testing/gost-fixtures.json'), 'utf8')),
  )

const { gost, gostUnderRsa, rsaUnderGost } = fixtures.chains
const owner = { personInn: '21503198500123', organisationInn: '01202201810104' }
const signedAt = Date.parse('2027-03-01T06:00:00Z')

type Given = Parameters<typeof verifyTokenSignature>[0]

function verdictOn(name: string, over: Partial<Given> = {}) {
  const given = { cms: cmsOf(name), text: fixtures.text, trust: gost, owner, at: signedAt, ...over }
  const verdict = verifyTokenSignature(given)
  return verdict.ok ? 'holds' : [verdict.error.code, verdict.error.params['part']].join(' ').trim()
}

function cmsOf(name: string): string {
  const cms = fixtures.cms[name]
  if (cms === undefined) throw new Error(`There is no fixture ${name}`)
  return cms
}

/** The signature with some of its bytes replaced, as often as they stand there. */
function changed(name: string, from: string, to: string): string {
  const bytes = Buffer.from(cmsOf(name), 'base64').toString('hex')
  expect(bytes).toContain(from)
  return Buffer.from(bytes.replaceAll(from, to), 'hex').toString('base64')
}

const own = Object.keys(fixtures.cms).filter(name => /^(256|512)-/.test(name))
const oids = {
  streebog256: '06082a85030701010202',
  streebog512: '06082a85030701010203',
  gost94: '06062a8503020209',
  cryptoProA: '06072a850302022301',
  cryptoProB: '06072a850302022302',
  examples: '06072a850302022300',
}

test('twelve sets of parameters are checked', () => expect(own).toHaveLength(12))

describe.each(own)('a signature made by OpenSSL with a key of the set %s', name => {
  test('holds over its text, for its owner, up the chain of GOST authorities', () => {
    expect(verdictOn(name)).toBe('holds')
  })

  test('holds over no other text and for no other owner', () => {
    const text = fixtures.text.replace('420000', '920000')
    expect(verdictOn(name, { text })).toBe('TOKEN_SIGNATURE_INVALID digest')
    expect(verdictOn(name, { owner: { ...owner, personInn: '21503198500124' } })).toBe(
      'CERTIFICATE_NOT_YOURS',
    )
    expect(verdictOn(name, { owner: { ...owner, organisationInn: '01' } })).toBe(
      'CERTIFICATE_NOT_OF_COMPANY',
    )
  })

  test('does not hold when one bit of it is another', () => {
    const bytes = Buffer.from(cmsOf(name), 'base64')
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    expect(verdictOn(name, { cms: bytes.toString('base64') })).toBe(
      'TOKEN_SIGNATURE_INVALID signature',
    )
  })
})

describe('a chain', () => {
  test('may change its kind of key on the way', () => {
    expect(verdictOn('mixed-rsa', { trust: gostUnderRsa })).toBe('holds')
    expect(verdictOn('mixed-gost', { trust: rsaUnderGost })).toBe('holds')
  })

  test('leads to a trusted root or nowhere', () => {
    expect(verdictOn('256-A', { trust: gostUnderRsa })).toBe('CERTIFICATE_UNTRUSTED')
    const withoutIssuing = { ...gost, authoritiesPem: gost.authoritiesPem.slice(0, 1) }
    expect(verdictOn('256-A', { trust: withoutIssuing })).toBe('CERTIFICATE_UNTRUSTED')
    const withoutRoot = { ...gost, authoritiesPem: gost.authoritiesPem.slice(1) }
    expect(verdictOn('256-A', { trust: withoutRoot })).toBe('CERTIFICATE_UNTRUSTED')
  })

  test('needs the list of its own authority', () => {
    const { revocationListPem } = rsaUnderGost
    expect(verdictOn('256-A', { trust: { ...gost, revocationListPem } })).toBe(
      'CERTIFICATE_UNTRUSTED revocation list',
    )
  })

  test('with one changed byte in an authority’s key is none', () => {
    const [root = '', issuing = ''] = gost.authoritiesPem
    const der = Buffer.from(issuing.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64')
    // Within the point, which then lies beside the curve.
    const at = der.indexOf(Buffer.from('048180', 'hex')) + 40
    expect(at).toBeGreaterThan(100)
    der.writeUInt8(der.readUInt8(at) ^ 1, at)
    const broken = `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----`
    const trust = { ...gost, authoritiesPem: [root, broken] }
    expect(verdictOn('256-A', { trust })).toBe('CERTIFICATE_UNTRUSTED')
  })
})

describe('a certificate', () => {
  test('is good from its first day to its last', () => {
    expect(verdictOn('256-A', { at: Date.parse('2025-12-31T23:59:59Z') })).toBe(
      'CERTIFICATE_NOT_YET_VALID',
    )
    expect(verdictOn('256-A', { at: Date.parse('2026-01-01T00:00:00Z') })).toBe('holds')
    expect(verdictOn('256-A', { at: Date.parse('2036-01-01T00:00:01Z') })).toBe(
      'CERTIFICATE_EXPIRED',
    )
  })

  test('that was withdrawn signs nothing from then on', () => {
    expect(verdictOn('revoked')).toBe('CERTIFICATE_REVOKED')
    expect(verdictOn('revoked', { at: Date.parse('2026-02-01T00:00:00Z') })).toBe('holds')
  })
})

describe('algorithms that do not belong together', () => {
  test('a key that names another curve is no point of it', () => {
    const cms = changed('256-A', oids.cryptoProA, oids.cryptoProB)
    expect(verdictOn('256-A', { cms })).toBe('TOKEN_ALGORITHM_UNSUPPORTED')
  })

  test('the curve of the standard’s examples is nobody’s', () => {
    const cms = changed('256-A', oids.cryptoProA, oids.examples)
    expect(verdictOn('256-A', { cms })).toBe('TOKEN_ALGORITHM_UNSUPPORTED')
  })

  test('a point beside the curve is no key', () => {
    const cms = Buffer.from(cmsOf('256-A'), 'base64')
    // BIT STRING, OCTET STRING of 64 bytes: x stands first.
    const at = cms.indexOf(Buffer.from('0343000440', 'hex')) + 5
    expect(at).toBeGreaterThan(100)
    cms.writeUInt8(cms.readUInt8(at) ^ 1, at)
    expect(verdictOn('256-A', { cms: cms.toString('base64') })).toBe('TOKEN_ALGORITHM_UNSUPPORTED')
  })

  test('a digest of another size than the key is not accepted', () => {
    const longer = changed('256-TCB', oids.streebog256, oids.streebog512)
    expect(verdictOn('256-TCB', { cms: longer })).toBe('TOKEN_ALGORITHM_UNSUPPORTED')
    const shorter = changed('512-C', oids.streebog512, oids.streebog256)
    expect(verdictOn('512-C', { cms: shorter })).toBe('TOKEN_ALGORITHM_UNSUPPORTED')
  })

  test('numbers of the signature that are zero or too large sign nothing', () => {
    for (const fill of [0, 255]) {
      const bytes = Buffer.from(cmsOf('256-A'), 'base64')
      bytes.fill(fill, bytes.length - 64)
      expect(verdictOn('256-A', { cms: bytes.toString('base64') })).toBe(
        'TOKEN_SIGNATURE_INVALID signature',
      )
    }
  })
})

test('two signatures of one key over one text are reported separately, and one is always the same', () => {
  const idOf = (name: string) => {
    const verdict = verifyTokenSignature({
      cms: cmsOf(name),
      text: fixtures.text,
      trust: gost,
      owner,
      at: signedAt,
    })
    if (!verdict.ok) throw new Error(verdict.error.code)
    return verdict.value
  }
  expect(idOf('256-A')).toEqual(idOf('256-A'))
  expect(idOf('256-A').proofId).not.toBe(idOf('256-B').proofId)
  const der = Buffer.from(
    idOf('256-A').certificatePem.replace(/-----[A-Z ]+-----|\s/g, ''),
    'base64',
  )
  // The certificate that is kept is, byte for byte, the one that came.
  expect(Buffer.from(cmsOf('256-A'), 'base64').includes(der)).toBe(true)
  expect(idOf('256-A').fingerprint).toBe(createHash('sha256').update(der).digest('hex'))
})
