/*
 * A separate process that posts to a ledger, for races between processes. It gets the database and
 * its transfers as an argument, and prints the result of each.
 */
import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import { createLedger } from '../ledger.ts'
import { createTransferQueue } from '../transfer-queue.ts'
import { type Action, requestOf } from './scenarios.ts'

interface Orders {
  readonly url: string
  readonly moves: readonly { move: number; from: string; to: string; amount: string }[]
}

const orders = JSON.parse(process.argv[2] ?? '') as Orders
const { db, close } = openAsApplication(orders.url)
const ledger = createLedger({ db })
const queue = createTransferQueue({ ledger })
const answers = await Promise.all(
  orders.moves.map(async (move, index) => {
    // Seal and fold meanwhile, in both processes.
    if (index % 10 === 0) await Promise.all([ledger.sealBatches(), ledger.foldDeltas()])
    return queue.post([requestOf({ ...move, amount: BigInt(move.amount) } as Action)])
  }),
)
process.stdout.write(JSON.stringify(answers.flat().map(answer => answer.result)))
await close()
