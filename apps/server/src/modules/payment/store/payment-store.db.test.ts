import { ok } from '@tartip/domain/result'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { GivenProof, TextToSign } from '../../../platform/documents/signing.ts'
import type { PaymentChange } from '../payment-kind.ts'
import type { PaymentUseCases } from '../payment-use-cases.ts'

import { somAccount } from '../testing/fake-accounts.ts'
import { transferInput } from '../testing/payment-builder.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, otherOrganisationId, testActor } from '../testing/test-people.ts'
import type { SaveDocument } from '../use-cases/save-document.ts'
import type { AccessScope } from './payment-reads.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const second = testActor('SECOND')
const legalPartyId = organisationId

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
})
afterAll(() => bank.close())

const draft = (input: Readonly<Record<string, string>> = {}): SaveDocument => ({
  mutation: 'saveInterBankTransferNativeDraft',
  kind: 'CLEARING',
  legalPartyId,
  input: transferInput(input),
})
const scope = (personId = first.personId): AccessScope => ({
  legalPartyId,
  personId,
  accounts: [somAccount],
})
const find = async (id: string) => {
  const found = await bank.storage.reads.findVisible(scope(creator.personId), id)
  if (!found) throw new Error('The document was expected to be there')
  return found
}
async function countRows(table: string, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where payment_id = ${id}`.execute(
    bank.database.ownerDb,
  )
  return rows[0]?.count ?? -1
}

/** A code that is consumed by a statement in the transaction of the signatures, as in the product. */
async function withConsumedCodes() {
  const { ownerDb } = bank.database
  await sql`create table if not exists public.consumed_code (step bigint primary key)`.execute(
    ownerDb,
  )
  await sql`grant insert, select on public.consumed_code to public`.execute(ownerDb)
  await sql`
    create or replace function public.consume_code(given bigint) returns void language plpgsql as $$
    begin
      insert into public.consumed_code values (given);
    exception when unique_violation then
      raise exception 'consumed' using errcode = 'TP003';
    end $$`.execute(ownerDb)
  const deps = {
    ...bank.deps,
    signing: {
      ...bank.signing,
      async prove(
        _signer: unknown,
        texts: () => Promise<readonly TextToSign[]>,
        { otpCode }: GivenProof,
      ) {
        const step = Number(otpCode)
        const proofOf = ({ documentId, digest }: TextToSign) =>
          [documentId, ok({ evidence: { kind: 'TOTP', step } as const, digest })] as const
        const statement = 'select public.consume_code(given) from unnest($1::bigint[]) as given'
        return ok(
          Object.assign(new Map((await texts()).map(proofOf)), {
            consumption: { statement, values: [step], order: otpCode ?? '' },
          }),
        )
      },
    },
  }
  return {
    useCases: bank.useCasesOf(deps),
    async isConsumed(otpCode: string): Promise<boolean> {
      const { rows } = await sql`
        select from public.consumed_code where step = ${otpCode}::bigint`.execute(ownerDb)
      return rows.length > 0
    },
  }
}

describe('a one-time code and the signatures it is given for', () => {
  const signed = async (useCases: PaymentUseCases, id: string, otpCode: string, key?: string) => {
    const { digest } = await find(id)
    const call = { legalPartyId, paymentIds: [id], digests: [digest], otpCode }
    return useCases.signPayments(first, bank.request(key), call)
  }
  const documentToSign = async () => {
    const [id = ''] = await bank.seed({ statusCode: 'ON_VERIFICATION' })
    return id
  }

  test('are written together, and a repeated call takes its answer without the code', async () => {
    const { useCases, isConsumed } = await withConsumedCodes()
    const id = await documentToSign()
    const { digest } = await find(id)
    const call = { legalPartyId, paymentIds: [id], digests: [digest], otpCode: '410001' }
    const sign = () => useCases.signPayments(first, bank.request('key-of-410001'), call)
    expect(await sign()).toMatchObject({ value: [{ ok: true }] })
    expect(await isConsumed('410001')).toBe(true)
    expect(await sign()).toMatchObject({ value: [{ ok: true }] })
    expect(await countRows('payment.signature', id)).toBe(1)
  })

  test('a code that another call has consumed signs nothing, also in one write with others', async () => {
    const { useCases } = await withConsumedCodes()
    const ids = await Promise.all(Array.from({ length: 6 }, documentToSign))
    const answers = await Promise.all(ids.map(id => signed(useCases, id, '410002')))
    const codes = answers.map(answer => (answer.ok ? 'signed' : answer.error.code))
    expect(codes.toSorted()).toEqual([...Array(5).fill('OTP_ALREADY_USED'), 'signed'])
    const rows = await Promise.all(ids.map(id => countRows('payment.signature', id)))
    expect(rows.filter(count => count > 0)).toEqual([1])
  })

  test('a call that signs nothing leaves the code as it was', async () => {
    const { useCases, isConsumed } = await withConsumedCodes()
    const id = await documentToSign()
    const shown = { legalPartyId, paymentIds: [id], otpCode: '410003' }
    const refused = await useCases.signPayments(first, bank.request(), {
      ...shown,
      digests: ['0'.repeat(64)],
    })
    expect(refused).toMatchObject({ value: [{ ok: false }] })
    expect(await isConsumed('410003')).toBe(false)
    expect(await signed(useCases, id, '410003')).toMatchObject({ value: [{ ok: true }] })
  })

  test('a process that is killed while it writes leaves neither, and the same call signs again', async () => {
    const { useCases, isConsumed } = await withConsumedCodes()
    const id = await documentToSign()
    const { digest } = await find(id)
    const call = { legalPartyId, paymentIds: [id], digests: [digest], otpCode: '410004' }
    const sign = () => useCases.signPayments(first, bank.request('key-of-410004'), call)
    const killed = await bank.database.ownerDb.transaction().execute(async tx => {
      await sql`select from payment.payment where id = ${id} for update`.execute(tx)
      const outcome = sign().then(
        () => 'answered',
        () => 'killed',
      )
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
        expect(rows).toHaveLength(1)
      }, 15_000)
      return outcome
    })
    expect(killed).toBe('killed')
    expect(await isConsumed('410004')).toBe(false)
    expect(await sign()).toMatchObject({ value: [{ ok: true }] })
    expect(await isConsumed('410004')).toBe(true)
  })
})

describe('documents on PostgreSQL', () => {
  test.each([
    ['too short', 'a'.repeat(63)],
    ['too long', 'a'.repeat(66)],
    ['in capital letters', 'A'.repeat(64)],
    ['with a space in it', ` ${'a'.repeat(63)}`],
    ['no hexadecimal at all', 'g'.repeat(64)],
  ])('the database takes no digest that is %s', async (_fault, digest) => {
    const [id] = await bank.seed({ statusCode: 'DRAFT' })
    const { ownerDb } = bank.database
    const change = sql`update payment.payment set digest = ${digest} where id = ${id}`
    await expect(change.execute(ownerDb)).rejects.toThrow(/digest_check|hexadecimal/)
  })

  test('a saved draft is read back as it was, with history, audit and outgoing event', async () => {
    const save = draft({ recipientInn: '01203201410014' })
    const saved = await bank.useCases.saveDocument(creator, bank.request(), save)
    if (!saved.ok) throw new Error(saved.error.code)
    const payment = await find(saved.value)
    expect(payment).toMatchObject({
      amountMinor: 420_050n,
      recipientInn: '01203201410014',
      paymentCode: '44101000',
      valueDate: '2026-11-30',
      createdAt: bank.clock.now(),
      version: 1,
    })
    expect(await countRows('payment.status_history', payment.id)).toBe(1)
    expect(await countRows('payment.audit', payment.id)).toBe(1)
    const { rows } = await sql<{ kind: string; payload: object }>`
      select kind, payload from platform.outbox
      where payload->>'paymentId' = ${payment.id}`.execute(bank.database.ownerDb)
    expect(rows).toMatchObject([{ kind: 'create', payload: { toStatus: 'DRAFT' } }])
  })

  test('a document goes the whole way to the last signature, each with its evidence', async () => {
    const saved = await bank.useCases.saveDocument(creator, bank.request(), draft())
    if (!saved.ok) throw new Error(saved.error.code)
    const { digest } = await find(saved.value)
    const ref = { legalPartyId, paymentIds: [saved.value] }
    await bank.useCases.sendForSigning(creator, bank.request(), ref)
    const one = { ...ref, otpCode: '100001', digests: [digest] }
    expect(await bank.useCases.signPayments(first, bank.request(), one)).toMatchObject({
      value: [{ ok: true }],
    })
    const two = { ...ref, otpCode: '100002', digests: [digest] }
    expect(await bank.useCases.signPayments(second, bank.request(), two)).toMatchObject({
      value: [{ ok: true }],
    })
    expect(await find(saved.value)).toMatchObject({ isFullySigned: true, version: 4 })
    expect(await countRows('payment.signature', saved.value)).toBe(2)
    const history = await bank.storage.reads.statusHistory(legalPartyId, saved.value)
    expect(history.map(entry => entry.statusCode)).toEqual([
      'DRAFT',
      'ON_VERIFICATION',
      'ON_VERIFICATION_COMPLETED',
      'PARTIALLY_CONFIRMED',
      'PARTIAL_CONFIRMATION_COMPLETED',
    ])
  })

  test('an edit to a number in use is refused and changes nothing', async () => {
    const [id = ''] = await bank.seed({ transferNum: '501' }, { transferNum: '502' })
    const before = await find(id)
    const update = {
      id,
      legalPartyId,
      version: before.version,
      input: transferInput({ transferNum: '502' }),
    }
    expect(await bank.useCases.updatePayment(creator, bank.request(), update)).toMatchObject({
      error: { code: 'DUPLICATE_DOCUMENT_NUMBER' },
    })
    expect(await find(id)).toEqual(before)
    expect(await countRows('payment.status_history', id)).toBe(1)
  })

  test('the next number follows the highest one, but not a hand-made giant', async () => {
    await bank.seed({ transferNum: '9000000' }, { transferNum: '9999999999' })
    const next = await bank.storage.reads.nextTransferNum(legalPartyId, 2026)
    expect(next).toBe('9000001')
    const saved = await bank.useCases.saveDocument(creator, bank.request(), draft())
    expect(saved.ok && (await find(saved.value)).transferNum).toBe('9000001')
  })

  test('a deleted draft is gone, its traces stay, its number is free', async () => {
    const [id = ''] = await bank.seed({ transferNum: '601' })
    await bank.useCases.deletePayment(creator, bank.request(), { legalPartyId, paymentId: id })
    expect(await bank.storage.reads.findVisible(scope(creator.personId), id)).toBeUndefined()
    expect(await countRows('payment.audit', id)).toBe(1)
    const again = await bank.useCases.saveDocument(
      creator,
      bank.request(),
      draft({ transferNum: '601' }),
    )
    expect(again.ok).toBe(true)
  })

  test('history, signatures and audit are never changed, not even by their owner', async () => {
    await bank.seed({ statusCode: 'PARTIALLY_CONFIRMED' })
    for (const table of ['payment.status_history', 'payment.signature', 'payment.audit']) {
      const change = sql`update ${sql.table(table)} set version = 0`
      await expect(change.execute(bank.database.ownerDb)).rejects.toThrow(/never changed/)
      await expect(sql`delete from ${sql.table(table)}`.execute(bank.database.db)).rejects.toThrow()
    }
  })

  test('without a transaction of the organisation no document exists', async () => {
    const { rows } = await sql`select 1 from payment.payment`.execute(bank.database.db)
    expect(rows).toEqual([])
  })

  test('another organisation finds nothing by a known id', async () => {
    const [id = ''] = await bank.seed({ statusCode: 'SUCCESS' })
    const stranger = { ...scope(), legalPartyId: otherOrganisationId }
    expect(await bank.storage.reads.findVisible(stranger, id)).toBeUndefined()
    const key = { ...stranger, operation: 'signingPayment', key: 'key-of-a-stranger' }
    expect(await bank.storage.findForStep(otherOrganisationId, [id], key)).toEqual({
      documents: [],
      isAnswered: false,
    })
    const theirs = await bank.storage.inTransaction(otherOrganisationId, async payments => ({
      ok: true,
      value: await payments.findByIdsForUpdate(otherOrganisationId, [id]),
    }))
    expect(theirs).toEqual({ ok: true, value: [] })
  })
})

describe('a large batch', () => {
  const size = 300
  const seedBatch = () =>
    bank.seed(
      ...Array.from({ length: size }, () => ({
        statusCode: 'ON_VERIFICATION' as const,
        amountMinor: 100n,
        commissionMinor: 0n,
      })),
    )
  const tracesOf = async (ids: readonly string[]) => {
    const count = (table: string) =>
      sql`(select count(*)::integer from ${sql.table(table)} where payment_id = any(${ids}::uuid[])
        and version > 1)`
    const { rows } = await sql<{ signatures: number; audit: number; steps: number }>`
      select ${count('payment.signature')} as signatures, ${count('payment.audit')} as audit,
        ${count('payment.status_history')} as steps`.execute(bank.database.ownerDb)
    return rows[0]
  }

  test('is signed with one code, each document with its signature, audit and history', async () => {
    const { useCases, isConsumed } = await withConsumedCodes()
    const ids = await seedBatch()
    const before = await tracesOf(ids)
    const documents = await Promise.all(ids.map(find))
    const digests = documents.map(({ digest }) => digest)
    const call = { legalPartyId, paymentIds: ids, digests, otpCode: '410020' }
    const answer = await useCases.signPayments(first, bank.request(), call)
    if (!answer.ok) throw new Error(answer.error.code)
    expect(answer.value.map(({ paymentId }) => paymentId)).toEqual(ids)
    expect(answer.value.filter(({ ok: isSigned }) => !isSigned)).toEqual([])
    const after = await tracesOf(ids)
    expect(after?.signatures).toBe((before?.signatures ?? 0) + size)
    expect(after?.audit).toBe((before?.audit ?? 0) + size)
    expect(after?.steps).toBeGreaterThanOrEqual((before?.steps ?? 0) + size)
    expect(await isConsumed('410020')).toBe(true)
  })

  test('is not written at all when one of its last documents was changed meanwhile', async () => {
    const ids = (await seedBatch()).toSorted()
    const before = await tracesOf(ids)
    const documents = await Promise.all(ids.map(find))
    const at = bank.clock.now()
    const changes = documents.map((document, place): PaymentChange => {
      // The last one was read before somebody else's step.
      const read = place === size - 1 ? document.version - 1 : document.version
      return {
        document: { ...document, statusCode: 'FOR_EDITING', version: read + 1 },
        before: document,
        action: 'returnForEditing',
        steps: ['FOR_EDITING'],
        at,
        by: { kind: 'clock' },
      }
    })
    expect(
      await bank.storage.writeAtOnce(legalPartyId, 'saveStatus', changes, undefined),
    ).toMatchObject({ ok: false, error: { code: 'PAYMENT_CHANGED_MEANWHILE' } })
    expect(await tracesOf(ids)).toEqual(before)
    const statuses = await Promise.all(ids.map(async id => (await find(id)).statusCode))
    expect(new Set(statuses)).toEqual(new Set(['ON_VERIFICATION']))
  })
})

describe('races', () => {
  test('overlapping batches in mixed order leave no document out and refuse no batch', async () => {
    const ids = await bank.seed(
      ...Array.from({ length: 12 }, () => ({ statusCode: 'ON_VERIFICATION' as const })),
    )
    const other = bank.anotherProcess()
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, batch) => {
        const turned = [...ids.slice(batch), ...ids.slice(0, batch)]
        return other.useCases.returnForEditing(first, other.request(), {
          legalPartyId: organisationId,
          paymentIds: batch % 2 === 0 ? turned : turned.toReversed(),
          comment: 'Проверьте сумму',
        })
      }),
    )
    expect(answers.filter(answer => !answer.ok)).toEqual([])
    const done = answers.flatMap(answer => (answer.ok ? answer.value : [])).filter(each => each.ok)
    expect(done.map(each => each.paymentId).toSorted()).toEqual(ids.toSorted())
  })

  test('a batch whose document somebody else holds for longer is refused as in process, and nothing of it is written', async () => {
    const ids = await bank.seed(
      ...Array.from({ length: 3 }, () => ({ statusCode: 'ON_VERIFICATION' as const })),
    )
    const before = await Promise.all(ids.map(find))
    const held = ids.at(-1)
    const call = { legalPartyId, paymentIds: ids, comment: 'Проверьте сумму' }
    const refused = await bank.database.ownerDb.transaction().execute(async tx => {
      await sql`select 1 from payment.payment where id = ${held} for update`.execute(tx)
      return bank.useCases.returnForEditing(first, bank.request(), call)
    })
    expect(refused).toMatchObject({ ok: false, error: { code: 'OPERATION_IN_PROCESS' } })
    expect(await Promise.all(ids.map(find))).toEqual(before)
    expect(await bank.useCases.returnForEditing(first, bank.request(), call)).toMatchObject({
      ok: true,
      value: ids.map(() => ({ ok: true })),
    })
  })

  test('the same key fifty times in parallel makes one document', async () => {
    const other = bank.anotherProcess()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? bank : other).useCases.saveDocument(
          creator,
          bank.request('fifty-times'),
          draft({ transferNum: '801' }),
        ),
      ),
    )
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
    const { rows } = await sql`
      select 1 from payment.payment where transfer_num = '801'`.execute(bank.database.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('fifty drafts in parallel without a number get fifty numbers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        bank.useCases.saveDocument(creator, bank.request(), draft()),
      ),
    )
    const numbers = await Promise.all(
      answers.map(async answer => (answer.ok ? (await find(answer.value)).transferNum : '')),
    )
    expect(new Set(numbers).size).toBe(50)
  })

  test('two people of one stage sign in parallel: one signature counts', async () => {
    const [id = ''] = await bank.seed({ statusCode: 'ON_VERIFICATION' })
    const { digest } = await find(id)
    const twin = testActor('FIRST', { personId: '20000000-0000-4000-8000-0000000000aa' })
    const call = { legalPartyId, paymentIds: [id], digests: [digest] }
    const other = bank.anotherProcess()
    const answers = await Promise.all([
      bank.useCases.signPayments(first, bank.request(), { ...call, otpCode: '200001' }),
      other.useCases.signPayments(twin, other.request(), { ...call, otpCode: '200001' }),
    ])
    const results = answers.flatMap(answer => (answer.ok ? answer.value : []))
    expect(results.filter(result => result.ok)).toHaveLength(1)
    expect((await find(id)).signatures).toHaveLength(1)
    expect(await countRows('payment.signature', id)).toBe(2 - 1)
  })

  test('an edit and a signature in parallel: whichever is later is refused', async () => {
    const [id = ''] = await bank.seed({
      statusCode: 'ON_VERIFICATION',
      signScheme: 'ONE_SIGNATORY',
    })
    const one = testActor('FIRST', { signScheme: 'ONE_SIGNATORY' })
    const { digest, version, transferNum } = await find(id)
    const input = transferInput({ transferNum, amount: '1.00' })
    const [edited, signed] = await Promise.all([
      bank.useCases.updatePayment(one, bank.request(), { id, legalPartyId, version, input }),
      bank.useCases.signPayments(one, bank.request(), {
        legalPartyId,
        paymentIds: [id],
        digests: [digest],
        otpCode: '300001',
      }),
    ])
    const isSigned = signed.ok && signed.value[0]?.ok === true
    expect(isSigned).toBe(!edited.ok)
    const after = await find(id)
    expect(after.signatures.every(signature => signature.digest === after.digest)).toBe(true)
    expect(after.version).toBe(version + 1)
  })

  test.each([
    ['of the same person', sql`2, person_id`],
    ['of the same stage', sql`stage, gen_random_uuid()`],
  ])('the database itself refuses a second signature %s', async (_what, stageAndPerson) => {
    const [id = ''] = await bank.seed({ statusCode: 'PARTIALLY_CONFIRMED' })
    const again = sql`
      insert into payment.signature
      select legal_party_id, payment_id, 99, content_version, ${stageAndPerson}, sign_right, sign_type,
             signed_at, digest, canonical_text, session_id, trace_id
      from payment.signature where payment_id = ${id}`
    await expect(again.execute(bank.database.ownerDb)).rejects.toThrow(/unique/)
  })
})

test('a signature does not wait for a held document longer than its signatory is known to be one', async () => {
  const [id = ''] = await bank.seed({ statusCode: 'ON_VERIFICATION', valueDate: '2026-12-01' })
  const payment = await find(id)
  await bank.database.ownerDb.transaction().execute(async holder => {
    await sql`select 1 from payment.payment where id = ${id} for update`.execute(holder)
    const signed = await bank.useCases.signPayments(first, bank.request(), {
      legalPartyId,
      paymentIds: [id],
      otpCode: '765432',
      digests: [payment.digest],
    })
    expect(signed).toMatchObject({ error: { code: 'OPERATION_IN_PROCESS' } })
  })
  expect(await find(id)).toEqual(payment)
})
