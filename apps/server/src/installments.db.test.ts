import { makeExecutableSchema } from '@graphql-tools/schema'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { instalmentProducts } from '@tartip/bank-twin/instalments/instalment-products'
import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import { bankWords, createTestServices } from '@tartip/bank-twin/testing/test-services'
import { graphql, parse, subscribe } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Actor } from './platform/actor.ts'
import { mayCall } from './platform/graphql/operation-policy.ts'
import { scalarResolvers } from './platform/graphql/scalars.ts'
import { createLiveHub } from './platform/live/hub.ts'
import { createOutboxRelay } from './platform/outbox/relay.ts'
import {
  otherOrganisationId,
  organisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import { paymentMigrations } from './modules/payment/store/migrations/payment-migrations.ts'
import { createInstallmentModule } from './modules/installment/compose.ts'
import { installmentPolicies } from './modules/installment/graphql/installment-policies.ts'
import { installmentMigrations } from './modules/installment/store/installment-migrations.ts'
import { readFileBytes } from './platform/lists/testing/read-file.ts'

const seller = testActor('CREATOR', { productRoles: ['SELLER'] })
const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId, productRoles: ['SELLER'] })

const claimFields = `loanClaimId status sum locationName canConfirm clientInfo { lastName }`
const texts = {
  claims: `query ($dto: LoanRequestDto!) { getInstallmentClaims(loanRequestDto: $dto) {
    list { ${claimFields} } totalElements totalPages fromDate toDate } }`,
  one: `query ($id: ID!) { getClaimById(loanClaimId: $id) { ${claimFields} } }`,
  decide: `mutation ($verdict: SellerVerdictInput!) {
    confirmLoanClaim(sellerVerdict: $verdict) { ${claimFields} } }`,
  contracts: `query ($id: ID!) { getMerchantProduct(legalPartyId: $id) {
    state product { id maxAmount percentRate durations } category { name } } }`,
  sums: `query ($id: ID!) { getSumByProduct(legalPartyId: $id) { totalSum product { id } } }`,
  points: `query ($id: ID!) { getSalePoint(legalPartyId: $id) { code name isActive } }`,
  products: `{ getAllProduct { id maxAmount percentRate durations } }`,
  live: `subscription ($id: ID) { installmentInfo(loanClaimId: $id) { claim { loanClaimId status } } }`,
}

interface Claim {
  readonly loanClaimId: string
  readonly status: string
  readonly sum: string
  readonly canConfirm: boolean
  readonly locationName: string | null
}
interface ClaimPage {
  readonly list: readonly Claim[]
  readonly totalElements: number
  readonly totalPages: number
  readonly fromDate: string
  readonly toDate: string
}

async function openShop() {
  const twin = await createTestServices([paymentMigrations, installmentMigrations])
  const { db } = twin.database
  const hub = createLiveHub()
  const logger = { error: (...parts: unknown[]) => expect(parts).toEqual([]) }
  const relay = createOutboxRelay({ db, hub, logger })
  await relay.start()
  const { instalmentPartner, acquiring } = twin.services
  const away = { is: false }
  const { service, installments, listExport } = createInstallmentModule({
    db,
    clock: twin.clock,
    hub,
    logger,
    acquiring,
    partner: {
      ...instalmentPartner,
      async claims(...request) {
        if (away.is) throw new BankUnavailable('away')
        return instalmentPartner.claims(...request)
      },
      async products() {
        if (away.is) throw new BankUnavailable('away')
        return instalmentPartner.products()
      },
      async readEvents(...request) {
        if (away.is) throw new BankUnavailable('away')
        return instalmentPartner.readEvents(...request)
      },
    },
  })
  const contractIds = await addContracts(twin)
  const schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  const contextOf = (actor: Actor) => ({
    actor,
    request: { traceId: 't', language: 'ru', ip: '192.0.2.1', isPassive: false },
  })
  return {
    twin,
    away,
    contractIds,
    listExport,
    runJobs: installments.runJobsOnce,
    async call<T>(actor: Actor, source: string, variables: Record<string, unknown> = {}) {
      const { data, errors } = await graphql({
        schema,
        source,
        variableValues: variables,
        contextValue: contextOf(actor),
      })
      const [refused] = errors ?? []
      if (refused && refused.extensions['code'] === undefined) throw refused
      const [answer]: unknown[] = Object.values(JSON.parse(JSON.stringify(data ?? {})) as object)
      return { answer: answer as T, code: refused?.extensions['code'] }
    },
    async listen(actor: Actor, variables: Record<string, unknown>) {
      const document = parse(texts.live)
      const contextValue = contextOf(actor)
      const result = await subscribe({ schema, document, variableValues: variables, contextValue })
      if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result.errors))
      return result
    },
    async buy(som: bigint, locationCode = '100001') {
      const bought = await twin.services.desks.instalments.buy(contractIds[0] ?? '', {
        sumMinor: som * 100n,
        durationMonths: 3,
        locationCode,
        note: '',
        clientInfo: { firstName: 'Азиз', lastName: 'Токтоев' },
      })
      if (!bought.ok) throw new Error(bought.error.code)
      return bought.value.loanClaimId
    },
    advance: (id: string) => twin.services.desks.instalments.advance(id),
    async close() {
      await relay.stop()
      await twin.close()
    },
  }
}

async function addContracts({ services, newId }: Awaited<ReturnType<typeof createTestServices>>) {
  const ids = [newId(), newId()]
  await services.seeds.instalments.addContracts(
    instalmentProducts(bankWords).map((product, index) => ({
      partnerContractId: ids[index] ?? '',
      legalPartyId: organisationId,
      product,
      categoryName: bankWord(bankWords, 'shop_category', 'APPLIANCES'),
      email: 'shop@example.com',
      startDate: '2026-01-01',
      endDate: '2030-12-31',
      commissions: [{ commission: '4.5', durationMonths: 3 }],
      contacts: [{ name: 'Асанова Айгуль', phone: '996700000000' }],
    })),
  )
  return ids
}

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const list = async (more: object = {}, actor = seller) =>
  shop.call<ClaimPage>(actor, texts.claims, { dto: { legalPartyId: organisationId, ...more } })
const decide = (loanClaimId: string, decision: string, actor = seller) =>
  shop.call<Claim>(actor, texts.decide, {
    verdict: { legalPartyId: actor.legalPartyId, loanClaimId, decision },
  })

test('a claim goes from the buyer over the partner and the seller to the money, seen live', async () => {
  await shop.runJobs()
  const sumsOf = async () => {
    const { answer } = await shop.call<readonly { totalSum: string; product: { id: string } }[]>(
      seller,
      texts.sums,
      { id: organisationId },
    )
    return answer.map(
      ({ totalSum, product }) => [product.id, Number.parseInt(totalSum, 10)] as const,
    )
  }
  const before = new Map(await sumsOf())
  const events = await shop.listen(seller, {})
  const id = await shop.buy(45_000n)
  /** The next event of this claim: those of other tests may still be on their way. */
  const next = async (): Promise<{ claim: Claim }> => {
    const { value } = await events.next()
    const event = value?.data?.['installmentInfo'] as { claim: Claim }
    return event.claim.loanClaimId === id ? event : next()
  }
  await shop.runJobs()
  expect((await next()).claim).toEqual({ loanClaimId: id, status: 'UNDER_REVIEW' })
  expect((await decide(id, 'DELIVERED')).code).toBe('CLAIM_STATE_MISMATCH')
  await shop.advance(id)
  expect((await shop.call<Claim>(seller, texts.one, { id })).answer).toMatchObject({
    status: 'AWAITING_DELIVERY_CONFIRMATION',
    canConfirm: true,
    sum: '45000.00',
  })
  expect((await decide(id, 'DELIVERED')).answer).toMatchObject({
    status: 'CREDITING_FUNDS',
    canConfirm: false,
  })
  await shop.advance(id)
  await shop.runJobs()
  expect((await next()).claim.status).toBe('ISSUED')
  await events.return?.(undefined)
  expect(await sumsOf()).toEqual([
    ['ZERO_3', (before.get('ZERO_3') ?? 0) + 45_000],
    ['STANDARD', before.get('STANDARD')],
  ])
})

test('a verdict is written down once, however often it comes', async () => {
  const id = await shop.buy(1_000n)
  await shop.advance(id)
  const answers = await Promise.all([1, 2, 3].map(() => decide(id, 'REFUSED')))
  expect(answers.map(({ answer }) => answer.status)).toEqual(['REFUSED', 'REFUSED', 'REFUSED'])
  expect((await decide(id, 'REFUSED')).code).toBeUndefined()
  expect((await decide(id, 'DELIVERED')).code).toBe('CLAIM_STATE_MISMATCH')
  const { rows } = await sql<{ verdicts: bigint }>`
    select count(*) as verdicts from platform.audit_entry
    where action = 'instalmentClaimDecided' and details ->> 'loanClaimId' = ${id}`.execute(
    shop.twin.database.ownerDb,
  )
  expect(rows).toEqual([{ verdicts: 1n }])
})

describe('the list', () => {
  /** Claims of 1 March for 700 som and of 4 March, which is today, for 900 som. */
  async function buyOldAndFresh(locationCode: string) {
    shop.twin.clock.setTo('2027-03-01T06:00:00.000Z')
    const old = await shop.buy(700n, locationCode)
    shop.twin.clock.setTo('2027-03-04T06:00:00.000Z')
    return { old, fresh: await shop.buy(900n, locationCode) }
  }

  test('shows the last three days where nobody has chosen, whatever else is chosen', async () => {
    const { old, fresh } = await buyOldAndFresh('200002')
    const { answer } = await list({ locationCode: '200002' })
    expect(answer).toMatchObject({ fromDate: '2027-03-02', toDate: '2027-03-04', totalElements: 1 })
    expect(answer.list.map(one => one.loanClaimId)).toEqual([fresh])
    const filterDto = { fromDate: '2027-03-01', toDate: '2027-03-04' }
    const all = await list({
      locationCode: '200002',
      filterDto,
      sort: 'SUM',
      order: 'ASC',
      size: 1,
    })
    expect(all.answer.list.map(one => one.loanClaimId)).toEqual([old])
    expect(all.answer).toMatchObject({ totalElements: 2, totalPages: 2 })
    const narrow = await list({
      locationCode: '200002',
      filterDto: { ...filterDto, fromSum: '800', toSum: '1000' },
    })
    expect(narrow.answer.list.map(one => one.loanClaimId)).toEqual([fresh])
    const refused = await list({ filterDto: { fromSum: '10', toSum: '5' } })
    expect(refused.code).toBe('AMOUNT_RANGE_INVALID')
  })

  test('is a file with the same rows', async () => {
    await buyOldAndFresh('300003')
    const opened = await shop.listExport.open(seller, { locationCode: '300003' }, 'ru')
    if (!opened.ok) throw new Error(opened.error.code)
    const file = (await readFileBytes(opened.value.write('csv'))).toString()
    expect(file).toMatch(/Токтоев Азиз.*900,00/)
    expect(file).not.toContain('700,00')
  })

  test('an unavailable partner is reported as such, and its events are not lost', async () => {
    await shop.buy(3_000n)
    shop.away.is = true
    expect((await list()).code).toBe('BANK_UNAVAILABLE')
    expect((await shop.call(seller, texts.products)).code).toBe('PARTNER_DICTIONARY_ERROR')
    expect(await shop.runJobs()).toBe(0)
    shop.away.is = false
    expect(await shop.runJobs()).toBeGreaterThan(0)
  })
})

describe('who may see and decide', () => {
  test('nobody without the role, and the refusal says so', async () => {
    for (const [operation, { needs }] of Object.entries(installmentPolicies)) {
      if (needs !== 'installments.use') continue
      const actor = testActor('FIRST')
      expect(mayCall(installmentPolicies, operation, { actor, apis: undefined })).toMatchObject({
        error: { code: 'INSTALLMENT_FORBIDDEN' },
      })
    }
    expect((await list({}, testActor('FIRST'))).code).toBe('INSTALLMENT_FORBIDDEN')
    expect((await shop.call<object[]>(testActor('FIRST'), texts.products)).answer).toHaveLength(2)
  })

  test('a claim of another shop is like none, and stays as it is', async () => {
    const id = await shop.buy(2_000n)
    await shop.advance(id)
    const notThere = 'INSTALLMENT_CLAIM_NOT_FOUND'
    expect((await shop.call(stranger, texts.one, { id })).code).toBe(notThere)
    expect((await decide(id, 'DELIVERED', stranger)).code).toBe(notThere)
    expect((await list({}, stranger)).code).toBe('LEGAL_PARTY_NOT_FOUND')
    expect((await shop.call<Claim>(seller, texts.one, { id })).answer.canConfirm).toBe(true)
    await shop.runJobs()
    const [own, foreign] = [await shop.listen(seller, { id }), await shop.listen(stranger, { id })]
    const heard = foreign.next()
    for (const step of [() => decide(id, 'DELIVERED'), () => shop.advance(id)]) {
      await step()
      await shop.runJobs()
      expect((await own.next()).done).toBe(false)
    }
    await foreign.return?.(undefined)
    expect((await heard).done).toBe(true)
    await own.return?.(undefined)
  })
})

test('nothing is decided before the contract with the partner has begun', async () => {
  const id = await shop.buy(1_200n)
  await shop.advance(id)
  const { clock } = shop.twin
  const now = new Date(clock.now()).toISOString()
  clock.setTo('2025-12-31T06:00:00.000Z')
  expect((await decide(id, 'DELIVERED')).code).toBe('CONTRACT_NOT_STARTED')
  clock.setTo(now)
  expect((await shop.call<Claim>(seller, texts.one, { id })).answer.canConfirm).toBe(true)
})

test('products sell up to 200,000 som, one of them without interest for three months', async () => {
  const { answer } = await shop.call<readonly object[]>(seller, texts.contracts, {
    id: organisationId,
  })
  expect(answer).toMatchObject([
    {
      state: 'ACTIVE',
      product: { id: 'ZERO_3', maxAmount: '200000.00', percentRate: '0', durations: [3] },
    },
    { state: 'ACTIVE', product: { id: 'STANDARD', maxAmount: '200000.00' } },
  ])
  const points = await shop.call(seller, texts.points, { id: organisationId })
  expect(points.answer).toEqual([])
})
