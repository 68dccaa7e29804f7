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

"What a person may do in a contract."
enum SignRight { FIRST SECOND THIRD CREATOR CASHIER CASH_MANAGER AUDITOR NONE }
"How many signatures a document of the contract needs."
enum SignScheme { ONE_SIGNATORY TWO_SIGNATORY THREE_SIGNATORY }
"What the contract signs with."
enum SignType { PAY_CONTROL RU_TOKEN_2 RU_TOKEN_S TOTP }
"Where the bank's check of a person stands. Pending: locked. Rejected: no access."
enum PostVerificationStatus { Pending Confirmed Rejected }
enum RegistrationState { INIT CONFIRMED }
enum UserContractState { ACTIVE FROZEN }

"The signed-in person with his contracts."
type Employee {
  id: ID!
  email: String
  mobile: String!
  fullName: String!
  shortName: String!
  createdDate: DateTime!
  individualInn: String!
  userReferenceId: ID!
  postVerificationStatus: PostVerificationStatus!
  isResident: Boolean!
  authorized: Boolean!
  userContracts: [Contract!]!
  "The contract selected in this session; null only when the person has none that is active."
  currentContract: Contract
}

"An organisation's agreement with the bank, seen by one person."
type Contract {
  id: ID!
  orgReferenceId: ID!
  inn: String!
  active: Boolean!
  signType: SignType!
  signScheme: SignScheme!
  companyName: String!
  contractNum: String!
  createdDate: DateTime!
  departmentCode: String!
  departmentName: String!
  expirationDate: LocalDate
  ruTokenCert: String
  payControlKey: PayControlKey
  userContractAttributes: UserContractAttributes!
}

type PayControlKey {
  expirationDate: DateTime
  username: String
  status: String!
  pcUserId: String
}

type UserContractAttributes {
  signRight: SignRight!
  registrationState: RegistrationState!
  userContractState: UserContractState!
  userContractId: ID!
  productRoles: [ProductRoles!]!
}

type ProductRoles {
  productName: String!
  roles: [String!]!
}

"A person of the organisation, as colleagues see him."
type EmployeeContract {
  id: ID!
  email: String
  mobile: String!
  fullName: String!
  shortName: String!
  signRight: SignRight!
  createdDate: DateTime!
  referenceId: ID!
  individualInn: String!
  registrationState: RegistrationState!
  userContractState: UserContractState!
}

type Query {
  "The signed-in person. Error UserNotFoundException when the session's person is gone."
  employeeSecure: Employee!
  "One person of the selected organisation by his reference id."
  employee(userReferenceId: ID!): EmployeeContract!
  "All people of the selected organisation."
  employeesContract(orgReferenceId: ID!): [EmployeeContract!]!
}

type Mutation {
  "Selects the contract this session works in. Every tab of the session follows."
  selectContract(userContractId: ID!): Employee!
}
`
