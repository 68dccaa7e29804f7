import { readFileSync } from 'node:fs'
import { GraphQLError, parse } from 'graphql'
import { expect, test } from 'vitest'

import { costOfDocument } from './platform/graphql/limits.ts'
import { findServices } from './testing/services.ts'

interface RegisteredDocument {
  readonly service: string
  readonly operationName: string
  readonly document: string
}

/** The longest pages of the specification, section 9; every other list ends at the longest page of a history. */
const longestPages: Readonly<Record<string, number>> = { Outlets: 1_000 }
const longestOfOthers = 520

const services = await findServices()
const schemas = new Map(services.map(({ name, schema }) => [name, schema]))
const file = new URL('../generated/registered-documents.json', import.meta.url)
const documents = Object.values<RegisteredDocument>(JSON.parse(readFileSync(file, 'utf8')))

function tooCostly(variablesOf: (document: RegisteredDocument) => Record<string, unknown>) {
  return documents.flatMap(registered => {
    const { service, operationName, document } = registered
    const schema = schemas.get(service)
    if (schema === undefined) return [`${operationName}: no service ${service}`]
    const cost = costOfDocument(schema, parse(document), variablesOf(registered))
    return cost instanceof GraphQLError ? [`${service} ${operationName}`] : []
  })
}

test('every document of the client may be executed: none costs more than the limit', () => {
  expect(documents.length).toBeGreaterThan(200)
  expect(tooCostly(() => ({}))).toEqual([])
})

test('the longest page of every list may be asked for', () => {
  const pages = tooCostly(({ operationName }) => ({
    pageable: { page: 1, size: longestPages[operationName] ?? longestOfOthers },
  }))
  expect(pages).toEqual([])
})
