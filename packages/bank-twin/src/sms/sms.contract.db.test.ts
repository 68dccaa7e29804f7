import { describeSmsContract } from '@tartip/bank-ports/testing/sms-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServices, type TestServices } from '../testing/test-services.ts'

describeSmsContract('the twin', async () => {
  const { services, clock, newId, close } = await createTestServices()
  return {
    sms: services.sms,
    newId,
    now: () => clock.now(),
    deliver: () => clock.advanceMinutes(1),
    close,
  }
})

let bank: TestServices
beforeAll(async () => {
  bank = await createTestServices()
})
afterAll(() => bank.close())

const code = (phone: string) => ({
  messageId: bank.newId(),
  phone,
  text: 'Код: 482913',
  purpose: 'CODE' as const,
})

test('the desk sees the newest message of a phone first, in every process', async () => {
  await bank.services.sms.send(code('996700000001'))
  bank.clock.advanceMinutes(1)
  await bank.services.sms.send({ ...code('996700000001'), text: 'Код: 771204' })
  await bank.services.sms.send(code('996700000002'))
  const list = await bank.another().desks.sms.messages('996700000001', 10)
  expect(list.map(message => message.text)).toEqual(['Код: 771204', 'Код: 482913'])
})

test('to a phone that is switched off nothing arrives until it is on again', async () => {
  const phone = '996700000003'
  await bank.services.desks.sms.setPhoneFailing(phone, true)
  const lost = code(phone)
  await bank.services.sms.send(lost)
  bank.clock.advanceMinutes(1)
  expect(await bank.services.sms.deliveryOf(lost.messageId)).toBe('FAILED')
  await bank.services.desks.sms.setPhoneFailing(phone, false)
  const arrived = code(phone)
  await bank.services.sms.send(arrived)
  bank.clock.advanceMinutes(1)
  expect(await bank.services.sms.deliveryOf(arrived.messageId)).toBe('DELIVERED')
})
