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

"SENT is not read yet."
enum NotificationStatus { SENT READ }
enum NotificationOrigin { ELQR IMPORT_SALARY LETTER MANUAL PAYMENT ROBOTICS SALARY STATEMENT }
"What drawing stands beside a notification."
enum NotificationIcon { bank danger done edit letter lock person qr salary sign statement time }
"What the notification means for the person: their turn, news, good, bad."
enum NotificationColor { danger info success warning }

"What a notification is about; only the fields that its kind has."
type NotificationPayload {
  legalPartyId: ID!
  operationCode: String
  transferNum: String
  amount: Decimal
  currency: String
  paymentId: ID
  letterId: ID
  referenceId: ID
  salaryId: ID
  "Of sales: how many it reports, and of which day and outlet (or account without one); \`amount\` is their sum, \`referenceId\` the last one."
  count: Int
  day: LocalDate
  salePointCode: String
  account: String
}

"Title and text are made in the language of the caller when they are read."
type NotificationMessage {
  id: ID!
  title: String!
  text: String!
  payload: NotificationPayload!
}

"""
One notification of the person, or several of statements together: then \`countStatement\` says how many,
\`idGroup\` which ones, and the other fields are those of the newest.
"""
type Notification {
  id: ID!
  "The person's userReferenceId."
  recipient: ID!
  message: NotificationMessage!
  status: NotificationStatus!
  origin: NotificationOrigin!
  dateTime: DateTime!
  icon: NotificationIcon!
  color: NotificationColor!
  legalPartyName: String
  countStatement: Int
  idGroup: [ID!]
  "Opaque, growing with each change of what it says; the highest of a list is given back as \`seen\`."
  version: String!
}

"Which notifications a change concerns; the client requests the list again."
enum NotificationChange { ADDED READ DELETED }
type NotificationEvent {
  "Opaque, growing; given back as lastEventId after a lost socket."
  eventId: String!
  change: NotificationChange!
  "Empty when all of the origin, or without an origin all of the person, are concerned."
  notificationIdList: [ID!]!
  origin: NotificationOrigin
}

type Query {
  "The newest notifications of the person in the selected organisation, newest first, at most 200."
  findAll: [Notification!]!
  "How many are not read, those too that findAll no longer shows."
  countUnread: Int!
}

"""
Each answers how many notifications it has changed; doing it again changes none. What says something newer than \`seen\`
stays as it is, such as sales with another one that the person has not seen yet.
"""
type Mutation {
  readAll(seen: String): Int!
  read(notificationId: ID!, seen: String): Int!
  delete(notificationId: ID!, seen: String): Int!
  deleteMultiple(notificationIdList: [ID!]!, seen: String): Int!
  readAllByOrigin(origin: NotificationOrigin!, seen: String): Int!
  deleteAll(seen: String): Int!
}

type Subscription {
  "The person's topic in the selected organisation. CURSOR_INVALID when too much was missed: request the list again."
  listenNotification(lastEventId: String): NotificationEvent!
}
`
