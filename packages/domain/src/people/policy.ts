import { err, holds, type Verdict } from '../result.ts'
import type { SignStage } from '../documents/stages.ts'
import type { ProductRole, SignRight } from './sign-right.ts'
import type { Viewer } from './viewer.ts'

/** Everything a person can be allowed to do; one row of the policy table each. */
export const abilities = [
  'accounts.read',
  'accounts.rename',
  'cards.read',
  'cards.manage',
  'history.read',
  'statements.read',
  'letters.read',
  'letters.write',
  'letters.sign',
  'documents.read',
  'rates.read',
  'taxDebt.read',
  'payments.create',
  'payments.sign',
  'payments.requestPhones',
  'people.manage',
  'apiKey.manage',
  'audit.read',
  'payControl.manage',
  'outlets.read',
  'outlets.manage',
  'qrSales.read',
  'salary.read',
  'salary.use',
  'installments.use',
  'loanClaims.use',
] as const
export type Ability = (typeof abilities)[number]

export type PolicyRefusal =
  | 'FORBIDDEN'
  | 'INSTALLMENT_FORBIDDEN'
  | 'PERSON_LOCKED'
  | 'PERSON_REJECTED'

interface PolicyRow {
  readonly rights: readonly SignRight[]
  /** The product role the person needs besides the right. */
  readonly role?: ProductRole
  /** The product role that opens it to people with further rights. */
  readonly orRole?: { readonly role: ProductRole; readonly rights: readonly SignRight[] }
  /** Where the refusal of a person without the right or the role has a text of its own. */
  readonly refusal?: 'INSTALLMENT_FORBIDDEN'
  /** A person whose check by the bank is pending sees data, but pays and changes nothing. */
  readonly isOpenToLocked: boolean
}

const everybody: readonly SignRight[] = [
  'FIRST',
  'SECOND',
  'THIRD',
  'CREATOR',
  'AUDITOR',
  'CASH_MANAGER',
  'CASHIER',
  'NONE',
]
const office: readonly SignRight[] = [
  'FIRST',
  'SECOND',
  'THIRD',
  'CREATOR',
  'AUDITOR',
  'CASH_MANAGER',
]
const seesOffice: PolicyRow = { rights: office, isOpenToLocked: true }
const onlyFirst: PolicyRow = { rights: ['FIRST'], isOpenToLocked: false }

const salaryPeople: readonly SignRight[] = ['FIRST', 'SECOND', 'THIRD', 'CREATOR']

/** Who may do what. Whatever is not named here is refused. */
export const policyTable: Readonly<Record<Ability, PolicyRow>> = {
  'accounts.read': seesOffice,
  // The name is shown to everybody of the organisation, so those who only read do not change it.
  'accounts.rename': { rights: ['FIRST', 'SECOND', 'CREATOR'], isOpenToLocked: false },
  'cards.read': seesOffice,
  // Which card, and whether its limits or its status: that is granted card by card.
  'cards.manage': { rights: ['FIRST', 'SECOND', 'CREATOR'], isOpenToLocked: false },
  'history.read': seesOffice,
  'statements.read': seesOffice,
  'letters.read': seesOffice,
  'letters.write': { rights: ['FIRST', 'SECOND', 'THIRD', 'CREATOR'], isOpenToLocked: false },
  // One signature is needed on a letter, the first signatory's.
  'letters.sign': onlyFirst,
  'documents.read': seesOffice,
  'rates.read': seesOffice,
  // Cash managers and cashiers do not load it (specification, route guards).
  'taxDebt.read': {
    rights: ['FIRST', 'SECOND', 'THIRD', 'CREATOR', 'AUDITOR'],
    isOpenToLocked: true,
  },
  'payments.create': { rights: ['FIRST', 'SECOND', 'CREATOR'], isOpenToLocked: false },
  'payments.sign': { rights: ['FIRST', 'SECOND', 'THIRD'], isOpenToLocked: false },
  // Who has sent a document, and who may sign it; whose stage it is the document itself says.
  'payments.requestPhones': {
    rights: ['FIRST', 'SECOND', 'THIRD', 'CREATOR'],
    isOpenToLocked: false,
  },
  'people.manage': onlyFirst,
  'apiKey.manage': onlyFirst,
  'audit.read': onlyFirst,
  'payControl.manage': { rights: ['FIRST', 'SECOND'], isOpenToLocked: false },
  'outlets.read': { rights: everybody, isOpenToLocked: true },
  'outlets.manage': { rights: ['FIRST', 'CASH_MANAGER'], isOpenToLocked: false },
  'qrSales.read': { rights: everybody, isOpenToLocked: true },
  'salary.read': {
    rights: [...salaryPeople, 'AUDITOR'],
    role: 'SALARY_USER',
    isOpenToLocked: false,
  },
  'salary.use': { rights: salaryPeople, role: 'SALARY_USER', isOpenToLocked: false },
  'installments.use': {
    rights: everybody,
    role: 'SELLER',
    refusal: 'INSTALLMENT_FORBIDDEN',
    isOpenToLocked: false,
  },
  'loanClaims.use': {
    rights: ['FIRST'],
    orRole: { role: 'LOAN_MANAGER', rights: ['FIRST', 'SECOND', 'THIRD', 'CREATOR'] },
    isOpenToLocked: false,
  },
}

/**
 * Whether a person may do something at all; the one policy of both the server and the
 * buttons. A rejected person may do nothing, a pending one may only read.
 */
export function may(
  viewer: Pick<Viewer, 'signRight' | 'productRoles' | 'postVerificationStatus'>,
  ability: Ability,
): Verdict<PolicyRefusal> {
  if (viewer.postVerificationStatus === 'Rejected') return err('PERSON_REJECTED')
  const row = policyTable[ability]
  const hasRight =
    row.rights.includes(viewer.signRight) ||
    (row.orRole?.rights.includes(viewer.signRight) === true &&
      viewer.productRoles.includes(row.orRole.role))
  const hasRole = row.role === undefined || viewer.productRoles.includes(row.role)
  if (!hasRight || !hasRole) return err(row.refusal ?? 'FORBIDDEN', { ability })
  if (viewer.postVerificationStatus !== 'Confirmed' && !row.isOpenToLocked) {
    return err('PERSON_LOCKED')
  }
  return holds
}

/** Cashiers and people without a right see outlets and sales of their own cash registers only. */
export function seesOnlyOwnCashRegisters(viewer: Pick<Viewer, 'signRight'>): boolean {
  return viewer.signRight === 'CASHIER' || viewer.signRight === 'NONE'
}

const stages: Readonly<Partial<Record<SignRight, SignStage>>> = { FIRST: 1, SECOND: 2, THIRD: 3 }

/** The stage a right signs at; undefined for people who sign nothing. */
export function stageOfRight(right: SignRight): SignStage | undefined {
  return stages[right]
}

/** Whether only the first signatory has an ability, so that nobody else can be given it. */
export const isOnlyOfFirst = (ability: Ability): boolean => policyTable[ability] === onlyFirst
