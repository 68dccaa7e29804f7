import type { PaymentStatus } from '@tartip/domain/payment/status'
import { transitionRules } from '@tartip/domain/payment/transition-table'
import { familyOfSignType, type SignFamily } from '@tartip/domain/payment/stages'
import type { SignScheme, SignType } from '@tartip/domain/people/sign-right'

interface Step {
  readonly schemes?: readonly SignScheme[]
  readonly family?: SignFamily
}

const steps = new Map<string, readonly Step[]>()
for (const rule of transitionRules) {
  const name = `${rule.from} ${rule.to}`
  steps.set(name, [...(steps.get(name) ?? []), rule])
}

/**
 * The first step of a history that the life cycle does not know, as a sentence; undefined when the history
 * is a path through it.
 */
export function brokenStep(
  statuses: readonly string[],
  { scheme, signType }: { readonly scheme: SignScheme; readonly signType: SignType },
): string | undefined {
  if (statuses[0] !== ('DRAFT' satisfies PaymentStatus)) return `begins with ${statuses[0]}`
  for (let index = 1; index < statuses.length; index += 1) {
    const name = `${statuses[index - 1]} ${statuses[index]}`
    const allowed = steps.get(name)
    const own = familyOfSignType(signType)
    const isAllowed = allowed?.some(
      ({ schemes = [scheme], family = own }) => schemes.includes(scheme) && family === own,
    )
    if (isAllowed !== true) return `steps from ${statuses[index - 1]} to ${statuses[index]}`
  }
  return undefined
}
