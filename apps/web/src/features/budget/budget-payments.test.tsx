import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  allowLongTests,
  answer,
  mainAccount,
  refuse,
  variablesOf,
} from '../../documents/form/testing/form-bank.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import {
  codeOfDebt,
  sentBatch,
  refusedBatch,
  openBudgetBank,
  at,
  openBudget,
  codeButton,
  payButton,
  obtainCode,
  choosePayer,
  payFromMain,
} from './testing/budget-bank.tsx'

allowLongTests()

describe('tax debts', () => {
  test('are chosen and paid in one go: a code and a document for each, one batch for all', async () => {
    const server = openBudgetBank()
    let saved = 0
    server.on('SaveBudgetPayment', () => {
      saved += 1
      return answer({ saveBudgetPayment: `p${saved}` })
    })
    server.on('SendBudgetPayments', sentBatch('p1', 'p2'))
    const user = await openBudget()
    await user.click(await screen.findByRole('button', { name: codeButton }))
    expect(await screen.findByText('Код 1261130000000001')).toBeInTheDocument()
    expect(screen.getAllByText(/действует до 30\.11\.2026 23:59/)).toHaveLength(2)
    await choosePayer(user, /Основной/)
    const fee = await screen.findByText('Комиссия')
    await vi.waitFor(() => expect(fee.nextSibling).toHaveTextContent(/^120,00/), 15_000)
    expect(screen.getByText('Останется на счёте')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: payButton }))
    expect(await screen.findByText('Отправлено на подпись: 2')).toBeInTheDocument()
    expect(server.callsOf('SaveBudgetPayment').map(call => variablesOf(call))).toMatchObject([
      {
        budgetPayment: {
          payerAccount: mainAccount,
          paylogicId: '1261130000000001',
          amount: '12000.00',
          valueDate: '2026-11-30',
        },
      },
      { budgetPayment: { paylogicId: '1261130000000002', amount: '500.00' } },
    ])
    expect(variablesOf(server.callsOf('SendBudgetPayments')[0])).toMatchObject({
      payment: { paymentIds: ['p1', 'p2'] },
    })
  })

  test.each([
    ['whoever signs next goes on to sign', 'FIRST', 1],
    ['somebody who does not sign is led to no signature', 'CREATOR', 0],
  ] as const)('once they are sent %s', async (_what, signRight, links) => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', sentBatch('p1'))
    const currentContract = contractOf({ userContractAttributes: { signRight } })
    const user = await openBudget(at('/budget'), personOf({ currentContract }))
    await obtainCode(user)
    await payFromMain(user)
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    const toSigning = screen.queryAllByRole('link', { name: 'Перейти к подписанию' })
    expect(toSigning.map(link => link.getAttribute('href'))).toEqual(
      Array(links).fill(expect.stringContaining('status=FOR_SIGN')),
    )
  })

  test('are proposed to be paid from the account used last, and the result names who signs', async () => {
    const server = openBudgetBank()
    const list = [{ payerAccount: mainAccount }]
    server.on('LastPayer', answer({ searchPaymentByCriteria: { list } }))
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', sentBatch('p1'))
    const user = await openBudget()
    await obtainCode(user)
    const payer = await screen.findByLabelText(/Счёт списания/, { selector: 'button' })
    await vi.waitFor(() => expect(payer).toHaveTextContent('Основной'), 15_000)
    await user.click(await screen.findByRole('button', { name: payButton }))
    expect(await screen.findByText(/Токтогулова А\. Б\./)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Результат' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Откуда' })).toBeNull()
  })

  test('a lost answer is requested again under the same key after a reload, too', async () => {
    const server = openBudgetBank()
    let answered = false
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', () => {
      if (!answered) throw new TypeError('Failed to fetch')
      return sentBatch('p1')
    })
    const kept = at('/budget')
    const user = await openBudget(kept)
    await obtainCode(user)
    await payFromMain(user)
    await vi.waitFor(
      () => expect(server.callsOf('SendBudgetPayments').length).toBeGreaterThan(0),
      15_000,
    )
    await screen.findByRole('button', { name: payButton })
    cleanup()
    answered = true
    await payFromMain(await openBudget(kept))
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    const keysOf = (name: string) => [
      ...new Set(server.callsOf(name).map(({ headers }) => headers.get('Idempotency-Key'))),
    ]
    expect(keysOf('SaveBudgetPayment')).toHaveLength(1)
    expect(keysOf('SendBudgetPayments')).toHaveLength(1)
  })

  test('what was sent is still shown as sent after a reload, and nothing is sent again', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', sentBatch('p1'))
    const kept = at('/budget')
    const user = await openBudget(kept)
    await obtainCode(user)
    await payFromMain(user)
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    cleanup()
    await openBudget(kept)
    expect(await screen.findByText('Код 1261130000000002')).toBeInTheDocument()
    expect(screen.getByText('Отправлено на подпись: 1')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: payButton })).not.toBeInTheDocument()
    expect(server.callsOf('SendBudgetPayments')).toHaveLength(1)
  })

  test('with too little money there is one warning, which promises no draft', async () => {
    const server = openBudgetBank()
    server.on('ObtainBudgetCode', call => codeOfDebt(call, '99999999.00'))
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', refusedBatch('p1', 'INSUFFICIENT_FUNDS'))
    const user = await openBudget()
    await obtainCode(user)
    await choosePayer(user, /Основной/)
    expect(await screen.findByText(/На счёте не хватит средств/)).toBeInTheDocument()
    expect(screen.queryByText(/черновик/i)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: payButton }))
    expect(await screen.findByText(/недостаточно средств/)).toBeInTheDocument()
    expect(screen.queryByText(/На счёте не хватит средств/)).not.toBeInTheDocument()
  })

  test('an answer that comes after the person has left the page does not bring them back', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    const respond = server.onHeld('SendBudgetPayments', sentBatch('p1'))
    const history = at('/budget')
    const user = await openBudget(history)
    await obtainCode(user)
    await payFromMain(user)
    await vi.waitFor(() => expect(server.callsOf('SendBudgetPayments')).toHaveLength(1), 15_000)
    history.push('/budget')
    await screen.findByRole('button', { name: codeButton })
    respond()
    await vi.waitFor(
      () => expect(server.callsOf('BudgetTaxDebt').length).toBeGreaterThan(1),
      15_000,
    )
    expect(history.location.pathname).toBe('/budget')
  })

  test('a payment like a recent one is made only when the person says that it is another one', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', call =>
      variablesOf(call)['unlessSame'] === true
        ? refuse('SAME_PAYMENT_EXISTS', { params: { paymentId: 'earlier', number: '77' } })
        : answer({ saveBudgetPayment: 'p1' }),
    )
    server.on('SendBudgetPayments', sentBatch('p1'))
    const user = await openBudget()
    await obtainCode(user)
    await payFromMain(user)
    expect(await screen.findByText(/Такой платёж уже есть: № 77/)).toBeInTheDocument()
    expect(server.callsOf('SendBudgetPayments')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Создать ещё один' }))
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
  })
})

test.each([
  ['the limit of a day that their sum exceeds', 'DAY', /превышен/i],
  ['what one operation may be where only their sum is more', 'ONE_TIME', /Лимит организации/],
] as const)('several payments are shown %s', async (_what, period, shown) => {
  const left = '12400.00'
  const server = openBudgetBank()
  server.on('OperationLimits', call => {
    const { amount } = variablesOf(call)['input'] as { amount: string }
    const isOver = amount === '12500.00'
    const limit = { scope: 'ORGANISATION', period, limit: '20000.00', used: '7600.00', left }
    return answer({
      getOperationLimits: {
        limits: [limit],
        errorCode: isOver ? `LIMIT_${period}_EXCEEDED` : null,
        errorParams: isOver
          ? ['limit', 'used', 'left'].map(name => ({ name, value: '12400.00' }))
          : [],
      },
    })
  })
  const user = await openBudget()
  await user.click(await screen.findByRole('button', { name: codeButton }))
  await choosePayer(user, /Основной/)
  expect(await screen.findByText(shown)).toBeInTheDocument()
})

test('a process without anything chosen leads back to the choice', async () => {
  openBudgetBank()
  await openBudget(at('/budget-payment-process'))
  expect(await screen.findByText('Ничего не выбрано для оплаты')).toBeInTheDocument()
})
