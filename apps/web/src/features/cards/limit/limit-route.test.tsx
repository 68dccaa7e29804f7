import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { cardsBank, data, refusal, variablesOf } from '../testing/cards-bank.ts'
import { LimitRoute } from './limit-route.tsx'

type SignRight = ReturnType<typeof contractOf>['userContractAttributes']['signRight']

const show = (signRight: SignRight = 'FIRST') =>
  renderInApp(<LimitRoute />, {
    me: personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }) }),
    namespaces: ['cards'],
    path: '/card/limit?id=card-1',
  })

test('cash, outlets, internet: the limits come in their order, beside what all cards have', async () => {
  cardsBank()
  await show()
  expect(await screen.findByText(/^1\s600\s000,00\sKGS из 5\s000\s000,00\sKGS$/)).toBeVisible()
  const names = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
  expect(names).toEqual([
    'Общий лимит по картам',
    'Снятие наличных',
    'Оплата картой в торговой точке',
    'Оплата в интернете',
  ])
  const cash = screen.getByRole('region', { name: 'Снятие наличных' })
  expect(cash).toHaveTextContent(/Израсходовано\s?40\s000,00\s?Осталось\s?60\s000,00/)
  expect(cash).toHaveTextContent('01.11.2026 – 30.11.2026')
})

test('a limit above the common total is refused at its field and not sent', async () => {
  const bank = cardsBank()
  const { user } = await show()
  const cash = await screen.findByRole('region', { name: 'Снятие наличных' })
  await user.click(within(cash).getByRole('button', { name: 'Изменить: Снятие наличных' }))
  const amount = within(cash).getByRole('textbox', { name: 'Сумма за месяц' })
  await user.clear(amount)
  await user.type(amount, '3500000,01{Enter}')
  expect(amount).toBeInvalid()
  expect(cash).toHaveTextContent('Сумма лимитов по всем картам не может быть больше')
  expect(bank.callsOf('SetCardLimit')).toHaveLength(0)
})

test('a limit is sent once, and what the bank refuses stands at the amount', async () => {
  const bank = cardsBank()
  bank.on('SetCardLimit', refusal('CARD_LIMIT_TOTAL_EXCEEDED', { max: '1', available: '2' }))
  const { user } = await show()
  const cash = await screen.findByRole('region', { name: 'Снятие наличных' })
  await user.click(within(cash).getByRole('button', { name: /Изменить/ }))
  const amount = within(cash).getByRole('textbox', { name: 'Сумма за месяц' })
  await user.clear(amount)
  await user.type(amount, '150000')
  await user.type(within(cash).getByRole('textbox', { name: /Количество операций/ }), '10')
  await user.click(within(cash).getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(amount).toBeInvalid())
  expect(variablesOf(bank, 'SetCardLimit')).toEqual([
    {
      cardId: 'card-1',
      limit: {
        limitType: 'CASH_LIMIT',
        maxAmount: '150000.00',
        maxNumber: 10,
        startDate: null,
        endDate: null,
      },
    },
  ])
  bank.on('SetCardLimit', data({ setCardLimit: { cardId: 'card-1', totalSetAmount: '0.00' } }))
  await user.click(within(cash).getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(amount).not.toBeInTheDocument())
})

test('an auditor sees the limits and cannot change them', async () => {
  cardsBank()
  await show('AUDITOR')
  expect(await screen.findByText(/Право изменять их даёт первый подписант/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Изменить/ })).not.toBeInTheDocument()
})
