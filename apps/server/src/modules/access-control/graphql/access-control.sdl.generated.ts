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

"The signed-in person with their contracts."
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

"A person of the organisation, as colleagues see them."
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
  "The bank denies access, and only the bank lets them in again."
  isFrozenByBank: Boolean!
  "The argument \`businessUserContractId\` of everything that is changed for this person in this contract."
  userContractId: ID!
  isResident: Boolean!
  postVerificationStatus: PostVerificationStatus!
  productRoles: [ProductRoles!]!
  "Roles that this person's right allows to be switched on."
  availableProductRoles: [ProductRole!]!
}

"Extra rights in one product of the bank, switched per person and contract."
enum ProductRole { LOAN_MANAGER SALARY_USER SELLER }

"Whether documents can be confirmed on phones: every signatory of the contract needs a working key."
type KeyAvailability {
  available: Boolean!
  "Signatories without a working key."
  nonAvailableFor: [KeyMissingFor!]!
  orgReferenceId: ID!
}
type KeyMissingFor {
  fullName: String!
  signRight: SignRight!
}

"A pay-control key at the moment of its issue; \`qr\` and \`key\` are shown this once."
type IssuedPayControlKey {
  "What the QR image carries; the first phone that reads it takes the key."
  qr: String!
  "The same key for typing in by hand."
  key: String!
  status: String!
  username: String!
  pcUserId: String!
  expirationDate: DateTime!
}

"What an API key can be allowed to call, in groups; nothing that signs or changes rights is in any."
enum ApiKeyApi { ACCOUNTS CARDS PAYMENTS PAYMENT_DRAFTS RATES REFERENCE }
"NEW: a key may be made. ACTIVE: it works. INACTIVE: it has ended; a new one only through the bank's office or a supervisor."
enum ApiKeyState { NEW ACTIVE INACTIVE }
type ApiKeyAccess { api: ApiKeyApi! }
input ApiKeyAccessInput { api: ApiKeyApi! }

"The organisation's API key; the key itself is never shown again."
type ApiKey {
  createdDate: DateTime!
  validUntil: DateTime!
  apiKeyAccessList: [ApiKeyAccess!]!
  isActive: Boolean!
  state: ApiKeyState!
  "Who made it; the key acts in their name and never may more than they."
  createdBy: String!
  lastUsedDate: DateTime
  "The first characters, by which a program's settings can be recognised."
  keyPrefix: String!
}

"A key that has just been made."
type NewApiKey {
  createdDate: DateTime!
  validUntil: DateTime!
  apiKeyAccessList: [ApiKeyAccess!]!
  isActive: Boolean!
  "Shown this once; only its hash is kept."
  key: String!
}

"What an officer of the bank has to decide."
enum TaskType { POS SELLER PAYDA LOAN REGISTRATION }
"POS and PAYDA: IN_PROCESS, then COMPLETED or REJECTED. The others: ON_VERIFICATION, then APPROVED or DECLINED."
enum TaskState { DRAFT ON_VERIFICATION IN_PROCESS APPROVED COMPLETED DECLINED REJECTED }

input PageableDecorator {
  "The first page is 1."
  page: Int = 1
  size: Int = 30
}

"A seller of the organisation, the application to become one, or an application for a loan."
type SellerTask {
  referenceId: ID!
  taskType: TaskType!
  "Of a loan application the contact person."
  fullName: String!
  "Empty for a loan application."
  individualInn: String!
  taskState: TaskState!
  "The officer's words when it was refused."
  reason: String
  createdDate: DateTime!
  locationId: String
  "What is applied for, of a loan application."
  loan: LoanTask
}
type LoanTask { amount: Decimal!  currency: String!  termMonths: Int!  purpose: String! }
type SellerTaskPage {
  totalPages: Int!
  list: [SellerTask!]!
}

input SellerUserInfo {
  individualInn: String!
  fullName: String!
  mobile: String!
  "The outlet they sell at."
  locationId: String
}

input PosApplicationInput {
  legalAddress: String!
  actualAddress: String!
  mainActivity: String!
  storeName: String!
  storeAddress: String!
  accountType: String!
  "The settlement account that gets the takings, 16 digits."
  clientAccount: String!
  offerTypes: [String!]!
  clientContactName: String!
  clientContactAddress: String!
  clientContactNumber: String!
  hasSecurity: Boolean!
  terminalsCount: Int!
  hasClientKkm: Boolean!
  workingDays: String!
  "What \`POST /api/v1/pos-photos\` has answered to this person, ten at most. Error FILE_NOT_FOUND."
  photoIds: [ID!]
}

type PosApplication {
  legalAddress: String!
  actualAddress: String!
  mainActivity: String!
  storeName: String!
  storeAddress: String!
  accountType: String!
  clientAccount: String!
  offerTypes: [String!]!
  clientContactName: String!
  clientContactAddress: String!
  clientContactNumber: String!
  hasSecurity: Boolean!
  terminalsCount: Int!
  hasClientKkm: Boolean!
  workingDays: String!
  "Its photographs: \`GET /api/v1/files/<id>/picture\` shows each to the maker of the application."
  photoIds: [ID!]!
  "Where the bank's decision stands."
  bdoState: TaskState!
  rejectReason: String
}

input PayDaApplicationInput {
  storeName: String!
  storeAddress: String!
  clientAccount: String!
  contactName: String!
  contactNumber: String!
  website: String
}
type PayDaApplication {
  storeName: String!
  storeAddress: String!
  clientAccount: String!
  contactName: String!
  contactNumber: String!
  website: String
}

"An application of a person for card terminals or Pay-Da."
type UserPosApplicationTask {
  id: ID!
  taskType: TaskType!
  taskState: TaskState!
  createdDate: DateTime!
  rejectReason: String
  "The application for terminals; null for another kind."
  newValue: PosApplication
  payDaApplication: PayDaApplication
}
type UserPosApplicationTaskPage {
  list: [UserPosApplicationTask!]!
  totalPages: Int!
  totalElements: Int!
}

"A line of the organisation's audit, in its place in the hash chain."
type AuditRecord {
  "Its place in the chain: 1, 2, 3 … without a gap."
  sequence: ID!
  occurredAt: DateTime!
  "Where it was reported: \`door\` (sign-in and sessions), \`payment\`, \`entry\` (rights, settings and the rest)."
  source: String!
  "What was done, such as \`signInConfirmed\`, \`sign\`, \`permissionsChanged\`."
  action: String!
  "\`ok\`, or the code of the refusal."
  outcome: String!
  "Who did it; null for the bank."
  personId: ID
  "Their name; null when they are no person of the organisation any more."
  personName: String
  details: [AuditDetail!]!
  "SHA-256 over the record before it and this one, in hex."
  hash: String!
}

type AuditDetail {
  name: String!
  value: String!
}

enum AuditOutcome { DONE REFUSED }

"Days of the bank, both included, at most 366."
input AuditFilter {
  startDate: LocalDate
  endDate: LocalDate
  person: ID
  "The action of the records, such as \`sign\`."
  action: String
  outcome: AuditOutcome
}

type AuditPage {
  list: [AuditRecord!]!
  "Give it back as \`before\` to read the next, older page; null on the last one."
  nextCursor: String
}

"A table with settings for each person."
enum ViewedTable { PAYMENT_HISTORY SIGNING_QUEUE }
"A named view, with the filters and the sort it was saved with."
type SavedTableView {
  name: String!
  "Ids of columns that are left out."
  hidden: [String!]!
  isCompact: Boolean!
  "Search part of the screen's address: \`status=FOR_SIGN&sort=AMOUNT\`."
  address: String!
}
"The settings of one table for one person, in the organisation they work in."
type TableViews {
  hidden: [String!]!
  isCompact: Boolean!
  "At most 12, oldest first."
  saved: [SavedTableView!]!
}
input SavedTableViewInput {
  "At most 40 characters."
  name: String!
  hidden: [String!]!
  isCompact: Boolean!
  address: String!
}
input TableViewsInput {
  hidden: [String!]!
  isCompact: Boolean!
  saved: [SavedTableViewInput!]!
}

type Query {
  "The signed-in person. Error UserNotFoundException when the session's person is gone."
  employeeSecure: Employee!
  "One person of the selected organisation by their reference id."
  employee(userReferenceId: ID!): EmployeeContract!
  "All people of the selected organisation."
  employeesContract(orgReferenceId: ID!): [EmployeeContract!]!
  "First and second signatory."
  keyAvailability(orgReferenceId: ID!): KeyAvailability!
  "The last API key of the organisation; null when it never had one."
  apiKey(orgReferenceId: ID!): ApiKey
  "Sellers for the first signatory; loan applications (taskType LOAN alone) also for people with the role LOAN_MANAGER."
  getSellers(taskState: TaskState, pageableDecorator: PageableDecorator!, individualInn: String, orgReferenceId: ID!, taskType: [TaskType!], locationId: String): SellerTaskPage!
  userPOSApplicationTasksPageable(businessUserContractId: ID!, taskTypes: [TaskType!], taskStates: [TaskState!], pageableDecorator: PageableDecorator!): UserPosApplicationTaskPage!
  getUserPOSApplicationTask(taskId: ID!, businessUserContractId: ID!): UserPosApplicationTask!
  "The organisation's audit, newest first. For the first signatory."
  auditTrail(orgReferenceId: ID!, before: String, size: Int = 40, filter: AuditFilter): AuditPage!
  "The caller's own views; null when they have never changed the table."
  tableViews(table: ViewedTable!): TableViews
}

type Mutation {
  "Selects the contract this session works in. Every tab of the session follows."
  selectContract(userContractId: ID!): Employee!
  "The first pay-control key of the calling signatory. Errors OTP_INCORRECT, KEY_EXISTS."
  createPayControlKey(orgReferenceId: ID!, otpCode: String!): IssuedPayControlKey!
  "A new key in place of the present one, which stops working at once. Errors OTP_INCORRECT, KEY_NOT_FOUND."
  regeneratePayControlKey(orgReferenceId: ID!, otpCode: String!): IssuedPayControlKey!
  "Applies to the bank for a person who will sell by instalments for the organisation. Needs an Idempotency-Key. Answers the id of the task."
  createBusinessUserContractWithRoleSellerTask(userInfo: SellerUserInfo!, orgReferenceId: ID!): ID!
  "Orders card terminals. Needs an Idempotency-Key. Answers the id of the task."
  savePosApplicationTask(businessUserContractId: ID!, posApplication: PosApplicationInput!): ID!
  "Orders the Pay-Da service. Needs an Idempotency-Key. Answers the id of the task."
  savePayDaApplicationTask(businessUserContractId: ID!, payDaApplication: PayDaApplicationInput!): ID!
  "Switches a product role of a person on or off; it holds from their next call on. Error PRODUCT_ROLE_POLICY_ERROR."
  switchProductRolePolicy(businessUserContractId: ID!, productRole: ProductRole!, switchAccess: Boolean!): EmployeeContract!
  "Freezes a person in the contract, or lets them in again; their open pages end within a second. Errors OWN_ACCESS, FROZEN_BY_BANK."
  switchUserContractState(businessUserContractId: ID!, userContractState: UserContractState!): EmployeeContract!
  "Needs the caller's own password. Errors API_KEY_EXISTS, API_KEY_REISSUE_BY_BANK, PASSWORD_INCORRECT."
  createApiKey(orgReferenceId: ID!, password: String!, apiKeyAccessList: [ApiKeyAccessInput!]!): NewApiKey!
  "Switches the key off at once and for good."
  deactivateApiKey(orgReferenceId: ID!): ApiKey!
  "Every other session of the person ends. Errors PASSWORD_INCORRECT, PASSWORD_SAME, PASSWORD_RULES, PASSWORD_COMMON, OTP_INCORRECT, CHANGE_AT_BANK_OFFICE."
  changePassword(currentPassword: String!, newPassword: String!, otpCode: String!): Boolean!
  "Replaces all views of the table for the caller; the last write counts. Errors FIELD_REQUIRED, FIELD_TOO_LONG, FIELD_PATTERN (field: name), BAD_USER_INPUT."
  saveTableViews(table: ViewedTable!, views: TableViewsInput!): TableViews!
}
`
