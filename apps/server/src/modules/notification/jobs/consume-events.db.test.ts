import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import { err } from '@tartip/domain/result'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createDb } from '../../../platform/db/create-db.ts'
import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import { appendOutbox, sweepOutbox } from '../../../platform/outbox/outbox.ts'
import { noticeTopic, notify } from '../public.ts'
import { createNotificationStore, notificationChanges } from '../store/notification-store.ts'
import {
  anyPayment,
  appendStep,
  company,
  createTestNotifications,
  otherCompany,
  people,
  type TestNotifications,
} from '../testing/test-notifications.ts'
import { consumeEvents } from './consume-events.ts'

let bank: TestNotifications
beforeEach(async () => {
  bank = await createTestNotifications()
})
afterEach(() => bank.close())

const sent = { action: 'sendForSigning', from: 'DRAFT', to: 'ON_VERIFICATION' } as const
const otherPayment = '60000000-0000-4000-8000-000000000002'
const executed = { action: 'execute', from: 'KVIT', to: 'SUCCESS' } as const

describe('what is reported once', () => {
  test('a document sent for signing is reported to the first signatory with number and amount', async () => {
    await bank.step(sent)
    expect(await bank.takeOver()).toBe(1)
    expect(await bank.notificationsOf('FIRST')).toMatchObject([
      {
        code: 'PAYMENT_WAITS_FOR_SIGNATURE',
        isRead: false,
        details: { transferNum: '12', amount: '1000.00', currency: 'KGS' },
      },
    ])
    expect(await bank.notificationsOf('CREATOR')).toEqual([])
    expect(await bank.notificationsOf('SECOND')).toEqual([])
  })

  test('a document that was signed before anybody could be notified waits for nobody', async () => {
    await bank.step(sent)
    await bank.step(executed)
    await bank.takeOver()
    expect((await bank.notificationsOf('FIRST')).map(one => one.code)).toEqual(['PAYMENT_EXECUTED'])
  })

  test('what rolls back is reported to nobody', async () => {
    await inTenant(bank.database.db, company, async tx => {
      await appendStep(tx, sent)
      return err('ROLLED_BACK')
    })
    await bank.takeOver()
    expect(await bank.notificationsOf('FIRST')).toEqual([])
  })

  test('a process that dies between reading and writing loses nothing and doubles nothing', async () => {
    await bank.step(sent)
    await bank.step({ ...executed, paymentId: otherPayment })
    const dying = openAsApplication(bank.database.url, 4)
    const holder = createDb({ url: bank.database.url, max: 1 })
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    let reportHeld: () => void = () => undefined
    const isHeld = new Promise<void>(resolve => (reportHeld = resolve))
    const holding = holder.db.transaction().execute(async tx => {
      await sql`lock table platform.outbox_reader in share mode`.execute(tx)
      reportHeld()
      await held
    })
    await isHeld
    const died = consumeEvents(bank.depsOn(dying.db))().then(
      () => 'wrote',
      () => 'died',
    )
    await killWaitingBackends()
    expect(await died).toBe('died')
    release()
    await holding
    expect(await bank.notificationsOf('FIRST')).toEqual([])

    await bank.takeOver()
    expect((await bank.notificationsOf('FIRST')).map(one => one.code).toSorted()).toEqual([
      'PAYMENT_EXECUTED',
      'PAYMENT_WAITS_FOR_SIGNATURE',
    ])
    expect(await bank.notificationsOf('CREATOR')).toHaveLength(1)
    await Promise.all([dying.close(), holder.close()])
  })

  test('two processes at once report everything once', async () => {
    for (let number = 0; number < 20; number += 1) await bank.step(sent)
    const other = openAsApplication(bank.database.url, 4)
    const jobs = [bank.takeOver, consumeEvents(bank.depsOn(other.db))]
    const read = await Promise.all(jobs.map(run => run()))
    expect(Math.max(...read)).toBe(20)
    while ((await bank.takeOver()) > 0);
    expect(await bank.notificationsOf('FIRST')).toHaveLength(20)
    await other.close()
  })

  test('the same source is reported to a person once, even after they have deleted it', async () => {
    const hand = () =>
      inTenant(bank.database.db, company, tx =>
        notify(tx, {
          legalPartyId: company,
          personIds: [people.CREATOR, people.CREATOR],
          code: 'STATEMENT_READY',
          source: 'statement 7',
          details: { referenceId: '7' },
        }),
      )
    await hand()
    await bank.takeOver()
    const [notificationsOf, ...more] = await bank.notificationsOf('CREATOR')
    expect(notificationsOf).toMatchObject({ code: 'STATEMENT_READY' })
    expect(more).toEqual([])
    await inTenant(bank.database.db, company, tx =>
      createNotificationStore(tx, bank.as('CREATOR')).delete({}, bank.clock.now()),
    )
    await hand()
    await bank.takeOver()
    expect(await bank.notificationsOf('CREATOR')).toEqual([])
    // Nor do their pages receive events about it again.
    const { rows } = await sql<{ kind: string }>`
      select kind from platform.outbox where topic = ${notificationChanges} order by id`.execute(
      bank.database.ownerDb,
    )
    expect(rows.map(one => one.kind)).toEqual(['ADDED', 'DELETED'])
  })

  test('sales of an outlet and day add up in one notification until it is read, and then start again', async () => {
    const sell = async (amount: string, sale: string, source = 'qr sales 100001 2026-11-30') => {
      const details = { count: 1, amount, currency: 'KGS', name: 'Зал', referenceId: sale }
      const personIds = [people.FIRST, people.CREATOR]
      await inTenant(bank.database.db, company, tx =>
        notify(tx, { legalPartyId: company, personIds, code: 'QR_PAID', source, details }),
      )
    }
    const shown = async (person: 'FIRST' | 'CREATOR') =>
      (await bank.notificationsOf(person)).map(({ details, isRead }) => [
        details.count,
        details.amount,
        details.referenceId,
        isRead,
      ])
    await sell('10.50', '1')
    await sell('0.75', '2')
    await bank.takeOver()
    await sell('100.00', '3')
    await bank.takeOver()
    expect(await shown('FIRST')).toEqual([[3, '111.25', '3', false]])

    const change = (what: 'read' | 'delete') =>
      inTenant(bank.database.db, company, tx =>
        createNotificationStore(tx, bank.as('FIRST'))[what]({}, bank.clock.now()),
      )
    await change('read')
    await sell('7.00', '4')
    await sell('8.00', '5')
    await sell('1.00', '6', 'qr sales 100002 2026-11-30')
    bank.clock.advanceMinutes(1)
    await bank.takeOver()
    expect(await shown('CREATOR')).toContainEqual([5, '126.25', '5', false])
    const ofFirst = await shown('FIRST')
    expect(ofFirst).toHaveLength(2)
    expect(ofFirst).toContainEqual([1, '1.00', '6', false])
    expect(ofFirst).toContainEqual([2, '15.00', '5', false])
    await change('delete')
    expect(await shown('FIRST')).toEqual([])
    await sell('9.00', '7')
    await bank.takeOver()
    expect(await shown('FIRST')).toEqual([[1, '9.00', '7', false]])
  })

  test('an event that nobody understands does not keep the next one from being reported', async () => {
    await inTenant(bank.database.db, company, tx =>
      appendOutbox(tx, {
        legalPartyId: company,
        topic: noticeTopic,
        kind: 'notice',
        payload: { code: 'OF_A_LATER_VERSION' },
      }),
    )
    await bank.step(sent)
    await bank.takeOver()
    expect(await bank.notificationsOf('FIRST')).toHaveLength(1)
  })
})

describe('what requires an action', () => {
  const unreadOf = (person: 'FIRST' | 'SECOND' | 'CREATOR') =>
    inTenant(bank.database.db, company, tx =>
      createNotificationStore(tx, bank.as(person)).countUnread(),
    )

  test('closes itself when the document is signed by anybody, with the reason, and is not counted', async () => {
    await bank.step(sent)
    await bank.takeOver()
    expect(await unreadOf('FIRST')).toBe(1)
    await bank.step({ action: 'sign', from: 'ON_VERIFICATION', to: 'PARTIALLY_CONFIRMED' })
    await bank.takeOver()
    expect(await bank.notificationsOf('FIRST')).toMatchObject([
      { code: 'PAYMENT_WAITS_FOR_SIGNATURE', isRead: true, closedBecause: 'SIGNED' },
    ])
    expect(await unreadOf('FIRST')).toBe(0)
    expect(await unreadOf('SECOND')).toBe(1)
    const { rows } = await sql<{ kind: string }>`
      select kind from platform.outbox where topic = ${notificationChanges} order by id`.execute(
      bank.database.ownerDb,
    )
    expect(rows.map(one => one.kind)).toEqual(['ADDED', 'READ', 'ADDED'])
  })

  test('closes when the document is deleted, and stays open for another document', async () => {
    await bank.step(sent)
    await bank.step({ ...sent, paymentId: otherPayment })
    await bank.takeOver()
    await bank.step({
      action: 'delete',
      from: 'ON_VERIFICATION',
      to: 'ON_VERIFICATION',
      isDeleted: true,
    })
    await bank.takeOver()
    const reasons = (await bank.notificationsOf('FIRST')).map(one => one.closedBecause)
    expect(new Set(reasons)).toEqual(new Set(['DELETED', undefined]))
    expect(await unreadOf('FIRST')).toBe(1)
  })

  test('stays open while a signatory edits the document at their own stage', async () => {
    await bank.step(sent)
    await bank.takeOver()
    await bank.step({ action: 'edit', from: 'ON_VERIFICATION', to: 'ON_VERIFICATION' })
    await bank.takeOver()
    expect(await unreadOf('FIRST')).toBe(1)
  })

  test('requires what comes after: a returned document closes the signature and turns to its creator', async () => {
    await bank.step(sent)
    await bank.takeOver()
    await bank.step({ action: 'returnForEditing', from: 'ON_VERIFICATION', to: 'FOR_EDITING' })
    await bank.takeOver()
    expect(await bank.notificationsOf('FIRST')).toMatchObject([{ closedBecause: 'RETURNED' }])
    expect(await unreadOf('CREATOR')).toBe(1)
    await bank.step({ action: 'sendForSigning', from: 'FOR_EDITING', to: 'ON_VERIFICATION' })
    await bank.takeOver()
    expect(await bank.notificationsOf('CREATOR')).toMatchObject([
      { code: 'PAYMENT_RETURNED', closedBecause: 'SENT', isRead: true },
    ])
    expect(await unreadOf('FIRST')).toBe(1)
  })
})

describe('who is notified', () => {
  test('a new device is reported to the person themselves, in their organisation alone', async () => {
    await inTenant(bank.database.db, company, tx =>
      appendOutbox(tx, {
        legalPartyId: company,
        topic: noticeTopic,
        kind: 'newDevice',
        payload: {
          personId: people.SECOND,
          deviceId: 'laptop',
          signedInAt: '2026-11-30T04:00:00.000Z',
        },
      }),
    )
    await bank.takeOver()
    expect(await bank.notificationsOf('SECOND')).toMatchObject([{ code: 'NEW_DEVICE' }])
    expect(await bank.notificationsOf('SECOND', otherCompany)).toEqual([])
    expect(await bank.notificationsOf('FIRST')).toEqual([])
  })

  test('a person who may not read the account receives nothing about its documents', async () => {
    bank.granted.set(people.CREATOR, [])
    bank.granted.set(people.AUDITOR, ['READ', 'PUSH_NOTIFICATION'])
    await bank.step(executed)
    await bank.takeOver()
    expect(await bank.notificationsOf('CREATOR')).toEqual([])
    expect(await bank.notificationsOf('AUDITOR')).toHaveLength(1)
    expect(await bank.notificationsOf('FIRST')).toHaveLength(1)
    // They may read the account and have not chosen to be notified of it.
    expect(await bank.notificationsOf('SECOND')).toEqual([])
  })

  test('nobody receives events about a document that was deleted', async () => {
    await bank.step({ ...executed, isDeleted: true })
    await bank.takeOver()
    expect(await bank.notificationsOf('FIRST')).toEqual([])
  })

  test('the words of the bank go with a refusal, and a comment goes with nothing else', async () => {
    bank.facts.set(anyPayment, { description: 'Счёт закрыт', errorCode: 'ACCOUNT_CLOSED' })
    bank.facts.set(otherPayment, { description: 'Срочно', errorCode: 'OLD' })
    await bank.step({ ...executed, to: 'ERROR' })
    await bank.step({ ...executed, paymentId: otherPayment })
    await bank.takeOver()
    const notificationsOf = new Map(
      (await bank.notificationsOf('CREATOR')).map(one => [one.code, one.details]),
    )
    expect(notificationsOf.get('PAYMENT_REFUSED')).toMatchObject({
      reason: 'Счёт закрыт',
      errorCode: 'ACCOUNT_CLOSED',
    })
    expect(notificationsOf.get('PAYMENT_EXECUTED')).not.toHaveProperty('reason')
    expect(notificationsOf.get('PAYMENT_EXECUTED')).not.toHaveProperty('errorCode')
  })

  test.each([
    ['has left', { isActive: false }],
    ['was rejected by the bank', { postVerificationStatus: 'Rejected' }],
  ] as const)(
    'somebody who %s gets no notification that is meant for them',
    async (_what, change) => {
      const at = bank.members.findIndex(one => one.personId === people.AUDITOR)
      bank.members[at] = { ...bank.members[at]!, ...change }
      await inTenant(bank.database.db, company, tx =>
        notify(tx, {
          legalPartyId: company,
          personIds: [people.AUDITOR],
          code: 'LETTER_RECEIVED',
          source: 'letter 1',
          details: { letterId: '1' },
        }),
      )
      await bank.takeOver()
      expect(await bank.notificationsOf('AUDITOR')).toEqual([])
    },
  )
})

describe('the outbox', () => {
  test('keeps what is not reported yet past its day, and forgets it once it is reported', async () => {
    await bank.step(sent)
    await sql`update platform.outbox set created_at = now() - interval '3 days'`.execute(
      bank.database.ownerDb,
    )
    expect(await inSystem(bank.database.db, sweepOutbox)).toBe(0)
    await bank.takeOver()
    expect(await inSystem(bank.database.db, sweepOutbox)).toBe(1)
    expect(await bank.notificationsOf('FIRST')).toHaveLength(1)
  })
})

/** Ends the connection that waits for the place of the reader, as a killed process's would end. */
async function killWaitingBackends(): Promise<void> {
  while (true) {
    const { rows } = await sql<{ killed: boolean }>`
      select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query like '%outbox_reader%'`.execute(bank.database.ownerDb)
    if (rows.length > 0) return
  }
}
