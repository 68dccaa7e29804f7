import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, toastStore } from '../../../components/feedback/toast-store.ts'
import { fakeServer, type FakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { QrSaleRow } from '../api/qr-queries.ts'
import { CustomerView } from './customer-view.tsx'
import { SellRoute } from './sell-route.tsx'
import { answer, page, registerSource, saleOf } from '../testing/qr-bank.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

const codeFor = (amount: string | null) => ({
  qr: 'https://qr.bank.kg#1',
  amount,
  transaction: 'own',
  source: registerSource,
})
const cashier = personOf({
  currentContract: contractOf({ userContractAttributes: { signRight: 'CASHIER' } }),
})

const showCode = (amount: string | null, isDynamic: boolean) =>
  renderInApp(
    <CustomerView
      legalPartyId="party-1"
      code={codeFor(amount)}
      isDynamic={isDynamic}
      onNext={vi.fn()}
    />,
    { namespaces: ['qr'], me: personOf() },
  )
const openSell = (me = personOf()) =>
  renderInApp(<SellRoute />, { namespaces: ['qr', 'fields', 'lists'], me, path: '/qr-sell' })

test('a permanent code shows as paid only what was paid by it, not by another code of its register', async () => {
  const line = withoutLiveLine()
  await showCode(null, false)
  const [, , { onData } = { onData: () => undefined }] = line.mock.calls[0] ?? []
  const happen = (change: Partial<QrSaleRow>) => {
    const { salePointCode, cashCode } = registerSource
    const sale = { ...saleOf('1', '2026-11-29T05:00:00.000Z'), salePointCode, cashCode, ...change }
    act(() => onData({ listenQrOperation: { eventId: '7', operation: sale } } as never))
  }
  happen({ origin: 'DYNAMIC', codeTransaction: 'other' })
  // A sticker with an amount, and one of the time before codes had numbers.
  happen({ codeTransaction: 'sticker' })
  happen({ codeTransaction: null })
  expect(screen.queryByText('Оплачено')).toBeNull()
  happen({ codeTransaction: 'own' })
  expect(screen.getByText('Оплачено')).toBeInTheDocument()
})

test('a one-time code shows as paid although the event of its payment was missed', async () => {
  withoutLiveLine()
  const earlier = { ...saleOf('1', '2026-11-29T05:00:00.000Z'), codeTransaction: 'earlier' }
  const own = { ...saleOf('2', '2026-11-29T05:01:00.000Z'), codeTransaction: 'own' }
  server.on('QrHistory', () => answer({ getQrOperationHistory: page([earlier]) }))
  const { queryClient } = await showCode('801.00', true)
  await vi.waitFor(() => expect(server.callsOf('QrHistory')).toHaveLength(1), 15_000)
  expect(screen.queryByText('Оплачено')).toBeNull()
  server.on('QrHistory', () => answer({ getQrOperationHistory: page([own, earlier]) }))
  await act(() => queryClient.refetchQueries({ queryKey: ['qr-sales'] }))
  expect(await screen.findByText('Оплачено')).toBeInTheDocument()
  expect(screen.getByText('Покупатель 2')).toBeInTheDocument()
})

test('who has nothing to sell at may open the first outlet, if that is theirs to do', async () => {
  server.on('ElQrSources', answer({ getElQrSources: [] }))
  server.on('HasOutlet', answer({ hasOrganizationSalePoint: false }))
  const owner = await openSell()
  expect(await screen.findByRole('link', { name: 'Открыть торговую точку' })).toHaveAttribute(
    'href',
    '/outlet/create',
  )
  owner.unmount()
  await openSell(cashier)
  expect(await screen.findByText('Нет доступной кассы или счёта')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Открыть торговую точку' })).toBeNull()
})

test('a cashier whose shift is closed opens it with the code they show', async () => {
  withoutLiveLine()
  server.on('ElQrSources', answer({ getElQrSources: [registerSource] }))
  const shift = { referenceId: 'identity-1', shiftOpenedDate: null }
  server.on('OwnShift', answer({ getCashierInfoByRefId: shift }))
  server.on(
    'OpenShift',
    answer({ openShift: { ...shift, shiftOpenedDate: '2026-11-30T04:00:00.000Z' } }),
  )
  server.on('GenerateElQr', answer({ generateElQr: codeFor('100.00') }))
  const { user } = await openSell(cashier)
  const show = await screen.findByRole('button', { name: 'Открыть смену и показать код' })
  await user.type(screen.getByRole('textbox', { name: /^Сумма/ }), '100')
  toast.success('Касса добавлена')
  await user.click(show)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  // Messages for the seller are not for the customer.
  expect(toastStore.all()).toEqual([])
  expect(server.callsOf('OpenShift')).toHaveLength(1)
  expect(screen.queryByText('Открыть смену и показать код')).toBeNull()
})

test('no code is made while the bank has not answered whether the shift of the cashier is open', async () => {
  withoutLiveLine()
  server.on('ElQrSources', answer({ getElQrSources: [registerSource] }))
  const answerShift = server.onHeld(
    'OwnShift',
    answer({ getCashierInfoByRefId: { referenceId: 'identity-1', shiftOpenedDate: null } }),
  )
  const { user } = await openSell(cashier)
  const show = await screen.findByRole('button', { name: 'Показать код' })
  await user.type(screen.getByRole('textbox', { name: /^Сумма/ }), '100{Enter}')
  await user.click(show)
  answerShift()
  const openAndShow = await screen.findByRole('button', { name: 'Открыть смену и показать код' })
  expect(openAndShow).not.toHaveAttribute('aria-disabled')
  expect(server.callsOf('GenerateElQr')).toEqual([])
})

test('a sticker is made of a permanent code alone, in the chosen size', async () => {
  server.on('ElQrSources', answer({ getElQrSources: [registerSource] }))
  const { user } = await openSell()
  await screen.findByRole('button', { name: 'Показать код' })
  expect(screen.queryByRole('button', { name: 'Распечатать наклейку' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Постоянный' }))
  await user.click(screen.getByRole('button', { name: /Распечатать наклейку|Размер наклейки/ }))
  expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual([
    'PDF · A6',
    'PDF · A4',
  ])
})
