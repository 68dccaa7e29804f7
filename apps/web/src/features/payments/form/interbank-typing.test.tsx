import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  field,
  fillInterbank,
  interbank,
  intrabank,
  pick,
  sendButton,
} from './testing/fill-form.ts'
import {
  demirAccount,
  mondayNoon,
  openBank,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

describe('typing an interbank payment', () => {
  test('goes by gross above a million and says so while the amount is typed', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.type(field(/^Сумма/), '1000000')
    expect(screen.getByRole('switch', { name: /Срочно: Гросс/ })).toBeInTheDocument()
    await user.type(field(/^Сумма/), ',01')
    expect(field(/^Сумма/)).toHaveValue('1\u00A0000\u00A0000,01')
    expect(screen.getByText(/платёж уйдёт через гросс/)).toBeInTheDocument()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('shows both fees and both deadlines, and what is left', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await pick(user, /Счёт списания/, /Основной/)
    await user.type(field(/^Сумма/), '420000')
    const ways = screen.getByRole('table', { name: 'Способ отправки' })
    expect(await within(ways).findByText('60,00 KGS')).toBeInTheDocument()
    expect(within(ways).getByText('150,00 KGS')).toBeInTheDocument()
    expect(within(ways).getByText('11:15')).toBeInTheDocument()
    expect(within(ways).getByText('15:00')).toBeInTheDocument()
    expect(screen.getByText('2 026 751,00 KGS')).toBeInTheDocument()
  })

  test('keeps the line of what is left while another fee is calculated, so that no button moves under a click', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await pick(user, /Счёт списания/, /Основной/)
    await user.type(field(/^Сумма/), '420000')
    const line = () => screen.getByText('Останется на счёте').parentElement
    await waitFor(() => expect(line()).toHaveTextContent('2 026 751,00 KGS'))
    await user.type(field(/^Сумма/), '{Backspace}')
    expect(line()).toHaveTextContent('считаем…')
    await waitFor(() => expect(line()).toHaveTextContent('KGS'))
  })

  test('warns before the balance goes below zero', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await pick(user, /Счёт списания/, /Запасной/)
    await user.type(field(/^Сумма/), '149990')
    expect(await screen.findByText(/На счёте не хватит средств/)).toBeInTheDocument()
    // Its own row with its label, so that a long figure can go under it.
    expect(screen.getByText('−50,00 KGS').parentElement).toHaveTextContent(/^Останется на счёте/)
  })

  test('says of a day that does not exist that it is no day, and not that it is missing', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await waitFor(() => expect(field(/^Дата валютирования/)).toHaveValue('30.11.2026'))
    await user.clear(field(/^Дата валютирования/))
    await user.type(field(/^Дата валютирования/), '31112026')
    await user.click(sendButton())
    expect(screen.getByRole('link', { name: 'Неверная дата.' })).toBeVisible()
    expect(field(/^Дата валютирования/)).toHaveValue('31.11.2026')
  })

  test('a pasted amount with two readings needs a choice', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.click(field(/^Сумма/))
    await user.paste('1,234')
    await user.click(screen.getByRole('button', { name: '1\u00A0234,00' }))
    expect(field(/^Сумма/)).toHaveValue('1\u00A0234,00')
    await user.clear(field(/^Сумма/))
    await user.click(field(/^Сумма/))
    await user.paste('100.000,25')
    expect(field(/^Сумма/)).toHaveValue('100\u00A0000,25')
  })

  test('does not scold before a field is left, and forgives while typing', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.type(field(/Счёт получателя/), '118000')
    expect(screen.queryByText('Номер счёта состоит из 16 цифр.')).toBeNull()
    await user.tab()
    expect(await screen.findByText('Номер счёта состоит из 16 цифр.')).toBeInTheDocument()
    await user.type(field(/Счёт получателя/), demirAccount.slice(6))
    expect(screen.queryByText('Номер счёта состоит из 16 цифр.')).toBeNull()
  })

  test('a failed submit puts the focus into the first wrong field, and lists the mistakes with links', async () => {
    const server = openBank()
    const { user } = await openForm(interbank)
    await user.click(sendButton())
    expect(await screen.findByText(/Исправьте 7 полей/)).toBeVisible()
    expect(document.activeElement).toHaveAttribute('id', 'payment-payerAccount')
    expect(screen.getByRole('link', { name: 'Введите сумму.' })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /наименование получателя/ }))
    expect(field(/Наименование получателя/)).toHaveFocus()
    expect(server.callsOf('SaveInterbank')).toHaveLength(0)
  })

  test('shows how the bank will get the purpose and counts it after cleaning', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.type(field(/Назначение платежа/), 'Скидка 5% по № 12')
    expect(screen.getAllByText('Банк получит: «Скидка 5PRC по NO 12»').length).toBeGreaterThan(0)
    expect(await screen.findByText('20 / 140')).toBeInTheDocument()
    await user.type(field(/Назначение платежа/), ' &')
    expect(screen.getByText('Символ & в назначении платежа недопустим.')).toBeInTheDocument()
    expect(screen.queryByText(/^Банк получит/)).not.toBeInTheDocument()
  })

  test('takes the bank of the account by itself, and names it when another one is chosen', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.type(field(/Счёт получателя/), demirAccount)
    expect(field(/Банк получателя/)).toHaveTextContent('118001 · Демир')
    await pick(user, /Банк получателя/, /МБАНК/)
    expect(await screen.findByText(/Банк не подходит к счёту/)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Выбрать Демир · 118001' }))
    expect(field(/Банк получателя/)).toHaveTextContent('118001 · Демир')
  })

  test('the own bank is found and leads to the form inside the bank', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.click(field(/Банк получателя/))
    await user.type(await screen.findByPlaceholderText(/БИК|банк/i), 'Оптима')
    const option = await screen.findByRole('option', { name: /Это ваш банк/ })
    expect(screen.queryByText('Ничего не найдено')).toBeNull()
    await user.click(option)
    const link = screen.getByRole('link', { name: 'Перевод внутри банка' })
    expect(link.closest('[role=status]')).toHaveTextContent('Это ваш банк: платёж внутри банка')
    expect(link).toHaveAttribute('href', intrabank)
    await pick(user, /Банк получателя/, /118001/)
    expect(screen.queryByRole('link', { name: 'Перевод внутри банка' })).toBeNull()
  })

  test('wrong check digits warn and do not block', async () => {
    const server = openBank()
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.type(field(/Счёт получателя/), '{Backspace}7')
    expect(screen.getByText(/Контрольные цифры счёта не сходятся/)).toBeInTheDocument()
    await user.click(sendButton())
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    expect(server.callsOf('SaveInterbank')).toHaveLength(1)
  })
})

test('the form speaks Kyrgyz throughout', async () => {
  openBank(mondayNoon)
  const { user, container } = await openForm(interbank, { language: 'ky' })
  await user.click(screen.getByRole('button', { name: 'Сактап, кол коюуга жөнөтүү' }))
  expect(await screen.findByText('8 талааны түзөтүңүз')).toBeInTheDocument()
  expect(
    await screen.findByText('Клиринг: бул күнгө кабыл алуу бүттү, мөөнөтү 11:15 болчу.'),
  ).toBeInTheDocument()
  expect(container).not.toHaveTextContent(/\bform\.|платёж|Получатель/)
})
