import type { ContractsAndRegistration } from '@tartip/bank-ports/contracts-and-registration'
import type { PayControl } from '@tartip/bank-ports/pay-control'

import type { PasswordHasher } from '../crypto/password-hasher.ts'
import type { AccessControlDeps } from './deps.ts'
import type { PhotoKeeping } from './pos-photos.ts'
import type { PayControlKeys } from './pay-control-keys.ts'

/** What the use cases of settings, rights and keys need. */
export interface PeopleDeps extends AccessControlDeps {
  readonly hasher: PasswordHasher
  readonly payControl: PayControl
  readonly payControlKeys: PayControlKeys
  readonly bankContracts: ContractsAndRegistration
  /** Undefined where nobody can bring files. */
  readonly photos: PhotoKeeping | undefined
}
