import { createBankClient } from '../lib/bank-client.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import type { Queue } from '../lib/people-queue.ts'
import { printLine } from '../lib/report-table.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'
import type { SaveDocument } from '../payments/mix.ts'
import { createBatchPlans, type DocumentPlan } from './batch-plan.ts'
import {
  type CustomerSession,
  recallSome,
  saveAll,
  sendAll,
  sign,
  signingOf,
  type Signing,
  waitForNextCode,
} from './batch-work.ts'
import { type PlannedPayment, newPlannedPayment } from './planned-payment.ts'

export interface CustomerReport {
  readonly plannedPayments: readonly PlannedPayment[]
  /** Calls that were repeated because no answer came or the outcome was unknown. */
  readonly repeated: number
  /** Wrong answers, as sentences. */
  readonly problems: readonly string[]
}

export interface Customers {
  /** Documents whose save the server has acknowledged. */
  acknowledged(): number
  problems(): number
  /** Why calls failed after one repetition too. */
  repeatedTwice(): readonly string[]
  /** Finishes the current batches and stops. */
  finish(): Promise<CustomerReport>
}

/**
 * Starts customers who make batch after batch of documents and repeat every call with an unknown
 * outcome.
 */
export function startCustomers(
  world: BenchWorld,
  port: number,
  options: { connections: number; queue: Queue; saveOfKind: SaveDocument },
): Customers {
  const plannedPayments: PlannedPayment[] = []
  const problems: string[] = []
  const logProblems = createProblemLog(problems)
  const nextPlan = createBatchPlans()
  const waiting = new Set<Promise<void>>()
  let repeated = 0
  const repeatedTwice: string[] = []
  let saved = 0
  let isFinishing = false

  const session = (connection: HttpConnection, person: BenchPerson): CustomerSession => ({
    world,
    client: createBankClient(connection, world.terms),
    person,
    saveOfKind: options.saveOfKind,
    onRepeat(nth, reason) {
      repeated += 1
      if (nth === 2) repeatedTwice.push(reason)
    },
    onSaved: () => (saved += 1),
  })
  /** Waits for the next code without occupying a customer's connection. */
  const signLater = async (person: BenchPerson, signing: Signing): Promise<void> => {
    const connection = new HttpConnection('127.0.0.1', port)
    const own = session(connection, person)
    do await waitForNextCode(own)
    while (!(await sign(own, signing)))
    await recallSome(own, signing.documents)
    connection.close()
  }
  const work = async (own: CustomerSession, batch: readonly PlannedPayment[]): Promise<void> => {
    await saveAll(own, batch)
    await sendAll(own, batch)
    const signing = signingOf(batch)
    if (signing === undefined) return
    if (await sign(own, signing)) return recallSome(own, signing.documents)
    const later = logProblems(batch, signLater(own.person, signing))
    waiting.add(later)
    void later.then(() => waiting.delete(later))
  }
  const customer = async () => {
    const connection = new HttpConnection('127.0.0.1', port)
    while (!isFinishing) {
      const person = await options.queue.take()
      const batch = nextPlan().map(documentPlan => {
        const mark = `Оплата по договору ${plannedPayments.length + 1}`
        const planned = newPlannedPayment(mark, documentPlan, dateOf(world, documentPlan))
        plannedPayments.push(planned)
        return planned
      })
      await logProblems(batch, work(session(connection, person), batch))
    }
    connection.close()
  }
  const running = Promise.all(Array.from({ length: options.connections }, customer))
  return {
    acknowledged: () => saved,
    problems: () => problems.length,
    repeatedTwice: () => repeatedTwice,
    async finish() {
      isFinishing = true
      await running
      await Promise.all(waiting)
      return { plannedPayments, repeated, problems }
    },
  }
}

function dateOf({ terms }: BenchWorld, documentPlan: DocumentPlan) {
  return documentPlan === 'later' || documentPlan === 'recalled' ? terms.laterDate : terms.valueDate
}

/** A problem concerns the whole batch, so the outcome of its other documents is unknown too. */
function createProblemLog(problems: string[]) {
  return async (batch: readonly PlannedPayment[], work: Promise<void>): Promise<void> => {
    try {
      await work
    } catch (error) {
      const sentence = `${batch[0]?.mark}: ${error instanceof Error ? error.message : String(error)}`
      if (problems.length === 0) printLine(`The first problem: ${sentence}`)
      problems.push(sentence)
      for (const planned of batch) planned.isUncertain = true
    }
  }
}
