import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  field,
  fillInterbank,
  interbank,
  intrabank,
  paste,
  sendButton,
} from '../form/testing/fill-form.ts'
import {
  demirAccount,
  mainAccount,
  openBank,
  otherClientAccount,
  payeeOf,
  setPayees,
  spareAccount,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from '../form/testing/open-form.tsx'

allowLongTests()

const payee = () => screen.getByRole('combobox', { name: 'Найти получателя' })
const voda = payeeOf({
  account: '1180000099999223',
  name: 'ИП Үсөнова',
  inn: null,
  count: 2,
  purpose: 'За воду',
})

describe('the payee of a payment', () => {
  test('is found by a few letters, and Enter fills all but the amount', async () => {
    setPayees(openBank(), payeeOf({ payerAccount: spareAccount }), voda)
    const { user } = await openForm(interbank)
    await user.type(payee(), 'стро')
    await screen.findByRole('option', { name: /Бишкек Строй/, selected: true })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await user.keyboard('{Enter}')
    expect(field(/Наименование получателя/)).toHaveValue('ОсОО "Бишкек Строй"')
    expect(field(/ИНН получателя/)).toHaveValue('0\u00A012032014\u00A010014')
    expect(field(/Счёт получателя/)).toHaveValue('1180\u00A00000\u00A09999\u00A09126')
    expect(field(/Банк получателя/)).toHaveTextContent('118001')
    expect(field(/Назначение платежа/)).toHaveValue('По договору NO12 от 01.11.2026, счёт 48')
    expect(field(/Счёт списания/)).toHaveTextContent('Запасной')
    expect(field(/^Сумма/)).toHaveFocus()
    expect(await screen.findByText(/Номер в назначении: 47 → 48/)).toBeVisible()
  })

  test('is proposed before anything is typed, most used first, and sent as proposed', async () => {
    const server = openBank()
    setPayees(server, payeeOf(), voda)
    const { user } = await openForm(interbank)
    await user.click(payee())
    const options = await screen.findAllByRole('option')
    expect(options.map(one => one.textContent)).toEqual([
      expect.stringContaining('17 раз'),
      expect.stringContaining('2 раза'),
    ])
    await user.keyboard('{ArrowDown}{Enter}')
    await user.keyboard('1500{Enter}')
    await screen.findByRole('dialog', { name: 'Отправлено на подпись' })
    const saved = variablesOf(server.callsOf('SaveInterbank')[0])['transfer']
    expect(saved).toMatchObject({
      recipientAccount: '1180000099999223',
      recipientName: 'ИП Үсөнова',
      amount: '1500.00',
      payerAccount: mainAccount,
    })
    expect(saved).not.toHaveProperty('recipientInn')
  })

  test('«как в прошлый раз» proposes those paid most often and takes the amount too', async () => {
    setPayees(openBank(), payeeOf(), voda)
    const { user } = await openForm(interbank)
    await user.type(payee(), 'Как в прош')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await user.keyboard('{Enter}')
    expect(field(/Наименование получателя/)).toHaveValue('ОсОО "Бишкек Строй"')
    expect(field(/^Сумма/)).toHaveValue('420\u00A0000,00')
  })

  test('a name that begins like «как» is searched, not taken for the phrase', async () => {
    setPayees(openBank(), payeeOf(), voda)
    const { user } = await openForm(interbank)
    await user.type(payee(), 'как')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    expect(screen.getByRole('option')).toHaveTextContent('как')
  })

  test('the amount of the last payment comes along into the form that paid the payee', async () => {
    const own = { account: otherClientAccount, name: 'А… Трейд', bic: '109001' }
    setPayees(openBank(), payeeOf({ ...own, operationCode: 'INTRABANK_FOREIGN' }))
    const { user } = await openForm(interbank)
    await user.type(payee(), 'как в прошлый')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(field(/^Сумма/)).toHaveValue('420\u00A0000,00'))
  })

  test('takes the amount of the last payment at a press', async () => {
    setPayees(openBank(), payeeOf())
    const { user } = await openForm(`${interbank}?payee="${demirAccount}"`)
    await user.click(await screen.findByRole('button', { name: /Сумма как в прошлый раз/ }))
    expect(field(/^Сумма/)).toHaveValue('420\u00A0000,00')
  })

  test('of an address fills the form, and the amount has the focus', async () => {
    setPayees(openBank(), payeeOf(), voda)
    await openForm(`${interbank}?payee="${demirAccount}"`)
    await waitFor(() => expect(field(/^Сумма/)).toHaveFocus())
    expect(field(/Наименование получателя/)).toHaveValue('ОсОО "Бишкек Строй"')
  })

  test('nobody knows leaves the form of an address empty', async () => {
    openBank()
    await openForm(`${interbank}?payee="${demirAccount}"`)
    expect(await screen.findByRole('combobox', { name: 'Найти получателя' })).toBeVisible()
    expect(field(/Наименование получателя/)).toHaveValue('')
  })

  test('of this bank opens the form inside the bank', async () => {
    const own = { account: otherClientAccount, name: 'А… Трейд', bic: '109001' }
    setPayees(openBank(), payeeOf({ ...own, operationCode: 'INTRABANK_FOREIGN' }))
    const { user, router } = await openForm(interbank)
    await user.type(payee(), 'трейд')
    await user.click(await screen.findByRole('option', { name: /А… Трейд/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe(intrabank))
    await waitFor(() => expect(field(/^Сумма/)).toHaveFocus())
    expect(field(/Счёт получателя/)).toHaveValue('1090\u00A01605\u00A09999\u00A09445')
  })

  test('who is new goes into the field that the text is of', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.type(payee(), 'ОсОО Новый')
    await user.click(await screen.findByRole('option', { name: /Новый получатель: ОсОО Новый/ }))
    expect(field(/Наименование получателя/)).toHaveValue('ОсОО Новый')
    await user.type(payee(), '01203201410014')
    await user.click(await screen.findByRole('option', { name: /Новый получатель/ }))
    expect(field(/ИНН получателя/)).toHaveValue('0\u00A012032014\u00A010014')
  })

  test('that is still searched does not send the form', async () => {
    const server = openBank()
    const { user } = await openForm(interbank)
    await user.type(payee(), 'стро{Enter}')
    expect(sendButton()).toBeEnabled()
    expect(server.callsOf('SaveInterbank')).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a known payee with a new account', () => {
  const newAccount = '1030010000000115'

  test('is warned of, also when all of it is typed by hand', async () => {
    setPayees(openBank(), payeeOf())
    const { user } = await openForm(interbank)
    await user.type(field(/Наименование получателя/), 'бишкек-строй')
    await paste(user, /Счёт получателя/, newAccount)
    expect(await screen.findByText(/Счёт этого получателя изменился/)).toHaveTextContent(
      '1180 0000 9999 9126',
    )
    await user.click(screen.getByRole('button', { name: 'Взять прежний счёт' }))
    expect(field(/Счёт получателя/)).toHaveValue('1180\u00A00000\u00A09999\u00A09126')
    expect(await screen.findByText(/Платили 17 раз/)).toBeVisible()
    expect(screen.queryByText(/Счёт этого получателя изменился/)).toBeNull()
  })

  test('is sent only after the person has confirmed the account, once', async () => {
    const server = openBank()
    setPayees(server, payeeOf({ account: newAccount, bic: '103001', inn: null }))
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await screen.findByText(/Счёт этого получателя изменился/)
    await user.click(sendButton())
    const question = within(await screen.findByRole('dialog', { name: 'У получателя новый счёт' }))
    expect(question.getByText(/1030 0100 0000 0115/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Вернуться' }))
    expect(server.callsOf('SaveInterbank')).toEqual([])
    await user.click(sendButton())
    await user.click(await screen.findByRole('button', { name: 'Счёт проверен, продолжить' }))
    expect(await screen.findByText('Отправлено на подпись')).toBeInTheDocument()
    expect(server.callsOf('SaveInterbank')).toHaveLength(1)
  })

  test('has to be confirmed also when the person sends before any warning has appeared', async () => {
    const server = openBank()
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    setPayees(server, payeeOf({ account: newAccount, bic: '103001', inn: null }))
    await user.click(sendButton())
    expect(await screen.findByRole('dialog', { name: 'У получателя новый счёт' })).toBeVisible()
    expect(server.callsOf('SaveInterbank')).toEqual([])
  })

  test('is not claimed of somebody with another INN', async () => {
    const server = openBank()
    setPayees(server, payeeOf())
    const { user } = await openForm(interbank)
    await user.type(field(/Наименование получателя/), 'Бишкек Строй')
    await paste(user, /ИНН получателя/, '02203201410019')
    await paste(user, /Счёт получателя/, newAccount)
    const isSearched = ({ search }: Readonly<Record<string, unknown>>) =>
      search === '02203201410019'
    await waitFor(() => {
      expect(server.callsOf('FormPayees').map(variablesOf).some(isSearched)).toBe(true)
    })
    await waitFor(() => expect(field(/Банк получателя/)).toHaveTextContent('103001'))
    expect(screen.queryByText(/Счёт этого получателя изменился/)).toBeNull()
  })
})

describe('pasted requisites', () => {
  const mail = `Получатель: ОсОО «Ала-Тоо Строй»
ИНН 01203201510217
р/с 1030 0100 0000 0115, БИК 103001
Сумма: 12 500,00
Назначение платежа: За материалы`

  test('fill the empty form, name what is unsure and what is missing, and can be taken back', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await paste(user, /^Сумма/, mail)
    expect(field(/Наименование получателя/)).toHaveValue('ОсОО «Ала-Тоо Строй»')
    expect(field(/Счёт получателя/)).toHaveValue('1030\u00A00100\u00A00000\u00A00115')
    expect(field(/^Сумма/)).toHaveValue('12\u00A0500,00')
    expect(field(/Назначение платежа/)).toHaveValue('За материалы')
    const [unsure] = screen.getAllByText('проверьте')
    expect(unsure?.parentElement).toHaveTextContent('12 500,00')
    expect(screen.getByText('Не найдено: Код платежа.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Отменить вставку' }))
    expect(field(/Счёт получателя/)).toHaveValue('')
    expect(field(/^Сумма/)).toHaveValue('')
  })

  test('leave out an amount in another currency', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await paste(user, /Назначение платежа/, mail.replace('12 500,00', '1 200,00 USD'))
    expect(screen.getByText(/в другой валюте/)).toBeVisible()
    expect(field(/^Сумма/)).toHaveValue('')
  })

  test('do not overwrite what is typed', async () => {
    openBank()
    const { user } = await openForm(interbank)
    await user.type(field(/Наименование получателя/), 'ИП Үсөнова')
    await paste(user, /Назначение платежа/, 'р/с 1030010000000115 ИНН 01203201510217')
    expect(field(/Наименование получателя/)).toHaveValue('ИП Үсөнова')
    expect(field(/Счёт получателя/)).toHaveValue('')
    expect(field(/Назначение платежа/)).toHaveValue('р/с 1030010000000115 ИНН 01203201510217')
  })
})
