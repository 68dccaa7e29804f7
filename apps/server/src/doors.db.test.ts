import type { AddressInfo } from 'node:net'
import { serverAudits } from 'graphql-http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { apiKeyApis } from '@tartip/domain/people/api-key'
import { signRights } from '@tartip/domain/people/sign-right'

import { hashToken } from './modules/access-control/crypto/token-hash.ts'
import { systemIds } from './platform/ids.ts'
import { callsOf, type CallIds } from './testing/operation-calls.ts'
import { idsOf } from './testing/foreign-ids.ts'
import { openLiveDoor } from './testing/live-door.ts'
import { findServices } from './testing/services.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'

/*
 * Every operation of every service, made from the schemas themselves, is called with everything that
 * another organisation has. What is answered must be what is answered for an id that nobody has.
 */
const services = await findServices()
const calls = services.flatMap(({ name: service, schema, policies }) =>
  callsOf(schema).map(call => ({ service, policy: policies[call.name], ...call })),
)
type ServiceCall = (typeof calls)[number]
const overHttp = calls.filter(call => call.kind !== 'subscription')
const overSockets = calls.filter(call => call.kind === 'subscription')

interface Member {
  readonly userContractId: string
  readonly legalPartyId: string
}

let whole: WholeProduct
let own: Member
let foreign: Member
let foreignIds: ReadonlyMap<string, string>
let session: string
/** Where the product listens; most of the sweep goes around the socket. */
let address: string

beforeAll(async () => {
  whole = await wholeProduct()
  const { ownerDb } = whole.database
  // Two organisations, each with a first signatory of its own, the richest in documents first.
  const { rows } = await sql<{ user_contract_id: string; legal_party_id: string }>`
    select min(u.user_contract_id::text) as user_contract_id, u.legal_party_id
    from access_control.user_contract u
    join access_control.person e on e.person_id = u.person_id
    where u.sign_right = 'FIRST' and u.state = 'ACTIVE'
      and e.post_verification_status = 'Confirmed'
    group by u.legal_party_id
    order by (select count(*) from payment.payment p
      where p.legal_party_id = u.legal_party_id) desc, u.legal_party_id
`.execute(ownerDb)
  const members = rows.map(row => ({
    userContractId: row.user_contract_id,
    legalPartyId: row.legal_party_id,
  }))
  const [first] = members
  const second = await findStranger(members, first)
  if (first === undefined || second === undefined) throw new Error('The demo has too few companies')
  own = first
  foreign = second
  foreignIds = await idsOf(ownerDb, foreign.legalPartyId)
  session = await whole.openSession(own.userContractId, 12 * 60 * 60)
  const { http } = whole.product
  if (http === undefined) throw new Error('This role has an HTTP server')
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  address = `http://127.0.0.1:${port}`
}, 180_000)

afterAll(() => whole.close(), 60_000)

/** The first of the others who shares no people with it: a person of both may see both. */
async function findStranger(
  members: readonly Member[],
  first: Member | undefined,
): Promise<Member | undefined> {
  for (const member of members.slice(1)) {
    const { rows } = await sql<{ shared: bigint }>`
      select count(*) as shared
      from access_control.person_contract a
      join access_control.person_contract b on b.person_id = a.person_id
      where a.legal_party_id = ${first?.legalPartyId}
        and b.legal_party_id = ${member.legalPartyId}`.execute(whole.database.ownerDb)
    if (rows[0]?.shared === 0n) return member
  }
  return undefined
}

/** A key with every group, made around the form. */
async function makeApiKey(): Promise<string> {
  const key = `tartip_${systemIds.token()}`
  await sql`
    insert into access_control.api_key (legal_party_id, key_id, key_hash, key_prefix, person_id,
      user_contract_id, apis, created_at, valid_until)
    select u.legal_party_id, ${systemIds.uuid()}, ${hashToken(key)}, 'tartip_test', u.person_id,
      u.user_contract_id, ${[...apiKeyApis]}, now(), now() + interval '1 day'
    from access_control.user_contract u
    where u.user_contract_id = ${own.userContractId}`.execute(whole.database.ownerDb)
  return key
}

type Door = { cookie: string } | { authorization: string } | { nobody: true }

async function send(call: ServiceCall, ids: CallIds, door: Door) {
  // Looks for unknown accounts run out: the sweep is to be told of each, like the first.
  await sql`delete from access_control.guess_counter where subject like 'lookup:%'`.execute(
    whole.database.ownerDb,
  )
  const { http } = whole.product
  if (http === undefined) throw new Error('This role has an HTTP server')
  const { nobody: _nobody, ...who } = { nobody: true, ...door }
  const answer = await http.inject({
    method: 'POST',
    url: `/graphql/${call.service}`,
    headers: {
      'content-type': 'application/json',
      'x-tartip-client': 'web',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': systemIds.uuid(),
      ...who,
    },
    payload: { query: call.document, variables: call.variablesWith(ids) },
  })
  return { status: answer.statusCode, text: answer.body }
}

/** The answer without what is new in every answer, and without the ids that were asked for. */
async function answerTo(call: ServiceCall, ids: CallIds, door: Door): Promise<string> {
  const { status, text } = await send(call, ids, door)
  const plain = text
    .replaceAll(/"traceId":"[^"]*"/g, '"traceId":""')
    .replaceAll(ids.other, '<id>')
    .replaceAll(ids.party, '<party>')
  return `${status} ${plain}`
}

const nothing = (): CallIds => ({ party: systemIds.uuid(), other: systemIds.uuid() })
const asPerson = (): Door => ({ cookie: `tartip-session=${session}` })
const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1]

/** An id of the same form that nobody has: the answer may tell a wrong form, never an existence. */
const nobodysLike = (id: string) => (/^\d+$/.test(id) ? '1099999999999999' : systemIds.uuid())

/** Where the answers to somebody else's id and to nobody's differ. */
async function differences(call: ServiceCall, door: () => Door): Promise<string[]> {
  const party = own.legalPartyId
  const found: string[] = []
  if (call.takesOther) {
    const kinds = new Map<string, Promise<string>>()
    const nobodysAnswer = (id: string) => {
      const kind = /^\d+$/.test(id) ? 'number' : 'uuid'
      const known = kinds.get(kind) ?? answerTo(call, { party, other: nobodysLike(id) }, door())
      kinds.set(kind, known)
      return known
    }
    // Where the right itself closes the door, the ids behind it make no difference.
    const isClosed = /"code":"(FORBIDDEN|API_NOT_GRANTED)"/.test(
      await nobodysAnswer(systemIds.uuid()),
    )
    const tried = isClosed ? [...foreignIds].slice(0, 4) : [...foreignIds]
    await inChunks(tried, async ([place, id]) => {
      const theirs = await answerTo(call, { party, other: id }, door())
      const nobodys = await nobodysAnswer(id)
      if (theirs !== nobodys) found.push(`${place}: ${theirs} instead of ${nobodys}`)
    })
  }
  if (call.takesParty) {
    const other = [...foreignIds.values()][0] ?? systemIds.uuid()
    const theirs = await answerTo(call, { party: foreign.legalPartyId, other }, door())
    const nobodys = await answerTo(call, { ...nothing(), other }, door())
    if (theirs !== nobodys) found.push(`party: ${theirs} instead of ${nobodys}`)
  }
  return found
}

async function inChunks<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += 8) {
    await Promise.all(items.slice(from, from + 8).map(work))
  }
}

describe('the sweep', () => {
  test('has something to look for', () => {
    expect(overHttp.length).toBeGreaterThan(60)
    expect(foreignIds.size).toBeGreaterThan(10)
  })

  test('makes calls that fit the schemas, so that they come as far as the use cases', async () => {
    const misfits: string[] = []
    for (const call of overHttp) {
      const { text } = await send(
        call,
        { party: own.legalPartyId, other: systemIds.uuid() },
        asPerson(),
      )
      // A resolver may still call a made-up text wrong; a document that is wrong says where.
      if (/"locations"/.test(text) && /GRAPHQL|Cannot query|Unknown|not provided/.test(text)) {
        misfits.push(`${call.name}: ${text}`)
      }
      if (codeOf(text) === 'INTERNAL') misfits.push(`${call.name}: ${text}`)
    }
    expect(misfits).toEqual([])
  })

  test('tells the own things of an organisation from those of nobody', async () => {
    const ownIds = await idsOf(whole.database.ownerDb, own.legalPartyId)
    const answered = new Set<string>()
    const shown: string[] = []
    for (const call of overHttp.filter(one => one.takesOther && one.kind === 'query')) {
      await inChunks([...ownIds.values()], async other => {
        const { text } = await send(call, { party: own.legalPartyId, other }, asPerson())
        if (text.includes('"errors"')) return
        answered.add(call.name)
        shown.push(text)
      })
    }
    // With its own ids the same calls do answer, so a refusal above means something.
    expect([...answered].toSorted()).toEqual(
      expect.arrayContaining([
        'findTransferDataByPaymentId',
        'getAccountById',
        'getAccessControlListForUser',
        'getPaymentStatusHistoryByPaymentId',
      ]),
    )
    // However much is shown, what no field may show is not in it.
    const { rows } = await sql<{ secret: string | null }>`
      select password_hash as secret from access_control.person
      union all select totp_secret from access_control.person
      union all select token_hash from access_control.session
      union all select card_number from twin.card_vault`.execute(whole.database.ownerDb)
    const secrets = rows.flatMap(({ secret }) => (secret === null ? [] : [secret]))
    expect(secrets.length).toBeGreaterThan(10)
    expect(secrets.filter(secret => shown.some(text => text.includes(secret)))).toEqual([])
  }, 120_000)
})

describe('with the ids of another organisation', () => {
  test.each(signRights)(
    '%s gets the answers of ids that do not exist',
    async signRight => {
      await sql`
      update access_control.user_contract
      set sign_right = ${signRight}, product_roles = '{LOAN_MANAGER,SALARY_USER,SELLER}'
      where user_contract_id = ${own.userContractId}`.execute(whole.database.ownerDb)
      const told: Record<string, string[]> = {}
      for (const call of overHttp) {
        const found = await differences(call, asPerson)
        if (found.length > 0) told[`${call.service}.${call.name}`] = found
      }
      expect(told).toEqual({})
    },
    300_000,
  )

  test('a program gets them too, and nothing that its list does not grant', async () => {
    await sql`
      update access_control.user_contract set sign_right = 'FIRST'
      where user_contract_id = ${own.userContractId}`.execute(whole.database.ownerDb)
    const told: Record<string, string[]> = {}
    for (const call of overHttp) {
      if (call.policy?.api === undefined) {
        const { text } = await send(call, nothing(), await freshKey())
        if (codeOf(text) !== 'API_NOT_GRANTED') told[call.name] = [text]
        continue
      }
      const door = await freshKey()
      const found = await differences(call, () => door)
      if (found.length > 0) told[`${call.service}.${call.name}`] = found
    }
    expect(told).toEqual({})
  }, 300_000)
})

/** Another key for each operation: one alone would be slowed down. */
const freshKey = async (): Promise<Door> => ({
  authorization: `Bearer ${await makeApiKeyAnew()}`,
})

async function makeApiKeyAnew(): Promise<string> {
  await sql`
    update access_control.api_key set reissue_allowed_at = now()
    where legal_party_id = ${own.legalPartyId}`.execute(whole.database.ownerDb)
  return makeApiKey()
}

describe('over a socket', () => {
  const cookieOf = (token: string) => ({ cookie: `tartip-session=${token}` })

  test('there is something to listen to', () => {
    expect(overSockets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['listenAccount', 'listenNotification', 'listenPayment']),
    )
  })

  /** The codes that a subscription is refused with, one line for each of these ids. */
  async function refusals(call: ServiceCall, tried: readonly CallIds[]): Promise<string[]> {
    const door = await openLiveDoor(address, call.service, cookieOf(session))
    const told: string[] = []
    for (const ids of tried) {
      told.push((await door.subscribe(call.document, call.variablesWith(ids))).join(' '))
    }
    door.close()
    return told
  }

  test.each(signRights)('%s hears of foreign ids what he hears of unknown ones', async right => {
    await sql`
      update access_control.user_contract set sign_right = ${right}
      where user_contract_id = ${own.userContractId}`.execute(whole.database.ownerDb)
    const party = own.legalPartyId
    const documents = [...foreignIds].filter(([place]) => place.startsWith('payment.'))
    for (const call of overSockets) {
      const tried = [
        { party: foreign.legalPartyId, other: systemIds.uuid() },
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
    await sql`
      update access_control.user_contract set sign_right = 'FIRST'
      where user_contract_id = ${own.userContractId}`.execute(whole.database.ownerDb)
    const theirs = await whole.openSession(foreign.userContractId, 60 * 60)
    const listen = `subscription L($id: ID!) { listenAccount(partyId: $id) { accountId } }`
    const accountOf = async (legalPartyId: string) => {
      const ids = await idsOf(whole.database.ownerDb, legalPartyId)
      return [...ids].find(([place]) => place === 'account.permission.account_id')?.[1] ?? ''
    }
    const members = [
      { token: theirs, party: foreign.legalPartyId },
      { token: session, party: own.legalPartyId },
    ]
    const doors = []
    for (const { token, party } of members) {
      const door = await openLiveDoor(address, 'account', cookieOf(token))
      expect(await door.subscribe(listen, { id: party })).toEqual([])
      doors.push(door)
    }
    // Theirs first: were it heard by the others, it would be the first thing that they hear.
    for (const { token, party } of members) {
      const accountId = await accountOf(party)
      const renamed = await whole.product.http?.inject({
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
      const door = doors.shift()
      expect(await door?.nextEvent()).toEqual({ data: { listenAccount: { accountId } } })
      door?.close()
    }
  })

  test.each(['nobody', 'an expired session', 'a program'])('%s is closed out', async who => {
    const expired = await whole.openSession(own.userContractId, -1)
    const headers: Readonly<Record<string, Record<string, string>>> = {
      nobody: {},
      'an expired session': cookieOf(expired),
      'a program': { authorization: `Bearer ${await makeApiKeyAnew()}` },
    }
    for (const service of new Set(overSockets.map(call => call.service))) {
      const door = await openLiveDoor(address, service, headers[who] ?? {})
      expect(await door.closed).toBe(4401)
    }
  })
})

describe('without a session', () => {
  const refused = async (door: Door) => {
    const answers = new Set<string>()
    for (const call of overHttp) {
      for (const ids of [
        nothing(),
        { party: foreign.legalPartyId, other: foreign.userContractId },
      ]) {
        const { status, text } = await send(call, ids, door)
        answers.add(`${status} ${codeOf(text)} ${text.includes('"data"')}`)
      }
    }
    return [...answers]
  }

  test('nobody is told anything by any operation', async () => {
    expect(await refused({ nobody: true })).toEqual(['401 UNAUTHENTICATED false'])
  })

  test('an expired session opens nothing', async () => {
    const expired = await whole.openSession(own.userContractId, -1)
    expect(await refused({ cookie: `tartip-session=${expired}` })).toEqual([
      '401 UNAUTHENTICATED false',
    ])
  })

  test('a key that has ended opens nothing', async () => {
    const { authorization } = (await freshKey()) as { authorization: string }
    await sql`
      update access_control.api_key set ended_at = now()
      where legal_party_id = ${own.legalPartyId}`.execute(whole.database.ownerDb)
    expect(await refused({ authorization })).toEqual(['401 UNAUTHENTICATED false'])
  })
})

describe.each(services)('GraphQL over HTTP at $name', ({ name }) => {
  const audits = serverAudits({
    url: () => `${address}/graphql/${name}`,
    fetchFn: (input: string, init: RequestInit) => {
      // What every page of ours sends; the suite itself knows nothing of our doors.
      const headers = new Headers(init.headers)
      headers.set('x-tartip-client', 'audit')
      headers.set('cookie', `tartip-session=${session}`)
      return fetch(input, { ...init, headers })
    },
  }).filter(audit => /^(MUST|SHOULD)/.test(audit.name))

  test.each(audits.map(audit => [audit.id, audit.name, audit] as const))(
    'audit %s: %s',
    async (_id, _name, audit) => {
      const result = await audit.fn()
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
    },
  )

  test('the suite has not become empty', () => expect(audits.length).toBeGreaterThan(30))
})
