import type { LocalizedText } from '@tartip/domain/language'
import type { LocalDate, Instant } from '@tartip/domain/time/instant'
import type {
  PostVerificationStatus,
  ProductRole,
  SignRight,
  SignScheme,
  SignType,
} from '@tartip/domain/people/sign-right'
import type { KeyAvailability } from '@tartip/domain/people/pay-control-availability'
import type { Result, Verdict } from '@tartip/domain/result'

import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/db.ts'
import type { ProofConsumption } from '../../platform/documents/signing.ts'

export type UserContractState = 'ACTIVE' | 'FROZEN'

/** Init: has a login and nothing more yet; Confirmed: has set a password of their own and a TOTP. */
export type PersonState = 'Init' | 'Confirmed'

/** A session that is alive now. */
export interface ActiveSession {
  readonly sessionId: string
  readonly personId: string
  /** Undefined when no contract is selected, or the selected one was frozen, ended or expired meanwhile. */
  readonly actor: Actor | undefined
  /** Whole seconds until the session ends if nothing more is called. */
  readonly expiresInSeconds: number
}

/** A person of an organisation, as other modules need them. */
export interface ContractPerson {
  readonly personId: string
  readonly userReferenceId: string
  readonly fullName: string
  readonly shortName: string
  readonly state: PersonState
  readonly signRight: SignRight
  readonly userContractState: UserContractState
  readonly postVerificationStatus: PostVerificationStatus
}

/** What a person is in one contract of an organisation, for jobs that check many organisations at once. */
export interface ContractMember {
  readonly legalPartyId: string
  readonly personId: string
  readonly signRight: SignRight
  /** How the contract signs. */
  readonly signType: SignType
  readonly postVerificationStatus: PostVerificationStatus
  /** Neither they nor the contract is frozen, ended or expired. */
  readonly isActive: boolean
  readonly productRoles: readonly ProductRole[]
}

export interface TaxNumbers {
  readonly personInn: string
  readonly organisationInn: string
}

export type OneTimeCodeRefusal =
  | 'OTP_INCORRECT'
  | 'OTP_ALREADY_USED'
  | 'TemporaryLockoutException'
  | 'PermanentLockoutException'

/** A lookup of an account, counted before it is made. */
export interface CountedLookup {
  /** The account exists: nobody has guessed. */
  giveBack(): Promise<void>
}

/** Lookups of accounts of other clients, counted for the person and for their whole organisation. */
export interface RecipientLookups {
  /** Counts a lookup, before it is made; the answer has been committed. */
  take(
    caller: Pick<Actor, 'personId' | 'legalPartyId'>,
  ): Promise<Result<CountedLookup, 'RECIPIENT_LOOKUPS_EXHAUSTED'>>
  /** Whether another one would be allowed. */
  hasLookupsLeft(
    caller: Pick<Actor, 'personId' | 'legalPartyId'>,
  ): Promise<Verdict<'RECIPIENT_LOOKUPS_EXHAUSTED'>>
}

/** A one-time code that is right and not used yet. */
export interface VerifiedCode {
  /** The 30-second step it belongs to; kept with a signature. */
  readonly step: number
  /** Uses it up; missing where codes are not kept in the database. */
  readonly consumption?: ProofConsumption
}

/** The interface of this module for other modules. */
export interface AccessControl {
  /**
   * The session behind a cookie's token, or undefined when there is none that is alive.
   * Unless the call is passive, the session is extended to 900 s from now (12 h in all).
   */
  authenticate(token: string, isPassive: boolean): Promise<ActiveSession | undefined>
  /** Everybody of the organisation; read fresh each time, because rights change. */
  peopleOf(legalPartyId: string): Promise<ContractPerson[]>
  /** A person in one contract, for what happens without them; undefined when either is closed or frozen. */
  actorOf(legalPartyId: string, userContractId: string): Promise<Actor | undefined>
  /** Everybody of these organisations, in one question; somebody with two contracts in one comes twice. */
  membersOf(legalPartyIds: readonly string[]): Promise<readonly ContractMember[]>
  /**
   * The signature scheme that each organisation's contract has now, by `legalPartyId`, over all
   * organisations at once; the strictest of several contracts. Closed contracts count only where
   * every contract is closed: what was signed in time still needs all its signatures. Read fresh
   * each time. An organisation without a contract is not in the answer: hand over nothing of it.
   */
  signSchemesOf(legalPartyIds: readonly string[]): Promise<ReadonlyMap<string, SignScheme>>
  /**
   * Checks the one-time code of an action that needs proof beyond the session, such as signing. The code is used up by
   * the transaction of the action itself (`consumption`), once over all paths. Call it outside a transaction: a wrong
   * code must stay counted whatever happens to the action.
   */
  verifyOneTimeCode(
    personId: string,
    code: string,
  ): Promise<Result<VerifiedCode, OneTimeCodeRefusal>>
  /** Whose names a person's certificate must carry in an organisation; undefined when they are not in it. */
  taxNumbersOf(legalPartyId: string, personId: string): Promise<TaxNumbers | undefined>
  /**
   * Whether the documents of a pay-control contract can be confirmed on phones, and who is in the way.
   *
   * @throws BankUnavailable when the pay-control server does not answer
   */
  payControlAvailability(actor: Actor): Promise<KeyAvailability>
  /** Called for each session that ends in any process; returns a function that unsubscribes. */
  onSessionEnded(listener: (sessionId: string) => void): () => void
  /** Called when a live session selects another contract: what it was shown before is not its any more. */
  onContractSelected(listener: (sessionId: string) => void): () => void
  /**
   * Called when another module has changed what a person may do (on accounts, on cards): their open
   * pages are read again within a second.
   */
  recordRightsChange(legalPartyId: string, personId: string): Promise<void>
  /**
   * The same in the transaction of the change, so that a process that dies after it has reported it too. What it
   * answers reports the change at once, after the commit.
   */
  markRightsChanged(tx: Db, legalPartyId: string, personId: string): Promise<() => Promise<void>>
  /** The bank's office or a supervisor lets an organisation make another API key; for the bank's side only. */
  allowApiKeyReissue(legalPartyId: string): Promise<Verdict<'API_KEY_NOT_FOUND'>>
  /**
   * Lifts the lockout of a person who has shown themselves to the bank, permanent lockout or not. False
   * when nobody has this id.
   */
  liftLockout(personId: string): Promise<boolean>
  /** Whether accounts of other clients exist is answered a limited number of times, so that nobody can enumerate accounts. */
  readonly recipientLookups: RecipientLookups
  readonly seed: AccessControlSeed
}

/** An organisation together with its contract. */
export interface SeedOrganisation {
  readonly legalPartyId: string
  readonly contractId: string
  readonly companyName: string
  readonly inn: string
  readonly contractNum: string
  readonly signScheme: SignScheme
  readonly signType: SignType
  readonly createdDate: Instant
  readonly departmentCode: string
  readonly departmentName: LocalizedText
  /** The last day of the contract, in Bishkek; without end when left out. */
  readonly expirationDate?: LocalDate
  /** True when left out. */
  readonly isActive?: boolean
}

export interface SeedPerson {
  readonly personId: string
  readonly userReferenceId: string
  /** The login. */
  readonly clientId: string
  /** 12 digits, `996…`. */
  readonly mobile: string
  readonly email?: string
  readonly fullName: string
  readonly shortName: string
  readonly individualInn: string
  /** Hashed here (about 80 ms each); for many people give `passwordHash` made once. */
  readonly password?: string
  readonly passwordHash?: string
  /** Base32; a person with it has a confirmed TOTP. */
  readonly totpSecret?: string
  readonly isResident: boolean
  readonly postVerificationStatus: PostVerificationStatus
  readonly createdDate: Instant
  /** Confirmed when left out. */
  readonly state?: PersonState
}

export interface SeedUserContract {
  readonly userContractId: string
  readonly personId: string
  readonly legalPartyId: string
  readonly contractId: string
  readonly signRight: SignRight
  readonly productRoles: readonly ProductRole[]
  /** ACTIVE when left out. */
  readonly state?: UserContractState
}

/** Fills the tables for demos and tests, around the rules of registration. */
export interface AccessControlSeed {
  addOrganisation(organisation: SeedOrganisation): Promise<void>
  addOrganisations(organisations: readonly SeedOrganisation[]): Promise<void>
  addPerson(person: SeedPerson): Promise<void>
  addPeople(people: readonly SeedPerson[]): Promise<void>
  addUserContract(userContract: SeedUserContract): Promise<void>
  addUserContracts(userContracts: readonly SeedUserContract[]): Promise<void>
  hashPassword(password: string): Promise<string>
}
