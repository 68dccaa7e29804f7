import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { toast, toastStore } from '../../../components/feedback/toast-store.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderRouter } from '../../../testing/render.tsx'
import { field, fillInterbank, interbank, sendButton } from '../form/testing/fill-form.ts'
import { TemplatesRoute } from './templates-route.tsx'
import {
  answer,
  mainAccount,
  openBank,
  refuse,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from '../form/testing/open-form.tsx'

allowLongTests()
beforeEach(() => toast.clear())

const templateOf = (more: object = {}) => ({
  id: '80000000-0000-4000-8000-000000000001',
  nameTemplate: 'Аренда офиса',
  operation: { code: 'CLEARING' },
  form: 'clearing-gross',
  texts: [
    { field: 'payerAccount', text: mainAccount },
    { field: 'recipientName', text: 'ОсОО Арендодатель' },
    { field: 'recipientBic', text: '118001' },
    { field: 'amount', text: '45 000' },
  ],
  wrongFields: [] as string[],
  version: 4,
  updatedBy: 'Асанов Б. Т.',
  updatedDate: '2026-11-20T05:00:00.000Z',
  ...more,
})
const setTemplates = (server: FakeServer, ...templates: readonly object[]) =>
  server.on('Templates', answer({ getTransferTemplateByCriteria: templates }))
const templateSent = (server: FakeServer, call: string) =>
  variablesOf(server.callsOf(call).at(-1))['template'] as Readonly<Record<string, unknown>>

const use = `${interbank}?template=${templateOf().id}`
const edit = `${interbank}?editTemplate=${templateOf().id}`
const nameField = () => screen.findByLabelText(/Название шаблона/)

describe('a saved payment', () => {
  const saveAndName = async (server: FakeServer) => {
    const opened = await openForm(interbank)
    const { user } = opened
    await fillInterbank(user)
    await user.click(sendButton())
    await user.click(await screen.findByRole('button', { name: 'Сохранить как шаблон' }))
    expect(server.callsOf('SaveTemplate')).toEqual([])
    return opened
  }

  test('becomes a template under a name and leads to the history', async () => {
    const server = openBank()
    server.on('SaveTemplate', answer({ saveTransferTemplate: templateOf().id }))
    const { user } = await saveAndName(server)
    expect(await nameField()).toHaveValue('ОсОО "Бишкек Строй"')
    await user.clear(await nameField())
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Введите название шаблона.')).toBeInTheDocument()
    await user.type(await nameField(), 'Аренда офиса')
    expect(screen.getByText('12 / 150')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
    expect(toastStore.all().map(({ text }) => text)).toContain('Шаблон «Аренда офиса» сохранён')
    const { texts, ...sent } = templateSent(server, 'SaveTemplate')
    expect(sent).toMatchObject({ nameTemplate: 'Аренда офиса', operation: { id: 'CLEARING' } })
    const fields = (texts as { field: string }[]).map(one => one.field)
    expect(fields).toContain('payerAccount')
    expect(fields).not.toContain('valueDate')
    expect(fields).not.toContain('transferNum')
  })

  test('is still saved when the template is refused: the name is changed, or the person returns', async () => {
    const server = openBank()
    server.on('SaveTemplate', refuse('TEMPLATE_NAME_TAKEN', { params: { name: 'Аренда' } }))
    const { user } = await saveAndName(server)
    await user.clear(await nameField())
    await user.type(await nameField(), 'Аренда')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Шаблон «Аренда» уже есть. Введите другое название.',
    )
    expect(screen.getByRole('button', { name: 'Повторить попытку' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Вернуться' }))
    expect(await screen.findByText('Отправлено на подпись')).toBeInTheDocument()
  })

  test('is offered once under one key when the answer about its template is lost', async () => {
    const server = openBank()
    server.on('SaveTemplate', () => Promise.reject(new TypeError('Failed to fetch')))
    const { user } = await saveAndName(server)
    await user.clear(await nameField())
    await user.type(await nameField(), 'Аренда')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await user.click(await screen.findByRole('button', { name: 'Повторить попытку' }))
    await waitFor(() => expect(server.callsOf('SaveTemplate')).toHaveLength(2))
    const keys = server.callsOf('SaveTemplate').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a template', () => {
  test('fills a new form, whose day and number are new ones', async () => {
    const server = openBank()
    setTemplates(server, templateOf())
    await openForm(use)
    expect(await screen.findByText('Заполнено по шаблону «Аренда офиса».')).toBeInTheDocument()
    expect(field(/Наименование получателя/)).toHaveValue('ОсОО Арендодатель')
    expect(field(/^Сумма/)).toHaveValue('45 000')
    await waitFor(() => expect(field(/Номер документа/)).toHaveValue('1042'))
  })

  test('that no longer passes the rules says which field, in words and beside it', async () => {
    const server = openBank()
    const texts = [{ field: 'purpose', text: 'Ремонт & аренда' }]
    setTemplates(server, templateOf({ texts, wrongFields: ['purpose'] }))
    await openForm(use)
    expect(
      await screen.findByText('Больше не проходят проверку: Назначение платежа.'),
    ).toBeInTheDocument()
    expect(field(/Назначение платежа/)).toHaveAttribute('aria-invalid', 'true')
  })

  test('that is gone leads to the list', async () => {
    const server = openBank()
    setTemplates(server)
    await openForm(use)
    expect(await screen.findByRole('link', { name: 'К шаблонам' })).toHaveAttribute(
      'href',
      '/templates?form=clearing-gross',
    )
  })

  test('is changed in its form without day and number', async () => {
    const server = openBank()
    setTemplates(server, templateOf())
    server.on('UpdateTemplate', answer({ updateTemplate: templateOf().id }))
    const { user } = await openForm(edit)
    expect(await nameField()).toHaveValue('Аренда офиса')
    expect(screen.queryByLabelText(/Номер документа/)).not.toBeInTheDocument()
    await user.clear(field(/Наименование получателя/))
    await user.type(field(/Наименование получателя/), 'ОсОО Другой')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Шаблон изменён')).toBeInTheDocument()
    const sent = templateSent(server, 'UpdateTemplate')
    expect(sent).toMatchObject({ id: templateOf().id, version: 4, nameTemplate: 'Аренда офиса' })
    expect(sent['texts']).toContainEqual({ field: 'recipientName', text: 'ОсОО Другой' })
  })

  test('that a colleague has changed is not written over: try again or return', async () => {
    const server = openBank()
    setTemplates(server, templateOf())
    server.on('UpdateTemplate', refuse('TEMPLATE_CHANGED_MEANWHILE'))
    const { user } = await openForm(edit)
    await user.type(await nameField(), ' 2')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Шаблон не сохранён' })
    expect(dialog).toHaveTextContent('Шаблон изменил кто-то другой. Откройте его заново.')
    expect(within(dialog).getByRole('button', { name: 'Повторить попытку' })).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Вернуться' }))
    expect(await nameField()).toHaveValue('Аренда офиса 2')
  })
})

describe('the list of templates', () => {
  async function openList(search = '') {
    const root = createRootRoute({ component: Outlet })
    const list = createRoute({
      getParentRoute: () => root,
      path: '/templates',
      component: TemplatesRoute,
    })
    const router = createRouter({
      routeTree: root.addChildren([list]),
      history: createMemoryHistory({ initialEntries: [`/templates${search}`] }),
    })
    const namespaces = ['payments', 'form', 'fields'] as const
    await renderRouter(router, { language: 'ru', namespaces, me: personOf() })
    return userEvent.setup({ delay: null })
  }
  const other = templateOf({
    id: '80000000-0000-4000-8000-000000000002',
    nameTemplate: 'Пополнение кассы',
    form: 'intra-bank-transfer',
    operation: { code: 'INTRABANK_OWN' },
    texts: [],
  })

  test('has the templates of the wanted form first and finds them by what they hold', async () => {
    const server = openBank()
    setTemplates(server, templateOf(), other)
    const user = await openList('?form=intra-bank-transfer')
    const heads = await screen.findAllByRole('heading', { level: 2 })
    expect(heads.map(each => each.textContent)).toEqual(['Внутри банка', 'В другой банк'])
    await user.type(screen.getByRole('searchbox'), 'арендодатель')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(
      screen.getByRole('link', { name: 'Заплатить по шаблону «Аренда офиса»' }),
    ).toHaveAttribute('href', `/payment/clearing-gross?template=${templateOf().id}`)
  })

  test('deletes one after a question', async () => {
    const server = openBank()
    setTemplates(server, templateOf())
    server.on('DeleteTemplate', answer({ deleteTemplate: true }))
    const user = await openList()
    await user.click(await screen.findByRole('button', { name: 'Удалить шаблон «Аренда офиса»' }))
    setTemplates(server)
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Шаблонов пока нет')).toBeInTheDocument()
    expect(templateSent(server, 'DeleteTemplate')).toMatchObject({ templateId: templateOf().id })
  })
})
