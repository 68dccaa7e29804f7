import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  allowLongTests,
  answer,
  mainAccount,
  refuse,
  variablesOf,
} from '../../documents/form/testing/form-bank.ts'
import {
  sentBatch,
  refusedBatch,
  openBudgetBank,
  at,
  openBudget,
  payButton,
  obtainCode,
  payFromMain,
  payFromSpare,
} from './testing/budget-bank.tsx'

allowLongTests()

const newCodeButton = 'Получить новый код'

describe('drafts of tax payments', () => {
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
    await obtainCode(user)
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
    server.on('SendBudgetPayments', refusedBatch('p1', 'INSUFFICIENT_FUNDS'))
    const user = await openBudget()
    await obtainCode(user)
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
      await obtainCode(user)
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
    await obtainCode(user)
    await payFromMain(user)
    await screen.findByRole('link', { name: 'Открыть документ' })
    // It is never answered: the page is closed before.
    server.onHeld('DeleteBudgetDraft', answer({ deletePayment: true }))
    await payFromSpare(user)
    await vi.waitFor(() => expect(server.callsOf('DeleteBudgetDraft')).toHaveLength(1), 15_000)
    cleanup()
    server.on('DeleteBudgetDraft', refuse('PAYMENT_NOT_FOUND'))
    server.on('SaveBudgetPayment', answer({ saveBudgetPayment: 'p2' }))
    server.on('SendBudgetPayments', sentBatch('p2'))
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
    await obtainCode(user)
    await payFromMain(user)
    await vi.waitFor(() => expect(server.callsOf('SendBudgetPayments')).toHaveLength(1), 15_000)
    await screen.findByRole('button', { name: payButton })
    expect(screen.queryByRole('link', { name: 'Открыть документ' })).not.toBeInTheDocument()
    server.on('SendBudgetPayments', sentBatch('p1'))
    await user.click(screen.getByRole('button', { name: payButton }))
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
    expect(server.callsOf('SaveBudgetPayment')).toHaveLength(2)
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
    await obtainCode(user)
    await payFromMain(user)
    expect(await screen.findByText(/недостаточно средств/)).toBeInTheDocument()
    await payFromSpare(user)
    expect(await screen.findByText('Отправлено на подпись: 1')).toBeInTheDocument()
  })
})
