import { expect, test } from 'vitest'
import type { AuditDetails, NamedDetails } from './audit-log.ts'

const record = <Details extends AuditDetails>(details: NamedDetails<Details>): readonly string[] =>
  Object.keys(details)

test('a detail without words in the audit does not compile, whatever it was spread from', () => {
  expect(record({ cardId: 'c' })).toEqual(['cardId'])
  const body = { colour: 'red' }
  // @ts-expect-error -- `colour` has no words.
  expect(record({ ...body, cardId: 'c' })).toContain('colour')
  const any: Readonly<Record<string, string>> = body
  // @ts-expect-error -- nobody knows what is in it.
  expect(record(any)).toContain('colour')
})
