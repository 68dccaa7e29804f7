import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import type { Fine, FineCodeRequest, Fines } from '../src/fines.ts'
import { type DayCodesUnderTest, dayCodesTests } from './day-codes-contract.ts'
import { faultsOfTexts } from './bank-words.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** A register that takes in fines of a kind with a discount of half for fifteen days. */
export interface FinesUnderTest extends Omit<DayCodesUnderTest, 'codes' | 'obtain'> {
  readonly fines: Fines
  /** Enters an unpaid fine of 1,000.01 som, and answers its id. */
  newFine(fine: {
    readonly protocol: string
    readonly offenderInn: string
    readonly vehicle: string
    readonly issuedOn: LocalDate
  }): Promise<string>
  close(): Promise<void>
}

/** What any register behind `Fines` must do; run it against each implementation. */
export function describeFinesContract(
  name: string,
  makeRegister: () => Promise<FinesUnderTest>,
): void {
  describe(`fines: ${name}`, () => {
    let register: FinesUnderTest
    let count = 0

    beforeAll(async () => {
      register = await makeRegister()
    })
    afterAll(() => register.close())

    const today = () => bishkekDate(register.now())
    const newFine = async (issuedOn = today()) => {
      count += 1
      const fine = {
        protocol: `ПБ-${String(count).padStart(7, '0')}`,
        offenderInn: `21704197900${String(count).padStart(3, '0')}`,
        vehicle: `01KG${String(count).padStart(3, '0')}ABC`,
        issuedOn,
      }
      return { fineId: await register.newFine(fine), ...fine }
    }
    const found = async (inn: string): Promise<Fine | undefined> =>
      (await register.fines.find({ by: 'INN', inn }))[0]
    const obtain = async (
      fineId: string,
      requestId = register.newId(),
      legalPartyId = register.legalPartyId,
    ) => register.fines.obtainCode({ requestId, legalPartyId, fineId })

    const fineOfRequest = new Map<string, Promise<string>>()
    dayCodesTests(() => ({
      ...register,
      codes: register.fines,
      async obtain(requestId, forPartyId) {
        const known = fineOfRequest.get(requestId) ?? newFine().then(fine => fine.fineId)
        fineOfRequest.set(requestId, known)
        const answer = await obtain(await known, requestId, forPartyId)
        if (!answer.ok) throw new Error(answer.error.code)
        return answer.value
      },
    }))

    test('a fine is found by person, by vehicle and by protocol, however they are written', async () => {
      const fine = await newFine()
      const { fines } = register
      const searches = [
        { by: 'INN', inn: fine.offenderInn },
        { by: 'VEHICLE', vehicle: fine.vehicle.toLowerCase().replace('kg', ' kg ') },
        { by: 'PROTOCOL', protocol: fine.protocol.toLowerCase().replace('-', ' ') },
      ] as const
      for (const search of searches) {
        expect(await fines.find(search)).toMatchObject([{ fineId: fine.fineId }])
      }
      expect(await fines.find({ by: 'INN', inn: '29901199900099' })).toEqual([])
    })

    test('a fine says what it is for in every language', async () => {
      const fine = await newFine()
      const all = await register.fines.find({ by: 'INN', inn: fine.offenderInn })
      expect(faultsOfTexts(all.map(({ title }) => title))).toEqual([])
    })

    test('half is taken off until the fifteenth day is over, and half a tyiyn goes up', async () => {
      const [last, over] = [
        await newFine(addDays(today(), -15)),
        await newFine(addDays(today(), -16)),
      ]
      expect(await found(last.offenderInn)).toMatchObject({
        fullAmountMinor: 100_001n,
        amountMinor: 50_001n,
        discountUntil: today(),
      })
      const dear = await found(over.offenderInn)
      expect(dear).toMatchObject({ amountMinor: 100_001n })
      expect(dear).not.toHaveProperty('discountUntil')
    })

    test('a fine has one open code a day; paid, it is gone, and nobody pays it a second time', async () => {
      const { fineId, offenderInn } = await newFine()
      const [first, second] = [await obtain(fineId), await obtain(fineId)]
      if (!first.ok || !second.ok) throw new Error('No code')
      expect(second.value).toEqual(first.value)
      const { code, legalPartyId, amountMinor } = first.value
      await register.fines.confirmPaid({
        code,
        legalPartyId,
        amountMinor,
        paymentId: register.newId(),
        paidAt: register.now(),
      })
      expect(await found(offenderInn)).toBeUndefined()
      expect(await obtain(fineId)).toMatchObject({ error: { code: 'FINE_ALREADY_PAID' } })
    })

    test('another request under a known id is refused, whatever was changed', async () => {
      const [fine, other] = [await newFine(), await newFine()]
      const changes: ChangesOf<FineCodeRequest, 'requestId'> = {
        legalPartyId: register.newId(),
        fineId: other.fineId,
      }
      const { legalPartyId } = register
      const wanted = { requestId: register.newId(), legalPartyId, fineId: fine.fineId }
      await expectChangesRefused(wanted, changes, one => register.fines.obtainCode(one))
    })

    test('there is no code for a fine that nobody has', async () => {
      for (const fineId of [register.newId(), 'no id']) {
        expect(await obtain(fineId)).toMatchObject({ error: { code: 'FINE_NOT_FOUND' } })
      }
    })
  })
}
