import { err, holds, ok } from '@tartip/domain/result'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { inSystem } from '../../../platform/db/transaction.ts'
import { endOfOutbox, readOutbox } from '../../../platform/outbox/outbox.ts'
import { somAccount } from '../testing/fake-accounts.ts'
import { createFakeSigning } from '../testing/fake-signing.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId as legalPartyId, testActor } from '../testing/test-people.ts'

const signatory = testActor('FIRST', { signScheme: 'ONE_SIGNATORY' })
const size = 200

let bank: RealPayments
let paymentIds: readonly string[]
beforeEach(async () => {
  bank = await createRealPayments()
  const ids = await bank.seed(
    ...Array.from({ length: size }, () => ({
      statusCode: 'ON_VERIFICATION' as const,
      signScheme: 'ONE_SIGNATORY' as const,
      amountMinor: 100n,
      commissionMinor: 0n,
    })),
  )
  // As a list shows them: the newest first.
  paymentIds = ids.toReversed()
})
afterEach(() => bank.close())

async function signAll(
  more: Partial<Parameters<RealPayments['useCasesOf']>[0]> = {},
  key?: string,
  otpCode = '410000',
) {
  const { documents } = await bank.storage.findForStep(legalPartyId, paymentIds, {
    legalPartyId,
    personId: signatory.personId,
    operation: 'none',
    key: 'none',
  })
  const digestOf = new Map(documents.map(({ id, digest }) => [id, digest]))
  const digests = paymentIds.map(id => digestOf.get(id) ?? '')
  const sign = { legalPartyId, paymentIds, digests, otpCode }
  return bank.useCasesOf({ ...bank.deps, ...more }).signPayments(signatory, bank.request(key), sign)
}

/** As their creator takes documents back for a change. */
const takeBack = (ids: readonly string[]) =>
  sql`update payment.payment set status_code = 'FOR_EDITING', version = version + 1
    where id = any(${ids}::uuid[])`.execute(bank.database.ownerDb)

/** The documents with every trace of one signature, and what there is of traces at all. */
async function traces() {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::integer from payment.payment p where p.is_fully_signed and p.version = 3
        and exists (select from payment.signature s where s.payment_id = p.id and s.digest = p.digest)
        and exists (select from payment.audit a where a.payment_id = p.id and a.action = 'sign'
          and a.signature_seal is not null)
        and exists (select from payment.status_history h where h.payment_id = p.id and h.action = 'sign')
        and exists (select from platform.outbox o where p.id = any(o.subjects) and o.kind = 'sign')) as signed,
      (select count(*)::integer from payment.signature) as signatures,
      (select count(*)::integer from payment.audit where action = 'sign') as lines,
      (select sum(cardinality(subjects))::integer from platform.outbox where kind = 'sign') as events`.execute(
    bank.database.ownerDb,
  )
  return rows[0]
}

describe('a large batch', () => {
  test('is signed by one code, each document with its traces, and answered in the order of the request', async () => {
    const key = 'large-batch-0001'
    const answer = await signAll({}, key)
    expect(answer).toEqual({
      ok: true,
      value: paymentIds.map(paymentId => expect.objectContaining({ paymentId, ok: true })),
    })
    expect(await traces()).toEqual({ signed: size, signatures: size, lines: size, events: size })
    expect(bank.accessControl.codesRequested.count).toBe(1)
    expect(await signAll({}, key)).toEqual(answer)
  })

  test('whose account does not carry all of it is signed as far as the money goes, in the order of the request', async () => {
    const paid = 150
    bank.accounts.setBalance(somAccount, BigInt(paid) * 100n)
    const answer = await signAll()
    expect(answer).toEqual({
      ok: true,
      value: paymentIds.map((paymentId, place) =>
        expect.objectContaining(
          place < paid
            ? { paymentId, ok: true }
            : { paymentId, ok: false, errorCode: 'INSUFFICIENT_FUNDS' },
        ),
      ),
    })
    expect(await traces()).toEqual({ signed: paid, signatures: paid, lines: paid, events: paid })
  })

  test.each([
    ['the first half', (place: number) => place < size / 2],
    ['the second half', (place: number) => place >= size / 2],
    ['the last by its id', (place: number) => place === 0],
    ['the first by its id', (place: number) => place === size - 1],
  ])('without %s, which is no longer to be signed, is signed by one code', async (_, isBack) => {
    const back = paymentIds.filter((_id, place) => isBack(place))
    await takeBack(back)
    const answer = await signAll()
    expect(answer).toEqual({
      ok: true,
      value: paymentIds.map((paymentId, place) =>
        expect.objectContaining({ paymentId, ok: !isBack(place) }),
      ),
    })
    const signed = size - back.length
    expect(await traces()).toEqual({ signed, signatures: signed, lines: signed, events: signed })
    expect(bank.accessControl.codesRequested.count).toBe(1)
  })

  test('of which nothing is to be signed any more uses up no code', async () => {
    await takeBack(paymentIds)
    const answer = await signAll()
    expect(answer).toMatchObject({ ok: true })
    expect(answer.ok && answer.value.some(one => one.ok)).toBe(false)
    expect(bank.accessControl.codesRequested.count).toBe(0)
  })

  test('with a wrong code is refused as a whole, and nothing of it is written', async () => {
    const answer = await signAll({}, undefined, '000000')
    expect(answer).toMatchObject({ ok: false, error: { code: 'OTP_INCORRECT' } })
    expect(await traces()).toMatchObject({ signed: 0, signatures: 0, lines: 0 })
  })

  test('that cannot be read to its end is not signed, and the same code signs it later', async () => {
    await sql`create table payment.used_code (code text primary key)`.execute(bank.database.ownerDb)
    await sql`grant insert on payment.used_code to tartip_app`.execute(bank.database.ownerDb)
    const usedCodes = async () => {
      const { rows } = await sql<{ code: string }>`
        select code from payment.used_code`.execute(bank.database.ownerDb)
      return rows.map(({ code }) => code)
    }
    const consumption = {
      statement: 'insert into payment.used_code select given from unnest($1::text[]) as given',
      values: ['410000'],
      order: '',
    }
    const accessControl = {
      ...bank.accessControl,
      verifyOneTimeCode: async () => ok({ step: 1, consumption }),
    }
    const signing = createFakeSigning(accessControl)
    let reads = 0
    const interrupted = signAll({
      signing,
      async findForStep(...call) {
        reads += 1
        if (reads > 1) throw new Error('The connection is lost')
        return bank.storage.findForStep(...call)
      },
    })
    await expect(interrupted).rejects.toThrow('The connection is lost')
    expect(await traces()).toMatchObject({ signed: 0, signatures: 0, lines: 0 })
    expect(await usedCodes()).toEqual([])

    expect(await signAll({ signing })).toMatchObject({ ok: true })
    expect(await traces()).toMatchObject({ signed: size, signatures: size, lines: size })
    expect(await usedCodes()).toEqual(['410000'])
  })

  test('that the limits of the bank allow a part of is signed as far as they do', async () => {
    const refused = new Set(paymentIds.slice(10, 20))
    const answer = await signAll({
      limits: {
        ...bank.deps.limits,
        isLimited: async () => true,
        count: async () => document =>
          refused.has(document.id) ? err('OPERATION_IN_PROCESS') : holds,
      },
    })
    expect(answer).toEqual({
      ok: true,
      value: paymentIds.map(paymentId =>
        expect.objectContaining({ paymentId, ok: !refused.has(paymentId) }),
      ),
    })
  })

  test('of documents of two people is reported by an event for each, with numbers of their own', async () => {
    const others = paymentIds.filter((_, place) => place % 2 === 0)
    await sql`
      update payment.payment set created_by = ${signatory.personId}
      where id = any(${others}::uuid[])`.execute(bank.database.ownerDb)
    const start = await inSystem(bank.database.db, endOfOutbox)
    await signAll()
    const events = await readOutbox(bank.database.db, start, size * 2)
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(size)
    expect(
      events.map(({ payload }) => (payload as { paymentId: string }).paymentId).toSorted(),
    ).toEqual(paymentIds.toSorted())
  })

  test.each([0, size - 1])(
    'of which somebody else has taken one back meanwhile is signed without that one (%i)',
    async place => {
      const taken = paymentIds[place] ?? ''
      let isTaken = false
      const answer = await signAll({
        async findForStep(...call) {
          const found = await bank.storage.findForStep(...call)
          if (isTaken) return found
          isTaken = true
          await takeBack([taken])
          return found
        },
      })
      expect(answer).toEqual({
        ok: true,
        value: paymentIds.map(paymentId =>
          expect.objectContaining({ paymentId, ok: paymentId !== taken }),
        ),
      })
      const others = size - 1
      expect(await traces()).toEqual({
        signed: others,
        signatures: others,
        lines: others,
        events: others,
      })
    },
  )

  test('is locked in the order of its ids, however long its code takes', async () => {
    const consumption = {
      statement: 'select pg_sleep(given) from unnest($1::float[]) as given',
      values: [0.5],
      order: '',
    }
    const answer = await signAll({
      signing: {
        ...bank.signing,
        async prove(...call) {
          const proofs = await bank.signing.prove(...call)
          return proofs.ok ? ok(Object.assign(new Map(proofs.value), { consumption })) : proofs
        },
      },
    })
    expect(answer).toMatchObject({ ok: true })
    const { rows } = await sql<{ id: string }>`
      select s.id from platform.outbox o, unnest(o.subjects) with ordinality as s(id, place)
      where o.kind = 'sign' order by o.id, s.place`.execute(bank.database.ownerDb)
    expect(rows.map(({ id }) => id)).toEqual(paymentIds.toSorted())
  })
})
