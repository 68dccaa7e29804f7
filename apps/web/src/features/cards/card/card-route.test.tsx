import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { cardAccountOf, cardOf } from '../testing/card-builder.ts'
import { cardsBank, data, refusal, variablesOf } from '../testing/cards-bank.ts'
import { CardRoute } from './card-route.tsx'

type SignRight = ReturnType<typeof contractOf>['userContractAttributes']['signRight']

const show = (signRight: SignRight = 'FIRST', path = '/card?id=card-1') =>
  renderInApp(<CardRoute />, {
    me: personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }) }),
    namespaces: ['cards'],
    path,
  })

test('a blocked card says why and since when, and can be let work again', async () => {
  cardsBank([
    cardAccountOf({
      cards: [
        cardOf({
          status: 'BLOCKED',
          statusReason: 'TEMPORARY',
          statusDate: '2026-11-29T20:00:00.000Z',
          isUnlockable: true,
        }),
      ],
    }),
  ])
  await show()
  expect(await screen.findByText('Временная блокировка, с 30.11.2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Разблокировать' })).toHaveAttribute(
    'href',
    '/card/block?id=card-1',
  )
  expect(screen.getByRole('switch', { name: /^Платежи в интернете/ })).toBeDisabled()
})

test('online payments are switched off at once, and on again when the bank refuses', async () => {
  const bank = cardsBank()
  bank.on('SetInternet', refusal('CARD_STATUS_FORBIDS'))
  const { user } = await show()
  const internet = await screen.findByRole('switch', { name: /^Платежи в интернете/ })
  expect(internet).toBeChecked()
  await user.click(internet)
  await waitFor(() =>
    expect(variablesOf(bank, 'SetInternet')).toEqual([{ cardId: 'card-1', isAvailable: false }]),
  )
  const [call] = bank.callsOf('SetInternet')
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  await waitFor(() => expect(internet).toBeChecked())
})

test('the title is changed, and an empty one takes the name away', async () => {
  const bank = cardsBank()
  bank.on('RenameCard', data({ updateCardTitle: { id: 'card-1', title: null } }))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Переименовать' }))
  const field = screen.getByRole('textbox', { name: 'Название карты' })
  await user.clear(field)
  await user.type(field, '{Enter}')
  await waitFor(() =>
    expect(variablesOf(bank, 'RenameCard')).toEqual([{ cardId: 'card-1', cardTitle: '' }]),
  )
})

test('a title that the bank would refuse is refused before it is sent', async () => {
  const bank = cardsBank()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Переименовать' }))
  const field = screen.getByRole('textbox', { name: 'Название карты' })
  await user.clear(field)
  await user.paste('к'.repeat(31))
  expect(field).toHaveValue('')
  expect(field).toHaveAccessibleDescription('Не больше 30 символов.')
  await user.type(field, 'A & B{Enter}')
  expect(await screen.findByText(/не больше 30 символов/)).toBeVisible()
  expect(bank.callsOf('RenameCard')).toEqual([])
})

test('the operations are of the days and the card that were requested', async () => {
  const bank = cardsBank()
  bank.on(
    'CardOperations',
    data({
      getOperationList: [
        {
          id: 'o1',
          cardNum: '9417 00•• •••• 1234',
          kind: 'CASH',
          direction: 'DEBIT',
          baseAmount: '5050.00',
          baseCurrency: 'KGS',
          transactionAmount: '5000.00',
          transactionCurrency: 'KGS',
          transactionDetails: 'ATM 10234, KARAKOL',
          transactionDate: '2026-11-30T03:00:00.000Z',
          commissionAmount: '50.00',
          commissionCurrency: 'KGS',
          isPending: true,
        },
      ],
    }),
  )
  await show('FIRST', '/card?id=card-1&days=3')
  const row = await screen.findByRole('row', { name: /ATM 10234/ })
  expect(row).toHaveTextContent(/Снятие наличных · комиссия 50,00\sKGS/)
  expect(row).toHaveTextContent(/−5\s050,00\sKGS/)
  expect(row).toHaveTextContent('в обработке')
  expect(variablesOf(bank, 'CardOperations')).toEqual([
    { accountId: 'account-7', cardId: 'card-1', startDate: '2026-11-28', endDate: '2026-11-30' },
  ])
  expect(screen.getByRole('tab', { name: '3 дня' })).toHaveAttribute('aria-selected', 'true')
})

test('an auditor reads and has no buttons', async () => {
  cardsBank()
  await show('AUDITOR')
  const settings = await screen.findByRole('region', { name: 'Управление' })
  expect(within(settings).queryByRole('button')).not.toBeInTheDocument()
  expect(within(settings).queryByRole('link', { name: 'Заблокировать' })).not.toBeInTheDocument()
  expect(within(settings).getByRole('link', { name: 'Лимиты' })).toBeVisible()
})

test('without the grant of this card a creator is reported who gives it', async () => {
  cardsBank([cardAccountOf({ cards: [cardOf({ permissions: ['READ_CARD'] })] })])
  await show('CREATOR')
  expect(await screen.findByText(/Его даёт первый подписант/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Лимиты' })).not.toBeInTheDocument()
})

test('an address of a card that is not mine says so', async () => {
  cardsBank()
  await show('FIRST', '/card?id=other')
  expect(await screen.findByText('Карта не найдена')).toBeVisible()
})
