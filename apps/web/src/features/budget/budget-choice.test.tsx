import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  allowLongTests,
  answer,
  refuse,
  variablesOf,
} from '../../documents/form/testing/form-bank.ts'
import {
  codeOfDebt,
  sentBatch,
  openBudgetBank,
  at,
  openBudget,
  codeButton,
  payButton,
  obtainCode,
  payFromMain,
  text,
} from './testing/budget-bank.tsx'

allowLongTests()

const againButton = 'Повторить попытку'

describe('tax debts', () => {
  test('a debt that another document pays names it, and the others are paid without it', async () => {
    const server = openBudgetBank()
    server.on('ObtainBudgetCode', call => {
      const { debtId } = (variablesOf(call)['request'] ?? {}) as { debtId?: string }
      return debtId === 'd1'
        ? refuse('ALREADY_BEING_PAID', { params: { number: '77', paymentId: 'earlier' } })
        : codeOfDebt(call)
    })
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p2' }))
    server.on('SendBudgetPayments', sentBatch('p2'))
    const user = await openBudget()
    await user.click(await screen.findByRole('button', { name: codeButton }))
    expect(await screen.findByText(/Платёж уже есть: документ № 77/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Открыть документ' })
    expect(link).toHaveAttribute('href', '/history?payment=earlier')
    await payFromMain(user)
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    expect(server.callsOf('SaveBudgetPayment')).toHaveLength(1)
  })

  test('nothing is sent when everything chosen is being paid', async () => {
    const server = openBudgetBank()
    const params = { number: '77', paymentId: 'earlier' }
    server.on('ObtainBudgetCode', refuse('ALREADY_BEING_PAID', { params }))
    const user = await openBudget()
    await user.click(await screen.findByRole('button', { name: codeButton }))
    expect(await screen.findByText('Всё выбранное уже оплачивается')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: payButton })).not.toBeInTheDocument()
  })

  test('what another document paid is payable again once that document is gone', async () => {
    const server = openBudgetBank()
    let isOtherGone = false
    server.on('SaveBudgetPayment', () =>
      isOtherGone
        ? answer({ saveBudgetPayment: 'p1' })
        : refuse('ALREADY_BEING_PAID', { params: { number: '12', paymentId: 'earlier' } }),
    )
    server.on('SendBudgetPayments', sentBatch('p1'))
    const kept = at('/budget')
    const user = await openBudget(kept)
    await obtainCode(user)
    await payFromMain(user)
    expect(await screen.findByText('Всё выбранное уже оплачивается')).toBeInTheDocument()
    cleanup()
    isOtherGone = true
    await payFromMain(await openBudget(kept))
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
  })

  test.each([
    ['before there is a code', 'ObtainBudgetCode'],
    ['when it is sent', 'SendBudgetPayments'],
  ] as const)(
    'what another document pays %s is tried again beside the link to it',
    async (_when, refusedCall) => {
      const server = openBudgetBank()
      server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
      const params = { number: '77', paymentId: 'earlier' }
      const errorParams = Object.entries(params).map(([name, value]) => ({ name, value }))
      const isSending = refusedCall === 'SendBudgetPayments'
      const one = { paymentId: 'p1', ok: false, errorCode: 'ALREADY_BEING_PAID', errorParams }
      server.on(
        refusedCall,
        isSending ? answer({ forSigningPayment: [one] }) : refuse('ALREADY_BEING_PAID', { params }),
      )
      const user = await openBudget()
      await obtainCode(user)
      if (isSending) await payFromMain(user)
      const link = await screen.findByRole('link', { name: 'Открыть документ' })
      expect(link).toHaveAttribute('href', '/history?payment=earlier')
      server.on('ObtainBudgetCode', call => codeOfDebt(call))
      server.on('SendBudgetPayments', sentBatch('p1'))
      await user.click(screen.getByRole('button', { name: againButton }))
      if (!isSending) await payFromMain(user)
      expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    },
  )

  test('a debt that is not ticked gets no code', async () => {
    const server = openBudgetBank()
    const user = await openBudget()
    await obtainCode(user)
    expect(await screen.findByText('Код 1261130000000002')).toBeInTheDocument()
    expect(server.callsOf('ObtainBudgetCode')).toHaveLength(1)
  })

  test('a debt whose payment was sent is shown as being paid and not paid again', async () => {
    const server = openBudgetBank()
    server.on('BudgetItemsBeingPaid', answer({ getBudgetItemsBeingPaid: ['d1'] }))
    const user = await openBudget()
    const sent = await screen.findByRole('checkbox', { name: /Налог на прибыль.*оплачивается/ })
    expect(sent).not.toBeChecked()
    expect(sent).toBeDisabled()
    await user.click(screen.getByRole('button', { name: codeButton }))
    expect(await screen.findByText('Код 1261130000000002')).toBeInTheDocument()
    expect(server.callsOf('ObtainBudgetCode')).toHaveLength(1)
  })

  test('a provider that refuses says why, and a new code is one press', async () => {
    const server = openBudgetBank()
    server.on('ObtainBudgetCode', refuse('PAY_LOGIC_NO_DEBTS'))
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог с продаж/ }))
    await user.click(screen.getByRole('button', { name: codeButton }))
    expect(await screen.findByText('Задолженности нет')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Получить новый код' }))
    expect(server.callsOf('ObtainBudgetCode')).toHaveLength(2)
  })
})

test('a fine is found by the car and its owner, with the last day of its discount, and is not paid twice', async () => {
  const server = openBudgetBank()
  server.on('BudgetItemsBeingPaid', answer({ getBudgetItemsBeingPaid: ['f1'] }))
  server.on(
    'FindFines',
    answer({
      findFines: [
        {
          id: 'f1',
          protocol: 'ПБ-1234567',
          title: text('Превышение скорости'),
          vehicle: '01KG123ABK',
          issuedOn: '2026-11-26',
          fullAmount: '1000.00',
          amount: '700.00',
          discountUntil: '2026-12-11',
        },
      ],
    }),
  )
  const user = await openBudget(at('/budget/fines'))
  await user.type(screen.getByLabelText(/Номер автомобиля/), '01KG123ABK')
  await user.click(screen.getByRole('button', { name: 'Найти' }))
  expect(await screen.findByText(/скидка до 11\.12\.2026/)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /Превышение скорости.*оплачивается/ })).toBeDisabled()
})

test('a tax that was typed in part is kept among the drafts, and continued where it was left', async () => {
  const server = openBudgetBank()
  server.on('KeepUnfinishedForm', answer({ keepUnfinishedForm: { version: 1 } }))
  server.on(
    'FindUnfinishedForm',
    answer({
      findUnfinishedForm: {
        id: 'u1',
        form: 'budget-tax',
        version: 1,
        keptAt: '2026-11-30T04:00:00.000Z',
        texts: [{ field: 'amount', text: '700' }],
        edited: null,
        attempt: null,
        savedId: null,
      },
    }),
  )
  const user = await openBudget(at('/budget/tax?unfinished=u1'))
  const amount = await screen.findByLabelText(/Сумма/)
  expect(amount).toHaveValue('700')
  expect(screen.queryByRole('button', { name: 'Сохранить черновик' })).not.toBeInTheDocument()
  await user.type(amount, '5')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  const [call] = server.callsOf('KeepUnfinishedForm')
  expect(variablesOf(call)).toMatchObject({ form: { id: 'u1', form: 'budget-tax', version: 1 } })
  const { texts } = variablesOf(call)['form'] as { texts: readonly object[] }
  expect(texts).toContainEqual({ field: 'amount', text: expect.stringMatching(/^7\s005$/u) })
})
