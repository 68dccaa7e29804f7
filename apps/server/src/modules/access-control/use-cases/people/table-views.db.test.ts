import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { runQuery } from '../../testing/run-query.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

const fields = 'hidden isCompact saved { name hidden isCompact address }'
const read = `{ tableViews(table: PAYMENT_HISTORY) { ${fields} } }`
const write = `mutation Save($views: TableViewsInput!) {
  saveTableViews(table: PAYMENT_HISTORY, views: $views) { ${fields} } }`

const own = {
  hidden: ['purpose'],
  isCompact: true,
  saved: [{ name: 'На подпись', hidden: [], isCompact: false, address: 'status=FOR_SIGN' }],
}

let bank: TestAccessControl
let company: SeedOrganisation
let person: SeedPerson
let office: Answer

beforeAll(async () => {
  bank = await testAccessControl()
})
beforeEach(async () => {
  company = await bank.addOrganisation()
  person = await bank.addPerson()
  await bank.addUserContract(person, company, { signRight: 'AUDITOR' })
  office = await bank.signIn(person)
})
afterAll(() => bank.close())

const viewsOf = async (browser: Answer) =>
  (await runQuery(bank, browser, read)).data?.['tableViews']
const save = (browser: Answer, views: object) => runQuery(bank, browser, write, { views })

test('a person who has never changed a table keeps nothing', async () => {
  expect(await viewsOf(office)).toBeNull()
})

test('what is kept at one computer is there at the other, and the later write stays', async () => {
  expect((await save(office, own)).data).toEqual({ saveTableViews: own })
  const home = await bank.signIn(person)
  expect(await viewsOf(home)).toEqual(own)
  const later = { ...own, isCompact: false, saved: [] }
  await save(home, later)
  expect(await viewsOf(office)).toEqual(later)
})

test('a colleague has their own views', async () => {
  await save(office, own)
  const colleague = await bank.addPerson()
  await bank.addUserContract(colleague, company)
  expect(await viewsOf(await bank.signIn(colleague))).toBeNull()
})

test('in another organisation the same person starts without views: filters name accounts', async () => {
  await save(office, own)
  const other = await bank.addOrganisation()
  const contract = await bank.addUserContract(person, other)
  const select = `mutation Select($id: ID!) { selectContract(userContractId: $id) { userReferenceId } }`
  await runQuery(bank, office, select, { id: contract.userContractId })
  expect(await viewsOf(office)).toBeNull()
})

test('more than the menu shows, and what no screen of ours makes, is refused and changes nothing', async () => {
  await save(office, own)
  const [one] = own.saved
  const many = Array.from({ length: 13 }, (_, place) => ({ ...one, name: `${place}` }))
  expect((await save(office, { ...own, saved: many })).codes).toEqual(['BAD_USER_INPUT'])
  const long = [{ ...one, name: 'я'.repeat(41) }]
  const refused = await save(office, { ...own, saved: long })
  expect(refused).toMatchObject({ codes: ['FIELD_TOO_LONG'], params: { field: 'name', max: 40 } })
  expect(await viewsOf(office)).toEqual(own)
})
