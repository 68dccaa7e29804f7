import { randomUUID } from 'node:crypto'
import {
  payControlSignatureHeader,
  payControlTimeHeader,
  signPayControlCallback,
} from '@tartip/bank-ports/pay-control-callback'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { callbackPath } from './modules/signing/phone/callback-route.ts'
import type { PaymentDocument } from './modules/payment/payment-document.ts'
import { organisationId, testActor } from './modules/payment/testing/test-people.ts'
import { callbackSecret, createSigningBank, type SigningBank } from './testing/signing-bank.ts'

let bank: SigningBank
beforeAll(async () => {
  bank = await createSigningBank()
  await bank.phone('FIRST')
})
afterAll(() => bank.close())
beforeEach(() => {
  bank.callbacks.areLost = true
  bank.callbacks.sent.length = 0
})

const creator = () => bank.signatory('CREATOR', 'PAY_CONTROL')
const ref = (document: PaymentDocument) => ({
  legalPartyId: organisationId,
  paymentIds: [document.id],
})
const handset = () => bank.services.desks.handset

async function sent(): Promise<PaymentDocument> {
  const document = await bank.document({ signType: 'PAY_CONTROL' })
  await bank.useCases.sendForSigning(creator(), bank.request(), ref(document))
  await bank.settle()
  return bank.find(document.id)
}

async function onPhone(document: PaymentDocument) {
  const requests = await bank.signing.phones.of(organisationId, 'payment', document.id)
  const { transactionId = '' } = requests.find(one => one.state === 'WAITING') ?? {}
  const shown = await handset().requests(undefined)
  const pcUserId = shown.find(one => one.transactionId === transactionId)?.pcUserId ?? ''
  return { transactionId, pcUserId }
}
/** The phone's real confirmation; the bank has not received it. */
async function confirmCodeOf(transactionId: string): Promise<string> {
  const confirmed = await handset().confirm(transactionId)
  if (!confirmed.ok) throw new Error(confirmed.error.code)
  return confirmed.value.confirmCode ?? ''
}

interface About {
  readonly transactionId: string
  readonly pcUserId: string
}
const callbackOf = ({ transactionId, pcUserId }: About, what: object, errorCode = 0): string =>
  JSON.stringify({
    pc_callback: {
      type: 'transaction_callback',
      version: 3,
      result: { error_code: errorCode, error_message: errorCode === 0 ? 'OK' : 'failed' },
      transaction_callback: { transaction_id: transactionId, user_id: pcUserId, ...what },
    },
  })
const confirming = (about: About, confirmCode: string): string =>
  callbackOf(about, {
    confirmation: {
      confirm_code: confirmCode,
      signed_at: new Date(bank.clock.now()).toISOString(),
    },
  })
const declining = (about: About, reason = 'no'): string =>
  callbackOf(about, { declination: { reason } })

/** As the server would send it, or as somebody would who knows nothing of the secret. */
async function post(body: string, over: Record<string, string | undefined> = {}): Promise<number> {
  const signed = await signPayControlCallback(callbackSecret, bank.clock.now(), body)
  const headers = {
    'content-type': 'application/json',
    [payControlTimeHeader]: signed.time,
    [payControlSignatureHeader]: signed.signature,
    ...over,
  }
  const known = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return bank.post(body, Object.fromEntries(known))
}
const documentStateOf = async (document: PaymentDocument) => {
  const { statusCode, signatures } = await bank.find(document.id)
  return [statusCode, signatures.length]
}
const waiting = ['FIRST_SIGN_IN_PAY_CONTROL', 0]
const signed = ['FIRST_SIGN_IN_PAY_CONTROL_COMPLETE', 1]

describe('a callback that somebody has made up', () => {
  test('without the secret is turned away, whatever stands in it', async () => {
    const document = await sent()
    const about = await onPhone(document)
    const body = confirming(about, await confirmCodeOf(about.transactionId))
    const forged = await signPayControlCallback('a guess', bank.clock.now(), body)
    for (const over of [
      { [payControlSignatureHeader]: undefined },
      { [payControlTimeHeader]: undefined },
      { [payControlSignatureHeader]: '' },
      { [payControlSignatureHeader]: '0'.repeat(64) },
      { [payControlSignatureHeader]: forged.signature },
      { [payControlTimeHeader]: '1' },
      { [payControlTimeHeader]: '-1' },
    ]) {
      expect(await post(body, over)).toBe(401)
    }
    expect(await documentStateOf(document)).toEqual(waiting)
    expect(await post(body)).toBe(200)
    expect(await documentStateOf(document)).toEqual(signed)
  })

  test('of a genuine one with another byte, or a later time, is turned away', async () => {
    const document = await sent()
    const about = await onPhone(document)
    const body = confirming(about, await confirmCodeOf(about.transactionId))
    const { time, signature } = await signPayControlCallback(
      callbackSecret,
      bank.clock.now(),
      declining(about),
    )
    const headers = { [payControlTimeHeader]: time, [payControlSignatureHeader]: signature }
    expect(await post(body, headers)).toBe(401)
    expect(await post(`${declining(about)} `, headers)).toBe(401)
    expect(await post(declining(about), { [payControlTimeHeader]: String(Number(time) + 1) })).toBe(
      401,
    )
    expect(await documentStateOf(document)).toEqual(waiting)
  })

  test('of any size or form is turned away before it is read', async () => {
    const huge = await post(callbackOf(await onPhone(await sent()), { more: 'x'.repeat(20_000) }))
    expect(huge).toBe(413)
    for (const body of ['', 'null', '[]', '{', '{"pc_callback":null}', '"x"'.repeat(9)]) {
      expect(await post(body)).toBe(400)
    }
    const read = await bank.app.inject({ method: 'GET', url: callbackPath })
    expect(read.statusCode).toBe(404)
  })

  test.each([
    ['x'],
    ['1'],
    ["' or 1=1 --"],
    ['11111111-2222-4333-8444-55555555555'],
    ['{11111111-2222-4333-8444-555555555555}'],
    ['a\0'],
    ['\ud800'],
    ['x'.repeat(8_000)],
  ])('with the right secret and the id %j is a fault of the caller', async transactionId => {
    expect(await post(declining({ transactionId, pcUserId: 'x' }))).toBe(400)
  })

  test('with texts that nobody can store changes nothing but its document', async () => {
    const document = await sent()
    const about = await onPhone(document)
    expect(await post(declining({ ...about, pcUserId: `${about.pcUserId}\0` }))).toBe(400)
    expect(await documentStateOf(document)).toEqual(waiting)
    expect(await post(declining(about, 'no\0reason'))).toBe(200)
    expect((await documentStateOf(document))[0]).toBe('CANCELED_SIGN_ONE')
  })

  test('before the request reached the phone finds no owner', async () => {
    const document = await bank.document({ signType: 'PAY_CONTROL' })
    await bank.useCases.sendForSigning(creator(), bank.request(), ref(document))
    const [request] = await bank.signing.phones.of(organisationId, 'payment', document.id)
    const transactionId = request?.transactionId ?? randomUUID()
    for (const pcUserId of ['undefined', 'null', 'x']) {
      expect([403, 404]).toContain(await post(declining({ transactionId, pcUserId })))
    }
    await bank.settle()
    expect(await documentStateOf(document)).toEqual(waiting)
  })
})

describe('a confirmation', () => {
  test('of one document confirms no other of the same person', async () => {
    const [cheap, dear] = [await sent(), await sent()]
    const code = await confirmCodeOf((await onPhone(cheap)).transactionId)
    const about = await onPhone(dear)
    expect(await post(confirming(about, code))).toBe(400)
    expect(await documentStateOf(dear)).toEqual(waiting)
    // And the phone can still answer for itself.
    expect(await post(confirming(about, await confirmCodeOf(about.transactionId)))).toBe(200)
    expect(await documentStateOf(dear)).toEqual(signed)
  })

  test('in the name of another key confirms nothing', async () => {
    const document = await sent()
    const about = await onPhone(document)
    const code = await confirmCodeOf(about.transactionId)
    expect(await post(confirming({ ...about, pcUserId: randomUUID() }, code))).toBe(403)
    expect(await documentStateOf(document)).toEqual(waiting)
  })

  test('that was given stands, whatever is reported after it', async () => {
    const document = await sent()
    const about = await onPhone(document)
    const body = confirming(about, await confirmCodeOf(about.transactionId))
    expect(await post(body)).toBe(200)
    expect(await post(declining(about))).toBe(409)
    expect(await post(callbackOf(about, {}, 5))).toBe(409)
    expect(await post(body)).toBe(200)
    expect(await documentStateOf(document)).toEqual(signed)
  })

  test('after a refusal, or a failure, comes too late', async () => {
    const refused = await sent()
    const first = await onPhone(refused)
    expect(await post(declining(first))).toBe(200)
    expect(await post(confirming(first, 'x'))).toBe(409)
    expect(await documentStateOf(refused)).toEqual(['CANCELED_SIGN_ONE', 0])
    const failed = await sent()
    const second = await onPhone(failed)
    const code = await confirmCodeOf(second.transactionId)
    expect(await post(callbackOf(second, {}, 5))).toBe(200)
    expect(await post(confirming(second, code))).toBe(409)
    expect(await documentStateOf(failed)).toEqual(waiting)
  })

  test('and a refusal at once make one end, and the document and its request agree on it', async () => {
    const document = await sent()
    const about = await onPhone(document)
    const body = confirming(about, await confirmCodeOf(about.transactionId))
    const answers = await Promise.all([post(body), post(declining(about)), post(body)])
    await bank.settle()
    const [statusCode, count] = await documentStateOf(document)
    const [request] = await bank.signing.phones.of(organisationId, 'payment', document.id)
    expect(answers).toContain(200)
    expect([statusCode, count, request?.state]).toEqual(
      count === 1 ? [...signed, 'CONFIRMED'] : ['CANCELED_SIGN_ONE', 0, 'DECLINED'],
    )
  })

  test('that refuses with a word turned round is kept in signs that can be seen', async () => {
    const document = await sent()
    expect(await post(declining(await onPhone(document), ' не\u202Eмоё\u0007 '))).toBe(200)
    const [request] = await bank.signing.phones.of(organisationId, 'payment', document.id)
    expect(request).toMatchObject({ state: 'DECLINED', reason: 'не моё' })
  })

  test('by the phone that was replaced meanwhile confirms nothing', async () => {
    const document = await sent()
    const { transactionId } = await onPhone(document)
    const { personId, fullName } = testActor('FIRST')
    const issued = await bank.services.payControl.regenerateKey({
      requestId: randomUUID(),
      legalPartyId: organisationId,
      personId,
      fullName,
      signRight: 'FIRST',
    })
    if (!issued.ok) throw new Error(issued.error.code)
    expect(await handset().confirm(transactionId)).toMatchObject({ ok: false })
    await handset().takeKey(issued.value.qr)
    bank.clock.advanceMinutes(1)
    await bank.settle()
    expect(await documentStateOf(document)).toEqual(waiting)
    // The new phone gets a new request, and answers.
    await bank.useCases.requestPhones(creator(), bank.request(), ref(document))
    await bank.settle()
    const about = await onPhone(document)
    expect(about.transactionId).not.toBe(transactionId)
    await confirmCodeOf(about.transactionId)
    await bank.services.sendCallbacks()
    bank.clock.advanceMinutes(1)
    await bank.settle()
    expect(await documentStateOf(document)).toEqual(signed)
  })
})

describe('who has lost their right while the phone showed the request', () => {
  async function confirmedAs(
    over: { signRight?: SignRight; userContractState?: 'FROZEN' } | 'gone',
  ) {
    const document = await sent()
    const about = await onPhone(document)
    const body = confirming(about, await confirmCodeOf(about.transactionId))
    const { peopleOf } = bank.accessControl
    bank.accessControl.peopleOf = async party =>
      (await peopleOf(party)).flatMap(one => {
        if (one.signRight !== 'FIRST') return [one]
        return over === 'gone' ? [] : [{ ...one, ...over }]
      })
    try {
      expect(await post(body)).toBe(200)
      await bank.settle()
    } finally {
      bank.accessControl.peopleOf = peopleOf
    }
    const [request] = await bank.signing.phones.of(organisationId, 'payment', document.id)
    return { document, request }
  }

  test.each([
    ['was frozen', { userContractState: 'FROZEN' as const }],
    ['signs at another stage now', { signRight: 'SECOND' as const }],
    ['only creates now', { signRight: 'CREATOR' as const }],
    ['left', 'gone' as const],
  ])('because they %s signs nothing, and the request says why', async (_what, over) => {
    const { document, request } = await confirmedAs(over)
    expect(await documentStateOf(document)).toEqual(waiting)
    expect(request).toMatchObject({ state: 'FAILED', reason: 'FORBIDDEN' })
  })

  test.each(['AUDITOR', 'CASH_MANAGER', 'CASHIER', 'NONE'] as const)(
    'or never had it, as %s, neither requests confirmation on phones nor cancels requests',
    async signRight => {
      const document = await sent()
      const actor = bank.signatory(signRight, 'PAY_CONTROL')
      for (const act of [bank.useCases.requestPhones, bank.useCases.cancelPhones]) {
        expect(await act(actor, bank.request(), ref(document))).toMatchObject({
          ok: false,
          error: { code: 'FORBIDDEN' },
        })
      }
      expect((await onPhone(document)).transactionId).not.toBe('')
    },
  )
})
