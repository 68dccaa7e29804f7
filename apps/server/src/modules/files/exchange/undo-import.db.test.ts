import { sql } from 'kysely'
import { expect, test } from 'vitest'

import {
  creator,
  first,
  legalPartyId,
  oneC,
  createCall,
  undoCall,
  useExchangeBank,
} from '../testing/imported-files.ts'

const exchange = useExchangeBank()
const { imported, fileOf, rowsOf, createAll, countDocuments } = exchange

async function signFirst(paymentId: string) {
  const { rows: found } = await sql<{ digest: string }>`
    select digest from payment.payment where id = ${paymentId}`.execute(
    exchange.bank.database.ownerDb,
  )
  const digests = found.map(({ digest }) => digest)
  const { answer } = await exchange.bank.call(
    first,
    'mutation ($sign: SignInput!) { signingPayment(sign: $sign) { ok errorCode } }',
    { sign: { legalPartyId, paymentIds: [paymentId], digests, otpCode: '123456' } },
    'payment',
  )
  expect(answer).toEqual([{ ok: true, errorCode: null }])
}

test('an import is undone with the documents that were sent for signing, until one is signed', async () => {
  const sent = async (number: string) => {
    const fileId = await imported(oneC([{ number: `${number}1` }, { number: `${number}2` }]))
    await createAll(fileId)
    const paymentIds = (await rowsOf(fileId)).map(({ paymentId }) => paymentId)
    const { answer } = await exchange.bank.call<readonly { ok: boolean }[]>(
      creator,
      'mutation ($payment: PaymentsRef!) { forSigningPayment(payment: $payment) { ok } }',
      { payment: { legalPartyId, paymentIds } },
      'payment',
    )
    expect(answer).toEqual([{ ok: true }, { ok: true }])
    return { fileId, paymentIds }
  }
  const before = await countDocuments()
  const unsigned = await sent('5')
  const undone = await exchange.bank.call(creator, undoCall, {
    file: { legalPartyId, fileId: unsigned.fileId },
  })
  expect(undone.answer).toBe(true)
  expect(await countDocuments()).toBe(before)

  const signed = await sent('6')
  await signFirst(signed.paymentIds[0] ?? '')
  const { refusal } = await exchange.bank.call(creator, undoCall, {
    file: { legalPartyId, fileId: signed.fileId },
  })
  expect(refusal).toMatchObject({ code: 'FILE_UNDO_NOT_POSSIBLE' })
  expect((await rowsOf(signed.fileId)).map(({ state }) => state)).toEqual(['CREATED', 'CREATED'])
  expect(await countDocuments()).toBe(before + 2)
})

test('an import that is undone while the rest of it is ordered keeps no document', async () => {
  for (const number of ['71', '72', '73']) {
    const before = await countDocuments()
    const rowIds = [1, 2, 3, 4]
    const fileId = await imported(oneC(rowIds.map(row => ({ number: `${number}${row}` }))))
    await createAll(fileId, [1, 2])
    const order = { legalPartyId, fileId }
    await Promise.all([
      exchange.bank.call(creator, undoCall, { file: order }),
      exchange.bank.call(creator, createCall, { rows: order }),
    ])
    await exchange.bank.settle()
    const made = (await countDocuments()) - before
    expect(await fileOf(fileId)).toMatchObject(
      made === 0
        ? { status: 'DENIED', createdCount: 0 }
        : { status: 'UPLOADED', createdCount: 4, canUndo: true },
    )
  }
})
