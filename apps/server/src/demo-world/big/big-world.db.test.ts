import { join } from 'node:path'
import { readBankWords } from '@tartip/bank-twin/reference/bank-words'
import { demoBankName } from '../demo-identifiers.ts'
import { createBankTwin } from '@tartip/bank-twin/bank-twin'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { createLedger } from '@tartip/ledger/ledger'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { readBulkStart, writeBulkEnd } from '@tartip/ledger/store/bulk-store'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoRandom } from '../demo-random.ts'
import { addBigAccounts } from './add-big-accounts.ts'
import { yearOf } from './big-calendar.ts'
import { createOperationMaker, createTransferIds } from './big-operations.ts'
import { bigOrganisations } from './big-organisations.ts'
import { writeBigHistory } from './write-big-history.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
  ])
})
afterAll(() => database.close())

test('a history copied in bulk is proved like a booked one, and the bank continues from it', async () => {
  const { ownerDb, db } = database
  const ids = createTestIds('big')
  const twin = createBankTwin({
    db,
    clock: createTestClock(),
    ids,
    config: { ownPrefix: '109', stepDelayMs: 1_000 },
  })
  const organisations = bigOrganisations(20, 'test', '109001', ['Нур'])
  await addBigAccounts(twin.seed, organisations, {
    ownBic: '109001',
    openDate: '2024-01-15',
    words: readBankWords(join(import.meta.dirname, '../../../../../reference-data')),
  })
  const random = createDemoRandom('operations')
  const books = await writeBigHistory({
    ownerUrl: database.url,
    organisations,
    days: yearOf('2026-11-28', createCalendar([]), 3_000),
    random,
    start: await readBulkStart(db),
    log: () => undefined,
    maker: createOperationMaker({
      random,
      organisations,
      counterparties: [
        { name: 'Tab\tand \\ slash', bic: '118005', account: '1180000000000001', inn: '0' },
      ],
      ownPrefix: '109',
      bankName: demoBankName,
      commission: () => 20_00n,
      transferId: createTransferIds('test'),
    }),
  })
  await ownerDb.transaction().execute(tx => writeBulkEnd(tx, books))
  const proof = await verifyLedger(db)
  expect(proof.faults).toEqual([])
  expect(proof.counts.transfers).toBe(books.counts().transfers)

  const ledger = createLedger({ db })
  const [payer, recipient] = organisations
  if (payer === undefined || recipient === undefined) throw new Error('There are twenty companies')
  const answers = await ledger.post([
    {
      kind: 'TRANSFER',
      id: ids.uuid(),
      debitAccountId: payer.main.accountId,
      creditAccountId: recipient.main.accountId,
      currency: 'KGS',
      amountMinor: 1n,
      bookedAt: Date.UTC(2026, 10, 28),
    },
  ])
  expect(answers.map(({ result }) => result)).toEqual(['DONE'])
  // Accounts opened meanwhile are batches too.
  expect(await ledger.sealBatches()).toBeGreaterThan(0)
  await ledger.foldDeltas()
  expect((await verifyLedger(db)).faults).toEqual([])

  const { list } = await twin.coreAccounts.operations(
    payer.legalPartyId,
    payer.main.accountId,
    { search: 'and \\ slash' },
    undefined,
    5,
  )
  expect(list[0]?.counterpartyName).toBe('Tab\tand \\ slash')
})
