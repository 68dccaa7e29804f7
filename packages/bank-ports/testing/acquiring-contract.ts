import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Acquiring, CashRegisterInput, SalePoint, SalePointInput } from '../src/acquiring.ts'
import { faultsOfTexts } from './bank-words.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** A processing that knows two organisations, one with two settlement accounts. */
export interface AcquiringUnderTest {
  readonly acquiring: Acquiring
  readonly legalPartyId: string
  readonly otherPartyId: string
  readonly account: string
  readonly otherAccount: string
  readonly taxOfficeCode: string
  newId(): string
  now(): number
  advanceMinutes(minutes: number): void
  /** The bank installs a terminal; answers its code. */
  installTerminal(cashRegisterId: string): Promise<string>
  /** A sale of 100.00 som over the terminal. */
  sell(terminalCode: string): Promise<void>
  close(): Promise<void>
}

/** What any processing behind `Acquiring` must do; run it against each implementation. */
export function describeAcquiringContract(
  name: string,
  makeProcessing: () => Promise<AcquiringUnderTest>,
): void {
  describe(`acquiring: ${name}`, () => {
    let bank: AcquiringUnderTest
    let count = 0

    beforeAll(async () => {
      bank = await makeProcessing()
    })
    afterAll(() => bank.close())

    const input = (change: Partial<SalePointInput> = {}): SalePointInput => ({
      name: `Точка ${(count += 1)}`,
      checkName: `Shop ${count}`,
      account: bank.account,
      address: {
        regionId: '41711000000000',
        street: 'Чуй',
        houseNumber: '155',
        phones: ['996700100101'],
        taxOfficeCode: bank.taxOfficeCode,
        latitude: '42.874621',
        longitude: '74.569762',
      },
      ...change,
    })
    const address = (change: Partial<SalePointInput['address']>) => ({
      address: { ...input().address, ...change },
    })
    const create = async (change: Partial<SalePointInput> = {}): Promise<SalePoint> => {
      const answer = await bank.acquiring.createSalePoint(
        bank.legalPartyId,
        bank.newId(),
        input(change),
      )
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.value
    }
    const register: CashRegisterInput = { name: 'Касса 1', hasKkm: true, isActive: true }
    const addRegister = async (point: SalePoint, cashRegisterId = bank.newId()) => {
      const { acquiring, legalPartyId } = bank
      return acquiring.createCashRegister(legalPartyId, point.salePointId, cashRegisterId, register)
    }

    test('places are called in every language', async () => {
      const places = await bank.acquiring.regions()
      expect(faultsOfTexts(places.map(({ attributeName }) => attributeName))).toEqual([])
    })

    test('an outlet gets a code of its own, by which anybody finds it', async () => {
      const [first, second] = [await create(), await create()]
      expect(first.code).toMatch(/^\d{6}$/)
      expect(second.code).not.toBe(first.code)
      expect(await bank.acquiring.findByCode(first.code)).toEqual(first)
      expect(await bank.acquiring.findSalePoint(bank.legalPartyId, first.salePointId)).toEqual(
        first,
      )
    })

    test('another outlet under a known id is refused, whatever was changed', async () => {
      const { acquiring, legalPartyId, otherPartyId } = bank
      const [id, wanted] = [bank.newId(), input()]
      const changes: ChangesOf<SalePointInput, never> = {
        name: 'Другая точка',
        checkName: 'Other shop',
        account: bank.otherAccount,
        ...address({ houseNumber: '156' }),
      }
      await expectChangesRefused(wanted, changes, one =>
        acquiring.createSalePoint(legalPartyId, id, one),
      )
      expect(await acquiring.createSalePoint(otherPartyId, id, wanted)).toMatchObject({
        error: { code: 'REQUEST_CHANGED' },
      })
    })

    test('the same outlet again is one outlet', async () => {
      const { acquiring, legalPartyId } = bank
      const [id, wanted] = [bank.newId(), input()]
      const answers = await Promise.all(
        [1, 2, 3].map(() => acquiring.createSalePoint(legalPartyId, id, wanted)),
      )
      expect(new Set(answers.map(answer => answer.ok && answer.value.code)).size).toBe(1)
    })

    test('two outlets of an organisation never have one name, of two organisations they may', async () => {
      const { acquiring, legalPartyId, otherPartyId } = bank
      const same = input()
      const answers = await Promise.all(
        [1, 2, 3].map(() => acquiring.createSalePoint(legalPartyId, bank.newId(), same)),
      )
      expect(answers.filter(answer => answer.ok)).toHaveLength(1)
      const loud = { ...same, name: same.name.toUpperCase() }
      expect(await acquiring.createSalePoint(legalPartyId, bank.newId(), loud)).toMatchObject({
        error: { code: 'SALE_POINT_NAME_DUPLICATE' },
      })
      // The stranger has no such account, which is reported only after their outlet itself was checked.
      expect(await acquiring.createSalePoint(otherPartyId, bank.newId(), same)).toMatchObject({
        error: { code: 'OUTLET_ACCOUNT_SAVING_FAILED' },
      })
    })

    test.each([
      ['a sign in the name', () => ({ name: 'Точка #1' }), 'SALE_POINT_INVALID'],
      ['a receipt name that is not Latin', () => ({ checkName: 'Точка' }), 'SALE_POINT_INVALID'],
      [
        'the same phone twice',
        () => address({ phones: ['996700100101', '996700100101'] }),
        'SALE_POINT_INVALID',
      ],
      ['an unknown place', () => address({ regionId: '1' }), 'SALE_POINT_INVALID'],
      ['an unknown city', () => address({ cityId: '1' }), 'SALE_POINT_INVALID'],
      ['no street', () => address({ street: ' ' }), 'SALE_POINT_INVALID'],
      ['no house', () => address({ houseNumber: '' }), 'SALE_POINT_INVALID'],
      ['no tax office', () => address({ taxOfficeCode: '' }), 'TAX_ATTRIBUTE_SAVING'],
      ['no place on earth', () => address({ latitude: '90.1' }), 'TAX_ATTRIBUTE_SAVING'],
      [
        'a place below the south pole',
        () => address({ latitude: '-90.1' }),
        'TAX_ATTRIBUTE_SAVING',
      ],
      [
        'a longitude beyond the date line',
        () => address({ longitude: '180.1' }),
        'TAX_ATTRIBUTE_SAVING',
      ],
      ['a place in words', () => address({ longitude: 'Чуй' }), 'TAX_ATTRIBUTE_SAVING'],
      [
        'an account of nobody',
        () => ({ account: '1090000000000000' }),
        'OUTLET_ACCOUNT_SAVING_FAILED',
      ],
    ] as const)('an outlet with %s is refused', async (_what, change, code) => {
      const { acquiring, legalPartyId } = bank
      const wanted = { ...input(), ...change() }
      expect(await acquiring.createSalePoint(legalPartyId, bank.newId(), wanted)).toMatchObject({
        error: { code },
      })
    })

    test('with a register an outlet keeps its name and address, and may change its account', async () => {
      const point = await create()
      const { acquiring, legalPartyId, otherAccount } = bank
      const { salePointId, name: pointName, checkName, account, address: place } = point
      const next = { name: pointName, checkName, account, address: place }
      const renamed = { ...next, name: `${pointName} новая` }
      expect(await acquiring.updateSalePoint(legalPartyId, salePointId, renamed)).toMatchObject({
        value: { name: renamed.name },
      })
      await addRegister(point)
      expect(await acquiring.updateSalePoint(legalPartyId, salePointId, next)).toMatchObject({
        error: { code: 'SALE_POINT_HAS_CASH_REGISTER' },
      })
      const elsewhere = { ...renamed, address: { ...place, houseNumber: '156' } }
      expect(await acquiring.updateSalePoint(legalPartyId, salePointId, elsewhere)).toMatchObject({
        error: { code: 'SALE_POINT_HAS_CASH_REGISTER' },
      })
      const moved = { ...renamed, account: otherAccount }
      expect(await acquiring.updateSalePoint(legalPartyId, salePointId, moved)).toMatchObject({
        value: { account: otherAccount, code: point.code },
      })
    })

    test('registers are numbered within their outlet, many at once too', async () => {
      const point = await create()
      const answers = await Promise.all([1, 2, 3].map(() => addRegister(point)))
      const codes = answers.map(answer => (answer.ok ? answer.value.code : answer.error.code))
      expect(new Set(codes)).toEqual(new Set(['001', '002', '003']))
      const id = bank.newId()
      expect(await addRegister(point, id)).toEqual(await addRegister(point, id))
    })

    test('another register under a known id is refused, whatever was changed', async () => {
      const [point, other] = [await create(), await create()]
      const { acquiring, legalPartyId } = bank
      const id = bank.newId()
      const changes: ChangesOf<CashRegisterInput, never> = {
        name: 'Касса 2',
        hasKkm: false,
        isActive: false,
      }
      await expectChangesRefused(register, changes, one =>
        acquiring.createCashRegister(legalPartyId, point.salePointId, id, one),
      )
      const elsewhere = other.salePointId
      expect(
        await acquiring.createCashRegister(legalPartyId, elsewhere, id, register),
      ).toMatchObject({ error: { code: 'REQUEST_CHANGED' } })
    })

    test('what is another organisation’s is like nothing', async () => {
      const point = await create()
      const added = await addRegister(point)
      const { acquiring, otherPartyId } = bank
      const id = added.ok ? added.value.cashRegisterId : ''
      expect(await acquiring.findSalePoint(otherPartyId, point.salePointId)).toBeUndefined()
      expect(await acquiring.salePointsOf(otherPartyId)).toEqual([])
      expect(
        await acquiring.createCashRegister(otherPartyId, point.salePointId, bank.newId(), register),
      ).toMatchObject({ error: { code: 'ENTITY_NOT_FOUND' } })
      expect(await acquiring.updateCashRegister(otherPartyId, id, register)).toMatchObject({
        error: { code: 'ENTITY_NOT_FOUND' },
      })
    })

    test('sales of a terminal are the organisation’s, from the first moment to before the last', async () => {
      const added = await addRegister(await create())
      const code = await bank.installTerminal(added.ok ? added.value.cashRegisterId : '')
      const from = bank.now()
      await bank.sell(code)
      bank.advanceMinutes(1)
      await bank.sell(code)
      const { acquiring, legalPartyId, otherPartyId } = bank
      const sales = await acquiring.terminalOperations(legalPartyId, [code], from, bank.now())
      expect(sales).toMatchObject([
        { terminalCode: code, kind: 'SALE', amountMinor: 10_000n, currency: 'KGS' },
      ])
      expect(sales[0]?.maskedCard).toContain('*')
      const later = bank.now() + 1
      expect(await acquiring.terminalOperations(otherPartyId, [code], from, later)).toEqual([])
      expect(await acquiring.terminalOperations(legalPartyId, [], from, later)).toEqual([])
    })
  })
}
