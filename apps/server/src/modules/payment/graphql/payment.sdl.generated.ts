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

enum PaymentStatus {
  DRAFT ON_VERIFICATION ON_VERIFICATION_COMPLETED PARTIALLY_CONFIRMED PARTIAL_CONFIRMATION_COMPLETED
  ON_CONFIRMATION ON_CONFIRMATION_COMPLETED
  FIRST_SIGN_IN_PAY_CONTROL FIRST_SIGN_IN_PAY_CONTROL_COMPLETE
  SECOND_SIGN_IN_PAY_CONTROL SECOND_SIGN_IN_PAY_CONTROL_COMPLETE
  FOR_EDITING CANCELED_SIGN_ONE CANCELED_SIGN_TWO TIMEOUT_CANCELED_SIGN_ONE TIMEOUT_CANCELED_SIGN_TWO
  REVOKE WAIT_RESPONSE_FROM_BANK PAYMENT_REQUEST_TO_BANK KVIT SUCCESS ERROR TIME_IS_OUT
}
"Tabs of the history."
enum HistoryStatus { ALL FOR_SIGN FOR_EDITING SUCCESS FAILED ERROR DRAFT }
enum OperationCode {
  CLEARING GROSS INTRABANK_OWN INTRABANK_FOREIGN SWIFT CONVERSION RKO_2_CARD CARD_2_RKO CARD_2_CARD BUDGET QR REFUND SALARY
}
enum PaymentOrigin { OB SALE_POINT FILE MANUAL WEB MONITOR POS_MONITOR STATIC DYNAMIC CONSIGNMENT }
enum LiveState { New Updated Deleted }
enum BankType { INTERBANK INTRABANK ALL }
"SIGN_DEADLINE: until when a document can be signed on its value date."
enum HistorySort { CREATED_DATE VALUE_DATE SIGN_DEADLINE AMOUNT RECIPIENT_NAME TRANSFER_NUM }
enum SortOrder { ASC DESC }
"What the caller must do, or may expect, next with this document."
enum StatusColour { muted warning info success danger }

type Operation { id: ID!  code: OperationCode!  name: LocalizedText! }
type Bank { bankCode: String!  name: LocalizedText!  shortName: LocalizedText!  accountPrefix: String!  isActive: Boolean!  isHead: Boolean! }
type BankPage { list: [Bank!]!  totalElements: Int!  totalPages: Int!  currentPage: Int! }
type PaymentCurrency { id: ID!  isoCode: String!  isoNum: String!  precision: Int! }
type BudgetClassification { classCode: String!  className: LocalizedText!  isActive: Boolean! }

type TimeRuleOfPayment { fromTime: String!  createDeadline: String!  signDeadline: String!  createIsAllowed: Boolean!  signIsAllowed: Boolean!  ruleTrait: String! }

"A document as the history lists it, with the actions the caller has now."
type PaymentHistoryRow {
  id: ID!
  createdDate: DateTime!
  createdBy: String!
  updatedBy: String
  updatedDate: DateTime!
  recipientAccount: String!
  operationCode: OperationCode!
  transferNum: String!
  valueDate: LocalDate!
  payerAccount: String!
  amount: Decimal!
  currency: String!
  commission: Decimal!
  "Of the commission; it may differ from the currency of the payment."
  commissionCurrency: String!
  statusCode: PaymentStatus!
  "Colour of the status for the caller."
  statusColour: StatusColour!
  "The caller must act next."
  isYourTurn: Boolean!
  "Until when the document can be signed; null unless it waits for a signature."
  signDeadline: DateTime
  "Signed by everybody, and the bank takes it on this later day; null otherwise."
  leavesOn: LocalDate
  purpose: String!
  recipientName: String!
  legalPartyId: ID!
  paymentDetailsId: ID!
  "The bank's reason of a refusal, or the signatory's comment of a return; in the words it was given."
  description: String
  "Stable code of the bank's refusal, when it refused."
  errorCode: String
  origin: PaymentOrigin!
  "Changes with every transition; give it back when editing."
  version: Int!
  "SHA-256 of the canonical text a signature covers, lower-case hex; give it back when signing."
  digest: String!
  isRepeatable: Boolean!
  isEditable: Boolean!
  isSignable: Boolean!
  isRevokable: Boolean!
  isReturnable: Boolean!
  isRemovable: Boolean!
  isSendForSign: Boolean!
  isRecall: Boolean!
  isExportable: Boolean!
  isOpenPdf: Boolean!
}

type PaymentPage {
  list: [PaymentHistoryRow!]!
  amountElements: Int!
  currentPage: Int!
  amountPages: Int!
  "Sum of all found documents per currency, so that currencies are never added together."
  totals: [CurrencyTotal!]!
  "Set when there are too many documents to read them all: only those made since then were searched."
  searchedSince: DateTime
  "The moment the list is of. Give it back with the next page, which then repeats no row of this one."
  asOf: DateTime!
}
"A person who made documents that the caller may see."
type PaymentCreator { id: ID!  shortName: String! }
type CurrencyTotal { currency: String!  amount: Decimal!  count: Int! }

"Whom a company pays: another company, a person, or the state."
enum PaymentType { B2B B2C B2G }
"The whole document: what the form shows and what a signature covers."
type TransferData {
  payment: PaymentHistoryRow!
  "As far as the payee's data show it; null for transfers between own accounts and for payees without an INN."
  paymentType: PaymentType
  payerName: String!
  payerBic: String!
  payerInn: String!
  recipientBic: String!
  recipientBankName: LocalizedText!
  recipientInn: String
  paymentCode: String
  creatorName: String!
  "The person who made the document, as the people of the organisation name them; null once they have left."
  userReferenceId: ID
  timeRule: TimeRuleOfPayment!
  "The exact text that a signature covers, one \`name: value\` line each."
  canonicalText: String!
  terms: [DocumentTerm!]!
}
"A transfer from or to a card."
type CardTransferData {
  transfer: TransferData!
  "Of a private client's card: its first six and last four digits; null for an own card."
  recipientCardNum: String
  "Of a private client's card: the masked name of its holder."
  recipientDetail: String
  cardReferencesId: ID
}


"What only some kinds of documents say, in the order of the canonical text."
type DocumentTerm { name: String!  value: String! }

"What has become of a request for a contractual rate."
enum ConversionQuoteState { WAITING QUOTED REFUSED EXPIRED }
type ConversionData {
  transfer: TransferData!
  "What arrives; before the bank's quote has come, what it would be at the rate of the list."
  recipientAmount: Decimal!
  recipientCurrencyCode: String!
  "One unit of rateBase costs this much of rateQuote."
  rate: Decimal!
  rateBase: String!
  rateQuote: String!
  rateKind: ConversionRateKind!
  "The rate holds: until rateUntil, and a rate of the list afterwards while the list says the same."
  isFixedRate: Boolean!
  "Null while the bank's quote is awaited."
  rateUntil: DateTime
  "Null for a rate of the list."
  quoteState: ConversionQuoteState
  "The rate of the list now; null when the bank has none."
  currentRate: Decimal
  "Its pair, which may be turned when the two currencies are close to parity."
  currentRateBase: String
  currentRateQuote: String
}

type StatusHistoryEntry {
  statusCode: PaymentStatus!
  "Null for a step that is still to come."
  updatedDate: DateTime
  "Short name of the person, or null when the bank or the clock made the step."
  updatedBy: String
  comment: String
  isFuture: Boolean!
  colour: StatusColour!
}
type SignatoryEntry {
  "1, 2 or 3."
  stage: Int!
  statusCode: PaymentStatus
  "Who signed; null while the signature is awaited."
  updatedBy: String
  signedDate: DateTime
  "People who could sign this stage."
  candidates: [String!]!
}

type StatusCount { status: HistoryStatus!  count: Int! }
type OperationSummary { id: ID!  currency: String!  amount: Decimal!  status: PaymentStatus!  count: Int! }

type Commission {
  amount: Decimal!
  currency: String!
  "Why it is what it is, for the person: tariff row id."
  tariffId: String
}

"A document that is going to cost money: a draft of the caller, a returned one, one that is being signed or waits for its day."
type ExpectedPayment {
  id: ID!
  transferNum: String!
  recipientName: String!
  operationCode: OperationCode!
  payerAccount: String!
  valueDate: LocalDate!
  "With the fee where it is in the same currency."
  amount: Decimal!
  currency: String!
  "Nobody signs it now: a draft or a returned document."
  isDraft: Boolean!
  "The debt or fine that it pays, or its code of the day where none was chosen; null for other documents."
  budgetItem: ID
}

enum RegularInterval {
  WEEKLY
  MONTHLY
}

"A payment that is likely to come: its payee got about the same amount three times in a row, a week or a month apart."
type RegularPayment {
  recipientName: String!
  recipientAccount: String!
  operationCode: OperationCode!
  interval: RegularInterval!
  "The likely day; a past one when the payment is late."
  valueDate: LocalDate!
  "As the last document cost, with the fee where it is in the same currency."
  amount: Decimal!
  currency: String!
}

"Whom the organisation has paid from accounts that the caller may read, as the last executed document says it."
type Payee {
  account: String!
  bic: String!
  bankName: LocalizedText!
  "Masked for a client of the own bank."
  name: String!
  inn: String
  "How many executed documents paid this account; counted to 100."
  count: Int!
  "The last of them, with its content."
  lastPaymentId: ID!
  lastValueDate: LocalDate!
  operationCode: OperationCode!
  payerAccount: String!
  amount: Decimal!
  currency: String!
  purpose: String!
  paymentCode: String
}

"The client of the own bank who owns an account, masked: «А… Трейд»."
type IntrabankRecipient { account: String!  maskedName: String!  currency: String! }

"What became of one document of a batch."
type PaymentActionResult {
  paymentId: ID!
  ok: Boolean!
  statusCode: PaymentStatus
  errorCode: String
  errorParams: [ErrorParam!]! @listSize(assumedSize: 5)
}
type ErrorParam { name: String!  value: String! }

type PaymentEvent {
  "Grows; give the last one seen when subscribing again to get what was missed."
  eventId: ID!
  state: LiveState!
  paymentId: ID!
  "Null when deleted."
  payment: PaymentHistoryRow
}

"The exact bytes that a token signs: UTF-8 of the text."
type TextToSign { paymentId: ID!  digest: String!  canonicalText: String! }

enum SigningFlagCode { ACCOUNT_CHANGED FIRST_PAYMENT LARGER_THAN_USUAL NAME_DIFFERS SAME_AS_EARLIER }
"Why a signatory should check a document carefully; only what its code needs has a value."
type SigningFlag {
  code: SigningFlagCode!
  "ACCOUNT_CHANGED: where this payee was paid last."
  account: String
  "NAME_DIFFERS: whom this account or INN named when it was paid last."
  name: String
  inn: String
  "LARGER_THAN_USUAL: the usual amount, in the currency of the document."
  amount: Decimal
  "LARGER_THAN_USUAL: how many times the usual amount, rounded down, at most 999."
  times: Int
  "SAME_AS_EARLIER: the number of the other document, and the day on which it was made."
  transferNum: String
  date: LocalDate
}
type ReviewedDocument { paymentId: ID!  flags: [SigningFlag!]! }
"""
\`available\`: what is left to the reviewed documents when all others that are planned have gone.
\`planned\`: what those others take, sent for signing or signed and not held by the bank yet.
"""
type ReviewedAccount { account: String!  currency: String!  available: Decimal!  planned: Decimal! }
"What a signatory should know of documents besides what they say."
type SigningReview {
  "Documents that the caller may not see are left out."
  documents: [ReviewedDocument!]!
  "The payer accounts that the caller may pay from; none while the bank is away."
  accounts: [ReviewedAccount!]!
}

"SENDING: not handed to the pay-control server yet. FAILED: the phone could not answer; the document still waits."
enum PayControlRequestState { SENDING WAITING CONFIRMED DECLINED FAILED EXPIRED CANCELLED }
"A request to one signatory to sign a document on their phone."
type PayControlRequest {
  id: ID!
  stage: Int!
  "Short name of the signatory."
  personName: String!
  isYours: Boolean!
  state: PayControlRequestState!
  createdDate: DateTime!
  "Until when the phone may answer."
  validUntil: DateTime!
  answeredDate: DateTime
  "What the person chose when they declined, or why the phone could not answer."
  reason: String
  "The text that the phone shows."
  text: String!
}
type PayControlRequests {
  "Newest first."
  list: [PayControlRequest!]!
  "The caller may request confirmation on the phones (again)."
  mayRequest: Boolean!
  "The caller may cancel the open requests."
  mayCancel: Boolean!
}

enum ModelActor { CREATOR SIGNATORY PHONE BANK }
"One step of a document that goes through without a refusal."
type ModelStep {
  statusCode: PaymentStatus!
  actor: ModelActor!
  "Who may make the step now, by short names; none where the bank makes it."
  people: [String!]!
}

enum LimitScope { ORGANISATION PERSON REMOTE }
enum LimitPeriod { ONE_TIME DAY MONTH }
"One limit in soms, and what signatures have used of it."
type OperationLimit { scope: LimitScope!  period: LimitPeriod!  limit: Decimal!  used: Decimal!  left: Decimal! }
"What the limits say about an operation before it is sent."
type OperationLimitsInfo {
  "None while nothing limits the caller."
  limits: [OperationLimit!]!
  "Why the operation would be refused; null when it fits."
  errorCode: String
  errorParams: [ErrorParam!]! @listSize(assumedSize: 5)
}
input OperationLimitsInput {
  legalPartyId: ID!
  operationCode: OperationCode!
  amount: Decimal!
  currency: String!
  recipientAccount: String
}
type Country { code: ID!  name: LocalizedText! }
"A code by which a country orders the purposes of payments in its currency."
type OperationTypeCategory { categoryCode: ID!  name: LocalizedText!  isActive: Boolean! }
type SwiftCommissionOption {
  code: CommissionOption!
  name: LocalizedText!
  hint: LocalizedText!
  "Currencies in which the bank has a tariff for it."
  currencies: [String!]!
}
"A bank abroad at which this bank has an account in a currency."
type Correspondent {
  currency: String!
  "SWIFT code, or the national code of a bank that has none."
  code: String!
  name: String!
  city: String!
  country: String!
  "The bank through which it is reached; null when it names none."
  intermediary: String
  "Countries to which it carries nothing."
  refusedCountries: [String!]!
}
type CurrencyHolidays { currency: String!  days: [LocalDate!]! }
"A system of payments between banks, and the largest amount it takes; null for any."
type InterBankOption { code: String!  name: LocalizedText!  largestAmount: Decimal }
"Who can sign a document second, and how."
type SecondPersonToken {
  paymentId: ID!
  "How the contract signs: RU_TOKEN_2, RU_TOKEN_S, TOTP or PAY_CONTROL."
  signType: String!
  "People who could sign; none when it is signed, or one signature is enough."
  candidates: [String!]!
  "Who has signed second."
  signedBy: String
}
"What the form of a payment abroad chooses from."
type SwiftOptions {
  commissionOptions: [SwiftCommissionOption!]!
  "Currencies in which clients keep no accounts and which the bank buys for a payment."
  exoticCurrencies: [String!]!
  "In the order in which the bank prefers them."
  correspondents: [Correspondent!]!
  "Days on which payments in a currency are not settled abroad, as far as the bank knows."
  currencyHolidays: [CurrencyHolidays!]!
  "Kinds of payers and recipients: two of them stand in the seven digits of a tenge payment."
  kztParties: [OperationTypeCategory!]!
  "SWIFT code of this bank."
  ownCode: String!
}
"Both sums of a payment in an exotic currency at the rate of now."
type ExoticAmount {
  amount: Decimal!
  exoticAmount: Decimal!
  "One unit of rateBase costs this much of rateQuote."
  exoticRate: Decimal!
  rateBase: String!
  rateQuote: String!
}
"A document that can be sent abroad again, as the form is filled from it."
type RepeatableSwift { id: ID!  recipientName: String!  recipientAccount: String!  amount: Decimal!  currency: String!  valueDate: LocalDate! }
"A payment abroad with its own fields by name."
type SwiftData {
  transfer: TransferData!
  country: String!
  recipientCity: String!
  recipientAddress: String
  recipientBankCode: String!
  recipientBankName: String
  corrAccount: String
  intermediaryBankCode: String
  intermediaryCorrAccount: String
  commissionAccount: String!
  commissionOption: CommissionOption!
  rubInn: String
  rubCodeVo: String
  kpp: String
  kztBin: String
  categoryCode: String
  isExotic: Boolean!
  exoticAmount: Decimal
  exoticCurrencyCode: String
  exoticRate: Decimal
  "The purpose as it goes out, its code included, in lines of 35 characters."
  purposeLines: [String!]!
  "The correspondent that carries it now; null when none does."
  correspondent: Correspondent
}

input OperationRef { id: ID! }
input IdInput { id: ID! }

"An interbank document: clearing or gross by operation.id."
input InterBankTransferInput {
  legalPartyId: ID!
  operation: OperationRef!
  "Left out: the server takes the next free number."
  transferNum: String
  payerAccount: String!
  amount: Decimal!
  purpose: String!
  paymentCode: String!
  recipientBic: String!
  recipientAccount: String!
  recipientName: String!
  recipientInn: String
  valueDate: LocalDate!
}
"A transfer inside the bank, to an own account or to another client."
input IntraTransferInput {
  legalPartyId: ID!
  operation: OperationRef!
  transferNum: String
  payerAccount: String!
  amount: Decimal!
  purpose: String!
  paymentCode: String
  recipientAccount: String!
  recipientName: String
  valueDate: LocalDate!
}
"FIXED: the rate of the list. CONTRACTUAL: a rate that the bank quotes for this document."
enum ConversionRateKind { FIXED CONTRACTUAL }
"Between two own accounts in different currencies. A person types either sum; the other follows from the rate."
input ConversionInput {
  legalPartyId: ID!
  operation: OperationRef!
  transferNum: String
  payerAccount: String!
  "Of the payer's account; another one is refused."
  currency: IdInput
  "Always this bank."
  payerBic: IdInput
  recipientAccount: String!
  "Of the recipient's account; another one is refused."
  recipientAccountCurrency: IdInput
  "What leaves the payer's account; where recipientAmount was typed, what that costs at the rate."
  amount: Decimal!
  "What arrives; left out unless the person typed it."
  recipientAmount: Decimal
  "The rate that was shown: \`value\` of getCurrencyRatesConversion. A former one answers RATE_CHANGED with the present one."
  rate: Decimal!
  rateKind: ConversionRateKind = FIXED
  "Today."
  valueDate: LocalDate!
  departmentId: ID
}
"""
A transfer from or to a card: RKO_2_CARD, CARD_2_RKO or CARD_2_CARD by operation.id. Between own accounts
recipientAccount is given; to a private client's card cardReferencesId with what getNaturalPersonCards has shown.
"""
input CardTransferInput {
  legalPartyId: ID!
  operation: OperationRef!
  transferNum: String
  payerAccount: String
  "The account of the card that pays, in place of payerAccount."
  payerCardAccount: String
  "Of the payer's account; CARD_2_RKO needs it, another one is refused."
  payerCurrency: String
  recipientAccount: String
  "The account of the own card that is credited, in place of recipientAccount."
  recipientCardAccount: String
  "\`id\` of a card that getNaturalPersonCards has answered."
  cardReferencesId: ID
  "\`cardNum\` of that card; blanks do not matter."
  maskedCardNum: String
  "\`ownerName\` of that card."
  recipientName: String
  "\`currency\` of that card."
  recipientCurrency: String
  amount: Decimal!
  purpose: String!
  "The day on which it is signed and executed."
  valueDate: LocalDate!
}
"Taxes, services of the portal Tunduk, and fines; each has a provider of its own that issues codes."
enum BudgetKind { TAX TUNDUK FINES }
"A code under which a provider waits for one payment of its amount; obtainBudgetCode answers it."
input BudgetPaymentInput {
  legalPartyId: ID!
  operation: OperationRef!
  transferNum: String
  payerAccount: String!
  kind: BudgetKind!
  "\`code\` of a code of the day."
  paylogicId: String!
  "The amount of the code; another one is refused."
  amount: Decimal!
  "The day of the code."
  valueDate: LocalDate!
}
"What shall be paid: exactly one of debtId, tax, tunduk and fineId."
input BudgetCodeRequest {
  "A UUID; the same request again answers with the same code."
  requestId: ID!
  legalPartyId: ID!
  "A tax debt, to be paid whole."
  debtId: ID
  tax: TaxCodeInput
  tunduk: TundukCodeInput
  fineId: ID
}
input TaxCodeInput {
  taxTypeId: ID!
  taxOfficeCode: String!
  periodFrom: LocalDate!
  periodTo: LocalDate!
  amount: Decimal!
  "The number plate, for taxes that require one."
  vehicle: String
}
input TundukCodeInput {
  serviceId: ID!
  "INN of the person or organisation that the service is for."
  applicantInn: String!
  "For services without a fixed fee."
  applicationNumber: String
  "The fee of the service where it has one."
  amount: Decimal!
}
type BudgetCode {
  kind: BudgetKind!
  code: String!
  amount: Decimal!
  "What is paid."
  title: LocalizedText!
  paymentCode: String!
  recipientName: String!
  recipientAccount: String!
  "The last second of the day; later the code can be neither saved nor signed."
  validUntil: DateTime!
}
type BudgetPaymentData {
  transfer: TransferData!
  kind: BudgetKind!
  paylogicId: String!
  codeUntil: DateTime!
}
type TaxType {
  id: ID!
  name: LocalizedText!
  paymentCode: String!
  "The form also requests the number plate."
  requiresVehicle: Boolean!
}
type TaxOffice { code: ID!  name: LocalizedText! }
type TundukService {
  id: ID!
  group: String!
  name: LocalizedText!
  "Null when it depends on the application."
  fee: Decimal
  term: LocalizedText!
}
"An unpaid fine; \`amount\` is what it costs today."
type Fine {
  id: ID!
  protocol: String!
  title: LocalizedText!
  vehicle: String
  issuedOn: LocalDate!
  fullAmount: Decimal!
  amount: Decimal!
  "The last day of the discount, while it holds."
  discountUntil: LocalDate
}
"Exactly one: the number of the protocol, or the car, or the INN of the offender; car and INN together narrow the search."
input FineSearchInput { protocol: String  vehicle: String  inn: String }

"The fields of CardTransferInput."
input UpdateCardTransferInput {
  operation: OperationRef!
  transferNum: String!
  payerAccount: String
  payerCardAccount: String
  payerCurrency: String
  recipientAccount: String
  recipientCardAccount: String
  cardReferencesId: ID
  maskedCardNum: String
  recipientName: String
  recipientCurrency: String
  amount: Decimal!
  purpose: String!
  valueDate: LocalDate!
}
"Who bears the fees of a payment abroad. GOUR: all of them, so that the recipient gets the whole amount."
enum CommissionOption { BEN GOUR OUR SHA }
"A payment abroad. The rules of page SWIFT (getPaymentValidationRulesByPage) define which fields a currency needs."
input SwiftInput {
  legalPartyId: ID!
  operation: OperationRef!
  transferNum: String
  payerAccount: String!
  "Of the payer's account; another one is refused."
  payerCurrency: String
  "Always this bank."
  payerBic: String
  "In the payer's currency; for an exotic currency what the exotic amount costs at the rate."
  amount: Decimal!
  purpose: String!
  "Roubles: the kind of currency operation (VO)."
  rubCodeVo: String
  rubInn: String
  "Roubles: the recipient's KPP. Tenge: the seven digits of the purpose; seven zeros when left out."
  kpp: String
  kztBin: String
  "Tenge, yuans and dirhams: the code of the purpose (getOperationTypeCategoryByCode)."
  categoryCode: String
  recipientName: String!
  "Two letters, ISO 3166."
  country: String!
  recipientCity: String!
  recipientAddress: String
  "A SWIFT code; roubles also the Russian code of nine digits."
  recipientBic: String!
  recipientBankName: String
  recipientAccount: String!
  corrAccount: String
  intermediaryBankBic: String
  intermediaryCorrAccount: String
  commissionOption: CommissionOption!
  "Any own account of the organisation that the person sees."
  commissionAccount: String!
  "Of the commission account; another one is refused."
  commissionCurrency: String
  isExotic: Boolean
  "A currency in which clients keep no accounts; the recipient gets it, the payer pays in their own."
  exoticCurrency: String
  "Left out unless the person typed what the recipient gets."
  exoticAmount: Decimal
  "The rate that was shown; a former one answers RATE_CHANGED with the present one."
  exoticRate: Decimal
  valueDate: LocalDate!
}
input UpdateSwiftInput {
  operation: OperationRef!
  transferNum: String!
  payerAccount: String!
  payerCurrency: String
  payerBic: String
  amount: Decimal!
  purpose: String!
  rubCodeVo: String
  rubInn: String
  kpp: String
  kztBin: String
  categoryCode: String
  recipientName: String!
  country: String!
  recipientCity: String!
  recipientAddress: String
  recipientBic: String!
  recipientBankName: String
  recipientAccount: String!
  corrAccount: String
  intermediaryBankBic: String
  intermediaryCorrAccount: String
  commissionOption: CommissionOption!
  commissionAccount: String!
  commissionCurrency: String
  isExotic: Boolean
  exoticCurrency: String
  exoticAmount: Decimal
  exoticRate: Decimal
  valueDate: LocalDate!
}
input UpdateTransferInput {
  operation: OperationRef!
  transferNum: String!
  payerAccount: String!
  amount: Decimal!
  purpose: String!
  paymentCode: String
  recipientBic: String
  recipientAccount: String!
  recipientName: String
  recipientInn: String
  valueDate: LocalDate!
}
input UpdatePaymentInput {
  id: ID!
  legalPartyId: ID!
  "The version the person edited; a document changed meanwhile answers PAYMENT_CHANGED_MEANWHILE."
  version: Int!
  "Exactly one of the inputs, by the document's form."
  updateTransferInput: UpdateTransferInput
  updateCardTransferInput: UpdateCardTransferInput
  updateSwiftInput: UpdateSwiftInput
}
input PaymentRef { paymentId: ID!  legalPartyId: ID! }
input PaymentsRef { paymentIds: [ID!]!  legalPartyId: ID! }
input SignInput {
  paymentIds: [ID!]!
  legalPartyId: ID!
  "Contracts that sign with an authenticator app: the one-time code; one code signs the whole batch."
  otpCode: String
  "Contracts that sign with a token: a detached CMS signature (base64) over each canonical text, in the order of paymentIds."
  signatures: [String!]
  "Digest of each document as it was shown, in the order of paymentIds. A changed document is refused."
  digests: [String!]!
}
input ReturnForEditingInput { paymentIds: [ID!]!  legalPartyId: ID!  comment: String! }
input RevokeInput { paymentIds: [ID!]!  legalPartyId: ID!  comment: String }

input SearchOperationHistory {
  legalPartyId: ID!
  status: HistoryStatus = ALL
  operation: [OperationCode!]
  account: String
  currency: String
  transferNum: String
  startDate: LocalDate
  endDate: LocalDate
  startAmount: Decimal
  endAmount: Decimal
  recipientName: String
  "One text for everything: part of the recipient, the purpose, the number or an account, or an amount."
  search: String
  origin: PaymentOrigin
  creator: ID
  amountAsc: Boolean
  sort: HistorySort = CREATED_DATE
  order: SortOrder = DESC
  "Leaves out documents made after this moment."
  asOf: DateTime
}
input CommissionInput {
  legalPartyId: ID!
  operationCode: OperationCode!
  payerAccount: String!
  "What the recipient gets."
  amount: Decimal!
  "Of the amount; for an exotic currency the exotic one."
  currency: String!
  "Of a payment abroad."
  commissionOption: CommissionOption
  "The account that pays the fee, when it is not the payer's: the fee is in its currency."
  commissionAccount: String
}
input CalculateAmountInput {
  legalPartyId: ID!
  payerCurrency: String!
  exoticCurrency: String!
  "One of the two sums; the other is computed at the rate of now."
  amount: Decimal
  exoticAmount: Decimal
}

enum RateGroup { CASH CASHLESS CARD NBKR }
"Soms for one unit of the currency. The bank sells at salesRate and buys at purchaseRate; the official rate is both."
type CurrencyRate {
  code: String!
  salesRate: Decimal!
  purchaseRate: Decimal!
  "Change of salesRate since the set before, with its sign; null when there is none before."
  change: Decimal
}
"Of which day a group of rates is."
type RateGroupInfo {
  group: RateGroup!
  "Valid from this day; null when the bank has no rates of this group for the day."
  date: LocalDate
  "Older than rates of this group should be: the screen says of which day they are."
  isOld: Boolean!
}
"A group has only the currencies that have a rate."
type CurrencyRates {
  cash: [CurrencyRate!]!
  cashless: [CurrencyRate!]!
  card: [CurrencyRate!]!
  nbkr: [CurrencyRate!]!
  "One for each group, in the order CASH, CASHLESS, CARD, NBKR."
  info: [RateGroupInfo!]!
}
type CurrencyRatePoint { date: LocalDate!  salesRate: Decimal!  purchaseRate: Decimal! }
"The cashless rate between two currencies, over the som when neither is the som."
type ConversionRate {
  payerCurrency: String!
  recipientCurrency: String!
  "Units of recipientCurrency for one unit of payerCurrency."
  rate: Decimal!
  "Units of payerCurrency for one unit of recipientCurrency."
  inverseRate: Decimal!
  "The same rate as a document takes it: one unit of base costs value of quote."
  base: String!
  quote: String!
  value: Decimal!
  "Above this amount of payerCurrency the bank quotes a rate of its own (10,000 US dollars)."
  contractualAbove: Decimal!
  date: LocalDate!
  isOld: Boolean!
}

"""
What a planned movement stands on. HELD: the bank keeps the money for it already. SIGNED: everybody has signed, it
goes on its day. UNSIGNED: sent for signing, it goes only if everybody signs.
"""
enum PlannedMovementKind { HELD SIGNED UNSIGNED }
enum PlannedDirection { DEBIT CREDIT }
"All that moves on one day on the same ground and in the same direction, fees of documents included."
type PlannedMovement {
  date: LocalDate!
  kind: PlannedMovementKind!
  direction: PlannedDirection!
  "Always positive; the direction gives the sign."
  amount: Decimal!
  "How many documents or holds it is the sum of."
  count: Int!
}
type PlannedBalance { date: LocalDate!  balance: Decimal! }
"The balance of an account when what is on its way has moved."
type BalanceForecast {
  currency: String!
  "Closing balance of each day from today to the last one on which something moves; today alone when nothing does."
  days: [PlannedBalance!]!
  "By days, oldest first. Documents that the caller may not see are left out, of days as well."
  movements: [PlannedMovement!]!
}

"What a person has typed into a form that is no document yet. Only they see it."
type UnfinishedForm {
  id: ID!
  "Name of the form in the address of the page."
  form: String!
  texts: [TypedText!]!
  "Grows each time the form is kept; give it back when keeping it again."
  version: Int!
  keptAt: DateTime!
  "The document that is edited in the form."
  edited: EditedDocument
  "A save whose answer was awaited when the form was kept."
  attempt: SaveAttempt
  "The document that this save made: the form is used up and no longer listed."
  savedId: ID
}
type TypedText { field: String!  text: String! }
type EditedDocument { id: ID!  version: Int! }
"Sent again under its key, the save has one effect. The content is the client's own note of what it saves."
type SaveAttempt { key: String!  content: String! }
input TypedTextInput { field: String!  text: String! }
input EditedDocumentInput { id: ID!  version: Int! }
input SaveAttemptInput { key: String!  content: String! }
input UnfinishedFormRef { id: ID!  legalPartyId: ID! }
input UnfinishedFormInput {
  "A UUID that the client makes."
  id: ID!
  legalPartyId: ID!
  form: String!
  texts: [TypedTextInput!]!
  "Left out for a form that was never kept. Another device's version answers UNFINISHED_FORM_CHANGED_MEANWHILE."
  version: Int
  edited: EditedDocumentInput
  attempt: SaveAttemptInput
}

"Texts of a form that the organisation keeps under a name. Who may not read an own account in it does not see it."
type TransferTemplate {
  id: ID!
  "Unique within the organisation, at most 150 characters."
  nameTemplate: String!
  operation: Operation!
  "Name of the form in the address of the page."
  form: String!
  "As typed; what is left out is filled in when the template is used."
  texts: [TypedText!]!
  "Filled fields whose texts no longer pass the rules of the bank."
  wrongFields: [String!]!
  "Give it back when changing the template."
  version: Int!
  "Short name of the person who saved it last."
  updatedBy: String!
  updatedDate: DateTime!
}
input TransferTemplateCriteria {
  legalPartyId: ID!
  "Templates of these operations alone; all when left out."
  operationIds: [ID!]
}
input TransferTemplateInput {
  legalPartyId: ID!
  operation: OperationRef!
  "Name of the form in the address, where documents of the operation have more than one; its usual form when left out."
  form: String
  nameTemplate: String!
  "Of fields that belong to more than one document: numbers, days and rates are refused."
  texts: [TypedTextInput!]!
}
input UpdateTemplateInput {
  id: ID!
  legalPartyId: ID!
  "The version that the person has seen; another one answers TEMPLATE_CHANGED_MEANWHILE."
  version: Int!
  operation: OperationRef!
  form: String
  nameTemplate: String!
  texts: [TypedTextInput!]!
}
input TemplateRef { templateId: ID!  legalPartyId: ID! }

enum QrOrigin { STATIC DYNAMIC }
enum QrOperationSort { CREATED_DATE AMOUNT }

"A sale by QR, in som: the customer paid \`amountWithFee\`, the account got \`amountWithoutFee\`."
type QrOperation {
  id: ID!
  createdDate: LocalDate!
  "HH:mm:ss in Bishkek."
  createdTime: String!
  createdAt: DateTime!
  amountWithFee: Decimal!
  amountWithoutFee: Decimal!
  origin: QrOrigin!
  "Masked by the customer's bank."
  senderName: String!
  recipientName: String!
  account: String!
  feePercent: String!
  feeAmount: Decimal!
  qrComment: String
  stan: String!
  operationTypeGroup: String!
  "The customer's account, masked by their bank."
  qrAccount: String!
  salePointName: String
  salePointCode: String
  cashCode: String
  cashName: String
  providerTransactionId: String!
  "Of a dynamic code."
  codeTransaction: String
  "The document that gives the money back, unless it ended without execution; before it is sent, to its author alone."
  refund: QrRefund
}

type QrRefund {
  paymentId: ID!
  amount: Decimal!
  statusCode: PaymentStatus!
}

type QrOperationPage {
  list: [QrOperation!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
  totals: [CurrencyTotal!]!
  searchedSince: DateTime
  asOf: DateTime!
}

"Empty values are null."
input QrOperationFilter {
  legalPartyId: ID!
  search: String
  startDate: LocalDate
  endDate: LocalDate
  "HH:mm in Bishkek, of every day of the period."
  startTime: String
  endTime: String
  startAmount: Decimal
  endAmount: Decimal
  salePointCode: String
  "Codes of outlet and cash register together, nine digits."
  cashRegister: String
  account: String
  origin: QrOrigin
  sort: QrOperationSort
  order: SortOrder
  asOf: DateTime
}

input QrTotalsFilter {
  legalPartyId: ID!
  salePointCode: String
  cashRegister: String
  account: String
}

input QrSummaryFilter {
  legalPartyId: ID!
  startDate: LocalDate!
  endDate: LocalDate!
  salePointCode: String
  cashRegister: String
  account: String
}

type QrTotal {
  totalAmount: Decimal!
  operationCount: Int!
}

type QrLastTwoDays {
  today: QrTotal!
  yesterday: QrTotal!
}

type QrDayTotal {
  date: LocalDate!
  totalAmount: Decimal!
  operationCount: Int!
}

"Sales of an outlet; those of the account itself have no outlet."
type QrPointTotal {
  salePointCode: String
  salePointName: String
  totalAmount: Decimal!
  operationCount: Int!
}

type QrSalesSummary {
  days: [QrDayTotal!]!
  points: [QrPointTotal!]!
}

input QrPaymentInput {
  legalPartyId: ID!
  operation: OperationRef!
  "The text of the code."
  qrCode: String!
  payerAccount: String!
  "The amount of the code, unless it leaves the amount open."
  amount: Decimal!
  valueDate: LocalDate!
  transferNum: String
}

input RefundInput {
  legalPartyId: ID!
  "The sale."
  operationId: ID!
  amount: Decimal!
  "4 to 140 characters."
  reason: String!
}

input RefundIsAvailableInput {
  legalPartyId: ID!
  "The sale."
  operationId: ID!
}

type RefundAvailability {
  availableRefundAmount: Decimal!
  maskedAccount: String!
  recipientName: String!
}

type QrTransferData {
  transfer: TransferData!
  provider: String!
  merchantId: String!
  "The bill of a code that is paid once."
  transactionId: String
  "What the issuer knows a permanent code by."
  codeNumber: String
}

"A document that gives a sale back, with its sale."
type RefundedQrOperation {
  transfer: TransferData!
  operation: QrOperation!
}

"Own documents that pay a code (QR) or give a sale back (REFUND)."
input QrTransferFilter {
  legalPartyId: ID!
  startDate: LocalDate
  endDate: LocalDate
  startAmount: Decimal
  endAmount: Decimal
}

type QrTransfer {
  id: ID!
  operationCode: String!
  statusCode: PaymentStatus!
  creatorName: String!
  currencyCode: String!
  amount: Decimal!
  purpose: String!
  transferNum: String!
  createdDate: DateTime!
}

type QrTransferPage {
  list: [QrTransfer!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
}

type QrOperationEvent {
  eventId: ID!
  operation: QrOperation!
}

"PROCESSING to READY_FOR_EXECUTION: the check of a register; then the status of its document."
enum SalaryStatus {
  DRAFT PROCESSING UNPROCESSABLE FAILED READY_FOR_EXECUTION
  ON_VERIFICATION ON_VERIFICATION_COMPLETED PARTIALLY_CONFIRMED PARTIAL_CONFIRMATION_COMPLETED
  ON_CONFIRMATION ON_CONFIRMATION_COMPLETED
  FIRST_SIGN_IN_PAY_CONTROL FIRST_SIGN_IN_PAY_CONTROL_COMPLETE
  SECOND_SIGN_IN_PAY_CONTROL SECOND_SIGN_IN_PAY_CONTROL_COMPLETE
  FOR_EDITING CANCELED_SIGN_ONE CANCELED_SIGN_TWO TIMEOUT_CANCELED_SIGN_ONE TIMEOUT_CANCELED_SIGN_TWO
  REVOKE WAIT_RESPONSE_FROM_BANK PAYMENT_REQUEST_TO_BANK KVIT SUCCESS ERROR TIME_IS_OUT
}
enum SalaryContractState { ON_VERIFICATION VERIFIED REJECTED PENDING_CLOSURE CLOSED PENDING_UNCLOSE }
enum SalaryCardState {
  IN_PROCESSING_BY_BANK ACTIVE BLOCKED CLOSED CARD_NOT_LINKED ERROR_CREATED FAILED_ADD REJECTED
}
"NEW: not paid yet. ERROR: a cell is wrong. UNPAID: the bank could not pay the person."
enum SalaryRowState { NEW ERROR PAID UNPAID }
enum SalaryCell { fullName cardAccount amount }
enum SalaryOrigin { MANUAL FILE }
"What the bank does with a register that comes as a file, in this order."
enum SalaryStage { FILE_VALIDATION BUSINESS_VALIDATION CREATION }

"The contract by which salaries are paid; null where the organisation has none."
type SalaryContract {
  contractNumber: String!
  state: SalaryContractState!
  startDate: LocalDate!
  currency: String!
  "The account that pays."
  payerAccount: String!
  transitAccount: String!
  "Registers are sent for signing and signed until these times of the working day."
  createDeadline: String!
  signDeadline: String!
  "Today's deadlines as moments; null on a day off."
  createUntil: DateTime
  signUntil: DateTime
  "The contract pays, and the person may prepare registers."
  mayPrepare: Boolean!
}

type SalaryEmployee {
  id: ID!
  inn: String!
  fullName: String!
  cardState: SalaryCardState!
  currency: String!
  "Null until the bank has opened it."
  cardAccount: String
  "What the person was paid last; null when never."
  lastAmount: Decimal
}
type SalaryEmployeePage {
  list: [SalaryEmployee!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
}

type SalaryRecord {
  id: ID!
  legalPartyId: ID!
  fileName: String!
  createdDate: DateTime!
  createdBy: String!
  "Its document in the history; null until the register is ready."
  paymentId: ID
  transferNum: String
  valueDate: LocalDate
  status: SalaryStatus!
  statusColour: StatusColour!
  totalAmount: Decimal!
  currency: String!
  "The account that pays; null until the register is ready."
  payerAccount: String
  "Of the document; null until the register is ready."
  commission: Decimal
  commissionCurrency: String
  origin: SalaryOrigin!
  fileId: ID
  "The register whose unpaid rows this one pays."
  repeatOf: ID
  rowCount: Int!
  "Null until the bank has reported what became of each row."
  isFullComplete: Boolean
  "What has come back; null until the result is there."
  unpaidAmount: Decimal
  "Why the register as a whole was not accepted, or the document was refused."
  errorCode: String
  errorParams: [ErrorParam!]! @listSize(assumedSize: 5)
  "How far the check of a file has come, or where it has ended; null for a register by hand."
  stage: SalaryStage
  "What a person should check in the file as a whole."
  warnings: [SalaryWarning!]! @listSize(assumedSize: 5)
  "The rows are those of a file, which can be had with its faulty cells marked."
  hasFile: Boolean!
  "The comment of the last step of the document."
  description: String
  "What a signature covers; null until the register is ready."
  digest: String
  "Until when the document can be signed; null unless it waits for a signature."
  signDeadline: DateTime
  "The caller must act next."
  isYourTurn: Boolean!
  "Grows with each change of the register."
  version: Int!
  isEditable: Boolean!
  isRemovable: Boolean!
  isSendForSign: Boolean!
  isSignable: Boolean!
  isReturnable: Boolean!
  isRevokable: Boolean!
  isRecall: Boolean!
  "The unpaid rows can be paid by a new register: no other one pays them, not counting drafts."
  isRepeatable: Boolean!
}
type SalaryWarning { code: String!  params: [ErrorParam!]! @listSize(assumedSize: 5) }
type SalaryPage {
  list: [SalaryRecord!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
}

"What is wrong, or only unusual, with one cell."
type SalaryFinding {
  cell: SalaryCell!
  code: String!
  "A JSON object of texts by name."
  params: String!
  isWarning: Boolean!
}
type SalaryRow {
  "Its place in the register, from 1."
  id: Int!
  fullName: String!
  cardAccount: String!
  "As it was written; of a sound row an amount of the register's currency."
  amount: String!
  state: SalaryRowState!
  findings: [SalaryFinding!]!
}
type SalaryDetail {
  salary: SalaryRecord!
  "Rows that the filter finds."
  detail: [SalaryRow!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
}
type SalaryActionResult {
  salaryId: ID!
  ok: Boolean!
  statusCode: PaymentStatus
  errorCode: String
  errorParams: [ErrorParam!]! @listSize(assumedSize: 5)
}
"What became of one person who was to be added."
type SalaryEmployeeResult {
  inn: String!
  ok: Boolean!
  employeeId: ID
  errorCode: String
}
type SalaryEvent {
  "Grows; give the last one seen when subscribing again to get what was missed."
  eventId: ID!
  state: LiveState!
  salaryId: ID!
  "Null when deleted."
  salary: SalaryRecord
}

input SalaryRef { legalPartyId: ID!  salaryId: ID! }
"All registers of the organisation, or one of them."
input SalaryIdInput { legalPartyId: ID!  salaryId: ID }
input SalariesRef { legalPartyId: ID!  salaryIds: [ID!]! }
input SalarySearch { legalPartyId: ID! }
input SalaryRowFilter {
  "A part of the name or of the account."
  search: String
  states: [SalaryRowState!]
  "Only rows with something wrong or unusual."
  onlyWithFindings: Boolean
}
input SalaryEmployeeFilter {
  legalPartyId: ID!
  "A part of the name, the INN or the account."
  search: String
  cardStates: [SalaryCardState!]
}
input SalaryRowInput {
  fullName: String!
  "16 digits."
  cardAccount: String!
  amount: String!
}
input SalaryRequest {
  legalPartyId: ID!
  "Given: changes this register. Left out: makes a new one."
  salaryId: ID
  "Of the register that is changed."
  version: Int
  "Unique among the organisation's registers."
  fileName: String!
  currency: String!
  "The total that the file states, when it states one; it must be the sum of the rows."
  totalAmount: String
  origin: SalaryOrigin = MANUAL
  "Kept as typed for its person alone, and not checked."
  isDraft: Boolean = false
  "At most 10,000."
  rows: [SalaryRowInput!]!
}
input ImportSalaryInput {
  legalPartyId: ID!
  "Of POST /api/v1/uploads?purpose=SALARY_FILE."
  uploadId: ID!
  "Given: the file takes the place of the rows of this register. Left out: makes a new one with the name of the file."
  salaryId: ID
  "Of the register that is changed."
  version: Int
}
input SalaryUploadRef {
  legalPartyId: ID!
  "Of POST /api/v1/uploads?purpose=SALARY_FILE."
  uploadId: ID!
}
input RepeatSalaryInput { legalPartyId: ID!  salaryId: ID!  fileName: String! }
input SignSalaryInput {
  salaryIds: [ID!]!
  legalPartyId: ID!
  otpCode: String
  signatures: [String!]
  "Digest of each document as it was shown, in the order of salaryIds."
  digests: [String!]!
}
input ReturnSalaryInput { legalPartyId: ID!  salaryIds: [ID!]!  comment: String! }
input RevokeSalaryInput { legalPartyId: ID!  salaryIds: [ID!]!  comment: String }
input NewSalaryEmployee { inn: String!  fullName: String! }
input AddSalaryEmployeesInput { legalPartyId: ID!  employees: [NewSalaryEmployee!]! }
input RemoveSalaryEmployeeInput { legalPartyId: ID!  employeeId: ID! }

type Query {
  getAllOperation: [Operation!]!
  findAllCurrency: [PaymentCurrency!]!
  getBanksByCode(bankCode: String, bankType: BankType = INTERBANK, pageable: PageableInput): BankPage!
  getBudgetClassificationsByCode(classCode: String, pageable: PageableInput): [BudgetClassification!]!
  searchPaymentByCriteria(searchOperationHistory: SearchOperationHistory!, pageable: PageableInput): PaymentPage!
  findTransferDataByPaymentId(payment: PaymentRef!): TransferData!
  "A payment abroad; PAYMENT_NOT_FOUND for any other document."
  findSwiftDataByPaymentId(payment: PaymentRef!): SwiftData!
  getAllCountry: [Country!]!
  "Codes that may be chosen; none for a currency without codes. \`code\` is part of a code or a name."
  getOperationTypeCategoryByCode(currency: String!, code: String): [OperationTypeCategory!]!
  "In som."
  getInterBankOptions: [InterBankOption!]!
  getSwiftOptions: SwiftOptions!
  "Payments abroad of the person's organisation that may be repeated, the latest first, at most 20; of those that a text finds, as in the history."
  getRepeatableSwiftOptions(legalPartyId: ID!, search: String): [RepeatableSwift!]!
  "The same of transfers to other banks."
  getRepeatableTransferOptions(legalPartyId: ID!, search: String): [RepeatableSwift!]!
  "Errors RATE_NOT_FOUND and CONVERSION_AMOUNT_TOO_SMALL."
  calculateExoticAmountInSwift(calculateAmount: CalculateAmountInput!): ExoticAmount!
  "A conversion; PAYMENT_NOT_FOUND for any other document."
  findConversionDataByPaymentId(payment: PaymentRef!): ConversionData!
  "A transfer from or to a card; PAYMENT_NOT_FOUND for any other document."
  findCardTransferDataByPaymentId(payment: PaymentRef!): CardTransferData!
  "A budget payment; PAYMENT_NOT_FOUND for any other document."
  findBudgetPaymentDataByPaymentId(payment: PaymentRef!): BudgetPaymentData!
  getTaxTypes: [TaxType!]!
  getTaxOffices: [TaxOffice!]!
  getTundukServices: [TundukService!]!
  "Unpaid fines, the oldest first. Error PAY_LOGIC_VALIDATION when nothing or too much is searched by."
  findFines(search: FineSearchInput!): [Fine!]!
  "Debts and fines whose payment was sent and is not executed yet."
  getBudgetItemsBeingPaid(legalPartyId: ID!): [ID!]!
  getPaymentStatusHistoryByPaymentId(payment: PaymentRef!): [StatusHistoryEntry!]!
  getPaymentSignerInfoByPaymentId(payment: PaymentRef!): [SignatoryEntry!]!
  "Of documents that the person may see; others are left out. At most 520."
  getSecondPersonTokenByPaymentIds(payments: PaymentsRef!): [SecondPersonToken!]!
  "Requests on the signatories' phones for a document of a pay-control contract."
  getPayControlRequests(payment: PaymentRef!): PayControlRequests!
  "The texts of documents that the person may see; others are left out."
  getTextsToSign(payment: PaymentsRef!): [TextToSign!]!
  getSigningReview(payment: PaymentsRef!): SigningReview!
  getCountsOfPaymentsGroupedByStatus(legalPartyId: ID!): [StatusCount!]!
  "Holds, documents sent for signing and signed ones on their days. Error ACCOUNT_NOT_FOUND."
  getBalanceForecast(legalPartyId: ID!, accountId: ID!): BalanceForecast!
  "Who made the documents that the person may see, to filter by; by name."
  getPaymentCreators(legalPartyId: ID!): [PaymentCreator!]!
  getGroupedPaymentsByFilter(filterData: SearchOperationHistory!): [OperationSummary!]!
  calculateCommission(commissionInput: CommissionInput!): Commission!
  "By value date, nearest first, at most 500; what the bank holds money for is left out."
  getExpectedPayments(legalPartyId: ID!): [ExpectedPayment!]!
  "Payments of the next 31 days that the history makes likely and that no open document stands for, nearest first."
  getRegularPayments(legalPartyId: ID!): [RegularPayment!]!
  "How documents of the organisation go from the draft to their execution, by its contract."
  getModelProcess(legalPartyId: ID!): [ModelStep!]!
  "The caller's limits, and whether an operation of this amount fits into them now."
  getOperationLimits(limitsInput: OperationLimitsInput!): OperationLimitsInfo!
  "Most used first, at most 20. \`search\` is part of a name, an INN or an account; everybody when left out. \`isAbroad\`: those paid by SWIFT."
  getPayees(legalPartyId: ID!, search: String, size: Int = 20, isAbroad: Boolean = false): [Payee!]!
  "The name behind an account of this bank, masked. Error RECIPIENT_ACCOUNT_NOT_FOUND."
  findIntrabankRecipient(legalPartyId: ID!, recipientAccount: String!): IntrabankRecipient!
  "Sales by QR of the accounts that the person may read; a cashier's are those of their cash registers."
  getQrOperationHistory(filter: QrOperationFilter!, pageable: PageableInput): QrOperationPage!
  "The same for one outlet; \`salePointCode\` is needed."
  getQrOperationHistoryByFilterWithSalePoint(filter: QrOperationFilter!, pageable: PageableInput): QrOperationPage!
  "One of them, however old. Error SALE_NOT_FOUND."
  findQrOperation(legalPartyId: ID!, operationId: ID!): QrOperation!
  findAllQrTransferByFilter(filter: QrTransferFilter!, pageable: PageableInput): QrTransferPage!
  findQrTransferDataByPaymentId(payment: PaymentRef!): QrTransferData!
  findRefundedQrOperationInfo(payment: PaymentRef!): RefundedQrOperation!
  """
  Errors SALE_NOT_FOUND, ALREADY_REFUNDED, REFUND_PAYER_INSUFFICIENT_FUNDS, REFUND_PAYER_ACCOUNT_BLOCKED,
  REFUND_PAYER_ACCOUNT_INACTIVE, REFUND_RECIPIENT_ACCOUNT_BLOCKED, REFUND_RECIPIENT_ACCOUNT_INACTIVE.
  """
  checkIsRefundAvailable(refundIsAvailableInput: RefundIsAvailableInput!): RefundAvailability!
  getQrOperationsLast2Days(filter: QrTotalsFilter!): QrLastTwoDays!
  "Totals of every day and every outlet of a period, at most 366 days."
  getQrSalesSummary(filter: QrSummaryFilter!): QrSalesSummary!
  "The next free document number."
  getNextTransferNum(legalPartyId: ID!): String!
  "Rates of a day, today when left out: the last set that was valid then."
  getCurrencyRates(date: LocalDate): CurrencyRates!
  "Every set of the period (at most 366 days), oldest first."
  getCurrencyRateHistory(group: RateGroup!, code: String!, startDate: LocalDate!, endDate: LocalDate!): [CurrencyRatePoint!]!
  getCurrencyRatesConversion(payerCurrency: String!, recipientCurrency: String!): ConversionRate!
  "By name."
  getTransferTemplateByCriteria(transferTemplateCriteria: TransferTemplateCriteria!): [TransferTemplate!]!
  "Own forms that are no documents yet, the latest first."
  findUnfinishedForms(legalPartyId: ID!): [UnfinishedForm!]!
  "One of them, also when it has become a document within the last day. Error UNFINISHED_FORM_NOT_FOUND."
  findUnfinishedForm(form: UnfinishedFormRef!): UnfinishedForm!
  "Null where the organisation has no contract of the salary project."
  findSalaryContract(legalPartyId: ID!): SalaryContract
  "The rows of a table as text, tabs between the cells; the people in it are added with addSalaryEmployees."
  readSalaryEmployeeFile(file: SalaryUploadRef!): String!
  findSalaryEmployees(filter: SalaryEmployeeFilter!, pageable: PageableInput): SalaryEmployeePage!
  findSalaryDataByLegalPartyId(searchSalary: SalarySearch!, pageable: PageableInput): SalaryPage!
  "Error SALARY_REGISTER_NOT_FOUND."
  findSalaryDetailBySalaryId(salaryId: ID!, filter: SalaryRowFilter, pageable: PageableInput): SalaryDetail!
  "The same for whoever signs: error SALARY_REGISTER_NOT_FOUND also while the register has no document."
  findSalaryDetailBySalaryIdForSign(salaryId: ID!, pageable: PageableInput): SalaryDetail!
}

type Mutation {
  """
  Saves answer the document's id; "-1" is a system error after the draft was kept. With \`unlessSame\` a document made
  within the last hour for the same payee, amount and day answers SAME_PAYMENT_EXISTS with its id and number.
  """
  saveInterBankTransferNativeDraft(interBankTransfer: InterBankTransferInput!, unlessSame: Boolean = false): ID!
  saveIntraBankOwnerTransferDraft(intraTransfer: IntraTransferInput!, unlessSame: Boolean = false): ID!
  saveIntraBankForeignTransferDraft(intraTransfer: IntraTransferInput!, unlessSame: Boolean = false): ID!
  saveSwift(swift: SwiftInput!, unlessSame: Boolean = false): ID!
  saveConversionDraft(conversion: ConversionInput!, unlessSame: Boolean = false): ID!
  saveCardTransfer(cardTransfer: CardTransferInput!, unlessSame: Boolean = false): ID!
  saveBudgetPayment(budgetPayment: BudgetPaymentInput!, unlessSame: Boolean = false): ID!
  saveQrPayment(qrPayment: QrPaymentInput!, unlessSame: Boolean = false): ID!
  """
  A draft that gives a sale back, one for each person, and answers its id. Of drafts for one sale one is sent; the others
  answer ALREADY_REFUNDED with its number. Errors as of \`checkIsRefundAvailable\`.
  """
  refundOperation(refundInput: RefundInput!): ID!
  "Errors ALREADY_BEING_PAID, PAY_LOGIC_NO_DEBTS, PAY_LOGIC_VALIDATION, PAY_LOGIC_SERVICE_BLOCKED, PAY_LOGIC_PROVIDER_ANSWER."
  obtainBudgetCode(request: BudgetCodeRequest!): BudgetCode!
  updatePayment(updatePayment: UpdatePaymentInput!): ID!
  deletePayment(payment: PaymentRef!): Boolean!
  forSigningPayment(payment: PaymentsRef!): [PaymentActionResult!]!
  signingPayment(sign: SignInput!): [PaymentActionResult!]!
  "Requests confirmation of waiting documents on the phones of the stage's signatories, where no request is open."
  requestPayControl(payment: PaymentsRef!): [PaymentActionResult!]!
  "Cancels the open requests; the documents go on waiting. A phone that was faster has signed."
  cancelPayControl(payment: PaymentsRef!): [PaymentActionResult!]!
  returnForEditingPayment(returnForEditing: ReturnForEditingInput!): [PaymentActionResult!]!
  revokePayment(revoke: RevokeInput!): [PaymentActionResult!]!
  recallPayment(paymentIdListInput: PaymentsRef!): [PaymentActionResult!]!
  "Makes a new draft from a finished document and answers its id."
  repeatPayment(payment: PaymentRef!): ID!
  "Answers the template's id. Errors TEMPLATE_NAME_TAKEN, TEMPLATES_TOO_MANY."
  saveTransferTemplate(template: TransferTemplateInput!): ID!
  updateTemplate(template: UpdateTemplateInput!): ID!
  deleteTemplate(template: TemplateRef!): Boolean!
  "Keeps a form as typed; nothing in it is checked. Forms that are not kept again are deleted after 30 days."
  keepUnfinishedForm(form: UnfinishedFormInput!): UnfinishedForm!
  deleteUnfinishedForm(form: UnfinishedFormRef!): Boolean!
  "Stores a register and lets it be checked; answers its id. Wrong cells are found by findSalaryDetailBySalaryId."
  saveSalary(salaryRequest: SalaryRequest!): ID!
  "Stores a register whose rows are read from an upload, and lets it be checked; answers its id."
  importSalary(salary: ImportSalaryInput!): ID!
  """
  Makes a register of the rows that the bank could not pay, once; a draft that its author makes of it does not count until
  it is saved as a register. A name that is taken gets a number.
  """
  repeatSalary(salary: RepeatSalaryInput!): ID!
  deleteSalary(salary: SalaryRef!): Boolean!
  forSigningSalary(salary: SalariesRef!): [SalaryActionResult!]!
  signingSalary(sign: SignSalaryInput!): [SalaryActionResult!]!
  returnSalary(salary: ReturnSalaryInput!): [SalaryActionResult!]!
  revokeSalary(salary: RevokeSalaryInput!): [SalaryActionResult!]!
  recallSalary(salary: SalariesRef!): [SalaryActionResult!]!
  "Each person who has no card at the bank gets one."
  addSalaryEmployees(employees: AddSalaryEmployeesInput!): [SalaryEmployeeResult!]!
  removeSalaryEmployee(employee: RemoveSalaryEmployeeInput!): Boolean!
}

type Subscription {
  "Changes of one document, or of all the person may see when paymentId is left out."
  listenPayment(legalPartyId: ID!, paymentId: ID, lastEventId: ID): PaymentEvent!
  "Sales by QR that the person may see, as the bank reports them."
  listenQrOperation(legalPartyId: ID!, lastEventId: ID): QrOperationEvent!
  "Changes of registers and of their documents."
  listenSalary(salaryIdInput: SalaryIdInput!, lastEventId: ID): SalaryEvent!
}
`
