import { expect, test } from 'vitest'
import { breakingChanges, unnamedChanges } from './lib/api-changes.mjs'

const before = `
  enum State { NEW DONE }
  input Filter { text: String state: State }
  type Letter { id: ID! title: String! state: State! }
  type Query { letters(filter: Filter): [Letter!]! letter(id: ID!): Letter }
`
const after = (...[from, to]: readonly [string, string]) => ({ letter: before.replace(from, to) })
const breaks = (current: Readonly<Record<string, string>>) =>
  breakingChanges({ letter: before }, current)

test.each([
  ['a removed operation', ' letter(id: ID!): Letter', '', "Field 'letter' was removed"],
  ['a removed field', 'title: String!', '', "Field 'title' was removed"],
  ['another type of a field', 'title: String!', 'title: Int!', "Field 'Letter.title' changed type"],
  [
    'a field that may be null now',
    'title: String!',
    'title: String',
    "changed type from 'String!'",
  ],
  ['a removed value', 'NEW DONE', 'NEW', "Enum value 'DONE' was removed"],
  ['a new argument that must be given', '(id: ID!)', '(id: ID! by: ID!)', 'by: ID!'],
  [
    'an argument that must be given now',
    'text: String ',
    'text: String! ',
    "'Filter.text' changed type",
  ],
] as const)('%s breaks', async (_what, from, to, message) => {
  const found = await breaks(after(from, to))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^letter: /)
  expect(found[0]).toContain(message)
})

test.each([
  ['nothing', '', ''],
  ['a description', 'type Letter', '"A letter." type Letter'],
  ['a new field', 'title: String!', 'title: String! text: String'],
  ['a new operation', 'type Query {', 'type Query { unread: Int!'],
  ['a new argument that may be left out', '(id: ID!)', '(id: ID! by: ID)'],
  ['a new value', 'NEW DONE', 'NEW OPEN DONE'],
] as const)('%s does not break', async (_what, from, to) => {
  expect(await breaks(after(from, to))).toEqual([])
})

test('a service that is gone breaks, and a new one does not', async () => {
  expect(await breaks({ salary: before })).toEqual(['letter: the service was removed'])
})

test('a change is named only by its whole line', () => {
  const changes = ["letter: Field 'title' was removed from object type 'Letter'"]
  const text = (line: string) => `# Changes\n\n- ${line}\n`
  expect(unnamedChanges(changes, text(`${changes[0]}. Nobody reads it.`))).toEqual([])
  expect(unnamedChanges(changes, text("letter: Field 'title' was removed."))).toEqual(changes)
  expect(unnamedChanges(changes, text(`${changes[0]}Page. Another type.`))).toEqual(changes)
})
