import { createBankClient } from '../lib/bank-client.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import type { Queue } from '../lib/people-queue.ts'
import { say } from '../lib/say.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'
import { createBatchPlans, type Fate } from './batch-plan.ts'
import {
  type Desk,
  recallSome,
  saveAll,
  sendAll,
  sign,
  signingOf,
  type Signing,
  waitForNextCode,
} from './batch-work.ts'
import { type Intention, newIntention } from './intention.ts'

export interface CustomerReport {
  readonly intentions: readonly Intention[]
  /** Calls that had to be made again because no answer came or nobody knew the outcome. */
  readonly repeated: number
  /** What should never be answered, in sentences. */
  readonly complaints: readonly string[]
}

export interface Customers {
  /** Documents whose save the server has acknowledged. */
  acknowledged(): number
  complaints(): number
  /** Lets everybody finish the batch in hand. */
  finish(): Promise<CustomerReport>
}

/** Starts customers who make batch after batch of documents and never take "unknown" for an answer. */
export function startCustomers(
  world: BenchWorld,
  port: number,
  options: { connections: number; queue: Queue },
): Customers {
  const intentions: Intention[] = []
  const complaints: string[] = []
  const orComplain = createComplaints(complaints)
  const nextPlan = createBatchPlans()
  const waiting = new Set<Promise<void>>()
  let repeated = 0
  let saved = 0
  let isFinishing = false

  const desk = (connection: HttpConnection, person: BenchPerson): Desk => ({
    world,
    client: createBankClient(connection, world.terms),
    person,
    onRepeat: () => (repeated += 1),
    onSaved: () => (saved += 1),
  })
  /** Whoever waits for his next code does not keep others from the line meanwhile. */
  const signLater = async (person: BenchPerson, signing: Signing): Promise<void> => {
    const connection = new HttpConnection('127.0.0.1', port)
    const own = desk(connection, person)
    do await waitForNextCode(own)
    while (!(await sign(own, signing)))
    await recallSome(own, signing.documents)
    connection.close()
  }
  const work = async (own: Desk, batch: readonly Intention[]): Promise<void> => {
    await saveAll(own, batch)
    await sendAll(own, batch)
    const signing = signingOf(batch)
    if (signing === undefined) return
    if (await sign(own, signing)) return recallSome(own, signing.documents)
    const later = orComplain(batch, signLater(own.person, signing))
    waiting.add(later)
    void later.then(() => waiting.delete(later))
  }
  const customer = async () => {
    const connection = new HttpConnection('127.0.0.1', port)
    while (!isFinishing) {
      const person = await options.queue.take()
      const batch = nextPlan().map(fate => {
        const mark = `Оплата по договору ${intentions.length + 1}`
        const intention = newIntention(mark, fate, dateOf(world, fate))
        intentions.push(intention)
        return intention
      })
      await orComplain(batch, work(desk(connection, person), batch))
    }
    connection.close()
  }
  const everybody = Promise.all(Array.from({ length: options.connections }, customer))
  return {
    acknowledged: () => saved,
    complaints: () => complaints.length,
    async finish() {
      isFinishing = true
      await everybody
      await Promise.all(waiting)
      return { intentions, repeated, complaints }
    },
  }
}

function dateOf({ terms }: BenchWorld, fate: Fate) {
  return fate === 'later' || fate === 'recalled' ? terms.laterDate : terms.valueDate
}

/** A complaint is about all of the batch: what the others came to is not known then either. */
function createComplaints(complaints: string[]) {
  return async (batch: readonly Intention[], work: Promise<void>): Promise<void> => {
    try {
      await work
    } catch (error) {
      const sentence = `${batch[0]?.mark}: ${error instanceof Error ? error.message : String(error)}`
      if (complaints.length === 0) say(`The first complaint: ${sentence}`)
      complaints.push(sentence)
      for (const intention of batch) intention.isUncertain = true
    }
  }
}
