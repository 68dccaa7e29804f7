import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountOf } from '../testing/account-builder.ts'
import { answeringBank, profitTax, refusal } from '../testing/bank-answers.ts'
import { loanTermOf } from '../testing/coming-builder.ts'
import { region, showHome } from '../testing/show-home.tsx'

test('a debt to the budget stands on top, and is not requested for a cash manager', async () => {
  const bank = answeringBank({ accounts: [accountOf()], taxDebt: '12345.60' })
  const first = await showHome()
  expect(await screen.findByRole('button', { name: /Налоги на/ })).toHaveTextContent(/12\s345,60/)
  expect(bank.callsOf('TaxDebt')).toHaveLength(1)
  first.unmount()
  await showHome('CASH_MANAGER')
  await region('Счета')
  expect(bank.callsOf('TaxDebt')).toHaveLength(1)
})

test('what is overdue and what is due later are two sums in the line', async () => {
  const bank = answeringBank({ accounts: [accountOf()] })
  const tax = (id: string, totalAmount: string, dueDate: string) => ({
    ...profitTax(totalAmount),
    id,
    dueDate,
  })
  const list = [tax('1', '12345.60', '2026-11-20'), tax('2', '4000.00', '2026-12-20')]
  bank.on('TaxDebt', {
    body: {
      data: {
        getNptByLegalPartyId: {
          totalAmount: '16345.60',
          currency: 'KGS',
          date: '2026-11-30',
          pdfLink: null,
          list,
        },
      },
    },
  })
  await showHome()
  expect(await screen.findByRole('button', { name: /Налоги на/ })).toHaveTextContent(
    /просрочено 12\s345,60\sKGS.*к уплате до 20\.12\.2026 4\s000,00\sKGS/,
  )
})

test('an overdue loan has a line of its own above the taxes, which leads to it', async () => {
  const loan = loanTermOf({ overdueAmount: '5000.00' })
  answeringBank({
    accounts: [accountOf(), accountOf({ id: 'loan', type: 'LOAN' })],
    taxDebt: '12345.60',
    coming: { getLoanAccounts: [loan] },
  })
  await showHome()
  const line = await screen.findByRole('link', { name: /Просрочен платёж по кредиту/ })
  expect(line).toHaveTextContent(/5\s000,00\sKGS/)
  expect(line).toHaveAttribute('href', expect.stringContaining('/loan-claim/'))
  const taxes = await screen.findByRole('button', { name: /Налоги на/ })
  expect(line.compareDocumentPosition(taxes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the line of the debt opens what it is made of, with the code to pay it by', async () => {
  answeringBank({ accounts: [accountOf()], taxDebt: '12345.60' })
  const { user } = await showHome()
  await user.click(await screen.findByRole('button', { name: /Налоги на/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Задолженность по налогам' })
  expect(sheet).toHaveTextContent('Налог на прибыль')
  expect(sheet).toHaveTextContent('11111100')
  expect(sheet).toHaveTextContent('20.11.2026')
  expect(sheet).not.toHaveTextContent('Штраф')
})

test('a tax that was to be paid before the day of the debt is shown as overdue', async () => {
  answeringBank({ accounts: [accountOf()], taxDebt: '12345.60' })
  const { user } = await showHome()
  await user.click(await screen.findByRole('button', { name: /Налоги на/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Задолженность по налогам' })
  expect(within(sheet).getByText('просрочено')).toBeVisible()
})

test('the place of the debt is taken from the beginning and says that there is none', async () => {
  answeringBank({ accounts: [accountOf()] })
  await showHome()
  expect(await screen.findByText(/^Задолженности по налогам на 30\.11\.2026 нет/)).toBeVisible()
})

test('a tax service that does not answer is not shown as "no debt"', async () => {
  const bank = answeringBank({ accounts: [accountOf()] })
  bank.on('TaxDebt', refusal('BANK_UNAVAILABLE'))
  await showHome()
  expect(await screen.findByText(/Налоговая служба не ответила/)).toBeVisible()
})
