import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { RecipientLookups } from '../../public.ts'
import { lookupsOfOrganisation, lookupsOfPerson, lookupWindowMs } from '../../rules/lookup-limit.ts'
import { testAccessControl, type TestAccessControl } from '../../testing/test-access-control.ts'

let bank: TestAccessControl
let lookups: RecipientLookups
let legalPartyId: string

beforeAll(async () => {
  bank = await testAccessControl()
  lookups = bank.module.accessControl.recipientLookups
})
afterAll(() => bank.close())
beforeEach(() => {
  legalPartyId = bank.ids.uuid()
})

const newPerson = () => ({ personId: bank.ids.uuid(), legalPartyId })

/** How many searches for unknown accounts were granted of so many requested at once. */
async function granted(caller: ReturnType<typeof newPerson>, wanted: number): Promise<number> {
  const counted = await Promise.all(Array.from({ length: wanted }, () => lookups.take(caller)))
  return counted.filter(one => one.ok).length
}

test('a person who tries numbers is stopped, also when they try them all at once', async () => {
  const guesser = newPerson()
  expect(await granted(guesser, lookupsOfPerson + 30)).toBe(lookupsOfPerson)
  expect(await lookups.hasLookupsLeft(guesser)).toMatchObject({
    error: { code: 'RECIPIENT_LOOKUPS_EXHAUSTED', params: { minutes: 60 } },
  })
})

test('accounts that are there cost nothing, however many', async () => {
  const accountant = newPerson()
  for (let index = 0; index < lookupsOfPerson + 5; index += 1) {
    const counted = await lookups.take(accountant)
    if (!counted.ok) throw new Error(counted.error.code)
    await counted.value.giveBack()
  }
  expect(await lookups.hasLookupsLeft(accountant)).toMatchObject({ ok: true })
})

test('people of one organisation who share the numbers among them are stopped together', async () => {
  const people = Array.from({ length: 4 }, newPerson)
  let sum = 0
  for (const person of people) sum += await granted(person, lookupsOfPerson)
  expect(sum).toBe(lookupsOfOrganisation)
  expect(await lookups.hasLookupsLeft(newPerson())).toMatchObject({ ok: false })
  expect(
    await lookups.hasLookupsLeft({ ...newPerson(), legalPartyId: bank.ids.uuid() }),
  ).toMatchObject({
    ok: true,
  })
})

test('after an hour lookups are allowed again', async () => {
  const accountant = newPerson()
  await granted(accountant, lookupsOfPerson)
  bank.clock.setTo(new Date(bank.clock.now() + lookupWindowMs).toISOString())
  expect(await granted(accountant, 1)).toBe(1)
})
