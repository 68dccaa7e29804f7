import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import {
  accountOf,
  anId as id,
  openConsole,
  openOfficer,
  quietConsole,
} from './testing/console-bench.tsx'

const hidden = 'Оплата\u202Eдолга'
const unreadable = {
  ru: 'Недопустимые символы или неверный вид значения.',
  ky: 'Уруксат берилбеген белгилер бар же маани туура эмес жазылган.',
  en: 'Characters not allowed, or the value has the wrong form.',
} as const

let server: FakeServer

beforeEach(() => {
  server = quietConsole()
})

const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })

test.each([
  ['ru', 'Остановить списания', 'Арестовать', /Причина/],
  ['ky', 'Чыгымды токтотуу', 'Камак салуу', /Себеби/],
  ['en', 'Stop debits', 'Arrest', /Reason/],
] as const)(
  'a reason that hides a part of itself is told of beside its field in %s',
  async (language, open, confirm, label) => {
    const account = '1090110000101425'
    const path = `POST /api/simulator/officer/accounts/${account}/arrest`
    server.on(path, { body: {} })
    const accounts = [accountOf(account, 'ОсОО «Клиент»')]
    const { user } = await openOfficer(server, 'accounts', { accounts }, language)
    await user.click(await screen.findByRole('button', { name: open }))
    const dialog = await screen.findByRole('alertdialog')
    const reason = within(dialog).getByLabelText(label)
    // Nobody is told of a mistake before he has made one.
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

test('a letter goes with the lines it was written in, and not with a line that is not seen', async () => {
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

test('an amount that the system would not take is told of beside its field', async () => {
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

test('a purpose and a forbidden word that are not seen are told of beside their fields', async () => {
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
