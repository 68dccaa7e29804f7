import {
  describePayControlContract,
  type ReceivedCallback,
} from '@tartip/bank-ports/contract/pay-control-contract'
import {
  payControlSignatureHeader,
  payControlTimeHeader,
} from '@tartip/bank-ports/pay-control-callback'
import { expect, test } from 'vitest'
import { createTestServices, testPayControlSecret } from '../testing/test-services.ts'

const callbackUrl = 'https://bank.example/api/v1/pay-control/callback'

describePayControlContract('the twin', async () => {
  const { services, clock, newId, receiver, close } = await createTestServices()
  const { handset } = services.desks
  let got: ReceivedCallback[] = []
  let status = 200
  receiver.post = async (url, headers, body) => {
    expect(url).toBe(callbackUrl)
    const [time, signature] = [headers[payControlTimeHeader], headers[payControlSignatureHeader]]
    got.push({ headers: { time, signature }, body })
    return status
  }
  return {
    payControl: services.payControl,
    callbackUrl,
    callbackSecret: testPayControlSecret,
    newId,
    now: () => clock.now(),
    letSecondsPass: seconds => clock.advanceMinutes(seconds / 60),
    takeKey: async text => (await handset.takeKey(text)).ok,
    shownOnPhone: async pcUserId => (await handset.requests(pcUserId)).map(request => request.text),
    confirm: async id => void (await handset.confirm(id)),
    decline: async (id, reason) => void (await handset.decline(id, reason)),
    block: async pcUserId => void (await handset.setBlocked(pcUserId, true)),
    async received() {
      await services.sendCallbacks()
      const now = got
      got = []
      return now
    },
    answerWith(next) {
      status = next
    },
    close,
  }
})

test('two processes do not send the same callback at once, and one that dies loses nothing', async () => {
  const bank = await createTestServices()
  const { services, clock, newId } = bank
  const request = { legalPartyId: newId(), personId: newId(), fullName: 'Э. Асанов' }
  const issued = await services.payControl.createKey({
    ...request,
    requestId: newId(),
    signRight: 'FIRST',
  })
  if (!issued.ok) throw new Error(issued.error.code)
  await services.desks.handset.takeKey(issued.value.qr)
  const transactionId = newId()
  await services.payControl.requestConfirmation({
    transactionId,
    pcUserId: issued.value.key.pcUserId,
    text: 'Платёж № 1',
    digest: '0'.repeat(64),
    validUntil: clock.now() + 60_000,
    callbackUrl,
  })
  await services.desks.handset.confirm(transactionId)
  let sent = 0
  bank.receiver.post = async () => {
    sent += 1
    throw new Error('connection reset')
  }
  await Promise.all([services.sendCallbacks(), bank.another().sendCallbacks()])
  expect(sent).toBe(1)
  bank.receiver.post = async () => {
    sent += 1
    return 200
  }
  clock.advanceMinutes(2)
  await bank.another().sendCallbacks()
  expect(sent).toBe(2)
  await bank.close()
})
