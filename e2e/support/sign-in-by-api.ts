import { pbkdf2Sync, randomUUID } from 'node:crypto'

import type { APIRequestContext, APIResponse } from '@playwright/test'

import { bankAddress } from './address.ts'
import { freshCode } from './one-time-code.ts'
import { simulator } from './simulator.ts'

interface Challenge {
  readonly parameters: {
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
  }
}

const mostAttempts = 3

/**
 * Signs a person in by the calls that the sign-in page makes; the cookie stays in the context of the requests.
 * Tests beside this one may use codes of the same person, so a code that is already used is replaced.
 */
export async function signInByApi(request: APIRequestContext, clientId: string): Promise<void> {
  const api = `${bankAddress()}/api/v1`
  const headers = { 'X-Tartip-Client': 'web', Origin: bankAddress(), 'Accept-Language': 'ru' }
  const { password } = await simulator.person(clientId)
  for (let attempt = 1; ; attempt += 1) {
    const challenge = await answerOf<Challenge>(await request.get(`${api}/captcha`, { headers }))
    const credentials = {
      'device-id': randomUUID(),
      username: clientId,
      password: encodeURIComponent(password),
      'captcha-token': encodeURIComponent(solve(challenge)),
    }
    await answerOf(await request.get(`${api}/login`, { headers: { ...headers, ...credentials } }))
    const code = await freshCode(clientId)
    const confirmed = await request.post(`${api}/login/confirm`, { headers, data: { code } })
    if (confirmed.ok()) return
    const refusal = await confirmed.text()
    if (attempt === mostAttempts || !refusal.includes('OTP_ALREADY_USED')) {
      throw new Error(`${clientId} could not sign in: ${refusal}`)
    }
  }
}

async function answerOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} was refused: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** The proof of work of the sign-in page (ALTCHA): counts up until the derived key begins as required. */
function solve(challenge: Challenge): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const counted = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; ; counter += 1) {
    counted.writeUInt32BE(counter, counted.length - 4)
    const derivedKey = pbkdf2Sync(
      counted,
      Buffer.from(salt, 'hex'),
      cost,
      keyLength,
      'sha256',
    ).toString('hex')
    if (derivedKey.startsWith(keyPrefix)) {
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString(
        'base64',
      )
    }
  }
}
