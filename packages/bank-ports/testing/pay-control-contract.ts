import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  isConfirmedBy,
  type PayControlKeyRequest,
  type PayControlTransaction,
} from '../src/pay-control.ts'
import { type PayControlCallback, readPayControlCallback } from '../src/pay-control-callback.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'
import {
  activeKey,
  issued,
  keyRequest,
  type PayControlUnderTest,
  type ReceivedCallback,
  type Server,
  transaction,
} from './pay-control-under-test.ts'

/** What any server behind `PayControl` must do; run it against each implementation. */
export function describePayControlContract(
  name: string,
  makeServer: () => Promise<PayControlUnderTest>,
): void {
  describe(`pay-control: ${name}`, () => {
    let server: PayControlUnderTest

    beforeAll(async () => {
      server = await makeServer()
    })
    afterAll(() => server.close())

    keyTests(() => server)
    transactionTests(() => server)
    callbackTests(() => server)
  })
}

function keyTests(server: Server): void {
  test('a new key is usable once a phone has taken it, and its secret is shown once', async () => {
    const request = keyRequest(server())
    const { key, qr, keyText } = await issued(server(), request)
    expect(key).toMatchObject({ status: 'CREATED', username: request.fullName })
    expect(qr).not.toBe(keyText)
    expect(await server().takeKey(qr)).toBe(true)
    const [stored] = await server().payControl.keysOf(request.legalPartyId)
    expect(stored).toMatchObject({ pcUserId: key.pcUserId, status: 'ACTIVE' })
    expect(JSON.stringify(stored)).not.toContain(keyText.replaceAll('-', ''))
    expect(await server().payControl.createKey(request)).toMatchObject({
      error: { code: 'KEY_ALREADY_ISSUED' },
    })
  })

  test('another request for a key under a known id is refused, whatever was changed', async () => {
    const { payControl, newId } = server()
    const request = keyRequest(server())
    await issued(server(), request)
    const changes: ChangesOf<PayControlKeyRequest, 'requestId'> = {
      legalPartyId: newId(),
      personId: newId(),
      fullName: 'Другой',
      signRight: 'SECOND',
    }
    await expectChangesRefused(request, changes, one => payControl.createKey(one))
    expect(await payControl.regenerateKey(request)).toMatchObject({
      error: { code: 'REQUEST_CHANGED' },
    })
    expect(await payControl.keysOf(request.legalPartyId)).toMatchObject([{ status: 'CREATED' }])
  })

  test('the key can be typed in by hand instead', async () => {
    const { keyText } = await issued(server(), keyRequest(server()))
    expect(await server().takeKey(` ${keyText.replaceAll('-', ' ')} `)).toBe(true)
  })

  test('a second phone does not get the key of the first', async () => {
    const { qr } = await issued(server(), keyRequest(server()))
    const taken = await Promise.all([server().takeKey(qr), server().takeKey(qr)])
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await server().takeKey(qr)).toBe(false)
  })

  test('a person has one key: of many requests at once one is answered with it', async () => {
    const { legalPartyId, personId } = keyRequest(server())
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server().payControl.createKey(keyRequest(server(), { legalPartyId, personId })),
      ),
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    const refused = answers.filter(answer => !answer.ok).map(answer => answer.error.code)
    expect(new Set(refused)).toEqual(new Set(['KEY_EXISTS']))
  })

  test('a regenerated key ends the earlier one and what waited for it', async () => {
    const request = keyRequest(server())
    const old = await activeKey(server(), request)
    const waiting = transaction(server(), old.pcUserId)
    await server().payControl.requestConfirmation(waiting)
    const again = { ...request, requestId: server().newId() }
    const answers = await Promise.all([1, 2, 3].map(() => server().payControl.regenerateKey(again)))
    expect(answers.filter(({ ok }) => ok)).toMatchObject([
      { value: { key: { status: 'CREATED' } } },
    ])
    const repeated = { error: { code: 'KEY_ALREADY_ISSUED' } }
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([repeated, repeated])
    expect(await server().payControl.outcomeOf(waiting.transactionId)).toMatchObject({
      state: 'FAILED',
    })
    const more = transaction(server(), old.pcUserId)
    expect(await server().payControl.requestConfirmation(more)).toMatchObject({
      error: { code: 'KEY_NOT_FOUND' },
    })
  })

  test('there is nothing to regenerate for a person without a key', async () => {
    expect(await server().payControl.regenerateKey(keyRequest(server()))).toMatchObject({
      error: { code: 'KEY_NOT_FOUND' },
    })
  })

  test.each(['CREATOR', 'AUDITOR', 'NONE'] as const)(
    'a %s has nothing to sign',
    async signRight => {
      expect(
        await server().payControl.createKey(keyRequest(server(), { signRight })),
      ).toMatchObject({
        error: { code: 'KEY_OWNER_CANNOT_SIGN' },
      })
    },
  )

  test('a key that was not taken in its year is of no use, and a new one is given', async () => {
    const request = keyRequest(server())
    const { key, qr } = await issued(server(), request)
    const { payControl, now } = server()
    server().advanceSeconds((key.expirationDate - now()) / 1_000)
    expect(await payControl.keysOf(request.legalPartyId)).toMatchObject([{ status: 'CREATED' }])
    server().advanceSeconds(60)
    expect(await payControl.keysOf(request.legalPartyId)).toMatchObject([{ status: 'EXPIRED' }])
    expect(await server().takeKey(qr)).toBe(false)
    const again = { ...request, requestId: server().newId() }
    expect(await payControl.createKey(again)).toMatchObject({ ok: true })
  })

  test('a key that has run out confirms nothing, also what was requested before', async () => {
    const { pcUserId, expirationDate } = await activeKey(server())
    const { payControl, now } = server()
    const request = transaction(server(), pcUserId, { validUntil: expirationDate + 120_000 })
    await payControl.requestConfirmation(request)
    server().advanceSeconds((expirationDate - now()) / 1_000 + 60)
    await server().confirm(request.transactionId)
    expect(await payControl.outcomeOf(request.transactionId)).toMatchObject({ state: 'WAITING' })
    expect(await payControl.requestConfirmation(transaction(server(), pcUserId))).toMatchObject({
      error: { code: 'KEY_EXPIRED' },
    })
  })

  test('a removed key can be removed again, an unknown one not', async () => {
    const request = keyRequest(server())
    await activeKey(server(), request)
    const { payControl } = server()
    const { legalPartyId, personId } = request
    expect(await payControl.removeKey(legalPartyId, personId)).toMatchObject({ ok: true })
    expect(await payControl.removeKey(legalPartyId, personId)).toMatchObject({ ok: true })
    expect(await payControl.keysOf(legalPartyId)).toMatchObject([{ status: 'REMOVED' }])
    expect(await payControl.removeKey(legalPartyId, server().newId())).toMatchObject({
      error: { code: 'KEY_NOT_FOUND' },
    })
  })
}

function transactionTests(server: Server): void {
  test('a confirmation proves itself with what is stored, and nothing else', async () => {
    const { pcUserId, legalPartyId } = await activeKey(server())
    const request = transaction(server(), pcUserId)
    expect(await server().payControl.requestConfirmation(request)).toMatchObject({
      value: { state: 'WAITING' },
    })
    expect(await server().shownOnPhone(pcUserId)).toEqual([request.text])
    await server().confirm(request.transactionId)
    const outcome = await server().payControl.outcomeOf(request.transactionId)
    expect(outcome).toMatchObject({ state: 'CONFIRMED', answeredAt: server().now() })
    const [key] = await server().payControl.keysOf(legalPartyId)
    const [publicKey, code] = [key?.publicKey ?? '', outcome?.confirmCode ?? '']
    const { transactionId, digest } = request
    expect(await isConfirmedBy(publicKey, transactionId, digest, code)).toBe(true)
    expect(await isConfirmedBy(publicKey, transactionId, 'cd'.repeat(32), code)).toBe(false)
    expect(await isConfirmedBy(publicKey, server().newId(), digest, code)).toBe(false)
    expect(await isConfirmedBy('AAAA', transactionId, digest, code)).toBe(false)
  })

  test('another request to a phone under a known id is refused, whatever was changed', async () => {
    const { pcUserId } = await activeKey(server())
    const other = await activeKey(server())
    const { payControl, now, callbackUrl } = server()
    const changes: ChangesOf<PayControlTransaction, 'transactionId'> = {
      pcUserId: other.pcUserId,
      text: 'Другое',
      digest: 'cd'.repeat(32),
      validUntil: now() + 300_001,
      callbackUrl: `${callbackUrl}/other`,
    }
    const request = transaction(server(), pcUserId)
    await expectChangesRefused(request, changes, one => payControl.requestConfirmation(one))
    expect(await server().shownOnPhone(other.pcUserId)).toEqual([])
  })

  test('the same request again pushes nothing twice', async () => {
    const { pcUserId } = await activeKey(server())
    const request = transaction(server(), pcUserId)
    const { payControl } = server()
    await Promise.all([1, 2, 3, 4].map(() => payControl.requestConfirmation(request)))
    expect(await server().shownOnPhone(pcUserId)).toHaveLength(1)
  })

  test('a key without a phone, and a blocked one, confirm nothing', async () => {
    const { key } = await issued(server(), keyRequest(server()))
    const { payControl } = server()
    expect(await payControl.requestConfirmation(transaction(server(), key.pcUserId))).toMatchObject(
      {
        error: { code: 'KEY_NOT_ACTIVATED' },
      },
    )
    const { pcUserId } = await activeKey(server())
    await server().block(pcUserId)
    expect(await payControl.requestConfirmation(transaction(server(), pcUserId))).toMatchObject({
      error: { code: 'KEY_BLOCKED' },
    })
  })

  test('a phone that was blocked meanwhile confirms nothing, and nobody declines without a word', async () => {
    const { pcUserId } = await activeKey(server())
    const request = transaction(server(), pcUserId)
    const { payControl } = server()
    await payControl.requestConfirmation(request)
    await server().decline(request.transactionId, '  ')
    expect(await payControl.outcomeOf(request.transactionId)).toMatchObject({ state: 'WAITING' })
    await server().block(pcUserId)
    await server().confirm(request.transactionId)
    expect(await payControl.outcomeOf(request.transactionId)).toMatchObject({ state: 'WAITING' })
  })

  test.each(['', '  ', 'ы'.repeat(4_001)])('a text must have 1 to 4,000 characters', async text => {
    const { pcUserId } = await activeKey(server())
    const { payControl } = server()
    expect(
      await payControl.requestConfirmation(transaction(server(), pcUserId, { text })),
    ).toMatchObject({ error: { code: 'TEXT_INVALID' } })
    const longest = transaction(server(), pcUserId, { text: 'ы'.repeat(4_000) })
    expect(await payControl.requestConfirmation(longest)).toMatchObject({ ok: true })
  })

  test('a request is answered until its last moment, and not after it', async () => {
    const { pcUserId } = await activeKey(server())
    const validUntil = server().now() + 60_000
    const [first, second] = [
      transaction(server(), pcUserId, { validUntil }),
      transaction(server(), pcUserId, { validUntil }),
    ]
    const { payControl } = server()
    await payControl.requestConfirmation(first)
    await payControl.requestConfirmation(second)
    server().advanceSeconds(60)
    await server().confirm(first.transactionId)
    server().advanceSeconds(0.001)
    await server().confirm(second.transactionId)
    expect(await payControl.outcomeOf(first.transactionId)).toMatchObject({ state: 'CONFIRMED' })
    expect(await payControl.outcomeOf(second.transactionId)).toMatchObject({ state: 'EXPIRED' })
  })

  test('after its time a request is EXPIRED and gone from the phone', async () => {
    const { pcUserId } = await activeKey(server())
    const request = transaction(server(), pcUserId, { validUntil: server().now() + 60_000 })
    await server().payControl.requestConfirmation(request)
    server().advanceSeconds(61)
    expect(await server().shownOnPhone(pcUserId)).toEqual([])
    await server().confirm(request.transactionId)
    expect(await server().payControl.outcomeOf(request.transactionId)).toMatchObject({
      state: 'EXPIRED',
    })
  })

  test('a request that was withdrawn is gone; an answer that was faster stands', async () => {
    const { pcUserId } = await activeKey(server())
    const [taken, answered] = [transaction(server(), pcUserId), transaction(server(), pcUserId)]
    const { payControl } = server()
    await payControl.requestConfirmation(taken)
    await payControl.requestConfirmation(answered)
    expect(await payControl.cancel(taken.transactionId)).toMatchObject({ state: 'CANCELLED' })
    await server().confirm(taken.transactionId)
    expect(await payControl.outcomeOf(taken.transactionId)).toMatchObject({ state: 'CANCELLED' })
    await server().confirm(answered.transactionId)
    expect(await payControl.cancel(answered.transactionId)).toMatchObject({ state: 'CONFIRMED' })
    expect(await payControl.cancel(server().newId())).toBeUndefined()
  })
}

function callbackTests(server: Server): void {
  const read = async ({ headers, body }: ReceivedCallback): Promise<PayControlCallback> => {
    const { callbackSecret, now } = server()
    const callback = await readPayControlCallback(callbackSecret, headers, body, now())
    if (!callback.ok) throw new Error(`Not a callback: ${callback.error.code}`)
    return callback.value
  }

  test('confirmation and refusal are reported by authenticated callbacks, once when taken', async () => {
    await server().received()
    const { pcUserId } = await activeKey(server())
    const [first, second] = [transaction(server(), pcUserId), transaction(server(), pcUserId)]
    await server().payControl.requestConfirmation(first)
    await server().payControl.requestConfirmation(second)
    await server().confirm(first.transactionId)
    await server().decline(second.transactionId, 'Неверные данные')
    const callbacks = await Promise.all((await server().received()).map(read))
    expect(callbacks).toHaveLength(2)
    expect(callbacks).toContainEqual(
      expect.objectContaining({ kind: 'CONFIRMED', transactionId: first.transactionId, pcUserId }),
    )
    expect(callbacks).toContainEqual({
      kind: 'DECLINED',
      transactionId: second.transactionId,
      pcUserId,
      reason: 'Неверные данные',
    })
    server().advanceSeconds(120)
    expect(await server().received()).toEqual([])
  })

  test('of what was withdrawn nothing is reported', async () => {
    const { pcUserId } = await activeKey(server())
    const request = transaction(server(), pcUserId)
    await server().payControl.requestConfirmation(request)
    await server().received()
    await server().payControl.cancel(request.transactionId)
    expect(await server().received()).toEqual([])
  })

  test('a callback that the receiver refuses does not come again', async () => {
    const { pcUserId } = await activeKey(server())
    const request = transaction(server(), pcUserId)
    await server().payControl.requestConfirmation(request)
    await server().confirm(request.transactionId)
    server().answerWith(404)
    expect(await server().received()).toHaveLength(1)
    server().answerWith(200)
    server().advanceSeconds(120)
    expect(await server().received()).toEqual([])
  })

  const busy = [429, 500, 503]
  test.each(busy)('a callback answered with %i comes again, the same one', async status => {
    const { pcUserId } = await activeKey(server())
    const request = transaction(server(), pcUserId)
    await server().payControl.requestConfirmation(request)
    server().answerWith(status)
    await server().confirm(request.transactionId)
    const [first] = await server().received()
    server().answerWith(200)
    server().advanceSeconds(120)
    const [second, ...more] = await server().received()
    expect(second?.body).toBe(first?.body)
    expect(more).toEqual([])
    server().advanceSeconds(120)
    expect(await server().received()).toEqual([])
  })
}
