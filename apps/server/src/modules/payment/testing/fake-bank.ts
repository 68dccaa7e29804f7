import {
  BankUnavailable,
  type ExecutionEvent,
  type ExecutionStatus,
  type PaymentExecution,
  type PaymentOrder,
  type SubmitAnswer,
} from '@tartip/bank-ports/payment-execution'

export interface FakeBank extends PaymentExecution {
  readonly submitted: PaymentOrder[]
  readonly queried: string[]
  /** What the next calls of `submit` do; afterwards everything is accepted. */
  script(...answers: readonly (SubmitAnswer | 'takenButLost' | 'neverArrived')[]): void
  report(event: Omit<ExecutionEvent, 'occurredAt'>): void
  /** What the bank answers about a payment when it is queried. */
  know(paymentId: string, status: ExecutionStatus): void
}

/** A bank controlled by the test; like a real one it accepts each order once. */
export function createFakeBank(): FakeBank {
  const submitted: PaymentOrder[] = []
  const queried: string[] = []
  const known = new Map<string, ExecutionStatus>()
  const planned: (SubmitAnswer | 'takenButLost' | 'neverArrived')[] = []
  const events: ExecutionEvent[] = []
  return {
    submitted,
    queried,
    script: (...answers) => planned.push(...answers),
    report: event => events.push({ ...event, occurredAt: 0 }),
    know: (paymentId, status) => known.set(paymentId, status),
    async submit(order) {
      const next = planned.shift() ?? { outcome: 'accepted' }
      if (next === 'neverArrived') throw new BankUnavailable('The line is down')
      submitted.push(order)
      if (next === 'takenButLost') {
        known.set(order.paymentId, { state: 'ACCEPTED' })
        throw new BankUnavailable('The answer was lost')
      }
      const state = next.outcome === 'accepted' ? 'ACCEPTED' : 'REFUSED'
      known.set(order.paymentId, {
        state,
        ...(next.outcome === 'refused' ? { code: next.code } : {}),
      })
      return next
    },
    async find(paymentId) {
      queried.push(paymentId)
      return known.get(paymentId)
    },
    async readEvents(after, limit) {
      return events.filter(event => event.sequence > after).slice(0, limit)
    },
    onEvent: () => () => undefined,
  }
}
