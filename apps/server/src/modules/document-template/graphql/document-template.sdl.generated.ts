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

enum DocumentLanguage { KG RU ENG }

"One of the bank's instructions in one language."
type InstructionDocument {
  "manual, auth, requisites, instruction, pos-agreement, extension."
  document: ID!
  language: DocumentLanguage!
  title: String!
  description: String!
  fileName: String!
  "Whether the bank has put the file in; without it there is only the title."
  isAvailable: Boolean!
}

type FilePayload {
  fileName: String!
  contentType: String!
  "Base64."
  data: String!
}

type Query {
  "In the order in which the bank lists them, every language."
  getInstructionDocuments: [InstructionDocument!]!
  "Error DOCUMENT_TEMPLATE_NOT_FOUND."
  downloadInstructionDocument(document: ID!, language: DocumentLanguage!): FilePayload!
}
`
