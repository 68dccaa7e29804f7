import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TundukCodeRequest, TundukServices } from '../src/tunduk-services.ts'
import { type DayCodesUnderTest, dayCodesTests } from './day-codes-contract.ts'
import { faultsOfTexts } from './bank-words.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** A portal, a person whom it knows, and the number of an organisation. */
export interface TundukUnderTest extends Omit<DayCodesUnderTest, 'codes' | 'obtain'> {
  readonly tundukServices: TundukServices
  readonly personInn: string
  readonly organisationInn: string
  close(): Promise<void>
}

/** What any portal behind `TundukServices` must do; run it against each implementation. */
export function describeTundukContract(
  name: string,
  makePortal: () => Promise<TundukUnderTest>,
): void {
  describe(`Tunduk: ${name}`, () => {
    let portal: TundukUnderTest
    let forPeople: Pick<TundukCodeRequest, 'serviceId' | 'amountMinor'>
    let forOrganisations: typeof forPeople

    beforeAll(async () => {
      portal = await makePortal()
      const services = await portal.tundukServices.services()
      const find = (payer: 'person' | 'org') => {
        const found = services.find(one => one.payer === payer && (one.feeMinor ?? 0n) > 0n)
        return { serviceId: found?.serviceId ?? '', amountMinor: found?.feeMinor ?? 0n }
      }
      forPeople = find('person')
      forOrganisations = find('org')
    })
    afterAll(() => portal.close())

    const request = (change: Partial<TundukCodeRequest> = {}): TundukCodeRequest => ({
      requestId: portal.newId(),
      legalPartyId: portal.legalPartyId,
      ...forPeople,
      applicantInn: portal.personInn,
      ...change,
    })

    dayCodesTests(() => ({
      ...portal,
      codes: portal.tundukServices,
      async obtain(requestId, legalPartyId = portal.legalPartyId) {
        const wanted = request({ requestId, legalPartyId })
        const answer = await portal.tundukServices.obtainCode(wanted)
        if (!answer.ok) throw new Error(answer.error.code)
        return answer.value
      },
    }))

    test('each service has its name and its time in three languages and its code of the classifier', async () => {
      const services = await portal.tundukServices.services()
      expect(services.length).toBeGreaterThan(5)
      for (const service of services) {
        expect(service.paymentCode).toMatch(/^\d{8}$/)
      }
      expect(faultsOfTexts(services.flatMap(service => [service.name, service.term]))).toEqual([])
    })

    test('a service for people is not for organisations, nor the other way round', async () => {
      const { organisationInn, personInn, tundukServices } = portal
      expect(
        await tundukServices.obtainCode(request({ applicantInn: organisationInn })),
      ).toMatchObject({ error: { code: 'TUNDUK_APPLICANT_NOT_FOUND' } })
      const forOrganisation = { ...forOrganisations, applicantInn: organisationInn }
      expect(await tundukServices.obtainCode(request(forOrganisation))).toMatchObject({ ok: true })
      expect(
        await tundukServices.obtainCode(request({ ...forOrganisations, applicantInn: personInn })),
      ).toMatchObject({ error: { code: 'TUNDUK_APPLICANT_NOT_FOUND' } })
    })

    test('another request under a known id is refused, whatever was changed', async () => {
      const changes: ChangesOf<TundukCodeRequest, 'requestId'> = {
        legalPartyId: portal.newId(),
        serviceId: forOrganisations.serviceId,
        applicantInn: portal.organisationInn,
        applicationNumber: '7',
        amountMinor: forPeople.amountMinor + 1n,
      }
      await expectChangesRefused(request(), changes, one => portal.tundukServices.obtainCode(one))
    })

    test('the fee is paid whole', async () => {
      const short = request({ amountMinor: forPeople.amountMinor - 1n })
      expect(await portal.tundukServices.obtainCode(short)).toMatchObject({
        error: { code: 'AMOUNT_INVALID' },
      })
    })

    test.each([
      [{ serviceId: 'NO_SERVICE' }, 'TUNDUK_SERVICE_NOT_FOUND'],
      [{ applicantInn: '20101199900077' }, 'TUNDUK_APPLICANT_NOT_FOUND'],
      [{ applicantInn: 'no number' }, 'TUNDUK_APPLICANT_NOT_FOUND'],
    ] as const)('no code for %j', async (change, code) => {
      expect(await portal.tundukServices.obtainCode(request(change))).toMatchObject({
        error: { code },
      })
    })
  })
}
