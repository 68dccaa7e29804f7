import { unfinishedFormLimits } from '@tartip/domain/forms/unfinished-form'
import { err, ok } from '@tartip/domain/result'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  organisationId,
  otherOrganisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import type { Actor } from './platform/actor.ts'
import { inSystem, inTenant } from './platform/db/transaction.ts'
import { keepAnswer } from './platform/idempotency/idempotency-store.ts'
import { sweepUnfinishedForms } from './platform/documents/store/unfinished-form-store.ts'
import {
  createUnfinishedForms,
  type FormToKeep,
  type UnfinishedForms,
} from './platform/documents/unfinished-forms.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const inOtherCompany = testActor('CREATOR', { legalPartyId: otherOrganisationId })
const clock = createTestClock()
const kind = {
  service: 'payment',
  needs: 'payments.create',
  saves: ['savePayment'],
  fieldsOf: (form: string) => (form === 'transfer' ? ['amount', 'purpose'] : undefined),
} as const
const idOf = (end: number) => `70000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const ref = { legalPartyId: organisationId, id: idOf(1) }

let database: TestDatabase
let forms: UnfinishedForms
beforeEach(async () => {
  database = await testDatabase()
  forms = createUnfinishedForms({ db: database.db, clock }, kind)
})
afterEach(() => database.close())

const typed = (more: Partial<FormToKeep> = {}): FormToKeep => ({
  ...ref,
  form: 'transfer',
  texts: { amount: '12,', purpose: 'Оплата по сч' },
  ...more,
})
const listOf = async (actor: Actor, legalPartyId = actor.legalPartyId) => {
  const found = await forms.list(actor, legalPartyId)
  return found.ok ? found.value : []
}
const auditLines = async () => {
  const { rows } = await sql<{ action: string; details: object }>`
    select action, details from platform.audit_entry order by id`.execute(database.ownerDb)
  return rows
}

describe('an unfinished form', () => {
  test('is kept as typed and found again, valid or not', async () => {
    await forms.keep(creator, typed())
    expect(await listOf(creator)).toMatchObject([
      {
        id: ref.id,
        form: 'transfer',
        version: 1,
        texts: { amount: '12,', purpose: 'Оплата по сч' },
      },
    ])
    expect(await forms.find(creator, ref)).toMatchObject(ok({ texts: { amount: '12,' } }))
  })

  test('is not written over by another device', async () => {
    await forms.keep(creator, typed())
    const atOffice = await forms.keep(creator, typed({ texts: { amount: '15' }, version: 1 }))
    expect(atOffice).toMatchObject(ok({ version: 2 }))
    const atHome = await forms.keep(creator, typed({ texts: { amount: '17' }, version: 1 }))
    expect(atHome).toEqual(err('UNFINISHED_FORM_CHANGED_MEANWHILE'))
    expect(await listOf(creator)).toMatchObject([{ version: 2, texts: { amount: '15' } }])
  })

  test('that another device has deleted is not brought back by a late keep', async () => {
    await forms.keep(creator, typed())
    await forms.remove(creator, ref)
    const late = await forms.keep(creator, typed({ texts: {}, version: 1 }))
    expect(late).toEqual(err('UNFINISHED_FORM_NOT_FOUND'))
  })

  test('is kept once when the call is sent again after a lost answer', async () => {
    const call = typed({ texts: { amount: '1' } })
    const answers = await Promise.all([forms.keep(creator, call), forms.keep(creator, call)])
    expect(answers).toMatchObject([ok({ version: 1 }), ok({ version: 1 })])
  })

  test('is audited without what was typed', async () => {
    await forms.keep(creator, typed())
    await forms.remove(creator, ref)
    const lines = await auditLines()
    expect(lines.map(({ action }) => action)).toEqual(['formKept', 'formDeleted'])
    expect(JSON.stringify(lines)).not.toContain('Оплата')
  })

  test('is used up in the moment in which its save is answered', async () => {
    const attempt = { key: 'attempt-key-1', content: '{}' }
    await forms.keep(creator, typed({ attempt }))
    expect(await listOf(creator)).toHaveLength(1)
    await answer(creator, 'attempt-key-1')
    expect(await listOf(creator)).toEqual([])
    expect(await forms.find(creator, ref)).toMatchObject(ok({ savedId: 'document-1' }))
  })

  test('is not used up by a save of another person under the same key', async () => {
    await forms.keep(creator, typed({ attempt: { key: 'attempt-key-1', content: '{}' } }))
    await answer(first, 'attempt-key-1')
    expect(await listOf(creator)).toHaveLength(1)
  })

  test('is deleted a day after it became a document, and after thirty days in any case', async () => {
    await forms.keep(creator, typed({ attempt: { key: 'attempt-key-1', content: '{}' } }))
    await answer(creator, 'attempt-key-1')
    await forms.keep(creator, typed({ id: idOf(2) }))
    await forms.keep(creator, typed({ id: idOf(3) }))
    const age = (id: string, days: number) => sql`
      update platform.unfinished_form set written_at = now() - make_interval(days => ${days}) where id = ${id}`
    await age(idOf(1), 2).execute(database.ownerDb)
    await age(idOf(2), 29).execute(database.ownerDb)
    await age(idOf(3), 31).execute(database.ownerDb)
    expect(await inSystem(database.db, sweepUnfinishedForms)).toBe(2)
    expect(await listOf(creator)).toMatchObject([{ id: idOf(2) }])
  })

  test.each<[string, Partial<FormToKeep>, object]>([
    ['a form that does not exist', { form: 'letter' }, err('BAD_USER_INPUT', { field: 'form' })],
    [
      'a field that the form lacks',
      { texts: { toString: 'x' } },
      err('BAD_USER_INPUT', { field: 'toString' }),
    ],
    [
      'a text that is too long',
      { texts: { purpose: 'a'.repeat(4_001) } },
      err('FIELD_TOO_LONG', { field: 'purpose', max: 4_000 }),
    ],
    [
      'more than a form holds',
      { attempt: { key: 'attempt-key-1', content: 'a'.repeat(16_000) } },
      err('FIELD_TOO_LONG', { field: 'texts', max: 16_000 }),
    ],
    ['an id that is none', { id: '1' }, err('UNFINISHED_FORM_NOT_FOUND')],
    [
      'a key that is none',
      { attempt: { key: 'a b', content: '' } },
      err('IDEMPOTENCY_KEY_INVALID'),
    ],
  ])('with %s is refused', async (_name, more, refused) => {
    expect(await forms.keep(creator, typed(more))).toEqual(refused)
    expect(await listOf(creator)).toEqual([])
  })

  test('is one of at most fifty, however many calls come at once', async () => {
    const { perPerson } = unfinishedFormLimits
    const calls = Array.from({ length: perPerson + 5 }, (_, index) =>
      forms.keep(creator, typed({ id: idOf(index + 1) })),
    )
    const refused = (await Promise.all(calls)).filter(({ ok: isKept }) => !isKept)
    expect(refused).toHaveLength(5)
    expect(refused[0]).toEqual(err('UNFINISHED_FORMS_TOO_MANY', { max: perPerson }))
    expect(await listOf(creator)).toHaveLength(perPerson)
  })
})

describe('an attack on an unfinished form', () => {
  const attackers: [string, Actor][] = [
    ['the first signatory of the organisation', first],
    ['the same person in another organisation', inOtherCompany],
    ['a stranger', testActor('FIRST', { legalPartyId: otherOrganisationId })],
  ]

  test.each(attackers)('%s neither sees, changes nor deletes it', async (_name, attacker) => {
    await forms.keep(creator, typed())
    const own = { ...ref, legalPartyId: attacker.legalPartyId }
    expect(await listOf(attacker)).toEqual([])
    expect(await forms.find(attacker, own)).toEqual(err('UNFINISHED_FORM_NOT_FOUND'))
    expect(await forms.keep(attacker, typed({ ...own, version: 1, texts: {} }))).toEqual(
      err('UNFINISHED_FORM_NOT_FOUND'),
    )
    expect(await forms.remove(attacker, own)).toEqual(ok(true))
    expect(await listOf(creator)).toMatchObject([{ version: 1, texts: { amount: '12,' } }])
  })

  test('that names another organisation is refused', async () => {
    await forms.keep(creator, typed())
    const foreign = { ...ref, legalPartyId: otherOrganisationId }
    for (const refused of [
      await forms.list(creator, otherOrganisationId),
      await forms.find(creator, foreign),
      await forms.keep(creator, typed(foreign)),
      await forms.remove(creator, foreign),
    ]) {
      expect(refused).toEqual(err('LEGAL_PARTY_NOT_FOUND'))
    }
  })

  test('with an id that is taken makes a form of its own', async () => {
    await forms.keep(creator, typed())
    await forms.keep(first, typed({ texts: { amount: '99' } }))
    expect(await listOf(creator)).toMatchObject([{ texts: { amount: '12,' } }])
    expect(await listOf(first)).toMatchObject([{ texts: { amount: '99' } }])
  })

  test.each(['AUDITOR', 'CASHIER', 'NONE'] as const)(
    'by a person with the right %s fails',
    async right => {
      const refused = await forms.keep(testActor(right), typed())
      expect(refused).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } })
    },
  )

  test('past the use cases is stopped by row-level security', async () => {
    await forms.keep(creator, typed())
    const count = sql<{ count: bigint }>`select count(*) as count from platform.unfinished_form`
    const seen = await inTenant(database.db, otherOrganisationId, tx => count.execute(tx))
    expect(seen.rows).toEqual([{ count: 0n }])
    expect((await count.execute(database.db)).rows).toEqual([{ count: 0n }])
  })
})

/** The answer of a save, as the write of the document keeps it. */
const answer = (by: Actor, key: string) =>
  inTenant(database.db, by.legalPartyId, tx =>
    keepAnswer(tx, {
      key: { legalPartyId: by.legalPartyId, personId: by.personId, operation: 'savePayment', key },
      requestHash: 'hash',
      answer: 'document-1',
    }),
  )
