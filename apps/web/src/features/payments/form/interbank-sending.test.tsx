import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { field, fillInterbank, interbank, sendButton } from './testing/fill-form.ts'
import {
  answer,
  bankToday,
  demirAccount,
  mainAccount,
  mondayMorning,
  mondayNoon,
  moveClock,
  openBank,
  paymentId,
  refuse,
  sourceOf,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

describe('sending an interbank payment', () => {
  test('sends the document once and says who signs next', async () => {
    const server = openBank()
    const { user, router } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())

    const dialog = await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(await within(dialog).findByText(/Токтогулова А. Б./)).toBeInTheDocument()
    const [save] = server.callsOf('SaveInterbank')
    expect(variablesOf(save)).toEqual({
      transfer: {
        legalPartyId: 'party-1',
        operation: { id: 'CLEARING' },
        payerAccount: mainAccount,
        amount: '420000.00',
        purpose: 'Оплата по договору № 5',
        paymentCode: '42122700',
        recipientBic: '118001',
        recipientAccount: demirAccount,
        // Typographic quotes became those that payment systems take.
        recipientName: 'ОсОО "Бишкек Строй"',
        valueDate: '2026-11-30',
      },
      unlessSame: true,
    })
    expect(variablesOf(server.callsOf('SendForSigning')[0])).toEqual({
      payment: { legalPartyId: 'party-1', paymentIds: [paymentId] },
    })

    await user.click(within(dialog).getByRole('button', { name: 'Перейти к подписанию' }))
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
    expect(router.state.location.search).toEqual({ status: 'FOR_SIGN', payment: paymentId })
  })

  test('a double click and Enter make one document', async () => {
    const server = openBank()
    let release: () => void = () => undefined
    server.on('SaveInterbank', async () => {
      await new Promise<void>(resolve => {
        release = resolve
      })
      return answer({ saveInterBankTransferNativeDraft: paymentId })
    })
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.dblClick(sendButton())
    await user.type(field(/Наименование получателя/), '{Enter}')
    const busy = screen.getByRole('button', { name: 'Отправляем…' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await user.click(busy)
    release()
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(server.callsOf('SaveInterbank')).toHaveLength(1)
    expect(server.callsOf('SendForSigning')).toHaveLength(1)
  })

  test('pressing before the bank’s day is known sends the document of that day', async () => {
    const server = openBank()
    let answerClock: () => void = () => undefined
    const answerLater = new Promise<void>(resolve => {
      answerClock = resolve
    })
    server.on('BankToday', async () => {
      await answerLater
      return bankToday(mondayMorning)
    })
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(server.callsOf('SaveInterbank')).toHaveLength(0)
    expect(field(/Дата валютирования/)).not.toHaveAttribute('aria-invalid', 'true')
    answerClock()
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('SaveInterbank')[0])).toMatchObject({
      transfer: { valueDate: '2026-11-30' },
    })
  })

  test('Back after the payment finds no form that could send it again', async () => {
    const server = openBank()
    const { user, router } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    await user.click(await screen.findByRole('button', { name: 'В историю' }))
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
    router.history.back()
    await waitFor(() => expect(router.state.location.pathname).toBe('/history'))
    expect(server.callsOf('SaveInterbank')).toHaveLength(1)
  })

  test('a passed cut-off offers the next working day and gross today', async () => {
    const server = openBank(mondayNoon)
    const { user } = await openForm(interbank)
    expect(
      await screen.findByText('Клиринг: приём на этот день закончен в 11:15.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Отправить сегодня: Гросс' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Следующий рабочий день: 01.12.2026' }))
    expect(field(/Дата валютирования/)).toHaveValue('01.12.2026')
    expect(screen.queryByText(/приём на этот день закончен/)).toBeNull()
    await fillInterbank(user)
    await user.click(sendButton())
    await screen.findByRole('dialog')
    expect(variablesOf(server.callsOf('SaveInterbank')[0])).toMatchObject({
      transfer: { valueDate: '2026-12-01', operation: { id: 'CLEARING' } },
    })
  })

  test('a day the server refuses renews the clock: the ways on appear in place', async () => {
    const server = openBank()
    server.on('SaveInterbank', () => {
      moveClock(server, mondayNoon)
      return refuse('VALIDATION', {
        fields: [
          { field: 'valueDate', code: 'CREATE_DEADLINE_PASSED', params: { deadline: '11:15' } },
        ],
      })
    })
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(
      await screen.findByRole('link', { name: /Время создания таких платежей/ }),
    ).toBeInTheDocument()
    expect(
      await screen.findByRole('button', { name: 'Следующий рабочий день: 01.12.2026' }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Отправить сегодня: Гросс' }))
    expect(screen.queryByRole('link', { name: /Время создания таких платежей/ })).toBeNull()
    expect(screen.queryByText(/приём на этот день закончен/)).toBeNull()
    server.on('SaveInterbank', answer({ saveInterBankTransferNativeDraft: paymentId }))
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('SaveInterbank')[1])).toMatchObject({
      transfer: { operation: { id: 'GROSS' }, valueDate: '2026-11-30' },
    })
  })

  test('an open form follows a moved clock by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const server = openBank()
      await openForm(interbank)
      await screen.findAllByText('11:15')
      expect(screen.queryByText(/приём на этот день закончен/)).toBeNull()
      moveClock(server, mondayNoon)
      await act(() => vi.advanceTimersByTimeAsync(30_500))
      expect(await screen.findByText(/приём на этот день закончен/)).toBeInTheDocument()
      expect(server.callsOf('FormDays').length).toBeGreaterThan(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test('the server’s field errors stand beside their fields and nothing typed is lost', async () => {
    const server = openBank()
    server.on(
      'SaveInterbank',
      refuse('VALIDATION', {
        fields: [
          {
            field: 'recipientAccount',
            code: 'RECIPIENT_ACCOUNT_CLOSED',
            params: {},
            message: {
              ru: 'Счёт получателя закрыт.',
              kg: 'Алуучунун эсеби жабык.',
              eng: 'Closed.',
            },
          },
        ],
      }),
    )
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(await screen.findByRole('link', { name: 'Счёт получателя закрыт.' })).toBeVisible()
    await waitFor(() => expect(field(/Счёт получателя/)).toHaveFocus())
    expect(field(/Счёт получателя/)).toHaveAccessibleDescription(/Счёт получателя закрыт\./)
    expect(field(/Назначение платежа/)).toHaveValue('Оплата по договору № 5')
    expect(field(/^Сумма/)).toHaveValue('420\u00A0000,00')
  })

  test('another content is sent under another key, the same content under the same', async () => {
    const server = openBank()
    server.on('SaveInterbank', refuse('LIMIT_DAY_EXCEEDED'))
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    await waitFor(() => expect(server.callsOf('SaveInterbank')).toHaveLength(1))
    await user.click(
      await screen.findByRole('button', { name: 'Сохранить и отправить на подпись' }),
    )
    await waitFor(() => expect(server.callsOf('SaveInterbank')).toHaveLength(2))
    await user.type(field(/^Сумма/), '{Backspace}1')
    await user.click(
      await screen.findByRole('button', { name: 'Сохранить и отправить на подпись' }),
    )
    await waitFor(() => expect(server.callsOf('SaveInterbank')).toHaveLength(3))
    const keys = server.callsOf('SaveInterbank').map(call => call.headers.get('Idempotency-Key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('a system error after the draft is reported in the words of the specification', async () => {
    const server = openBank()
    server.on('SaveInterbank', answer({ saveInterBankTransferNativeDraft: '-1' }))
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(await screen.findByText('Ошибка системы')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Мои черновики' })).toHaveAttribute(
      'href',
      '/history?status=DRAFT',
    )
    expect(server.callsOf('SendForSigning')).toHaveLength(0)
  })

  test('a refused sending keeps the draft and links to it', async () => {
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
    server.on('SourceDocument', answer(sourceOf()))
    const { user, router } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    const dialog = await screen.findByRole('dialog', { name: /черновик сохранён/ })
    expect(within(dialog).getByText('На счёте недостаточно средств.')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Открыть черновик' }))
    expect(await screen.findByRole('heading', { name: 'Платёж №\u00a017' })).toBeInTheDocument()
    expect(router.state.location.pathname).toBe(`${interbank}/${paymentId}`)
    expect(server.callsOf('SaveInterbank')).toHaveLength(1)
  })

  test('a draft is kept without sending', async () => {
    const server = openBank()
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
    await screen.findByRole('dialog', { name: 'Черновик сохранён' })
    expect(server.callsOf('SendForSigning')).toHaveLength(0)
  })

  test('a form can be typed before the rules arrive, and its submit waits for them', async () => {
    const server = openBank()
    let release: () => void = () => undefined
    const rules = new Promise<void>(resolve => {
      release = resolve
    })
    server.on('FormRules', async () => {
      await rules
      return answer({ getPaymentValidationRulesByPage: [] })
    })
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(screen.getByRole('button', { name: 'Отправляем…' })).toBeInTheDocument()
    expect(server.callsOf('SaveInterbank')).toHaveLength(0)
    release()
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
  })
})

describe('a lost answer', () => {
  test('is repeated once automatically and then by the person, always under the same key', async () => {
    const server = openBank()
    let tries = 0
    server.on('SaveInterbank', () => {
      tries += 1
      if (tries < 3) throw new TypeError('Failed to fetch')
      return answer({ saveInterBankTransferNativeDraft: paymentId })
    })
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(await screen.findByText('Проверяем, дошёл ли платёж')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Проверить ещё раз' }))
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    const keys = server.callsOf('SaveInterbank').map(call => call.headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  test('is reported in view, and pressing the button again requests it', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    const server = openBank()
    let tries = 0
    server.on('SaveInterbank', () => {
      tries += 1
      if (tries < 3) throw new TypeError('Failed to fetch')
      return answer({ saveInterBankTransferNativeDraft: paymentId })
    })
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    await screen.findByRole('button', { name: 'Проверить ещё раз' })
    expect(seen.mock.contexts).toContain(screen.getByRole('alert'))
    expect(screen.getByRole('button', { name: 'Сохранить черновик' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(server.callsOf('SendForSigning')).toHaveLength(1)
    const keys = server.callsOf('SaveInterbank').map(call => call.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })
})
