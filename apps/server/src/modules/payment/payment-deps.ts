import type { PaymentAction } from '@tartip/domain/payment/transition-table'

import type { Clock } from '../../platform/clock.ts'
import type { DocumentStorage } from '../../platform/documents/document-storage.ts'
import type { DocumentPhones } from '../../platform/documents/phones.ts'
import type { MutationDeps } from '../../platform/documents/run-mutation.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Accounts } from '../account/public.ts'
import type { Rules } from '../rules/public.ts'
import type { Signing } from '../signing/public.ts'
import type { PaymentReads } from './store/payment-reads.ts'
import type { PaymentDocument } from './payment-document.ts'
import type { PaymentStore } from './store/payment-store.ts'

/** What the use cases of people need. Tests give fakes of all of it. */
export interface PaymentDeps
  extends MutationDeps, DocumentStorage<PaymentDocument, PaymentAction, PaymentStore> {
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly rules: Rules
  readonly accounts: Accounts
  readonly accessControl: Pick<
    AccessControl,
    'peopleOf' | 'membersOf' | 'payControlAvailability' | 'recipientLookups'
  >
  readonly signing: PaymentSigning
  /** The BIC of the own bank: the payer's, and the recipient's of a transfer within the bank. */
  readonly ownBic: string
  readonly reads: PaymentReads
}

export interface PaymentSigning extends Pick<Signing, 'prove'> {
  readonly phones: DocumentPhones
}
