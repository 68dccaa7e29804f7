import { getNamedType, isObjectType, type GraphQLOutputType } from 'graphql'
import { expect, describe, test } from 'vitest'

import { createCallNames } from '@tartip/domain/audit/call-names'
import { abilities } from '@tartip/domain/people/policy'
import { apiKeyApis } from '@tartip/domain/people/api-key'

import { rootFieldNames } from './platform/graphql/operation-policy.ts'
import { findServices } from './testing/services.ts'

const services = await findServices()

/** A file of payments is checked, and becomes drafts. */
const importOfDrafts = ['checkImportedFile', 'createDocumentsFromFile']

test('the audit names every call in words of people, in three languages', () => {
  const namesOf = createCallNames(services)
  for (const { policies } of services) {
    for (const call of Object.keys(policies)) {
      for (const { ru, ky, en } of namesOf(call)) {
        expect([ru, ky, en]).not.toContain(call)
      }
      expect(namesOf(call).length, call).toBeGreaterThan(0)
    }
  }
  expect(namesOf('employeesContract').map(({ ru }) => ru)).toEqual(['Пользователи и их права'])
  expect(namesOf('/api/v1/exports/payments').map(({ en }) => en)).toEqual(['Downloading lists'])
  expect(namesOf('goneLongAgo')).toEqual([])
})

test('there are services to check', () => expect(services.length).toBeGreaterThanOrEqual(4))

describe.each(services)('$name', ({ schema, policies }) => {
  test('has a policy for every operation of its schema and for no other', () => {
    expect(Object.keys(policies).toSorted()).toEqual(rootFieldNames(schema).toSorted())
  })

  test('names no operation twice: policies go by the name alone', () => {
    const names = rootFieldNames(schema)
    expect(new Set(names).size).toBe(names.length)
  })

  test('names abilities that the policy table knows', () => {
    const needs = Object.values(policies).map(policy => policy.needs)
    const unknown = needs.filter(
      need => need !== 'contract' && need !== 'session' && !abilities.includes(need),
    )
    expect(unknown).toEqual([])
  })

  test('lets no program sign, send, withdraw, or decide about people', () => {
    const forbidden = [
      'payments.sign',
      'payments.requestPhones',
      'people.manage',
      'apiKey.manage',
      'payControl.manage',
    ]
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    const open = Object.entries(policies).filter(([, policy]) => policy.api !== undefined)
    expect(open.filter(([, policy]) => forbidden.includes(policy.needs))).toEqual([])
    // What a program may change is a draft that a person has still to send and sign; a statement changes nothing.
    const drafts = ['saveSwift', 'saveCardTransfer', 'saveBudgetPayment', ...importOfDrafts]
    const statements = ['order', 'orderCardStatement']
    const isDraft = (name: string) =>
      /^save\w+Draft$/.test(name) || drafts.includes(name) || statements.includes(name)
    const changes = open.map(([name]) => name).filter(name => mutations.includes(name))
    expect(changes.filter(name => !isDraft(name))).toEqual([])
  })
})

test('opens to a rejected person nothing but who they are', () => {
  const open = services.flatMap(({ policies }) =>
    Object.entries(policies).flatMap(([name, { isOpenToRejected }]) =>
      isOpenToRejected ? [name] : [],
    ),
  )
  expect(open).toEqual(['employeeSecure'])
})

test('shows what is on an account to no key that was not given accounts or cards', () => {
  const policiesFound = services.flatMap(({ schema, policies }) =>
    Object.entries(schema.getQueryType()?.getFields() ?? {}).flatMap(([name, { type }]) => {
      const api = policies[name]?.api
      return api !== undefined && fieldsBelow(type).some(field => /balance/i.test(field))
        ? [{ name, api }]
        : []
    }),
  )
  expect(policiesFound.length).toBeGreaterThan(0)
  expect(policiesFound.filter(({ api }) => api !== 'ACCOUNTS' && api !== 'CARDS')).toEqual([])
})

/** Names of all fields that an answer of this type may have, however deep. */
function fieldsBelow(type: GraphQLOutputType, seen = new Set<string>()): readonly string[] {
  const named = getNamedType(type)
  if (!isObjectType(named) || seen.has(named.name)) return []
  seen.add(named.name)
  return Object.values(named.getFields()).flatMap(field => [
    field.name,
    ...fieldsBelow(field.type, seen),
  ])
}

test('each group of an API key opens something', () => {
  const opened = new Set(
    services.flatMap(({ policies }) => Object.values(policies).map(policy => policy.api)),
  )
  expect(apiKeyApis.filter(api => !opened.has(api))).toEqual([])
})
