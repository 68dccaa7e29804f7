import {
  BankUnavailable,
  type ExecutionEvent,
  type PaymentExecution,
} from '@tartip/bank-ports/payment-execution'
import type { Clock } from '@tartip/bank-ports/runtime'
import { reachBank } from './with-fault-injection.ts'
import type { FaultKind, FaultPlan, FaultSwitches } from './fault-plan.ts'
import { createKeyedRandom } from './keyed-random.ts'

export interface FaultyExecutionDeps {
  readonly execution: PaymentExecution
  readonly switches: FaultSwitches
  readonly clock: Clock
  /**
   * 0 ≤ x < 1, for a plan without a seed. The name of the draw makes runs with reordered calls
   * repeatable.
   */
  readonly random: (what: string) => number
  /** Lets an answer be late. */
  readonly pause: (milliseconds: number) => Promise<void>
}

/** How far back a doubled page reaches. */
const doubledEvents = 20n

/**
 * The same bank with injected faults. Money is never touched: only answers and events are late,
 * lost, duplicated or reordered. The caller must reach the true state anyway.
 */
export function createFaultyExecution(deps: FaultyExecutionDeps): PaymentExecution {
  const { execution, switches, clock, pause } = deps
  const drawn = createChance(deps.random)

  const strikes = async (plan: FaultPlan, kind: FaultKind, what = ''): Promise<boolean> => {
    if ((plan.next[kind] ?? 0) > 0 && (await switches.take(kind))) return true
    const percent = plan.chancePercent[kind] ?? 0
    return percent > 0 && drawn(plan, `${kind} ${what}`) * 100 < percent
  }
  const reach = () => reachBank(switches, clock)

  return {
    async submit(order) {
      const plan = await reach()
      if (await strikes(plan, 'SUBMIT_NEVER_ARRIVED', order.paymentId)) {
        throw new BankUnavailable('The order was lost on its way')
      }
      if (await strikes(plan, 'SUBMIT_DOUBLED', order.paymentId)) await execution.submit(order)
      const answer = await execution.submit(order)
      if (await strikes(plan, 'SUBMIT_ANSWER_LOST', order.paymentId)) {
        throw new BankUnavailable('The answer was lost on its way')
      }
      if (await strikes(plan, 'ANSWER_LATE', order.paymentId)) await pause(plan.lateMs)
      return answer
    },

    async find(paymentId) {
      const plan = await reach()
      if (await strikes(plan, 'FIND_LOST', paymentId)) throw new BankUnavailable('Nobody answered')
      return execution.find(paymentId)
    },

    async readEvents(after, limit) {
      const plan = await reach()
      if (await strikes(plan, 'EVENTS_LOST')) throw new BankUnavailable('The events were lost')
      const isDoubled = await strikes(plan, 'EVENTS_DOUBLED')
      const from =
        isDoubled && after > doubledEvents ? after - doubledEvents : isDoubled ? 0n : after
      let page = await execution.readEvents(from, limit)
      // The last event of a page stays: without it the reader would not have passed the lost one.
      if (page.length > 1 && (await strikes(plan, 'EVENT_DROPPED'))) {
        const dropped = Math.floor(drawn(plan, 'which event') * (page.length - 1))
        page = page.filter((_event, index) => index !== dropped)
      }
      return (await strikes(plan, 'EVENTS_REORDERED'))
        ? shuffled(page, what => drawn(plan, what))
        : page
    },

    onEvent: wake => execution.onEvent(wake),
  }
}

function shuffled(
  page: readonly ExecutionEvent[],
  random: (what: string) => number,
): ExecutionEvent[] {
  return page
    .map(event => ({ event, at: random('where in the page') }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ event }) => event)
}

/** Chance of a plan with a seed is the same in every run; a new seed begins from its first draw. */
function createChance(unseeded: (what: string) => number) {
  let keyed: { readonly seed: number; readonly random: (what: string) => number } | undefined
  return ({ seed }: FaultPlan, what: string): number => {
    if (seed === undefined) return unseeded(what)
    if (keyed?.seed !== seed) keyed = { seed, random: createKeyedRandom(seed) }
    return keyed.random(what)
  }
}
