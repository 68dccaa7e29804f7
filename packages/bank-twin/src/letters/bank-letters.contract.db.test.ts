import { describeBankLettersContract } from '@tartip/bank-ports/testing/bank-letters-contract'
import { expect, test } from 'vitest'
import { aContract } from '../testing/a-contract.ts'
import { createTestServices } from '../testing/test-services.ts'

describeBankLettersContract('the twin', async () => {
  const { services, clock, newId, close } = await createTestServices()
  const { letters } = services.desks
  return {
    bankLetters: services.bankLetters,
    newId,
    now: () => clock.now(),
    takeUp: async letterId => (await letters.takeUp(letterId)).ok,
    answer: async (letterId, message) => (await letters.answer(letterId, message)).ok,
    async write(legalPartyId, title, message) {
      await services.seeds.people.addContracts([aContract({ contractId: newId(), legalPartyId })])
      return (await letters.write(legalPartyId, title, message)).ok
    },
    async readAtOf(letterId) {
      const sent = await letters.sent(100)
      return sent.find(one => one.letter.letterId === letterId)?.readAt
    },
    close,
  }
})

test('the officer sees what is still to be done, what has waited longest first', async () => {
  const { services, clock, newId, close } = await createTestServices()
  const { letters } = services.desks
  const ids = [newId(), newId(), newId()].toSorted()
  for (const letterId of ids) {
    await services.bankLetters.submit({
      letterId,
      legalPartyId: newId(),
      senderName: 'ОсОО «Береке»',
      subjectCode: 'OTHER',
      title: 'Справка',
      message: 'Просим выдать справку.',
      digest: 'ab'.repeat(32),
      sentAt: clock.now(),
    })
    clock.advanceMinutes(1)
  }
  const [first = '', second, third] = ids
  expect((await letters.open(2)).map(one => one.letter.letterId)).toEqual([first, second])
  await letters.finish(first)
  expect((await letters.open(9)).map(one => one.letter.letterId)).toEqual([second, third])
  await close()
})

test('a letter is written to an organisation whose contract is in force, and to no other', async () => {
  const { services, newId, close } = await createTestServices()
  const { letters } = services.desks
  const ended = aContract({ contractId: newId(), legalPartyId: newId() }, { isActive: false })
  await services.seeds.people.addContracts([ended])
  for (const nobody of [ended.legalPartyId, newId(), 'ОсОО «Береке»']) {
    expect(await letters.write(nobody, 'Изменение тарифов', 'С 1 января.')).toMatchObject({
      error: { code: 'CONTRACT_NOT_FOUND' },
    })
  }
  expect(await letters.sent(10)).toEqual([])
  await close()
})
