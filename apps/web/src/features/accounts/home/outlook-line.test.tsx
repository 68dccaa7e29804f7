import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountsKey } from '../account-queries.ts'
import { accountOf } from '../testing/account-builder.ts'
import { answeringBank, profitTax } from '../testing/bank-answers.ts'
import { loanTermOf } from '../testing/coming-builder.ts'
import { showHome } from '../testing/show-home.tsx'

const expected = (id: string, valueDate: string, amount: string, more: object = {}) => ({
  id,
  transferNum: id,
  recipientName: `Получатель ${id}`,
  valueDate,
  amount,
  currency: 'KGS',
  isDraft: false,
  budgetItem: null,
  ...more,
})
const accounts = [
  accountOf({ balance: '120000.00', plannedBalance: '100000.00' }),
  accountOf({ id: 'seized', balance: '900000.00', status: 'ARRESTED' }),
  accountOf({ id: 'dollars', balance: '900000.00', currency: 'USD' }),
  accountOf({ id: 'loan', balance: '-70000.00', type: 'LOAN' }),
]

test('home names the first day on which the money is not enough, and opens it payment by payment', async () => {
  answeringBank({
    accounts,
    expected: [
      expected('1', '2026-12-02', '30000.00', { isDraft: true }),
      expected('2', '2026-12-12', '50000.00'),
      expected('3', '2026-12-05', '700.00', { currency: 'USD' }),
    ],
    // 40,000 on the tenth of December.
    coming: { getLoanAccounts: [loanTermOf()] },
  })
  const { user } = await showHome()
  const line = await screen.findByRole('button', { name: /не хватит/ })
  expect(line).toHaveTextContent('12.12.2026 на расчётных счетах не хватит: 20 000,00 KGS')
  await user.click(line)
  const drawer = await screen.findByRole('dialog', { name: 'Хватит ли средств' })
  const items = within(drawer).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    expect.stringMatching(/Получатель 1.*Черновик № 1 · останется 70 000,00/),
    expect.stringMatching(/Кредит.*10 декабря · Платёж по кредиту · останется 30 000,00/),
    expect.stringMatching(/Получатель 2.*Документ № 2 · не хватит 20 000,00/),
  ])
})

test('home says until when everything is covered, taxes included, and what is left', async () => {
  answeringBank({
    accounts,
    expected: [expected('1', '2026-12-02', '30000.00')],
    taxDebt: '10000.00',
  })
  await showHome()
  expect(
    await screen.findByRole('button', { name: /средств на запланированные платежи достаточно/ }),
  ).toHaveTextContent(
    'До 02.12.2026 средств на запланированные платежи достаточно, останется: 60 000,00 KGS',
  )
})

test.each([
  ['a document that waits for a signature', { beingPaid: ['tax-1'], of: { budgetItem: 'tax-1' } }],
  ['a draft of one’s own', { beingPaid: [], of: { isDraft: true, budgetItem: 'tax-1' } }],
])('a tax that %s pays is counted once, as the document', async (_which, { beingPaid, of }) => {
  answeringBank({
    accounts,
    // The second one can never be sent.
    expected: [
      expected('1', '2026-12-01', '60000.00', of),
      expected('2', '2026-12-02', '60000.00', { isDraft: true, budgetItem: 'tax-1' }),
    ],
    beingPaid,
    taxDebt: '60000.00',
  })
  const { user } = await showHome()
  const line = await screen.findByRole('button', { name: /средств .* достаточно/ })
  expect(line).toHaveTextContent('останется: 40 000,00 KGS')
  await user.click(line)
  const drawer = await screen.findByRole('dialog', { name: 'Хватит ли средств' })
  expect(within(drawer).getAllByRole('listitem')).toHaveLength(1)
})

test('a tax whose money the bank holds already is not counted again, another of the same amount is', async () => {
  const bank = answeringBank({ accounts, beingPaid: ['tax-1'] })
  const list = ['tax-1', 'tax-2'].map(id => ({ ...profitTax('30000.00'), id }))
  bank.on('TaxDebt', {
    body: {
      data: {
        getNptByLegalPartyId: {
          totalAmount: '60000.00',
          currency: 'KGS',
          date: '2026-11-30',
          pdfLink: null,
          list,
        },
      },
    },
  })
  await showHome()
  expect(await screen.findByRole('button', { name: /средств .* достаточно/ })).toHaveTextContent(
    'останется: 70 000,00 KGS',
  )
})

test('the taxes are read again when a debt is not being paid any more', async () => {
  const bank = answeringBank({ accounts, beingPaid: ['tax-1'], taxDebt: '30000.00' })
  const { queryClient } = await showHome()
  await screen.findByRole('button', { name: /Налоги на/ })
  expect(bank.callsOf('TaxDebt')).toHaveLength(1)
  bank.on('ExpectedPayments', {
    body: {
      data: { getExpectedPayments: [], getBudgetItemsBeingPaid: [], getRegularPayments: [] },
    },
  })
  await queryClient.invalidateQueries({ queryKey: [accountsKey] })
  await waitFor(() => expect(bank.callsOf('TaxDebt')).toHaveLength(2))
})

test('payments that the history makes likely are counted, as a guess that leads to its documents', async () => {
  const regular = (valueDate: string, amount: string) => ({
    recipientName: 'ОсОО Аренда',
    recipientAccount: '1240000000000101',
    operationCode: 'CLEARING' as const,
    interval: 'MONTHLY' as const,
    valueDate,
    amount,
    currency: 'KGS',
  })
  answeringBank({
    accounts,
    expected: [expected('1', '2026-12-02', '30000.00')],
    regular: [regular('2026-12-05', '80000.00')],
  })
  const { user } = await showHome()
  const line = await screen.findByRole('button', { name: /регулярных платежей .* не хватит/ })
  expect(line).toHaveTextContent(
    '05.12.2026 с учётом регулярных платежей на расчётных счетах не хватит: 10 000,00 KGS',
  )
  await user.click(line)
  const drawer = await screen.findByRole('dialog', { name: 'Хватит ли средств' })
  expect(drawer).toHaveTextContent(/Предположение: платёж раз в месяц · не хватит 10 000,00/)
  expect(within(drawer).getByRole('link', { name: 'ОсОО Аренда' })).toHaveAttribute(
    'href',
    '/history?q=1240000000000101',
  )
})
