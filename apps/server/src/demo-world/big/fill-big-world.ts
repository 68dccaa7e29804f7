import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import { commissionOf } from '@tartip/domain/payment/commission'
import { addDays, bishkekDate, instantAt } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { readBulkStart, writeBulkEnd } from '@tartip/ledger/store/bulk-store'
import { createDb } from '../../platform/db/create-db.ts'
import { markDemo, type Demo } from '../open-demo.ts'
import { createDemoRandom } from '../demo-random.ts'
import { addBigAccounts } from './add-big-accounts.ts'
import { addBigPeople } from './add-big-people.ts'
import { yearOf } from './big-calendar.ts'
import { createOperationMaker, createTransferIds } from './big-operations.ts'
import { readBigNames } from './big-names.ts'
import { bigOrganisations } from './big-organisations.ts'
import { writeBigHistory } from './write-big-history.ts'
import { demoBankName } from '../demo-identifiers.ts'

export interface BigWorldPlan {
  readonly organisations: number
  /** Operations of companies, over the working days of a year. */
  readonly operations: number
  readonly seed: string
}

export interface BigWorld {
  readonly people: number
  readonly transfers: number
  readonly entries: number
}

const contractAgeDays = 900

/**
 * Adds a big world to an opened demo: companies with people and accounts, and a year of operations,
 * written in bulk. The ledger's own decisions are made in memory, so the books are the same as if
 * booked one by one. The database must not be in use meanwhile; after an interruption it does not
 * open any more.
 *
 * @throws RangeError when a world of this seed already exists
 */
export async function fillBigWorld(
  demo: Demo,
  ownerUrl: string,
  plan: BigWorldPlan,
  log: (line: string) => void,
): Promise<BigWorld> {
  const { seeds, world } = demo
  const today = bishkekDate(seeds.clock.now())
  const names = await readBigNames(seeds.referenceDataDir)
  const organisations = bigOrganisations(
    plan.organisations,
    plan.seed,
    seeds.ownBic,
    names.companyRoots,
  )
  const owner = createDb({ url: ownerUrl, max: 2 })
  try {
    const ledger = createLedger({ db: owner.db })
    const ids = organisations.map(({ main }) => main.accountId)
    if ((await ledger.balances(ids)).size > 0) {
      throw new RangeError('This database already holds a big world.')
    }
    await markDemo(owner.db, false)
    log(`adding ${organisations.length} organisations …`)
    const opened = addDays(today, -contractAgeDays)
    const { words } = world
    const { ownBic } = seeds
    await addBigAccounts(seeds.twin, organisations, { ownBic, openDate: opened, words })
    const people = await addBigPeople(seeds, organisations, {
      names,
      random: createDemoRandom(`people ${plan.seed}`),
      createdDate: instantAt(opened, 10 * 60),
      departmentName: bankWord(words, 'department', '001'),
    })
    while ((await ledger.sealBatches()) > 0);
    const random = createDemoRandom(`operations ${plan.seed}`)
    const tariffs = seeds.rules.tariffs()
    const books = await writeBigHistory({
      ownerUrl,
      organisations,
      days: yearOf(today, seeds.rules.calendar(), plan.operations),
      random,
      start: await readBulkStart(owner.db),
      log,
      maker: createOperationMaker({
        random,
        organisations,
        counterparties: world.counterparties,
        ownPrefix: ownBic.slice(0, 3),
        bankName: seeds.rules.banks().find(ownBic)?.name ?? demoBankName,
        commission: (operation, amountMinor) =>
          commissionOf(tariffs, operation, { currency: 'KGS', amountMinor }, 'KGS')?.amountMinor ??
          0n,
        transferId: createTransferIds(plan.seed),
      }),
    })
    await owner.db.transaction().execute(tx => writeBulkEnd(tx, books))
    while ((await ledger.foldDeltas()) > 0);
    log('collecting statistics …')
    await analyze(ownerUrl)
    await markDemo(owner.db, true)
    return { people, ...books.counts() }
  } finally {
    await owner.close()
  }
}

/** Autovacuum would have analysed the tables by then. */
async function analyze(ownerUrl: string): Promise<void> {
  const { pool, close } = createDb({ url: ownerUrl, max: 1 })
  try {
    await pool.query('set statement_timeout = 0')
    await pool.query('vacuum (analyze)')
  } finally {
    await close()
  }
}
