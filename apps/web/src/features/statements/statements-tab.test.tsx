import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { StatementsTab } from './statements-tab.tsx'
import { data, pageOf, statementOf } from './testing/statement-answers.ts'

test('statements of terminals stand beside those of accounts, and are ordered from there', async () => {
  withoutLiveLine()
  const server = fakeServer()
  server.on('Statements', pageOf(statementOf({ statusLabel: 'По счёту' })))
  server.on(
    'TerminalStatements',
    data({
      findPOSTerminalStatements: {
        posTerminalStatements: [
          {
            ...statementOf({ id: 'statement-2', statusLabel: 'По терминалу' }),
            terminals: [{ address: 'Чүй, 120', posTerminals: [{ code: 'TRM00001' }] }],
          },
        ],
        totalPages: 1,
        totalElements: 1,
      },
    }),
  )
  const { user } = await renderInApp(<StatementsTab />, {
    me: personOf(),
    namespaces: ['statements', 'lists'],
    path: '/documents/statements',
  })
  expect(await screen.findByText('По счёту')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'POS-терминалы' }))
  expect(await screen.findByText('По терминалу')).toBeVisible()
  expect(screen.getByText(/TRM00001/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Заказать выписку' })).toHaveAttribute(
    'href',
    '/account-statements?kind=POS',
  )
})
