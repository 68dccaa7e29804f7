import { describePersonRegistryContract } from '@tartip/bank-ports/contract/person-registry-contract'
import { createTestServices } from '../testing/test-services.ts'

describePersonRegistryContract('the twin', async people => {
  const { services, close } = await createTestServices()
  await services.seeds.registry.addPeople(people)
  return { personRegistry: services.personRegistry, close }
})
