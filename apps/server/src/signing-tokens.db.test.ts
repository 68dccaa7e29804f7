import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { documentIn } from './modules/payment/testing/payment-buttons.ts'
import { otherOrganisationId } from './modules/payment/testing/test-people.ts'
import { canonicalTextOf } from './modules/payment/use-cases/payment-digest.ts'
import type { PaymentDocument } from './modules/payment/payment-document.ts'
import { checkSignatures } from './signature-check.ts'
import { createSigningBank, innOf, type SigningBank } from './testing/signing-bank.ts'

let bank: SigningBank
beforeAll(async () => {
  bank = await createSigningBank()
})
afterAll(() => bank.close())

const first = () => bank.signatory('FIRST', 'RU_TOKEN_2')

const waiting = (more = {}) => bank.document({ statusCode: 'ON_VERIFICATION', ...more })

async function sign(documents: readonly PaymentDocument[], signatures: readonly string[]) {
  const [one] = documents
  if (!one) throw new Error('Nothing to sign')
  const result = await bank.useCases.signPayments(first(), bank.request(), {
    legalPartyId: one.legalPartyId,
    paymentIds: documents.map(each => each.id),
    digests: documents.map(each => each.digest),
    signatures,
  })
  return result.ok ? result.value.map(each => each.errorCode ?? 'signed') : result.error.code
}

const signOne = async (document: PaymentDocument, signature: string) =>
  (await sign([document], [signature]))[0]

describe('a document of a token contract', () => {
  test('is signed by the token over the text that was shown, and the evidence holds alone', async () => {
    const document = await waiting()
    const token = await bank.token('FIRST')
    expect(await signOne(document, await bank.cms(token, canonicalTextOf(document)))).toBe('signed')
    const checked = await checkSignatures(bank.database.db, document.id)
    expect(checked).toMatchObject({
      statusCode: 'ON_VERIFICATION_COMPLETED',
      faults: [],
      signatures: [{ stage: 1, signType: 'RU_TOKEN_2', isPresent: true, faults: [] }],
    })
  })

  test('is signed by a GOST key under the bank’s authority, whichever Rutoken the contract names', async () => {
    const token = await bank.token('FIRST', { keyKind: 'GOST_2012_256' })
    for (const signType of ['RU_TOKEN_2', 'RU_TOKEN_S'] as const) {
      const document = await waiting()
      const actor = bank.signatory('FIRST', signType)
      const result = await bank.useCases.signPayments(actor, bank.request(), {
        legalPartyId: document.legalPartyId,
        paymentIds: [document.id],
        digests: [document.digest],
        signatures: [await bank.cms(token, canonicalTextOf(document))],
      })
      expect(result).toMatchObject({ value: [{ ok: true }] })
      expect(await checkSignatures(bank.database.db, document.id)).toMatchObject({
        faults: [],
        signatures: [{ stage: 1, signType, isPresent: true, faults: [] }],
      })
    }
  })

  test('is not signed by a one-time code, whatever comes with it', async () => {
    const document = await waiting()
    const result = await bank.useCases.signPayments(first(), bank.request(), {
      legalPartyId: document.legalPartyId,
      paymentIds: [document.id],
      digests: [document.digest],
      otpCode: '123456',
    })
    expect(result).toMatchObject({ value: [{ errorCode: 'TOKEN_SIGNATURE_INVALID' }] })
    expect(bank.accessControl.codesRequested.count).toBe(0)
  })

  test('is not signed by whoever was shut out while their signatures were checked', async () => {
    const document = await waiting()
    const cms = await bank.cms(await bank.token('FIRST'), canonicalTextOf(document))
    bank.accessControl.isContractRunning = false
    try {
      expect(await sign([document], [cms])).toBe('FORBIDDEN')
    } finally {
      bank.accessControl.isContractRunning = true
    }
    expect((await bank.find(document.id)).signatures).toEqual([])
    expect(await sign([document], [cms])).toEqual(['signed'])
  })

  test('takes no signature of another document', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const token = await bank.token('FIRST')
    const cms = await bank.cms(token, canonicalTextOf(one))
    expect(await signOne(other, cms)).toBe('TOKEN_SIGNATURE_INVALID')
    expect((await bank.find(other.id)).signatures).toEqual([])
  })

  test('of a dozen keeps those that were signed when one signature is broken', async () => {
    const documents: PaymentDocument[] = []
    for (let count = 0; count < 12; count += 1) documents.push(await waiting())
    const token = await bank.token('FIRST')
    const signatures = await Promise.all(
      documents.map(each => bank.cms(token, canonicalTextOf(each))),
    )
    signatures[7] = signatures[6] ?? ''
    const results = await sign(documents, signatures)
    expect(results).toEqual(
      documents.map((_each, index) => (index === 7 ? 'TOKEN_SIGNATURE_INVALID' : 'signed')),
    )
  })

  test('is not signed twice by one signature, even when it comes back unchanged', async () => {
    const document = await waiting()
    const token = await bank.token('FIRST')
    const cms = await bank.cms(token, canonicalTextOf(document))
    expect(await signOne(document, cms)).toBe('signed')
    // The same content on the table again, as after a return, in another version.
    const again = documentIn('ON_VERIFICATION', document.createdBy, {
      id: document.id,
      transferNum: document.transferNum,
    })
    await bank.database.ownerDb.executeQuery({
      sql: `update payment.payment set status_code = 'ON_VERIFICATION', signatures = '[]',
        is_fully_signed = false, content_version = content_version + 1 where id = $1`,
      parameters: [again.id],
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'again' },
    })
    const returned = await bank.find(document.id)
    expect(await sign([returned], [cms])).toBe('SIGNATURE_ALREADY_USED')
    const fresh = await bank.cms(token, canonicalTextOf(returned))
    // The token's clock has gone on by now.
    bank.clock.advanceMinutes(1)
    const later = await bank.cms(token, canonicalTextOf(returned))
    expect(later).not.toBe(fresh)
    expect(await signOne(returned, later)).toBe('signed')
  })

  test('that two signatures reach at once is signed once', async () => {
    const document = await waiting()
    const token = await bank.token('FIRST')
    const cms = await bank.cms(token, canonicalTextOf(document))
    const results = await Promise.all([signOne(document, cms), signOne(document, cms)])
    expect(results.filter(each => each === 'signed')).toHaveLength(1)
    expect((await bank.find(document.id)).signatures).toHaveLength(1)
  })
})

describe('a certificate', () => {
  const refusalOf = async (tokenId: string) => {
    const document = await waiting()
    const code = await signOne(document, await bank.cms(tokenId, canonicalTextOf(document)))
    expect((await bank.find(document.id)).statusCode).toBe('ON_VERIFICATION')
    return code
  }

  test('of another person signs nothing in this one’s name', async () => {
    expect(await refusalOf(await bank.token('SECOND'))).toBe('CERTIFICATE_NOT_YOURS')
    const borrowed = await bank.token('SECOND', { personInn: innOf('FIRST') })
    expect(await refusalOf(borrowed)).toBe('CERTIFICATE_NOT_YOURS')
  })

  test('of another organisation signs nothing of this one', async () => {
    const other = { legalPartyId: otherOrganisationId, organisationInn: '02203201410025' }
    expect(await refusalOf(await bank.token('FIRST', other))).toBe('CERTIFICATE_NOT_OF_COMPANY')
    const elsewhere = await bank.token('FIRST', { legalPartyId: otherOrganisationId })
    expect(await refusalOf(elsewhere)).toBe('CERTIFICATE_UNTRUSTED')
  })

  test('that has expired, or is of a wrong owner, is reported by its name', async () => {
    const token = await bank.token('FIRST')
    await bank.services.desks.tokens.setState(token, 'EXPIRED')
    expect(await refusalOf(token)).toBe('CERTIFICATE_EXPIRED')
    await bank.services.desks.tokens.setState(token, 'WRONG_OWNER')
    expect(await refusalOf(token)).toBe('CERTIFICATE_NOT_YOURS')
  })

  test('that was withdrawn a moment ago is refused though the kept list does not know it', async () => {
    const token = await bank.token('FIRST')
    const document = await waiting()
    expect(await signOne(document, await bank.cms(token, canonicalTextOf(document)))).toBe('signed')
    const found = (await bank.services.desks.tokens.list()).find(one => one.tokenId === token)
    await bank.services.tokenAuthority.revoke(found?.certificateSerial ?? '', 'keyCompromise')
    expect(await refusalOf(token)).toBe('CERTIFICATE_REVOKED')
    bank.clock.advanceMinutes(2)
    expect(await refusalOf(token)).toBe('CERTIFICATE_REVOKED')
    // What it signed before stays signed.
    const checked = await checkSignatures(bank.database.db, document.id)
    expect(checked?.signatures[0]?.faults).toEqual([])
  })

  test('that another authority has made is trusted by nobody', async () => {
    const foreign = await createSigningBank()
    try {
      const document = await waiting()
      const cms = await foreign.cms(await foreign.token('FIRST'), canonicalTextOf(document))
      expect(await signOne(document, cms)).toBe('CERTIFICATE_UNTRUSTED')
    } finally {
      await foreign.close()
    }
  })
})

test('a signature with another digest is refused by its own code, and bytes that are none by theirs', async () => {
  const document = await waiting()
  const cms = await bank.cms(await bank.token('FIRST'), canonicalTextOf(document))
  const [sha2, sha3] = ['0609608648016503040201', '0609608648016503040208']
  const other = Buffer.from(cms, 'base64').toString('hex').replaceAll(sha2, sha3)
  expect(await signOne(document, Buffer.from(other, 'hex').toString('base64'))).toBe(
    'TOKEN_ALGORITHM_UNSUPPORTED',
  )
  for (const bytes of ['', 'AAAA', 'not base64!', cms.slice(0, 400), 'A'.repeat(70_000)]) {
    expect(await signOne(document, bytes)).toBe('TOKEN_SIGNATURE_INVALID')
  }
})

describe('signing in with a token', () => {
  const challenge = 'a challenge that was made for this sign-in'
  const verify = async (tokenId: string, over: { signed?: string; parties?: string[] } = {}) => {
    const verdict = await bank.signing.module.signing.verifyTokenLogin({
      personId: first().personId,
      legalPartyIds: over.parties ?? [otherOrganisationId, first().legalPartyId],
      challenge,
      signature: await bank.cms(tokenId, over.signed ?? challenge),
    })
    return verdict.ok ? 'holds' : verdict.error.code
  }

  test('needs the person’s own certificate, of one of their organisations, over this very challenge', async () => {
    const token = await bank.token('FIRST')
    expect(await verify(token)).toBe('holds')
    expect(await verify(token, { signed: 'another challenge' })).toBe('TOKEN_SIGNATURE_INVALID')
    expect(await verify(token, { parties: [otherOrganisationId] })).toBe(
      'CERTIFICATE_NOT_OF_COMPANY',
    )
    expect(await verify(await bank.token('SECOND'))).toBe('CERTIFICATE_NOT_YOURS')
  })
})

describe('stored evidence', () => {
  async function signed(): Promise<PaymentDocument> {
    const document = await waiting()
    const token = await bank.token('FIRST')
    await signOne(document, await bank.cms(token, canonicalTextOf(document)))
    return document
  }
  const change = (text: string, id: string) =>
    bank.database.ownerDb.transaction().execute(async tx => {
      // Not even the owner of the tables changes a kept signature while the trigger stands.
      const run = (sql: string, parameters: readonly unknown[] = []) =>
        tx.executeQuery({
          sql,
          parameters,
          query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
          queryId: { queryId: sql },
        })
      await run('alter table payment.signature disable trigger refuse_change')
      await run(text, [id])
      await run('alter table payment.signature enable trigger refuse_change')
    })

  test.each([
    ['update payment.payment set amount_minor = amount_minor + 1 where id = $1', 'CONTENT_CHANGED'],
    [`update payment.payment set signatures = '[]' where id = $1`, 'ROW_UNLISTED'],
    [
      `update payment.signature set canonical_text = replace(canonical_text, '420000.00', '420001.00')
        where payment_id = $1`,
      'TEXT_CHANGED',
    ],
    [
      `update payment.signature set evidence = jsonb_set(evidence, '{personInn}', '"20101199000009"')
        where payment_id = $1`,
      'CERTIFICATE_NOT_YOURS',
    ],
    [`update payment.signature set evidence = null where payment_id = $1`, 'EVIDENCE_MISSING'],
    [
      `update payment.signature set signed_at = signed_at - interval '1 minute' where payment_id = $1`,
      'AUDIT_DIFFERS',
    ],
    [
      `update payment.signature set evidence = '{"kind":"TOTP","step":1}' where payment_id = $1`,
      'EVIDENCE_OF_ANOTHER_METHOD',
    ],
    [`update payment.signature set proof_id = 'x' where payment_id = $1`, 'PROOF_CHANGED'],
    [`update payment.signature set stage = 2 where payment_id = $1`, 'ROW_MISSING'],
    [
      `update payment.signature set signed_at = signed_at + interval '2 years' where payment_id = $1`,
      'CERTIFICATE_EXPIRED',
    ],
  ])('reports %s', async (text, fault) => {
    const document = await signed()
    await change(text, document.id)
    const checked = await checkSignatures(bank.database.db, document.id)
    const faults = [...(checked?.faults ?? []), ...(checked?.signatures[0]?.faults ?? [])]
    expect(faults).toContain(fault)
  })

  test('is missing only from what was signed elsewhere and brought in', async () => {
    const seeded = await bank.document({ statusCode: 'ON_VERIFICATION_COMPLETED' })
    const brought = await checkSignatures(bank.database.db, seeded.id)
    expect(brought?.signatures).toMatchObject([{ stage: 1, isImported: true, faults: [] }])
    const document = await signed()
    await change(
      `update payment.signature set evidence = null, session_id = 'seed' where payment_id = $1`,
      document.id,
    )
    const robbed = await checkSignatures(bank.database.db, document.id)
    expect(robbed?.signatures).toMatchObject([
      { stage: 1, isImported: false, faults: ['SIGNATURE_CHANGED', 'EVIDENCE_MISSING'] },
    ])
  })

  test('of a document that nobody has is no evidence', async () => {
    expect(await checkSignatures(bank.database.db, 'x')).toBeUndefined()
  })
})
