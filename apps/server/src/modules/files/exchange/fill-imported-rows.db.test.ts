import { afterEach, expect, test, vi } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { secondSomAccount, somAccount } from '../../payment/testing/fake-accounts.ts'
import { testActor } from '../../payment/testing/test-people.ts'
import {
  correctCall,
  creator,
  fileCall,
  fillCall,
  first,
  legalPartyId,
  otherCompany,
  undoCall,
  useExchangeBank,
} from '../testing/imported-files.ts'

const exchange = useExchangeBank()
const { imported, fileOf, rowsOf, createAll } = exchange
const secondSignatory = testActor('SECOND')

/** Two rows without an account to pay from, and one that has it. */
const table = (amount: number) =>
  [
    'Счёт плательщика;Получатель;Счёт получателя;Сумма;Код платежа;Назначение платежа',
    ...['', '', secondSomAccount].map(
      (payer, index) =>
        `${payer};ОсОО «Пример»;1240000700000104;${amount + index},00;44101000;Оплата`,
    ),
  ].join('\n')

const fill = (fileId: string, account: string, actor: Actor = creator, party = legalPartyId) =>
  exchange.bank.call<number>(actor, fillCall, {
    rows: { legalPartyId: party, fileId, fields: [{ field: 'payerAccount', text: account }] },
  })
const correct = (fileId: string, rowIds: readonly number[], field: string, text: string) =>
  exchange.bank.call(creator, correctCall, {
    rows: { legalPartyId, fileId, rowIds, fields: [{ field, text }] },
  })
const textsOf = async (fileId: string, name: string) =>
  (await rowsOf(fileId)).map(({ fields }) => fields.find(({ field }) => field === name)?.text)

afterEach(() => {
  vi.restoreAllMocks()
})

/** While the rows of the next call are checked something else happens, from beginning to end. */
function whileRowsAreChecked(happen: () => Promise<unknown>): void {
  const { accounts } = exchange.bank
  const find = accounts.payerAccount
  vi.spyOn(accounts, 'payerAccount').mockImplementationOnce(async (...args) => {
    await happen()
    return find(...args)
  })
}

test('nobody fills the rows of a file that is not theirs', async () => {
  const fileId = await imported(table(10))
  const party = otherCompany.legalPartyId
  expect(await fill(fileId, somAccount, otherCompany)).toMatchObject({
    refusal: { code: 'LEGAL_PARTY_NOT_FOUND' },
  })
  const notFound = { refusal: { code: 'FILE_NOT_FOUND' } }
  expect(await fill(fileId, somAccount, otherCompany, party)).toMatchObject(notFound)
  expect(await fill(fileId, somAccount, secondSignatory)).toMatchObject(notFound)
  expect(await fill('1', somAccount)).toMatchObject(notFound)
  expect(await textsOf(fileId, 'payerAccount')).toEqual(['', '', secondSomAccount])
  expect((await fill(fileId, somAccount, first)).answer).toBe(2)
})

test('rows that are filled with an account of others become no documents', async () => {
  const fileId = await imported(table(20))
  expect((await fill(fileId, '1090888800000001')).answer).toBe(2)
  expect(await fileOf(fileId)).toMatchObject({ readyCount: 1, faultyCount: 2 })
  const [wrong] = await rowsOf(fileId)
  expect(wrong?.complaints).toMatchObject([{ field: 'payerAccount' }])
  await createAll(fileId)
  expect(await fileOf(fileId)).toMatchObject({ status: 'PARTIALLY_PROCESSED', createdCount: 1 })
})

test('a wrong value for all rows is replaced for all rows, and what the file or a person gave stays', async () => {
  const [wrong, typed] = ['1090888800000001', '1090888800000002']
  const fileId = await imported(table(25))
  expect((await fill(fileId, wrong)).answer).toBe(2)
  expect(await fileOf(fileId)).toMatchObject({
    lackedFields: [{ field: 'payerAccount', rowCount: 2 }],
  })
  await correct(fileId, [2], 'payerAccount', typed)
  expect(await fileOf(fileId)).toMatchObject({
    lackedFields: [{ field: 'payerAccount', rowCount: 1 }],
  })
  expect((await fill(fileId, somAccount)).answer).toBe(1)
  expect(await textsOf(fileId, 'payerAccount')).toEqual([somAccount, typed, secondSomAccount])
  expect(await fileOf(fileId)).toMatchObject({ readyCount: 2, faultyCount: 1, lackedFields: [] })
})

test('of two who fill the rows at once one is first, and nothing of the other is mixed in', async () => {
  const fileId = await imported(table(30))
  whileRowsAreChecked(() => fill(fileId, secondSomAccount, first))
  expect((await fill(fileId, somAccount)).answer).toBe(0)
  expect(await textsOf(fileId, 'payerAccount')).toEqual(Array(3).fill(secondSomAccount))
  expect(await fileOf(fileId)).toMatchObject({ readyCount: 3, lackedFields: [] })
})

test('what somebody corrects in a row while all rows are filled stays', async () => {
  const fileId = await imported(table(40))
  whileRowsAreChecked(async () => {
    await correct(fileId, [1], 'purpose', 'Оплата по счёту 7')
    await correct(fileId, [2], 'amount', '77,00')
  })
  expect((await fill(fileId, somAccount, first)).answer).toBe(2)
  expect(await textsOf(fileId, 'payerAccount')).toEqual([somAccount, somAccount, secondSomAccount])
  expect(await textsOf(fileId, 'purpose')).toEqual(['Оплата по счёту 7', 'Оплата', 'Оплата'])
  expect(await textsOf(fileId, 'amount')).toEqual(['40.00', '77.00', '42.00'])
})

test('rows with a document stay as they are, and a file that was undone is not filled', async () => {
  const fileId = await imported(table(50))
  await createAll(fileId, [3])
  const before = (await rowsOf(fileId))[2]
  expect((await fill(fileId, somAccount)).answer).toBe(2)
  expect((await rowsOf(fileId))[2]).toEqual(before)
  await createAll(fileId, [1])
  whileRowsAreChecked(async () => {
    const undo = await exchange.bank.call(creator, undoCall, { file: { legalPartyId, fileId } })
    expect(undo.answer).toBe(true)
  })
  expect(await correct(fileId, [2], 'payerAccount', secondSomAccount)).toMatchObject({
    refusal: { code: 'FILE_STATE_MISMATCH_CREATE' },
  })
  expect(await fill(fileId, secondSomAccount)).toMatchObject({
    refusal: { code: 'FILE_STATE_MISMATCH_CREATE' },
  })
  const { answer } = await exchange.bank.call(creator, fileCall, { file: { legalPartyId, fileId } })
  expect(answer).toMatchObject({ file: { status: 'DENIED', createdCount: 0 } })
  expect(await textsOf(fileId, 'payerAccount')).toEqual([somAccount, somAccount, secondSomAccount])
})
