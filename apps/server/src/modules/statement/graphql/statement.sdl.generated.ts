/* Made by `npm run generate`; do not edit. */
/** The SDL of the service, scalars included. */
export const typeDefs = `"An exact decimal number as a string with a dot, without grouping: \\"1234.50\\". Never a JSON number."
scalar Decimal
"An instant in UTC, ISO 8601: \\"2026-11-28T04:00:00.000Z\\"."
scalar DateTime
"A calendar day of the bank (Asia/Bishkek): \\"2026-11-28\\"."
scalar LocalDate

"""
How many items a list that is not paged has at most, for the cost of a document: a list inside a list multiplies with it.
"""
directive @listSize(assumedSize: Int!) on FIELD_DEFINITION

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

enum StatementStatus { PENDING IN_PROGRESS READY NOT_FOUND FAIL }
"ACCOUNT: settlement, deposit, loan and transit accounts. CARD: card accounts. POS: card terminals, in schedules."
enum StatementKind { ACCOUNT CARD POS }
"""
TXT is the exchange with 1C in its version 1.03, TXT_V102 the same in version 1.02. Of POS statements there are PDF,
XLSX and CSV.
"""
enum StatementFileFormat { PDF XLSX TXT TXT_V102 CAMT053 MT940 CSV }
enum StatementLanguage { EN KG RU }
"DELETE: the statement is gone; CREATE: it is new and comes first; UPDATE: it takes the place of the one with its id."
enum StatementSubscriptionType { CREATE UPDATE DELETE }

"An account of a statement and its currencies, by the numbers of the specification (KGS is 3300)."
type StatementAccountCurrencies { account: String!  currencies: [String!]! }

type Statement {
  id: ID!
  partyId: ID!
  kind: StatementKind!
  availableAccounts: [StatementAccountCurrencies!]!
  "Numbers of the ordered currencies; empty means all of them."
  currencies: [String!]!
  startDate: LocalDate!
  endDate: LocalDate!
  status: StatementStatus!
  "What the status is called, in the language of the request."
  statusLabel: String!
  "Why there is no file, in words; null unless the status is FAIL or NOT_FOUND."
  errorMessage: String
  "Names the statement in \`download\`. Without an extension."
  fileName: String!
  requestDate: DateTime!
  "Short name of the person who ordered it; null when a schedule did."
  requestedBy: String
  "How much is done, 0 to 100, while it is in preparation."
  progress: Int!
  "Operations in it, once they have been read."
  operationCount: Int!
  "Formats that can be downloaded; without TXT_V102 where the encoding of that format lacks a letter of the company's name."
  formats: [StatementFileFormat!]!
  "Whether the person may remove it: the person who ordered it may, and the first signatory."
  isDeletable: Boolean!
  "Until when it is kept; null while it is in preparation."
  availableUntil: DateTime
}
type StatementPage {
  statements: [Statement!]!
  currentPage: Int!
  totalPages: Int!
  totalElements: Int!
}
"\`isRepeated\`: the same had been ordered before and nothing has changed since, so that one is returned."
type OrderedStatement { statement: Statement!  isRepeated: Boolean! }
type StatementEvent {
  "Grows; give the last one received when subscribing again to get what was missed."
  eventId: ID!
  subscriptionType: StatementSubscriptionType!
  statementId: ID!
  "Null when deleted."
  statement: Statement
}

type POSTerminal { code: String!  isActive: Boolean!  salePointName: String! }
type POSTerminalsByAddress { address: String!  posTerminals: [POSTerminal!]! }
type POSTerminalStatement {
  id: ID!
  partyID: ID!
  terminals: [POSTerminalsByAddress!]!
  startDate: LocalDate!
  endDate: LocalDate!
  status: StatementStatus!
  statusLabel: String!
  "Why there is no file, in words."
  errorMessage: String
  fileName: String!
  requestDate: DateTime!
  requestedBy: String
  progress: Int!
  operationCount: Int!
  formats: [StatementFileFormat!]!
  isDeletable: Boolean!
  availableUntil: DateTime
}
type POSTerminalStatementPage {
  posTerminalStatements: [POSTerminalStatement!]!
  currentPage: Int!
  elementsInCurrentPage: Int!
  totalPages: Int!
  totalElements: Int!
}
type OrderedPOSTerminalStatement { posTerminalStatement: POSTerminalStatement!  isRepeated: Boolean! }
type POSTerminalStatementEvent {
  eventId: ID!
  subscriptionType: StatementSubscriptionType!
  statementID: ID!
  posTerminalStatement: POSTerminalStatement
}

"An operation of an account: either \`debit\` or \`credit\` is set."
type StatementPayment {
  id: ID!
  counterpartyName: String!
  counterpartyAccount: String!
  "BIC of the counterparty's bank, when it is another bank."
  counterpartyBank: String
  documentNumber: String
  debit: Decimal
  credit: Decimal
  "What acquiring has kept of a sale over a terminal."
  fee: Decimal
  "Day of the booking, DD.MM.YYYY."
  paymentDate: String!
  bookedDate: DateTime!
  paymentPurpose: String!
  operationCode: String
  "The document of the internet bank behind it, to be opened; null when there is none."
  paymentID: ID
}
type StatementPaymentDay {
  "DD.MM.YYYY"
  paymentDate: String!
  payments: [StatementPayment!]!
}
"Balances and totals are of the whole period; \`payments\` are those of the page."
type StatementCurrency {
  isoNum: String!
  "ISO code."
  isoName: String!
  "The balances of a loan, which is owed, are below zero."
  incomingBalance: Decimal!
  outgoingBalance: Decimal!
  "The outgoing balance without what is held; the same as the outgoing one when the period has ended."
  planBalance: Decimal!
  totalDebit: Decimal!
  totalCredit: Decimal!
  "What acquiring has kept; of terminals only."
  totalFee: Decimal
  payments: [StatementPaymentDay!]!
}
type StatementAccount {
  clientName: String!
  "The code of the terminal in a statement of terminals."
  clientAccount: String!
  "Where the terminal stands."
  place: String
  currencies: [StatementCurrency!]!
}
"Every account of the statement is there, also without operations on this page; payments oldest first."
type StatementPayments {
  accounts: [StatementAccount!]!
  currentPage: Int!
  elementsInCurrentPage: Int!
  totalPages: Int!
  totalElements: Int!
}

"Payments of an account without a gap, in the order of their booking."
type NewStatementPayments {
  "ISO code; like the balances before and after the payments null when nothing was new."
  isoName: String
  incomingBalance: Decimal
  outgoingBalance: Decimal
  payments: [StatementPayment!]!
  "Where the next call goes on, also when nothing was new; null while the account has no payments."
  cursor: String
  hasMore: Boolean!
}

"\`data\` is base64. A file above 10 MB is refused with STATEMENT_FILE_TOO_LARGE when \`data\` is selected: use \`url\`."
type StatementFile { fileName: String!  contentType: String!  sizeBytes: Int!  url: String!  data: String! }

"PREVIOUS_DAY: every morning. PREVIOUS_WEEK: on Mondays. PREVIOUS_MONTH: on the first of the month."
enum StatementSchedulePeriod { PREVIOUS_DAY PREVIOUS_WEEK PREVIOUS_MONTH }
"Statements that are ordered by themselves, for the person who has made the schedule and with their rights."
type StatementSchedule {
  id: ID!
  partyId: ID!
  kind: StatementKind!
  "Codes of terminals for POS. Null means every account that the person may read, or every terminal."
  accounts: [String!]
  currencies: [String!]!
  period: StatementSchedulePeriod!
  fileFormat: StatementFileFormat!
  "The day of the next statement."
  nextDate: LocalDate!
  "Why it orders nothing any more, in words; null while it does. To save the same again resumes it."
  stoppedReason: String
  createdDate: DateTime!
}

input StatementOrderInput {
  partyId: ID!
  "Null means all accounts, unless \`accounts\` has some."
  account: String
  accounts: [String!]
  "Numbers (KGS is 3300); empty means all."
  currencies: [String!]!
  startDate: LocalDate!
  endDate: LocalDate!
}
input POSTerminalsByAddressInput { address: String!  posTerminals: [String!]! }
input POSTerminalStatementOrderInput {
  partyID: ID!
  "Empty means all terminals."
  posTerminalsByAddresses: [POSTerminalsByAddressInput!]!
  startDate: LocalDate!
  endDate: LocalDate!
}
input StatementPaymentsInput {
  partyId: ID!
  "Null means all accounts, unless \`accounts\` has some."
  account: String
  accounts: [String!]
  currencies: [String!]!
  startDate: LocalDate!
  endDate: LocalDate!
}
enum StatementPaymentDirection { DEBIT CREDIT }
input StatementPaymentFilter {
  "Part of the counterparty's name or account, the purpose or the document number."
  search: String
  account: String
  currency: String
  direction: StatementPaymentDirection
  startDate: LocalDate
  endDate: LocalDate
}
input StatementScheduleInput {
  partyId: ID!
  kind: StatementKind!
  accounts: [String!]
  currencies: [String!]!
  period: StatementSchedulePeriod!
  fileFormat: StatementFileFormat!
}

type Query {
  "Statements of accounts and cards, newest first; only those whose accounts the person may read."
  findAll(partyId: ID!, pagination: PageableInput): StatementPage!
  "One of them, or one of terminals, whose codes stand for accounts. Error STATEMENT_NOT_FOUND."
  findStatement(partyId: ID!, statementId: ID!): Statement!
  findPOSTerminalStatements(partyID: ID!, pagination: PageableInput): POSTerminalStatementPage!
  getPOSTerminals(partyID: ID!): [POSTerminalsByAddress!]!
  "What a statement contains. Errors STATEMENT_NOT_FOUND, STATEMENT_NOT_READY, STATEMENT_NOT_MADE."
  getPaymentsByStatement(statementId: ID!, pagination: PageableInput, filter: StatementPaymentFilter): StatementPayments!
  "The same of a period without an order, read from the bank now. Errors ACCOUNT_NOT_FOUND, PERIOD_TOO_LONG."
  getPayments(
    parameters: StatementPaymentsInput!
    pagination: PageableInput
    filter: StatementPaymentFilter
  ): StatementPayments!
  """
  What was booked after a cursor, each payment once, for programs. The first call begins with a day, or with the
  account; at most 500 at once. Without the right to see salaries a day with salaries comes when it is over, with one row
  for all its salaries. Errors ACCOUNT_NOT_FOUND, CURSOR_INVALID.
  """
  getNewPayments(partyId: ID!, account: String!, after: String, startDate: LocalDate, size: Int): NewStatementPayments!
  """
  The file of a statement. Without a language it is in that of the request. Errors STATEMENT_NOT_FOUND,
  STATEMENT_NOT_READY and STATEMENT_FILE_IN_PROGRESS (repeat the call), STATEMENT_EMPTY, STATEMENT_FILE_FAILED,
  STATEMENT_FORMAT_NOT_AVAILABLE, STATEMENT_LETTERS_NOT_IN_FORMAT.
  """
  download(fileName: String!, fileFormat: StatementFileFormat!, partyId: ID!, language: StatementLanguage): StatementFile!
  "XLSX unless another format is given."
  downloadPOSTerminalStatement(statementID: ID!, partyID: ID!, fileFormat: StatementFileFormat, language: StatementLanguage): StatementFile!
  "Own schedules."
  findStatementSchedules(partyId: ID!): [StatementSchedule!]!
}

type Mutation {
  "Errors ACCOUNT_NOT_FOUND, CURRENCY_UNKNOWN, PERIOD_TOO_LONG, STATEMENT_NO_ACCOUNTS, STATEMENTS_TOO_MANY and others."
  order(statementOrder: StatementOrderInput!): OrderedStatement!
  orderCardStatement(statementOrder: StatementOrderInput!): OrderedStatement!
  "Error POS_TERMINAL_NOT_FOUND."
  orderPOSTerminalStatement(statementOrder: POSTerminalStatementOrderInput!): OrderedPOSTerminalStatement!
  "Removes a statement of whatever kind with its files, for everybody; for the person who ordered it, and for the first signatory. Errors STATEMENT_NOT_FOUND, FORBIDDEN."
  deleteStatement(partyId: ID!, statementId: ID!): Boolean!
  saveStatementSchedule(schedule: StatementScheduleInput!): StatementSchedule!
  deleteStatementSchedule(partyId: ID!, scheduleId: ID!): Boolean!
}

type Subscription {
  "Statements of accounts and cards that the person may see."
  listen(partyId: ID!, lastEventId: ID): StatementEvent!
  listenPOSTerminalStatement(partyID: ID!, lastEventId: ID): POSTerminalStatementEvent!
}
`
