import { describeBankLettersContract } from '@tartip/bank-ports/contract/bank-letters-contract'
import { expect, test } from 'vitest'
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
    write: async (legalPartyId, title, message) =>
      (await letters.write(legalPartyId, title, message)).ok,
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
