import { describe, expect, test } from 'vitest'
import { createBudgets, createTurnstile, payersOf, type Payer } from './call-budget.ts'
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

describe('calls in flight', () => {
  test('of one person hold up nobody else, and go on in their order', async () => {
    const { enter } = createTurnstile()
    const running = await Promise.all(Array.from({ length: 6 }, () => enter(person('p1'))))
    const order: number[] = []
    const waiting = [1, 2].map(number =>
      enter(person('p1')).then(leave => {
        order.push(number)
        return leave
      }),
    )
    expect(await enter(person('p2'))).toBeDefined()
    expect(order).toEqual([])
    running[0]?.()
    expect(await waiting[0]).toBeDefined()
    running[1]?.()
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

  test('that are costly run one at a time for an organisation, and two for all', async () => {
    const { enterCostly } = createTurnstile()
    const begun: string[] = []
    const enter = (organisation: string, cost = 10_000) =>
      enterCostly(person('p1', organisation), cost).then(leave => {
        begun.push(organisation)
        return leave
      })
    const first = await enter('o1')
    void enter('o1')
    const second = await enter('o2')
    void enter('o3')
    await enter('o1', 100)
    expect(begun).toEqual(['o1', 'o2', 'o1'])
    first()
    await Promise.resolve()
    second()
    await new Promise(resolve => setImmediate(resolve))
    expect(begun).toEqual(['o1', 'o2', 'o1', 'o1', 'o3'])
  })
})
