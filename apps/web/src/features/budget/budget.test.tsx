import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderRouter } from '../../testing/render.tsx'
import { contractOf, personOf } from '../../testing/person.ts'
import { BudgetRoute } from './budget-route.tsx'
import { BudgetProcessRoute } from './process-route.tsx'
import {
  answer,
  mainAccount,
  openBank,
  refuse,
  variablesOf,
  allowLongTests,
} from '../../documents/form/testing/form-bank.ts'

allowLongTests()

const text = (name: string) => ({ ru: name, kg: name, eng: name })

function codeOfDebt(call: Parameters<typeof variablesOf>[0], amount?: string) {
  const { debtId } = (variablesOf(call)['request'] ?? {}) as { debtId?: string }
  return answer({
    obtainBudgetCode: {
      kind: 'TAX',
      code: `126113000000000${debtId === 'd1' ? 1 : 2}`,
      amount: amount ?? (debtId === 'd1' ? '12000.00' : '500.00'),
      title: text('Налог'),
      paymentCode: '11111100',
      recipientName: 'Центральное казначейство',
      recipientAccount: '4402011101000018',
      validUntil: '2026-11-30T17:59:59.999Z',
    },
  })
}

/** The answer to a batch of one document that is not sent. */
const refusedBatch = (paymentId: string, errorCode: string) =>
  answer({ forSigningPayment: [{ paymentId, ok: false, errorCode, errorParams: [] }] })

function openBudgetBank() {
  const server = openBank()
  const debt = (id: string, name: string, totalAmount: string, dueDate: string) => ({
    id,
    taxName: text(name),
    taxOfficeName: text('УГНС'),
    paymentCode: '11111100',
    totalAmount,
    currency: 'KGS',
    dueDate,
    pdfNoticeLink: `/api/v1/exports/tax-papers?format=pdf&debtId=${id}`,
  })
  server.on(
    'BudgetTaxDebt',
    answer({
      getNptByLegalPartyId: {
        list: [
          debt('d1', 'Налог на прибыль', '12000.00', '2026-10-20'),
          debt('d2', 'Налог с продаж', '500.00', '2026-12-20'),
        ],
        totalAmount: '12500.00',
        currency: 'KGS',
        date: '2026-11-30',
        pdfLink: '/api/v1/exports/tax-papers?format=pdf',
      },
    }),
  )
  server.on('BudgetItemsBeingPaid', answer({ getBudgetItemsBeingPaid: [] }))
  server.on('TaxDictionary', answer({ getTaxTypes: [], getTaxOffices: [] }))
  server.on('ObtainBudgetCode', call => codeOfDebt(call))
  return server
}

const at = (path: string) => createMemoryHistory({ initialEntries: [path] })

async function openBudget(history = at('/budget'), me = personOf()) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => <p>Нет</p> })
  const page = (address: string, component: () => React.JSX.Element) =>
    createRoute({ getParentRoute: () => root, path: address, component })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/budget', BudgetRoute),
      page('/budget/$form', BudgetRoute),
      page('/budget-payment-process', BudgetProcessRoute),
    ]),
    history,
  })
  const namespaces = ['budget', 'form', 'fields', 'lists', 'payments']
  await renderRouter(router, { language: 'ru', namespaces, me })
  return userEvent.setup({ delay: null })
}

const payButton = 'Сохранить и отправить на подпись'
const newCodeButton = 'Получить новый код'
const againButton = 'Повторить попытку'

type User = ReturnType<typeof userEvent.setup>
const payFromMain = (user: User) => payFrom(user, /Основной/)
const payFromSpare = (user: User) => payFrom(user, /Запасной/)

async function payFrom(user: User, name: RegExp): Promise<void> {
  await user.click(await screen.findByLabelText(/Счёт списания/, { selector: 'button' }))
  await user.click(await screen.findByRole('option', { name }))
  await user.click(screen.getByRole('button', { name: payButton }))
}

describe('tax debts', () => {
  test('are chosen and paid in one go: a code and a document for each, one batch for all', async () => {
    const server = openBudgetBank()
    let saved = 0
    server.on('SaveBudgetPayment', () => {
      saved += 1
      return answer({ saveBudgetPayment: `p${saved}` })
    })
    const result = (paymentId: string) => ({
      paymentId,
      ok: true,
      errorCode: null,
      errorParams: [],
    })
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result('p1'), result('p2')] }))
    const user = await openBudget()
    await user.click(await screen.findByRole('button', { name: 'Получить код и продолжить' }))
    expect(await screen.findByText('Код 1261130000000001')).toBeInTheDocument()
    expect(screen.getAllByText(/действует до 30\.11\.2026 23:59/)).toHaveLength(2)
    await user.click(await screen.findByLabelText(/Счёт списания/, { selector: 'button' }))
    await user.click(await screen.findByRole('option', { name: /Основной/ }))
    const fee = await screen.findByText('Комиссия')
    await vi.waitFor(() => expect(fee.nextSibling).toHaveTextContent(/^120,00/), 15_000)
    expect(screen.getByText('Останется на счёте')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Сохранить и отправить на подпись' }))
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
    const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const currentContract = contractOf({ userContractAttributes: { signRight } })
    const user = await openBudget(at('/budget'), personOf({ currentContract }))
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
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
    const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
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
      const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
      return answer({ forSigningPayment: [result] })
    })
    const kept = at('/budget')
    const user = await openBudget(kept)
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    await vi.waitFor(
      () => expect(server.callsOf('SendBudgetPayments').length).toBeGreaterThan(0),
      15_000,
    )
    await screen.findByRole('button', { name: 'Сохранить и отправить на подпись' })
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
    const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const kept = at('/budget')
    const user = await openBudget(kept)
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    cleanup()
    await openBudget(kept)
    expect(await screen.findByText('Код 1261130000000002')).toBeInTheDocument()
    expect(screen.getByText('Отправлено на подпись: 1')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: payButton })).not.toBeInTheDocument()
    expect(server.callsOf('SendBudgetPayments')).toHaveLength(1)
  })

  test('a debt that another document pays names it, and the others are paid without it', async () => {
    const server = openBudgetBank()
    server.on('ObtainBudgetCode', call => {
      const { debtId } = (variablesOf(call)['request'] ?? {}) as { debtId?: string }
      return debtId === 'd1'
        ? refuse('ALREADY_BEING_PAID', { params: { number: '77', paymentId: 'earlier' } })
        : codeOfDebt(call)
    })
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p2' }))
    const result = { paymentId: 'p2', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const user = await openBudget()
    await user.click(await screen.findByRole('button', { name: 'Получить код и продолжить' }))
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
    await user.click(await screen.findByRole('button', { name: 'Получить код и продолжить' }))
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
    const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const kept = at('/budget')
    const user = await openBudget(kept)
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
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
      await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
      await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
      if (isSending) await payFromMain(user)
      const link = await screen.findByRole('link', { name: 'Открыть документ' })
      expect(link).toHaveAttribute('href', '/history?payment=earlier')
      const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
      server.on('ObtainBudgetCode', call => codeOfDebt(call))
      server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
      await user.click(screen.getByRole('button', { name: againButton }))
      if (!isSending) await payFromMain(user)
      expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    },
  )

  test('a draft is deleted before another account pays, and a new one is saved when its account is chosen again', async () => {
    const server = openBudgetBank()
    let isAccepted = false
    const keys = new Map<string, string>()
    server.on('SaveBudgetPayment', call => {
      const key = call.headers.get('Idempotency-Key') ?? ''
      const saved = keys.get(key) ?? `p${keys.size + 1}`
      keys.set(key, saved)
      return answer({ saveBudgetPayment: saved })
    })
    server.on('DeleteBudgetDraft', answer({ deletePayment: true }))
    server.on('SendBudgetPayments', call => {
      const { paymentIds } = variablesOf(call)['payment'] as { paymentIds: string[] }
      return answer({
        forSigningPayment: paymentIds.map(paymentId => ({
          paymentId,
          ok: isAccepted,
          errorCode: isAccepted ? null : 'INSUFFICIENT_FUNDS',
          errorParams: [],
        })),
      })
    })
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    expect(await screen.findByRole('link', { name: 'Открыть документ' })).toHaveAttribute(
      'href',
      '/history?payment=p1',
    )
    await payFromSpare(user)
    await vi.waitFor(
      () =>
        expect(screen.getByRole('link', { name: 'Открыть документ' })).toHaveAttribute(
          'href',
          '/history?payment=p2',
        ),
      15_000,
    )
    isAccepted = true
    await payFromMain(user)
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    const idsOf = (name: string) => server.callsOf(name).map(call => variablesOf(call)['payment'])
    expect(idsOf('DeleteBudgetDraft')).toMatchObject([{ paymentId: 'p1' }, { paymentId: 'p2' }])
    expect(idsOf('SendBudgetPayments')).toMatchObject([
      { paymentIds: ['p1'] },
      { paymentIds: ['p2'] },
      { paymentIds: ['p3'] },
    ])
  })

  test('a document that cannot be deleted is named, and nothing is paid from another account', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('DeleteBudgetDraft', refuse('ACTION_NOT_ALLOWED'))
    const errorCode = 'INSUFFICIENT_FUNDS'
    const result = { paymentId: 'p1', ok: false, errorCode, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    expect(await screen.findByText(/недостаточно средств/)).toBeInTheDocument()
    await payFromSpare(user)
    await vi.waitFor(
      () => expect(screen.queryByText(/недостаточно средств/)).not.toBeInTheDocument(),
      15_000,
    )
    const link = screen.getByRole('link', { name: 'Открыть документ' })
    expect(link).toHaveAttribute('href', '/history?payment=p1')
    expect(server.callsOf('SaveBudgetPayment')).toHaveLength(1)
    expect(server.callsOf('SendBudgetPayments')).toHaveLength(1)
  })

  describe('a draft whose code has ended', () => {
    async function meetEndedCode() {
      const server = openBudgetBank()
      server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
      server.on('SendBudgetPayments', refusedBatch('p1', 'DAY_CODE_EXPIRED'))
      const user = await openBudget()
      await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
      await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
      await payFromMain(user)
      return { server, user, newCode: await screen.findByRole('button', { name: newCodeButton }) }
    }

    test('is deleted before another code is obtained, so that no draft is left behind', async () => {
      const { server, user, newCode } = await meetEndedCode()
      server.on('DeleteBudgetDraft', answer({ deletePayment: true }))
      await user.click(newCode)
      await vi.waitFor(() => expect(server.callsOf('ObtainBudgetCode')).toHaveLength(2), 15_000)
      expect(server.callsOf('DeleteBudgetDraft').map(call => variablesOf(call))).toMatchObject([
        { payment: { paymentId: 'p1' } },
      ])
      const keysOf = (name: string) =>
        server.callsOf(name).map(({ headers }) => headers.get('Idempotency-Key'))
      await user.click(await screen.findByRole('button', { name: payButton }))
      await vi.waitFor(() => expect(new Set(keysOf('SaveBudgetPayment')).size).toBe(2), 15_000)
    })

    test('is named when it cannot be deleted, and keeps its code', async () => {
      const { server, user, newCode } = await meetEndedCode()
      server.on('DeleteBudgetDraft', refuse('ACTION_NOT_ALLOWED'))
      await user.click(newCode)
      const link = await screen.findByRole('link', { name: 'Открыть документ' })
      expect(link).toHaveAttribute('href', '/history?payment=p1')
      expect(server.callsOf('ObtainBudgetCode')).toHaveLength(1)
    })
  })

  test('a draft that was deleted before the page was closed is not sent afterwards', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', refusedBatch('p1', 'INSUFFICIENT_FUNDS'))
    const kept = at('/budget')
    const user = await openBudget(kept)
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    await screen.findByRole('link', { name: 'Открыть документ' })
    // It is never answered: the page is closed before.
    server.onHeld('DeleteBudgetDraft', answer({ deletePayment: true }))
    await payFromSpare(user)
    await vi.waitFor(() => expect(server.callsOf('DeleteBudgetDraft')).toHaveLength(1), 15_000)
    cleanup()
    server.on('DeleteBudgetDraft', refuse('PAYMENT_NOT_FOUND'))
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p2' }))
    const result = { paymentId: 'p2', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    await payFromMain(await openBudget(kept))
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    const sent = server.callsOf('SendBudgetPayments').map(call => variablesOf(call))
    expect(sent).toMatchObject([
      { payment: { paymentIds: ['p1'] } },
      { payment: { paymentIds: ['p2'] } },
    ])
  })

  test('a draft that somebody has deleted is saved again by the next press', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', refusedBatch('p1', 'PAYMENT_NOT_FOUND'))
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    await vi.waitFor(() => expect(server.callsOf('SendBudgetPayments')).toHaveLength(1), 15_000)
    await screen.findByRole('button', { name: payButton })
    expect(screen.queryByRole('link', { name: 'Открыть документ' })).not.toBeInTheDocument()
    const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    await user.click(screen.getByRole('button', { name: payButton }))
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    expect(server.callsOf('SaveBudgetPayment')).toHaveLength(2)
  })

  test('with too little money there is one warning, which promises no draft', async () => {
    const server = openBudgetBank()
    server.on('ObtainBudgetCode', call => codeOfDebt(call, '99999999.00'))
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    server.on('SendBudgetPayments', refusedBatch('p1', 'INSUFFICIENT_FUNDS'))
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await user.click(await screen.findByLabelText(/Счёт списания/, { selector: 'button' }))
    await user.click(await screen.findByRole('option', { name: /Основной/ }))
    expect(await screen.findByText(/На счёте не хватит средств/)).toBeInTheDocument()
    expect(screen.queryByText(/черновик/i)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: payButton }))
    expect(await screen.findByText(/недостаточно средств/)).toBeInTheDocument()
    expect(screen.queryByText(/На счёте не хватит средств/)).not.toBeInTheDocument()
  })

  test('after a refusal another account pays by another document', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', call => {
      const { payerAccount } = (variablesOf(call)['budgetPayment'] ?? {}) as Record<string, string>
      return answer({ saveBudgetPayment: payerAccount === mainAccount ? 'p1' : 'p2' })
    })
    server.on('DeleteBudgetDraft', answer({ deletePayment: true }))
    server.on('SendBudgetPayments', call => {
      const { paymentIds = [] } = variablesOf(call)['payment'] as { paymentIds?: string[] }
      return answer({
        forSigningPayment: paymentIds.map(paymentId => ({
          paymentId,
          ok: paymentId === 'p2',
          errorCode: paymentId === 'p2' ? null : 'INSUFFICIENT_FUNDS',
          errorParams: [],
        })),
      })
    })
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    expect(await screen.findByText(/недостаточно средств/)).toBeInTheDocument()
    await payFromSpare(user)
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
  })

  test('an answer that comes after the person has left the page does not bring them back', async () => {
    const server = openBudgetBank()
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p1' }))
    const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
    const respond = server.onHeld('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const history = at('/budget')
    const user = await openBudget(history)
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    await vi.waitFor(() => expect(server.callsOf('SendBudgetPayments')).toHaveLength(1), 15_000)
    history.push('/budget')
    await screen.findByRole('button', { name: 'Получить код и продолжить' })
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
    const result = { paymentId: 'p1', ok: true, errorCode: null, errorParams: [] }
    server.on('SendBudgetPayments', answer({ forSigningPayment: [result] }))
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    await payFromMain(user)
    expect(await screen.findByText(/Такой платёж уже есть: № 77/)).toBeInTheDocument()
    expect(server.callsOf('SendBudgetPayments')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Создать ещё один' }))
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
  })

  test('a debt that is not ticked gets no code', async () => {
    const server = openBudgetBank()
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
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
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    expect(await screen.findByText('Код 1261130000000002')).toBeInTheDocument()
    expect(server.callsOf('ObtainBudgetCode')).toHaveLength(1)
  })

  test('a provider that refuses says why, and a new code is one press', async () => {
    const server = openBudgetBank()
    const obtained = { ...server }
    server.on('ObtainBudgetCode', refuse('PAY_LOGIC_NO_DEBTS'))
    const user = await openBudget()
    await user.click(await screen.findByRole('checkbox', { name: /Налог с продаж/ }))
    await user.click(screen.getByRole('button', { name: 'Получить код и продолжить' }))
    expect(await screen.findByText('Задолженности нет')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Получить новый код' }))
    expect(obtained.callsOf('ObtainBudgetCode')).toHaveLength(2)
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
  await user.click(await screen.findByRole('button', { name: 'Получить код и продолжить' }))
  await user.click(await screen.findByLabelText(/Счёт списания/, { selector: 'button' }))
  await user.click(await screen.findByRole('option', { name: /Основной/ }))
  expect(await screen.findByText(shown)).toBeInTheDocument()
})

test('a process without anything chosen leads back to the choice', async () => {
  openBudgetBank()
  await openBudget(at('/budget-payment-process'))
  expect(await screen.findByText('Ничего не выбрано для оплаты')).toBeInTheDocument()
})
