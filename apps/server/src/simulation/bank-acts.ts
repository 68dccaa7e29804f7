import { bankRefusals } from '@tartip/bank-ports/payment-execution'
import { faultKinds, noFaults } from '@tartip/bank-twin/faults/fault-plan'
import type { Result } from '@tartip/domain/result'
import { weighted } from './people-act.ts'
import type { JobName, SimulatedHouse } from './simulated-house.ts'
import { WorkerDied } from './bank-door.ts'

/** What the rest of the world does in one step. */
export interface WorldStep {
  readonly what: string
  run(): Promise<unknown>
}

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Time passes, work goes on in the background, the officer decides, the line breaks. */
export function worldMoves(house: SimulatedHouse): WorldStep {
  const { random } = house
  return weighted(random.next(), [
    [24, () => runJob(house)],
    [8, () => workGoesOn(house)],
    [14, () => timePasses(house)],
    [9, () => phoneIsAnswered(house)],
    [5, () => officerActs(house)],
    [4, () => lineChanges(house)],
    [1, () => workerDies(house)],
    [1, () => moneyArrives(house)],
  ])()
}

const jobNames: readonly JobName[] = [
  'ask phones',
  'phones',
  'callbacks',
  'submit',
  'retry',
  'bank',
  'events',
  'expire',
  'ask',
  'books',
]

/** Every job once, in the order in which a process would come to them. */
export async function runEverything(house: SimulatedHouse): Promise<number> {
  let done = 0
  for (const name of jobNames) {
    done += await runJobSafely(house, name)
  }
  return done
}

function workGoesOn(house: SimulatedHouse): WorldStep {
  return {
    what: 'work goes on',
    run: () => {
      house.clock.advance(2 * secondMs)
      return runEverything(house)
    },
  }
}

function runJob(house: SimulatedHouse): WorldStep {
  const name = weighted<JobName>(house.random.next(), [
    [6, 'submit'],
    [3, 'retry'],
    [8, 'bank'],
    [8, 'events'],
    [2, 'expire'],
    [2, 'ask'],
    [3, 'ask phones'],
    [4, 'phones'],
    [3, 'callbacks'],
    [2, 'books'],
  ])
  return { what: `job ${name}`, run: () => runJobSafely(house, name) }
}

/** An error of the line is what the jobs are there for; anything else is a fault of the server. */
async function runJobSafely(house: SimulatedHouse, name: JobName): Promise<number> {
  try {
    return await house.jobs[name]()
  } catch (error) {
    if (isExpected(error)) return 0
    throw error
  }
}

function isExpected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isExpected)
  return error instanceof WorkerDied || (error instanceof Error && error.name === 'BankUnavailable')
}

function timePasses({ random, clock }: SimulatedHouse): WorldStep {
  const milliseconds = weighted(random.next(), [
    [14, (1 + random.below(5)) * secondMs],
    [8, (1 + random.below(15)) * minuteMs],
    [1.5, (1 + random.below(4)) * hourMs],
    [0.7, 22 * hourMs],
    [0.2, (2 + random.below(3)) * 24 * hourMs],
  ])
  return {
    what: `${milliseconds / secondMs} s pass`,
    run: () => Promise.resolve(clock.advance(milliseconds)),
  }
}

function officerActs(house: SimulatedHouse): WorldStep {
  const { random, twin, organisations } = house
  const { desk } = twin
  const account = random.pick(random.pick(organisations).accounts).account
  const onOrder = (what: string, act: (paymentId: string) => Promise<unknown>): WorldStep => ({
    what: `officer ${what}`,
    async run() {
      const open = await desk.openPayments(50)
      const order = open[random.below(Math.max(1, open.length))]
      return order === undefined ? undefined : act(order.paymentId)
    },
  })
  const code = random.pick(bankRefusals)
  return weighted<WorldStep>(random.next(), [
    [6, onOrder('accepts', paymentId => desk.accept(paymentId))],
    [3, onOrder(`refuses with ${code}`, paymentId => desk.refuse(paymentId, code, 'Отказано'))],
    [3, onOrder('delays', paymentId => desk.delay(paymentId, 1 + random.below(600)))],
    [2, { what: 'manual', run: () => desk.setAutoMode('manual') }],
    [3, { what: 'auto', run: () => desk.setAutoMode('auto') }],
    [2, { what: `arrest of ${account}`, run: () => desk.arrestAccount(account, 'Постановление') }],
    [4, { what: `release of ${account}`, run: () => desk.releaseAccount(account) }],
    [1, { what: 'word list', run: () => desk.setAmlWords(['запретное']) }],
  ])
}

function lineChanges({ random, line, clock }: SimulatedHouse): WorldStep {
  const some = faultKinds.filter(() => random.chance(40))
  const percent = 5 + random.below(45)
  const bad = {
    ...noFaults,
    chancePercent: Object.fromEntries(some.map(kind => [kind, percent])),
  }
  return weighted<WorldStep>(random.next(), [
    [3, { what: `line: ${percent} % of ${some.join(', ')}`, run: async () => line.set(bad) }],
    [2, { what: 'the line is good', run: async () => line.set(noFaults) }],
    [
      1,
      {
        what: 'the bank goes away',
        run: async () => line.set({ ...bad, awayUntil: clock.now() + 20 * minuteMs }),
      },
    ],
  ])
}

/** Somebody takes his phone into his hand, if it has anything to show. */
function phoneIsAnswered({ random, devices }: SimulatedHouse): WorldStep {
  const answer = random.next()
  const at = random.next()
  const { handset } = devices
  return {
    what: answer < 0.75 ? 'a phone confirms' : 'a phone declines',
    async run() {
      const requests = (await handset.requests(undefined)).toSorted((one, other) =>
        one.transactionId < other.transactionId ? -1 : 1,
      )
      const request = requests[Math.floor(at * requests.length)]
      if (request === undefined) return undefined
      const { transactionId, pcUserId } = request
      // Blocked keys and answers that come twice are part of life.
      if (answer > 0.9) {
        const key = await handset.setBlocked(pcUserId, answer > 0.96)
        return key.ok ? key.value.status : key.error.code
      }
      return answer < 0.75
        ? shortAnswer(await handset.confirm(transactionId))
        : shortAnswer(await handset.decline(transactionId, 'Не моё'))
    },
  }
}

/** Keys and signatures differ from run to run; what came of them does not. */
function shortAnswer(result: Result<{ readonly state: string }>): string {
  return result.ok ? result.value.state : result.error.code
}

function workerDies(house: SimulatedHouse): WorldStep {
  const when = house.random.chance(50) ? 'before' : 'after'
  return {
    what: `worker dies ${when} the bank has the order`,
    async run() {
      house.killAtTheDoor(when)
      await runJobSafely(house, 'submit')
    },
  }
}

function moneyArrives({ random, twin, organisations, newId }: SimulatedHouse): WorldStep {
  const { account } = random.pick(random.pick(organisations).accounts)
  const amountMinor = BigInt(1 + random.below(1_000_000))
  const payment = {
    incomingId: newId(),
    system: random.chance(50) ? 'CLEARING' : 'GROSS',
    account,
    amountMinor,
    payerName: 'ОсОО «Чужой»',
    payerAccount: '1240000000000101',
    payerBic: '124030',
    purpose: 'Возврат',
    documentNumber: '1',
  } as const
  return {
    what: `${amountMinor} arrive on ${account}`,
    async run() {
      await twin.desk.receive(payment)
      // The line doubles; the bank does not.
      await twin.desk.receive(payment)
    },
  }
}
