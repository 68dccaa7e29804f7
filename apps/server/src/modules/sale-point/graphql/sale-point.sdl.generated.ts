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

enum AccountClassification { ISLAMIC STANDART }
"INIT: the credentials were sent. CONFIRMED: the cashier has set a password of their own."
enum CashierAuthState { INIT CONFIRMED }

"A region, city or district of an address."
type RegionAddress {
  "SOATE, 14 digits."
  id: ID!
  attributeName: String!
  "The office that collects taxes there; a proposal for the outlet's own."
  taxOfficeCode: String
  "Whether there are places inside it to choose from."
  hasPlaces: Boolean!
}

type TaxOffice {
  code: ID!
  name: String!
}

type ShoppingCentreInfo {
  shoppingCentreName: String!
  floor: String!
  boutiqueName: String!
}
type MarketInfo {
  marketName: String!
  row: String!
  containerName: String!
}
input ShoppingCentreInput {
  shoppingCentreName: String!
  floor: String!
  boutiqueName: String!
}
input MarketInput {
  marketName: String!
  row: String!
  containerName: String!
}

type AddressAttributes {
  region: RegionAddress!
  city: RegionAddress
  district: RegionAddress
  street: String!
  houseNumber: String!
  "Twelve digits each."
  phone: [String!]!
  shoppingCentreInfo: ShoppingCentreInfo
  marketInfo: MarketInfo
  taxOfficeCode: String!
  "Degrees as exact decimals, WGS 84."
  latitude: String!
  longitude: String!
}
input AddressAttributesInput {
  regionId: ID!
  cityId: ID
  districtId: ID
  street: String!
  houseNumber: String!
  "No phone twice. Error OUTLET_PHONE_TWICE."
  phone: [String!]!
  "At most one of the two."
  shoppingCentreInfo: ShoppingCentreInput
  marketInfo: MarketInput
  taxOfficeCode: String!
  latitude: String!
  longitude: String!
}

"An outlet, with the cash registers that the caller may see."
type SalePoint {
  id: ID!
  "Six digits, given by the bank."
  code: String!
  name: String!
  "As printed on receipts, in Latin letters."
  checkName: String!
  orgReferenceId: ID!
  "The settlement account that is credited."
  account: String!
  accountClassification: AccountClassification
  addressAttributes: AddressAttributes!
  cashRegisters: [CashRegister!]!
  "How many registers it has, for long lists."
  cashRegisterCount: Int!
  createdDate: DateTime!
  "Whether name and address may change: not once a cash register stands there."
  isEditable: Boolean!
}
type SalePointPage {
  list: [SalePoint!]!
  totalPages: Int!
  totalElements: Int!
}
input SalePointInput {
  "Letters, digits, spaces and dashes; unique in the organisation."
  name: String!
  checkName: String!
  "An own settlement account that the caller may read."
  account: String!
  addressAttributes: AddressAttributesInput!
}
input SalePointFilter {
  orgReferenceId: ID!
  "By name; this is also the order when nothing is chosen."
  isByAlphabet: Boolean
  "The newest first."
  isNew: Boolean
  "Part of the name, the receipt name or the code."
  salePointName: String
}
input Pageable {
  "The first page is 1."
  page: Int = 1
  "At most 1000."
  size: Int = 40
}

type CashRegister {
  id: ID!
  salePointId: ID!
  "Numbered within the outlet."
  code: String!
  name: String!
  hasKkm: Boolean!
  isActive: Boolean!
  "A cashier sees only themselves."
  cashiers: [RegisterCashier!]!
  terminals: [Terminal!]!
}
type RegisterCashier {
  referenceId: ID!
  fullName: String!
  authState: CashierAuthState!
}
input CashInput {
  name: String!
  hasKkm: Boolean!
  isActive: Boolean!
}
type Terminal {
  id: ID!
  "Printed on every receipt."
  code: String!
  isActive: Boolean!
}

type Cashier {
  referenceId: ID!
  fullName: String!
  "Null for who neither manages cashiers nor is this one."
  mobile: String
  "Null for who neither manages cashiers nor is this one."
  inn: String
  authState: CashierAuthState!
  account: String
  isActive: Boolean!
  hiredDate: DateTime!
  "When the open shift was opened; null without one."
  shiftOpenedDate: DateTime
  "The outlets they work at, with their own registers."
  salePoints: [SalePoint!]!
}
input CashierInnData {
  inn: String!
  "Used for a person whom the bank does not know yet."
  mobile: String!
  "The cashier's own account: 16 digits, the first three are the bank's."
  account: String
  "At least one."
  cashIds: [ID!]!
}

"A person of the state's registry, for who is about to hire them."
type IndividualPerson {
  inn: String!
  fullName: String!
}

type Query {
  getSalePointsByFilter(filter: SalePointFilter!, pageable: Pageable): SalePointPage!
  "Error ENTITY_NOT_FOUND."
  getSalePointInfoById(salePointId: ID!): SalePoint!
  "Error ENTITY_NOT_FOUND."
  getCashesBySalePointId(salePointId: ID!): [CashRegister!]!
  "Error ENTITY_NOT_FOUND."
  getCashById(cashId: ID!): CashRegister!
  "Terminals of the registers that the caller may see. Error ENTITY_NOT_FOUND."
  getPOSTerminalsBySalePointId(salePointId: ID!): [Terminal!]!
  "Places inside another; regions and cities of the republic without one."
  getRegionAddress(parentId: ID): [RegionAddress!]!
  "Every office of the tax service, by its number."
  getTaxOffices: [TaxOffice!]!
  "All at once, by name."
  getSalePointsByOrgRefId(orgReferenceId: ID!): [SalePoint!]!
  "Outlets of one cashier with their registers; of the caller when nobody is named. Error ENTITY_NOT_FOUND."
  getSalePointsOfCashier(orgReferenceId: ID!, userReferenceId: ID): [SalePoint!]!
  "Outlets whose account the caller may change."
  getSalePointsForAccountUpdate(orgReferenceId: ID!): [SalePoint!]!
  "Whether there is an outlet that the caller may see."
  hasOrganizationSalePoint(orgReferenceId: ID!): Boolean!
  "Cashiers of the organisation, by name; a cashier sees only themselves."
  employees(orgReferenceId: ID!): [Cashier!]!
  "Error ENTITY_NOT_FOUND."
  getCashierInfoByRefId(userReferenceId: ID!): Cashier!
  "Unknown numbers are limited for the person and the organisation. Errors CASHIER_INN_NOT_FOUND, RECIPIENT_LOOKUPS_EXHAUSTED."
  newIndividualPerson(inn: String!): IndividualPerson!
}

type Mutation {
  "Needs an Idempotency-Key. Errors VALIDATION with its fields, SALE_POINT_NAME_DUPLICATE, TAX_ATTRIBUTE_SAVING, OUTLET_ACCOUNT_SAVING_FAILED."
  createSalePoint(orgReferenceId: ID!, salePoint: SalePointInput!): SalePoint!
  "With a cash register only the account may change. Errors as for a new one, SALE_POINT_HAS_CASH_REGISTER, OUTLET_FORBIDDEN, ENTITY_NOT_FOUND."
  updateSalePointById(salePointId: ID!, salePoint: SalePointInput!): SalePoint!
  "Needs an Idempotency-Key. Errors ENTITY_NOT_FOUND, OUTLET_NAME_CHARACTERS."
  createCash(salePointId: ID!, cash: CashInput!): CashRegister!
  "Errors ENTITY_NOT_FOUND, OUTLET_NAME_CHARACTERS."
  updateCash(cashId: ID!, cash: CashInput!): CashRegister!
  "Hires a person of the state's registry. Needs an Idempotency-Key. Errors VALIDATION with its fields, CASHIER_INN_NOT_FOUND, CASHIER_ALREADY_EXISTS, CASHIER_HAS_OTHER_RIGHT."
  createNewCashierByInn(orgReferenceId: ID!, innData: CashierInnData!): Cashier!
  "Replaces the registers of a cashier; it holds at once, also on open pages. Errors ENTITY_NOT_FOUND, CASHIER_REGISTER_REQUIRED, CASHIER_REGISTERS_TOO_MANY, REQUEST_INVALID when a register is named twice."
  updateCashesOfUser(userReferenceId: ID!, cashIds: [ID!]!): Cashier!
  "The person loses the right and every register at once. Errors CASHIER_SHIFT_OPEN, ENTITY_NOT_FOUND."
  fireCashier(userReferenceId: ID!): Boolean!
  "Opens the caller's own shift. Error ENTITY_NOT_FOUND."
  openShift(orgReferenceId: ID!): Cashier!
  "Closes the caller's own shift. Error ENTITY_NOT_FOUND."
  closeShift(orgReferenceId: ID!): Cashier!
}
`
