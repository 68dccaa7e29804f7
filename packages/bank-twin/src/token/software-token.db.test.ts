import * as pkijs from 'pkijs'
import type { CertificateOwner } from '@tartip/bank-ports/token-authority'
import { isGostSignature, readGostPublicKey } from '@tartip/gost/gost-keys'
import { streebog } from '@tartip/gost/streebog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServices, type TestServices } from '../testing/test-services.ts'
import type { SoftwareTokenState } from './software-token-store.ts'
import { bufferOf, certificateOfPem, engine } from './x509.ts'

let bank: TestServices
beforeAll(async () => {
  bank = await createTestServices()
})
afterAll(() => bank.close())

const pin = '12345678'
const text = Buffer.from('Платёж № 17: 10 000,00 KGS → ОсОО «Мөңгү»')

async function newToken(change: Partial<CertificateOwner> = {}) {
  const owner: CertificateOwner = {
    personId: bank.newId(),
    personInn: '21311199300017',
    fullName: 'Төлөбеков Азамат Эркинович',
    legalPartyId: bank.newId(),
    organisationInn: '01202201810104',
    companyName: 'ОсОО «Айлампа»',
    ...change,
  }
  const made = await bank.services.desks.tokens.create({ owner, label: 'Рутокен ЭЦП 2.0', pin })
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

/** The signature as a server checks it: bytes, chain, dates; answers the signer's names. */
async function verified(cms: string, bytes: Uint8Array): Promise<string[] | undefined> {
  const { authoritiesPem } = await bank.services.tokenAuthority.chain()
  const content = pkijs.ContentInfo.fromBER(bufferOf(Buffer.from(cms, 'base64')))
  const signed = new pkijs.SignedData({ schema: content.content })
  const options = {
    signer: 0,
    data: bufferOf(bytes),
    trustedCerts: authoritiesPem.map(certificateOfPem),
    checkChain: true,
    checkDate: new Date(bank.clock.now()),
    extendedMode: true as const,
  }
  const result = await signed.verify(options, engine).catch(() => undefined)
  if (result?.signatureVerified !== true || result.signerCertificateVerified !== true) {
    return undefined
  }
  return result.signerCertificate?.subject.typesAndValues.map(part =>
    String(part.value.valueBlock.value),
  )
}

test('what the token signs is verified against the chain and names its owner', async () => {
  const { tokenId } = await newToken()
  const signature = await bank.services.desks.tokens.sign(tokenId, pin, text)
  if (!signature.ok) throw new Error(signature.error.code)
  expect(await verified(signature.value, text)).toEqual([
    'KG',
    'Төлөбеков Азамат Эркинович',
    '21311199300017',
    'ОсОО «Айлампа»',
    '01202201810104',
  ])
})

test('a signature fits the very bytes that were signed, and no others', async () => {
  const { tokenId } = await newToken()
  const signature = await bank.services.desks.tokens.sign(tokenId, pin, text)
  const changed = Buffer.from(text.toString().replace('10 000', '90 000'))
  expect(await verified(signature.ok ? signature.value : '', changed)).toBeUndefined()
})

test('a token that gets a GOST key signs with it, and its old certificate is withdrawn', async () => {
  const { tokens } = bank.services.desks
  const { tokenId, certificateSerial } = await newToken()
  const changed = await tokens.setKeyKind(tokenId, 'GOST_2012_256')
  expect(changed).toMatchObject({ ok: true, value: { keyKind: 'GOST_2012_256', state: 'READY' } })
  expect(await bank.services.tokenAuthority.statusOf(certificateSerial)).toBe('REVOKED')
  const signature = await tokens.sign(tokenId, pin, text)
  if (!signature.ok) throw new Error(signature.error.code)
  const content = pkijs.ContentInfo.fromBER(bufferOf(Buffer.from(signature.value, 'base64')))
  const [info] = new pkijs.SignedData({ schema: content.content }).signerInfos
  const pem = await tokens.certificate(tokenId)
  if (!pem.ok || !info?.signedAttrs) throw new Error('There is no certificate or no signature')
  const spki = certificateOfPem(pem.value).subjectPublicKeyInfo.toSchema().toBER(false)
  const key = readGostPublicKey(new Uint8Array(spki))
  if (!key) throw new Error('There is no GOST key')
  const attributes = new Uint8Array(info.signedAttrs.encodedValue)
  expect(isGostSignature(key, attributes, info.signature.valueBlock.valueHexView)).toBe(true)
  const [, , digest] = info.signedAttrs.attributes
  expect(Buffer.from(digest?.values[0].valueBlock.valueHexView)).toEqual(
    Buffer.from(streebog(256, text)),
  )
  // States make new certificates for the same key.
  await tokens.setState(tokenId, 'WRONG_OWNER')
  expect(await tokens.setState(tokenId, 'READY')).toMatchObject({
    value: { keyKind: 'GOST_2012_256' },
  })
})

test('a certificate that the office withdraws stays so until the token gets another one', async () => {
  const { tokens } = bank.services.desks
  const { tokenId, certificateSerial } = await newToken()
  const shown = async () => (await tokens.list()).find(token => token.tokenId === tokenId)
  const statusNow = () => bank.services.tokenAuthority.statusOf(certificateSerial)
  expect(await shown()).toMatchObject({ isRevoked: false })
  expect(await tokens.revoke(tokenId)).toMatchObject({ ok: true })
  expect(await tokens.revoke(tokenId)).toMatchObject({ ok: true })
  expect([await statusNow(), (await shown())?.isRevoked]).toEqual(['REVOKED', true])
  // Pulled out and put back it is the same token.
  await tokens.setState(tokenId, 'NO_DEVICE')
  await tokens.setState(tokenId, 'READY')
  expect(await shown()).toMatchObject({ isRevoked: true, certificateSerial })
  await tokens.setKeyKind(tokenId, 'RSA_2048')
  const renewed = await shown()
  expect(renewed).toMatchObject({ isRevoked: false })
  expect(renewed?.certificateSerial).not.toBe(certificateSerial)
  expect(await statusNow()).toBe('REVOKED')
  expect(await tokens.revoke(bank.newId())).toMatchObject({ error: { code: 'TOKEN_NOT_FOUND' } })
})

test('ten wrong PINs lock the token, a right one before that resets the count, the office unlocks it', async () => {
  const { tokens } = bank.services.desks
  const { tokenId } = await newToken()
  for (let count = 0; count < 9; count += 1) {
    expect(await tokens.sign(tokenId, 'wrong!', text)).toMatchObject({
      error: { code: 'PIN_INCORRECT', params: { attemptsLeft: 9 - count } },
    })
  }
  expect(await tokens.sign(tokenId, pin, text)).toMatchObject({ ok: true })
  for (let count = 0; count < 10; count += 1) await tokens.sign(tokenId, 'wrong!', text)
  expect(await tokens.sign(tokenId, pin, text)).toMatchObject({ error: { code: 'PIN_LOCKED' } })
  await tokens.unlock(tokenId)
  expect(await tokens.sign(tokenId, pin, text)).toMatchObject({ ok: true })
})

test('many who guess at once get ten tries together', async () => {
  const { tokens } = bank.services.desks
  const { tokenId } = await newToken()
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => tokens.sign(tokenId, 'wrong!', text)),
  )
  const codes = answers.map(answer => (answer.ok ? 'OK' : answer.error.code))
  expect(codes.filter(code => code === 'PIN_INCORRECT')).toHaveLength(9)
})

test.each([
  ['NO_DEVICE', 'NOT_DEVICE'],
  ['TWO_DEVICES', 'NOT_ONE_DEVICE'],
  ['NO_CERTIFICATE', 'NOT_CERT'],
] as const)('in state %s the computer finds %s', async (state, code) => {
  const { tokens } = bank.services.desks
  const { tokenId } = await newToken()
  await tokens.setState(tokenId, state)
  expect(await tokens.certificate(tokenId)).toMatchObject({ error: { code } })
  expect(await tokens.sign(tokenId, pin, text)).toMatchObject({ error: { code } })
  await tokens.setState(tokenId, 'READY')
  expect(await tokens.sign(tokenId, pin, text)).toMatchObject({ ok: true })
})

test.each(['EXPIRED', 'WRONG_OWNER'] as const satisfies readonly SoftwareTokenState[])(
  'a token that is %s signs all the same: the server has to notice',
  async state => {
    const { tokens } = bank.services.desks
    const token = await newToken()
    await tokens.setState(token.tokenId, state)
    const signature = await tokens.sign(token.tokenId, pin, text)
    const names = await verified(signature.ok ? signature.value : '', text)
    if (state === 'EXPIRED') expect(names).toBeUndefined()
    else expect(names).not.toContain('21311199300017')
    await tokens.setState(token.tokenId, 'READY')
    const again = await tokens.sign(token.tokenId, pin, text)
    expect(await verified(again.ok ? again.value : '', text)).toContain('21311199300017')
  },
)

test.each(['12345', 'x'.repeat(33)])(
  'a PIN of another length is reported separately from a wrong one',
  async wrong => {
    const { tokenId } = await newToken()
    expect(await bank.services.desks.tokens.sign(tokenId, wrong, text)).toMatchObject({
      error: { code: 'PIN_LENGTH_INVALID' },
    })
  },
)
