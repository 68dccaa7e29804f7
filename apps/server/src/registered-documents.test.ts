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

test('every document of the client may be executed: none costs more than the limit', async () => {
  const services = await findServices()
  const schemas = new Map(services.map(({ name, schema }) => [name, schema]))
  const file = new URL('../generated/registered-documents.json', import.meta.url)
  const documents = Object.values<RegisteredDocument>(JSON.parse(readFileSync(file, 'utf8')))
  const faults = documents.flatMap(({ service, operationName, document }) => {
    const schema = schemas.get(service)
    if (schema === undefined) return [`${operationName}: no service ${service}`]
    const cost = costOfDocument(schema, parse(document), {})
    return cost instanceof GraphQLError ? [`${service} ${operationName}`] : []
  })
  expect(documents.length).toBeGreaterThan(200)
  expect(faults).toEqual([])
})
