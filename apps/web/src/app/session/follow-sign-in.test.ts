import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TabMessage } from '../../lib/broadcast.ts'
import { saveSnapshot, registerFormSnapshot, wipeSnapshots } from '../../lib/form-snapshot.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { signedInElsewhere } from '../../lib/signed-in-elsewhere.ts'
import { readyQueries } from '../../testing/render.tsx'
import { createAppRouter } from '../router.tsx'
import { followSignInOfOtherTabs } from './follow-sign-in.ts'

const form = '/payment/clearing-gross'
const altyn = { personId: 'p1', userContractId: 'uc-altyn', companyName: 'Алтын-Дөбө' }
const kyzyl = { personId: 'p1', userContractId: 'uc-kyzyl', companyName: 'Кызыл-Өрүк' }

let reloadAt: ReturnType<typeof vi.fn<(path: string) => void>>
let receive: (message: TabMessage) => void
let navigate: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  reloadAt = vi.fn<(path: string) => void>()
  const queries = readyQueries(createQueryClient())
  const history = createMemoryHistory({
    initialEntries: [`/auth/login?reason=expired&returnTo=${encodeURIComponent(form)}`],
  })
  const router = createAppRouter(queries, history)
  navigate = vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
  const tabs = {
    post: () => undefined,
    listen: (listener: typeof receive) => {
      receive = listener
      return () => undefined
    },
  }
  followSignInOfOtherTabs({ tabs, queries, router, reloadAt })
})
afterEach(() => {
  wipeSnapshots()
  signedInElsewhere.set(undefined)
})

/** A half-filled form of Алтын-Дөбө has outlived the session in this tab. */
function formIsSaved(): void {
  const close = registerFormSnapshot('payment/clearing-gross/new', () => ({ amount: '5400' }))
  saveSnapshot(altyn, altyn.companyName)
  close()
}

test('a tab without a form goes in by a fresh document', () => {
  receive({ type: 'signedIn', ...altyn })
  expect(reloadAt).toHaveBeenCalledWith(form)
})

test('a tab whose form belongs to the company of the session goes in and keeps it', () => {
  formIsSaved()
  receive({ type: 'signedIn', ...altyn })
  expect(reloadAt).not.toHaveBeenCalled()
  expect(navigate).toHaveBeenCalledWith({ href: form, replace: true })
})

test('a form of another company requires a confirmation, and nothing is entered meanwhile', () => {
  formIsSaved()
  receive({ type: 'signedIn', ...kyzyl })
  expect(reloadAt).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
  expect(signedInElsewhere.get()).toEqual({
    companyName: 'Кызыл-Өрүк',
    formCompanyName: 'Алтын-Дөбө',
    path: form,
  })
})

test('the question goes when the other tab comes to the company of the form, or its session ends', () => {
  formIsSaved()
  receive({ type: 'signedIn', ...kyzyl })
  receive({ type: 'contract', ...altyn })
  expect(navigate).toHaveBeenCalledWith({ href: form, replace: true })
  expect(signedInElsewhere.get()).toBeUndefined()
  receive({ type: 'signedIn', ...kyzyl })
  receive({ type: 'ended', reason: 'loggedOut' })
  expect(signedInElsewhere.get()).toBeUndefined()
})

test('somebody else who signs in is not reported of the form', () => {
  formIsSaved()
  receive({ type: 'signedIn', ...kyzyl, personId: 'p2' })
  expect(signedInElsewhere.get()).toBeUndefined()
  expect(reloadAt).toHaveBeenCalledWith(form)
})
