import { vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { FakeSocket } from '../../../testing/fake-socket.ts'
import type { CardAccount } from '../cards-model.ts'
import { cardAccountOf, limitsOf } from './card-builder.ts'

export const data = (value: unknown) => ({ body: { data: value } })
export const refusal = (code: string, params: Readonly<Record<string, string>> = {}) => ({
  body: { errors: [{ message: code, extensions: { code, params, traceId: 'trace-1' } }] },
})

/** A bank that answers every query of the card screens; a test replaces the one it is about. */
export function cardsBank(accounts: readonly CardAccount[] = [cardAccountOf()]): FakeServer {
  vi.stubGlobal('WebSocket', FakeSocket)
  const server = fakeServer()
  server.on(
    'BankToday',
    data({
      getBankToday: {
        now: '2026-11-30T04:51:30.000Z',
        date: '2026-11-30',
        isWorkingDay: true,
        isShortDay: false,
        nextWorkingDay: '2026-12-01',
      },
    }),
  )
  server.on('CardAccounts', data({ findAllByPartyIdBaseCardAccountInfo: accounts }))
  server.on('CardOperations', data({ getOperationList: [] }))
  server.on('CardLimits', data({ getCardLimitInfo: limitsOf() }))
  server.on(
    'CardStatusChoices',
    data({
      getAvailableStatusesForCard: [
        { status: 'LOST', reasons: ['LOSS'] },
        { status: 'STOLEN', reasons: ['THEFT'] },
        { status: 'COMPROMISED', reasons: ['COMPROMISE'] },
        { status: 'BLOCKED', reasons: ['TEMPORARY'] },
      ],
    }),
  )
  return server
}

export const variablesOf = (bank: FakeServer, operation: string) =>
  bank.callsOf(operation).map(call => (call.body as { variables: unknown }).variables)
