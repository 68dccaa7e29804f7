import { internalAccountId } from '@tartip/bank-twin/internal-accounts'
import { saveOperationTexts } from '@tartip/bank-twin/store/operation-store'
import { fromIso } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { systemIds } from '../platform/ids.ts'
import { pageHeaders } from './endpoint-calls.ts'
import type { TwoCompanies } from './two-companies.ts'

/** An amount that stands nowhere else, as people and as programs write it. */
const secretMinor = 7_713_31n
export const secrets = ['7713.31', '7 713,31', '7713,31', '771331']
/** The day in calls that are made from a schema. */
const payday = '2026-11-02'

/** A settlement account from which one person was paid by a register, and nothing else. */
export async function payOnePerson(bank: TwoCompanies) {
  const { ownerDb } = bank.whole.database
  const { legalPartyId } = bank.own
  const [accountId, account, paymentId] = [systemIds.uuid(), '1090019900000017', systemIds.uuid()]
  await sql`
    insert into twin.account
    select (jsonb_populate_record(own, jsonb_build_object('account_id', ${accountId}::text,
      'account', ${account}::text, 'status', 'OPEN', 'close_date', null))).*
    from twin.account own
    where legal_party_id = ${legalPartyId} and type = 'RKO' and currency = 'KGS'
    limit 1`.execute(ownerDb)
  const ledger = createLedger({ db: ownerDb })
  await ledger.openAccounts([
    { id: accountId, currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: false },
  ])
  const transfer = { kind: 'TRANSFER', currency: 'KGS' } as const
  const [funds, pay] = [systemIds.uuid(), systemIds.uuid()]
  const booked = await ledger.post([
    {
      ...transfer,
      id: funds,
      debitAccountId: internalAccountId('NBKR_CORRESPONDENT', 'KGS'),
      creditAccountId: accountId,
      amountMinor: 1_000_000_00n,
      bookedAt: fromIso('2026-11-01T06:00:00.000Z'),
    },
    {
      ...transfer,
      id: pay,
      debitAccountId: accountId,
      creditAccountId: internalAccountId('SALARY_TRANSIT', 'KGS'),
      amountMinor: secretMinor,
      bookedAt: fromIso(`${payday}T06:00:00.000Z`),
    },
  ])
  expect(booked.map(({ result }) => result)).toEqual(['DONE', 'DONE'])
  // The transit account of salaries is an own one too.
  const { rows } = await sql<{ account: string }>`
    select account from twin.account
    where legal_party_id = ${legalPartyId} and account <> ${account} limit 1`.execute(ownerDb)
  await saveOperationTexts(ownerDb, [
    {
      counterpartyName: 'Зарплатный проект',
      counterpartyAccount: rows[0]?.account ?? '',
      accountId,
      transferId: pay,
      purpose: 'Зарплата за октябрь',
      operationCode: 'SALARY',
      paymentId,
      salaryPeople: 1,
    },
  ])
  return { accountId, account }
}

/** The id of a statement of the account, ordered and made, ready or not. */
export async function orderStatement(bank: TwoCompanies, account: string): Promise<string> {
  const order = `mutation ($order: StatementOrderInput!) {
    order(statementOrder: $order) { statement { id } } }`
  const partyId = bank.own.legalPartyId
  const days = { startDate: payday, endDate: payday }
  const answer = await bank.whole.product.http?.inject({
    method: 'POST',
    url: '/graphql/statement',
    headers: {
      ...pageHeaders,
      'idempotency-key': systemIds.uuid(),
      cookie: `tartip-session=${bank.session}`,
    },
    payload: {
      query: order,
      variables: { order: { partyId, account, currencies: [], ...days } },
    },
  })
  const id = /"id":"([^"]+)"/.exec(answer?.body ?? '')?.[1] ?? ''
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ status: string }>`
        select status from statement.statement where id = ${id}`.execute(
        bank.whole.database.ownerDb,
      )
      expect(rows[0]?.status).toMatch(/READY|FAIL/)
    },
    { timeout: 60_000, interval: 50 },
  )
  return id
}
