import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  payControlSignatureHeader,
  payControlTimeHeader,
  signPayControlCallback,
} from '@tartip/bank-ports/pay-control-callback'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import type { PaymentDocument } from './modules/payment/payment-document.ts'
import { organisationId, testActor } from './modules/payment/testing/test-people.ts'
import { checkSignatures } from './signature-check.ts'
import { callbackSecret, createSigningBank, type SigningBank } from './testing/signing-bank.ts'

let bank: SigningBank
beforeAll(async () => {
  bank = await createSigningBank()
  await bank.phone('FIRST')
  await bank.phone('SECOND')
})
afterAll(() => bank.close())
beforeEach(async () => {
  bank.callbacks.areLost = false
  // What the test before has left waiting would be sent in this one.
  await bank.settle()
  bank.callbacks.sent.length = 0
  bank.accessControl.frozen.clear()
  bank.accessControl.signScheme = 'ONE_SIGNATORY'
  bank.accessControl.signType = 'TOTP'
})

const creator = () => bank.signatory('CREATOR', 'PAY_CONTROL', bank.accessControl.signScheme)
const ref = (document: PaymentDocument) => ({
  legalPartyId: organisationId,
  paymentIds: [document.id],
})

/** Sent for signing by its creator, and on the phones. */
async function sent(): Promise<PaymentDocument> {
  const document = await bank.document({ signType: 'PAY_CONTROL' })
  const result = await bank.useCases.sendForSigning(creator(), bank.request(), ref(document))
  expect(result).toMatchObject({ value: [{ ok: true }] })
  await bank.settle()
  return bank.find(document.id)
}

const requestsOf = (document: PaymentDocument) =>
  bank.signing.phones.of(organisationId, 'payment', document.id)
async function transactionOf(document: PaymentDocument): Promise<string> {
  const open = (await requestsOf(document)).find(one => one.state === 'WAITING')
  if (!open) throw new Error('Nothing stands on the phones')
  return open.transactionId
}
const statusOf = async (document: PaymentDocument) => (await bank.find(document.id)).statusCode
const handset = () => bank.services.desks.handset

describe('a document of a pay-control contract', () => {
  test('stands on the phone with all it does, and is signed by its confirmation', async () => {
    const document = await sent()
    expect(document.statusCode).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    const transactionId = await transactionOf(document)
    const shown = (await handset().requests(undefined)).find(
      one => one.transactionId === transactionId,
    )
    for (const part of ['420\u00A0000,00', 'ОсОО Поставщик', 'Оплата по договору 7']) {
      expect(shown?.text).toContain(part)
    }
    await handset().confirm(transactionId)
    await bank.settle()
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
    expect(await checkSignatures(bank.database.db, document.id)).toMatchObject({
      faults: [],
      signatures: [{ stage: 1, signType: 'PAY_CONTROL', isPresent: true, faults: [] }],
    })
  })

  test('requests the second signatory when the first has confirmed', async () => {
    bank.accessControl.signScheme = 'TWO_SIGNATORY'
    const document = await sent()
    await handset().confirm(await transactionOf(document))
    await bank.settle()
    expect(await statusOf(document)).toBe('SECOND_SIGN_IN_PAY_CONTROL')
    await handset().confirm(await transactionOf(document))
    await bank.settle()
    expect(await statusOf(document)).toBe('SECOND_SIGN_IN_PAY_CONTROL_COMPLETE')
    const checked = await checkSignatures(bank.database.db, document.id)
    expect(checked?.signatures.flatMap(one => one.faults)).toEqual([])
    expect((await bank.find(document.id)).signatures.map(one => one.stage)).toEqual([1, 2])
  })

  test('goes back to the first phone when the first signatory was frozen before the second confirms', async () => {
    bank.accessControl.signScheme = 'TWO_SIGNATORY'
    bank.accessControl.signType = 'PAY_CONTROL'
    const document = await sent()
    await handset().confirm(await transactionOf(document))
    await bank.settle()
    bank.accessControl.frozen.add(testActor('FIRST').personId)
    await handset().confirm(await transactionOf(document))
    await bank.settle()
    expect(await bank.find(document.id)).toMatchObject({
      statusCode: 'ON_VERIFICATION',
      signatures: [],
      description: { ru: expect.stringContaining('доступ') },
    })
  })

  test('ends when the phone declines, with the reason', async () => {
    const document = await sent()
    await handset().decline(await transactionOf(document), 'Неверная сумма')
    await bank.settle()
    const ended = await bank.find(document.id)
    expect(ended).toMatchObject({ statusCode: 'CANCELED_SIGN_ONE', description: 'Неверная сумма' })
  })

  test('ends when nobody answers in time, and not a moment before', async () => {
    const document = await sent()
    bank.clock.advanceMinutes(59)
    await bank.settle()
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    bank.clock.advanceMinutes(2)
    await bank.settle()
    expect(await statusOf(document)).toBe('TIMEOUT_CANCELED_SIGN_ONE')
    expect((await requestsOf(document))[0]?.state).toBe('EXPIRED')
  })

  test('cannot be signed from the application', async () => {
    const document = await sent()
    const first = bank.signatory('FIRST', 'PAY_CONTROL')
    const result = await bank.useCases.signPayments(first, bank.request(), {
      ...ref(document),
      digests: [document.digest],
      otpCode: '123456',
    })
    expect(result).toMatchObject({ value: [{ errorCode: 'ACTION_NOT_ALLOWED' }] })
  })

  test('is not sent without keys, and names whose are missing', async () => {
    const document = await bank.document({ signType: 'PAY_CONTROL' })
    const actor = { ...creator(), payControlKeyAvailable: false }
    const result = await bank.useCases.sendForSigning(actor, bank.request(), ref(document))
    expect(result).toMatchObject({
      value: [{ errorCode: 'PAY_CONTROL_KEY_UNAVAILABLE', errorParams: { people: 'Асан Уулу' } }],
    })
  })
})

describe('an answer that is late, lost or doubled', () => {
  test('is requested when its callback never comes', async () => {
    bank.callbacks.areLost = true
    const document = await sent()
    await handset().confirm(await transactionOf(document))
    await bank.settle()
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    bank.clock.advanceMinutes(1)
    await bank.settle()
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
  })

  test('in the last second counts even when its callback is lost and the time is over', async () => {
    bank.callbacks.areLost = true
    const document = await sent()
    bank.clock.advanceMinutes(59)
    await handset().confirm(await transactionOf(document))
    bank.clock.advanceMinutes(10)
    await bank.settle()
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
  })

  test('signs once though its callback comes twice at once', async () => {
    bank.callbacks.areLost = true
    const document = await sent()
    await handset().confirm(await transactionOf(document))
    await bank.services.sendCallbacks()
    const [callback] = bank.callbacks.sent
    const post = () => bank.post(callback?.body ?? '', headersOf(callback?.headers))
    expect(await Promise.all([post(), post(), post()])).toEqual([200, 200, 200])
    expect(await post()).toBe(200)
    const signed = await bank.find(document.id)
    expect(signed.signatures).toHaveLength(1)
    expect(signed.statusCode).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
  })

  test('comes too late for a document whose request was withdrawn', async () => {
    bank.callbacks.areLost = true
    const document = await sent()
    const transactionId = await transactionOf(document)
    const stopped = await bank.useCases.cancelPhones(creator(), bank.request(), ref(document))
    expect(stopped).toMatchObject({ value: [{ ok: true }] })
    expect(await handset().confirm(transactionId)).toMatchObject({ ok: false })
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    // And it can be put before the phone again, by one new request.
    await bank.useCases.requestPhones(creator(), bank.request(), ref(document))
    await bank.useCases.requestPhones(creator(), bank.request(), ref(document))
    await bank.settle()
    const states = (await requestsOf(document)).map(one => one.state)
    expect(states.toSorted()).toEqual(['CANCELLED', 'WAITING'])
  })

  test('wins when the phone was faster than the taking back', async () => {
    bank.callbacks.areLost = true
    const document = await sent()
    await handset().confirm(await transactionOf(document))
    const stopped = await bank.useCases.cancelPhones(creator(), bank.request(), ref(document))
    expect(stopped).toMatchObject({ value: [{ errorCode: 'ACTION_NOT_ALLOWED' }] })
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
  })

  test('is reported again, word for word, to whoever withdraws once more under the same key', async () => {
    bank.callbacks.areLost = true
    const [faster, slower] = [await sent(), await sent()]
    await handset().confirm(await transactionOf(faster))
    for (const document of [faster, slower]) {
      const request = bank.request()
      const stop = () => bank.useCases.cancelPhones(creator(), request, ref(document))
      expect(await Promise.all([stop(), stop()])).toEqual([await stop(), await stop()])
    }
  })

  test('finds its request open when an old cancellation is repeated after a new request', async () => {
    const document = await sent()
    const request = bank.request()
    const stop = () => bank.useCases.cancelPhones(creator(), request, ref(document))
    const first = await stop()
    await bank.useCases.requestPhones(creator(), bank.request(), ref(document))
    await bank.settle()
    expect(await stop()).toEqual(first)
    expect(await transactionOf(document)).toBeDefined()
  })

  test('of somebody who has lost their right meanwhile signs nothing', async () => {
    const document = await sent()
    const { peopleOf } = bank.accessControl
    bank.accessControl.peopleOf = async party =>
      (await peopleOf(party)).map(one =>
        one.signRight === 'FIRST' ? { ...one, userContractState: 'FROZEN' as const } : one,
      )
    try {
      await handset().confirm(await transactionOf(document))
      await bank.settle()
    } finally {
      bank.accessControl.peopleOf = peopleOf
    }
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    expect((await requestsOf(document))[0]).toMatchObject({ state: 'FAILED', reason: 'FORBIDDEN' })
  })

  test('of two signatories of one stage counts once, even when both confirm at once', async () => {
    await bank.phone('THIRD')
    const { peopleOf } = bank.accessControl
    bank.accessControl.peopleOf = async party =>
      (await peopleOf(party)).map(one =>
        one.signRight === 'THIRD' ? { ...one, signRight: 'FIRST' as const } : one,
      )
    try {
      bank.callbacks.areLost = true
      const document = await sent()
      const open = (await requestsOf(document)).filter(one => one.state === 'WAITING')
      expect(open).toHaveLength(2)
      await Promise.all(open.map(one => handset().confirm(one.transactionId)))
      await bank.services.sendCallbacks()
      const post = bank.callbacks.sent.map(one => bank.post(one.body, headersOf(one.headers)))
      await Promise.all(post)
      await bank.settle()
      const signed = await bank.find(document.id)
      expect(signed.statusCode).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
      expect(signed.signatures).toHaveLength(1)
      const states = (await requestsOf(document)).map(one => one.state)
      expect(states.toSorted()).toEqual(['CONFIRMED', 'FAILED'])
    } finally {
      bank.accessControl.peopleOf = peopleOf
    }
  })

  test('that comes again after the creator has taken the document back changes nothing', async () => {
    bank.callbacks.areLost = true
    const document = await sent()
    await handset().confirm(await transactionOf(document))
    await bank.services.sendCallbacks()
    const [callback] = bank.callbacks.sent
    const post = () => bank.post(callback?.body ?? '', headersOf(callback?.headers))
    await post()
    await bank.useCases.recallPayments(creator(), bank.request(), ref(document))
    expect(await statusOf(document)).toBe('REVOKE')
    expect(await post()).toBe(200)
    await bank.settle()
    expect(await statusOf(document)).toBe('REVOKE')
  })

  test('of a blocked key is a failure that can be requested again', async () => {
    const [key] = (await handset().keys()).filter(one => one.personId.endsWith('01'))
    await handset().setBlocked(key?.pcUserId ?? '', true)
    const document = await sent()
    expect((await requestsOf(document))[0]).toMatchObject({
      state: 'FAILED',
      reason: 'KEY_BLOCKED',
    })
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    await handset().setBlocked(key?.pcUserId ?? '', false)
    await bank.useCases.requestPhones(creator(), bank.request(), ref(document))
    await bank.settle()
    await handset().confirm(await transactionOf(document))
    await bank.settle()
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
  })
})

function headersOf(headers: { time: string; signature: string } | undefined) {
  return {
    'content-type': 'application/json',
    [payControlTimeHeader]: headers?.time ?? '',
    [payControlSignatureHeader]: headers?.signature ?? '',
  }
}

const caseShape = z.array(
  z.object({ id: z.string(), body: z.union([z.string(), z.looseObject({})]), expect: z.string() }),
)
const cases = caseShape.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'testing/pay-control-callbacks.json'), 'utf8')),
)
const knownTransaction = '11111111-2222-4333-8444-555555555555'
const knownUser = 'bank-00000000-0000-4000-8000-000000000001'

describe('callbacks as they were collected', () => {
  /** The status of the answer and of the document afterwards. */
  const expected: Readonly<Record<string, readonly [number, string]>> = {
    CB01: [200, 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'],
    CB02: [200, 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'],
    CB03: [200, 'CANCELED_SIGN_ONE'],
    CB04: [200, 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'],
    CB05: [200, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB06: [400, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB07: [400, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB08: [404, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB09: [403, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB10: [400, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB11: [400, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB12: [401, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB13: [409, 'TIMEOUT_CANCELED_SIGN_ONE'],
    CB14: [409, 'FIRST_SIGN_IN_PAY_CONTROL'],
    CB15: [200, 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'],
  }

  test('are all checked', () => expect(cases.map(one => one.id)).toEqual(Object.keys(expected)))

  test.each(cases)('$id: $expect', async ({ id, body }) => {
    bank.callbacks.areLost = true
    const document = await sent()
    const transactionId = await transactionOf(document)
    const pcUserId =
      (await handset().requests(undefined)).find(one => one.transactionId === transactionId)
        ?.pcUserId ?? ''
    if (id === 'CB13') {
      bank.clock.advanceMinutes(61)
      await bank.settle()
    }
    if (id === 'CB14') {
      await bank.useCases.cancelPhones(creator(), bank.request(), ref(document))
    }
    // Where the case has a confirmation of this phone, it is a real one.
    const isOpen = !['CB03', 'CB05', 'CB13', 'CB14'].includes(id)
    const confirmed = isOpen ? await handset().confirm(transactionId) : undefined
    const confirmCode = confirmed?.ok === true ? (confirmed.value.confirmCode ?? '') : 'INVENTED'
    const signedAt = new Date(bank.clock.now()).toISOString()
    const text = (typeof body === 'string' ? body : JSON.stringify(body))
      .replaceAll(knownTransaction, transactionId)
      .replaceAll(knownUser, pcUserId)
      .replaceAll('INVENTED', confirmCode)
      .replaceAll('2026-10-08T09:00:00Z', signedAt)
    const secret = id === 'CB12' ? 'a guess' : callbackSecret
    const headers = headersOf(await signPayControlCallback(secret, bank.clock.now(), text))
    const status = await bank.post(text, headers)
    if (id === 'CB02') expect(await bank.post(text, headers)).toBe(200)
    const after = await bank.find(document.id)
    expect([status, after.statusCode]).toEqual(expected[id])
    expect(after.signatures.length).toBeLessThanOrEqual(1)
  })

  test('with a confirmation that the phone has not made are refused, and the phone can still answer', async () => {
    const document = await sent()
    const transactionId = await transactionOf(document)
    const [request] = (await handset().requests(undefined)).filter(
      one => one.transactionId === transactionId,
    )
    const text = JSON.stringify(cases[0]?.body)
      .replaceAll(knownTransaction, transactionId)
      .replaceAll(knownUser, request?.pcUserId ?? randomUUID())
    const headers = headersOf(await signPayControlCallback(callbackSecret, bank.clock.now(), text))
    expect(await bank.post(text, headers)).toBe(400)
    await handset().confirm(transactionId)
    await bank.settle()
    expect(await statusOf(document)).toBe('FIRST_SIGN_IN_PAY_CONTROL_COMPLETE')
  })

  test('that were kept and are sent again later are refused', async () => {
    const document = await sent()
    bank.callbacks.areLost = true
    await handset().confirm(await transactionOf(document))
    await bank.services.sendCallbacks()
    bank.clock.advanceMinutes(6)
    const [callback] = bank.callbacks.sent
    expect(await bank.post(callback?.body ?? '', headersOf(callback?.headers))).toBe(401)
  })
})

describe('a request that takes long to reach the phone', () => {
  const seconds = (count: number) => bank.clock.advanceMinutes(count / 60)
  const leaseOf = async (document: PaymentDocument) => {
    const { rows } = await sql<{ until: number }>`
      select next_at as until from signing.phone_request where document_id = ${document.id}`.execute(
      bank.database.ownerDb,
    )
    return rows[0]?.until
  }
  /** Sends a document; `work` runs while the server of the phones has not answered yet. */
  async function whileServerThinks(work: (document: PaymentDocument) => Promise<void>) {
    const document = await bank.document({ signType: 'PAY_CONTROL' })
    const { payControl } = bank.services
    const request = payControl.requestConfirmation
    const slow = vi.spyOn(payControl, 'requestConfirmation').mockImplementationOnce(async given => {
      await work(document)
      return request(given)
    })
    await bank.useCases.sendForSigning(creator(), bank.request(), ref(document))
    await bank.settle()
    const calls = slow.mock.calls.length
    slow.mockRestore()
    expect((await requestsOf(document)).map(({ state }) => state)).toEqual(['WAITING'])
    return calls
  }

  test('stays with its job while that lives', async () => {
    const calls = await whileServerThinks(async document => {
      for (let second = 0; second < 20; second += 1) {
        seconds(1)
        const before = await leaseOf(document)
        bank.beat()
        await vi.waitFor(async () => expect(await leaseOf(document)).not.toBe(before), 15_000)
        expect(await bank.signing.module.runJobsOnce()).toBe(0)
      }
    })
    expect(calls).toBe(1)
  })

  test('is taken over within five seconds when its job dies', async () => {
    const calls = await whileServerThinks(async () => {
      seconds(3)
      expect(await bank.signing.module.runJobsOnce()).toBe(0)
      seconds(1)
      expect(await bank.signing.module.runJobsOnce()).toBe(1)
    })
    expect(calls).toBe(2)
  })
})
