import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { TaxDebt } from '../src/tax-debt.ts'
import type { TaxCodeRequest, TaxPayments } from '../src/tax-payments.ts'
import { type DayCodesUnderTest, dayCodesTests } from './day-codes-contract.ts'
import { faultsOfTexts } from './bank-words.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** One debt that the tax service must have for the suite, in minor units. */
export interface DebtUnderTest {
  readonly legalPartyId: string
  readonly dueDate: LocalDate
  readonly principalMinor: bigint
  readonly penaltyMinor: bigint
  readonly fineMinor: bigint
}

/** A tax service that knows `legalPartyId` and any number of further payers. */
export interface TaxesUnderTest extends Omit<DayCodesUnderTest, 'codes' | 'obtain'> {
  readonly taxDebt: TaxDebt
  readonly taxPayments: TaxPayments
  /** Makes a payer of its own and enters these debts of one tax and office; answers their ids in order. */
  newPayer(debts: readonly Omit<DebtUnderTest, 'legalPartyId'>[]): Promise<{
    legalPartyId: string
    taxTypeId: string
    taxOfficeCode: string
    debtIds: string[]
  }>
  close(): Promise<void>
}

/** What any tax service behind `TaxDebt` and `TaxPayments` must do; run it against each implementation. */
export function describeTaxesContract(
  name: string,
  makeTaxes: () => Promise<TaxesUnderTest>,
): void {
  describe(`taxes: ${name}`, () => {
    let taxes: TaxesUnderTest
    let plain: Pick<TaxCodeRequest, 'taxTypeId' | 'taxOfficeCode'>

    beforeAll(async () => {
      taxes = await makeTaxes()
      const [types, offices] = [
        await taxes.taxPayments.taxTypes(),
        await taxes.taxPayments.taxOffices(),
      ]
      plain = {
        taxTypeId: types.find(type => !type.requiresVehicle)?.taxTypeId ?? '',
        taxOfficeCode: offices[0]?.code ?? '',
      }
    })
    afterAll(() => taxes.close())

    const request = (change: Partial<TaxCodeRequest> = {}): TaxCodeRequest => ({
      requestId: taxes.newId(),
      legalPartyId: taxes.legalPartyId,
      ...plain,
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      amountMinor: 1_234_567n,
      ...change,
    })
    const obtain = async (change: Partial<TaxCodeRequest>) => {
      const answer = await taxes.taxPayments.obtainCode(request(change))
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.value
    }

    dayCodesTests(() => ({
      ...taxes,
      codes: taxes.taxPayments,
      obtain: (requestId, legalPartyId = taxes.legalPartyId) => obtain({ requestId, legalPartyId }),
    }))

    test('taxes and offices have names in three languages and codes of the classifier', async () => {
      const types = await taxes.taxPayments.taxTypes()
      expect(types.length).toBeGreaterThan(5)
      for (const type of types) {
        expect(type.paymentCode).toMatch(/^\d{8}$/)
      }
      const offices = await taxes.taxPayments.taxOffices()
      expect(faultsOfTexts([...types, ...offices].map(({ name: words }) => words))).toEqual([])
      for (const office of offices) {
        expect(office.code).toMatch(/^\d{3}$/)
      }
    })

    test.each([
      ['an unknown tax', { taxTypeId: 'NO_TAX' }, 'TAX_TYPE_NOT_FOUND'],
      ['an unknown office', { taxOfficeCode: '999999' }, 'TAX_OFFICE_NOT_FOUND'],
      ['a period that ends too early', { periodTo: '2026-09-30' }, 'TAX_PERIOD_INVALID'],
      ['a day that does not exist', { periodFrom: '2026-02-30' }, 'TAX_PERIOD_INVALID'],
      ['the last century', { periodFrom: '1999-12-31' }, 'TAX_PERIOD_INVALID'],
      ['years to come', { periodTo: '2029-12-31' }, 'TAX_PERIOD_INVALID'],
      ['nothing', { amountMinor: 0n }, 'AMOUNT_INVALID'],
    ] as const)('no code for %s', async (_what, change, code) => {
      expect(await taxes.taxPayments.obtainCode(request(change))).toMatchObject({ error: { code } })
    })

    test('no code for a payer, a debt or a vehicle that is not there', async () => {
      const vehicleTax = (await taxes.taxPayments.taxTypes()).find(type => type.requiresVehicle)
      for (const [change, code] of [
        [{ legalPartyId: taxes.newId() }, 'TAX_PAYER_NOT_FOUND'],
        [{ debtId: taxes.newId() }, 'TAX_DEBT_NOT_FOUND'],
        [{ taxTypeId: vehicleTax?.taxTypeId ?? '' }, 'TAX_VEHICLE_REQUIRED'],
        [{ taxTypeId: vehicleTax?.taxTypeId ?? '', vehicle: ' ' }, 'TAX_VEHICLE_REQUIRED'],
      ] as const) {
        expect(await taxes.taxPayments.obtainCode(request(change))).toMatchObject({
          error: { code },
        })
      }
    })

    test('another request under a known id is refused, whatever was changed', async () => {
      const changes: ChangesOf<TaxCodeRequest, 'requestId'> = {
        legalPartyId: taxes.newId(),
        taxTypeId: 'ANOTHER',
        taxOfficeCode: '999',
        periodFrom: '2026-09-01',
        periodTo: '2026-11-30',
        amountMinor: 1n,
        debtId: taxes.newId(),
        vehicle: '01KG777ABC',
      }
      await expectChangesRefused(request(), changes, one => taxes.taxPayments.obtainCode(one))
    })

    test('what is owed is listed by due date, and an unknown payer owes nothing that is known', async () => {
      const payer = await taxes.newPayer([
        { dueDate: '2026-11-20', principalMinor: 5_000n, penaltyMinor: 0n, fineMinor: 0n },
        { dueDate: '2026-08-20', principalMinor: 100_000n, penaltyMinor: 2_500n, fineMinor: 700n },
      ])
      const statement = await taxes.taxDebt.debtsOf(payer.legalPartyId)
      expect(statement?.debts.map(debt => debt.dueDate)).toEqual(['2026-08-20', '2026-11-20'])
      expect(statement?.totalMinor).toBe(108_200n)
      expect(await taxes.taxDebt.debtsOf(taxes.newId())).toBeUndefined()
    })

    test('papers of what is owed are PDF files, in any language, for the payer alone', async () => {
      const payer = await taxes.newPayer([
        { dueDate: '2026-08-20', principalMinor: 100_000n, penaltyMinor: 2_500n, fineMinor: 0n },
      ])
      const other = await taxes.newPayer([])
      const [debtId = ''] = payer.debtIds
      const { legalPartyId } = payer
      const beginningOf = async (request: Parameters<TaxDebt['paperOf']>[0]) => {
        const pdf = await taxes.taxDebt.paperOf(request)
        return pdf && new TextDecoder('latin1').decode(pdf.slice(0, 5))
      }
      for (const language of ['ru', 'ky', 'en'] as const) {
        expect(await beginningOf({ legalPartyId, language })).toBe('%PDF-')
        expect(await beginningOf({ legalPartyId, debtId, language })).toBe('%PDF-')
      }
      const stranger = { legalPartyId: other.legalPartyId, language: 'ru' } as const
      expect(await beginningOf(stranger)).toBe('%PDF-')
      expect(await beginningOf({ ...stranger, debtId })).toBeUndefined()
      expect(await beginningOf({ legalPartyId: taxes.newId(), language: 'ru' })).toBeUndefined()
    })

    test('a payment clears the chosen debt, tax first, and no other', async () => {
      const payer = await taxes.newPayer([
        { dueDate: '2026-08-20', principalMinor: 100_000n, penaltyMinor: 2_500n, fineMinor: 700n },
        { dueDate: '2026-11-20', principalMinor: 5_000n, penaltyMinor: 0n, fineMinor: 0n },
      ])
      const [, second] = payer.debtIds
      const code = await obtain({ ...payerOf(payer), amountMinor: 4_000n, debtId: second ?? '' })
      expect(code.clears).toBe(second)
      await pay(code)
      const statement = await taxes.taxDebt.debtsOf(payer.legalPartyId)
      expect(statement?.debts.map(debt => debt.principalMinor)).toEqual([100_000n, 1_000n])
    })

    test('a debt has one open code a day, whoever requests it again, and another one on the next day', async () => {
      const payer = await taxes.newPayer([
        { dueDate: '2026-08-20', principalMinor: 9_000n, penaltyMinor: 0n, fineMinor: 0n },
      ])
      const [debtId = ''] = payer.debtIds
      const wish = { ...payerOf(payer), amountMinor: 4_000n, debtId }
      const requestId = taxes.newId()
      const [first, ...others] = await Promise.all(
        [{ requestId }, {}, {}].map(change => obtain({ ...wish, ...change })),
      )
      if (!first) throw new Error('No code')
      expect(others).toEqual([first, first])
      expect(await obtain({ ...wish, requestId })).toEqual(first)
      const again = taxes.newId()
      expect(await obtain({ ...wish, requestId: again })).toEqual(first)
      expect(await taxes.taxPayments.findCodeOfRequest(payer.legalPartyId, again)).toEqual(first)
      expect((await obtain({ ...wish, amountMinor: 5_000n })).code).not.toBe(first.code)
      await pay(first)
      expect((await obtain(wish)).code).not.toBe(first.code)
      expect((await obtain({ ...wish, requestId: again })).code).toBe(first.code)
      const today = await obtain(wish)
      taxes.setNow(today.validUntil + 3_600_000)
      expect((await obtain(wish)).code).not.toBe(today.code)
    })

    test('a payment without a chosen debt goes to the oldest of its tax and office', async () => {
      const payer = await taxes.newPayer([
        { dueDate: '2026-08-20', principalMinor: 100n, penaltyMinor: 20n, fineMinor: 0n },
        { dueDate: '2026-11-20', principalMinor: 500n, penaltyMinor: 0n, fineMinor: 0n },
      ])
      const code = await obtain({ ...payerOf(payer), amountMinor: 300n })
      await pay(code)
      await pay(code)
      const statement = await taxes.taxDebt.debtsOf(payer.legalPartyId)
      expect(statement?.debts.map(debt => debt.principalMinor)).toEqual([320n])
    })

    const pay = async (code: { code: string; legalPartyId: string; amountMinor: bigint }) => {
      const paymentId = `00000000-0000-4000-8000-${code.code.slice(-12)}`
      const answer = await taxes.taxPayments.confirmPaid({
        code: code.code,
        legalPartyId: code.legalPartyId,
        amountMinor: code.amountMinor,
        paymentId,
        paidAt: taxes.now(),
      })
      expect(answer).toEqual({ ok: true, value: undefined })
    }
  })
}

function payerOf({
  legalPartyId,
  taxTypeId,
  taxOfficeCode,
}: Pick<TaxCodeRequest, 'legalPartyId' | 'taxTypeId' | 'taxOfficeCode'>) {
  return { legalPartyId, taxTypeId, taxOfficeCode }
}
