import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { allAddressParts } from '../../lib/address-parts.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderRouter } from '../../testing/render.tsx'
import { ExportedRoute } from './exported-route.tsx'

const failed = {
  id: 'f1',
  kind: 'OPERATIONS',
  format: 'CAMT',
  fileName: 'Операции по счёту 30.11.2026.xml',
  createdDate: '2026-11-30T04:00:00.000Z',
  userShortName: 'Асанова А.',
  status: 'ERROR',
  sizeBytes: null,
  expiresDate: '2026-12-30T04:00:00.000Z',
  errorCode: 'BANK_UNAVAILABLE',
}

let server: FakeServer
beforeEach(() => {
  withoutLiveLine()
  server = fakeServer()
  const today = { date: '2026-11-30', isWorkingDay: true, isShortDay: false }
  server.on('BankToday', {
    body: {
      data: {
        getBankToday: { now: '2026-11-30T04:00:00.000Z', ...today, nextWorkingDay: '2026-12-01' },
      },
    },
  })
  const page = { list: [failed], amountElements: 1, amountPages: 1, currentPage: 1 }
  server.on('ExportedFiles', {
    body: {
      data: {
        findExportedFiles: { ...page, searchedSince: null, asOf: '2026-11-30T04:00:00.000Z' },
      },
    },
  })
})

async function open(me = personOf()) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/exported',
    validateSearch: allAddressParts,
    component: ExportedRoute,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/exported'] }),
  })
  return renderRouter(router, { me, namespaces: ['files', 'lists', 'listWords'] })
}

test('the operations of this month are ordered, and a file that failed says why', async () => {
  const { user } = await open()
  expect((await screen.findAllByText(/Система банка сейчас не отвечает/)).length).toBeGreaterThan(0)
  server.on('OrderExport', { body: { data: { orderExport: 'f2' } } })
  await user.click(screen.getByRole('button', { name: 'Заказать файл' }))
  await waitFor(() => {
    expect(server.callsOf('OrderExport')).toMatchObject([
      {
        body: {
          variables: {
            export: {
              kind: 'OPERATIONS',
              format: 'XLSX',
              filter: [{ field: 'startDate' }, { field: 'endDate' }],
            },
          },
        },
      },
    ])
  })
})

test('the month that is offered is the one of the bank’s day, however late its clock answers', async () => {
  const today = { date: '2031-03-12', isWorkingDay: true, isShortDay: false }
  const answerClock = server.onHeld('BankToday', {
    body: {
      data: {
        getBankToday: { now: '2031-03-12T04:00:00.000Z', ...today, nextWorkingDay: '2031-03-13' },
      },
    },
  })
  const { user } = await open()
  answerClock()
  server.on('OrderExport', { body: { data: { orderExport: 'f2' } } })
  await user.click(await screen.findByRole('button', { name: 'Заказать файл' }))
  await waitFor(() => {
    expect(server.callsOf('OrderExport')[0]?.body).toMatchObject({
      variables: { export: { filter: [{ text: '2031-03-01' }, { text: '2031-03-12' }] } },
    })
  })
})

test.each([
  ['without the salary project', [], 2],
  ['with the salary project', [{ productName: 'SALARY', roles: ['SALARY_USER'] }], 3],
])('somebody %s is offered registers only with it', async (_who, productRoles, kinds) => {
  const currentContract = contractOf({ userContractAttributes: { productRoles } })
  const { user } = await open(personOf({ currentContract }))
  await user.click(await screen.findByLabelText('Что выгрузить'))
  expect(await screen.findAllByRole('option')).toHaveLength(kinds)
})
