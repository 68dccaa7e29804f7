import { describePersonRegistryContract } from '@tartip/bank-ports/testing/person-registry-contract'
import { expect, test } from 'vitest'
import { createTestServices } from '../testing/test-services.ts'

describePersonRegistryContract('the twin', async people => {
  const { services, close } = await createTestServices()
  await services.seeds.registry.addPeople(people)
  return { personRegistry: services.personRegistry, close }
})

test('a person who is entered again is corrected', async () => {
  const { services, close } = await createTestServices()
  const person = {
    inn: '21704197900011',
    lastName: 'Асанов',
    firstName: 'Эркин',
    birthDate: '1979-04-17',
    sex: 'MALE',
    isResident: true,
    isAlive: true,
  } as const
  const corrected = {
    ...person,
    lastName: 'Асанбеков',
    firstName: 'Эркинбек',
    patronymic: 'Болотович',
    birthDate: '1979-04-18',
    isResident: false,
    isAlive: false,
  } as const
  await services.seeds.registry.addPeople([person])
  expect(await services.personRegistry.findByInn(person.inn)).toEqual(person)
  await services.seeds.registry.addPeople([corrected])
  expect(await services.personRegistry.findByInn(person.inn)).toEqual(corrected)
  await close()
})
