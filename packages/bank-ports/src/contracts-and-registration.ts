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

/** A person known from the bank's contracts, with the data that registration needs. */
export interface BankPerson {
  readonly personId: string
  readonly inn: string
  readonly fullName: string
  readonly shortName: string
  /** The phone number stored at the bank, twelve digits: registration sends its code to it. */
  readonly phone: string
  readonly email?: string
  readonly isResident: boolean
  readonly postVerificationStatus: PostVerificationStatus
}

/**
 * REGISTRATION_FROZEN is returned only to a person who has entered the phone number known to the
 * bank.
 */
export type RegistrationRefusal =
  /**
   * No contract names this person, or with another phone number. One code for all, so that nothing
   * is revealed.
   */
  'REGISTRATION_NOT_POSSIBLE' | 'REGISTRATION_FROZEN'

/**
 * …_EXPIRED: too old, or too many wrong attempts. …_USED: the person has already set a password.
 * …_INCORRECT also for a person without a one-time password.
 */
export type OneTimePasswordRefusal =
  | 'ONE_TIME_PASSWORD_INCORRECT'
  | 'ONE_TIME_PASSWORD_EXPIRED'
  | 'ONE_TIME_PASSWORD_USED'

/** A change at the bank that the internet bank must follow. */
export interface BankPeopleEvent {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly change:
    | { readonly kind: 'TASK_DECIDED'; readonly task: BankTask }
    | { readonly kind: 'PERSON_FROZEN'; readonly personId: string; readonly reason: BankText }
    | { readonly kind: 'PERSON_UNFROZEN'; readonly personId: string }
    /** The person has been identified at the office: a permanent lockout ends. */
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
        /** The person's data, for an internet bank that does not know them yet. */
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
   * Whether someone with this tax number and phone may register. Takes the same time and gives the
   * same answer for an unknown number, another phone and a person without a contract.
   */
  findForRegistration(inn: string, phone: string): Promise<Result<BankPerson, RegistrationRefusal>>

  /**
   * Compares with the one-time password that the bank has given to the person at the office or by SMS. It
   * changes nothing but the count of tries: five wrong ones retire the password (…_EXPIRED from then on).
   */
  checkOneTimePassword(personId: string, password: string): Promise<Verdict<OneTimePasswordRefusal>>

  /** The person has set a password; the one-time one becomes invalid. Safe to repeat. */
  retireOneTimePassword(personId: string): Promise<void>

  /**
   * Creates a one-time password and sends it by SMS to the phone stored at the bank; an earlier one
   * becomes invalid. The same `requestId` again sends nothing.
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
