import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answer, openBank, variablesOf } from '../../../documents/form/testing/form-bank.ts'
import { personOf } from '../../../testing/person.ts'
import { renderRouter } from '../../../testing/render.tsx'
import { BudgetRoute } from '../budget-route.tsx'
import { BudgetProcessRoute } from '../process-route.tsx'

export const text = (name: string) => ({ ru: name, kg: name, eng: name })

/** The answer to a request for the code of one of the two debts. */
export function codeOfDebt(call: Parameters<typeof variablesOf>[0], amount?: string) {
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

/** The answer to a batch of documents that are sent. */
export const sentBatch = (...paymentIds: readonly string[]) =>
  answer({
    forSigningPayment: paymentIds.map(paymentId => ({
      paymentId,
      ok: true,
      errorCode: null,
      errorParams: [],
    })),
  })

/** The answer to a batch of one document that is not sent. */
export const refusedBatch = (paymentId: string, errorCode: string) =>
  answer({ forSigningPayment: [{ paymentId, ok: false, errorCode, errorParams: [] }] })

/** A bank where the organisation owes two taxes. */
export function openBudgetBank() {
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

export const at = (path: string) => createMemoryHistory({ initialEntries: [path] })

export async function openBudget(history = at('/budget'), me = personOf()) {
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

export const codeButton = 'Получить код и продолжить'
export const payButton = 'Сохранить и отправить на подпись'

type User = ReturnType<typeof userEvent.setup>

/** Obtains the code of the first of the two debts. */
export async function obtainCode(user: User): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /Налог на прибыль/ }))
  await user.click(screen.getByRole('button', { name: codeButton }))
}

export const payFromMain = (user: User) => payFrom(user, /Основной/)
export const payFromSpare = (user: User) => payFrom(user, /Запасной/)

export async function choosePayer(user: User, name: RegExp): Promise<void> {
  await user.click(await screen.findByLabelText(/Счёт списания/, { selector: 'button' }))
  await user.click(await screen.findByRole('option', { name }))
}

async function payFrom(user: User, name: RegExp): Promise<void> {
  await choosePayer(user, name)
  await user.click(screen.getByRole('button', { name: payButton }))
}
