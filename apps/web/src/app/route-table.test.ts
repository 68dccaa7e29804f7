import { createMemoryHistory } from '@tanstack/react-router'
import type { PostVerificationStatus, SignRight, SignType } from '@tartip/domain/people/sign-right'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createQueryClient } from '../lib/query-client.ts'
import { forgetSessionHint } from '../lib/session-hint.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { contractOf, personOf, setSignedIn } from '../testing/person.ts'
import { readyQueries } from '../testing/render.tsx'
import { routeTable } from './route-table.ts'
import { createAppRouter } from './router.tsx'

const columns: readonly SignRight[] = [
  'FIRST',
  'SECOND',
  'THIRD',
  'CREATOR',
  'AUDITOR',
  'CASH_MANAGER',
  'CASHIER',
  'NONE',
]

/**
 * The guards of the specification (section 6), a letter for each column and one for a pending first
 * signatory: + stays, a goes to accounts, o to the outlets.
 */
const expected: Readonly<Record<string, string>> = {
  '/accounts': '++++++oo +',
  '/account/1': '++++++oo +',
  '/account-statements': '++++++oo +',
  '/account-statements/1': '++++++oo +',
  '/documents/statements': '++++++oo +',
  '/cards': '++++++oo +',
  '/card': '++++++oo +',
  '/card/limit': '++++++oo +',
  '/card/block': '++a+aaoo a',
  '/history': '++++++oo +',
  '/payment/swift': '++a+aaoo a',
  '/payment/swift/1': '++a+aaoo a',
  '/budget': '++a+aaoo a',
  '/budget/tax': '++a+aaoo a',
  '/budget-payment-process': '++a+aaoo a',
  '/imported': '++++++oo +',
  '/imported/1': '++++++oo +',
  '/exported': '++++++oo +',
  '/letter/incoming': '++++++oo +',
  '/letter/incoming/1': '++++++oo +',
  '/letter-create': '++++aaoo a',
  // Salary pages need the product role, which nobody here has; see below for those who do.
  '/salary/statement': 'aaaaaaoo a',
  '/salary/manual': 'aaaaaaoo a',
  '/salary/manual/1': 'aaaaaaoo a',
  '/salary/detail/1': 'aaaaaaoo a',
  '/salary/detail-processing/1': 'aaaaaaoo a',
  '/loan-claims': '++++++oo +',
  '/loan-claim/1/2/3': '++++++oo +',
  '/qr-history/all': '++++++++ +',
  '/outlet': '++++++++ +',
  '/outlet/list': '++++++++ +',
  '/outlet/create': '+aaaa+oo a',
  '/outlet/details/shop': '++++++++ +',
  '/outlet/employee/create': '+aaaa+oo a',
  '/outlet/employee/details/1': '++++++++ +',
  '/outlet/cash/edit': '+aaaa+oo a',
  '/pos/list': '++++++++ +',
  '/pos/order': '+aaaa+oo a',
  '/installment/sellers': '+aaaaaoo a',
  '/installment/claims': 'aaaaaaoo a',
  '/installment/onboarding': '++++++++ a',
  '/installment/detail/1': 'aaaaaaoo a',
  '/settings/info': '++++++++ +',
  '/settings/account-visibility': '++++++oo +',
  '/settings/pay-control': '++aaaaoo a',
  '/settings/password': '++++++++ a',
  '/settings/phone': '++++++++ a',
  '/settings/code-word': '++++++++ a',
  '/settings/users': '+aaaaaoo a',
  '/settings/users/1': '+aaaaaoo a',
  '/settings/api-key': '+aaaaaoo a',
  '/settings/audit': '+aaaaaoo a',
  '/more': '++++++++ +',
}

interface Visitor {
  readonly signRight: SignRight
  readonly status?: PostVerificationStatus
  readonly roles?: readonly string[]
  readonly signType?: SignType
}

beforeEach(() => {
  document.cookie = 'tartip-signed-in=1; Path=/'
  fakeServer()
})
afterEach(forgetSessionHint)

/** Where the person ends up who types the address; the page itself is not drawn. */
async function pageAfter(path: string, visitor: Visitor): Promise<string> {
  const { signRight, status = 'Confirmed', roles = [], signType = 'PAY_CONTROL' } = visitor
  const queryClient = createQueryClient()
  const productRoles = [{ productName: 'PRODUCT', roles: [...roles] }]
  const userContractAttributes = { signRight, productRoles }
  const currentContract = contractOf({ signType, userContractAttributes })
  setSignedIn(queryClient, personOf({ postVerificationStatus: status, currentContract }))
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(readyQueries(queryClient), history)
  await router.load()
  return router.state.location.pathname
}

const letterOf = (path: string, at: string) =>
  at === path ? '+' : ({ '/accounts': 'a', '/outlet': 'o' }[at] ?? at)

describe('every address of the specification', () => {
  test('stands in the expectation, and nothing else does', () => {
    const patterns = routeTable
      .filter(rule => rule.path !== '/settings')
      .map(({ path }) => {
        const parts = path.replace('{-$', '{?$').split('/')
        const source = parts
          .slice(1)
          .map(part =>
            part.startsWith('{?$') ? '(/[^/]+)?' : part.startsWith('$') ? '/[^/]+' : `/${part}`,
          )
        return new RegExp(`^${source.join('')}$`)
      })
    const addresses = Object.keys(expected)
    expect(patterns.filter(pattern => !addresses.some(one => pattern.test(one)))).toEqual([])
    expect(addresses.filter(one => !patterns.some(pattern => pattern.test(one)))).toEqual([])
  })

  test.each(Object.entries(expected))('%s has its guard', async (path, row) => {
    const letters: string[] = []
    for (const signRight of columns)
      letters.push(letterOf(path, await pageAfter(path, { signRight })))
    const pending = await pageAfter(path, { signRight: 'FIRST', status: 'Pending' })
    expect(`${letters.join('')} ${letterOf(path, pending)}`).toBe(row)
  })

  test.each([
    ['/salary/statement', '+++++aoo'],
    ['/salary/manual', '++++aaoo'],
    ['/salary/detail/1', '+++++aoo'],
    ['/installment/claims', '++++++++'],
  ])('%s with the product roles', async (path, row) => {
    const letters: string[] = []
    for (const signRight of columns) {
      const at = await pageAfter(path, { signRight, roles: ['SALARY_USER', 'SELLER'] })
      letters.push(letterOf(path, at))
    }
    expect(letters.join('')).toBe(row)
  })

  test.each(['TOTP', 'RU_TOKEN_2', 'RU_TOKEN_S'] as const)(
    'who signs by %s keeps the page of phone keys, which says so',
    async signType => {
      const at = await pageAfter('/settings/pay-control', { signRight: 'FIRST', signType })
      expect(at).toBe('/settings/pay-control')
    },
  )

  test.each(Object.keys(expected))('%s is not for the rejected', async path => {
    const at = await pageAfter(path, { signRight: 'FIRST', status: 'Rejected' })
    expect(at).toBe('/user-rejected')
  })

  test('settings lead to their first page', async () => {
    expect(await pageAfter('/settings', { signRight: 'CASHIER' })).toBe('/settings/info')
  })
})
