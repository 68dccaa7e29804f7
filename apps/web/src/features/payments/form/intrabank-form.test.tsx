import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, intrabank, pick, sendButton } from './testing/fill-form.ts'
import {
  dollarAccount,
  mainAccount,
  openBank,
  otherClientAccount,
  refuse,
  spareAccount,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

describe('the intrabank form', () => {
  test('shows the masked name of another client and pays them', async () => {
    const server = openBank()
    const { user } = await openForm(intrabank)
    await pick(user, /Счёт списания/, /Основной/)
    await user.type(field(/Счёт получателя/), otherClientAccount)
    expect(await screen.findByText('Получатель: А… Трейд. Валюта счёта: KGS.')).toBeInTheDocument()
    await user.type(field(/^Сумма/), '1500,5')
    await user.type(field(/Назначение платежа/), 'Возврат займа')
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('SaveIntrabankForeign')[0])).toEqual({
      transfer: {
        legalPartyId: 'party-1',
        operation: { id: 'INTRABANK_FOREIGN' },
        payerAccount: mainAccount,
        amount: '1500.50',
        purpose: 'Возврат займа',
        recipientAccount: otherClientAccount,
        valueDate: '2026-11-30',
      },
      unlessSame: true,
    })
  })

  test('an unknown account is refused beside its field', async () => {
    const server = openBank()
    server.on('IntrabankRecipient', refuse('RECIPIENT_ACCOUNT_NOT_FOUND'))
    const { user } = await openForm(intrabank)
    await user.type(field(/Счёт получателя/), otherClientAccount)
    expect(
      await screen.findByText('Счёт получателя не найден. Проверьте номер.'),
    ).toBeInTheDocument()
  })

  test('between own accounts only accounts of the same currency are offered, and not the payer’s', async () => {
    const server = openBank()
    const { user } = await openForm(intrabank)
    await user.click(screen.getByRole('radio', { name: 'Между своими счетами' }))
    await pick(user, /Счёт списания/, /Основной/)
    await user.click(field(/Счёт зачисления/))
    const options = await screen.findAllByRole('option')
    expect(options.map(option => option.textContent)).toEqual([expect.stringContaining('Запасной')])
    await user.click(options[0] as HTMLElement)
    await user.type(field(/^Сумма/), '1000')
    await user.type(field(/Назначение платежа/), 'Пополнение счёта')
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('SaveIntrabankOwn')[0])).toMatchObject({
      transfer: { recipientAccount: spareAccount, operation: { id: 'INTRABANK_OWN' } },
    })
  })

  test('an own account typed as another client’s moves to the right kind', async () => {
    openBank()
    const { user } = await openForm(intrabank)
    await pick(user, /Счёт списания/, /Основной/)
    await user.type(field(/Счёт получателя/), spareAccount)
    await user.click(await screen.findByRole('button', { name: 'Между своими счетами' }))
    expect(screen.getByRole('radio', { name: 'Между своими счетами' })).toBeChecked()
    expect(field(/Счёт зачисления/)).toHaveTextContent('Запасной')
  })

  test('the currency follows the payer’s account', async () => {
    openBank()
    const { user } = await openForm(intrabank)
    await pick(user, /Счёт списания/, /Валютный/)
    await user.type(field(/Счёт получателя/), otherClientAccount)
    await user.type(field(/^Сумма/), '10')
    await user.tab()
    expect(await screen.findByText('Валюты счетов не совпадают.')).toBeInTheDocument()
    expect(dollarAccount).toHaveLength(16)
  })
})
