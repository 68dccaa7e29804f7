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

"Where a claim stands: from review over the delivery of the goods to the money, or refused from any of the first two."
enum InstallmentClaimStatus { UNDER_REVIEW AWAITING_DELIVERY_CONFIRMATION CREDITING_FUNDS ISSUED REFUSED }
enum InstallmentClaimSort { CREATED_DATE SUM }
enum SortOrder { ASC DESC }
enum MerchantContractState { NOT_STARTED ACTIVE ENDED }
"DELIVERED: the goods are with the buyer, pay the shop. REFUSED: the sale did not take place."
enum SellerDecision { DELIVERED REFUSED }

"What the partner offers to buyers; texts are in the language of the request, amounts in som."
type InstallmentProduct {
  id: ID!
  name: String!
  "Percent a year; 0 for the interest-free one."
  percentRate: Decimal!
  "Months to choose from."
  durations: [Int!]!
  "The largest purchase."
  maxAmount: Decimal!
}
"The agreement by which the organisation sells with a product."
type MerchantProduct {
  id: ID!
  product: InstallmentProduct!
  startDate: LocalDate!
  endDate: LocalDate!
  state: MerchantContractState!
  commissions: [MerchantCommission!]!
  contacts: [MerchantContact!]!
  category: MerchantCategory!
  email: String!
}
"What the shop pays, percent, by months of the instalment."
type MerchantCommission { commission: Decimal!  duration: Int! }
type MerchantContact { name: String!  phone: String! }
type MerchantCategory { name: String! }

type InstallmentClaim {
  loanClaimId: ID!
  createdDate: DateTime!
  claimNumber: String!
  sum: Decimal!
  "Months."
  duration: Int!
  status: InstallmentClaimStatus!
  "Code of the outlet."
  locationCode: String!
  "Null when the organisation has no such outlet any more."
  locationName: String
  note: String!
  clientInfo: InstallmentClient!
  partnerContractId: ID!
  product: InstallmentClaimProduct!
  percentRate: Decimal!
  "The claim waits for the seller's verdict, and the requesting person may give it."
  canConfirm: Boolean!
}
type InstallmentClient { firstName: String!  lastName: String!  secondName: String }
type InstallmentClaimProduct { name: String! }
type InstallmentClaimPage {
  list: [InstallmentClaim!]!
  totalPages: Int!
  totalElements: Int!
  "The days that were searched."
  fromDate: LocalDate
  toDate: LocalDate
}
type InstallmentSum {
  totalSum: Decimal!
  product: InstallmentProduct!
  "Id of the contract with the partner."
  partnerContactId: ID!
}
"An outlet where instalments are sold; active while one of its cash registers is."
type InstallmentSalePoint { id: ID!  code: String!  name: String!  isActive: Boolean! }

type InstallmentEvent {
  "Grows; give the last one received when subscribing again to get what was missed."
  eventId: ID!
  "The claim as it is now."
  claim: InstallmentClaim!
}

"Left out: the last three days, 0 to 10,000,000 som, any state."
input LoanFilterDto {
  fromSum: Decimal
  toSum: Decimal
  statuses: [InstallmentClaimStatus!]
  fromDate: LocalDate
  toDate: LocalDate
}
input LoanRequestDto {
  legalPartyId: ID!
  "The first page is 1."
  page: Int = 1
  size: Int = 30
  locationCode: String
  partnerContractIds: [ID!]
  sort: InstallmentClaimSort
  order: SortOrder
  filterDto: LoanFilterDto
}
input SellerVerdictInput { legalPartyId: ID!  loanClaimId: ID!  decision: SellerDecision! }

type Query {
  "Contracts of the organisation with the partner; empty when it does not sell by instalments."
  getMerchantProduct(legalPartyId: ID!): [MerchantProduct!]!
  getInstallmentClaims(loanRequestDto: LoanRequestDto!): InstallmentClaimPage!
  "What was issued in the period, for each contract; by default since the first day of the month."
  getSumByProduct(legalPartyId: ID!, fromDate: LocalDate, toDate: LocalDate): [InstallmentSum!]!
  "Outlets of the organisation, at most 1000."
  getSalePoint(legalPartyId: ID!): [InstallmentSalePoint!]!
  "Everything that the partner offers, whether or not the organisation sells with it. Error PARTNER_DICTIONARY_ERROR."
  getAllProduct: [InstallmentProduct!]!
  "Error INSTALLMENT_CLAIM_NOT_FOUND."
  getClaimById(loanClaimId: ID!): InstallmentClaim!
}

type Mutation {
  "The same verdict again changes nothing. Errors INSTALLMENT_CLAIM_NOT_FOUND, CLAIM_STATE_MISMATCH, CONTRACT_NOT_STARTED."
  confirmLoanClaim(sellerVerdict: SellerVerdictInput!): InstallmentClaim!
}

type Subscription {
  "Changes of one claim, or of every claim of the organisation."
  installmentInfo(loanClaimId: ID, lastEventId: ID): InstallmentEvent!
}
`
