import { createMemoryHistory } from '@tanstack/react-router'
import type { PostVerificationStatus, SignRight, SignType } from '@tartip/domain/people/sign-right'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createQueryClient } from '../lib/query-client.ts'
import { viewerOf, type Me } from '../lib/me.ts'
import { forgetSessionHint } from '../lib/session-hint.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { contractOf, personOf, setSignedIn } from '../testing/person.ts'
import { readyQueries } from '../testing/render.tsx'
import { homeOf } from './guards.ts'
import { routeTable } from './route-table.ts'
import { createAppRouter } from './router.tsx'
import { navigationOf } from './shell/navigation.ts'

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
 * The guards of the specification (section 6) and of our own pages, a letter for each column and one for a pending
 * first signatory: + stays, a goes to accounts, o to the outlets.
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
  '/deadlines': '++++++oo +',
  '/sign': '+++aaaoo a',
  '/payment/swift': '++a+aaoo a',
  '/payment/swift/1': '++a+aaoo a',
  '/templates': '++a+aaoo a',
  '/budget': '++a+aaoo a',
  '/budget/tax': '++a+aaoo a',
  '/budget-payment-process': '++a+aaoo a',
  '/imported': '++++++oo +',
  '/imported/1': '++++++oo +',
  '/exported': '++++++oo +',
  '/letter/incoming': '++++++oo +',
  '/letter/incoming/1': '++++++oo +',
  '/letter-create': '++++aaoo a',
  '/sign/letters': '+aaaaaoo a',
  // Salary pages need the product role, which nobody here has; see below for those who do.
  '/salary/statement': 'aaaaaaoo a',
  '/salary/manual': 'aaaaaaoo a',
  '/salary/manual/1': 'aaaaaaoo a',
  '/salary/detail/1': 'aaaaaaoo a',
  '/salary/detail-processing/1': 'aaaaaaoo a',
  '/loan-claims': '++++++oo +',
  '/loan-claims/1': '+aaaaaoo a',
  '/loan-claim/1/2/3': '++++++oo +',
  '/qr-history/all': '++++++++ +',
  '/qr-history/documents': '++++++oo +',
  '/qr-pay': '++a+aaoo a',
  '/qr-sell': '++++++++ +',
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
  '/help': '++++++++ +',
  '/instructions': '++++++++ +',
  '/contacts': '++++++++ +',
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

function meOf(visitor: Visitor): Me {
  const { signRight, status = 'Confirmed', roles = [], signType = 'PAY_CONTROL' } = visitor
  const productRoles = [{ productName: 'PRODUCT', roles: [...roles] }]
  const userContractAttributes = { signRight, productRoles }
  const currentContract = contractOf({ signType, userContractAttributes })
  return personOf({ postVerificationStatus: status, currentContract })
}

/** Where the person ends up who types the address; the page itself is not drawn. */
async function pageAfter(path: string, visitor: Visitor): Promise<string> {
  const queryClient = createQueryClient()
  setSignedIn(queryClient, meOf(visitor))
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(readyQueries(queryClient), history)
  await router.load()
  return router.state.location.pathname
}

/** Addresses without a page of their own. */
const leadsOn: readonly string[] = ['/settings', '/installment']

const letterOf = (path: string, at: string) =>
  at === path ? '+' : ({ '/accounts': 'a', '/outlet': 'o' }[at] ?? at)

describe('every address behind sign-in', () => {
  test('stands in the expectation, and nothing else does', () => {
    const patterns = routeTable
      .filter(rule => !leadsOn.includes(rule.path))
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

  test('takes its guard from the table', () => {
    const router = createAppRouter(readyQueries(createQueryClient()))
    const paths = Object.values(router.routesById)
      .filter(route => route.parentRoute?.id === '/signed-in')
      .map(route => route.fullPath)
    const known: readonly string[] = routeTable.map(rule => rule.path)
    expect(paths.length).toBeGreaterThan(routeTable.length)
    expect(paths.filter(path => path !== '/' && !known.includes(path))).toEqual([])
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

  test.each(columns)('the navigation leads %s to no page of others', async signRight => {
    const visitor = { signRight, roles: ['SALARY_USER', 'SELLER'] }
    const viewer = viewerOf(meOf(visitor))
    const home = homeOf(viewer)
    const entries = navigationOf(viewer).flatMap(group => group.entries)
    for (const { href } of entries.filter(entry => !entry.href.startsWith(home))) {
      expect([href, await pageAfter(href, visitor)]).not.toEqual([href, home])
    }
  })

  test('settings lead to their first page', async () => {
    expect(await pageAfter('/settings', { signRight: 'CASHIER' })).toBe('/settings/info')
  })
})
