import { serverAudits } from 'graphql-http'
import { signRights, type SignRight } from '@tartip/domain/people/sign-right'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { systemIds } from './platform/ids.ts'
import {
  codeOf,
  endpointCalls,
  inChunks,
  nothing,
  overHttp,
  pageHeaders,
  services,
  subscriptions,
  type Caller,
  type ServiceCall,
} from './testing/endpoint-calls.ts'
import { idsOf } from './testing/foreign-ids.ts'
import { openLiveConnection } from './testing/live-connection.ts'
import type { CallIds } from './testing/operation-calls.ts'
import { orderStatement, payOnePerson, secrets } from './testing/salary-of-one.ts'
import { openTwoCompanies, type TwoCompanies } from './testing/two-companies.ts'

/*
 * Every operation of every service is called with everything that another organisation has. What is answered must be
 * what is answered for an id that nobody has.
 */
let bank: TwoCompanies
const { send, answerTo, asPerson, freshKey } = endpointCalls(() => bank)

beforeAll(async () => {
  bank = await openTwoCompanies()
  await liftLookupLimits()
}, 180_000)

afterAll(() => bank.whole.close(), 60_000)

/** Lookups of unknown accounts are limited; the sweep must get the same answer each time. */
async function liftLookupLimits(): Promise<void> {
  await sql
    .raw(
      `create function public.count_no_lookup() returns trigger language plpgsql as $$
       begin return case when new.subject like 'lookup:%' then old else new end; end $$;
       create trigger count_no_lookup before update on access_control.guess_counter
         for each row execute function public.count_no_lookup()`,
    )
    .execute(bank.whole.database.ownerDb)
}

/** An id of the same form that nobody has: the answer may report a wrong form, never that something exists. */
const nobodysLike = (id: string) => (/^\d+$/.test(id) ? '1099999999999999' : systemIds.uuid())

type ForeignIds = readonly (readonly [place: string, id: string])[]
const allForeignIds = (): ForeignIds => [...bank.foreignIds]

/**
 * The right to do most tries every id. Whose an id is does not depend on the right, so the others share the ids out
 * among them; in a whole run each of them tries all.
 */
function foreignIdsFor(caller: SignRight | 'PROGRAM'): ForeignIds {
  const others = [...signRights.filter(each => each !== 'FIRST'), 'PROGRAM']
  if (caller === 'FIRST' || inject('isWholeRun')) return allForeignIds()
  return allForeignIds().filter((_, place) => place % others.length === others.indexOf(caller))
}

/** Queries that answer for an id of the own organisation. */
const answeringQueries: readonly string[] = [
  'findTransferDataByPaymentId',
  'getAccountById',
  'findStatement',
  'getPaymentsByStatement',
  'getAccessControlListForUser',
  'getPaymentStatusHistoryByPaymentId',
]

/** Where the answers to somebody else's id and to nobody's differ. */
async function differences(
  call: ServiceCall,
  caller: () => Caller,
  ids: ForeignIds,
): Promise<string[]> {
  const party = bank.own.legalPartyId
  const found: string[] = []
  if (call.takesOther) {
    const kinds = new Map<string, Promise<string>>()
    const nobodysAnswer = (id: string) => {
      const kind = /^\d+$/.test(id) ? 'number' : 'uuid'
      const known = kinds.get(kind) ?? answerTo(call, { party, other: nobodysLike(id) }, caller())
      kinds.set(kind, known)
      return known
    }
    // Where the right itself refuses the call, its ids make no difference.
    const isClosed = /"code":"(FORBIDDEN|API_NOT_GRANTED)"/.test(
      await nobodysAnswer(systemIds.uuid()),
    )
    const tried = isClosed ? ids.slice(0, 4) : ids
    await inChunks(tried, async ([place, id]) => {
      const theirs = await answerTo(call, { party, other: id }, caller())
      const nobodys = await nobodysAnswer(id)
      if (theirs !== nobodys) found.push(`${place}: ${theirs} instead of ${nobodys}`)
    })
  }
  if (call.takesParty) {
    const other = [...bank.foreignIds.values()][0] ?? systemIds.uuid()
    const theirs = await answerTo(call, { party: bank.foreign.legalPartyId, other }, caller())
    const nobodys = await answerTo(call, { ...nothing(), other }, caller())
    if (theirs !== nobodys) found.push(`party: ${theirs} instead of ${nobodys}`)
  }
  return found
}

describe('the sweep', () => {
  beforeEach(() => bank.setOwnRight('FIRST'))

  test('has something to check', () => {
    expect(overHttp.length).toBeGreaterThan(60)
    expect(bank.foreignIds.size).toBeGreaterThan(10)
  })

  test('makes calls that fit the schemas, so that they come as far as the use cases', async () => {
    const misfits: string[] = []
    await inChunks(overHttp, async call => {
      const { text } = await send(
        call,
        { party: bank.own.legalPartyId, other: systemIds.uuid() },
        asPerson(),
      )
      // A resolver may still call a made-up text wrong; a document that is wrong says where.
      if (/"locations"/.test(text) && /GRAPHQL|Cannot query|Unknown|not provided/.test(text)) {
        misfits.push(`${call.name}: ${text}`)
      }
      if (codeOf(text) === 'INTERNAL') misfits.push(`${call.name}: ${text}`)
    })
    expect(misfits).toEqual([])
  }, 120_000)

  test('refuses a page before the first one and a size of less than one, in every list', async () => {
    const taken: string[] = []
    const lists = overHttp.filter(call => call.takesPage || call.takesSize)
    for (const call of lists) {
      const pages = [
        ...(call.takesPage ? [-1, 0].map(page => ({ page, size: 20 })) : []),
        ...(call.takesSize ? [-1, 0].map(size => ({ page: 1, size })) : []),
      ]
      for (const page of pages) {
        const ids = { party: bank.own.legalPartyId, other: systemIds.uuid(), page }
        const { text } = await send(call, ids, asPerson())
        const isForbidden = codeOf(text) === 'FORBIDDEN'
        if (codeOf(text) !== 'BAD_USER_INPUT' && !isForbidden) {
          taken.push(`${call.name} ${JSON.stringify(page)}: ${text.slice(0, 200)}`)
        }
      }
    }
    expect(taken).toEqual([])
    expect(lists.length).toBeGreaterThan(20)
  }, 120_000)

  /** Numbers at and beyond the ends of what a database, a processor and JSON keep. */
  const extremeNumbers = [
    ...[-(2 ** 31), -1, 0, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63].map(String),
    '0.0000000001',
    '9'.repeat(40),
    `-${'9'.repeat(39)}`,
    `1.${'9'.repeat(38)}`,
  ].map(text => ({ whole: Number(text), decimal: text }))

  test('answers or refuses every number, however large or small, and never fails on it', async () => {
    await bank.setOwnRight('FIRST')
    const failed: string[] = []
    const tryNumbers = async (call: ServiceCall, numbers: Partial<CallIds>) => {
      const ids = { party: bank.own.legalPartyId, other: systemIds.uuid(), ...numbers }
      const { status, text } = await send(call, ids, asPerson())
      if (status >= 500 || codeOf(text) === 'INTERNAL' || /"code":"INTERNAL/.test(text)) {
        failed.push(`${call.name} ${JSON.stringify(numbers)}: ${text.slice(0, 200)}`)
      }
    }
    // Outside of a whole run the operations share the numbers out among them.
    const shareOf = <T>(all: readonly T[], turn: number) =>
      all.filter((_, place) => inject('isWholeRun') || (place + turn) % 3 === 0)
    const whole = extremeNumbers.map(number => number.whole).filter(Number.isInteger)
    const pages = [
      ...whole.map(page => ({ page, size: 520 })),
      ...whole.map(size => ({ page: 1, size })),
    ]
    const farthest = { page: 2 ** 31 - 1, size: 520 }
    const tried = overHttp.filter(call => call.takesPage || call.takesSize || call.takesNumber)
    for (const [turn, call] of tried.entries()) {
      const numbers = call.takesNumber ? shareOf(extremeNumbers, turn) : []
      await inChunks(numbers, number => tryNumbers(call, { number }))
      const isPaged = call.takesPage || call.takesSize
      const ofPages = isPaged ? [farthest, ...shareOf(pages, turn)] : []
      await inChunks(ofPages, page => tryNumbers(call, { page }))
    }
    expect(failed).toEqual([])
    expect(tried.length).toBeGreaterThan(40)
  }, 300_000)

  test('answers for ids of the own organisation other than for ids of nobody', async () => {
    const ownIds = [...(await idsOf(bank.whole.database.ownerDb, bank.own.legalPartyId)).values()]
    const answered = new Set<string>()
    const shown: string[] = []
    const queries = overHttp.filter(one => one.takesOther && one.kind === 'query')
    for (const [turn, call] of queries.entries()) {
      // Outside of a whole run some answers of each call are enough: a list answers whatever the id, and calls
      // without a known answer share the ids out among them.
      const isTried = (place: number) =>
        inject('isWholeRun') || answeringQueries.includes(call.name) || (place + turn) % 4 === 0
      let answers = 0
      await inChunks(
        ownIds.filter((_, place) => isTried(place)),
        async other => {
          if (answers >= 8 && !inject('isWholeRun')) return
          const { text } = await send(call, { party: bank.own.legalPartyId, other }, asPerson())
          if (text.includes('"errors"')) return
          answers += 1
          answered.add(call.name)
          shown.push(text)
        },
      )
    }
    // With its own ids the same calls do answer, so a refusal above means something.
    expect([...answered]).toEqual(expect.arrayContaining([...answeringQueries]))
    // However much is shown, what no field may show is not in it.
    const { rows } = await sql<{ secret: string | null }>`
      select password_hash as secret from access_control.person
      union all select totp_secret from access_control.person
      union all select token_hash from access_control.session
      union all select card_number from twin.card_vault`.execute(bank.whole.database.ownerDb)
    const secrets = rows.flatMap(({ secret }) => (secret === null ? [] : [secret]))
    expect(secrets.length).toBeGreaterThan(10)
    expect(secrets.filter(secret => shown.some(text => text.includes(secret)))).toEqual([])
  }, 120_000)
})

describe('with the ids of another organisation', () => {
  test.each(signRights)(
    '%s gets the answers of ids that do not exist',
    async signRight => {
      await bank.setOwnRight(signRight)
      const differing: Record<string, string[]> = {}
      for (const call of overHttp) {
        const found = await differences(call, asPerson, foreignIdsFor(signRight))
        if (found.length > 0) differing[`${call.service}.${call.name}`] = found
      }
      expect(differing).toEqual({})
    },
    300_000,
  )

  test('a program gets them too, and nothing that its list does not grant', async () => {
    await bank.setOwnRight('FIRST')
    const differing: Record<string, string[]> = {}
    for (const call of overHttp) {
      if (call.policy?.api === undefined) {
        const { text } = await send(call, nothing(), await freshKey())
        if (codeOf(text) !== 'API_NOT_GRANTED') differing[call.name] = [text]
        continue
      }
      const caller = await freshKey()
      const found = await differences(call, () => caller, foreignIdsFor('PROGRAM'))
      if (found.length > 0) differing[`${call.service}.${call.name}`] = found
    }
    expect(differing).toEqual({})
  }, 300_000)
})

test('the routes of statements answer for ids of others as for ids of nobody', async () => {
  await bank.setOwnRight('FIRST')
  const fetchAs = async (url: string, caller: Readonly<Record<string, string>>) => {
    const headers = { ...pageHeaders, ...caller }
    const answer = await bank.whole.product.http?.inject({ url, headers })
    return `${answer?.statusCode} ${codeOf(answer?.body ?? '')}`
  }
  const routes = [
    ['STATEMENT_NOT_FOUND', (id: string) => `/api/v1/statements/${id}/file?format=PDF`],
    [
      'ACCOUNT_NOT_FOUND',
      (id: string) => `/api/v1/statements/new-payments?format=TXT&account=${id}`,
    ],
  ] as const
  const differing: string[] = []
  for (const [code, addressOf] of routes) {
    for (const caller of [{ cookie: `tartip-session=${bank.session}` }, await freshKey()]) {
      expect(await fetchAs(addressOf(systemIds.uuid()), caller)).toBe(`404 ${code}`)
      // One after the other: only so many files of one person are written at once.
      for (const [place, id] of allForeignIds()) {
        const answer = await fetchAs(addressOf(id), caller)
        if (answer !== `404 ${code}`) differing.push(`${place}: ${answer}`)
      }
    }
    expect(await fetchAs(addressOf(systemIds.uuid()), {})).toBe('401 UNAUTHENTICATED')
  }
  expect(differing).toEqual([])
}, 120_000)

test('a query that names another organisation is refused, not answered as if there were nothing', async () => {
  await bank.setOwnRight('FIRST')
  const answered: Record<string, string> = {}
  for (const call of overHttp.filter(one => one.kind === 'query' && one.takesParty)) {
    for (const party of [bank.foreign.legalPartyId, systemIds.uuid()]) {
      const { text } = await send(call, { party, other: systemIds.uuid() }, asPerson())
      if (!/"code":"\w+_NOT_FOUND"/.test(text)) answered[`${call.service}.${call.name}`] = text
    }
  }
  expect(answered).toEqual({})
}, 120_000)

describe('what one person gets', () => {
  const rolesOf = (roles: string) => sql`
    update access_control.user_contract set product_roles = ${roles}
    where user_contract_id = ${bank.own.userContractId}`

  const showsSecret = (text: string) => secrets.some(secret => text.includes(secret))

  /** Which operations show an amount of the person to the caller, also when they search for it. */
  async function operationsThatShow(
    kind: ServiceCall['kind'],
    caller: Caller,
    ids: readonly string[],
  ): Promise<string[]> {
    const shown = new Set<string>()
    const party = bank.own.legalPartyId
    for (const call of overHttp.filter(each => each.kind === kind)) {
      await inChunks(call.takesOther ? ids : ids.slice(-1), async other => {
        // The last one is the account; a search is tried with it alone.
        const isSearched = call.takesSearch && other === ids.at(-1)
        const searches = isSearched ? secrets.slice(0, 2).map(search => ({ search })) : []
        for (const search of [{}, ...searches]) {
          const { text } = await send(call, { party, other, ...search }, caller)
          if (showsSecret(text)) shown.add(call.name)
        }
      })
    }
    return [...shown]
  }

  /** Which queries and files show an amount of the person to the caller. */
  async function callsThatShow(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const shown = new Set(await operationsThatShow('query', caller, ids))
    const { nobody: _nobody, ...who } = { nobody: true, ...caller }
    const [statementId] = ids
    const account = ids.at(-1) ?? ''
    for (const url of [
      `/api/v1/exports/account-operations?format=csv&accountId=${ids.at(-2)}`,
      `/api/v1/exports/account-operations?format=csv&accountId=${ids.at(-2)}&q=${secrets[0]}`,
      `/api/v1/statements/${statementId}/file?format=TXT`,
      `/api/v1/statements/new-payments?format=CSV&account=${account}`,
    ]) {
      const headers = { ...pageHeaders, ...who }
      const answer = await bank.whole.product.http?.inject({ url, headers })
      if (showsSecret(answer?.body ?? '')) {
        shown.add(url.replace(/[?/][^?/]*[0-9a-f]{8}-.*/, ''))
      }
    }
    return [...shown].toSorted()
  }

  test('is in no answer, export or statement for people and programs without the salary project', async () => {
    await bank.setOwnRight('FIRST')
    const { accountId, account } = await payOnePerson(bank)
    const whole = await orderStatement(bank, account)
    expect(await callsThatShow(asPerson(), [whole, accountId, account])).toEqual(
      expect.arrayContaining(['getAccountOperations', 'getNewPayments', 'getPaymentsByStatement']),
    )
    await rolesOf('{LOAN_MANAGER,SELLER}').execute(bank.whole.database.ownerDb)
    const hidden = await orderStatement(bank, account)
    for (const caller of [asPerson(), await freshKey()]) {
      expect(await callsThatShow(caller, [whole, hidden, accountId, account])).toEqual([])
      expect(await callsThatShow(caller, [hidden, accountId, account])).toEqual([])
    }
    // Last, as they change what they are given.
    const given = [whole, hidden, accountId, account]
    expect(await operationsThatShow('mutation', asPerson(), given)).toEqual([])
    await bank.setOwnRight('FIRST')
  }, 180_000)
})

describe('without a session', () => {
  const refused = async (caller: Caller) => {
    const answers = new Set<string>()
    for (const call of overHttp) {
      for (const ids of [
        nothing(),
        { party: bank.foreign.legalPartyId, other: bank.foreign.userContractId },
      ]) {
        const { status, text } = await send(call, ids, caller)
        answers.add(`${status} ${codeOf(text)} ${text.includes('"data"')}`)
      }
    }
    return [...answers]
  }

  test('nobody learns anything from any operation', async () => {
    expect(await refused({ nobody: true })).toEqual(['401 UNAUTHENTICATED false'])
  })

  test('an expired session opens nothing', async () => {
    const expired = await bank.whole.openSession(bank.own.userContractId, -1)
    expect(await refused({ cookie: `tartip-session=${expired}` })).toEqual([
      '401 UNAUTHENTICATED false',
    ])
  })

  test('a key that has ended opens nothing', async () => {
    const { authorization } = await freshKey()
    await sql`
      update access_control.api_key set ended_at = now()
      where legal_party_id = ${bank.own.legalPartyId}`.execute(bank.whole.database.ownerDb)
    expect(await refused({ authorization })).toEqual(['401 UNAUTHENTICATED false'])
  })
})

describe('a subscription', () => {
  const cookieOf = (token: string) => ({ cookie: `tartip-session=${token}` })

  test('there is something to listen to', () => {
    expect(subscriptions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['listenAccount', 'listenNotification', 'listenPayment']),
    )
  })

  /** The codes that a subscription is refused with: for each list one line for each of its ids. */
  async function refusals(call: ServiceCall, lists: readonly (readonly CallIds[])[]) {
    const connection = await openLiveConnection(bank.address, call.service, cookieOf(bank.session))
    const codes: string[][] = []
    for (const tried of lists) {
      const codesOfList: string[] = []
      for (const ids of tried) {
        const refused = await connection.subscribe(call.document, call.variablesWith(ids))
        codesOfList.push(refused.join(' '))
      }
      codes.push(codesOfList)
    }
    connection.close()
    return codes
  }

  test.each(signRights)('%s receives the same for foreign ids as for unknown ones', async right => {
    await bank.setOwnRight(right)
    const party = bank.own.legalPartyId
    const documents = foreignIdsFor(right).filter(([place]) => place.startsWith('payment.'))
    for (const call of subscriptions) {
      const tried = [
        { party: bank.foreign.legalPartyId, other: systemIds.uuid() },
        ...documents.slice(0, 6).map(([, other]) => ({ party, other })),
      ]
      const nobodys = tried.map(ids => ({
        party: ids.party === party ? party : systemIds.uuid(),
        other: systemIds.uuid(),
      }))
      const [ofTheirs, ofNobodys] = await refusals(call, [tried, nobodys])
      expect([call.name, ofTheirs]).toEqual([call.name, ofNobodys])
    }
  })

  test('nobody receives events of another organisation', async () => {
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
        headers: { ...pageHeaders, ...cookieOf(token) },
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
})

describe.each(services)('GraphQL over HTTP at $name', ({ name }) => {
  const audits = serverAudits({
    url: () => `${bank.address}/graphql/${name}`,
    fetchFn: (input: string, init: RequestInit) => {
      // What every page of ours sends; the suite itself knows nothing of our endpoints.
      const headers = new Headers(init.headers)
      headers.set('x-tartip-client', 'audit')
      headers.set('cookie', `tartip-session=${bank.session}`)
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
