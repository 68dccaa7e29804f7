import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, interbank, sendButton } from './testing/fill-form.ts'
import {
  answer,
  openBank,
  paymentId,
  refuse,
  sourceOf,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

describe('a saved document', () => {
  test('is opened with its amount as it was saved and updated under its version', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf()))
    const { user } = await openForm(`${interbank}/${paymentId}`)
    expect(await screen.findByRole('heading', { name: 'Платёж №\u00a017' })).toBeInTheDocument()
    expect(field(/^Сумма/)).toHaveValue('66\u00A0888,99')
    await user.clear(field(/Назначение платежа/))
    await user.type(field(/Назначение платежа/), 'Оплата по договору 6')
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('UpdateTransfer')[0])).toMatchObject({
      update: {
        id: paymentId,
        version: 3,
        legalPartyId: 'party-1',
        updateTransferInput: {
          amount: '66888.99',
          transferNum: '17',
          purpose: 'Оплата по договору 6',
        },
      },
    })
  })

  test('of gross for its amount alone becomes clearing when the amount falls', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf({ operationCode: 'GROSS', amount: '1500000.55' })))
    const { user } = await openForm(`${interbank}/${paymentId}`)
    expect(await screen.findByText(/платёж уйдёт через гросс/)).toBeInTheDocument()
    await user.clear(field(/^Сумма/))
    await user.type(field(/^Сумма/), '14275,50')
    expect(screen.getByRole('switch', { name: /Срочно: Гросс/ })).not.toBeChecked()
    expect(screen.getByText(/платёж уйдёт через клиринг/)).toBeInTheDocument()
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('UpdateTransfer')[0])).toMatchObject({
      update: { updateTransferInput: { operation: { id: 'CLEARING' }, amount: '14275.50' } },
    })
  })

  test('changed by a colleague meanwhile is read again, and what was typed stays', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf()))
    server.on('UpdateTransfer', refuse('PAYMENT_CHANGED_MEANWHILE'))
    const { user } = await openForm(`${interbank}/${paymentId}`)
    await screen.findByRole('heading', { name: 'Платёж №\u00a017' })
    await user.clear(field(/Назначение платежа/))
    await user.type(field(/Назначение платежа/), 'Мой текст')
    await user.click(sendButton())
    server.on(
      'SourceDocument',
      answer(sourceOf({ purpose: 'Текст коллеги', amount: '70000.00', version: 4 })),
    )
    server.on('UpdateTransfer', answer({ updatePayment: paymentId }))
    await user.click(await screen.findByRole('button', { name: 'Загрузить новую версию' }))
    expect(await screen.findByText(/в документе теперь Текст коллеги/)).toBeInTheDocument()
    expect(field(/Назначение платежа/)).toHaveValue('Мой текст')
    expect(field(/^Сумма/)).toHaveValue('70\u00A0000,00')
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('UpdateTransfer')[1])).toMatchObject({
      update: { version: 4 },
    })
  })

  test('that waits for a signature is only saved, and says that signatures are lost', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf({ statusCode: 'ON_VERIFICATION' })))
    const { user } = await openForm(`${interbank}/${paymentId}`)
    expect(await screen.findByText(/поставленные подписи будут аннулированы/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await screen.findByRole('dialog', { name: 'Изменения сохранены' })
    expect(server.callsOf('SendForSigning')).toHaveLength(0)
  })

  test('that cannot be edited says so', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf({ isEditable: false, statusCode: 'SUCCESS' })))
    await openForm(`${interbank}/${paymentId}`)
    expect(await screen.findByText('Этот документ сейчас нельзя изменить')).toBeInTheDocument()
  })

  test('is repeated as a new document with a new day and number', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf()))
    const { user } = await openForm(`${interbank}?repeat=${paymentId}`)
    await waitFor(() => expect(field(/Номер документа/)).toHaveValue('1042'))
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(variablesOf(server.callsOf('SaveInterbank')[0])).toMatchObject({
      transfer: { amount: '66888.99', valueDate: '2026-11-30' },
    })
    expect(server.callsOf('UpdateTransfer')).toHaveLength(0)
  })
})
