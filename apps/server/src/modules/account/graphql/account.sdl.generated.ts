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
  "The booked balance; of a loan account below zero."
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
  "What the caller may do with it."
  permissions: [AccountPermission!]!
  "What the first signatory could grant on an account of this kind."
  availablePermissions: [AccountPermission!]!
}

"One booked operation of an account."
type AccountOperation {
  id: ID!
  bookedDate: DateTime!
  direction: OperationDirection!
  "Always positive; the direction gives the sign."
  amount: Decimal!
  currency: String!
  "The booked balance right after this operation: the one before + credit − debit."
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
  "Of everything the filter finds, not of this page; without balances brought forward."
  totalCredit: Decimal!
  totalDebit: Decimal!
  "Balances brought forward from the bank's former books: neither income nor expense."
  totalBroughtForward: Decimal!
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
  "Only accounts with this permission for the caller."
  permission: AccountPermission
}

input AccountOperationFilter {
  startDate: LocalDate
  endDate: LocalDate
  direction: OperationDirection
  "Part of the counterparty's name, the purpose or the document number."
  search: String
}

enum CardSystem { CUP ELCRD MCard VISA }
"ACTIVE works; EXPIRED and CLOSED are set by the bank alone; the others are kinds of block."
enum CardStatus { ACTIVE BLOCKED COMPROMISED LOST STOLEN EXPIRED CLOSED }
"Why a card is blocked (LOSS, THEFT, COMPROMISE, TEMPORARY), unlocked (FOUND, PIN_RESTORED, BY_MISTAKE) or kept from the internet (CARD_BLOCK)."
enum CardStatusReason { LOSS THEFT COMPROMISE TEMPORARY FOUND PIN_RESTORED BY_MISTAKE CARD_BLOCK }
"What a person may do with one card."
enum CardPermission { GET_LIMIT_AND_DETAILS PUSH_NOTIFICATION READ_CARD SET_LIMIT SET_STATUS }
enum CardLimitType { CASH_LIMIT RETAIL_CARD_PRESENT CARD_NOT_PRESENT }

"A card of the organisation. The full number is never in the internet bank."
type Card {
  id: ID!
  "First six and last four digits: «9417 00•• •••• 1234»."
  cardNum: String!
  "Number of the card contract in the bank's retail system."
  rbsNumber: String!
  "As embossed, Latin letters."
  cardHolderName: String!
  "The last day on which it works."
  expiryDate: LocalDate!
  "What the organisation calls it; null when it gave it no name."
  title: String
  "The 16-digit number of its card account."
  account: String!
  accountId: ID!
  "Base currency of the card account."
  currency: String!
  status: CardStatus!
  "Why it is blocked, when it is and the bank knows."
  statusReason: CardStatusReason
  statusDate: DateTime!
  paymentSystem: CardSystem!
  isInternetAvailable: Boolean!
  "A block that can be lifted with unlockCard."
  isUnlockable: Boolean!
  "What the caller may do with it."
  permissions: [CardPermission!]!
  "What the first signatory could grant on it."
  availablePermissions: [CardPermission!]!
}
type CardPage { list: [Card!]!  totalElements: Int!  totalPages: Int!  currentPage: Int! }

"One balance of a multi-currency card account."
type CardBalance {
  "The booked balance."
  amount: Decimal!
  "What is left of it when everything on its way has gone: amount minus holds."
  plannedAmount: Decimal!
  "ISO code; «ALL» for the extra entry that sums all balances, which is there when there are several."
  currency: String!
  "The currency in which both amounts are expressed; differs from \`currency\` for «ALL» only."
  amountCurrency: String!
}
"A card account with its balances and the cards that the caller may read."
type CardAccountInfo {
  account: Account!
  "What can be spent now, in the account's currency: balances minus holds; other currencies at the central bank's rate."
  availableAmount: Decimal!
  "In the order of the account's currencies, the base currency first, «ALL» at the very beginning when present."
  multiBalance: [CardBalance!]!
  cards: [Card!]!
}

"A limit of a card; amounts are in soms whatever the account's currency."
type CardLimit {
  limitType: CardLimitType!
  maxAmount: Decimal!
  "Largest number of operations in the period; null means as many as one likes."
  maxNumber: Int
  availableAmount: Decimal!
  availableNumber: Int
  usedAmount: Decimal!
  usedNumber: Int!
  "The period in which the use is counted: the calendar month, or the days of a temporary limit."
  startDate: LocalDate!
  endDate: LocalDate!
  "Set for the days from startDate to endDate; afterwards the standing limit holds again."
  isTemporary: Boolean!
}
type CardLimitInfo {
  cardId: ID!
  "ISO code; always KGS."
  currency: String!
  "Always three, in the order CASH_LIMIT, RETAIL_CARD_PRESENT, CARD_NOT_PRESENT."
  limits: [CardLimit!]!
  "5000000.00: what the limits of all cards of the organisation may add up to."
  totalMaxAmount: Decimal!
  "What they add up to now."
  totalSetAmount: Decimal!
  "What this card's limits could still be raised by, all three together."
  totalAvailableAmount: Decimal!
}
input CardLimitInput {
  limitType: CardLimitType!
  "In soms, zero or more."
  maxAmount: Decimal!
  "Left out: as many operations as one likes."
  maxNumber: Int
  "Both or none: a temporary limit for these days (today or later, at most a year)."
  startDate: LocalDate
  endDate: LocalDate
}

"A status that the caller may give to the card now, with the reasons to choose from."
type CardStatusChoice { status: CardStatus!  reasons: [CardStatusReason!]! }
type InternetTransactionsAvailability { cardId: ID!  isAvailable: Boolean!  reason: CardStatusReason }

input CardFilter {
  accountId: ID
  cardStatuses: [CardStatus!]
  paymentSystems: [CardSystem!]
  "Part of the holder's name, of the title, or the last digits of the number."
  search: String
}

"TOP_UP: money put in. TRANSFER: sent from the account by a payment order."
enum CardOperationKind { CASH RETAIL INTERNET FEE TOP_UP TRANSFER REVERSAL }
"One operation of a card account."
type CardOperation {
  id: ID!
  "Null for what the bank booked on the account without a card."
  cardId: ID
  "First six and last four digits."
  cardNum: String
  kind: CardOperationKind!
  direction: OperationDirection!
  "What left or reached the account, commission included, in \`baseCurrency\`; always positive."
  baseAmount: Decimal!
  baseCurrency: String!
  "What the terminal showed."
  transactionAmount: Decimal!
  transactionCurrency: String!
  "What the payment system settled with the bank."
  settlementAmount: Decimal!
  settlementCurrency: String!
  "Place and merchant."
  transactionDetails: String!
  transactionDate: DateTime!
  commissionAmount: Decimal!
  commissionCurrency: String!
  "The money is held; the payment system has not settled it yet."
  isPending: Boolean!
}

"A retail client's card to which money can be sent."
type NaturalPersonCard {
  "Give it back as cardReferencesId."
  id: ID!
  cardNum: String!
  "Masked: «Айзада К.»."
  ownerName: String!
  "Null when the first digits say nothing."
  paymentSystem: CardSystem
  currency: String!
}
"Exactly one of both."
input NaturalPersonCardFilter {
  "12 digits with 996, or 9 national digits."
  phone: String
  "The full card number as typed; it is neither stored nor logged."
  cardNum: String
}

type LoanAccount {
  "The 16-digit number of the loan account."
  account: String!
  accountId: ID!
  accountName: String!
  loanId: ID!
  "What was lent."
  loanAmount: Decimal!
  "What is still owed of the principal."
  balance: Decimal!
  "loanAmount minus balance."
  paidAmount: Decimal!
  "paidAmount / loanAmount x 100, rounded."
  paidPercent: Int!
  "balance / loanAmount x 100, rounded (the specification's «interest-paid percent»)."
  interestPaidPercent: Int!
  currency: String!
  interestRate: Decimal!
  "Null when nothing is left to pay."
  nextPaymentAmount: Decimal
  nextPaymentDate: LocalDate
  "Due and not paid, interest and principal together."
  overdueAmount: Decimal!
  startDate: LocalDate!
  "The day of the last payment of the schedule."
  lastActiveDate: LocalDate!
  "Number of the loan contract."
  dutyNumber: String!
  "Equal payments, or equal parts of the principal."
  repaymentKind: LoanRepaymentKind!
  isClosed: Boolean!
}
enum LoanRepaymentKind { ANNUITY EQUAL_PRINCIPAL }

enum LoanClaimKind { FULL_REPAYMENT PARTIAL_REPAYMENT REPAYMENT_DAY DEBT_CERTIFICATE }
"What a partial repayment makes less: the number of payments, or each of them."
enum EarlyRepaymentMode { SHORTER_TERM SMALLER_INSTALMENT }
"A draft is seen by its writer alone. An approved repayment is made on its day; if it is not possible then, the claim is declined."
enum LoanClaimState { DRAFT ON_VERIFICATION APPROVED DECLINED }

"What a borrower requests about a running loan."
type LoanClaim {
  loanClaimId: ID!
  loanId: ID!
  accountId: ID!
  dutyNumber: String!
  currency: String!
  kind: LoanClaimKind!
  "Of an early repayment."
  repayOn: LocalDate
  "Of a partial repayment: the part of the principal."
  amount: Decimal
  mode: EarlyRepaymentMode
  "Of another repayment day: the day of the month."
  day: Int
  state: LoanClaimState!
  createdDate: DateTime!
  decidedDate: DateTime
  "When an approved change was made."
  executedDate: DateTime
  "Why it was declined."
  reason: String
  "Of an approved request for a certificate of debt."
  certificate: DebtCertificate
  canCancel: Boolean!
}
"What was owed on a day, in the currency of the loan."
type DebtCertificate {
  date: LocalDate!
  principal: Decimal!
  interest: Decimal!
  "Where it is downloaded as a PDF; add language=ru, ky or en."
  pdfLink: String!
}
type LoanClaimEvent {
  "Grows; give the last one received when subscribing again to get what was missed."
  eventId: ID!
  loanClaim: LoanClaim!
}
input LoanClaimInput {
  "Of a draft that is changed or sent; left out for a new claim."
  loanClaimId: ID
  loanId: ID!
  accountId: ID!
  kind: LoanClaimKind!
  "Of an early repayment: today or at most 60 days ahead."
  repayOn: LocalDate
  "Of a partial repayment: the part of the principal, less than all of it."
  amount: Decimal
  mode: EarlyRepaymentMode
  "Of another repayment day: 1 to 28."
  day: Int
  "Saved, not sent."
  isDraft: Boolean
}
enum LoanChartState { PAID PARTLY_PAID OVERDUE NEXT PLANNED }
"One month of a loan's schedule; OD is the principal, Perc the interest."
type LoanChartRow {
  "The first day of the month."
  month: LocalDate!
  "The day the payment is due."
  lastPayDate: LocalDate!
  "The whole payment of the month: principal and interest."
  amountCharge: Decimal!
  "Of it repaid so far."
  amountRepay: Decimal!
  "Repaid of the principal."
  amountODRepay: Decimal!
  "Repaid of the interest."
  amountPercRepay: Decimal!
  "Of the month's principal still to be paid."
  amountRestOD: Decimal!
  "Of the month's interest still to be paid."
  amountRestPerc: Decimal!
  "Of the month's interest overdue."
  amountRestZPerc: Decimal!
  "The principal owed after the month's payment."
  balance: Decimal!
  state: LoanChartState!
}

enum DepositPayout { MONTHLY AT_END CAPITALISED }
type DepositAccount {
  account: String!
  accountId: ID!
  accountName: String!
  contractNumber: String!
  currency: String!
  "What lies on it now, capitalised interest included."
  balance: Decimal!
  "What was put on it at the beginning."
  depositAmount: Decimal!
  "Percent a year."
  interestRate: Decimal!
  startDate: LocalDate!
  "The last day of the term; null for a deposit on demand."
  endDate: LocalDate
  termDays: Int
  "Days to the end of the term, never negative; null on demand."
  daysLeft: Int
  payout: DepositPayout!
  "Interest that has grown since the last payout."
  accruedInterest: Decimal!
  "Interest paid out or capitalised so far."
  paidInterest: Decimal!
  "All interest of the whole term if nothing is put on or taken off; null on demand."
  expectedInterest: Decimal
  nextPayoutDate: LocalDate
  isReplenishable: Boolean!
  "Taking money off before the end is possible."
  isWithdrawable: Boolean!
}
"One month of interest of a deposit."
type DepositInterestRow {
  startDate: LocalDate!
  endDate: LocalDate!
  days: Int!
  interest: Decimal!
  "Paid out or capitalised already."
  isPaid: Boolean!
}

"What came and went on one day, in one currency."
type DayTurnover { date: LocalDate!  currency: String!  credit: Decimal!  debit: Decimal! }
"A settlement account that outlets are credited to; its balance is not shown here."
type SalePointAccount {
  id: ID!
  account: String!
  accountName: String!
  accountClassification: AccountClassification!
  currency: Currency!
}

type CurrencyAmount { amount: Decimal!  currency: String! }
type BalanceInfoByPeriod {
  "At the beginning of the first day, one entry per currency."
  startBalances: [CurrencyAmount!]!
  "At the end of the last day."
  endBalances: [CurrencyAmount!]!
}

type AccountPage { list: [Account!]!  totalElements: Int!  totalPages: Int!  currentPage: Int! }

"What the organisation owes the budget by one tax, as the tax service answers."
type TaxDebt {
  id: ID!
  taxName: LocalizedText!
  "The eight digits of the state payment classifier, when the tax service names them."
  paymentCode: String
  taxOfficeCode: String
  taxOfficeName: LocalizedText
  "The tax itself, without penalties."
  amount: Decimal!
  penalty: Decimal!
  fine: Decimal!
  totalAmount: Decimal!
  currency: String!
  dueDate: LocalDate
  "Address of the notice of this debt, a PDF file of the tax service; \`&language=\` chooses its language."
  pdfNoticeLink: String!
}
type TaxDebts {
  list: [TaxDebt!]!
  totalAmount: Decimal!
  currency: String!
  "The day for which the tax service answered."
  date: LocalDate!
  "Address of the statement of all debts, a PDF file of the tax service; null when it does not know the organisation."
  pdfLink: String
}

enum ConvertRateGroup { CASH CASHLESS CARD NBKR }
input ConvertAmountInput {
  amount: Decimal!
  "ISO code; what the amount is in."
  fromCurrency: String!
  toCurrency: String!
  rateGroup: ConvertRateGroup = NBKR
  "The day of the rates; today when left out."
  date: LocalDate
}
type ConvertedAmount {
  amount: Decimal!
  currency: String!
  "Units of \`currency\` for one unit of \`fromCurrency\`."
  rate: Decimal!
  rateDate: LocalDate!
  "The rates are older than they should be: show the person their date."
  isOld: Boolean!
}

enum AccountEventKind {
  "The bank has arrested, released or closed the account."
  ACCOUNT_STATUS_CHANGED
  "Money has moved on the account, or was set aside, without a document of the organisation."
  ACCOUNT_MOVED
  ACCOUNT_RENAMED VISIBILITY_CHANGED CARD_RENAMED CARD_STATUS_CHANGED CARD_LIMIT_CHANGED
  INTERNET_TRANSACTIONS_CHANGED PERMISSIONS_CHANGED
  LOAN_CLAIM_CHANGED
}
"Something about an account or a card changed: read it again."
type AccountEvent {
  eventId: ID!
  kind: AccountEventKind!
  accountId: ID
  cardId: ID
}


"What one person of the organisation may do with each account and card."
type AccessControlList {
  userReferenceId: ID!
  "The first signatory may do everything; nothing of their can be changed."
  isEverything: Boolean!
  accounts: [AccountAccess!]!
  cards: [CardAccess!]!
}
type AccountAccess {
  accountId: ID!
  account: String!
  accountName: String!
  type: AccountType!
  status: AccountStatus!
  currency: Currency!
  permissions: [AccountPermission!]!
  "What can be granted to this person on this account."
  availablePermissions: [AccountPermission!]!
}
type CardAccess {
  cardId: ID!
  cardNum: String!
  title: String
  cardHolderName: String!
  account: String!
  status: CardStatus!
  permissions: [CardPermission!]!
  availablePermissions: [CardPermission!]!
}

input AccountPermissionsInput {
  accountId: ID!
  permissions: [AccountPermission!]!
  "What the caller was shown; when it is not so any more nothing is saved."
  formerPermissions: [AccountPermission!]!
}
input CardPermissionsInput {
  cardId: ID!
  permissions: [CardPermission!]!
  formerPermissions: [CardPermission!]!
}

"Where codes can be made: an account in som, or a cash register with the account of its outlet."
type ElQrSource {
  account: String!
  "As the customer reads it."
  name: String!
  salePointCode: String
  salePointName: String
  cashCode: String
  cashName: String
}

"What the bank would give back of a sale by QR now."
type RefundedQrOperationInfo {
  operationId: ID!
  account: String!
  amount: Decimal!
  senderName: String!
  senderAccount: String!
  isRefunded: Boolean!
}

input ElQrInput {
  legalPartyId: ID!
  "The account, or the cash register (codes of outlet and register together, nine digits), not both."
  account: String
  cashRegister: String
  "Som; the customer enters the amount when it is left out."
  amount: Decimal
  comment: String
  "A dynamic code is paid once."
  isDynamic: Boolean!
}

type ElQr {
  "The text of the code."
  qr: String!
  source: ElQrSource!
  amount: Decimal
  "Names the code; its sales carry it."
  transaction: String!
}

type Query {
  "For the first signatory. Error PERSON_NOT_FOUND."
  getAccessControlListForUser(userReferenceId: ID!): AccessControlList!
  "Accounts of the selected organisation that the caller may read."
  findAllAccountsByPartyIdWithAcl(partyId: ID!): [Account!]!
  findAllAccountsByFilterWithPermissions(partyId: ID!, filter: AccountFilter!): [Account!]!
  getAccountById(accountId: ID!): Account!
  "\`currency\`: ISO code or the specification's number (3300 for the som). Error ACCOUNT_NOT_FOUND."
  findByAccountAndCurrency(account: String!, currency: String!): Account!
  "Every account under the 16-digit number; none when the person may read none."
  findAllByAccount(account: String!): [Account!]!
  "Settlement accounts to pay from: open ones, the largest balance first."
  findAllByPartyIdBaseRkoAccountInfo(partyId: ID!): [Account!]!
  "Settlement accounts that an outlet can be credited to, of those the caller may read."
  getAllAccountsForSalePoint(legalPartyId: ID!): [SalePointAccount!]!
  "The account of an outlet that the caller may see. Error ENTITY_NOT_FOUND."
  getAccountBySalePointCode(salePointCode: String!): SalePointAccount!
  "Card accounts with balances and cards."
  findAllByPartyIdBaseCardAccountInfo(partyId: ID!): [CardAccountInfo!]!
  "Accounts page by page, the largest balance first within each currency."
  findAllByFilter(partyId: ID!, filter: AccountFilter!, pageable: PageableInput): AccountPage!
  "Accounts from which a foreign transfer in \`currency\` may be paid; all currencies but the som when left out."
  getSwiftAccounts(partyId: ID!, currency: String): [Account!]!
  "Accounts from which the fee of a foreign transfer may be taken: settlement accounts in soms and in the payer's currency."
  getCommissionAccounts(partyId: ID!, currency: String): [Account!]!
  getLoanAccounts(partyId: ID!): [LoanAccount!]!
  "The schedule, oldest month first. Error LOAN_NOT_FOUND."
  getLoanCharts(loanId: ID!, accountId: ID!): [LoanChartRow!]!
  "Claims about loans that the person may read, with own drafts; the newest first."
  getLoanClaims(partyId: ID!, loanId: ID): [LoanClaim!]!
  "Error LOAN_CLAIM_NOT_FOUND."
  getLoanClaimById(loanClaimId: ID!): LoanClaim!
  getDepositAccounts(partyId: ID!): [DepositAccount!]!
  "Interest by months from the beginning to the end of the term."
  getDepositInterests(accountId: ID!): [DepositInterestRow!]!
  findAllCardsByFilter(partyId: ID!, filter: CardFilter!, pageable: PageableInput): CardPage!
  findAllCardsByAccountId(accountId: ID!, cardStatuses: [CardStatus!]): [Card!]!
  "One card. Error CARD_NOT_FOUND."
  getCardById(cardId: ID!): Card!
  getCardLimitInfo(cardId: ID!): CardLimitInfo!
  "Operations of a card account, newest first; at most 31 days. \`cardId\` leaves those of one card."
  getOperationList(accountId: ID!, startDate: LocalDate!, endDate: LocalDate!, cardId: ID): [CardOperation!]!
  "What the card may be set to now; empty when nothing."
  getAvailableStatusesForCard(cardId: ID!): [CardStatusChoice!]!
  getInternetTransactionsAvailability(cardId: ID!): InternetTransactionsAvailability!
  "Cards of a retail client by phone or by card number; none when there is none."
  getNaturalPersonCards(filter: NaturalPersonCardFilter!): [NaturalPersonCard!]!
  "Booked operations of any account, newest first, by keyset."
  getAccountOperations(accountId: ID!, filter: AccountOperationFilter, before: String, size: Int = 40): AccountOperationPage!
  getHoldList(accountId: ID!): [AccountHold!]!
  "Balances at both ends of a period of at most 366 days."
  getBalanceInfoByPeriod(accountId: ID!, startDate: LocalDate!, endDate: LocalDate!): BalanceInfoByPeriod!
  "Closing balance of each day of the period, at most 366 days."
  getBalanceCurve(accountId: ID!, startDate: LocalDate!, endDate: LocalDate!): [BalancePoint!]!
  "Money in and out by day and currency, at most 366 days, over the accounts that the person may read and has not hidden; without loans and without moves between own accounts."
  getTurnoverByPeriod(partyId: ID!, startDate: LocalDate!, endDate: LocalDate!): [DayTurnover!]!
  "Tax debt; refused to cashiers and cash managers, whose client does not request it."
  getNptByLegalPartyId(legalPartyId: ID!): TaxDebts!
  convertAmount(convertAmount: ConvertAmountInput!): ConvertedAmount!
  "Accounts and cash registers for which the person may make codes."
  getElQrSources(legalPartyId: ID!): [ElQrSource!]!
  "Error SALE_NOT_FOUND."
  getRefundedQrOperationInfo(legalPartyId: ID!, operationId: ID!): RefundedQrOperationInfo!
  "Errors ACCOUNT_NOT_FOUND, ENTITY_NOT_FOUND, AMOUNT_NOT_POSITIVE."
  generateElQr(elQr: ElQrInput!): ElQr!
}

"Changes of cards need the header \`Idempotency-Key\`."
type Mutation {
  "Sends a claim to the bank, or saves a draft. Needs an Idempotency-Key. Errors LOAN_NOT_FOUND, LOAN_REPAID, LOAN_OVERDUE, CLAIM_PENDING, REPAYMENT_DATE_INVALID, REPAYMENT_AMOUNT_INVALID, REPAYMENT_DAY_INVALID."
  createLoanClaim(loanClaim: LoanClaimInput!): LoanClaim!
  "Withdraws a claim that is not decided yet, or deletes a draft and returns null. Errors LOAN_CLAIM_NOT_FOUND, CLAIM_STATE_MISMATCH."
  cancelLoanClaim(loanClaimId: ID!): LoanClaim
  updateVisible(accountId: ID!, isVisible: Boolean!): Account!
  "Replaces what the person may do with the accounts named. Errors PERMISSIONS_OF_FIRST, PERMISSION_NOT_AVAILABLE, PERMISSIONS_CHANGED_MEANWHILE."
  updatePermissions(userReferenceId: ID!, permissions: [AccountPermissionsInput!]!): AccessControlList!
  "The same for cards."
  updatePermissionsCard(userReferenceId: ID!, permissions: [CardPermissionsInput!]!): AccessControlList!
  updateAccountName(accountId: ID!, accountName: String!): Account!
  "An empty title takes the name away."
  updateCardTitle(cardId: ID!, cardTitle: String!): Card!
  "Errors CARD_LIMIT_TOTAL_EXCEEDED (max, available), CARD_LIMIT_…_INVALID, CARD_STATUS_FORBIDS."
  setCardLimit(cardId: ID!, limit: CardLimitInput!): CardLimitInfo!
  "One of getAvailableStatusesForCard. Errors CARD_STATUS_NOT_AVAILABLE, CARD_REASON_INVALID."
  setCardStatus(cardId: ID!, status: CardStatus!, reason: CardStatusReason!): Card!
  "The reason is always CARD_BLOCK."
  setInternetTransactionsAvailability(cardId: ID!, isAvailable: Boolean!): InternetTransactionsAvailability!
  "Lifts a temporary block. Errors CARD_NOT_UNLOCKABLE, CARD_REASON_INVALID."
  unlockCard(cardId: ID!, reason: CardStatusReason!): Card!
}

type Subscription {
  listenLoanClaim(partyId: ID!, lastEventId: ID): LoanClaimEvent!
  "Changes of accounts and cards that the caller may read. Payments that move balances are reported by listenPayment."
  listenAccount(partyId: ID!, lastEventId: ID): AccountEvent!
}
`
