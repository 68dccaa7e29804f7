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

"Incoming letters are NOT_PROCESSED (new) or PROCESSED (read)."
enum LetterStatus {
  DRAFT ON_VERIFICATION FIRST_SIGN_IN_PAY_CONTROL CANCELED TIMEOUT_CANCELED NOT_PROCESSED IN_PROCESSING PROCESSED
}
enum LetterDirection { OUTGOING INCOMING }
enum LetterSort { CREATED_DATE }
enum SortOrder { ASC DESC }
enum LiveState { New Updated Deleted }

type Letter {
  id: ID!
  legalPartyId: ID!
  direction: LetterDirection!
  "Of an outgoing letter: a code of getLetterSubjects, or of a subject that the bank has dropped since."
  subjectCode: String
  title: String!
  message: String!
  "The organisation's id, or BANK."
  senderCode: String!
  senderName: String!
  recipientCode: String!
  recipientName: String!
  "Id of the person who wrote it; null for a letter of the bank."
  createdBy: ID
  "Id of the person who made the last step."
  updatedBy: ID
  createdDate: DateTime!
  updatedDate: DateTime!
  letterStatus: LetterStatus!
  "Sign right of the person who wrote it."
  userRole: String
  "Short name of the person who wrote it."
  userShortName: String
  isHasFile: Boolean!
  fileName: String
  "Give it as uploadId to keep the file when a draft is edited."
  fileId: ID
  "The letter that this one answers."
  referenceLetterId: ID
  "The comment of the last step."
  description: String
  version: Int!
  "Of an outgoing letter: what a signature covers."
  digest: String
  "What the requesting person may do now."
  canEdit: Boolean!
  canDelete: Boolean!
  canSendForSigning: Boolean!
  canSign: Boolean!
  canRevoke: Boolean!
  canMarkAsRead: Boolean!
  canAnswer: Boolean!
}
"What letters to the bank may be about, by its reference data; name and hint in the language of the request."
type LetterSubject {
  code: String!
  name: String!
  "What such a letter should say."
  hint: String!
  "A title must be typed; of other subjects the name is the title when none is."
  needsTitle: Boolean!
}
type LetterPage {
  list: [Letter!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
  "Set when there are too many letters to read them all: only those made since then were searched."
  searchedSince: DateTime
  "The moment the list is of. Give it back with the next page, which then repeats no row of this one."
  asOf: DateTime!
}
type LetterFile { fileName: String!  contentType: String!  base64: String! }

"What became of one letter of a batch."
type LetterActionResult {
  letterId: ID!
  ok: Boolean!
  statusCode: LetterStatus
  errorCode: String
  errorParams: [ErrorParam!]! @listSize(assumedSize: 5)
}
type ErrorParam { name: String!  value: String! }

type LetterEvent {
  "Grows; give the last one received when subscribing again to get what was missed."
  eventId: ID!
  state: LiveState!
  letterId: ID!
  "Null when deleted."
  letter: Letter
}

"The exact bytes that a token signs: UTF-8 of the text."
type TextToSign { letterId: ID!  digest: String!  canonicalText: String! }

"A status that a letter to the bank has entered."
type LetterStatusEntry {
  statusCode: LetterStatus!
  updatedDate: DateTime!
  "Short name of the person, or null when the bank, an officer or the clock made the step."
  updatedBy: String
  comment: String
}

"SENDING: not handed to the pay-control server yet. FAILED: the phone could not answer; the letter still waits."
enum PayControlRequestState { SENDING WAITING CONFIRMED DECLINED FAILED EXPIRED CANCELLED }
"A letter shown to one signatory on their phone."
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
  "The person's reason for declining, or why the phone could not answer."
  reason: String
  "The text that the phone shows."
  text: String!
}
type PayControlRequests {
  "Newest first."
  list: [PayControlRequest!]!
  "The requesting person may send the letter to the phones (again)."
  mayRequest: Boolean!
  "The requesting person may cancel the open requests."
  mayCancel: Boolean!
}

input LetterFilter {
  legalPartyId: ID!
  search: String
  startDate: LocalDate
  endDate: LocalDate
  statuses: [LetterStatus!]
  sort: LetterSort
  order: SortOrder
  "The moment that an earlier page was of: letters made later are left out."
  asOf: DateTime
}
input LetterRef { legalPartyId: ID!  letterId: ID! }
input LettersRef { legalPartyId: ID!  letterIds: [ID!]! }
input DraftLetterInput {
  legalPartyId: ID!
  "Given: changes this draft. Left out: makes a new one."
  letterId: ID
  "Of the draft that is changed."
  version: Int
  "A code of getLetterSubjects."
  subjectCode: String!
  "Left out: the name of the subject, unless it needs a title."
  title: String
  message: String!
  "Of POST /api/v1/uploads with the purpose LETTER_ATTACHMENT."
  uploadId: ID
}
input AnswerLetterInput {
  legalPartyId: ID!
  "The letter of the bank."
  referenceLetterId: ID!
  "Left out: the first subject that needs a title."
  subjectCode: String
  "Left out: the title of the letter, marked as an answer."
  title: String
  message: String!
  uploadId: ID
}
input ChangeLetterStatusInput {
  legalPartyId: ID!
  letterIds: [ID!]!
  "PROCESSED: incoming letters were read. CANCELED: the signatory rejects outgoing ones."
  status: LetterStatus!
  comment: String
}
input SignLettersInput {
  legalPartyId: ID!
  letterIds: [ID!]!
  "In the order of letterIds: what the person was shown."
  digests: [String!]!
  "Where the contract signs with an authenticator app."
  otpCode: String
  "Where it signs with a token: detached CMS, base64, in the order of letterIds."
  signatures: [String!]
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

type Query {
  getAllLettersForOutgoing(filter: LetterFilter!, pageable: PageableInput): LetterPage!
  getAllLettersForIncoming(filter: LetterFilter!, pageable: PageableInput): LetterPage!
  getLetterSubjects: [LetterSubject!]!
  "Error LETTER_NOT_FOUND."
  getLetterById(letter: LetterRef!): Letter!
  "The attached file. Errors LETTER_NOT_FOUND, FILE_NOT_FOUND."
  getBase64(letter: LetterRef!): LetterFile!
  "Incoming letters that nobody has read."
  getAmountNotProcessedStatus(legalPartyId: ID!): Int!
  "The texts of letters that the person may view; others are left out."
  getTextsToSign(letter: LettersRef!): [TextToSign!]!
  "Of a letter to the bank, oldest first."
  getLetterStatusHistory(letter: LetterRef!): [LetterStatusEntry!]!
  "The requests on phones for a letter of a pay-control contract."
  getPayControlRequests(letter: LetterRef!): PayControlRequests!
  "Own forms that are no documents yet, the latest first."
  findUnfinishedForms(legalPartyId: ID!): [UnfinishedForm!]!
  "One of them, also when it has become a document within the last day. Error UNFINISHED_FORM_NOT_FOUND."
  findUnfinishedForm(form: UnfinishedFormRef!): UnfinishedForm!
}

type Mutation {
  "Saves a draft and returns its id."
  draftLetter(letter: DraftLetterInput!): ID!
  deleteLetter(letter: LetterRef!): Boolean!
  forSigningLetter(letter: LettersRef!): [LetterActionResult!]!
  signingLetter(sign: SignLettersInput!): [LetterActionResult!]!
  "Marks incoming letters as read."
  takeForProcessing(letter: LettersRef!): [LetterActionResult!]!
  changeStatus(change: ChangeLetterStatusInput!): [LetterActionResult!]!
  "Makes a draft that answers a letter of the bank, marks that letter as read and returns the draft's id."
  answerToLetter(answer: AnswerLetterInput!): ID!
  "Sends waiting letters to the phones of the first signatories, where no request is open."
  requestPayControl(letter: LettersRef!): [LetterActionResult!]!
  "Cancels the open requests; the letters go on waiting."
  cancelPayControl(letter: LettersRef!): [LetterActionResult!]!
  "Keeps a form as typed; nothing in it is checked. Forms that are not kept again are deleted after 30 days."
  keepUnfinishedForm(form: UnfinishedFormInput!): UnfinishedForm!
  deleteUnfinishedForm(form: UnfinishedFormRef!): Boolean!
}

type Subscription {
  "Changes of every letter that the person may view."
  listenLetter(legalPartyId: ID!, lastEventId: ID): LetterEvent!
  "Changes of one letter."
  listenLetterForStatus(legalPartyId: ID!, letterId: ID!, lastEventId: ID): LetterEvent!
}
`
