import { bankRefusals } from '@tartip/bank-ports/payment-execution'
import { faultKinds, noFaults } from '@tartip/bank-twin/faults/fault-plan'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import type { Result } from '@tartip/domain/result'
import { salaryCardStates, salaryContractStates } from '@tartip/domain/salary/salary-project'
import { demoPersonInn } from '../demo-world/demo-identifiers.ts'
import { weighted } from './person-calls.ts'
import type { JobName, SimulatedBank } from './simulated-bank.ts'
import { drawCode, simulatedCustomer } from './simulated-sales.ts'
import { WorkerKilled } from './killable-execution.ts'

/** One step of everything except people's calls. */
export interface SimulationStep {
  readonly label: string
  run(): Promise<unknown>
}

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Time passes, jobs run, the officer decides, faults are switched on and off. */
export function backgroundStep(sim: SimulatedBank): SimulationStep {
  const { random } = sim
  return weighted(random.next(), [
    [24, () => runJob(sim)],
    [8, () => allJobsStep(sim)],
    [14, () => timeStep(sim)],
    [9, () => phoneStep(sim)],
    [5, () => officerStep(sim)],
    [4, () => faultStep(sim)],
    [1, () => workerKillStep(sim)],
    [1, () => incomingPaymentStep(sim)],
    [6, () => customerStep(sim)],
    [3, () => cardStep(sim)],
  ])()
}

const jobNames: readonly JobName[] = [
  'registers',
  'request signatures',
  'phones',
  'callbacks',
  'submit',
  'retry',
  'bank',
  'events',
  'salary results',
  'sales',
  'expire',
  'query outcomes',
  'codes',
  'books',
]

/** Every job once, in the order of a real process. */
export async function runAllJobs(sim: SimulatedBank): Promise<number> {
  let done = 0
  for (const name of jobNames) {
    done += await runJobSafely(sim, name)
  }
  return done
}

function allJobsStep(sim: SimulatedBank): SimulationStep {
  return {
    label: 'all jobs',
    run: () => {
      sim.clock.advance(2 * secondMs)
      return runAllJobs(sim)
    },
  }
}

function runJob(sim: SimulatedBank): SimulationStep {
  const name = weighted<JobName>(sim.random.next(), [
    [6, 'submit'],
    [3, 'retry'],
    [8, 'bank'],
    [8, 'events'],
    [3, 'sales'],
    [4, 'registers'],
    [3, 'salary results'],
    [2, 'expire'],
    [2, 'query outcomes'],
    [2, 'codes'],
    [3, 'request signatures'],
    [4, 'phones'],
    [3, 'callbacks'],
    [2, 'books'],
  ])
  return { label: `job ${name}`, run: () => runJobSafely(sim, name) }
}

/**
 * Jobs must survive errors of the connection to the bank; any other error is a fault of the server.
 */
async function runJobSafely(sim: SimulatedBank, name: JobName): Promise<number> {
  try {
    return await sim.jobs[name]()
  } catch (error) {
    if (isExpected(error)) return 0
    throw error
  }
}

function isExpected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isExpected)
  return (
    error instanceof WorkerKilled || (error instanceof Error && error.name === 'BankUnavailable')
  )
}

function timeStep({ random, clock }: SimulatedBank): SimulationStep {
  const milliseconds = weighted(random.next(), [
    [14, (1 + random.below(5)) * secondMs],
    [8, (1 + random.below(15)) * minuteMs],
    [1.5, (1 + random.below(4)) * hourMs],
    [0.7, 22 * hourMs],
    [0.2, (2 + random.below(3)) * 24 * hourMs],
  ])
  return {
    label: `${milliseconds / secondMs} s pass`,
    run: () => Promise.resolve(clock.advance(milliseconds)),
  }
}

function officerStep(sim: SimulatedBank): SimulationStep {
  const { random, twin, organisations } = sim
  const { desk } = twin
  const account = random.pick(random.pick(organisations).accounts).account
  const onOrder = (
    label: string,
    act: (paymentId: string) => Promise<unknown>,
  ): SimulationStep => ({
    label: `officer ${label}`,
    async run() {
      const open = await desk.openPayments(50)
      const order = open[random.below(Math.max(1, open.length))]
      return order === undefined ? undefined : act(order.paymentId)
    },
  })
  const code = random.pick(bankRefusals)
  return weighted<SimulationStep>(random.next(), [
    [6, onOrder('accepts', paymentId => desk.accept(paymentId))],
    [3, onOrder(`refuses with ${code}`, paymentId => desk.refuse(paymentId, code, 'Отказано'))],
    [3, onOrder('delays', paymentId => desk.delay(paymentId, 1 + random.below(600)))],
    [2, { label: 'manual', run: () => desk.setAutoMode('manual') }],
    [3, { label: 'auto', run: () => desk.setAutoMode('auto') }],
    [2, { label: `arrest of ${account}`, run: () => desk.arrestAccount(account, 'Постановление') }],
    [4, { label: `release of ${account}`, run: () => desk.releaseAccount(account) }],
    [1, { label: 'word list', run: () => desk.setAmlWords(['запретное']) }],
  ])
}

function faultStep({ random, faultSwitches, clock }: SimulatedBank): SimulationStep {
  const some = faultKinds.filter(() => random.chance(40))
  const percent = 5 + random.below(45)
  const bad = {
    ...noFaults,
    chancePercent: Object.fromEntries(some.map(kind => [kind, percent])),
  }
  return weighted<SimulationStep>(random.next(), [
    [
      3,
      {
        label: `faults: ${percent} % of ${some.join(', ')}`,
        run: async () => faultSwitches.set(bad),
      },
    ],
    [2, { label: 'no faults', run: async () => faultSwitches.set(noFaults) }],
    [
      1,
      {
        label: 'the bank is unavailable',
        run: async () =>
          faultSwitches.set({ ...bad, unavailableUntil: clock.now() + 20 * minuteMs }),
      },
    ],
  ])
}

/** A phone answers one open request, if there is any. */
function phoneStep({ random, devices }: SimulatedBank): SimulationStep {
  const answer = random.next()
  const at = random.next()
  const { handset } = devices
  return {
    label: answer < 0.75 ? 'a phone confirms' : 'a phone declines',
    async run() {
      const requests = (await handset.requests(undefined)).toSorted((one, other) =>
        one.transactionId < other.transactionId ? -1 : 1,
      )
      const request = requests[Math.floor(at * requests.length)]
      if (request === undefined) return undefined
      const { transactionId, pcUserId } = request
      // Blocked keys and repeated answers also occur.
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

/** Keys and signatures differ from run to run, so only the outcome is logged. */
function shortAnswer(result: Result<{ readonly state: string }, string>): string {
  return result.ok ? result.value.state : result.error.code
}

function workerKillStep(sim: SimulatedBank): SimulationStep {
  const when = sim.random.chance(50) ? 'before' : 'after'
  return {
    label: `worker killed ${when} the bank has the order`,
    async run() {
      sim.killWorkerAtSubmit(when)
      await runJobSafely(sim, 'submit')
    },
  }
}

function incomingPaymentStep({
  random,
  twin,
  organisations,
  newId,
}: SimulatedBank): SimulationStep {
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
    label: `${amountMinor} arrive on ${account}`,
    async run() {
      await twin.desk.receive(payment)
      // Received twice: the bank must book it once.
      await twin.desk.receive(payment)
    },
  }
}

/** What becomes of a contract and of the cards of employees at the bank. */
function cardStep({ random, organisations, salaries, newId }: SimulatedBank): SimulationStep {
  const { legalPartyId } = random.pick(organisations)
  const { employeeId, fullName } = random.pick(salaries.employeesOf(legalPartyId))
  const cardState = random.pick(salaryCardStates)
  const limitMinor = random.chance(50) ? BigInt(1 + random.below(300_000)) : undefined
  const contractState = random.chance(70) ? 'VERIFIED' : random.pick(salaryContractStates)
  const requestId = newId()
  const { desk, project } = salaries
  const inn = demoPersonInn(true, '01011990', random.below(3))
  return weighted<SimulationStep>(random.next(), [
    [
      4,
      {
        label: `the card of ${fullName} is ${cardState}`,
        run: () => desk.setCardState(legalPartyId, employeeId, cardState),
      },
    ],
    [
      3,
      {
        label: `the card of ${fullName} is active`,
        run: () => desk.setCardState(legalPartyId, employeeId, 'ACTIVE'),
      },
    ],
    [
      2,
      {
        label: `the limit of ${fullName} is ${limitMinor}`,
        run: () => desk.setLimit(legalPartyId, employeeId, limitMinor),
      },
    ],
    [
      2,
      {
        label: `the contract of salaries is ${contractState}`,
        run: () => desk.setContractState(legalPartyId, contractState),
      },
    ],
    [
      1,
      {
        label: 'an employee is added, and cards are opened',
        run: async () => {
          const employees = [{ inn, fullName: 'Новый сотрудник' }]
          await project.addEmployees({ requestId, legalPartyId, employees })
          return desk.openDueCards()
        },
      },
    ],
  ])
}

/** A customer of another bank pays a code, or cannot take money back any more. */
function customerStep({ random, organisations, sales }: SimulatedBank): SimulationStep {
  const { account } = random.pick(random.pick(organisations).accounts)
  const amount = toDecimal(BigInt(1 + random.below(500_000)), 'KGS')
  const code = drawCode(random, account, amount)
  const read = parseDecimal(amount, 'KGS')
  const state = random.chance(10) ? random.pick(['BLOCKED', 'INACTIVE'] as const) : 'ACTIVE'
  return {
    label: `a customer pays ${amount} to ${account}`,
    async run() {
      const paid = await sales.customers.pay({
        ...simulatedCustomer,
        code,
        ...(read.ok ? { amountMinor: read.value } : {}),
      })
      if (!paid.ok) return paid.error.code
      await sales.customers.setSenderState(paid.value.saleId, state)
      return 'sold'
    },
  }
}
