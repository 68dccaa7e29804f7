import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { Clock } from '@tartip/bank-ports/runtime'
import type { FaultPlan, FaultSwitches } from './fault-plan.ts'

/**
 * What is planned for this call, if the bank is there at all.
 *
 * @throws BankUnavailable while it is away
 */
export async function reachBank(switches: FaultSwitches, clock: Clock): Promise<FaultPlan> {
  const plan = await switches.plan()
  if (plan.unavailableUntil !== undefined && clock.now() < plan.unavailableUntil) {
    throw new BankUnavailable('The bank is unavailable')
  }
  return plan
}

/**
 * A port with fault injection: each call first goes through `reach` and fails as it does. Only for
 * ports whose methods all return promises.
 */
export function withFaultInjection<Port extends object>(
  port: Port,
  reach: () => Promise<unknown>,
): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]): Promise<unknown> => {
        await reach()
        return Reflect.apply(member, target, args)
      }
    },
  })
}
