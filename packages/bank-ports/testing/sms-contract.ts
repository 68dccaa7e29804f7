import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Instant } from '@tartip/domain/time/instant'
import type { Sms, SmsMessage } from '../src/sms.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** A gateway, and what the suite needs to let time pass. */
export interface GatewayUnderTest {
  readonly sms: Sms
  newId(): string
  now(): Instant
  /** Lets a minute pass, so that what was sent has arrived. */
  deliver(): void
  close(): Promise<void>
}

/** What any gateway behind `Sms` must do; run it against each implementation. */
export function describeSmsContract(
  name: string,
  makeGateway: () => Promise<GatewayUnderTest>,
): void {
  describe(`SMS: ${name}`, () => {
    let gateway: GatewayUnderTest

    beforeAll(async () => {
      gateway = await makeGateway()
    })
    afterAll(() => gateway.close())

    const message = (change: Partial<SmsMessage> = {}): SmsMessage => ({
      messageId: gateway.newId(),
      phone: '996700100101',
      text: 'Код: 482913. Никому не сообщайте.',
      purpose: 'CODE',
      ...change,
    })

    test('a message is taken at once and arrives by itself', async () => {
      const sent = message()
      expect(await gateway.sms.send(sent)).toEqual({ ok: true, value: { state: 'QUEUED' } })
      gateway.deliver()
      expect(await gateway.sms.deliveryOf(sent.messageId)).toBe('DELIVERED')
    })

    test('the same message again is not another one, and another one under its id is refused', async () => {
      const changes: ChangesOf<SmsMessage, 'messageId'> = {
        phone: '996700100102',
        text: 'Код: 000000',
        purpose: 'NOTICE',
        expiresAt: gateway.now() + 60_000,
      }
      await expectChangesRefused(message(), changes, sent => gateway.sms.send(sent))
    })

    test('many who send the same message at once are answered alike', async () => {
      const sent = message()
      const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.sms.send(sent)))
      expect(answers.every(answer => answer.ok)).toBe(true)
    })

    test('what comes too late is dropped', async () => {
      const late = message({ expiresAt: gateway.now() })
      await gateway.sms.send(late)
      gateway.deliver()
      expect(await gateway.sms.deliveryOf(late.messageId)).toBe('EXPIRED')
    })

    test.each(['0700100101', '+996700100101', '79161234567', '9967001001011', ''])(
      'the phone %j is no number of this country',
      async phone => {
        expect(await gateway.sms.send(message({ phone }))).toMatchObject({
          error: { code: 'PHONE_INVALID' },
        })
      },
    )

    test.each(['', '  ', 'ы'.repeat(671)])('a text must have 1 to 670 characters', async text => {
      expect(await gateway.sms.send(message({ text }))).toMatchObject({
        error: { code: 'TEXT_INVALID' },
      })
    })

    test('nothing is known of a message that was never sent', async () => {
      expect(await gateway.sms.deliveryOf(gateway.newId())).toBeUndefined()
      expect(await gateway.sms.deliveryOf('no id')).toBeUndefined()
    })
  })
}
