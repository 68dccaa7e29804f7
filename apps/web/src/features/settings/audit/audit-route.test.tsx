import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { RenderOptions } from '../../../testing/render.tsx'
import type { AuditRecord } from './audit-queries.ts'
import { AuditRoute } from './audit-route.tsx'

const personId = '018f0000-0000-7000-8000-000000000005'
const me = personOf()
let server: FakeServer
let kept: readonly AuditRecord[]

const record = (patch: Partial<AuditRecord> = {}): AuditRecord => ({
  sequence: '7',
  occurredAt: '2026-11-30T04:00:00.000Z',
  source: 'entry',
  action: 'permissionsChanged',
  outcome: 'ok',
  personName: 'Үсөнова Нурзат',
  details: [{ name: 'subject', value: '··0142' }],
  hash: 'f00d',
  ...patch,
})

beforeEach(() => {
  server = fakeServer()
  kept = [record()]
  server.on('AuditTrail', call => {
    const { before } = variablesOf(call)
    const list = before === null ? kept : [record({ sequence: '1', action: 'signInBegun' })]
    return { body: { data: { auditTrail: { list, nextCursor: before === null ? '2' : null } } } }
  })
  server.on('AuditPeople', {
    body: { data: { employeesContract: [{ id: personId, fullName: 'Үсөнова Нурзат' }] } },
  })
  server.on('BankToday', {
    body: {
      data: {
        getBankToday: {
          now: '2026-11-30T04:00:00.000Z',
          date: '2026-11-30',
          isWorkingDay: true,
          isShortDay: false,
          nextWorkingDay: '2026-12-01',
        },
      },
    },
  })
})

function variablesOf(call: { readonly body: unknown }) {
  const { variables } = call.body as { variables: { before: string | null; filter: object } }
  return variables
}
const lastFilter = () => server.callsOf('AuditTrail').map(variablesOf).at(-1)?.filter

const openAudit = (query = '', options: RenderOptions = {}) =>
  renderInApp(<AuditRoute />, {
    me,
    namespaces: ['settings', 'lists', 'listWords'],
    path: `/settings/audit${query}`,
    ...options,
  })

test('what was done is listed in words, and its details unfold', async () => {
  const { user } = await openAudit()
  const list = within(await screen.findByRole('list', { name: 'Журнал действий' }))
  expect(list.getByText('Смена прав на счёт или карту')).toBeVisible()
  expect(list.getByText('Выполнено')).toBeVisible()
  await user.click(list.getByText(/Үсөнова Нурзат/))
  expect(list.getByText('Счёт или карта')).toBeVisible()
  expect(list.getByText('··0142')).toBeVisible()
})

test('a step of a document is shown in words and leads to the document', async () => {
  const details = {
    paymentId: 'payment-7',
    version: '3',
    digestAfter: 'beef',
    signatureSeal: 'cafe',
    traceId: '0af7',
    purpose: 'SALARY_FILE',
  }
  kept = [record({ details: Object.entries(details).map(([name, value]) => ({ name, value })) })]
  const { user } = await openAudit()
  await user.click(await screen.findByText(/Үсөнова Нурзат/))
  expect(screen.getByRole('link', { name: 'Открыть документ' })).toHaveAttribute(
    'href',
    '/history?payment=payment-7',
  )
  for (const words of ['Контрольная сумма подписи', 'Номер запроса', 'Зарплатная ведомость']) {
    expect(screen.getByText(words)).toBeVisible()
  }
  for (const name of Object.keys(details)) expect(screen.queryByText(name)).toBeNull()
})

test('rights are read in words, and a letter is one press away', async () => {
  const details = { letterId: 'letter-3', before: '[]', after: '["CLEARING","READ"]' }
  kept = [record({ details: Object.entries(details).map(([name, value]) => ({ name, value })) })]
  const { user } = await openAudit()
  await user.click(await screen.findByText(/Үсөнова Нурзат/))
  expect(screen.getByText('Клиринг, Просмотр')).toBeVisible()
  expect(screen.getByText('нет')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть письмо' })).toHaveAttribute(
    'href',
    '/letter/outgoing?letter=letter-3',
  )
})

test.each([
  ['ky', 'Эсепке же картага укуктарды өзгөртүү', 'Аткарылды'],
  ['en', 'Change of permissions for an account or card', 'Done'],
] as const)('it is read in %s', async (language, action, outcome) => {
  await openAudit('', { language })
  expect(await screen.findByText(action)).toBeVisible()
  expect(screen.getByText(outcome)).toBeVisible()
})

test('older records come on demand, from where the last page ended', async () => {
  const { user } = await openAudit()
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Вход: пароль')).toBeVisible()
  expect(server.callsOf('AuditTrail').map(call => variablesOf(call).before)).toEqual([null, '2'])
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('the filters go to the bank and into the address, and each chip takes its own off', async () => {
  const { user, router } = await openAudit()
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  await user.click(await screen.findByRole('button', { name: '7 дней' }))
  await user.click(screen.getByLabelText('Кто'))
  await user.click(await screen.findByRole('option', { name: 'Үсөнова Нурзат' }))
  await user.click(screen.getByLabelText('Действие'))
  await user.click(await screen.findByRole('option', { name: 'Выбор компании' }))
  await user.click(screen.getByLabelText('Итог'))
  await user.click(await screen.findByRole('option', { name: 'Отклонено' }))
  await user.click(screen.getByRole('button', { name: 'Показать' }))
  await waitFor(() =>
    expect(lastFilter()).toEqual({
      startDate: '2026-11-24',
      endDate: '2026-11-30',
      person: personId,
      action: 'contractSelected',
      outcome: 'REFUSED',
    }),
  )
  const chips = within(await screen.findByRole('group', { name: 'Включённые фильтры' }))
  await user.click(await chips.findByRole('button', { name: 'Убрать фильтр: Үсөнова Нурзат' }))
  await user.click(chips.getByRole('button', { name: 'Убрать фильтр: 24.11.2026 – 30.11.2026' }))
  await user.click(chips.getByRole('button', { name: 'Убрать фильтр: Выбор компании' }))
  await waitFor(() => expect(lastFilter()).toEqual({ outcome: 'REFUSED' }))
  expect(router.state.location.search).toEqual({ outcome: 'REFUSED' })
})

test('nothing found offers to clear the filters; a new company has no records yet', async () => {
  kept = []
  const { user } = await openAudit('?outcome=REFUSED')
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }))
  expect(await screen.findByText('Записей пока нет')).toBeVisible()
  expect(lastFilter()).toEqual({})
})

test('a failure says so and can be retried', async () => {
  server.on('AuditTrail', { body: { errors: [{ extensions: { code: 'REQUEST_INVALID' } }] } })
  const { user } = await openAudit()
  expect(await screen.findByRole('alert')).toBeVisible()
  server.on('AuditTrail', {
    body: { data: { auditTrail: { list: [record()], nextCursor: null } } },
  })
  await user.click(screen.getByRole('button', { name: 'Повторить попытку' }))
  expect(await screen.findByText('Смена прав на счёт или карту')).toBeVisible()
})

test('the file has the filters of the screen', async () => {
  const path = 'GET /api/v1/exports/audit?format=xlsx&outcome=REFUSED&sort=SEQUENCE&order=DESC'
  server.on(path, { body: 'a' })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:audit')
  const { user } = await openAudit('?outcome=REFUSED')
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
})
