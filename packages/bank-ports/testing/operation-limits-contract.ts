import type {
  LimitPeriod,
  LimitScope,
  LimitStanding,
} from '@tartip/domain/payment/operation-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LimitedOperation, LimitedPerson, OperationLimits } from '../src/operation-limits.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/**
 * A bank whose officer sets limits. Its official rate of a dollar is 87.50 soms on every day, and its clock stands in
 * the first half of a month.
 */
export interface LimitsUnderTest {
  readonly limits: OperationLimits
  newId(): string
  advanceDays(days: number): void
  /** Minor units of the som; undefined takes the limit away. `personId` only with the scope PERSON. */
  setLimit(
    legalPartyId: string,
    limit: {
      readonly scope: LimitScope
      readonly period: LimitPeriod
      readonly limitMinor: bigint | undefined
      readonly personId?: string
    },
  ): Promise<void>
  setStanding(legalPartyId: string, standing: LimitStanding): Promise<void>
  addEmployee(legalPartyId: string, account: string): Promise<void>
  close(): Promise<void>
}

/** What any bank behind `OperationLimits` must do; run it against each implementation. */
export function describeOperationLimitsContract(
  name: string,
  makeBank: () => Promise<LimitsUnderTest>,
): void {
  describe(`operation limits: ${name}`, () => {
    let bank: LimitsUnderTest
    let person: LimitedPerson
    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())
    beforeEach(() => {
      person = { legalPartyId: bank.newId(), personId: bank.newId() }
    })

    const operation = (more: Partial<LimitedOperation> = {}): LimitedOperation => ({
      operationId: bank.newId(),
      contentVersion: 1,
      operationCode: 'CLEARING',
      amountMinor: 40_000n,
      currency: 'KGS',
      recipientAccount: '1180000099999126',
      ...more,
    })
    const colleague = (): LimitedPerson => ({ ...person, personId: bank.newId() })
    const ofDay = (limitMinor: bigint | undefined, scope: LimitScope = 'ORGANISATION') =>
      bank.setLimit(person.legalPartyId, { scope, period: 'DAY', limitMinor })
    const count = async (one: LimitedOperation, by = person) => {
      const [verdict] = await bank.limits.count(by, [one])
      return verdict?.ok ? 'counted' : verdict?.error.code
    }
    const limited = () => bank.limits.limitedAmong([bank.newId(), person.legalPartyId])
    const usedOfDay = async (by = person, scope: LimitScope = 'ORGANISATION') =>
      (await bank.limits.stateOf(by)).limits.find(
        limit => limit.scope === scope && limit.period === 'DAY',
      )?.usedMinor

    test('an organisation without limits is not limited, and everything is counted at once', async () => {
      expect(await limited()).toEqual(new Set())
      expect(await bank.limits.stateOf(person)).toEqual({ standing: 'FULL', limits: [] })
      expect(await count(operation({ amountMinor: 10n ** 15n }))).toBe('counted')
    })

    test('a limit lets pass what fits and says what is used and left', async () => {
      await ofDay(100_000n)
      expect(await limited()).toEqual(new Set([person.legalPartyId]))
      expect(await count(operation({ amountMinor: 60_000n }))).toBe('counted')
      const [refused] = await bank.limits.count(person, [operation({ amountMinor: 40_001n })])
      expect(refused).toMatchObject({
        error: {
          code: 'LIMIT_DAY_EXCEEDED',
          params: { limit: '1000.00', used: '600.00', left: '400.00' },
        },
      })
      expect(await count(operation({ amountMinor: 40_000n }))).toBe('counted')
      expect(await usedOfDay()).toBe(100_000n)
    })

    test('a check counts nothing, and answers for a batch as counting would', async () => {
      await ofDay(100_000n)
      const batch = [60_000n, 60_000n, 40_000n].map(amountMinor => operation({ amountMinor }))
      const checked = await bank.limits.check(person, batch)
      expect(checked.map(({ ok }) => ok)).toEqual([true, false, true])
      expect(await usedOfDay()).toBe(0n)
      const counted = await bank.limits.count(person, batch)
      expect(counted.map(({ ok }) => ok)).toEqual([true, false, true])
    })

    test('a signature that is counted again counts once', async () => {
      await ofDay(100_000n)
      const signed = operation({ amountMinor: 60_000n })
      expect(await count(signed)).toBe('counted')
      expect(await count(signed)).toBe('counted')
      expect(await usedOfDay()).toBe(60_000n)
    })

    test('a signature that was counted with another content is refused', async () => {
      await ofDay(10_000_000n)
      const changes: ChangesOf<LimitedOperation, 'operationId' | 'contentVersion'> = {
        operationCode: 'GROSS',
        amountMinor: 40_001n,
        currency: 'USD',
        recipientAccount: '1180000099999127',
      }
      await expectChangesRefused<LimitedOperation, 'operationId' | 'contentVersion'>(
        operation(),
        changes,
        async one => (await bank.limits.count(person, [one]))[0],
      )
    })

    test('a document counts once for the organisation, however many people sign it', async () => {
      await ofDay(50_000n)
      const signed = operation()
      expect(await count(signed)).toBe('counted')
      expect(await count(signed, colleague())).toBe('counted')
      expect(await usedOfDay()).toBe(40_000n)
    })

    test('a person has a limit of their own, and nobody else uses it up', async () => {
      const { legalPartyId, personId } = person
      const own = { scope: 'PERSON', period: 'DAY', limitMinor: 50_000n, personId } as const
      await bank.setLimit(legalPartyId, own)
      expect(await count(operation(), colleague())).toBe('counted')
      expect(await count(operation(), colleague())).toBe('counted')
      expect(await count(operation())).toBe('counted')
      expect(await count(operation())).toBe('LIMIT_PERSON_DAY_EXCEEDED')
      expect(await usedOfDay(person, 'PERSON')).toBe(40_000n)
    })

    test('what is released may be signed again, and a released version is another one', async () => {
      await ofDay(50_000n)
      const { legalPartyId } = person
      const signed = operation()
      const { personId } = person
      await count(signed)
      await bank.limits.release(legalPartyId, [
        { ...signed, personId },
        { ...operation(), personId },
      ])
      await bank.limits.release(legalPartyId, [{ ...signed, personId }])
      expect(await usedOfDay()).toBe(0n)
      expect(await count({ ...signed, contentVersion: 2, amountMinor: 50_000n })).toBe('counted')
    })

    test('a colleague’s signature on a document stays when one is released', async () => {
      await ofDay(50_000n)
      const { legalPartyId, personId } = person
      const signed = operation()
      await count(signed)
      await count(signed, colleague())
      await bank.limits.release(legalPartyId, [{ ...signed, personId }])
      expect(await usedOfDay()).toBe(40_000n)
    })

    test('another organisation releases nothing', async () => {
      await ofDay(50_000n)
      const signed = operation()
      await count(signed)
      await bank.limits.release(bank.newId(), [{ ...signed, personId: person.personId }])
      expect(await usedOfDay()).toBe(40_000n)
    })

    test('the count of a day starts again, that of a month goes on', async () => {
      const { legalPartyId } = person
      await ofDay(50_000n)
      const month = { scope: 'ORGANISATION', period: 'MONTH', limitMinor: 70_000n } as const
      await bank.setLimit(legalPartyId, month)
      await count(operation())
      expect(await count(operation())).toBe('LIMIT_DAY_EXCEEDED')
      bank.advanceDays(1)
      expect(await usedOfDay()).toBe(0n)
      expect(await count(operation({ amountMinor: 30_000n }))).toBe('counted')
      expect(await count(operation({ amountMinor: 1n }))).toBe('LIMIT_MONTH_EXCEEDED')
      bank.advanceDays(31)
      expect(await count(operation())).toBe('counted')
    })

    test('foreign currency counts in soms at the official rate', async () => {
      await ofDay(10_000_000n)
      expect(await count(operation({ amountMinor: 10_000n, currency: 'USD' }))).toBe('counted')
      expect(await usedOfDay()).toBe(875_000n)
    })

    test('a currency without an official rate is refused while there are limits', async () => {
      await ofDay(10_000_000n)
      expect(await count(operation({ currency: 'UZS' }))).toBe('RATE_NOT_FOUND')
    })

    test('a remotely identified client pays own cards within limits of its own', async () => {
      const { legalPartyId } = person
      await bank.setStanding(legalPartyId, 'REMOTE')
      await ofDay(50_000n, 'REMOTE')
      expect(await count(operation())).toBe('REMOTE_IDENTIFICATION_OWN_CARDS_ONLY')
      const toCard = { operationCode: 'RKO_2_CARD' } as const
      expect(await count(operation(toCard))).toBe('counted')
      expect(await count(operation(toCard))).toBe('REMOTE_IDENTIFICATION_DAY_EXCEEDED')
      await bank.setStanding(legalPartyId, 'FULL')
      expect(await count(operation())).toBe('counted')
    })

    test('blocked limits leave transfers to employees', async () => {
      const { legalPartyId } = person
      await bank.setStanding(legalPartyId, 'EMPLOYEES_ONLY')
      const recipientAccount = '1090000000000505'
      expect(await count(operation({ recipientAccount }))).toBe('LIMIT_BLOCKED_EMPLOYEES_ONLY')
      await bank.addEmployee(legalPartyId, recipientAccount)
      expect(await count(operation({ recipientAccount }))).toBe('counted')
      await bank.setStanding(legalPartyId, 'SENDING_BLOCKED')
      expect(await count(operation({ recipientAccount }))).toBe('LIMIT_BLOCKED_SENDING')
    })

    test('twenty signatures at once use up a limit exactly', async () => {
      await ofDay(210_000n)
      const colleagues = [person, colleague(), colleague()]
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          count(operation({ amountMinor: 20_000n }), colleagues[index % 3]),
        ),
      )
      expect(outcomes.filter(outcome => outcome === 'counted')).toHaveLength(10)
      expect(outcomes.filter(outcome => outcome === 'LIMIT_DAY_EXCEEDED')).toHaveLength(10)
      expect(await usedOfDay()).toBe(200_000n)
    })

    test('a limit that is taken away limits nothing', async () => {
      await ofDay(1n)
      await ofDay(undefined)
      expect(await limited()).toEqual(new Set())
      expect(await count(operation())).toBe('counted')
    })
  })
}
