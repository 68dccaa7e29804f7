import type { AccountPermission } from '../accounts/account-permission.ts'
import { isMaskedCardNumber } from '../identifiers/card-number.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { interbankSystems } from '../payment/interbank-choice.ts'
import type { OperationCode } from '../payment/operation.ts'

/** What leads to a form. The form itself, with its fields and checks, is loaded when it is filled in. */
export interface FormOutline {
  /** Name in the address: /payment/{path}/{id?} (specification 2, section 2). */
  readonly path: string
  readonly operations: readonly OperationCode[]
  /** Its documents are made on pages of their own. */
  readonly hasOwnPages?: true
  /** All that it pays in. */
  readonly onlyCurrency?: CurrencyCode
  /** What a person must be allowed to do with the payer's account, where it is not the operation's own permission. */
  readonly permission?: AccountPermission
}

/** Every payment form of the product. */
export const formOutlines = {
  clearingGross: { path: 'clearing-gross', operations: interbankSystems, onlyCurrency: 'KGS' },
  intraBank: {
    path: 'intra-bank-transfer',
    operations: ['INTRABANK_OWN', 'INTRABANK_FOREIGN'],
  },
  conversion: { path: 'conversion', operations: ['CONVERSION'] },
  swift: { path: 'swift', operations: ['SWIFT'] },
  cardTransferRko: { path: 'card-transfer-rko', operations: ['RKO_2_CARD', 'CARD_2_RKO'] },
  cardTransfer: { path: 'card-transfer', operations: ['CARD_2_CARD'] },
  cardTransferO24: {
    path: 'card-transfer-o24',
    operations: ['RKO_2_CARD', 'CARD_2_CARD'],
    // Money leaves the organisation, so the permission between own accounts is not enough.
    permission: 'INTRABANK_FOREIGN',
  },
  budget: { path: 'budget', operations: ['BUDGET'], hasOwnPages: true, onlyCurrency: 'KGS' },
  salary: { path: 'salary', operations: ['SALARY'], hasOwnPages: true },
  qrPayment: { path: 'qr', operations: ['QR'], hasOwnPages: true },
  qrRefund: { path: 'refund', operations: ['REFUND'], hasOwnPages: true },
} as const satisfies Readonly<Record<string, FormOutline>>

const all: readonly FormOutline[] = Object.values(formOutlines)

/** What determines the form of a document. */
export interface FormedDocument {
  readonly operationCode: OperationCode
  readonly recipientAccount: string
}

/** The form that makes documents of an operation; undefined while the product has none. */
export const outlineOfOperation = (operation: OperationCode): FormOutline | undefined =>
  all.find(({ operations }) => operations.includes(operation))

/** The form of a document: a transfer to a private client's card has one of its own. */
export function outlineOfDocument({
  operationCode,
  recipientAccount,
}: FormedDocument): FormOutline | undefined {
  const { cardTransferO24 } = formOutlines
  const isToRetailCard =
    cardTransferO24.operations.some(one => one === operationCode) &&
    isMaskedCardNumber(recipientAccount)
  return isToRetailCard ? cardTransferO24 : outlineOfOperation(operationCode)
}

/** The form behind a name in the address. */
export const outlineOfPath = (path: string): FormOutline | undefined =>
  all.find(outline => outline.path === path)

/** What a person types before there is a code, by the name under which it is kept while it is unfinished. */
export const budgetChoiceFields = {
  'budget-tax': ['taxTypeId', 'taxOfficeCode', 'periodFrom', 'periodTo', 'amount', 'vehicle'],
  'budget-tunduk': ['serviceId', 'applicantInn', 'applicationNumber', 'amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const isBudgetChoice = (form: string): form is keyof typeof budgetChoiceFields =>
  Object.hasOwn(budgetChoiceFields, form)
