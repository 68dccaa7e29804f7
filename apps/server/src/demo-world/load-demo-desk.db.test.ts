import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type WholeProduct, wholeProduct } from '../testing/whole-product.ts'
import { demoTasks } from './demo-desk-work.ts'
import { demoId } from './demo-identifiers.ts'
import { demoApplicants } from './demo-unaffiliated-people.ts'
import { loadDemoDesk } from './load-demo-desk.ts'
import type { Demo } from './open-demo.ts'

interface OfficerDesk {
  tasks: { taskId: string; requested: { kind: string }; companyName: string; createdDate: string }[]
  letters: { letterId: string; title: string; companyName: string; state: string }[]
  quotes: { quoteId: string; pair: string; amount: string; companyName: string }[]
  claims: { loanClaimId: string; status: string; companyName: string }[]
}

let whole: WholeProduct
let demo: Demo
/** Before anything was decided. */
let beginning: { desk: OfficerDesk; contractsOfApplicants: readonly unknown[] }

beforeAll(async () => {
  whole = await wholeProduct()
  if (whole.product.demo === undefined) throw new Error('The product was to open its demo')
  demo = whole.product.demo
  const { contracts } = services()
  beginning = {
    desk: await officerDesk(),
    contractsOfApplicants: await Promise.all(
      demoApplicants.map(({ application }) => contracts.contractsOf(application.inn)),
    ),
  }
}, 180_000)
afterAll(() => whole.close(), 60_000)

const http = () => {
  if (whole.product.http === undefined) throw new Error('This role has an HTTP server')
  return whole.product.http
}
const headers = { 'x-tartip-client': 'web', 'sec-fetch-site': 'same-origin' }
const officerDesk = async () => {
  const answer = await http().inject({ url: '/api/simulator/officer', headers })
  return answer.json<OfficerDesk>()
}
const order = async (path: string, payload: object = {}) => {
  const url = `/api/simulator/officer${path}`
  const answer = await http().inject({ method: 'POST', url, headers, payload })
  expect({ url, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 })
}
const services = () => demo.seeds.bankServices
const partyOf = (key: string): string => {
  const found = demo.world.organisations.find(organisation => organisation.key === key)
  if (found === undefined) throw new Error(`The demo has no ${key}`)
  return found.legalPartyId
}
/** Decisions remain when the demo is loaded again. */
const deskLoadedAgain = async () => {
  await loadDemoDesk({ ...demo.seeds, world: demo.world })
  return officerDesk()
}
const taskNamed = (name: string): string => demoId('task', name)

describe('when the demo begins', () => {
  test('every list of the officer has work, with the name of the company', () => {
    const { tasks, letters, quotes, claims } = beginning.desk
    expect(new Set(tasks.map(({ requested }) => requested.kind))).toEqual(
      new Set(['POS', 'PAYDA', 'SELLER', 'REGISTRATION', 'LOAN']),
    )
    expect(letters.length).toBeGreaterThan(3)
    expect(quotes.length).toBeGreaterThan(2)
    expect(new Set(claims.map(({ status }) => status))).toEqual(
      new Set(['UNDER_REVIEW', 'AWAITING_DELIVERY_CONFIRMATION', 'CREDITING_FUNDS']),
    )
    const names = demo.world.organisations.map(({ companyName }) => companyName)
    for (const { companyName } of [...tasks, ...letters, ...quotes, ...claims]) {
      expect(names).toContain(companyName)
    }
  })

  test('loading again adds and changes nothing, however late it is by then', async () => {
    const before = await officerDesk()
    const { clock } = demo.seeds
    const later = { now: () => clock.now() + 3 * 60 * 60_000 }
    await loadDemoDesk({ ...demo.seeds, world: demo.world, clock: later })
    expect(await officerDesk()).toEqual(before)
  })

  test('no person in an application has a contract yet', () => {
    expect(beginning.contractsOfApplicants).toEqual(demoApplicants.map(() => []))
  })
})

describe('the officer decides', () => {
  test('on each application, until none is left: a bookkeeper, a seller, against a loan, and the others', async () => {
    const [saleswoman, , bookkeeper] = demoApplicants
    const { contracts } = services()
    await order(`/tasks/${taskNamed('bookkeeper')}/accept`)
    expect(await contracts.contractsOf(bookkeeper.application.inn)).toMatchObject([
      { contract: { legalPartyId: partyOf('kyzyl-oruk') }, signRight: 'CREATOR' },
    ])
    await order(`/tasks/${taskNamed('saleswoman')}/accept`)
    expect(await contracts.contractsOf(saleswoman.application.inn)).toMatchObject([
      { contract: { legalPartyId: partyOf('altyn-dobo') }, productRoles: ['SELLER'] },
    ])
    const loan = taskNamed('substation')
    await order(`/tasks/${loan}/refuse`, { reason: 'Мало оборотов' })
    expect(await contracts.findTask(partyOf('nur-too'), loan)).toMatchObject({
      taskState: 'DECLINED',
      rejectReason: { ru: 'Мало оборотов' },
    })
    const { tasks } = await officerDesk()
    expect(tasks).toHaveLength(demoTasks.length - 3)
    for (const { taskId } of tasks) await order(`/tasks/${taskId}/accept`)
    expect((await deskLoadedAgain()).tasks).toEqual([])
  })

  test('to answer one letter and close the others, and the bank’s answer is sent', async () => {
    const [first, ...others] = (await officerDesk()).letters
    if (first === undefined) throw new Error('No letter waits')
    await order(`/letters/${first.letterId}/take`)
    await order(`/letters/${first.letterId}/answer`, { message: 'Готово, приходите.' })
    for (const { letterId } of others) await order(`/letters/${letterId}/finish`)
    expect((await deskLoadedAgain()).letters).toEqual([])
    expect(await services().desks.letters.sent(10)).toMatchObject([
      { letter: { referenceLetterId: first.letterId, message: 'Готово, приходите.' } },
    ])
  })

  test('on each quote: one is offered and fixed, another is refused', async () => {
    const [export_, machines, imports] = ['export takings', 'machines', 'import'].map(name =>
      demoId('quote', name),
    )
    await order(`/quotes/${export_}/quote`, { rate: '87.42', minutes: 10 })
    await order(`/quotes/${machines}/refuse`, { reason: 'Нет юаней' })
    await order(`/quotes/${imports}/quote`, { rate: '87.9', minutes: 10 })
    const find = services().rateQuotes.find
    expect(await find(partyOf('kyzyl-oruk'), export_ ?? '')).toMatchObject({
      state: 'QUOTED',
      rate: { base: 'USD', quote: 'KGS', value: '87.42' },
    })
    expect(await find(partyOf('serebryany-hrebet'), machines ?? '')).toMatchObject({
      state: 'REFUSED',
      reason: { ru: 'Нет юаней' },
    })
    expect((await deskLoadedAgain()).quotes).toEqual([])
  })

  test('on each purchase by instalments, as far as the bank decides', async () => {
    const before = (await officerDesk()).claims
    const of = (status: string) => before.filter(claim => claim.status === status)
    const [approved, ...refused] = of('UNDER_REVIEW')
    const paidOut = of('CREDITING_FUNDS')
    await order(`/claims/${approved?.loanClaimId}/advance`)
    for (const { loanClaimId } of refused) await order(`/claims/${loanClaimId}/refuse`)
    for (const { loanClaimId } of paidOut) await order(`/claims/${loanClaimId}/advance`)
    const { claims } = await officerDesk()
    expect(new Set(claims.map(({ status }) => status))).toEqual(
      new Set(['AWAITING_DELIVERY_CONFIRMATION']),
    )
    expect(claims).toHaveLength(of('AWAITING_DELIVERY_CONFIRMATION').length + 1)
  })
})
