import { expect, test } from 'vitest'

import { createPreparedDocuments, type RequestedDocument } from './run-document.ts'

const requestOf = (query: string): RequestedDocument => ({
  query,
  isRegistered: true,
  operationName: undefined,
  variables: {},
})

test('a document is prepared once, and of many only so much is kept as was allowed', () => {
  const made: string[] = []
  const documents = createPreparedDocuments(30, ({ query }) => {
    made.push(query)
    return query
  })
  for (const query of ['{ one }', '{ one }', '{ two }', '{ one }', '{ three }', '{ one }']) {
    expect(documents.find(requestOf(query))).toBe(query)
  }
  expect(made).toEqual(['{ one }', '{ two }', '{ three }'])
  documents.find(requestOf('{ four }'))
  documents.find(requestOf('{ one }'))
  expect(made).toEqual(['{ one }', '{ two }', '{ three }', '{ four }', '{ one }'])
})
