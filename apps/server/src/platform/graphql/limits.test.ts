import { buildSchema, GraphQLError, parse } from 'graphql'
import { expect, test } from 'vitest'

import { costOfDocument } from './limits.ts'

const schema = buildSchema(`
  input PageableInput { page: Int = 1  size: Int = 40 }
  type Payment { id: ID!  amount: String! }
  type Day { date: String!  payments: [Payment!]! }
  type Account { number: String!  days: [Day!]! }
  type Payments { accounts: [Account!]!  total: Int! }
  type Query { grouped(pagination: PageableInput): Payments!  nested: Payments! }
`)
const selection = '{ total accounts { number days { date payments { id amount } } } }'
const costOf = (field: string) => {
  const cost = costOfDocument(schema, parse(`{ ${field} ${selection} }`), {})
  return cost instanceof GraphQLError ? cost.extensions['params'] : cost
}

test('a page of grouped items costs its items, however many groups they are in', () => {
  // Eight fields for each of fifty payments, as if each were in a group of its own.
  expect(costOf('grouped(pagination: { size: 50 })')).toBe(401)
})

test('lists in lists multiply where nothing says how many items there are', () => {
  expect(costOf('nested')).toEqual({ limit: 'cost', maximum: 60_000 })
})

test('a page of grouped items has a largest size as well', () => {
  expect(costOf('grouped(pagination: { size: 1001 })')).toEqual({
    limit: 'pageSize',
    maximum: 1_000,
  })
})
