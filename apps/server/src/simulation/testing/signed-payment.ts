import type { SimulatedBank } from '../simulated-bank.ts'
import { stagesOf, type SimulatedOrganisation } from '../simulated-people.ts'

let keys = 0
export const request = () => {
  keys += 1
  return { idempotencyKey: `signed-payment-${keys}`, traceId: 'trace', ip: '192.0.2.1' }
}

/**
 * A payment of 100 som inside the first organisation, signed by all its signatories; returns its
 * id. The first organisation must sign with codes.
 */
export async function signedPayment(sim: SimulatedBank): Promise<string> {
  const [organisation] = sim.organisations
  const [first] = organisation?.people ?? []
  const [from, to] = organisation?.accounts ?? []
  if (!organisation || !first || !from || !to)
    throw new Error('The simulated organisation is incomplete')
  const { legalPartyId } = organisation
  const saved = await sim.useCases.saveDocument(first, request(), {
    mutation: 'saveIntraBankOwnerTransferDraft',
    kind: 'INTRABANK_OWN',
    legalPartyId,
    input: {
      operation: 'INTRABANK_OWN',
      payerAccount: from.account,
      amount: '100.00',
      purpose: 'Между своими счетами',
      paymentCode: sim.rules.paymentCodes().find(({ isActive }) => isActive)?.classCode ?? '',
      recipientBic: '109001',
      recipientAccount: to.account,
      valueDate: '2026-11-30',
    },
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  await sendAndSign(sim, organisation, saved.value)
  return saved.value
}

/** The person who has made the document sends it, and all signatories sign. */
export async function sendAndSign(
  sim: SimulatedBank,
  { legalPartyId, people, scheme }: SimulatedOrganisation,
  paymentId: string,
): Promise<void> {
  const [first] = people
  if (!first) throw new Error('The simulated organisation is incomplete')
  const paymentIds = [paymentId]
  await sim.useCases.sendForSigning(first, request(), { legalPartyId, paymentIds })
  for (const signer of people.slice(0, stagesOf[scheme])) {
    const [document] = await sim.documents(legalPartyId, paymentIds)
    await sim.useCases.signPayments(signer, request(), {
      legalPartyId,
      paymentIds,
      otpCode: String(100_000 + keys),
      digests: [document?.digest ?? ''],
    })
  }
}
