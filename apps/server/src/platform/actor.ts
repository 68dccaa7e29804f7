import type { Viewer } from '@tartip/domain/people/viewer'
import type { Language } from '@tartip/domain/language'

/**
 * The person behind a request, in the contract the session has selected.
 *
 * Built only by access-control from the session; nothing of it is ever taken from arguments.
 */
export interface Actor extends Viewer {
  sessionId: string
  userReferenceId: string
  userContractId: string
  contractId: string
  shortName: string
  fullName: string
  companyName: string
  companyInn: string
  /** The language the person chose, when they chose one. */
  language?: Language
}
