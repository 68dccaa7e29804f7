import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { organisationId, testActor } from '../payment/testing/test-people.ts'
import {
  dollarAccount,
  openStatementBank,
  somAccount,
  type StatementBank,
} from './testing/statement-bank.ts'
import { paymentsCall } from './testing/statement-calls.ts'

let bank: StatementBank
beforeAll(async () => {
  bank = await openStatementBank()
})
afterAll(() => bank.close())

describe('a statement of terminals', () => {
  const orderTerminals = `mutation($order: POSTerminalStatementOrderInput!) {
    orderPOSTerminalStatement(statementOrder: $order) { isRepeated posTerminalStatement {
      id status terminals { address posTerminals { code isActive salePointName } } } } }`
  const findTerminals = `query($partyID: ID!) { getPOSTerminals(partyID: $partyID) {
    address posTerminals { code salePointName } } }`
  const findOrdered = `query($partyID: ID!) { findPOSTerminalStatements(partyID: $partyID) {
    elementsInCurrentPage posTerminalStatements { id status operationCount formats } } }`
  const downloadTerminals = `query($id: ID!, $partyID: ID!) {
    downloadPOSTerminalStatement(statementID: $id, partyID: $partyID) { fileName contentType sizeBytes } }`
  const deleteCall = `mutation($partyId: ID!, $id: ID!) {
    deleteStatement(partyId: $partyId, statementId: $id) }`
  const partyID = organisationId
  const code = 'TRM00001'
  const terminals = { address: 'Чүй, 120', posTerminals: [code] }
  const order = (more: object = {}) => ({
    order: {
      partyID,
      posTerminalsByAddresses: [terminals],
      startDate: '2026-11-01',
      endDate: '2026-11-05',
      ...more,
    },
  })
  interface OrderedTerminals {
    readonly posTerminalStatement: { readonly id: string; readonly terminals: object[] }
  }

  afterEach(() => {
    bank.books.salePoints.length = 0
    bank.books.terminalOperations.length = 0
  })

  test('are grouped by address, and their sales and returns become files', async () => {
    bank.books.sellThrough(code, [
      ['SALE', '2026-11-02T05:00:00.000Z', 500_00n],
      ['RETURN', '2026-11-03T05:00:00.000Z', 200_00n],
      ['SALE', '2026-11-20T05:00:00.000Z', 900_00n],
    ])
    expect(await bank.call(findTerminals, { partyID })).toMatchObject([
      { address: 'Чүй, 120', posTerminals: [{ code }] },
    ])
    const { posTerminalStatement } = await bank.call<OrderedTerminals>(orderTerminals, order())
    expect(posTerminalStatement.terminals).toMatchObject([{ posTerminals: [{ code }] }])
    await bank.runJobs()
    const { posTerminalStatements } = await bank.call<{ posTerminalStatements: object[] }>(
      findOrdered,
      { partyID },
    )
    expect(posTerminalStatements).toMatchObject([
      { status: 'READY', operationCount: 2, formats: ['PDF', 'XLSX', 'CSV'] },
    ])
    const { id } = posTerminalStatement
    const read = paymentsCall
      .replace('clientAccount', 'clientAccount place')
      .replace('totalCredit', 'totalCredit totalFee')
      .replace('paymentPurpose', 'paymentPurpose fee')
    expect(await bank.call(read, { id })).toMatchObject({
      totalElements: 2,
      accounts: [
        {
          clientAccount: code,
          place: 'Чүй, 120',
          currencies: [{ totalCredit: '500.00', totalDebit: '200.00', totalFee: '1.40' }],
        },
      ],
    })
    const found = await bank.call<object>(read, { id, filter: { direction: 'CREDIT' } })
    expect(found).toMatchObject({
      totalElements: 1,
      accounts: [{ currencies: [{ payments: [{ payments: [{ fee: '1.00' }] }] }] }],
    })
    const file = await bank.call<{ fileName: string }>(downloadTerminals, { id, partyID })
    expect(file.fileName).toMatch(/^Выписка по POS-терминалам.*\.xlsx$/)
    await bank.call(deleteCall, { partyId: partyID, id })
  })

  test('of an account that a person may not read are like those that do not exist', async () => {
    const findStatementCall = `query($partyId: ID!, $id: ID!) {
      findStatement(partyId: $partyId, statementId: $id) { kind } }`
    const listenCall = `subscription($partyID: ID!) { listenPOSTerminalStatement(partyID: $partyID) {
      statementID } }`
    const [unreadable, shown] = ['TRM00004', 'TRM00003']
    const sales = [['SALE', '2026-11-02T05:00:00.000Z', 70_00n]] as const
    bank.books.sellThrough(unreadable, sales, somAccount.account)
    bank.books.sellThrough(shown, sales, dollarAccount.account)
    const colleague = testActor('AUDITOR')
    const who = { actor: colleague }
    bank.readable.set(colleague.personId, [dollarAccount.account])
    onTestFinished(() => void bank.readable.delete(colleague.personId))
    const events = await bank.listen(listenCall, { partyID }, colleague)
    const orderedBy = async (code: string, person: object) => {
      const posTerminalsByAddresses = [{ ...terminals, posTerminals: [code] }]
      const wanted = order({ posTerminalsByAddresses, startDate: '2026-11-02' })
      const { posTerminalStatement } = await bank.call<OrderedTerminals>(
        orderTerminals,
        wanted,
        person,
      )
      return posTerminalStatement.id
    }
    const hidden = await orderedBy(unreadable, {})
    await expect(orderedBy(unreadable, who)).rejects.toThrow('POS_TERMINAL_NOT_FOUND')
    const own = await orderedBy(shown, who)
    const ofAll = await bank.call<OrderedTerminals>(
      orderTerminals,
      order({ posTerminalsByAddresses: [], startDate: '2026-11-02' }),
      who,
    )
    expect(ofAll.posTerminalStatement.id).toBe(own)
    await bank.runJobs()
    expect(await bank.call(findTerminals, { partyID }, who)).toMatchObject([
      { posTerminals: [{ code: shown }] },
    ])
    const list = await bank.call<{ posTerminalStatements: { id: string }[] }>(
      findOrdered,
      { partyID },
      who,
    )
    expect(list.posTerminalStatements.map(({ id }) => id)).toEqual([own])
    await bank.call(downloadTerminals, { id: own, partyID }, who)
    for (const call of [downloadTerminals, paymentsCall, findStatementCall, deleteCall]) {
      const request = { id: hidden, partyID, partyId: partyID }
      await expect(bank.call(call, request, who)).rejects.toThrow('STATEMENT_NOT_FOUND')
    }
    await bank.call(deleteCall, { partyId: partyID, id: hidden })
    await bank.call(deleteCall, { partyId: partyID, id: own }, who)
    const heard = new Set<string>()
    while (!heard.has(own)) {
      const { value } = await events.next()
      const { listenPOSTerminalStatement: event } = (
        value as { data: { listenPOSTerminalStatement: { statementID: string } } }
      ).data
      heard.add(event.statementID)
    }
    await events.return(undefined)
    expect([...heard]).toEqual([own])
  })

  test('are refused for a terminal that the organisation does not have', async () => {
    const posTerminalsByAddresses = [{ ...terminals, posTerminals: ['TRM99999'] }]
    await expect(bank.call(orderTerminals, order({ posTerminalsByAddresses }))).rejects.toThrow(
      'POS_TERMINAL_NOT_FOUND',
    )
  })
})
