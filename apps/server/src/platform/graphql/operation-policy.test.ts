import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'

import { actor as anyActor } from './testing/endpoint-harness.ts'
import { calledOperations, mayCall, rootFieldNames } from './operation-policy.ts'

const actor = {
  ...anyActor,
  signRight: 'AUDITOR' as const,
  postVerificationStatus: 'Confirmed' as const,
  productRoles: [],
}
const policies = {
  readAccounts: { needs: 'accounts.read', api: 'ACCOUNTS' },
  sign: { needs: 'payments.sign' },
  whoAmI: { needs: 'session', isOpenToRejected: true },
  changePassword: { needs: 'session' },
  names: { needs: 'contract', api: 'REFERENCE' },
} as const
const codeOf = (operation: string, caller: Partial<Parameters<typeof mayCall>[2]> = {}) => {
  const verdict = mayCall(policies, operation, { actor, apis: undefined, ...caller })
  return verdict.ok ? 'ok' : verdict.error.code
}

describe('who may call an operation', () => {
  test('the policy table decides before anything runs', () => {
    expect(codeOf('readAccounts')).toBe('ok')
    expect(codeOf('sign')).toBe('FORBIDDEN')
  })

  test('without a contract only what is about oneself is open', () => {
    expect(codeOf('whoAmI', { actor: undefined })).toBe('ok')
    expect(codeOf('names', { actor: undefined })).toBe('CONTRACT_LOST')
    expect(codeOf('readAccounts', { actor: undefined })).toBe('CONTRACT_LOST')
  })

  test('an operation without a policy is nobody’s, not even by an inherited name', () => {
    expect(codeOf('unheardOf')).toBe('FORBIDDEN')
    expect(codeOf('toString')).toBe('FORBIDDEN')
  })

  test('a key opens what its list grants and nothing else', () => {
    expect(codeOf('readAccounts', { apis: ['ACCOUNTS'] })).toBe('ok')
    expect(codeOf('names', { apis: ['ACCOUNTS'] })).toBe('API_NOT_GRANTED')
    expect(codeOf('whoAmI', { apis: ['ACCOUNTS', 'REFERENCE'] })).toBe('API_NOT_GRANTED')
    expect(codeOf('sign', { apis: ['ACCOUNTS'] })).toBe('API_NOT_GRANTED')
  })

  test('a person whom the bank has rejected only learns who they are, by session and by key', () => {
    const rejected = { ...actor, postVerificationStatus: 'Rejected' as const }
    expect(codeOf('whoAmI', { actor: rejected })).toBe('ok')
    for (const operation of ['changePassword', 'names', 'readAccounts', 'sign']) {
      expect(codeOf(operation, { actor: rejected })).toBe('PERSON_REJECTED')
    }
    expect(codeOf('names', { actor: rejected, apis: ['REFERENCE'] })).toBe('PERSON_REJECTED')
  })

  test('a key whose maker has left opens nothing', () => {
    expect(codeOf('names', { apis: ['REFERENCE'], actor: undefined })).toBe('UNAUTHENTICATED')
  })
})

describe('what a document calls', () => {
  test('is found behind aliases, inline fragments and named ones', () => {
    const document = parse(`
      query A { harmless: sign ... on Query { names } ...more __typename }
      fragment more on Query { readAccounts ...deeper }
      fragment deeper on Query { whoAmI }`)
    expect(calledOperations(document).toSorted()).toEqual([
      'names',
      'readAccounts',
      'sign',
      'whoAmI',
    ])
  })

  test('all operations of a service are known by name', () => {
    const schema = buildSchema(
      'type Query { a: Int } type Mutation { b: Int } type Subscription { c: Int }',
    )
    expect(rootFieldNames(schema)).toEqual(['a', 'b', 'c'])
  })
})
