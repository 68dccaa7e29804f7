import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { field, pick, sendButton } from '../form/testing/fill-form.ts'
import {
  answer,
  dollarAccount,
  mainAccount,
  openBank,
  paymentId,
  refuse,
  setRate,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from '../form/testing/open-form.tsx'

allowLongTests()

const address = '/payment/conversion'
const sold = () => field(/^Сумма(?! зач)/)
const bought = () => field(/^Сумма зачисления/)
/** A saved conversion is requested again every five seconds. */
const refreshMs = 5_000

/** What the bank knows of the saved document. */
function keep(server: FakeServer, state: object = {}, terms: object = {}): void {
  const all = {
    side: 'SELL',
    recipientCurrency: 'USD',
    recipientAmount: '1000.00',
    rate: '87.5',
    ratePair: 'USD/KGS',
    rateKind: 'FIXED',
    rateUntil: '2026-11-30T04:01:00.000Z',
    ...terms,
  }
  server.on(
    'ConversionState',
    answer({
      findConversionDataByPaymentId: {
        transfer: {
          payment: { statusCode: 'ON_VERIFICATION', amount: '87500.00', currency: 'KGS' },
          terms: Object.entries(all).flatMap(([name, value]) =>
            value === null ? [] : [{ name, value }],
          ),
        },
        isFixedRate: true,
        quoteState: null,
        currentRate: '87.5',
        currentRateBase: 'USD',
        currentRateQuote: 'KGS',
        ...state,
      },
    }),
  )
}

async function chooseAccounts(user: UserEvent): Promise<void> {
  await pick(user, /^Счёт списания/, /Основной/)
  await pick(user, /^Счёт получателя/, /Валютный/)
  await screen.findByText(/1 USD = 87,5 KGS/)
}

describe('the sums of a conversion', () => {
  test('what is sold decides what is bought, and the other way round', async () => {
    openBank()
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(sold(), '87500')
    expect(bought()).toHaveValue('1\u00A0000,00')
    await user.clear(bought())
    await user.type(bought(), '2000')
    expect(sold()).toHaveValue('175\u00A0000,00')
  })

  test('a typed purchase is sent with what it costs and the rate that was shown', async () => {
    const server = openBank()
    keep(server)
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(bought(), '1000')
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('SaveConversion')[0])).toEqual({
      conversion: {
        legalPartyId: 'party-1',
        operation: { id: 'CONVERSION' },
        payerAccount: mainAccount,
        currency: { id: 'KGS' },
        recipientAccount: dollarAccount,
        recipientAccountCurrency: { id: 'USD' },
        amount: '87500.00',
        recipientAmount: '1000.00',
        rate: '87.5',
        rateKind: 'FIXED',
        valueDate: '2026-11-30',
      },
      unlessSame: true,
    })
  })

  test('soms are bought for dollars as well', async () => {
    openBank()
    const { user } = await openForm(address)
    await pick(user, /^Счёт списания/, /Валютный/)
    await pick(user, /^Счёт получателя/, /Основной/)
    await screen.findByText(/1 USD = 87,5 KGS/)
    await user.type(sold(), '100')
    expect(bought()).toHaveValue('8\u00A0750,00')
    await user.clear(bought())
    await user.type(bought(), '20000')
    expect(sold()).toHaveValue('228,58')
  })

  test('the summary says what arrives and at which rate', async () => {
    openBank()
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(sold(), '87500')
    const summary = within(screen.getByRole('region', { name: 'Сводка' }))
    expect(summary.getByText('Зачислится').nextElementSibling).toHaveTextContent('1 000,00 USD')
    expect(summary.getByText('Курс').nextElementSibling).toHaveTextContent('1 USD = 87,5 KGS')
  })

  test('no other day than today is offered, because the rate is of today', async () => {
    openBank()
    await openForm(address)
    await waitFor(() => expect(field(/^Дата валютирования/)).toHaveValue('30.11.2026'))
    expect(screen.queryByRole('button', { name: 'следующий рабочий день' })).toBeNull()
  })

  test('only accounts in another currency are offered', async () => {
    openBank()
    const { user } = await openForm(address)
    await pick(user, /^Счёт списания/, /Основной/)
    await user.click(field(/^Счёт получателя/))
    const options = await screen.findAllByRole('option')
    expect(options.map(option => option.textContent)).toEqual([expect.stringContaining('Валютный')])
  })
})

describe('the rate', () => {
  test('that the bank has changed is shown beside the former one, and the sums follow', async () => {
    const server = openBank()
    server.on(
      'SaveConversion',
      refuse('VALIDATION', {
        fields: [{ field: 'rate', code: 'RATE_CHANGED', params: { rate: '88', shown: '87.5' } }],
      }),
    )
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(bought(), '1000')
    setRate(server, '88')
    await user.click(sendButton())
    expect((await screen.findAllByText(/был 87.5, стал 88/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(sold()).toHaveValue('88\u00A0000,00'))
  })

  test('that moves on once more is no longer compared with the former one', async () => {
    const server = openBank()
    server.on(
      'SaveConversion',
      refuse('VALIDATION', {
        fields: [{ field: 'rate', code: 'RATE_CHANGED', params: { rate: '88', shown: '87.5' } }],
      }),
    )
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(bought(), '1000')
    setRate(server, '89')
    await user.click(sendButton())
    await waitFor(() => expect(sold()).toHaveValue('89\u00A0000,00'))
    await waitFor(() => expect(screen.queryByText(/был 87.5, стал 88/)).toBeNull())
  })

  test('of an outdated list says of which day it is', async () => {
    const server = openBank()
    setRate(server, '87.5', { date: '2026-11-27', isOld: true })
    const { user } = await openForm(address)
    await chooseAccounts(user)
    expect(screen.getByText(/это курс от 27.11.2026/)).toBeInTheDocument()
  })

  test('that the bank has no more is not shown as changed, and nothing new is offered', async () => {
    const server = openBank()
    keep(
      server,
      { isFixedRate: false, currentRate: null, currentRateBase: null, currentRateQuote: null },
      { rateUntil: '2026-11-30T03:59:00.000Z' },
    )
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(sold(), '87500')
    await user.click(sendButton())
    expect(await screen.findByText(/курса этих валют у банка сейчас нет/)).toBeInTheDocument()
    expect(screen.queryByText(/Курс изменился/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Конвертировать по новому курсу' })).toBeNull()
  })

  test('of now is shown with its own pair when that has turned', async () => {
    const server = openBank()
    keep(
      server,
      {
        isFixedRate: false,
        currentRate: '1.02',
        currentRateBase: 'KGS',
        currentRateQuote: 'USD',
      },
      { rateUntil: '2026-11-30T03:59:00.000Z' },
    )
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(sold(), '87500')
    await user.click(sendButton())
    expect(await screen.findByText(/1 KGS = 1,02 USD/)).toBeInTheDocument()
  })

  test('is fixed after saving, and its end offers the new one with both sums', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = openBank()
    keep(server)
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(sold(), '87500')
    await user.click(sendButton())
    expect(
      await screen.findByText(/Курс закреплён до \d\d:\d\d:\d\d, осталось \d+ с/),
    ).toBeInTheDocument()
    keep(
      server,
      { isFixedRate: false, currentRate: '88' },
      { rateUntil: '2026-11-30T03:59:00.000Z' },
    )
    await act(() => vi.advanceTimersByTimeAsync(refreshMs))
    expect(await screen.findByText(/Курс изменился/)).toBeInTheDocument()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('994,31 USD')).toBeInTheDocument()
    expect(dialog.getByText('1 000,00 USD')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Конвертировать по новому курсу' })).toBeVisible()
  })

  test('of the bank’s own is requested for a large sum, and the document waits for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = openBank()
    keep(server, { quoteState: 'WAITING' }, { rateKind: 'CONTRACTUAL', rateUntil: null })
    const { user } = await openForm(address)
    await chooseAccounts(user)
    await user.type(bought(), '10000')
    expect(screen.queryByRole('switch')).toBeNull()
    await user.type(bought(), ',01')
    await user.click(screen.getByRole('switch', { name: /договорный курс/ }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText(/Банк готовит договорный курс/)).toBeInTheDocument()
    expect(server.callsOf('SendForSigning')).toHaveLength(0)
    keep(server, { quoteState: 'QUOTED' }, { rateKind: 'CONTRACTUAL', rate: '87.1' })
    await act(() => vi.advanceTimersByTimeAsync(refreshMs))
    expect(await screen.findByText(/Договорный курс действует до/)).toBeInTheDocument()
    expect(screen.getByText(/1 USD = 87,1 KGS/)).toBeInTheDocument()
  })
})

test('a contractual rate that has expired without a known end is shown without a date', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = openBank()
  keep(server, { quoteState: 'EXPIRED' }, { rateKind: 'CONTRACTUAL', rateUntil: null })
  const { user } = await openForm(address)
  await chooseAccounts(user)
  await user.type(bought(), '10000,01')
  await user.click(screen.getByRole('switch', { name: /договорный курс/ }))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/^Срок договорного курса истёк\./)).toBeVisible()
  expect(screen.queryByText(/1970/)).toBeNull()
})

test('a saved conversion whose sending was refused is opened in the history, because it has no form', async () => {
  const server = openBank()
  server.on(
    'SendForSigning',
    answer({
      forSigningPayment: [
        {
          paymentId,
          ok: false,
          statusCode: 'DRAFT',
          errorCode: 'INSUFFICIENT_FUNDS',
          errorParams: [],
        },
      ],
    }),
  )
  const { user, router } = await openForm(address)
  await chooseAccounts(user)
  await user.type(sold(), '87500')
  await user.click(sendButton())
  const dialog = await screen.findByRole('dialog', { name: /черновик сохранён/ })
  await user.click(within(dialog).getByRole('button', { name: 'Открыть черновик' }))
  expect(await screen.findByText('История открыта')).toBeInTheDocument()
  expect(router.state.location.search).toEqual({ payment: paymentId })
})
