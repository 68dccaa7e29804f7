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

enum RulePage { CARDS CONVERSION GENERAL QR SWIFT TRANSFER }
enum RuleTrait { AED CARD_2_CARD CARD_2_RKO CLEARING CNY DEFAULT EUR GROSS INTRABANK KZT RKO_2_CARD RUB TRY USD }
"Which text a rule checks: as typed, or after the purpose sanitiser."
enum RulePhase { raw cleaned }

"One rule of one form field. A rule of a trait replaces the DEFAULT one; a page's rule replaces the GENERAL one."
type PaymentValidationRule {
  id: ID!
  page: RulePage!
  field: String!
  phase: RulePhase!
  regex: String
  minLength: Int
  maxLength: Int
  paymentRef: String!
  ruleTrait: RuleTrait!
  isRequired: Boolean!
  message: LocalizedText!
}

"When documents of an operation are taken, per currency trait. Times are HH:mm of Asia/Bishkek, already shifted on a short day."
type TimeRule {
  operationCode: String!
  ruleTrait: String!
  fromTime: String!
  createDeadline: String!
  signDeadline: String!
  "Whether a document for today may still be created now."
  createIsAllowed: Boolean!
  "Whether a document for today may still be signed now."
  signIsAllowed: Boolean!
}

"The bank's clock, so that the client counts down to cut-offs in the bank's time and not in the browser's."
type BankToday {
  now: DateTime!
  date: LocalDate!
  isWorkingDay: Boolean!
  isShortDay: Boolean!
  nextWorkingDay: LocalDate!
}

"An operation with all its hours, as a person reads them."
type TimeRuleOption {
  operationCode: String!
  "Its documents are executed on days off too."
  isEveryDay: Boolean!
  "The first day for which a document that is made now is taken."
  nextDay: LocalDate!
  rules: [TimeRule!]!
}
"What the fields of one form need, in the order of the bank's table."
type RuleOption { page: RulePage!  ruleTrait: RuleTrait!  fields: [RuleOptionField!]! }
"The strictest of the rules of a field."
type RuleOptionField { field: String!  isRequired: Boolean!  minLength: Int  maxLength: Int }

type Query {
  getPaymentValidationRules: [PaymentValidationRule!]!
  getPaymentValidationRulesByPage(page: RulePage!): [PaymentValidationRule!]!
  "Days from today on that are (or are not) working days of the bank, as far as a value date may lie: one year ahead, within the years whose days off are known. With an operation, its own days: some operations work on days off too. An unknown one answers BAD_USER_INPUT."
  getWorkingDays(isWorkingDay: Boolean!, operation: String): [LocalDate!]!
  getOperationsTimeRule: [TimeRule!]!
  getBankToday: BankToday!
  getTimeRuleOptions: [TimeRuleOption!]!
  getRuleOptions: [RuleOption!]!
}
`
