import { sql } from 'kysely'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  organisationId,
  otherOrganisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import { checkSignatures } from './signature-check.ts'
import { openLetterBank, type LetterBank } from './testing/letter-bank.ts'
import {
  creator,
  first,
  outsider,
  letter,
  texts,
  refOf,
  refsOf,
  letterCalls,
  type Wire,
  type Page,
} from './testing/letter-calls.ts'

let bank: LetterBank
beforeEach(async () => {
  bank = await openLetterBank()
})
afterEach(() => bank.close())

const { draft, find, statusOf, waiting, sign, signed, atBank, count, fromBank } = letterCalls(
  () => bank,
)

describe('an attack on letters', () => {
  test('the letters of another organisation do not exist', async () => {
    const sent = await waiting()
    const { letterId } = sent
    const theirs = { letter: { legalPartyId: otherOrganisationId, letterId } }
    expect((await bank.call(outsider, texts.one, theirs)).refusal).toMatchObject({
      code: 'LETTER_NOT_FOUND',
    })
    expect((await find(letterId, outsider)).refusal).toMatchObject({
      code: 'LEGAL_PARTY_NOT_FOUND',
    })
    const signedByOutsider = await sign(sent, outsider)
    expect(signedByOutsider.answer).toMatchObject([{ ok: false, errorCode: 'LETTER_NOT_FOUND' }])
    const deleted = await bank.call(outsider, texts.delete, theirs)
    expect(deleted.refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
    const filter = { legalPartyId: otherOrganisationId }
    const list = await bank.call<Page>(outsider, texts.outgoing, { filter })
    expect(list.answer.amountElements).toBe(0)
    expect(await statusOf(letterId)).toBe('ON_VERIFICATION')
  })

  test('a file of another organisation, of another person or of another letter is not attached', async () => {
    const theirs = await bank.upload(outsider, 'чужой')
    const colleague = await bank.upload(first, 'черновик коллеги')
    const own = await bank.upload(creator, 'договор')
    const letterId = await draft(creator, { uploadId: own })
    for (const uploadId of [theirs, colleague, own, 'x']) {
      const refused = await bank.call(creator, texts.draft, { letter: letter({ uploadId }) })
      expect(refused.refusal).toMatchObject({ code: 'FILE_NOT_FOUND' })
    }
    expect(await count('letter.outgoing')).toBe(1)
    const theirRef = { letter: { legalPartyId: otherOrganisationId, letterId } }
    expect((await bank.call(outsider, texts.file, theirRef)).refusal).toMatchObject({
      code: 'LETTER_NOT_FOUND',
    })
    const { answer } = await bank.call<Wire>(creator, texts.file, refOf(letterId))
    expect(Buffer.from(String(answer['base64']), 'base64').toString()).toBe('договор')
  })

  test('the file of a draft opens to its writer alone, that of a sent letter to its readers', async () => {
    const uploadId = await bank.upload(creator, 'договор')
    const letterId = await draft(creator, { uploadId })
    const open = async (actor: typeof creator) => (await bank.files.openFile(actor, uploadId)).ok
    expect([await open(creator), await open(first), await open(outsider)]).toEqual([
      true,
      false,
      false,
    ])
    await bank.call(creator, texts.send, refsOf(letterId))
    expect([await open(creator), await open(first), await open(outsider)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('the bank gets the very file that was signed', async () => {
    const uploadId = await bank.upload(creator, 'договор')
    const letterId = await signed({ uploadId })
    await bank.runJobs()
    const [sent] = await atBank()
    const { rows } = await sql<{ canonical_text: string }>`
      select canonical_text from letter.signature`.execute(bank.database.ownerDb)
    expect(sent?.letter.letterId).toBe(letterId)
    expect(rows[0]?.canonical_text).toContain(`attachment-sha256: ${sent?.letter.file?.sha256}`)
  })

  test.each(['AUDITOR', 'CASH_MANAGER'] as const satisfies readonly SignRight[])(
    'the %s reads letters, and neither writes nor marks nor signs',
    async right => {
      const reader = testActor(right)
      const sent = await waiting()
      const incoming = await fromBank()
      expect((await find(sent.letterId, reader)).answer).toMatchObject({
        canSign: false,
        canRevoke: false,
      })
      const signedText = await bank.call(reader, texts.texts, refsOf(sent.letterId))
      expect(signedText.answer).toMatchObject([{ digest: sent.digest }])
      expect((await find(incoming, reader)).answer).toMatchObject({
        canMarkAsRead: false,
        canAnswer: false,
      })
      const answer = {
        legalPartyId: organisationId,
        referenceLetterId: incoming,
        message: 'Приняли.',
      }
      const change = { legalPartyId: organisationId, letterIds: [incoming], status: 'PROCESSED' }
      const refused = [
        await bank.call(reader, texts.draft, { letter: letter() }),
        await bank.call(reader, texts.read, refsOf(incoming)),
        await bank.call(reader, texts.change, { change }),
        await bank.call(reader, texts.answer, { answer }),
        await bank.call(reader, texts.send, refsOf(sent.letterId)),
        await sign(sent, reader),
      ]
      expect(refused.map(each => each.refusal?.['code'])).toEqual(Array(6).fill('FORBIDDEN'))
      expect(await statusOf(incoming)).toBe('NOT_PROCESSED')
    },
  )

  test('a draft is visible to its writer alone', async () => {
    const letterId = await draft()
    expect((await find(letterId, first)).refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
    const { digest } = (await find(letterId)).answer
    expect((await sign({ letterId, digest })).answer).toMatchObject([
      { ok: false, errorCode: 'LETTER_NOT_FOUND' },
    ])
    const { answer } = await bank.call(first, texts.texts, refsOf(letterId))
    expect(answer).toEqual([])
  })

  test('the same key makes one draft, and another letter under it is refused', async () => {
    const once = () => bank.call<string>(creator, texts.draft, { letter: letter() }, 'letter-key-1')
    const [one, two] = await Promise.all([once(), once()])
    expect(one?.answer).toBe(two?.answer)
    expect((await once()).answer).toBe(one?.answer)
    expect(await count('letter.outgoing')).toBe(1)
    const other = { letter: letter({ message: 'Совсем другое письмо.' }) }
    const reused = await bank.call(creator, texts.draft, other, 'letter-key-1')
    expect(reused.refusal).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('twenty signatures at once make one signature, one step and one letter at the bank', async () => {
    const sent = await waiting()
    const given = await Promise.all(Array.from({ length: 20 }, () => sign(sent)))
    expect(given.flatMap(each => each.answer).filter(each => each.ok)).toHaveLength(1)
    expect(await count('letter.signature')).toBe(1)
    await Promise.all([bank.runJobs(), bank.runJobs()])
    expect(await atBank()).toHaveLength(1)
    expect((await sign(sent)).answer).toMatchObject([{ ok: false, errorCode: 'ALREADY_SIGNED' }])
  })
})

describe('the signature of a letter', () => {
  const faultsOf = async (letterId: string) => {
    const checked = await checkSignatures(bank.database.db, letterId)
    expect(checked).toMatchObject({ kind: 'letter', signatures: [{ stage: 1, signType: 'TOTP' }] })
    return [...(checked?.faults ?? []), ...(checked?.signatures.flatMap(one => one.faults) ?? [])]
  }

  test('is checked from what is stored, also while the officer works on the letter', async () => {
    const letterId = await signed({ uploadId: await bank.upload(creator, 'договор') })
    expect(await faultsOf(letterId)).toEqual([])
    await bank.runJobs()
    await bank.twin.services.desks.letters.takeUp(letterId)
    await bank.runJobs()
    expect(await faultsOf(letterId)).toEqual([])
    expect(await checkSignatures(bank.database.db, organisationId)).toBeUndefined()
  })

  test('shows that the letter, or the attached file behind its name, was changed', async () => {
    const letterId = await signed({ uploadId: await bank.upload(creator, 'договор') })
    const change = (column: string) =>
      sql`update letter.outgoing set ${sql.raw(column)} where id = ${letterId}`.execute(
        bank.database.ownerDb,
      )
    await change(`attachment = jsonb_set(attachment, '{sha256}', to_jsonb(repeat('ab', 32)))`)
    expect(await faultsOf(letterId)).toEqual(['CONTENT_CHANGED'])
    await change(`signatures = '[]'`)
    expect(await faultsOf(letterId)).toEqual(['CONTENT_CHANGED', 'ROW_UNLISTED'])
  })
})
