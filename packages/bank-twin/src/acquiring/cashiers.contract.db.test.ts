import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { describeCashiersContract } from '@tartip/bank-ports/testing/cashiers-contract'
import { aContract } from '../testing/a-contract.ts'
import { createTestServices } from '../testing/test-services.ts'

describeCashiersContract('the twin', async () => {
  const { services, newId, books, close } = await createTestServices()
  const { acquiring, seeds, desks } = services
  const [legalPartyId, otherPartyId, futurePartyId] = [newId(), newId(), newId()]
  const contract = aContract({ contractId: newId(), legalPartyId })
  await seeds.people.addContracts([
    contract,
    aContract({ contractId: newId(), legalPartyId: otherPartyId }),
    aContract({ contractId: newId(), legalPartyId: futurePartyId }, { createdDate: '2030-01-01' }),
  ])

  let count = 0
  const newPersonInn = async () => {
    count += 1
    const inn = `2030919840${String(count).padStart(4, '0')}`
    await seeds.registry.addPeople([
      {
        inn,
        lastName: 'Асанов',
        firstName: 'Бакыт',
        birthDate: '1984-09-03',
        sex: 'MALE',
        isResident: true,
        isAlive: true,
      },
    ])
    return inn
  }
  const signatoryInn = await newPersonInn()
  const signatory = {
    personId: newId(),
    inn: signatoryInn,
    fullName: 'Асанов Бакыт',
    shortName: 'Б. Асанов',
    phone: '996700100200',
    isResident: true,
    postVerificationStatus: 'Confirmed',
  } as const
  await seeds.people.addPeople([signatory])
  await seeds.people.addUserContracts([
    {
      userContractId: newId(),
      personId: signatory.personId,
      contractId: contract.contractId,
      signRight: 'FIRST',
      productRoles: [],
      isFrozen: false,
    },
  ])

  const account = '1090011000014297'
  books.findOwnAccount = async () =>
    ({ account, type: 'RKO', currency: 'KGS', status: 'OPEN' }) as CoreAccount
  const registerOf = async (party: string, name: string): Promise<string> => {
    const [salePointId, cashRegisterId] = [newId(), newId()]
    await acquiring.createSalePoint(party, salePointId, {
      name,
      checkName: 'Shop',
      account,
      address: {
        regionId: '41711000000000',
        street: 'Чуй',
        houseNumber: '155',
        phones: [],
        taxOfficeCode: '001',
        latitude: '42.874621',
        longitude: '74.569762',
      },
    })
    const register = { name: 'Касса 1', hasKkm: true, isActive: true }
    await acquiring.createCashRegister(party, salePointId, cashRegisterId, register)
    return cashRegisterId
  }
  return {
    cashiers: services.cashiers,
    legalPartyId,
    otherPartyId,
    futurePartyId,
    registers: [
      await registerOf(legalPartyId, 'Точка 1'),
      await registerOf(legalPartyId, 'Точка 2'),
    ],
    otherRegister: await registerOf(otherPartyId, 'Точка 1'),
    signatoryInn,
    unknownInn: '20101199900077',
    newPersonInn,
    newId,
    peopleEvents: () => services.contracts.readEvents(0n, 1_000),
    passwordsSentTo: async phone =>
      (await desks.sms.messages(phone, 200)).filter(one => one.purpose === 'CREDENTIALS').length,
    close,
  }
})
