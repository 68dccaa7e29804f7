import { afterAll, beforeAll, expect, test } from 'vitest'

import { signRights } from '@tartip/domain/people/sign-right'

import { systemIds } from './platform/ids.ts'
import { idsOf } from './testing/foreign-ids.ts'
import { openLiveConnection } from './testing/live-connection.ts'
import { callsOf, type CallIds } from './testing/operation-calls.ts'
import { findServices } from './testing/services.ts'
import { openTwoCompanies, type TwoCompanies } from './testing/two-companies.ts'

/*
 * Every subscription of every service, made from the schemas themselves, is called with ids of what another
 * organisation has. The events must be those for an id that nobody has.
 */
const subscriptions = (await findServices()).flatMap(({ name: service, schema }) =>
  callsOf(schema)
    .filter(call => call.kind === 'subscription')
    .map(call => ({ service, ...call })),
)
type Subscription = (typeof subscriptions)[number]

let bank: TwoCompanies

beforeAll(async () => {
  bank = await openTwoCompanies()
}, 180_000)

afterAll(() => bank.whole.close(), 60_000)

const cookieOf = (token: string) => ({ cookie: `tartip-session=${token}` })

test('there is something to listen to', () => {
  expect(subscriptions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['listenAccount', 'listenNotification', 'listenPayment']),
  )
})

/** The codes that a subscription is refused with, one line for each of these ids. */
async function refusals(call: Subscription, tried: readonly CallIds[]): Promise<string[]> {
  const connection = await openLiveConnection(bank.address, call.service, cookieOf(bank.session))
  const codes: string[] = []
  for (const ids of tried) {
    codes.push((await connection.subscribe(call.document, call.variablesWith(ids))).join(' '))
  }
  connection.close()
  return codes
}

test.each(signRights)('%s receives the same for foreign ids as for unknown ones', async right => {
  await bank.setOwnRight(right)
  const party = bank.own.legalPartyId
  const documents = [...bank.foreignIds].filter(([place]) => place.startsWith('payment.'))
  for (const call of subscriptions) {
    const tried = [
      { party: bank.foreign.legalPartyId, other: systemIds.uuid() },
      ...documents.slice(0, 6).map(([, other]) => ({ party, other })),
    ]
    const nobodys = tried.map(ids => ({
      party: ids.party === party ? party : systemIds.uuid(),
      other: systemIds.uuid(),
    }))
    expect([call.name, await refusals(call, tried)]).toEqual([
      call.name,
      await refusals(call, nobodys),
    ])
  }
})

test('nobody hears what happens in another organisation', async () => {
  await bank.setOwnRight('FIRST')
  const theirs = await bank.whole.openSession(bank.foreign.userContractId, 60 * 60)
  const listen = `subscription L($id: ID!) { listenAccount(partyId: $id) { accountId } }`
  const accountOf = async (legalPartyId: string) => {
    const ids = await idsOf(bank.whole.database.ownerDb, legalPartyId)
    return [...ids].find(([place]) => place === 'account.permission.account_id')?.[1] ?? ''
  }
  const members = [
    { token: theirs, party: bank.foreign.legalPartyId },
    { token: bank.session, party: bank.own.legalPartyId },
  ]
  const connections = []
  for (const { token, party } of members) {
    const connection = await openLiveConnection(bank.address, 'account', cookieOf(token))
    expect(await connection.subscribe(listen, { id: party })).toEqual([])
    connections.push(connection)
  }
  // Theirs first: were it heard by the others, it would be the first thing that they hear.
  for (const { token, party } of members) {
    const accountId = await accountOf(party)
    const renamed = await bank.whole.product.http?.inject({
      method: 'POST',
      url: '/graphql/account',
      headers: { 'x-tartip-client': 'web', 'sec-fetch-site': 'same-origin', ...cookieOf(token) },
      payload: {
        query: `mutation R($id: ID!, $name: String!) {
          updateAccountName(accountId: $id, accountName: $name) { id } }`,
        variables: { id: accountId, name: systemIds.uuid().slice(0, 8) },
      },
    })
    expect(renamed?.body).not.toContain('errors')
    const connection = connections.shift()
    expect(await connection?.nextEvent()).toEqual({ data: { listenAccount: { accountId } } })
    connection?.close()
  }
})

test.each(['nobody', 'an expired session', 'a program'])('%s is closed out', async who => {
  const expired = await bank.whole.openSession(bank.own.userContractId, -1)
  const headers: Readonly<Record<string, Record<string, string>>> = {
    nobody: {},
    'an expired session': cookieOf(expired),
    'a program': { authorization: `Bearer ${await bank.makeApiKey()}` },
  }
  for (const service of new Set(subscriptions.map(call => call.service))) {
    const connection = await openLiveConnection(bank.address, service, headers[who] ?? {})
    expect(await connection.closed).toBe(4401)
  }
})
