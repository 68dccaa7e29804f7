import type { BankText } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import type {
  PostVerificationStatus,
  ProductRole,
  SignRight,
  SignScheme,
  SignType,
} from '@tartip/domain/people/sign-right'
import type { Result, Verdict } from '@tartip/domain/result'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import type { BankTask, NewBankTask, TaskFilter, TaskRefusal } from './bank-tasks.ts'
import type { EventFeed } from './event-feed.ts'
import type { Page, PageRequest } from './page.ts'

/** An organisation's agreement with the bank, as the bank keeps it. */
export interface BankContract {
  readonly contractId: string
  readonly legalPartyId: string
  readonly companyName: string
  readonly inn: string
  readonly contractNum: string
  readonly isActive: boolean
  readonly signScheme: SignScheme
  readonly signType: SignType
  readonly createdDate: LocalDate
  readonly expirationDate: LocalDate
  readonly departmentCode: string
  readonly departmentName: LocalizedText
}

/** One person in one contract of the bank. */
export interface BankUserContract {
  readonly userContractId: string
  readonly personId: string
  readonly contract: BankContract
  readonly signRight: SignRight
  readonly productRoles: readonly ProductRole[]
  readonly isFrozen: boolean
}

/** A person whom the bank knows from its contracts, with what registration needs of him. */
export interface BankPerson {
  readonly personId: string
  readonly inn: string
  readonly fullName: string
  readonly shortName: string
  /** The phone the bank has written down, twelve digits: where registration sends its code. */
  readonly phone: string
  readonly email?: string
  readonly isResident: boolean
  readonly postVerificationStatus: PostVerificationStatus
}

/** REGISTRATION_FROZEN is told only to a person who has named the phone that the bank knows. */
export type RegistrationRefusal =
  /** No contract of the bank names this person, or it names him with another phone. One code for all: it tells nothing. */
  'REGISTRATION_NOT_POSSIBLE' | 'REGISTRATION_FROZEN'

/**
 * …_EXPIRED: too old, or tried wrongly too often. …_USED: the person has had a password of his own
 * since. …_INCORRECT also for a person who was given none.
 */
export type OneTimePasswordRefusal =
  | 'ONE_TIME_PASSWORD_INCORRECT'
  | 'ONE_TIME_PASSWORD_EXPIRED'
  | 'ONE_TIME_PASSWORD_USED'

/** What changed at the bank, for the internet bank to follow. */
export interface BankPeopleEvent {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly change:
    | { readonly kind: 'TASK_DECIDED'; readonly task: BankTask }
    | { readonly kind: 'PERSON_FROZEN'; readonly personId: string; readonly reason: BankText }
    | { readonly kind: 'PERSON_UNFROZEN'; readonly personId: string }
    /** The person has shown himself at the office: a permanent lockout ends. */
    | { readonly kind: 'LOCKOUT_LIFTED'; readonly personId: string }
    | {
        readonly kind: 'VERIFICATION_DECIDED'
        readonly personId: string
        readonly status: PostVerificationStatus
      }
    /** New in a contract, or with another right or role in it; `isFrozen` ends or gives back access to it. */
    | {
        readonly kind: 'USER_CONTRACT_CHANGED'
        readonly userContract: BankUserContract
        /** Who he is, for an internet bank that has not met him yet. */
        readonly person: BankPerson
      }
    | { readonly kind: 'CONTRACT_CHANGED'; readonly contract: BankContract }
}

/**
 * The bank's contracts, the people they name, registration, and applications that an officer decides.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); reads are safe to repeat.
 */
export interface ContractsAndRegistration extends EventFeed<BankPeopleEvent> {
  /** Every contract that names the person, inactive ones too; empty for a number nobody has. */
  contractsOf(inn: string): Promise<readonly BankUserContract[]>

  /**
   * Whether someone with this tax number and this phone may register himself. Takes the same time and tells
   * the same for an unknown number, another phone and a person without a contract.
   */
  findForRegistration(inn: string, phone: string): Promise<Result<BankPerson, RegistrationRefusal>>

  /**
   * Compares with the one-time password that the bank has given to the person at the office or by SMS. It
   * changes nothing but the count of tries: five wrong ones retire the password (…_EXPIRED from then on).
   */
  checkOneTimePassword(personId: string, password: string): Promise<Verdict<OneTimePasswordRefusal>>

  /** The person has a password of his own now; the one-time one is of no more use. Safe to repeat. */
  retireOneTimePassword(personId: string): Promise<void>

  /**
   * Makes a new one-time password and sends it by SMS to the phone the bank has written down; an earlier one
   * is retired. The same `requestId` again sends nothing.
   */
  sendOneTimePassword(
    requestId: string,
    personId: string,
  ): Promise<Verdict<'PERSON_NOT_FOUND' | 'REQUEST_CHANGED'>>

  /** Hands in an application; the same task again answers as before, another one: REQUEST_CHANGED. */
  submitTask(task: NewBankTask): Promise<Result<BankTask, TaskRefusal>>

  /** A task of this organisation; `undefined` for any other. */
  findTask(legalPartyId: string, taskId: string): Promise<BankTask | undefined>

  /** Tasks of this organisation, the newest first. */
  tasks(legalPartyId: string, filter: TaskFilter, page: PageRequest): Promise<Page<BankTask>>
}
