import type { SimulatedHouse } from '../simulated-house.ts'
import { stagesOf } from '../simulated-people.ts'

let keys = 0
const request = () => {
  keys += 1
  return { idempotencyKey: `signed-payment-${keys}`, traceId: 'trace', ip: '192.0.2.1' }
}

/**
 * A payment of 100 som inside the first organisation, signed by everybody who has to; answers its id. Only in
 * a house whose first organisation signs with codes.
 */
export async function signedPayment(house: SimulatedHouse): Promise<string> {
  const [organisation] = house.organisations
  const [first] = organisation?.people ?? []
  const [from, to] = organisation?.accounts ?? []
  if (!organisation || !first || !from || !to) throw new Error('There is nobody')
  const { legalPartyId, people, scheme } = organisation
  const saved = await house.useCases.saveDraft(first, request(), {
    mutation: 'saveIntraBankOwnerTransferDraft',
    form: 'intraBankOwn',
    legalPartyId,
    input: {
      operation: 'INTRABANK_OWN',
      payerAccount: from.account,
      amount: '100.00',
      purpose: 'Между своими счетами',
      paymentCode: house.rules.paymentCodes().find(({ isActive }) => isActive)?.classCode ?? '',
      recipientBic: '109001',
      recipientAccount: to.account,
      valueDate: '2026-11-30',
    },
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const paymentIds = [saved.value]
  await house.useCases.sendForSigning(first, request(), { legalPartyId, paymentIds })
  for (const signer of people.slice(0, stagesOf[scheme])) {
    const [document] = await house.documents(legalPartyId, paymentIds)
    await house.useCases.signPayments(signer, request(), {
      legalPartyId,
      paymentIds,
      otpCode: String(100_000 + keys),
      digests: [document?.digest ?? ''],
    })
  }
  return saved.value
}
