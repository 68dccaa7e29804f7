import { describeBankLettersContract } from '@tartip/bank-ports/contract/bank-letters-contract'
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
