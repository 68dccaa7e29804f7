import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { cardAccountOf, cardOf } from '../testing/card-builder.ts'
import { cardsBank, data, refusal, variablesOf } from '../testing/cards-bank.ts'
import { BlockRoute } from './block-route.tsx'

const show = () =>
  renderInApp(<BlockRoute />, {
    me: personOf(),
    namespaces: ['cards'],
    path: '/card/block?id=card-1',
  })

test('a temporary block is done at once and leads back to the card', async () => {
  const bank = cardsBank()
  bank.on('SetCardStatus', data({ setCardStatus: { id: 'card-1', status: 'BLOCKED' } }))
  const { user, router } = await show()
  await user.click(await screen.findByRole('radio', { name: /^Временная блокировка/ }))
  await user.click(screen.getByRole('button', { name: 'Заблокировать карту' }))
  await waitFor(() => expect(router.state.location.href).toBe('/card?id=card-1'))
  expect(variablesOf(bank, 'SetCardStatus')).toEqual([
    { cardId: 'card-1', status: 'BLOCKED', reason: 'TEMPORARY' },
  ])
})

test('a permanent block needs two confirmations', async () => {
  const bank = cardsBank()
  bank.on('SetCardStatus', data({ setCardStatus: { id: 'card-1', status: 'LOST' } }))
  const { user } = await show()
  await user.click(await screen.findByRole('radio', { name: /^Утеря карты/ }))
  await user.click(screen.getByRole('button', { name: 'Заблокировать карту' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Разблокировать её будет нельзя')
  expect(bank.callsOf('SetCardStatus')).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: 'Заблокировать карту' }))
  await waitFor(() =>
    expect(variablesOf(bank, 'SetCardStatus')).toEqual([
      { cardId: 'card-1', status: 'LOST', reason: 'LOSS' },
    ]),
  )
})

test('without a reason nothing is sent', async () => {
  const bank = cardsBank()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Заблокировать карту' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Выберите причину.')
  expect(bank.callsOf('SetCardStatus')).toHaveLength(0)
})

test('a block is lifted for a reason, and what the bank refuses is reported', async () => {
  const bank = cardsBank([
    cardAccountOf({ cards: [cardOf({ status: 'BLOCKED', isUnlockable: true })] }),
  ])
  bank.on(
    'CardStatusChoices',
    data({
      getAvailableStatusesForCard: [
        { status: 'ACTIVE', reasons: ['FOUND', 'PIN_RESTORED', 'BY_MISTAKE'] },
        { status: 'LOST', reasons: ['LOSS'] },
      ],
    }),
  )
  bank.on('UnlockCard', refusal('CARD_NOT_UNLOCKABLE'))
  const { user } = await show()
  await user.click(await screen.findByRole('radio', { name: 'Карта найдена' }))
  await user.click(screen.getByRole('button', { name: 'Разблокировать карту' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Эту блокировку нельзя снять здесь')
  expect(variablesOf(bank, 'UnlockCard')).toEqual([{ cardId: 'card-1', reason: 'FOUND' }])
})

test('a card that is gone has nothing to block', async () => {
  const bank = cardsBank([cardAccountOf({ cards: [cardOf({ status: 'LOST' })] })])
  bank.on('CardStatusChoices', data({ getAvailableStatusesForCard: [] }))
  await show()
  expect(await screen.findByText('Карту нельзя заблокировать')).toBeVisible()
})
