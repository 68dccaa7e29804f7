import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { createTestClock, type TestClock } from '@tartip/testkit/clock/test-clock'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { type BankServices, type BankServicesDeps, createBankServices } from '../bank-services.ts'
import { bankServicesMigrationSets } from '../bank-services-migrations.ts'
import type { PostText } from '../pay-control/callbacks.ts'
import { readTwinReference } from '../reference/twin-reference.ts'
import { twinMigrations } from '../twin-migrations.ts'
import { readBankWords } from '../reference/bank-words.ts'

export const testQrProvider = 'qr.bank.kg'
export const testPayControlSecret = 'the secret of callbacks in tests'

export interface TestServices {
  readonly services: BankServices
  readonly database: TestDatabase
  /** The bank's clock and the real one at once. */
  readonly clock: TestClock
  newId(): string
  /** The bank's systems on the same database: another process, or the same one after a restart. */
  another(): BankServices
  /** Who is reported by callbacks; a test may put another in its place. */
  readonly receiver: { post: PostText }
  /** The books that acquiring queries; empty until a test fills them. */
  readonly books: { findOwnAccount: CoreAccounts['findOwnAccount'] }
  close(): Promise<void>
}

/** The bank's other systems on a fresh database, knowing nobody yet; further tables for what is tested beside them. */
export async function createTestServices(
  further: Parameters<typeof testDatabase>[0] = [],
): Promise<TestServices> {
  const database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
    ...bankServicesMigrationSets,
    ...further,
  ])
  const clock = createTestClock()
  const ids = createTestIds('services')
  const books: TestServices['books'] = { findOwnAccount: async () => undefined }
  const receiver: TestServices['receiver'] = { post: async () => 200 }
  const deps: BankServicesDeps = {
    db: database.db,
    clock,
    realClock: clock,
    ids,
    random: testRandom(),
    reference: readTwinReference(join(import.meta.dirname, '../../../../reference-data')),
    coreAccounts: {
      findOwnAccount: (legalPartyId, account) => books.findOwnAccount(legalPartyId, account),
    },
    qrProvider: testQrProvider,
    ownPrefix: '109',
    payControlSecret: testPayControlSecret,
    post: (url, headers, body) => receiver.post(url, headers, body),
  }
  return {
    services: createBankServices(deps),
    database,
    clock,
    receiver,
    books,
    newId: () => ids.uuid(),
    another: () => createBankServices(deps),
    close: () => database.close(),
  }
}

/** Bytes that look like chance and are the same in every run. */
function testRandom(): BankServicesDeps['random'] {
  let count = 0
  return size => {
    const parts: Buffer[] = []
    for (let have = 0; have < size; have += 32) {
      count += 1
      parts.push(createHash('sha256').update(`random ${count}`).digest())
    }
    return Buffer.concat(parts).subarray(0, size)
  }
}

/** What the bank says, as the product ships it. */
export const bankWords = readBankWords(join(import.meta.dirname, '../../../../reference-data'))
