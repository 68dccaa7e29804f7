import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonRegistry, RegisteredPerson } from '../src/person-registry.ts'

/** A registry that has exactly the people of the suite. */
export interface RegistryUnderTest {
  readonly personRegistry: PersonRegistry
  close(): Promise<void>
}

/** A living resident with a patronymic, and a dead non-resident without one. */
export const contractPeople: readonly RegisteredPerson[] = [
  {
    inn: '21704197900011',
    lastName: 'Асанов',
    firstName: 'Эркин',
    patronymic: 'Болотович',
    birthDate: '1979-04-17',
    sex: 'MALE',
    isResident: true,
    isAlive: true,
  },
  {
    inn: '10309198400012',
    lastName: 'Күчүкбаева',
    firstName: 'Гүлзат',
    birthDate: '1984-09-03',
    sex: 'FEMALE',
    isResident: false,
    isAlive: false,
  },
]

/** What any registry behind `PersonRegistry` must do; run it against each implementation. */
export function describePersonRegistryContract(
  name: string,
  makeRegistry: (people: readonly RegisteredPerson[]) => Promise<RegistryUnderTest>,
): void {
  describe(`person registry: ${name}`, () => {
    let registry: RegistryUnderTest

    beforeAll(async () => {
      registry = await makeRegistry(contractPeople)
    })
    afterAll(() => registry.close())

    test.each(contractPeople)('$lastName is found with all that is known of them', async person => {
      expect(await registry.personRegistry.findByInn(person.inn)).toEqual(person)
    })

    test('blanks inside a number that was pasted do not hide the person', async () => {
      const found = await registry.personRegistry.findByInn(' 2 1704 1979 00011 ')
      expect(found?.lastName).toBe('Асанов')
    })

    test.each([
      ['a number nobody has', '21704197900099'],
      ['the number of an organisation', '01403201610101'],
      ['a number with a day that does not exist', '23002198000011'],
      ['a text', "'; drop table person; --"],
      ['nothing', ''],
    ])('%s belongs to nobody', async (_what, inn) => {
      expect(await registry.personRegistry.findByInn(inn)).toBeUndefined()
    })
  })
}
