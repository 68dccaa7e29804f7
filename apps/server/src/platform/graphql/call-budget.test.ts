import { describe, expect, test } from 'vitest'
import {
  type Arrival,
  createAdmission,
  createBudgets,
  createTurnstile,
  payersOf,
  type Payer,
} from './call-budget.ts'
import type { GraphqlContext } from './context.ts'

const context = (more: object) => more as unknown as GraphqlContext
const key: readonly Payer[] = [
  ['key', 'k1'],
  ['organisation', 'o1'],
]
const person = (id: string, organisation = 'o1'): readonly Payer[] => [
  ['person', id],
  ['organisation', organisation],
]

test('a key pays for its program, a person for their pages, and the organisation for both', () => {
  const actor = { personId: 'p1', legalPartyId: 'o1' }
  const session = { sessionId: 's1', personId: 'p1' }
  expect(payersOf(context({ session, actor }))).toEqual(person('p1'))
  const caller = { keyId: 'k1', legalPartyId: 'o1' }
  expect(payersOf(context({ caller, actor }))).toEqual(key)
  expect(payersOf(context({ session }))).toEqual([['person', 'p1']])
})

describe('a budget', () => {
  test('of an organisation is used up by many people, and others have their own', () => {
    const { spend } = createBudgets({ now: () => 0 })
    const waitOf = (payers: readonly Payer[]) => spend(payers, 60_000).retryAfterSeconds
    expect(['p1', 'p2', 'p3', 'p4'].map(id => waitOf(person(id)))).toEqual([0, 0, 0, 0])
    expect(waitOf(person('p5'))).toBe(1)
    expect(waitOf(person('p5', 'o2'))).toBe(0)
  })

  test('of a key says what is left, and comes back with time', () => {
    let now = 0
    const { spend } = createBudgets({ now: () => now })
    expect(spend(key, 45_000)).toMatchObject({
      retryAfterSeconds: 0,
      left: { limit: 60_000, remaining: 15_000, perSecond: 15_000 },
    })
    expect(spend(key, 45_000)).toMatchObject({ retryAfterSeconds: 2, left: { remaining: 15_000 } })
    now = 2_000
    expect(spend(key, 45_000)).toMatchObject({ retryAfterSeconds: 0, left: { remaining: 0 } })
  })

  test('does not grow when the clock is set back', () => {
    let now = 10_000
    const { spend } = createBudgets({ now: () => now })
    spend(key, 60_000)
    now = 0
    expect(spend(key, 15_000).retryAfterSeconds).toBe(1)
  })
})

describe('calls that arrive at once', () => {
  let now = 0
  const createCalls = () => {
    const { enter, leave } = createAdmission({ now: () => now })
    const arrival = (hasArrived = true, breakOff = () => undefined as void): Arrival => ({
      hasArrived: () => hasArrived,
      breakOff,
    })
    return { enter: (name: string, call = arrival()) => enter(name, call), leave, arrival }
  }

  test('begin a few in a turn of the event loop, and a single one of somebody else among the first', async () => {
    const { enter } = createCalls()
    const begun: string[] = []
    const calls = Array.from({ length: 40 }, async () => {
      await enter('noisy')
      begun.push('noisy')
    })
    const other = enter('quiet').then(() => begun.length)
    expect(await other).toBeLessThan(10)
    await Promise.all(calls)
  })

  test('begin in one turn when they are of different people, so that they share statements', async () => {
    const { enter } = createCalls()
    let turns = 0
    const countTurn = () => {
      turns += 1
      if (turns < 100) setImmediate(countTurn)
    }
    setImmediate(countTurn)
    await Promise.all(Array.from({ length: 64 }, (_, person) => enter(`person ${person}`)))
    expect(turns).toBe(0)
    await Promise.all(Array.from({ length: 8 }, () => enter('person 1')))
    expect(turns).toBeGreaterThan(1)
  })

  test('of ever other credentials hold up nobody for long', async () => {
    const { enter } = createCalls()
    let begun = 0
    const calls = Array.from({ length: 500 }, async (_, nth) => {
      await enter(`made up ${nth}`)
      begun += 1
    })
    await new Promise(resolve => setImmediate(resolve))
    expect(begun).toBeLessThan(200)
    await Promise.all(calls)
  })

  test('are refused beyond the places of their credential, until others have left', async () => {
    const { enter, leave, arrival } = createCalls()
    const calls = Array.from({ length: 200 }, () => arrival())
    const entered = await Promise.all(calls.map(call => enter('noisy', call)))
    expect(entered.filter(Boolean)).toHaveLength(128)
    expect(await enter('quiet')).toBe(true)
    for (const call of calls.slice(0, 1)) leave('noisy', call)
    expect([await enter('noisy'), await enter('noisy')]).toEqual([true, false])
  })

  test('lose their place to others with their credential when their body is slow', async () => {
    const { enter, leave, arrival } = createCalls()
    const broken: number[] = []
    const calls = Array.from({ length: 128 }, (_, nth) =>
      arrival(nth === 0, () => void broken.push(nth)),
    )
    await Promise.all(calls.map(call => enter('one', call)))
    expect(await enter('one')).toBe(false)
    now += 1_000
    expect([await enter('one'), await enter('one')]).toEqual([true, true])
    expect(broken).toEqual([1, 2])
    // What was broken off leaves as well, and frees no second place.
    for (const call of calls.slice(1, 3)) leave('one', call)
    for (const call of calls.slice(3)) leave('one', call)
    expect(await Promise.all(calls.slice(3).map(() => enter('one')))).not.toContain(false)
    expect(await enter('one')).toBe(false)
  })
})

describe('calls in flight', () => {
  test('of one person hold up nobody else, and go on in their order', async () => {
    const { enter } = createTurnstile()
    const running = await Promise.all(Array.from({ length: 6 }, () => enter(person('p1'))))
    const order: number[] = []
    const waiting = [1, 2].map(number =>
      enter(person('p1')).then(passage => {
        order.push(number)
        return passage
      }),
    )
    expect(await enter(person('p2'))).toBeDefined()
    expect(order).toEqual([])
    running[0]?.leave()
    expect(await waiting[0]).toBeDefined()
    running[1]?.leave()
    expect(await waiting[1]).toBeDefined()
    expect(order).toEqual([1, 2])
  })

  test('of one organisation are capped over its people', async () => {
    const { enter } = createTurnstile()
    for (let id = 0; id < 9; id += 1) expect(await enter(person(`p${id}`))).toBeDefined()
    let hasBegun = false
    void enter(person('p10')).then(() => (hasBegun = true))
    expect(await enter(person('p11', 'o2'))).toBeDefined()
    expect(hasBegun).toBe(false)
  })

  /** Costly calls that note when they begin, and what ends each. */
  function costlyCalls() {
    const { enter } = createTurnstile()
    const begun: string[] = []
    const begin = async (organisation: string, cost = 10_000) => {
      const passage = await enter(person(`p of ${organisation}`, organisation))
      await passage?.waitForTurn(cost)
      begun.push(organisation)
      return () => passage?.leave()
    }
    return { enter, begin, begun }
  }
  const settled = () => new Promise(resolve => setImmediate(resolve))

  test('that are costly run one at a time for an organisation, and two for all', async () => {
    const { begin, begun } = costlyCalls()
    const first = await begin('o1')
    void begin('o1')
    const second = await begin('o2')
    void begin('o3')
    await begin('o1', 100)
    expect(begun).toEqual(['o1', 'o2', 'o1'])
    first()
    await settled()
    second()
    await settled()
    expect(begun).toEqual(['o1', 'o2', 'o1', 'o1', 'o3'])
  })

  test('that are costly begin in turns of the organisations, however many one has waiting', async () => {
    const { begin, begun } = costlyCalls()
    const ends = [await begin('o1'), await begin('o2')]
    for (const organisation of ['o1', 'o1', 'o1', 'o2', 'o2', 'o3', 'o4']) {
      void begin(organisation).then(end => ends.push(end))
    }
    await settled()
    for (let number = 0; number < 6; number += 1) {
      ends[number]?.()
      await settled()
    }
    expect(begun).toEqual(['o1', 'o2', 'o1', 'o2', 'o3', 'o4', 'o1', 'o2'])
  })

  test('that wait for their turn among the costly ones hold up no other call', async () => {
    const { enter, begin, begun } = costlyCalls()
    for (let number = 0; number < 30; number += 1) void begin('o1')
    await settled()
    expect(begun).toEqual(['o1'])
    const passage = await enter(person('p of o1'))
    expect(passage?.mayCost(100)).toBe(true)
  })

  test('are refused when too many costly ones wait', async () => {
    const { enter, begin } = costlyCalls()
    for (let number = 0; number < 65; number += 1) void begin('o1')
    await settled()
    const passage = await enter(person('p of o1'))
    expect([passage?.mayCost(10_000), passage?.mayCost(100)]).toEqual([false, true])
  })
})
