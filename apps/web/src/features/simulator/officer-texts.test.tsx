import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import {
  accountOf,
  anId as id,
  openConsole,
  openOfficer,
  emptyConsole,
} from './testing/simulator-console.tsx'

const hidden = 'Оплата\u202Eдолга'
const unreadable = {
  ru: 'Недопустимые символы или неверный формат.',
  ky: 'Уруксат берилбеген белгилер бар же формат туура эмес.',
  en: 'Characters not allowed, or the wrong format.',
} as const

let server: FakeServer

beforeEach(() => {
  server = emptyConsole()
})

const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })

test.each([
  ['ru', 'Остановить списания', 'Арестовать', /Причина/],
  ['ky', 'Чыгымды токтотуу', 'Камак салуу', /Себеби/],
  ['en', 'Stop debits', 'Arrest', /Reason/],
] as const)(
  'a reason with hidden characters is reported beside its field in %s',
  async (language, open, confirm, label) => {
    const account = '1090110000101425'
    const path = `POST /api/simulator/officer/accounts/${account}/arrest`
    server.on(path, { body: {} })
    const accounts = [accountOf(account, 'ОсОО «Клиент»')]
    const { user } = await openOfficer(server, 'accounts', { accounts }, language)
    await user.click(await screen.findByRole('button', { name: open }))
    const dialog = await screen.findByRole('alertdialog')
    const reason = within(dialog).getByLabelText(label)
    // No error is shown before there is a mistake.
    expect(reason).toBeValid()
    write(reason, hidden)
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    expect(reason).toHaveAccessibleDescription(unreadable[language])
    expect(server.callsOf(path)).toEqual([])
    write(reason, '  Решение\u00A0суда ')
    expect(reason).not.toHaveAccessibleDescription(unreadable[language])
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    await waitFor(() =>
      expect(server.callsOf(path)[0]?.body).toEqual({ reason: 'Решение суда', kind: 'ARRESTED' }),
    )
  },
)

test('a letter keeps its lines, and invisible characters are refused', async () => {
  const path = 'POST /api/simulator/officer/letters'
  server.on(path, { body: {} })
  const contracts = [
    {
      contractId: id,
      legalPartyId: id,
      companyName: 'ОсОО «Клиент»',
      contractNum: '1',
      isActive: true,
    },
  ]
  const { user } = await openOfficer(server, 'letters', { contracts }, 'en')
  await user.click(await screen.findByLabelText(/Company/))
  await user.click(await screen.findByRole('option', { name: /Клиент/ }))
  const [title, message] = [screen.getByLabelText(/Subject/), screen.getByLabelText(/Text/)]
  write(title, 'Тема\u200B')
  write(message, 'Раз\u200B')
  expect(title).toHaveAccessibleDescription(unreadable.en)
  expect(message).toHaveAccessibleDescription(unreadable.en)
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  write(title, ' Тема  письма')
  write(message, 'Раз\n\nДва ')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(server.callsOf(path)[0]?.body).toEqual({
      legalPartyId: id,
      title: 'Тема письма',
      message: 'Раз\n\nДва',
    }),
  )
  await waitFor(() => expect(title).toHaveValue(''))
})

test('an amount beyond the limit of the payment system is reported beside its field', async () => {
  server.on('GET /api/simulator/settlement', {
    body: { sessions: [], returned: [], correspondents: [], payers: [], accounts: [] },
  })
  const { user } = await openConsole('settlement', 'ru')
  const amount = await screen.findByRole('textbox', { name: /Сумма/ })
  expect(amount).not.toHaveAccessibleDescription()
  write(amount, '1000000,01')
  expect(amount).toHaveAccessibleDescription(/только через гросс/)
  await user.click(screen.getByRole('tab', { name: 'Гросс' }))
  expect(amount).not.toHaveAccessibleDescription()
  write(amount, '92233720368547758,07')
  expect(amount).toHaveAccessibleDescription(/Сумма слишком большая/)
})

test('invisible characters in a purpose or a stop word are reported beside the field', async () => {
  server.on('GET /api/simulator/settlement', {
    body: { sessions: [], returned: [], correspondents: [], payers: [], accounts: [] },
  })
  server.on('GET /api/simulator/faults', {
    body: { kinds: [], next: {}, chancePercent: {}, amlWords: ['слово'] },
  })
  const { user } = await openConsole('settlement', 'en')
  const purpose = await screen.findByLabelText(/Purpose/)
  write(purpose, hidden)
  expect(purpose).toHaveAccessibleDescription(unreadable.en)
  await user.click(screen.getByRole('tab', { name: 'Faults' }))
  const words = await screen.findByLabelText(/One word per line/)
  write(words, 'слово\nещё\u00AD')
  expect(words).toHaveAccessibleDescription(unreadable.en)
  const section = within(screen.getByRole('region', { name: /Words/ }))
  expect(section.getByRole('button', { name: 'Save' })).toBeDisabled()
})
