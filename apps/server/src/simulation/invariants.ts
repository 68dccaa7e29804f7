import { type PaymentStatus, isFinal, isPaymentStatus } from '@tartip/domain/payment/status'
import { transitionRules } from '@tartip/domain/payment/transition-table'
import { familyOfSignType, type SignFamily } from '@tartip/domain/documents/stages'
import type { SignScheme, SignType } from '@tartip/domain/people/sign-right'
import type { Result } from '@tartip/domain/result'
import type { ObservedDocument } from './observe.ts'
import type { PersonCall } from './person-calls.ts'

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
 * The first step of a history that the life cycle does not allow, as a sentence; undefined when
 * there is none.
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

/**
 * Documents signed by a call that does not prove its signatory: with a wrong or used code, a
 * signature over another text, or a digest of another content.
 *
 * @param answer the answer to a call that signs
 */
export function signedWithoutProof(
  call: Pick<PersonCall, 'proves'>,
  answer: Result<unknown, string>,
): readonly string[] {
  const { proves } = call
  if (proves === undefined || !answer.ok || !Array.isArray(answer.value)) return []
  return answer.value
    .filter(isDone)
    .flatMap(({ paymentId }) => (proves(paymentId) ? [] : [paymentId]))
}

function isDone(result: unknown): result is { readonly paymentId: string } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'ok' in result &&
    result.ok === true &&
    'paymentId' in result
  )
}

/**
 * Documents that have not ended. A draft may wait for its creator; everything else must end by
 * itself.
 */
export function unfinishedDocuments(documents: readonly ObservedDocument[]): ObservedDocument[] {
  return documents.filter(
    ({ statusCode, isDeleted }) =>
      !isDeleted &&
      statusCode !== 'DRAFT' &&
      statusCode !== 'FOR_EDITING' &&
      !(isPaymentStatus(statusCode) && isFinal(statusCode)),
  )
}
