import { describe, expect, test } from 'vitest'
import { fromIso } from '@tartip/domain/time/instant'
import {
  parsePayControlCallback,
  readPayControlCallback,
  signPayControlCallback,
} from './pay-control-callback.ts'

const transactionId = '11111111-2222-4333-8444-555555555555'
const pcUserId = 'bank-00000000-0000-4000-8000-000000000001'
const confirmation = { confirm_code: 'INVENTED', signed_at: '2026-10-08T09:00:00Z' }

function body(change: {
  type?: string
  version?: number
  result?: object
  content?: object
}): string {
  return JSON.stringify({
    pc_callback: {
      type: change.type ?? 'transaction_callback',
      version: change.version ?? 3,
      result: change.result ?? { error_code: 0, error_message: 'OK' },
      transaction_callback: {
        transaction_id: transactionId,
        user_id: pcUserId,
        ...(change.content ?? { confirmation }),
      },
    },
  })
}

describe('what a callback says', () => {
  test('a confirmation names the transaction, the person, the code and the instant', () => {
    expect(parsePayControlCallback(body({}))).toEqual({
      ok: true,
      value: {
        kind: 'CONFIRMED',
        transactionId,
        pcUserId,
        confirmCode: 'INVENTED',
        signedAt: fromIso('2026-10-08T09:00:00Z'),
      },
    })
  })

  test('a refusal carries its reason', () => {
    const declined = body({ content: { declination: { reason: 'wrong data' } } })
    expect(parsePayControlCallback(declined)).toMatchObject({
      value: { kind: 'DECLINED', reason: 'wrong data' },
    })
  })

  test('neither confirmation nor refusal is not guessed at', () => {
    expect(parsePayControlCallback(body({ content: {} }))).toMatchObject({
      value: { kind: 'UNCLEAR', transactionId },
    })
  })

  test('an error of the server signs nothing, whatever stands beside it', () => {
    const failed = body({ result: { error_code: 17, error_message: 'INVENTED' } })
    expect(parsePayControlCallback(failed)).toMatchObject({
      value: { kind: 'FAILED', errorCode: 17, message: 'INVENTED' },
    })
  })

  test.each([
    ['another version', body({ version: 4 })],
    ['another type', body({ type: 'user_callback' })],
    ['an empty object', '{}'],
    ['a text that is not JSON', 'not json'],
    ['a list', '[]'],
    ['nothing', ''],
    ['both at once', body({ content: { confirmation, declination: { reason: 'no' } } })],
    ['a confirmation without its code', body({ content: { confirmation: { signed_at: 'x' } } })],
    [
      'a day that does not exist',
      body({ content: { confirmation: { ...confirmation, signed_at: '2026-02-30T09:00:00Z' } } }),
    ],
    ['no transaction', body({ content: { confirmation, transaction_id: '' } })],
    ['an error code that is a text', body({ result: { error_code: '0' } })],
    ['a prototype for a field', '{"__proto__":{"pc_callback":{"type":"transaction_callback"}}}'],
  ])('%s is malformed', (_what, text) => {
    expect(parsePayControlCallback(text)).toEqual({
      ok: false,
      error: { code: 'CALLBACK_MALFORMED', params: {} },
    })
  })
})

describe('whose a callback is', () => {
  const secret = 'the secret that both sides were configured with'
  const now = fromIso('2026-10-08T09:00:01Z')

  test('a callback that was signed with the agreed secret is read', async () => {
    const headers = await signPayControlCallback(secret, now, body({}))
    expect(await readPayControlCallback(secret, headers, body({}), now)).toMatchObject({
      value: { kind: 'CONFIRMED' },
    })
  })

  test('without the agreed protection, or with another one, it is nobody’s', async () => {
    const own = await signPayControlCallback(secret, now, body({}))
    const foreign = [
      { time: undefined, signature: undefined },
      { ...own, signature: 'abc' },
      await signPayControlCallback('another secret', now, body({})),
      await signPayControlCallback(secret, now, body({ version: 4 })),
    ]
    for (const headers of foreign) {
      expect(await readPayControlCallback(secret, headers, body({}), now)).toMatchObject({
        error: { code: 'CALLBACK_UNAUTHENTICATED' },
      })
    }
  })

  test('a callback that somebody has kept is of no use later', async () => {
    const headers = await signPayControlCallback(secret, now, body({}))
    for (const minutes of [6, -6]) {
      expect(
        await readPayControlCallback(secret, headers, body({}), now + minutes * 60_000),
      ).toMatchObject({ error: { code: 'CALLBACK_UNAUTHENTICATED' } })
    }
  })
})
