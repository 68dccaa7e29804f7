import { aContract } from '@tartip/bank-twin/testing/a-contract'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { errorTexts } from '@tartip/domain/errors/catalogue'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { err } from '@tartip/domain/result'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  organisationId,
  otherOrganisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import { checkSignatures } from './signature-check.ts'
import { openLetterBank, type LetterBank } from './testing/letter-bank.ts'

let bank: LetterBank
beforeEach(async () => {
  bank = await openLetterBank()
})
afterEach(() => bank.close())

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const stranger = testActor('FIRST', {
  legalPartyId: otherOrganisationId,
  personId: '20000000-0000-4000-8000-0000000000aa',
})
const letter = (more: object = {}) => ({
  legalPartyId: organisationId,
  subjectCode: 'PAYMENTS',
  title: 'Розыск платежа № 17',
  message: 'Просим подтвердить зачисление.',
  ...more,
})
const results = '{ letterId ok statusCode errorCode }'
const texts = {
  draft: 'mutation($letter: DraftLetterInput!) { draftLetter(letter: $letter) }',
  answer: 'mutation($answer: AnswerLetterInput!) { answerToLetter(answer: $answer) }',
  delete: 'mutation($letter: LetterRef!) { deleteLetter(letter: $letter) }',
  send: `mutation($letter: LettersRef!) { forSigningLetter(letter: $letter) ${results} }`,
  sign: `mutation($sign: SignLettersInput!) { signingLetter(sign: $sign) ${results} }`,
  read: `mutation($letter: LettersRef!) { takeForProcessing(letter: $letter) ${results} }`,
  change: `mutation($change: ChangeLetterStatusInput!) { changeStatus(change: $change) ${results} }`,
  one: `query($letter: LetterRef!) { getLetterById(letter: $letter) {
    id title message letterStatus digest version fileName fileId userShortName userRole recipientName
    senderName referenceLetterId description canEdit canDelete canSign canSendForSigning canRevoke
    canMarkAsRead canAnswer } }`,
  file: 'query($letter: LetterRef!) { getBase64(letter: $letter) { fileName base64 } }',
  texts: `query($letter: LettersRef!) { getTextsToSign(letter: $letter) {
    letterId digest canonicalText } }`,
  outgoing: `query($filter: LetterFilter!) { getAllLettersForOutgoing(filter: $filter) {
    amountElements list { id title letterStatus } } }`,
  incoming: `query($filter: LetterFilter!) { getAllLettersForIncoming(filter: $filter) {
    amountElements list { id title letterStatus senderName } } }`,
  subjects: '{ getLetterSubjects { code name hint needsTitle } }',
  pages: `query($filter: LetterFilter!, $pageable: PageableInput) {
    getAllLettersForOutgoing(filter: $filter, pageable: $pageable) {
      amountElements amountPages asOf list { title } } }`,
  unread: 'query($id: ID!) { getAmountNotProcessedStatus(legalPartyId: $id) }',
}
type Results = readonly { letterId: string; ok: boolean; statusCode: string; errorCode: string }[]
type Wire = Readonly<Record<string, unknown>> & {
  readonly digest: string
  readonly version: number
}
type Page = {
  readonly amountElements: number
  readonly amountPages?: number
  readonly asOf?: string
  readonly list: readonly Wire[]
}

const refOf = (letterId: string) => ({ letter: { legalPartyId: organisationId, letterId } })
const refsOf = (...letterIds: string[]) => ({ letter: { legalPartyId: organisationId, letterIds } })
const draft = async (actor = creator, more: object = {}) =>
  (await bank.call<string>(actor, texts.draft, { letter: letter(more) })).answer
const find = (letterId: string, actor = creator) =>
  bank.call<Wire>(actor, texts.one, refOf(letterId))
const statusOf = async (letterId: string) => (await find(letterId)).answer['letterStatus']

/** A letter that waits for the first signatory. */
async function waiting(more: object = {}): Promise<{ letterId: string; digest: string }> {
  const letterId = await draft(creator, more)
  await bank.call(creator, texts.send, refsOf(letterId))
  return { letterId, digest: (await find(letterId)).answer.digest }
}
let codes = 0
const code = () => String(100_000 + (codes += 1))
const sign = (asked: { letterId: string; digest: string }, actor = first, key?: string) =>
  bank.call<Results>(
    actor,
    texts.sign,
    {
      sign: {
        legalPartyId: organisationId,
        letterIds: [asked.letterId],
        digests: [asked.digest],
        otpCode: code(),
      },
    },
    key,
  )
async function signed(more: object = {}) {
  const asked = await waiting(more)
  await sign(asked)
  return asked.letterId
}
const atBank = () => bank.twin.services.desks.letters.open(50)
const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}`.execute(bank.database.ownerDb)
  return rows[0]?.count
}

/** The officers write a letter, and the product takes it over. */
async function fromBank(title = 'Изменение тарифов'): Promise<string> {
  const { services } = bank.twin
  const contract = aContract({ contractId: bank.twin.newId(), legalPartyId: organisationId })
  await services.seeds.people.addContracts([contract])
  await services.desks.letters.write(organisationId, title, 'Тарифы меняются с 1 января.')
  await bank.runJobs()
  const filter = { legalPartyId: organisationId, search: title }
  const { answer } = await bank.call<Page>(creator, texts.incoming, { filter })
  return String(answer.list[0]?.['id'])
}

describe('a letter to the bank', () => {
  test('is drafted, sent, signed, handed over, taken into work and answered', async () => {
    const asked = await waiting()
    expect(await statusOf(asked.letterId)).toBe('ON_VERIFICATION')
    expect((await sign(asked)).answer).toMatchObject([{ ok: true, statusCode: 'NOT_PROCESSED' }])
    await bank.runJobs()
    expect(await atBank()).toMatchObject([
      { letter: { letterId: asked.letterId, subjectCode: 'PAYMENTS', digest: asked.digest } },
    ])
    const { letters } = bank.twin.services.desks
    await letters.takeUp(asked.letterId)
    await bank.runJobs()
    expect(await statusOf(asked.letterId)).toBe('IN_PROCESSING')
    await letters.answer(asked.letterId, 'Платёж зачислен.')
    await bank.runJobs()
    expect(await statusOf(asked.letterId)).toBe('PROCESSED')
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
    const asked = await waiting()
    const refused = await sign({ ...asked, digest: 'ab'.repeat(32) })
    expect(refused.answer).toMatchObject([{ ok: false, errorCode: 'DOCUMENT_CHANGED_MEANWHILE' }])
    expect(await statusOf(asked.letterId)).toBe('ON_VERIFICATION')
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

describe('an attack on letters', () => {
  test('the letters of another organisation do not exist', async () => {
    const asked = await waiting()
    const { letterId } = asked
    const theirs = { letter: { legalPartyId: otherOrganisationId, letterId } }
    expect((await bank.call(stranger, texts.one, theirs)).refusal).toMatchObject({
      code: 'LETTER_NOT_FOUND',
    })
    expect((await find(letterId, stranger)).refusal).toMatchObject({
      code: 'LEGAL_PARTY_NOT_FOUND',
    })
    const signedByStranger = await sign(asked, stranger)
    expect(signedByStranger.answer).toMatchObject([{ ok: false, errorCode: 'LETTER_NOT_FOUND' }])
    const deleted = await bank.call(stranger, texts.delete, theirs)
    expect(deleted.refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
    const filter = { legalPartyId: otherOrganisationId }
    const list = await bank.call<Page>(stranger, texts.outgoing, { filter })
    expect(list.answer.amountElements).toBe(0)
    expect(await statusOf(letterId)).toBe('ON_VERIFICATION')
  })

  test('a file of another organisation, of another person or of another letter is not attached', async () => {
    const theirs = await bank.upload(stranger, 'чужой')
    const colleague = await bank.upload(first, 'черновик коллеги')
    const own = await bank.upload(creator, 'договор')
    const letterId = await draft(creator, { uploadId: own })
    for (const uploadId of [theirs, colleague, own, 'x']) {
      const refused = await bank.call(creator, texts.draft, { letter: letter({ uploadId }) })
      expect(refused.refusal).toMatchObject({ code: 'FILE_NOT_FOUND' })
    }
    expect(await count('letter.outgoing')).toBe(1)
    const theirRef = { letter: { legalPartyId: otherOrganisationId, letterId } }
    expect((await bank.call(stranger, texts.file, theirRef)).refusal).toMatchObject({
      code: 'LETTER_NOT_FOUND',
    })
    const { answer } = await bank.call<Wire>(creator, texts.file, refOf(letterId))
    expect(Buffer.from(String(answer['base64']), 'base64').toString()).toBe('договор')
  })

  test('the file of a draft opens to its writer alone, that of a sent letter to its readers', async () => {
    const uploadId = await bank.upload(creator, 'договор')
    const letterId = await draft(creator, { uploadId })
    const open = async (actor: typeof creator) => (await bank.files.openFile(actor, uploadId)).ok
    expect([await open(creator), await open(first), await open(stranger)]).toEqual([
      true,
      false,
      false,
    ])
    await bank.call(creator, texts.send, refsOf(letterId))
    expect([await open(creator), await open(first), await open(stranger)]).toEqual([
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
      const asked = await waiting()
      const incoming = await fromBank()
      expect((await find(asked.letterId, reader)).answer).toMatchObject({
        canSign: false,
        canRevoke: false,
      })
      const signedText = await bank.call(reader, texts.texts, refsOf(asked.letterId))
      expect(signedText.answer).toMatchObject([{ digest: asked.digest }])
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
        await bank.call(reader, texts.send, refsOf(asked.letterId)),
        await sign(asked, reader),
      ]
      expect(refused.map(each => each.refusal?.['code'])).toEqual(Array(6).fill('FORBIDDEN'))
      expect(await statusOf(incoming)).toBe('NOT_PROCESSED')
    },
  )

  test('a draft is nobody else’s business', async () => {
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
    const asked = await waiting()
    const given = await Promise.all(Array.from({ length: 20 }, () => sign(asked)))
    expect(given.flatMap(each => each.answer).filter(each => each.ok)).toHaveLength(1)
    expect(await count('letter.signature')).toBe(1)
    await Promise.all([bank.runJobs(), bank.runJobs()])
    expect(await atBank()).toHaveLength(1)
    expect((await sign(asked)).answer).toMatchObject([{ ok: false, errorCode: 'ALREADY_SIGNED' }])
  })

  test('a process that dies between the hand-over and its record hands the letter over once', async () => {
    const letterId = await signed()
    const { port } = bank.bank
    let received = 0
    bank.bank.port = {
      ...port,
      async submit(sent) {
        received += 1
        await port.submit(sent)
        throw new BankUnavailable('The answer was lost')
      },
    }
    await bank.runJobs()
    bank.bank.port = {
      ...port,
      async submit(sent) {
        received += 1
        return port.submit(sent)
      },
    }
    await bank.runJobs()
    expect(received).toBe(1)
    bank.clock.advanceMinutes(1)
    await bank.runJobs()
    bank.clock.advanceMinutes(60)
    await bank.runJobs()
    expect(received).toBe(2)
    expect(await atBank()).toMatchObject([{ letter: { letterId } }])
    expect(bank.logged).toHaveLength(1)
  })

  test('a letter whose answer was lost and which an officer has taken counts as received', async () => {
    const letterId = await signed()
    const { port } = bank.bank
    let received = 0
    bank.bank.port = {
      ...port,
      async submit(sent) {
        received += 1
        await port.submit(sent)
        throw new BankUnavailable('The answer was lost')
      },
    }
    await bank.runJobs()
    await bank.twin.services.desks.letters.takeUp(letterId)
    await bank.runJobs()
    expect(await statusOf(letterId)).toBe('IN_PROCESSING')
    const { rows } = await sql<{ is_received: boolean }>`
      select received_at is not null as is_received from letter.outgoing`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toEqual([{ is_received: true }])
    bank.clock.advanceMinutes(60)
    await bank.runJobs()
    expect(received).toBe(1)
    expect(bank.logged).toHaveLength(1)
  })

  test('a letter that the bank refuses ends with a reason that its people can read, and is not handed over again', async () => {
    const letterId = await signed()
    const { port } = bank.bank
    let received = 0
    bank.bank.port = {
      ...port,
      async submit() {
        received += 1
        return err('LETTER_SUBJECT_UNKNOWN')
      },
    }
    await bank.runJobs()
    expect((await find(letterId)).answer).toMatchObject({
      letterStatus: 'CANCELED',
      description: errorTexts.LETTER_REFUSED_SUBJECT.ru,
    })
    bank.clock.advanceMinutes(60)
    await bank.runJobs()
    expect(received).toBe(1)
    expect(bank.logged).toEqual([])
  })

  test('the bank learns when the letter was signed', async () => {
    const letterId = await signed()
    const signedAt = bank.clock.now()
    bank.clock.advanceMinutes(5)
    await sql`update letter.outgoing set updated_at = updated_at + interval '5 minutes'`.execute(
      bank.database.ownerDb,
    )
    await bank.runJobs()
    expect(await atBank()).toMatchObject([{ letter: { letterId, sentAt: signedAt } }])
  })

  test('a letter that was changed in the database after its signature never leaves', async () => {
    const letterId = await signed()
    await sql`update letter.outgoing set message = 'Закройте все счета.' where id = ${letterId}`.execute(
      bank.database.ownerDb,
    )
    await bank.runJobs()
    expect(await atBank()).toEqual([])
    expect(bank.logged).toHaveLength(1)
  })
})

describe('a letter of the bank', () => {
  test('is counted as new until somebody has read it, and the bank learns of the reading', async () => {
    const letterId = await fromBank()
    const unread = () => bank.call<number>(creator, texts.unread, { id: organisationId })
    expect((await unread()).answer).toBe(1)
    expect((await bank.call(creator, texts.read, refsOf(letterId))).answer).toMatchObject([
      { ok: true, statusCode: 'PROCESSED' },
    ])
    expect((await unread()).answer).toBe(0)
    expect((await bank.call(first, texts.read, refsOf(letterId))).answer).toMatchObject([
      { ok: false, errorCode: 'ACTION_NOT_ALLOWED' },
    ])
    await bank.runJobs()
    const [sent] = await bank.twin.services.desks.letters.sent(10)
    expect(sent?.readAt).toBe(bank.clock.now())
  })

  test('leaves an audit line of whoever marks it as read, once', async () => {
    const letterId = await fromBank()
    await bank.call(creator, texts.read, refsOf(letterId))
    await bank.call(first, texts.read, refsOf(letterId))
    const { rows } = await sql`
      select person_id, action, outcome, details ->> 'letterId' as letter from platform.audit_entry
      where action = 'letterRead'`.execute(bank.database.ownerDb)
    const { personId } = creator
    expect(rows).toEqual([
      { person_id: personId, action: 'letterRead', outcome: 'ok', letter: letterId },
    ])
  })

  test('is answered by a draft that refers to it, and is read by that', async () => {
    const referenceLetterId = await fromBank()
    const answer = { legalPartyId: organisationId, referenceLetterId, message: 'Спасибо, приняли.' }
    const { answer: letterId } = await bank.call<string>(creator, texts.answer, { answer })
    expect((await find(letterId)).answer).toMatchObject({
      title: 'Re: Изменение тарифов',
      letterStatus: 'DRAFT',
      referenceLetterId,
    })
    expect(await statusOf(referenceLetterId)).toBe('PROCESSED')
  })

  test('is taken over once, and everybody who reads letters is notified', async () => {
    const letterId = await fromBank()
    await sql`update letter.bank_cursor set after_sequence = 0`.execute(bank.database.ownerDb)
    await bank.runJobs()
    expect(await count('letter.incoming')).toBe(1)
    const { rows } = await sql<{ payload: { personIds: string[]; details: object } }>`
      select payload from platform.outbox where topic = 'notification'`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.payload).toMatchObject({ details: { letterId, name: 'Изменение тарифов' } })
    expect(rows[0]?.payload.personIds).toContain(testActor('AUDITOR').personId)
    expect(rows[0]?.payload.personIds).not.toContain(testActor('CASHIER').personId)
  })

  test('of another organisation is neither read, answered nor counted', async () => {
    const referenceLetterId = await fromBank()
    const theirs = { letter: { legalPartyId: otherOrganisationId, letterIds: [referenceLetterId] } }
    expect((await bank.call(stranger, texts.read, theirs)).answer).toMatchObject([
      { ok: false, errorCode: 'LETTER_NOT_FOUND' },
    ])
    const answer = { legalPartyId: otherOrganisationId, referenceLetterId, message: 'Ответ' }
    const refused = await bank.call(stranger, texts.answer, { answer })
    expect(refused.refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
    const unread = await bank.call(stranger, texts.unread, { id: otherOrganisationId })
    expect(unread.answer).toBe(0)
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

test('lists are searched, narrowed by status and period, and hold no drafts of others', async () => {
  await draft(first)
  await draft(creator, { title: 'Справка об оборотах' })
  await waiting()
  const list = async (more: object) => {
    const filter = { legalPartyId: organisationId, ...more }
    const { answer } = await bank.call<Page>(creator, texts.outgoing, { filter })
    return answer.list.map(one => one['title'])
  }
  expect(await list({})).toHaveLength(2)
  expect(await list({ search: 'СПРАВКА' })).toEqual(['Справка об оборотах'])
  expect(await list({ statuses: ['ON_VERIFICATION'] })).toEqual(['Розыск платежа № 17'])
  expect(await list({ endDate: '2026-11-29' })).toEqual([])
})

test('pages of a list hold each letter once, and count what was found', async () => {
  for (const number of [1, 2, 3]) await draft(creator, { title: `Письмо ${number}` })
  const page = async (at: number, size = 2) => {
    const filter = { legalPartyId: organisationId, order: 'ASC' }
    const variables = { filter, pageable: { page: at, size } }
    const { answer } = await bank.call<Page>(creator, texts.pages, variables)
    return [answer.amountElements, answer.amountPages, answer.list.map(one => one['title'])]
  }
  expect([await page(1), await page(2), await page(3)]).toEqual([
    [3, 2, ['Письмо 1', 'Письмо 2']],
    [3, 2, ['Письмо 3']],
    [3, 2, []],
  ])
  await draft(creator, { title: 'Письмо 4' })
  expect(await page(2)).toEqual([4, 2, ['Письмо 3', 'Письмо 4']])
})

test('the second page repeats no letter of the first one while new ones arrive', async () => {
  for (const number of [1, 2, 3]) {
    await draft(creator, { title: `Письмо ${number}` })
    bank.clock.advanceMinutes(1)
  }
  const page = async (at: number, more: object = {}) => {
    const filter = { legalPartyId: organisationId, ...more }
    const variables = { filter, pageable: { page: at, size: 2 } }
    const { answer } = await bank.call<Page>(creator, texts.pages, variables)
    return { ...answer, titles: answer.list.map(one => one['title']) }
  }
  const before = await page(1)
  expect(before.titles).toEqual(['Письмо 3', 'Письмо 2'])
  bank.clock.advanceMinutes(1)
  await draft(creator, { title: 'Письмо 4' })
  const after = await page(2, { asOf: before.asOf })
  expect(after.titles).toEqual(['Письмо 1'])
  expect(after.amountElements).toBe(3)
  expect((await page(1)).titles).toEqual(['Письмо 4', 'Письмо 3'])
})

describe('a list of letters as a file', () => {
  test('holds what its operation finds, and no drafts of others', async () => {
    await draft(first, { title: 'Черновик подписанта' })
    await draft(creator, { title: 'Черновик бухгалтера' })
    await waiting({ message: 'Просим подтвердить зачисление.' })
    const { body } = await bank.exported(creator, 'outgoing-letters')
    expect(body).toContain('Черновик бухгалтера')
    expect(body).toContain('Просим подтвердить зачисление.')
    expect(body).not.toContain('Черновик подписанта')
    const found = await bank.exported(creator, 'outgoing-letters', '&statuses=ON_VERIFICATION')
    expect(found.body).not.toContain('Черновик бухгалтера')
    await fromBank('Изменение тарифов')
    const incoming = await bank.exported(testActor('AUDITOR'), 'incoming-letters')
    expect(incoming.body).toContain('Изменение тарифов')
  })

  test.each(['outgoing-letters', 'incoming-letters'])(
    '%s goes to nobody without the right, and holds nothing of another organisation',
    async list => {
      await waiting({ title: 'Наше письмо' })
      await fromBank('Письмо банка')
      const refused = await bank.exported(testActor('CASHIER'), list)
      expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('FORBIDDEN')])
      const theirs = await bank.exported(stranger, list)
      expect(theirs.status).toBe(200)
      expect(theirs.body).not.toMatch(/Наше письмо|Письмо банка/)
      const forged = await bank.exported(stranger, list, `&legalPartyId=${organisationId}`)
      expect([forged.status, forged.body]).toEqual([400, expect.stringContaining('BAD_USER_INPUT')])
    },
  )
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

test('whoever listens hears of letters that they may view, from the last one they have received', async () => {
  const listening =
    'subscription($id: ID!, $last: ID) { listenLetter(legalPartyId: $id, lastEventId: $last) { eventId state letterId letter { letterStatus } } }'
  const events = await bank.listen(first, listening, { id: organisationId })
  const heard = events.next()
  const { letterId } = await waiting()
  const { value } = await heard
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
