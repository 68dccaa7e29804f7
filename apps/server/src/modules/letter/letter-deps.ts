import type { BlobStore } from '@tartip/bank-ports/blob-store'

import type { Clock } from '../../platform/clock.ts'
import type { DocumentPhones } from '../../platform/documents/phones.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Files } from '../files/public.ts'
import type { Rules } from '../rules/public.ts'
import type { Signing } from '../signing/public.ts'
import type { LetterKind } from './letter-kind.ts'
import type { LetterStorage } from './store/letter-store.ts'

/** What the use cases of people need. */
export interface LetterDeps extends LetterStorage {
  readonly kind: LetterKind
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly rules: Pick<Rules, 'bankDay' | 'fieldRules' | 'letterSubjects' | 'banks'>
  readonly accessControl: Pick<AccessControl, 'peopleOf' | 'membersOf'>
  readonly signing: Pick<Signing, 'prove'> & { readonly phones: DocumentPhones }
  readonly files: Pick<Files, 'openFile'>
  readonly blobStore: Pick<BlobStore, 'get'>
  /** The BIC of the own bank, to which letters go. */
  readonly ownBic: string
}
