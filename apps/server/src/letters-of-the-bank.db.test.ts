import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  organisationId,
  otherOrganisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import { openLetterBank, type LetterBank } from './testing/letter-bank.ts'
import { creator, first, outsider, texts, refsOf, letterCalls } from './testing/letter-calls.ts'

let bank: LetterBank
beforeEach(async () => {
  bank = await openLetterBank()
})
afterEach(() => bank.close())

const { find, statusOf, count, fromBank } = letterCalls(() => bank)

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
    await sql`update letter.feed_position set position = 0`.execute(bank.database.ownerDb)
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
    expect((await bank.call(outsider, texts.read, theirs)).answer).toMatchObject([
      { ok: false, errorCode: 'LETTER_NOT_FOUND' },
    ])
    const answer = { legalPartyId: otherOrganisationId, referenceLetterId, message: 'Ответ' }
    const refused = await bank.call(outsider, texts.answer, { answer })
    expect(refused.refusal).toMatchObject({ code: 'LETTER_NOT_FOUND' })
    const unread = await bank.call(outsider, texts.unread, { id: otherOrganisationId })
    expect(unread.answer).toBe(0)
  })
})
