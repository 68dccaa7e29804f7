import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import {
  openPaymentService,
  save,
  transfer,
  type TestPaymentService,
} from '../testing/payment-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const second = testActor('SECOND')
let service: TestPaymentService
const run: TestPaymentService['run'] = (...call) => service.run(...call)

beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

describe('the live channel', () => {
  async function listen(actor: Actor, lastEventId?: string) {
    const events = await service.listen(
      actor,
      `subscription($id: ID!, $last: ID) {
        listenPayment(legalPartyId: $id, lastEventId: $last) {
          eventId state paymentId payment { statusCode isSignable isSendForSign }
        }
      }`,
      { id: organisationId, last: lastEventId },
    )
    return {
      async next() {
        const { value, done } = await events.next()
        const event: unknown = done ? undefined : JSON.parse(JSON.stringify(value))
        return event as {
          data: { listenPayment: { eventId: string; state: string; payment: object } }
        }
      },
      end: () => events.return(undefined),
    }
  }
  const sendForSigning = `mutation($payment: PaymentsRef!) {
    forSigningPayment(payment: $payment) { ok statusCode errorCode errorParams { name value } }
  }`

  test('a draft appears to its creator, and to the signatory when it is sent; what was missed is reported again', async () => {
    const forCreator = await listen(creator)
    const forFirst = await listen(first)
    const saved = await run(creator, save, { input: transfer() })
    const draftId = Reflect.get(Object(saved.data), 'saveInterBankTransferNativeDraft') as string
    const created = await forCreator.next()
    expect(created.data.listenPayment).toMatchObject({
      state: 'New',
      paymentId: draftId,
      payment: { statusCode: 'DRAFT', isSendForSign: true },
    })
    const sent = await run(creator, sendForSigning, {
      payment: { paymentIds: [draftId], legalPartyId: organisationId },
    })
    expect(sent.data).toEqual({
      forSigningPayment: [
        { ok: true, statusCode: 'ON_VERIFICATION', errorCode: null, errorParams: [] },
      ],
    })
    expect((await forCreator.next()).data.listenPayment.state).toBe('Updated')
    expect((await forFirst.next()).data.listenPayment).toMatchObject({
      state: 'New',
      payment: { statusCode: 'ON_VERIFICATION', isSignable: true },
    })
    await forCreator.end()
    await forFirst.end()

    const again = await listen(creator, created.data.listenPayment.eventId)
    expect((await again.next()).data.listenPayment).toMatchObject({
      state: 'Updated',
      paymentId: draftId,
    })
    await again.end()
  })

  test('ending a subscription ends its wait for the next event', async () => {
    const quiet = await listen(second)
    const waiting = quiet.next()
    await quiet.end()
    expect(await waiting).toBeUndefined()
  })
})
