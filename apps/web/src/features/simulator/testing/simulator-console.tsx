import type { Language } from '@tartip/domain/language'
import { toast } from '../../../components/feedback/toast-store.ts'
import { type FakeServer, fakeServer } from '../../../testing/fake-server.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { Officer, OfficerAccount } from '../api/desk-api.ts'
import { SimulatorRoute } from '../simulator-route.tsx'

/** A fixed id for tests. */
export const anId = '018f0000-0000-7000-8000-000000000008'

/** A server in demo mode without people and payments. */
export function emptyConsole(): FakeServer {
  // Toasts of an earlier test would cover new ones.
  toast.clear()
  const server = fakeServer()
  server.on('GET /api/simulator/state', {
    body: {
      clock: { now: '2026-11-30T04:00:00.000Z', offsetMs: 0 },
      mode: 'auto',
      people: [],
    },
  })
  server.on('GET /api/simulator/payments', { body: { payments: [], nextCursor: null } })
  return server
}

/** The console with one of its tabs open. */
export const openConsole = (tab: string, language: Language = 'ru') =>
  renderInApp(<SimulatorRoute />, {
    namespaces: ['simulator', 'documents'],
    path: `/simulator?tab=${tab}`,
    language,
  })

/** A settlement account in som that is not arrested. */
export const accountOf = (account: string, companyName: string): OfficerAccount => ({
  account,
  companyName,
  title: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
  balance: '86210.00',
  currency: 'KGS',
  status: 'OPEN',
})

/** Opens a section of the officer with the given content. */
export function openOfficer(
  server: FakeServer,
  section: string,
  desk: Partial<Officer>,
  language?: Language,
) {
  const body: Officer = {
    tasks: [],
    letters: [],
    people: [],
    contracts: [],
    limits: [],
    claims: [],
    shops: [],
    loanClaims: [],
    quotes: [],
    accounts: [],
    ...desk,
  }
  server.on('GET /api/simulator/officer', { body })
  return openConsole(section === 'tasks' ? 'officer' : `officer&section=${section}`, language)
}
