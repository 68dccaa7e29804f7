import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anyFormIsDirty } from '../../../lib/dirty-forms.ts'
import { saveSnapshot } from '../../../lib/form-snapshot.ts'
import { field, fillInterbank, interbank, intrabank } from './testing/fill-form.ts'
import {
  answer,
  openBank,
  paymentId,
  sourceOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

describe('leaving the form', () => {
  test('confirms before input is lost, and staying keeps it', async () => {
    openBank()
    const { user, router } = await openForm(interbank)
    await user.type(field(/Наименование получателя/), 'Бишкек')
    void router.navigate({ to: '/history' })
    await user.click(await screen.findByRole('button', { name: 'Остаться' }))
    expect(field(/Наименование получателя/)).toHaveValue('Бишкек')
    expect(anyFormIsDirty()).toBe(true)
    void router.navigate({ to: '/history' })
    await user.click(await screen.findByRole('button', { name: 'Уйти' }))
    expect(anyFormIsDirty()).toBe(false)
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
  })

  test('keeps the draft and goes on', async () => {
    const server = openBank()
    const { user, router } = await openForm(interbank)
    await fillInterbank(user)
    void router.navigate({ to: '/history' })
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Сохранить черновик' }))
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
    expect(server.callsOf('SaveInterbank')).toHaveLength(1)
    expect(server.callsOf('SendForSigning')).toHaveLength(0)
  })

  test('is silent when nothing was typed', async () => {
    openBank()
    const { router } = await openForm(interbank)
    await screen.findByLabelText(/Сумма/)
    await router.navigate({ to: '/history' })
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
  })
})

describe('the end of a session', () => {
  const owner = { personId: 'person-1', userContractId: 'user-contract-1' }

  test('gives the form back to the same person in the same contract', async () => {
    openBank()
    const { user, unmount } = await openForm(interbank)
    await user.click(field(/Назначение платежа/))
    await user.paste('Набрано до конца сеанса')
    saveSnapshot(owner, 'Алтын-Дөбө')
    unmount()
    await openForm(interbank)
    expect(field(/Назначение платежа/)).toHaveValue('Набрано до конца сеанса')
    expect(screen.getByText(/Форма восстановлена/)).toBeInTheDocument()
  })

  test('keeps nothing of a form that was not touched', async () => {
    openBank()
    const { unmount } = await openForm(interbank)
    saveSnapshot(owner, 'Алтын-Дөбө')
    unmount()
    await openForm(interbank)
    expect(screen.queryByText(/Форма восстановлена/)).toBeNull()
  })
})

describe('addresses', () => {
  test('an unknown form is not found', async () => {
    openBank()
    await openForm('/payment/nothing')
    expect(await screen.findByText('Нет такой страницы')).toBeInTheDocument()
  })

  test('a document of the other form points there', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf({ operationCode: 'INTRABANK_FOREIGN' })))
    await openForm(`${interbank}/${paymentId}`)
    expect(await screen.findByRole('link', { name: 'Открыть документ' })).toHaveAttribute(
      'href',
      `${intrabank}/${paymentId}`,
    )
  })
})
