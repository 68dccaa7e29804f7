import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { BankContract, BankPerson } from '@tartip/bank-ports/contracts-and-registration'

import { createFlow, newPassword, otherThan, outcomeOf } from '../../testing/flow-steps.ts'
import {
  deviceId,
  testAccessControl,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

let bank: TestAccessControl

beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

let serial = 0

/** Somebody whom a contract of the bank names and who has never been here. */
function invited(): BankPerson & { contract: BankContract } {
  serial += 1
  const person: BankPerson = {
    personId: bank.ids.uuid(),
    inn: `20305198800${String(serial).padStart(3, '0')}`,
    fullName: 'Сыдыкова Айжан Руслановна',
    shortName: 'А. Сыдыкова',
    phone: `99655500${String(serial).padStart(4, '0')}`,
    isResident: true,
    postVerificationStatus: 'Pending',
  }
  const contract: BankContract = {
    contractId: bank.ids.uuid(),
    legalPartyId: bank.ids.uuid(),
    companyName: 'ОсОО «Жаңы Жол»',
    inn: '01234567890124',
    contractNum: `ИБ-Р${serial}`,
    isActive: true,
    signScheme: 'ONE_SIGNATORY',
    signType: 'TOTP',
    createdDate: '2026-11-01',
    expirationDate: '2036-11-01',
    departmentCode: '001',
    departmentName: { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' },
  }
  bank.bankPorts.knows(person, [contract])
  return { ...person, contract }
}

const codesTo = (mobile: string) =>
  bank.bankPorts.messages.filter(one => one.phone === mobile && one.purpose === 'CODE').length

describe('registration', () => {
  test('makes a person of somebody whom a contract names, with a client ID of their own', async () => {
    const { inn, phone, contract, personId } = invited()
    const flow = createFlow(bank)
    const started = await flow.register(inn, `0${phone.slice(3)}`)
    expect(started.body).toMatchObject({ form: 'REGISTER', step: 'SMS', sms: { sendsLeft: 4 } })
    expect((await flow.confirm(bank.bankPorts.lastCode(phone))).body).toEqual({
      form: 'REGISTER',
      step: 'PASSWORD',
    })
    const set = await flow.setPassword(newPassword)
    expect(set.body).toMatchObject({ form: 'REGISTER', step: 'TOTP' })
    const clientId = String(set.body['clientId'])
    expect(clientId).toMatch(/^\d{6}$/)
    const entered = await flow.enrol(flow.firstCode(set))
    const session = await bank.module.accessControl.authenticate(bank.tokenOf(entered), true)
    expect(session?.actor).toMatchObject({
      personId,
      legalPartyId: contract.legalPartyId,
      companyName: contract.companyName,
      signRight: 'FIRST',
      postVerificationStatus: 'Pending',
    })
    const again = await bank.logIn(undefined, { username: clientId, password: newPassword })
    expect(again.body['form']).toBe('LOGIN')
  })

  test('answers somebody whom nobody knows like everybody, and sends nothing', async () => {
    const known = invited()
    const strange = '20305198800777'
    const [yes, no] = [createFlow(bank), createFlow(bank)]
    const first = await yes.register(known.inn, known.phone)
    const second = await no.register(strange, '996555999001')
    const shown = ({ status, body }: typeof first) => ({
      status,
      body: { ...body, sms: { ...(body['sms'] as object), phone: '' } },
    })
    expect(shown(second)).toEqual(shown(first))
    expect([codesTo(known.phone), codesTo('996555999001')]).toEqual([1, 0])
    const wrong = otherThan(bank.bankPorts.lastCode(known.phone))
    const refused = [await yes.confirm(wrong), await no.confirm(wrong)]
    expect(refused.map(({ status, body: { traceId: _t, ...body } }) => ({ status, body }))).toEqual(
      Array(2).fill({
        status: 400,
        body: { code: 'WrongOtpException', params: { attemptsLeft: 4 } },
      }),
    )
    // The tax number with somebody else's phone is nobody too.
    const third = createFlow(bank)
    bank.clock.advanceMinutes(61)
    expect((await third.register(known.inn, '996555999002')).status).toBe(200)
    expect(codesTo('996555999002')).toBe(0)
  })

  test('says only on the phone that a person is registered already', async () => {
    const { inn, phone } = invited()
    const first = createFlow(bank)
    await first.register(inn, phone)
    await first.confirm(bank.bankPorts.lastCode(phone))
    await first.setPassword(newPassword)
    bank.clock.advanceMinutes(2)
    const again = createFlow(bank)
    expect((await again.register(inn, phone)).body).toMatchObject({ form: 'REGISTER', step: 'SMS' })
    expect(outcomeOf(await again.confirm(bank.bankPorts.lastCode(phone)))).toEqual([
      400,
      'PhoneAlreadyExistsException',
    ])
  })

  test('that the bank has closed is reported by SMS and begins nothing', async () => {
    const { inn, phone } = invited()
    bank.bankPorts.freezesRegistration(inn)
    const flow = createFlow(bank)
    expect((await flow.register(inn, phone)).status).toBe(200)
    expect(codesTo(phone)).toBe(0)
    expect(bank.bankPorts.messages.at(-1)).toMatchObject({ phone, purpose: 'NOTICE' })
  })

  test('waits for a bank that does not answer', async () => {
    const { inn, phone } = invited()
    bank.bankPorts.isUnavailable = true
    const flow = createFlow(bank)
    const refused = await flow.register(inn, phone)
    bank.bankPorts.isUnavailable = false
    expect(outcomeOf(refused)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  })

  test.each([
    [{ inn: '2030519880001' }, 'INN_LENGTH'],
    [{ inn: '' }, 'INN_REQUIRED'],
    [{ phone: '12' }, 'PHONE_LENGTH'],
    [{ deviceId: 'x' }, 'REQUEST_INVALID'],
  ])('refuses %j before anything is sent', async (wrong, code) => {
    const captcha = await bank.solveCaptcha()
    const answer = await bank.call('POST', '/otp/send', {
      headers: { 'captcha-token': captcha },
      body: {
        purpose: 'REGISTER',
        inn: '20305198800001',
        phone: '996555000001',
        deviceId,
        ...wrong,
      },
    })
    expect(outcomeOf(answer)).toEqual([400, code])
  })
})
