import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Result } from '@tartip/domain/result'
import type {
  SalaryCardState,
  SalaryContractState,
  SalaryRowRefusal,
} from '@tartip/domain/salary/salary-project'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'
import type { Page, PageRequest } from './page.ts'

/** The contract by which the bank pays salaries to the cards of an organisation's employees. */
export interface SalaryContract {
  readonly legalPartyId: string
  readonly contractNumber: string
  readonly state: SalaryContractState
  readonly startDate: LocalDate
  readonly currency: CurrencyCode
  /** The settlement account that pays. */
  readonly payerAccount: string
  /** Registers are paid through it; 16 digits. */
  readonly transitAccount: string
}

/** A person whom the organisation pays by the salary project. */
export interface SalaryEmployee {
  readonly employeeId: string
  /** The personal tax number, 14 digits. */
  readonly inn: string
  readonly fullName: string
  readonly cardState: SalaryCardState
  readonly currency: CurrencyCode
  /** The account of the card, 16 digits; absent until the bank has opened it. */
  readonly cardAccount?: string
}

export interface EmployeeSearch {
  /** A part of the name, of the INN or of the account. */
  readonly text?: string
  readonly cardStates?: readonly SalaryCardState[]
}

/** Employees to add under one id of the caller; a person who has no card at the bank gets one. */
export interface NewEmployees {
  /** UUID; the idempotency key of the request. */
  readonly requestId: string
  readonly legalPartyId: string
  readonly employees: readonly { readonly inn: string; readonly fullName: string }[]
}

/** What became of one person of the request, in its order. */
export type EmployeeAnswer =
  | { readonly inn: string; readonly employeeId: string }
  | { readonly inn: string; readonly code: 'EMPLOYEE_EXISTS' }

/** A register as it is paid; the order of the same digest pays it (payment-order.ts, `SalaryOrder`). */
export interface SalaryRegister {
  /** UUID; the idempotency key of the register at the bank. */
  readonly registerId: string
  readonly legalPartyId: string
  readonly currency: CurrencyCode
  /** The sum of the rows, minor units. */
  readonly totalMinor: bigint
  /** SHA-256 of the canonical register, which every signature was bound to through its document. */
  readonly digest: string
  /** At most 10,000. */
  readonly rows: readonly SalaryRegisterRow[]
}

export interface SalaryRegisterRow {
  readonly rowNumber: number
  readonly fullName: string
  readonly cardAccount: string
  readonly amountMinor: bigint
}

/** CONTRACT_NOT_FOUND: none in force in the currency of the register. */
export type RegisterRefusal = 'REQUEST_CHANGED' | 'CONTRACT_NOT_FOUND' | 'TOTAL_DIFFERS'

/** What became of a register: nothing before its order is executed, then a result for each row. */
export interface RegisterResult {
  readonly registerId: string
  readonly rows: readonly {
    readonly rowNumber: number
    /** Absent: the person was paid. */
    readonly code?: SalaryRowRefusal
  }[]
  /** What has come back to the payer's account, minor units. */
  readonly returnedMinor: bigint
}

/** Something of an organisation's salary project has changed at the bank. */
export interface SalaryEvent {
  readonly sequence: bigint
  readonly occurredAt: number
  readonly change:
    | { readonly kind: 'CONTRACT'; readonly legalPartyId: string }
    | { readonly kind: 'EMPLOYEE'; readonly legalPartyId: string; readonly employeeId: string }
    | { readonly kind: 'REGISTER_PAID'; readonly legalPartyId: string; readonly registerId: string }
}

/**
 * The salary project of the bank: its contract, the employees with their cards, and the payment of registers.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts). Data of another organisation is answered like
 * missing data.
 */
export interface SalaryProject extends EventFeed<SalaryEvent> {
  findContract(legalPartyId: string): Promise<SalaryContract | undefined>

  /** Employees by name, a page at a time; removed ones are left out. */
  employees(
    legalPartyId: string,
    search: EmployeeSearch,
    page: PageRequest,
  ): Promise<Page<SalaryEmployee>>

  /** Those of the accounts that employees of the organisation have; removed ones are left out. */
  findByAccounts(
    legalPartyId: string,
    cardAccounts: readonly string[],
  ): Promise<readonly SalaryEmployee[]>

  /**
   * Adds employees. The same request again gets the same answer; another one under its id is refused with
   * REQUEST_CHANGED.
   */
  addEmployees(
    request: NewEmployees,
  ): Promise<Result<readonly EmployeeAnswer[], 'REQUEST_CHANGED' | 'CONTRACT_NOT_FOUND'>>

  /** Takes a person out of the project; the card stays theirs. Safe to repeat. */
  removeEmployee(legalPartyId: string, employeeId: string): Promise<void>

  /**
   * Hands a register over before its order. The same register again changes nothing; another one under its id is
   * refused with REQUEST_CHANGED.
   */
  submitRegister(register: SalaryRegister): Promise<Result<undefined, RegisterRefusal>>

  /** `undefined` until the order of the register is executed, and for a register that the bank does not know. */
  findResult(legalPartyId: string, registerId: string): Promise<RegisterResult | undefined>
}
