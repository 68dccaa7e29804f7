import type { PaymentStatus } from '@tartip/domain/payment/status'
import { transitionRules } from '@tartip/domain/payment/transition-table'
import type { SignScheme } from '@tartip/domain/people/sign-right'

const steps = new Map<string, readonly (readonly SignScheme[] | undefined)[]>()
for (const { from, to, schemes } of transitionRules) {
  const name = `${from} ${to}`
  steps.set(name, [...(steps.get(name) ?? []), schemes])
}

/**
 * The first step of a history that the life cycle does not know, as a sentence; undefined when the history
 * is a path through it.
 */
export function brokenStep(statuses: readonly string[], scheme: SignScheme): string | undefined {
  if (statuses[0] !== ('DRAFT' satisfies PaymentStatus)) return `begins with ${statuses[0]}`
  for (let index = 1; index < statuses.length; index += 1) {
    const name = `${statuses[index - 1]} ${statuses[index]}`
    const allowed = steps.get(name)
    const isAllowed = allowed?.some(schemes => schemes === undefined || schemes.includes(scheme))
    if (isAllowed !== true) return `steps from ${statuses[index - 1]} to ${statuses[index]}`
  }
  return undefined
}
