import { screen } from '@testing-library/react'
import { cardTransferRko } from '@tartip/domain/forms/card-transfer'
import { describe, expect, test } from 'vitest'
import { formHref } from '../../../documents/form/form-address.ts'
import { field, pick, sendButton } from '../form/testing/fill-form.ts'
import {
  account,
  answer,
  mainAccount,
  openBank,
  refuse,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from '../form/testing/open-form.tsx'

allowLongTests()

const card = '1090160599999542'
const secondCard = '1090160599999639'

function openBankWithCards() {
  const server = openBank()
  const accounts = [
    account(mainAccount, 'Основной', '2446811.00'),
    account(card, 'Снабжение', '300000.00', 'KGS', 'CARD'),
    account(secondCard, 'Командировки', '0.00', 'KGS', 'CARD'),
  ]
  server.on('PayerAccounts', answer({ findAllAccountsByPartyIdWithAcl: accounts }))
  return server
}

const retailCard = {
  id: 'r-1',
  cardNum: '4169 58•• •••• 5678',
  ownerName: 'Бакыт А.',
  paymentSystem: 'VISA',
  currency: 'KGS',
}

describe('the forms of company cards', () => {
  test('the account in the address decides the direction, and only fitting accounts are credited', async () => {
    const server = openBankWithCards()
    const { user } = await openForm(formHref(cardTransferRko, { account: card }))
    expect(await screen.findByText('С карты на счёт')).toBeInTheDocument()
    await user.click(field(/Счёт зачисления/))
    const options = await screen.findAllByRole('option')
    expect(options.map(one => one.textContent)).toEqual([expect.stringContaining('Основной')])
    await user.click(options[0] as HTMLElement)
    await user.type(field(/^Сумма/), '1000')
    await user.type(field(/Назначение платежа/), 'Возврат остатка')
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('SaveCardTransfer')[0])).toMatchObject({
      cardTransfer: {
        operation: { id: 'CARD_2_RKO' },
        payerAccount: card,
        payerCurrency: 'KGS',
        recipientAccount: mainAccount,
        amount: '1000.00',
      },
    })
  })

  test('from a settlement account a card is credited', async () => {
    openBankWithCards()
    const { user } = await openForm('/payment/card-transfer-rko')
    await pick(user, /Счёт списания/, /Основной/)
    expect(await screen.findByText('Со счёта на карту')).toBeInTheDocument()
    await user.click(field(/Счёт зачисления/))
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  test('between cards only cards pay, and a company without cards reads why', async () => {
    openBankWithCards()
    const { user } = await openForm('/payment/card-transfer')
    await user.click(await screen.findByLabelText(/Счёт списания/, { selector: 'button' }))
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  test('without cards there is no form between cards', async () => {
    openBank()
    await openForm('/payment/card-transfer')
    expect(await screen.findByText('Нет карт, с которых можно перевести')).toBeInTheDocument()
  })
})

describe('a transfer to a person’s card', () => {
  test('is made to the masked card that a phone has found; the phone itself is not sent', async () => {
    const server = openBankWithCards()
    server.on('RetailCards', answer({ getNaturalPersonCards: [retailCard] }))
    const { user } = await openForm('/payment/card-transfer-o24')
    await pick(user, /Счёт списания/, /Основной/)
    await user.type(field(/Телефон владельца карты/), '0555 123456{Enter}')
    expect(await screen.findByText('Бакыт А.')).toBeInTheDocument()
    await user.type(field(/^Сумма/), '500')
    await user.type(field(/Назначение платежа/), 'Возмещение расходов')
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    const saved = variablesOf(server.callsOf('SaveCardTransfer')[0])
    expect(saved).toMatchObject({
      cardTransfer: {
        operation: { id: 'RKO_2_CARD' },
        cardReferencesId: 'r-1',
        maskedCardNum: '416958••••••5678',
        recipientName: 'Бакыт А.',
        recipientCurrency: 'KGS',
      },
    })
    expect(JSON.stringify(saved)).not.toContain('555')
  })

  test('a card of another currency is refused beside the card', async () => {
    const server = openBankWithCards()
    const dollars = { ...retailCard, id: 'r-2', currency: 'USD' }
    server.on('RetailCards', answer({ getNaturalPersonCards: [retailCard, dollars] }))
    const { user } = await openForm('/payment/card-transfer-o24')
    await pick(user, /Счёт списания/, /Основной/)
    await user.type(field(/Телефон владельца карты/), '0555123456{Enter}')
    await user.click(await screen.findByRole('button', { name: /USD/ }))
    await user.click(sendButton())
    expect(await screen.findAllByText(/Валюты счетов/)).not.toEqual([])
    expect(server.callsOf('SaveCardTransfer')).toEqual([])
  })

  test('a malformed phone and an unknown one are refused beside the search', async () => {
    const server = openBankWithCards()
    server.on('RetailCards', answer({ getNaturalPersonCards: [] }))
    const { user } = await openForm('/payment/card-transfer-o24')
    await user.type(await screen.findByLabelText(/Телефон владельца карты/), '12{Enter}')
    expect(server.callsOf('RetailCards')).toEqual([])
    await user.clear(field(/Телефон владельца карты/))
    await user.type(field(/Телефон владельца карты/), '0555123456{Enter}')
    expect(await screen.findByText(/Карта не найдена или не принимает/)).toBeInTheDocument()
    server.on('RetailCards', refuse('CARD_SEARCH_TOO_OFTEN'))
    await user.type(field(/Телефон владельца карты/), '{Enter}')
    await user.click(screen.getByRole('radio', { name: 'По номеру карты' }))
    await user.type(field(/Номер карты/), '9417000010260014{Enter}')
    expect(await screen.findByText(/«Элкарт»/)).toBeInTheDocument()
  })
})
