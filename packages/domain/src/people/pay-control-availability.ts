import type { SignRight, SignScheme } from './sign-right.ts'

/** A person of the contract as far as signing on a phone depends on them. */
export interface KeyHolder {
  readonly fullName: string
  readonly signRight: SignRight
  /** A key that a phone has taken and that is neither blocked nor past its date. */
  readonly hasWorkingKey: boolean
}

export interface KeyAvailability {
  readonly available: boolean
  /** Signatories without a working key, by stage and name. */
  readonly nonAvailableFor: readonly Pick<KeyHolder, 'fullName' | 'signRight'>[]
}

const rightsOfScheme: Readonly<Record<SignScheme, readonly SignRight[]>> = {
  ONE_SIGNATORY: ['FIRST'],
  TWO_SIGNATORY: ['FIRST', 'SECOND'],
  THREE_SIGNATORY: ['FIRST', 'SECOND', 'THIRD'],
}

/**
 * Whether documents of a contract can be confirmed on phones. Every signatory that the scheme requests
 * needs a working key (one without blocks sending for signing), and every stage needs somebody.
 * Give it only people who are let into the contract now.
 */
export function keyAvailability(scheme: SignScheme, people: readonly KeyHolder[]): KeyAvailability {
  const rights = rightsOfScheme[scheme]
  const signatories = rights.flatMap(right => people.filter(one => one.signRight === right))
  const nonAvailableFor = signatories
    .filter(one => !one.hasWorkingKey)
    .map(({ fullName, signRight }) => ({ fullName, signRight }))
  const isComplete = rights.every(right => signatories.some(one => one.signRight === right))
  return { available: isComplete && nonAvailableFor.length === 0, nonAvailableFor }
}
