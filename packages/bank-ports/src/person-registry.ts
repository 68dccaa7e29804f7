import type { LocalDate } from '@tartip/domain/time/instant'

/** A human being as the state's registry knows them. */
export interface RegisteredPerson {
  /** The personal tax number, 14 digits. */
  readonly inn: string
  readonly lastName: string
  readonly firstName: string
  readonly patronymic?: string
  readonly birthDate: LocalDate
  readonly sex: 'FEMALE' | 'MALE'
  /** Whether the registry counts them as resident; it decides who may unblock themselves in the mobile app. */
  readonly isResident: boolean
  /** The registry keeps people after their death; nobody is registered or hired under such a number. */
  readonly isAlive: boolean
}

/** Finds people by their personal tax number. */
export interface PersonRegistry {
  /**
   * The person with this number; `undefined` when the registry has none. Text that is no INN of a person is
   * answered like an unknown number. Each call is recorded by the registry with its caller, so call it once.
   *
   * @throws BankUnavailable (payment-execution.ts); repeating is safe.
   */
  findByInn(inn: string): Promise<RegisteredPerson | undefined>
}
