import type { DayPaymentCodes, DayPaymentKind } from '@tartip/bank-ports/day-payment-code'
import type { RetailCards } from '@tartip/bank-ports/retail-cards'

import type { Clock } from '../../platform/clock.ts'
import type { DocumentPhones } from '../../platform/documents/phones.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Accounts, Rates } from '../account/public.ts'
import type { Qr } from '../qr/public.ts'
import type { Rules } from '../rules/public.ts'
import type { Signing } from '../signing/public.ts'
import type { UseCaseStorage } from './store/payment-store.ts'
import type { SignatureLimits } from './use-cases/signature-limits.ts'

/** What the use cases of people need. Tests give fakes of all of it. */
export interface PaymentDeps extends UseCaseStorage {
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly rules: Rules
  readonly accounts: Accounts
  readonly rates: Pick<Rates, 'between' | 'ofDay'>
  readonly accessControl: Pick<
    AccessControl,
    'peopleOf' | 'membersOf' | 'payControlAvailability' | 'recipientLookups'
  >
  /** Who issues the codes of budget payments, by their kinds. */
  readonly dayCodes: DayCodeProviders
  readonly retailCards: Pick<RetailCards, 'find'>
  readonly qr: Pick<Qr, 'accessOf' | 'find' | 'checkRefund' | 'findSeller'>
  readonly signing: PaymentSigning
  readonly limits: SignatureLimits
  /** The BIC of the own bank: the payer's, and the recipient's of a transfer within the bank. */
  readonly ownBic: string
}

export type DayCodeProviders = Readonly<
  Record<DayPaymentKind, Pick<DayPaymentCodes, 'findCode' | 'confirmPaid'>>
>

export interface PaymentSigning extends Pick<Signing, 'prove'> {
  readonly phones: DocumentPhones
}
