import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  organisationId,
  otherOrganisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import { openLetterBank, type LetterBank } from './testing/letter-bank.ts'
import {
  creator,
  first,
  letter,
  texts,
  refOf,
  refsOf,
  letterCalls,
  type Page,
  outsider,
  type Wire,
} from './testing/letter-calls.ts'

let bank: LetterBank
beforeEach(async () => {
  bank = await openLetterBank()
})
afterEach(() => bank.close())

const { draft, find, statusOf, waiting, sign, signed, atBank } = letterCalls(() => bank)

describe('a letter to the bank', () => {
  test('is drafted, sent, signed, handed over, taken into work and answered', async () => {
    const sent = await waiting()
    expect(await statusOf(sent.letterId)).toBe('ON_VERIFICATION')
    expect((await sign(sent)).answer).toMatchObject([{ ok: true, statusCode: 'NOT_PROCESSED' }])
    await bank.runJobs()
    expect(await atBank()).toMatchObject([
      { letter: { letterId: sent.letterId, subjectCode: 'PAYMENTS', digest: sent.digest } },
    ])
    const { letters } = bank.twin.services.desks
    await letters.takeUp(sent.letterId)
    await bank.runJobs()
    expect(await statusOf(sent.letterId)).toBe('IN_PROCESSING')
    await letters.answer(sent.letterId, 'Платёж зачислен.')
    await bank.runJobs()
    expect(await statusOf(sent.letterId)).toBe('PROCESSED')
    const filter = { legalPartyId: organisationId }
    const { answer } = await bank.call<Page>(creator, texts.incoming, { filter })
    expect(answer.list).toMatchObject([
      { title: 'Re: Розыск платежа № 17', letterStatus: 'NOT_PROCESSED' },
    ])
    expect(bank.logged).toEqual([])
  })

  test('that the officer finishes without having taken it up is processed', async () => {
    const letterId = await signed()
    await bank.runJobs()
    await bank.twin.services.desks.letters.finish(letterId)
    await bank.runJobs()
    expect(await statusOf(letterId)).toBe('PROCESSED')
  })

  test('names every wrong field of its form', async () => {
    const { refusal } = await bank.call(creator, texts.draft, {
      letter: letter({ subjectCode: 'OTHER', title: '', message: 'а' }),
    })
    expect(refusal).toMatchObject({
      code: 'VALIDATION',
      fields: [
        { field: 'title', code: 'FIELD_REQUIRED' },
        { field: 'message', code: 'FIELD_TOO_SHORT' },
      ],
    })
  })

  test('is changed by its writer from the version that they were shown, and by nobody else', async () => {
    const letterId = await draft()
    const edit = { letterId, version: 1, message: 'Просим ускорить.' }
    expect((await bank.call(creator, texts.draft, { letter: letter(edit) })).answer).toBe(letterId)
    expect((await find(letterId)).answer).toMatchObject({ message: 'Просим ускорить.', version: 2 })
    const late = await bank.call(creator, texts.draft, { letter: letter(edit) })
    expect(late.refusal).toMatchObject({ code: 'DOCUMENT_CHANGED_MEANWHILE' })
    const other = await bank.call(first, texts.draft, { letter: letter({ ...edit, version: 2 }) })
    expect(other.refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
  })

  test('that was shown with other words is not signed', async () => {
    const sent = await waiting()
    const refused = await sign({ ...sent, digest: 'ab'.repeat(32) })
    expect(refused.answer).toMatchObject([{ ok: false, errorCode: 'DOCUMENT_CHANGED_MEANWHILE' }])
    expect(await statusOf(sent.letterId)).toBe('ON_VERIFICATION')
  })

  test('of a first signatory is signed by them at once', async () => {
    const letterId = await draft(first)
    const { digest } = (await find(letterId, first)).answer
    expect((await sign({ letterId, digest })).answer).toMatchObject([
      { ok: true, statusCode: 'NOT_PROCESSED' },
    ])
  })

  test('is rejected by the signatory with a comment', async () => {
    const { letterId } = await waiting()
    const change = { legalPartyId: organisationId, letterIds: [letterId], status: 'CANCELED' }
    await bank.call(first, texts.change, { change: { ...change, comment: 'Не туда' } })
    expect((await find(letterId)).answer).toMatchObject({
      letterStatus: 'CANCELED',
      description: 'Не туда',
    })
  })

  test('keeps who has changed its status and why, for its readers', async () => {
    const { letterId } = await waiting()
    const change = { legalPartyId: organisationId, letterIds: [letterId], status: 'CANCELED' }
    await bank.call(first, texts.change, { change: { ...change, comment: 'Не туда' } })
    const { answer } = await bank.call<readonly Wire[]>(creator, texts.history, refOf(letterId))
    expect(answer.map(step => [step['statusCode'], step['comment']])).toEqual([
      ['DRAFT', null],
      ['ON_VERIFICATION', null],
      ['CANCELED', 'Не туда'],
    ])
    expect(answer.every(step => typeof step['updatedBy'] === 'string')).toBe(true)
    const theirs = { letter: { legalPartyId: otherOrganisationId, letterId } }
    const refused = await bank.call(outsider, texts.history, theirs)
    expect(refused.refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
  })

  test('is signed on the phone of the first signatory under pay-control', async () => {
    const writer = testActor('CREATOR', { signType: 'PAY_CONTROL' })
    const letterId = await draft(writer)
    await bank.call(writer, texts.send, refsOf(letterId))
    expect(await statusOf(letterId)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    await bank.runJobs()
    const [request, ...more] = bank.phones.requested
    expect(more).toEqual([])
    expect(request).toMatchObject({
      kind: 'letter',
      personId: first.personId,
      documentId: letterId,
    })
    if (!request) throw new Error('No phone was requested')
    expect((await bank.confirmOnPhone(request, 'tx-1')).ok).toBe(true)
    expect((await bank.confirmOnPhone(request, 'tx-2')).ok).toBe(false)
    await bank.runJobs()
    expect(await atBank()).toHaveLength(1)
  })
})

test('letters are about the subjects of the bank’s reference data, whatever these are', async () => {
  const subjectOf = (code: string, needsTitle: boolean) => ({
    code,
    name: { ru: `Тема ${code}`, ky: `${code} темасы`, en: `Subject ${code}` },
    hint: { ru: `О чём ${code}`, ky: `${code} жөнүндө`, en: `About ${code}` },
    needsTitle,
  })
  bank.reference.subjects = [subjectOf('TARIFFS', false), subjectOf('REST', true)]
  const subjects = await bank.call(creator, texts.subjects)
  expect(subjects.answer).toEqual([
    { code: 'TARIFFS', name: 'Тема TARIFFS', hint: 'О чём TARIFFS', needsTitle: false },
    { code: 'REST', name: 'Тема REST', hint: 'О чём REST', needsTitle: true },
  ])
  const letterId = await draft(creator, { subjectCode: 'TARIFFS', title: '' })
  expect((await find(letterId)).answer['title']).toBe('Тема TARIFFS')
  const dropped = await bank.call(creator, texts.draft, { letter: letter() })
  expect(dropped.refusal).toMatchObject({
    code: 'VALIDATION',
    fields: [{ field: 'subjectCode', code: 'LETTER_SUBJECT_REQUIRED' }],
  })
})

test('a subscriber receives events of letters that they may view, from their last event on', async () => {
  const listening =
    'subscription($id: ID!, $last: ID) { listenLetter(legalPartyId: $id, lastEventId: $last) { eventId state letterId letter { letterStatus } } }'
  const events = await bank.listen(first, listening, { id: organisationId })
  const received = events.next()
  const { letterId } = await waiting()
  const { value } = await received
  expect(value).toMatchObject({
    data: {
      listenLetter: { state: 'New', letterId, letter: { letterStatus: 'ON_VERIFICATION' } },
    },
  })
  await events.return(undefined)
  const again = await bank.listen(first, listening, { id: organisationId, last: '0' })
  expect((await again.next()).value).toEqual(value)
  await again.return(undefined)
})

test('a deleted draft and its file are gone for everybody', async () => {
  const uploadId = await bank.upload(creator, 'договор')
  const letterId = await draft(creator, { uploadId })
  expect((await bank.call(creator, texts.delete, refOf(letterId))).answer).toBe(true)
  expect((await find(letterId)).refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
  const { rows } = await sql`select reference, expires_at is null as kept from files.file`.execute(
    bank.database.ownerDb,
  )
  expect(rows).toEqual([{ reference: null, kept: false }])
})
