/* Made by `npm run generate`; do not edit. */
/** The SDL of the service, scalars included. */
export const typeDefs = `"An exact decimal number as a string with a dot, without grouping: \\"1234.50\\". Never a JSON number."
scalar Decimal
"An instant in UTC, ISO 8601: \\"2026-11-28T04:00:00.000Z\\"."
scalar DateTime
"A calendar day of the bank (Asia/Bishkek): \\"2026-11-28\\"."
scalar LocalDate

"Paging by page number as in the specification: the first page is 1."
input PageableInput {
  page: Int = 1
  size: Int = 40
}

"A text of a dictionary in the three languages of the product."
type LocalizedText {
  ru: String!
  kg: String!
  eng: String!
}

enum AccountType { CARD DEPOSIT LOAN RKO TRANSIT }
enum AccountStatus { OPEN CLOSED ARRESTED FINAL_ARRESTED }
enum AccountClassification { ISLAMIC STANDART }
"What a person may do with one account."
enum AccountPermission {
  BUDGET_PAYMENT CLEARING CONVERSION QR_GENERATION GROSS INTRABANK_OWN INTRABANK_FOREIGN
  PUSH_NOTIFICATION QR READ REFUND SALARY SWIFT
}
enum OperationDirection { DEBIT CREDIT }

type Currency {
  id: ID!
  isoCode: String!
  isoNum: String!
}

type Account {
  id: ID!
  bic: String!
  type: AccountType!
  status: AccountStatus!
  "Why the account is arrested or closed, when it is."
  statusReason: String
  partyId: ID!
  "The 16-digit account number."
  account: String!
  "The booked balance."
  balance: Decimal!
  "What is left when everything on its way has gone: balance minus holds."
  plannedBalance: Decimal!
  interestRate: Decimal
  accountName: String!
  openDate: LocalDate!
  closeDate: LocalDate
  isVisible: Boolean!
  contractNumber: String
  departmentId: String!
  accountClassification: AccountClassification!
  currency: Currency!
  "What the asking person may do with it."
  permissions: [AccountPermission!]!
  "What the first signatory could grant on an account of this kind."
  availablePermissions: [AccountPermission!]!
}

"One booked operation of an account."
type AccountOperation {
  id: ID!
  bookedDate: DateTime!
  direction: OperationDirection!
  "Always positive; the direction tells the sign."
  amount: Decimal!
  currency: String!
  "The booked balance right after this operation."
  balanceAfter: Decimal!
  counterpartyName: String!
  counterpartyAccount: String!
  counterpartyBank: String
  purpose: String!
  documentNumber: String
  operationCode: String
  "The internet bank's document behind it, when there is one."
  paymentId: ID
}

type AccountOperationPage {
  list: [AccountOperation!]!
  "Give it back as \`before\` to read the next, older page; null on the last one."
  nextCursor: String
  totalCredit: Decimal!
  totalDebit: Decimal!
}

"A hold: money of a document on its way."
type AccountHold {
  id: ID!
  amount: Decimal!
  createdDate: DateTime!
  paymentId: ID
  purpose: String!
}

type BalancePoint {
  date: LocalDate!
  balance: Decimal!
}

input AccountFilter {
  types: [AccountType!]
  statuses: [AccountStatus!]
  currencies: [String!]
  "Only accounts with this permission for the asking person."
  permission: AccountPermission
}

input AccountOperationFilter {
  startDate: LocalDate
  endDate: LocalDate
  direction: OperationDirection
  "Part of the counterparty's name, the purpose or the document number."
  search: String
}

type Query {
  "Accounts of the selected organisation that the asking person may read."
  findAllAccountsByPartyIdWithAcl(partyId: ID!): [Account!]!
  findAllAccountsByFilterWithPermissions(partyId: ID!, filter: AccountFilter!): [Account!]!
  getAccountById(accountId: ID!): Account!
  "Booked operations, newest first, by keyset."
  getOperationList(accountId: ID!, filter: AccountOperationFilter, before: String, size: Int = 40): AccountOperationPage!
  getHoldList(accountId: ID!): [AccountHold!]!
  "Closing balance of each day of the period, at most 366 days."
  getBalanceInfoByPeriod(accountId: ID!, startDate: LocalDate!, endDate: LocalDate!): [BalancePoint!]!
}

type Mutation {
  updateVisible(accountId: ID!, isVisible: Boolean!): Account!
  updateAccountName(accountId: ID!, accountName: String!): Account!
}
`
