import { describePayControlContract } from '@tartip/bank-ports/testing/pay-control-contract'
import type { ReceivedCallback } from '@tartip/bank-ports/testing/pay-control-under-test'
import {
  payControlSignatureHeader,
  payControlTimeHeader,
} from '@tartip/bank-ports/pay-control-callback'
import { expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { createTestServices, testPayControlSecret } from '../testing/test-services.ts'
import { sendDueCallbacks } from './callbacks.ts'
import { findLiveKey, setKeyStatus } from './key-store.ts'
import { insertTransaction } from './transaction-store.ts'

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
    advanceSeconds: seconds => clock.advanceMinutes(seconds / 60),
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

async function bankWithKey() {
  const bank = await createTestServices()
  const { services, newId } = bank
  const owner = { legalPartyId: newId(), personId: newId() }
  const issued = await services.payControl.createKey({
    ...owner,
    requestId: newId(),
    fullName: 'Э. Асанов',
    signRight: 'FIRST',
  })
  if (!issued.ok) throw new Error(issued.error.code)
  await services.desks.handset.takeKey(issued.value.qr)
  const transaction = () => ({
    transactionId: newId(),
    pcUserId: issued.value.key.pcUserId,
    text: 'Платёж № 1',
    digest: '0'.repeat(64),
    validUntil: bank.clock.now() + 60_000,
    callbackUrl,
  })
  return { bank, owner, transaction }
}

test('a request that comes while the key is being removed waits, and is refused', async () => {
  const { bank, owner, transaction } = await bankWithKey()
  const { db, ownerDb } = bank.database
  const isLockWaitedFor = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(ownerDb)
    return rows.length > 0
  }
  const request = transaction()
  let isAnswered = false
  const requested = await db.transaction().execute(async tx => {
    const key = await findLiveKey(tx, owner.legalPartyId, owner.personId, bank.clock.now())
    const answer = bank.services.payControl.requestConfirmation(request).finally(() => {
      isAnswered = true
    })
    await expect.poll(async () => isAnswered || (await isLockWaitedFor())).toBe(true)
    await setKeyStatus(tx, key?.pcUserId ?? '', 'REMOVED')
    return { answer }
  })
  expect(await requested.answer).toMatchObject({ error: { code: 'KEY_NOT_FOUND' } })
  await bank.close()
})

test('with a removed key a phone confirms nothing, even what was left waiting for it', async () => {
  const { bank, owner, transaction } = await bankWithKey()
  const { services, clock, database } = bank
  await services.payControl.removeKey(owner.legalPartyId, owner.personId)
  const left = transaction()
  await insertTransaction(database.db, left, 'fingerprint', clock.now())
  expect(await services.desks.handset.confirm(left.transactionId)).toMatchObject({
    error: { code: 'KEY_NOT_FOUND' },
  })
  expect(await services.payControl.outcomeOf(left.transactionId)).toMatchObject({
    state: 'WAITING',
  })
  await bank.close()
})

test('two processes do not send the same callback at once, and one that dies loses nothing', async () => {
  const { bank, transaction } = await bankWithKey()
  const { services, clock } = bank
  const request = transaction()
  await services.payControl.requestConfirmation(request)
  await services.desks.handset.confirm(request.transactionId)
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

test('a callback to a slow receiver stays with its process, and another takes it over within five seconds when that dies', async () => {
  const { bank, transaction } = await bankWithKey()
  const { services, clock, database } = bank
  const request = transaction()
  await services.payControl.requestConfirmation(request)
  await services.desks.handset.confirm(request.transactionId)
  const leaseUntil = async () => {
    const { rows } = await sql<{ until: number }>`
      select due_at as until from twin.pay_control_callback`.execute(database.ownerDb)
    return rows[0]?.until
  }
  let sentWhileAlive = -1
  let sentByAnother = 0
  bank.receiver.post = async () => {
    sentByAnother += 1
    return 200
  }
  let beat = () => {}
  await sendDueCallbacks({
    db: database.db,
    realClock: clock,
    secret: testPayControlSecret,
    heartbeat: next => {
      beat = next
      return () => {}
    },
    async post() {
      for (let second = 0; second < 10; second += 1) {
        clock.advanceMinutes(1 / 60)
        const before = await leaseUntil()
        beat()
        await vi.waitFor(async () => expect(await leaseUntil()).not.toBe(before), 15_000)
        await bank.another().sendCallbacks()
      }
      sentWhileAlive = sentByAnother
      clock.advanceMinutes(4 / 60)
      await bank.another().sendCallbacks()
      return 200
    },
  })
  expect({ sentWhileAlive, sentByAnother }).toEqual({ sentWhileAlive: 0, sentByAnother: 1 })
  await bank.close()
})
