import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { err, holds } from '@tartip/domain/result'

import type { SeedPerson } from '../../public.ts'
import { createFlow, outcomeOf } from '../../testing/flow-steps.ts'
import { testAccessControl, type TestAccessControl } from '../../testing/test-access-control.ts'
import type { TokenLoginProof } from './token-login.ts'

let bank: TestAccessControl
let legalPartyId: string
const proofs: TokenLoginProof[] = []

beforeAll(async () => {
  bank = await testAccessControl({
    verifyTokenLogin: async proof => {
      proofs.push(proof)
      return proof.signature === 'right' ? holds : err('CERTIFICATE_UNTRUSTED')
    },
  })
})
afterAll(() => bank.close())

async function holder(signType: 'RU_TOKEN_2' | 'TOTP'): Promise<SeedPerson> {
  const company = await bank.addOrganisation({ signType })
  legalPartyId = company.legalPartyId
  const person = await bank.addPerson()
  await bank.addUserContract(person, company)
  return person
}

async function begin(person: SeedPerson) {
  const flow = createFlow(bank)
  const started = await bank.logIn(person)
  flow.takeOver(started)
  const challenged = await flow.call('GET', '/login/confirm/rutoken')
  const challenge = String(challenged.body['challenge'])
  const show = (signature: string, shown = challenge) =>
    flow.call('POST', '/login/confirm/rutoken', { challenge: shown, signature }, true)
  return { started, challenged, challenge, show, flow }
}

describe('a hardware token', () => {
  test('confirms the sign-in of who has a contract that signs with one', async () => {
    const person = await holder('RU_TOKEN_2')
    const { started, challenged, challenge, show } = await begin(person)
    expect(started.body['available2fa']).toEqual(['TOTP', 'RU_TOKEN_2'])
    expect(challenged.body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      expiresInSeconds: 120,
    })
    const entered = await show('right')
    expect(entered.body).toEqual({ expiresInSeconds: 900 })
    expect(proofs.at(-1)).toEqual({
      personId: person.personId,
      legalPartyIds: [legalPartyId],
      challenge,
      signature: 'right',
    })
  })

  test('is not offered to others', async () => {
    const { started, challenged } = await begin(await holder('TOTP'))
    expect(started.body['available2fa']).toEqual(['TOTP'])
    expect(outcomeOf(challenged)).toEqual([400, 'TOKEN_LOGIN_UNAVAILABLE'])
  })

  test('signs each challenge once, its own, and within two minutes', async () => {
    const person = await holder('RU_TOKEN_2')
    const first = await begin(person)
    expect(outcomeOf(await first.show('wrong'))).toEqual([400, 'CERTIFICATE_UNTRUSTED'])
    expect(outcomeOf(await first.show('right'))).toEqual([403, 'SIGN_IN_EXPIRED'])
    const second = await begin(person)
    expect(outcomeOf(await second.show('right', first.challenge))).toEqual([403, 'SIGN_IN_EXPIRED'])
    const third = await begin(person)
    bank.clock.advanceMinutes(2)
    expect(outcomeOf(await third.show('right'))).toEqual([403, 'SIGN_IN_EXPIRED'])
  })

  test('that signs wrongly counts like a wrong code', async () => {
    const person = await holder('RU_TOKEN_2')
    const left: unknown[] = []
    for (let tried = 0; tried < 4; tried += 1) {
      const { body } = await (await begin(person)).show('wrong')
      left.push((body['params'] as { attemptsLeft: number }).attemptsLeft)
    }
    expect(left).toEqual([4, 3, 2, 1])
    expect(outcomeOf(await (await begin(person)).show('wrong'))).toEqual([
      403,
      'TemporaryLockoutException',
    ])
  })

  test('needs a captcha like every guess', async () => {
    const { flow, challenge } = await begin(await holder('RU_TOKEN_2'))
    const bare = await flow.call('POST', '/login/confirm/rutoken', {
      challenge,
      signature: 'right',
    })
    expect(outcomeOf(bare)).toEqual([400, 'CAPTCHA_INVALID'])
  })
})
