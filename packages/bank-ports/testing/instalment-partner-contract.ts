import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, bishkekDate, instantAt } from '@tartip/domain/time/instant'
import type {
  InstalmentClaim,
  InstalmentClaimSort,
  InstalmentEvent,
  InstalmentPartner,
} from '../src/instalment-partner.ts'
import { faultsOfTexts } from './bank-words.ts'
import { readAllEvents } from './read-all-events.ts'

/** A partner with one shop that has two contracts, and another shop with none. */
export interface PartnerUnderTest {
  readonly partner: InstalmentPartner
  readonly legalPartyId: string
  readonly otherPartyId: string
  readonly partnerContractIds: readonly [string, string]
  now(): number
  setNow(now: number): void
  newId(): string
  /** A buyer requests instalments over this sum, in minor units. */
  buy(partnerContractId: string, sumMinor: bigint, locationCode?: string): Promise<string>
  /** The partner approves, or pays out what the shop has delivered. */
  advance(loanClaimId: string): Promise<void>
  close(): Promise<void>
}

/** What any partner behind `InstalmentPartner` must do; run it against each implementation. */
export function describeInstalmentPartnerContract(
  name: string,
  makePartner: () => Promise<PartnerUnderTest>,
): void {
  describe(`instalment partner: ${name}`, () => {
    let shop: PartnerUnderTest

    beforeAll(async () => {
      shop = await makePartner()
    })
    afterAll(() => shop.close())

    const page = { page: 0, size: 30 }
    const first = () => shop.partnerContractIds[0]
    const find = (id: string) => shop.partner.findClaim(shop.legalPartyId, id)
    const confirm = (id: string, verdict: 'DELIVERED' | 'REFUSED') =>
      shop.partner.confirm(shop.legalPartyId, id, verdict)
    const awaiting = async (): Promise<string> => {
      const id = await shop.buy(first(), 4_500_000n)
      await shop.advance(id)
      return id
    }
    const statusesOf = async (id: string): Promise<InstalmentClaim['status'][]> => {
      const all = await readAllEvents<InstalmentEvent>(shop.partner, 3)
      return all.filter(event => event.claim.loanClaimId === id).map(event => event.claim.status)
    }

    test('a sale goes from review over delivery to the money, each step reported once', async () => {
      const id = await awaiting()
      expect(await confirm(id, 'DELIVERED')).toMatchObject({ value: { status: 'CREDITING_FUNDS' } })
      await shop.advance(id)
      expect(await find(id)).toMatchObject({ status: 'ISSUED', sumMinor: 4_500_000n })
      expect(await statusesOf(id)).toEqual([
        'UNDER_REVIEW',
        'AWAITING_DELIVERY_CONFIRMATION',
        'CREDITING_FUNDS',
        'ISSUED',
      ])
    })

    test('products, shops and claims are named in every language', async () => {
      const { partner, legalPartyId } = shop
      const contracts = await partner.contractsOf(legalPartyId)
      const claim = await find(await shop.buy(first(), 100_000n))
      expect(
        faultsOfTexts([
          ...(await partner.products()).map(product => product.name),
          ...contracts.flatMap(contract => [contract.product.name, contract.categoryName]),
          ...(claim === undefined ? [] : [claim.productName]),
        ]),
      ).toEqual([])
      expect(claim?.productName).toEqual(contracts[0]?.product.name)
    })

    test('the shop’s word counts once: the same again changes nothing, another one is refused', async () => {
      const id = await awaiting()
      const answers = await Promise.all([1, 2, 3].map(() => confirm(id, 'DELIVERED')))
      expect(answers.every(answer => answer.ok)).toBe(true)
      expect(await confirm(id, 'REFUSED')).toMatchObject({
        error: { code: 'CLAIM_STATE_MISMATCH' },
      })
      expect((await statusesOf(id)).filter(status => status === 'CREDITING_FUNDS')).toHaveLength(1)
      await shop.advance(id)
      expect(await confirm(id, 'DELIVERED')).toMatchObject({ value: { status: 'ISSUED' } })
      const refused = await awaiting()
      await confirm(refused, 'REFUSED')
      expect(await confirm(refused, 'REFUSED')).toMatchObject({ value: { status: 'REFUSED' } })
    })

    test('nothing is delivered before the partner has approved', async () => {
      const id = await shop.buy(first(), 100n)
      expect(await confirm(id, 'DELIVERED')).toMatchObject({
        error: { code: 'CLAIM_STATE_MISMATCH' },
      })
    })

    test('another shop’s claims are like none', async () => {
      const id = await awaiting()
      const { partner, otherPartyId } = shop
      expect(await partner.findClaim(otherPartyId, id)).toBeUndefined()
      expect(await partner.confirm(otherPartyId, id, 'DELIVERED')).toMatchObject({
        error: { code: 'ENTITY_NOT_FOUND' },
      })
      expect(await partner.claims(otherPartyId, {}, 'NEWEST', page)).toMatchObject({
        totalElements: 0,
      })
      expect(await partner.contractsOf(otherPartyId)).toEqual([])
      expect(await find(id)).toMatchObject({ status: 'AWAITING_DELIVERY_CONFIRMATION' })
    })

    test('lists are filtered with both ends inside, sorted, and counted whole', async () => {
      const day = addDays(bishkekDate(shop.now()), 1)
      const second = shop.partnerContractIds[1]
      shop.setNow(instantAt(day, 0))
      await shop.buy(second, 300n, '777777')
      shop.setNow(instantAt(addDays(day, 1), 0) - 1)
      await shop.buy(second, 100n, '777777')
      await shop.buy(second, 200n, '777777')
      shop.setNow(instantAt(addDays(day, 1), 0))
      await shop.buy(second, 150n, '777777')
      const filter = { fromDate: day, toDate: day, locationCode: '777777' }
      const sums = async (more: object, sort: InstalmentClaimSort) => {
        const found = await shop.partner.claims(
          shop.legalPartyId,
          { ...filter, ...more },
          sort,
          page,
        )
        return found.list.map(claim => claim.sumMinor)
      }
      expect(await sums({}, 'SUM_ASC')).toEqual([100n, 200n, 300n])
      expect(await sums({ fromSumMinor: 100n, toSumMinor: 200n }, 'SUM_DESC')).toEqual([200n, 100n])
      expect((await sums({}, 'OLDEST'))[0]).toBe(300n)
      expect((await sums({}, 'NEWEST')).at(-1)).toBe(300n)
      expect(await sums({ statuses: ['ISSUED'] }, 'NEWEST')).toEqual([])
      expect(await sums({ partnerContractIds: [first()] }, 'NEWEST')).toEqual([])
      const paged = await shop.partner.claims(shop.legalPartyId, filter, 'SUM_ASC', {
        page: 1,
        size: 2,
      })
      expect(paged).toMatchObject({ totalElements: 3, totalPages: 2, list: [{ sumMinor: 300n }] })
    })

    test('only what was issued in the period is summed, with zero for the other contract', async () => {
      const today = bishkekDate(shop.now())
      const day = addDays(today, 10)
      shop.setNow(instantAt(day, 600))
      const id = await awaiting()
      await confirm(id, 'DELIVERED')
      await shop.advance(id)
      await awaiting()
      const sums = await shop.partner.sums(shop.legalPartyId, day, day)
      const totals = new Map(sums.map(sum => [sum.partnerContractId, sum.totalSumMinor]))
      expect(totals.get(first())).toBe(4_500_000n)
      expect(totals.get(shop.partnerContractIds[1])).toBe(0n)
    })

    test('every contract is for a product that is offered', async () => {
      const offered = (await shop.partner.products()).map(product => product.productId)
      const contracts = await shop.partner.contractsOf(shop.legalPartyId)
      expect(contracts).toHaveLength(2)
      for (const contract of contracts) expect(offered).toContain(contract.product.productId)
    })
  })
}
