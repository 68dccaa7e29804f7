import { sql } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { createLedger } from '@tartip/ledger/ledger'
import { batchLimit, type TransferRequest } from '@tartip/ledger/transfer'
import type { HistoricOperation, NewTwinAccount, TwinClient, TwinSeed } from './bank-twin-types.ts'
import { accountHolder } from './account-holder.ts'
import { internalAccountId } from './internal-accounts.ts'
import { saveBanks } from './store/bank-store.ts'
import { saveCorrespondents } from './store/correspondent-store.ts'
import { saveOperationTexts } from './store/operation-store.ts'
import { type NewRetailCard, saveRetailCards } from './store/retail-card-store.ts'
import { inTransaction, recordset, type TwinDb, wordColumns } from './store/twin-db.ts'

export function createTwinSeed(deps: { db: TwinDb }): TwinSeed {
  const { db } = deps
  return {
    addBanks: list => saveBanks(db, list),
    addCorrespondents: list => inTransaction(db, tx => saveCorrespondents(tx, list)),
    addClients: list => addClients(db, list),
    addAccounts: list => inTransaction(db, tx => addAccounts(tx, list)),
    addRetailCards: list => inTransaction(db, tx => addRetailCards(tx, list)),
    async bookHistory(list) {
      const sorted = list.toSorted((left, right) => left.bookedAt - right.bookedAt)
      for (let start = 0; start < sorted.length; start += batchLimit) {
        const part = sorted.slice(start, start + batchLimit)
        await inTransaction(db, tx => bookPart(tx, part))
      }
      await createLedger({ db }).foldDeltas()
    },
  }
}

async function addClients(db: TwinDb, list: readonly TwinClient[]): Promise<void> {
  const rows = list.map(client => ({
    legal_party_id: client.legalPartyId,
    name: client.name,
    inn: client.inn,
  }))
  await sql`
    insert into twin.client
    select * from json_populate_recordset(null::twin.client, ${recordset(rows)})
    on conflict (legal_party_id) do update set name = excluded.name, inn = excluded.inn`.execute(db)
}

async function addAccounts(tx: TwinDb, list: readonly NewTwinAccount[]): Promise<void> {
  const answers = await createLedger({ db: tx }).openAccounts(
    list.map(account => ({
      id: account.accountId,
      currency: account.currency,
      // A loan is the client's debt to the bank; everything else is the bank's debt to the client.
      normalSide: account.type === 'LOAN' ? 'DEBIT' : 'CREDIT',
      overdraftAllowed: false,
      holder: accountHolder(account),
    })),
  )
  const changed = answers.find(answer => answer.result !== 'DONE')
  if (changed !== undefined) {
    throw new RangeError(`Account ${changed.id} is in the ledger with other properties`)
  }
  const rows = list.map(account => ({
    legal_party_id: account.legalPartyId,
    account_id: account.accountId,
    account: account.account,
    owner_name: account.ownerName,
    bic: account.bic,
    type: account.type,
    status: account.status,
    ...wordColumns('status_reason', account.statusReason),
    currency: account.currency,
    interest_rate: account.interestRate,
    open_date: account.openDate,
    close_date: account.closeDate,
    contract_number: account.contractNumber,
    department_id: account.departmentId,
    classification: account.classification,
    ...wordColumns('product_name', account.productName),
  }))
  await sql`
    insert into twin.account
    select * from json_populate_recordset(null::twin.account, ${recordset(rows)})
    on conflict (legal_party_id, account_id) do nothing`.execute(tx)
}

async function addRetailCards(tx: TwinDb, list: readonly NewRetailCard[]): Promise<void> {
  await createLedger({ db: tx }).openAccounts(
    list.map(card => ({
      id: card.cardId,
      currency: card.currency,
      normalSide: 'CREDIT',
      overdraftAllowed: false,
    })),
  )
  await saveRetailCards(tx, list)
}

async function bookPart(tx: TwinDb, list: readonly HistoricOperation[]): Promise<void> {
  const { rows } = await sql<{ account_id: string; currency: CurrencyCode }>`
    select account_id, currency from twin.account
    where account_id = any(${[...new Set(list.map(one => one.accountId))]}::uuid[])`.execute(tx)
  const currencies = new Map(rows.map(row => [row.account_id, row.currency]))
  const answers = await createLedger({ db: tx }).post(
    list.map(one => historicTransfer(one, currencies.get(one.accountId))),
  )
  const failed = answers.find(answer => answer.result !== 'DONE')
  if (failed !== undefined) {
    throw new RangeError(`Operation ${failed.id} of the past was not booked: ${failed.result}`)
  }
  await saveOperationTexts(
    tx,
    list.map(one => ({ ...one, transferId: one.operationId })),
  )
}

/** The other side of the past is the bank's money at the National Bank, unless it is named. */
function historicTransfer(
  one: HistoricOperation,
  currency: CurrencyCode | undefined,
): TransferRequest {
  if (currency === undefined) {
    throw new RangeError(
      `Operation ${one.operationId} is on account ${one.accountId}, which is unknown`,
    )
  }
  const bank = one.againstAccountId ?? internalAccountId('NBKR_CORRESPONDENT', currency)
  const isCredit = one.direction === 'CREDIT'
  return {
    kind: 'TRANSFER',
    id: one.operationId,
    debitAccountId: isCredit ? bank : one.accountId,
    creditAccountId: isCredit ? one.accountId : bank,
    amountMinor: one.amountMinor,
    currency,
    bookedAt: one.bookedAt,
  }
}
