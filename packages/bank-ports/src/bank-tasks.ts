import type { BankText } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { SignRight } from '@tartip/domain/people/sign-right'
import type { TaskState } from '@tartip/domain/people/task-state'
import type { Instant } from '@tartip/domain/time/instant'

/** What an officer of the bank has to decide. */
export type TaskKind = 'POS' | 'SELLER' | 'PAYDA' | 'LOAN' | 'REGISTRATION'

/** An order of card terminals for a shop. */
export interface PosApplication {
  readonly legalAddress: string
  readonly actualAddress: string
  readonly mainActivity: string
  readonly storeName: string
  readonly storeAddress: string
  readonly accountType: string
  /** The settlement account that gets the takings, 16 digits. */
  readonly clientAccount: string
  readonly offerTypes: readonly string[]
  readonly clientContactName: string
  readonly clientContactAddress: string
  readonly clientContactNumber: string
  readonly hasSecurity: boolean
  readonly terminalsCount: number
  readonly hasClientKkm: boolean
  readonly workingDays: string
  /** Keys of the photographs in the blob store. */
  readonly photoKeys: readonly string[]
}

/** A person who will sell by instalments for the organisation. */
export interface SellerApplication {
  readonly inn: string
  readonly fullName: string
  readonly phone: string
  /** The person's outlet. */
  readonly locationId?: string
}

/** An order to take payments by the bank's Pay-Da service. */
export interface PayDaApplication {
  readonly storeName: string
  readonly storeAddress: string
  readonly clientAccount: string
  readonly contactName: string
  readonly contactNumber: string
  readonly website?: string
}

/** A loan application: minor units of `currency` for whole months. */
export interface LoanApplication {
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly termMonths: number
  readonly purpose: string
  readonly contactName: string
  readonly contactNumber: string
}

/** A person whom an organisation wants to add to its contract. */
export interface RegistrationApplication {
  readonly inn: string
  readonly fullName: string
  readonly phone: string
  readonly signRight: SignRight
}

/** The content of each kind of task. */
export type TaskContent =
  | { readonly kind: 'POS'; readonly application: PosApplication }
  | { readonly kind: 'SELLER'; readonly application: SellerApplication }
  | { readonly kind: 'PAYDA'; readonly application: PayDaApplication }
  | { readonly kind: 'LOAN'; readonly application: LoanApplication }
  | { readonly kind: 'REGISTRATION'; readonly application: RegistrationApplication }

/** An application as submitted. */
export interface NewBankTask {
  /** UUID made by the internet bank; the idempotency key. */
  readonly taskId: string
  readonly legalPartyId: string
  /** The submitting person. */
  readonly userContractId: string
  readonly createdDate: Instant
  readonly content: TaskContent
}

/** An application at the bank; `decidedAt` is absent while an officer has it. */
export interface BankTask extends NewBankTask {
  /**
   * POS and PAYDA go IN_PROCESS → COMPLETED or REJECTED; the others ON_VERIFICATION → APPROVED or DECLINED.
   * DRAFT is the internet bank's own: the bank never sees one.
   */
  readonly taskState: TaskState
  /** The officer's reason for a refusal. */
  readonly rejectReason?: BankText
  readonly decidedAt?: Instant
}

/** The refusal of an application before an officer sees it. */
export type TaskRefusal =
  | 'REQUEST_CHANGED'
  /** The same kind for the same shop or amount is still being decided. */
  | 'DUPLICATE_TASK'
  | 'SELLER_APPLICATION_DUPLICATE'
  | 'SELLER_APPLICATION_PENDING'
  | 'CONTRACT_NOT_STARTED'
  /** The person of a seller or registration task is in no registry. */
  | 'PIN_NOT_FOUND'
  /** The registry has that person as deceased. */
  | 'PIN_ERROR'

/** Empty or absent lists mean all. */
export interface TaskFilter {
  readonly kinds?: readonly TaskKind[]
  readonly states?: readonly TaskState[]
  /** The person a seller or registration task is about. */
  readonly inn?: string
  /** The outlet of a seller task. */
  readonly locationId?: string
  readonly userContractId?: string
}
