import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { errorTexts } from '@tartip/domain/errors/catalogue'
import { err } from '@tartip/domain/result'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { testActor } from './modules/payment/testing/test-people.ts'
import { checkSignatures } from './signature-check.ts'
import { openLetterBank, type LetterBank } from './testing/letter-bank.ts'
import { letterCalls } from './testing/letter-calls.ts'

let bank: LetterBank
beforeEach(async () => {
  bank = await openLetterBank()
})
afterEach(() => bank.close())

const { find, statusOf, sign, signed, atBank } = letterCalls(() => bank)
const first = testActor('FIRST')

describe('the hand-over of a letter', () => {
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

  test('a letter whose signer was frozen before it left goes back for another signature, with the reason', async () => {
    const letterId = await signed()
    bank.accessControl.frozen.add(first.personId)
    await bank.runJobs()
    expect(await atBank()).toEqual([])
    const returned = await find(letterId)
    expect(returned.answer).toMatchObject({
      letterStatus: 'ON_VERIFICATION',
      description: expect.stringContaining('№1'),
    })
    bank.accessControl.frozen.clear()
    const { digest } = returned.answer
    expect((await sign({ letterId, digest })).answer).toMatchObject([{ ok: true }])
    await bank.runJobs()
    expect(await atBank()).toMatchObject([{ letter: { letterId } }])
    expect(await checkSignatures(bank.database.db, letterId)).toMatchObject({
      faults: [],
      signatures: [{ isPresent: false }, { isPresent: true }],
    })
  })

  test('a letter that the bank has, though its answer was lost, stays there whoever was frozen since', async () => {
    const letterId = await signed()
    const { port } = bank.bank
    bank.bank.port = {
      ...port,
      async submit(sent) {
        await port.submit(sent)
        throw new BankUnavailable('The answer was lost')
      },
    }
    await bank.runJobs()
    bank.bank.port = port
    bank.accessControl.frozen.add(first.personId)
    bank.clock.advanceMinutes(1)
    await bank.runJobs()
    expect(await statusOf(letterId)).toBe('NOT_PROCESSED')
    expect(await atBank()).toMatchObject([{ letter: { letterId } }])
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
