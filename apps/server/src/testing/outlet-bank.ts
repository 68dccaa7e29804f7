import type { AddressInfo } from 'node:net'
import { sql, type RawBuilder } from 'kysely'
import { vi } from 'vitest'

import type { SignRight } from '@tartip/domain/people/sign-right'

import { demoUnaffiliatedPeople } from '../demo-world/demo-unaffiliated-people.ts'
import { systemIds } from '../platform/ids.ts'
import { wholeProduct } from './whole-product.ts'

export interface Person {
  readonly session: string
  readonly personId: string
  readonly legalPartyId: string
}

/** Fields of the answers; each document selects its own. */
export interface Shown {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly checkName: string
  readonly cashRegisters: readonly Shown[]
  readonly referenceId: string
  readonly fullName: string
  readonly shiftOpenedDate: string | null
}

export interface Answer<T> {
  readonly data: T
  readonly code: string | undefined
  readonly fields: readonly { field: string; code: string }[] | undefined
}

const pointFields = `id code name checkName account isEditable
  cashRegisters { id code name hasKkm isActive cashiers { referenceId } terminals { code } }`
/** The calls of the service, each with every field that a test reads. */
export const outletCalls = {
  all: `query($org: ID!) { getSalePointsByOrgRefId(orgReferenceId: $org) {
    id name isEditable cashRegisters { id name } } }`,
  find: `query($filter: SalePointFilter!, $pageable: Pageable) {
    getSalePointsByFilter(filter: $filter, pageable: $pageable) { list { name } totalElements totalPages } }`,
  one: `query($id: ID!) { getSalePointInfoById(salePointId: $id) { ${pointFields}
    addressAttributes { region { attributeName } city { attributeName } phone taxOfficeCode latitude } } }`,
  registers: `query($id: ID!) { getCashesBySalePointId(salePointId: $id) { id name } }`,
  register: `query($id: ID!) { getCashById(cashId: $id) { id name } }`,
  terminals: `query($id: ID!) { getPOSTerminalsBySalePointId(salePointId: $id) { code } }`,
  own: `query($org: ID!, $who: ID) {
    getSalePointsOfCashier(orgReferenceId: $org, userReferenceId: $who) {
      id name isEditable cashRegisters { id name } } }`,
  any: `query($org: ID!) { hasOrganizationSalePoint(orgReferenceId: $org) }`,
  forAccount: `query($org: ID!) { getSalePointsForAccountUpdate(orgReferenceId: $org) { id } }`,
  cashiers: `query($org: ID!) { employees(orgReferenceId: $org) {
    referenceId fullName mobile inn authState salePoints { name } } }`,
  cashier: `query($who: ID!) { getCashierInfoByRefId(userReferenceId: $who) { referenceId inn shiftOpenedDate } }`,
  individual: `query($inn: String!) { newIndividualPerson(inn: $inn) { inn fullName } }`,
  regions: `query($parent: ID) { getRegionAddress(parentId: $parent) { id attributeName hasPlaces taxOfficeCode } }`,
  create: `mutation($org: ID!, $point: SalePointInput!) {
    createSalePoint(orgReferenceId: $org, salePoint: $point) { ${pointFields} } }`,
  update: `mutation($id: ID!, $point: SalePointInput!) {
    updateSalePointById(salePointId: $id, salePoint: $point) { ${pointFields} } }`,
  createCash: `mutation($id: ID!, $cash: CashInput!) { createCash(salePointId: $id, cash: $cash) { id code name } }`,
  updateCash: `mutation($id: ID!, $cash: CashInput!) { updateCash(cashId: $id, cash: $cash) { id name hasKkm isActive } }`,
  hire: `mutation($org: ID!, $data: CashierInnData!) {
    createNewCashierByInn(orgReferenceId: $org, innData: $data) { referenceId fullName authState } }`,
  move: `mutation($who: ID!, $ids: [ID!]!) {
    updateCashesOfUser(userReferenceId: $who, cashIds: $ids) { salePoints { cashRegisters { id } } } }`,
  fire: `mutation($who: ID!) { fireCashier(userReferenceId: $who) }`,
  openShift: `mutation($org: ID!) { openShift(orgReferenceId: $org) { shiftOpenedDate } }`,
  closeShift: `mutation($org: ID!) { closeShift(orgReferenceId: $org) { shiftOpenedDate } }`,
} as const

export const register = { name: 'Касса 1', hasKkm: true, isActive: true }

export type OutletBank = Awaited<ReturnType<typeof openOutletBank>>

/** The whole product, the people of an organisation with outlets, and their calls; the caller closes `whole`. */
export async function openOutletBank() {
  const whole = await wholeProduct()
  const http = whole.product.http!
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  /** A session of the person whom the condition on `u` (user contract) and `p` (person) names. */
  async function signIn(condition: RawBuilder<unknown>): Promise<Person> {
    const { rows } = await sql<{ user_contract_id: string; person_id: string; party: string }>`
      select u.user_contract_id, u.person_id, u.legal_party_id as party
      from access_control.user_contract u join access_control.person p using (person_id)
      where ${condition}`.execute(whole.database.ownerDb)
    const [row] = rows
    if (row === undefined) throw new Error('There is no such person')
    const session = await whole.openSession(row.user_contract_id, 3_600)
    return { session, personId: row.person_id, legalPartyId: row.party }
  }
  const demoPerson = (clientId: string, signRight: SignRight) =>
    signIn(sql`p.client_id = ${clientId} and u.sign_right = ${signRight}`)
  /** The cashier signs in when the contract with them has come from the bank. */
  const hiredPerson = (personId: string) =>
    vi.waitFor(() => signIn(sql`u.person_id = ${personId}`), 15_000)

  const headersOf = (who: Person) => ({
    'content-type': 'application/json',
    'x-tartip-client': 'web',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': systemIds.uuid(),
    cookie: `tartip-session=${who.session}`,
  })

  async function call<T = Shown>(
    who: Person,
    source: string,
    variables: object = {},
    key: string = systemIds.uuid(),
  ): Promise<Answer<T>> {
    const answer = await http.inject({
      method: 'POST',
      url: '/graphql/sale-point',
      headers: { ...headersOf(who), 'idempotency-key': key },
      payload: { query: source, variables: { org: who.legalPartyId, ...variables } },
    })
    const { data, errors } = JSON.parse(answer.body) as {
      data?: Record<string, unknown>
      errors?: { extensions: { code: string; fields?: Answer<T>['fields'] } }[]
    }
    const extensions = errors?.[0]?.extensions
    return {
      data: Object.values(data ?? {})[0] as T,
      code: extensions?.code,
      fields: extensions?.fields,
    }
  }

  /** The answer of any service as it is. */
  async function runQuery(who: Person, service: string, query: string, variables: object) {
    const { body } = await http.inject({
      method: 'POST',
      url: `/graphql/${service}`,
      headers: headersOf(who),
      payload: { query, variables },
    })
    return body
  }

  const owner = await demoPerson('100101', 'FIRST')
  const { rows: shops } = await sql<{ account: string }>`
    select input->>'account' as account from twin.sale_point
    where legal_party_id = ${owner.legalPartyId} limit 1`.execute(whole.database.ownerDb)
  const account = shops[0]?.account ?? ''

  let count = 0
  const point = (change: object = {}, addressChange: object = {}) => {
    count += 1
    return {
      name: `Новая точка ${count}`,
      checkName: `New shop ${count}`,
      account,
      addressAttributes: {
        regionId: '41711000000000',
        districtId: '41711201000000',
        street: 'Чуй',
        houseNumber: '155',
        phone: ['0700 100 101'],
        taxOfficeCode: '002',
        latitude: '42.874621',
        longitude: '74.569762',
        ...addressChange,
      },
      ...change,
    }
  }
  const opened = async (change: object = {}) =>
    (await call(owner, outletCalls.create, { point: point(change) })).data
  const withRegister = async () => {
    const shop = await opened()
    const cash = (await call(owner, outletCalls.createCash, { id: shop.id, cash: register })).data
    return { shop, cash }
  }
  const unemployed = () => {
    const person = demoUnaffiliatedPeople[unemployedTaken]
    unemployedTaken += 1
    if (person === undefined) throw new Error('Everybody of the registry is hired')
    return person
  }
  let unemployedTaken = 0
  const hired = async (cashIds: readonly string[]) => {
    const { inn } = unemployed()
    const { data } = await call(owner, outletCalls.hire, {
      data: { inn, mobile: `99670055${String(1_000 + unemployedTaken)}`, cashIds },
    })
    return data
  }

  return {
    whole,
    http,
    address,
    account,
    owner,
    manager: await demoPerson('100106', 'CASH_MANAGER'),
    creator: await demoPerson('100103', 'CREATOR'),
    cashier: await demoPerson('100105', 'CASHIER'),
    bystander: await demoPerson('100107', 'NONE'),
    stranger: await demoPerson('100301', 'FIRST'),
    hiredPerson,
    headersOf,
    call,
    runQuery,
    point,
    opened,
    withRegister,
    unemployed,
    hired,
  }
}
