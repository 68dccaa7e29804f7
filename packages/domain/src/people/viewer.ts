import type { PostVerificationStatus, SignRight, SignScheme, SignType } from './sign-right.ts'

/** A person in the contract selected now: all that the rules need to know of the caller. */
export interface Viewer {
  readonly personId: string
  readonly legalPartyId: string
  readonly signRight: SignRight
  readonly signScheme: SignScheme
  readonly signType: SignType
  readonly postVerificationStatus: PostVerificationStatus
  readonly productRoles: readonly string[]
  /** Every signatory the scheme needs holds a working pay-control key; false otherwise. */
  readonly payControlKeyAvailable: boolean
}
