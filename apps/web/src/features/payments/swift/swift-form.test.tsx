import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import ruleFile from '../../../../../../reference-data/validation-rules.json' with { type: 'json' }
import type { FakeServer } from '../../../testing/fake-server.ts'
import { field, paste, pick, sendButton } from '../form/testing/fill-form.ts'
import {
  answer,
  openBank,
  payeeOf,
  setPayees,
  paymentId,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from '../form/testing/open-form.tsx'

allowLongTests()

const address = '/payment/swift'
const dollars = '1090160599999348'
const roubles = '1090160599999542'
const som = '1090160599999154'

const text = (ru: string) => ({ ru, kg: ru, eng: ru })
const accountOf = (account: string, accountName: string, isoCode: string) => ({
  id: account,
  account,
  accountName,
  type: 'RKO',
  status: 'OPEN',
  balance: '8400.00',
  plannedBalance: '8400.00',
  currency: { isoCode },
  permissions: ['READ', 'SWIFT'],
})
const correspondent = (
  currency: string,
  name: string,
  country: string,
  refused: string[] = [],
) => ({
  currency,
  code: `DEMO${country}2L`,
  name,
  city: 'Town',
  country,
  intermediary: null,
  refusedCountries: refused,
})

/** A bank with a dollar and a rouble account that carries money abroad. */
function openBankAbroad(holidaysOfDollar = ['2026-12-01']): FakeServer {
  const server = openBank()
  const accounts = [
    accountOf(som, 'Основной', 'KGS'),
    accountOf(dollars, 'Валютный', 'USD'),
    accountOf(roubles, 'Рублёвый', 'RUB'),
  ]
  const swiftRules = ruleFile.rules.filter(({ page }) => page === 'SWIFT' || page === 'GENERAL')
  server.on('PayerAccounts', answer({ findAllAccountsByPartyIdWithAcl: accounts }))
  server.on('FormRules', answer({ getPaymentValidationRulesByPage: swiftRules }))
  server.on('CommissionAccounts', answer({ getSwiftAccounts: accounts, getCommissionAccounts: [] }))
  server.on('RepeatableSwift', answer({ getRepeatableSwiftOptions: [] }))
  server.on(
    'AbroadOptions',
    answer({
      getAllCountry: [
        { code: 'US', name: text('США') },
        { code: 'RU', name: text('Россия') },
        { code: 'IR', name: text('Иран') },
        ...['Германия', 'Китай', 'Япония'].map((name, at) => ({
          code: `X${at}`,
          name: text(name),
        })),
        { code: 'TC', name: text('Острова Туркс и Кайкос') },
        { code: 'TM', name: text('Туркменистан') },
        { code: 'TR', name: { ru: 'Турция', kg: 'Түркия', eng: 'Türkiye' } },
      ],
      getSwiftOptions: {
        commissionOptions: ['OUR', 'GOUR', 'SHA', 'BEN'].map(code => ({
          code,
          currencies: { OUR: ['USD', 'RUB', 'TRY'], GOUR: ['USD'] }[code] ?? ['USD', 'TRY'],
          name: text(`Платит ${code}`),
          hint: text('Подробности'),
        })),
        exoticCurrencies: ['TRY', 'AED', 'UZS'],
        currencyHolidays: [{ currency: 'USD', days: holidaysOfDollar }],
        correspondents: [
          correspondent('USD', 'Kookmin Bank', 'KR', ['RU', 'IR']),
          correspondent('RUB', 'Банк Казани', 'RU'),
          correspondent('TRY', 'Aktif Bank', 'TR'),
        ],
        kztParties: [{ categoryCode: '14', name: text('Банк') }],
        ownCode: 'ENEJKG22',
      },
    }),
  )
  server.on('PurposeCategories', call =>
    answer({
      getOperationTypeCategoryByCode:
        variablesOf(call)['currency'] === 'RUB'
          ? [{ categoryCode: '10100', name: text('Предоплата за товары') }]
          : [],
    }),
  )
  server.on('FormCommission', call => {
    const { commissionOption } = variablesOf(call)['input'] as { commissionOption: string }
    const amount = commissionOption === 'OUR' ? '30.00' : '21.00'
    return answer({ calculateCommission: { amount, currency: 'USD' } })
  })
  server.on('SaveSwift', answer({ saveSwift: paymentId }))
  setPayees(server)
  return server
}

async function fillDollars(user: UserEvent): Promise<void> {
  await pick(user, /Счёт списания/, /Валютный/)
  await paste(user, /Наименование получателя/, 'ACME TRADING LTD')
  await pick(user, /Страна получателя/, /США/)
  await paste(user, /Город получателя/, 'New York')
  await paste(user, /Улица, дом/, 'Wall Street 1')
  await paste(user, /^Банк получателя/, 'chasus33')
  await paste(user, /^Счёт получателя/, '0010 00001')
  await paste(user, /^Сумма/, '1000')
  await paste(user, /Назначение платежа/, 'INVOICE 15')
}
const saved = (server: FakeServer) =>
  variablesOf(server.callsOf('SaveSwift').at(-1))['swift'] as Record<string, unknown>
const route = () => screen.getByRole('list', { name: 'Путь перевода' })

test('countries stand in the order of the alphabet, whatever their codes are', async () => {
  openBankAbroad()
  const { user } = await openForm(address)
  await user.click(await screen.findByLabelText(/Страна получателя/))
  const names = (await screen.findAllByRole('option')).map(each => each.textContent)
  expect(names.map(name => name.slice(0, -2))).toEqual([
    ...['Германия', 'Иран', 'Китай', 'Острова Туркс и Кайкос', 'Россия', 'США'],
    ...['Туркменистан', 'Турция', 'Япония'],
  ])
})

test('a payment in dollars is saved with what was typed and what follows from it', async () => {
  const server = openBankAbroad()
  const { user } = await openForm(address)
  await fillDollars(user)
  await user.click(sendButton())
  await waitFor(() => expect(server.callsOf('SaveSwift')).toHaveLength(1))
  expect(saved(server)).toMatchObject({
    operation: { id: 'SWIFT' },
    payerAccount: dollars,
    payerCurrency: 'USD',
    recipientBic: 'CHASUS33',
    recipientAccount: '001000001',
    amount: '1000.00',
    commissionOption: 'OUR',
    commissionAccount: dollars,
    commissionCurrency: 'USD',
    isExotic: false,
  })
})

test('an earlier payment is found by a text among all of them, however many there are', async () => {
  const server = openBankAbroad()
  const row = (id: string, recipientName: string) => ({
    id,
    recipientName,
    recipientAccount: '001000001',
    amount: '10.00',
    currency: 'USD',
    valueDate: '2026-11-27',
  })
  server.on('RepeatableSwift', call =>
    answer({
      getRepeatableSwiftOptions:
        variablesOf(call)['search'] === 'acme' ? [row('old', 'ACME')] : [row('new', 'MUSTER')],
    }),
  )
  const { user } = await openForm(address)
  await user.click(await screen.findByLabelText(/Заполнить по прошлому/, { selector: 'button' }))
  expect(await screen.findByRole('option', { name: /MUSTER/ })).toBeInTheDocument()
  await user.type(screen.getByRole('combobox'), 'acme')
  expect(await screen.findByRole('option', { name: /ACME/ })).toBeInTheDocument()
})

describe('roubles', () => {
  const fillRoubles = async (user: UserEvent, inn: string) => {
    await pick(user, /Счёт списания/, /Рублёвый/)
    await paste(user, /Наименование получателя/, 'ROMAXKA')
    await paste(user, /ИНН получателя \(Россия\)/, inn)
    await pick(user, /Страна получателя/, /Россия/)
    await paste(user, /Город получателя/, 'MOSKVA')
    await paste(user, /^Банк получателя/, '044525225')
    await paste(user, /^Счёт получателя/, '40702810000000000001')
    await paste(user, /орр.*счёт/i, '30101810400000000225')
    await paste(user, /^Сумма/, '1000')
    await pick(user, /Код валютной операции/, /Предоплата/)
    await paste(user, /Назначение платежа/, 'OPLATA PO DOGOVORU')
  }

  test('what they demand is marked as required before anything is typed', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await pick(user, /Счёт списания/, /Рублёвый/)
    await waitFor(() => expect(field(/ИНН получателя \(Россия\)/)).toBeRequired())
    expect(field(/орр.*счёт/i)).toBeRequired()
    expect(field(/^КПП/)).not.toBeRequired()
    await paste(user, /ИНН получателя \(Россия\)/, '9900000001')
    expect(field(/^КПП/)).toBeRequired()
  })

  test('an organisation is paid by its INN of ten digits and its KPP', async () => {
    const server = openBankAbroad()
    const { user } = await openForm(address)
    await fillRoubles(user, '9900000001')
    await user.click(sendButton())
    expect(field(/^КПП/)).toHaveAttribute('aria-invalid', 'true')
    expect(server.callsOf('SaveSwift')).toEqual([])
    await paste(user, /^КПП/, '775101001')
    await user.click(sendButton())
    await waitFor(() => expect(server.callsOf('SaveSwift')).toHaveLength(1))
    expect(saved(server)).toMatchObject({ rubInn: '9900000001', kpp: '775101001' })
  })

  test('a person is paid by an INN of twelve digits alone', async () => {
    const server = openBankAbroad()
    const { user } = await openForm(address)
    await fillRoubles(user, '990000000001')
    await user.click(sendButton())
    await waitFor(() => expect(server.callsOf('SaveSwift')).toHaveLength(1))
    expect(saved(server)).toMatchObject({ rubInn: '990000000001' })
    expect(saved(server)['kpp'] ?? '').toBe('')
  })
})

describe('tenge', () => {
  async function openTenge() {
    const server = openBankAbroad()
    const tenge = '1090160599999639'
    const accounts = [accountOf(tenge, 'В тенге', 'KZT')]
    server.on('PayerAccounts', answer({ findAllAccountsByPartyIdWithAcl: accounts }))
    server.on(
      'PurposeCategories',
      answer({ getOperationTypeCategoryByCode: [{ categoryCode: '710', name: text('Товары') }] }),
    )
    const { user } = await openForm(address)
    await pick(user, /Счёт списания/, /В тенге/)
    return user
  }

  test('the codes of the parties stay chosen when the category comes after them', async () => {
    const user = await openTenge()
    await pick(user, /Отправитель \(КОД\)/, /14/)
    expect(await screen.findByText(/0001417/)).toBeVisible()
    await pick(user, /Код назначения/, /710/)
    expect(await screen.findByText(/7101417/)).toBeVisible()
  })
})

test('another account of a payee who was paid abroad before is noticed before the payment is sent', async () => {
  const server = openBankAbroad()
  const known = { account: 'DE89370400440532013000', bic: 'DEUTDEFF', inn: null, currency: 'USD' }
  setPayees(server, payeeOf({ ...known, name: 'ACME TRADING LTD', operationCode: 'SWIFT' }))
  const { user } = await openForm(address)
  await fillDollars(user)
  expect(await screen.findByRole('button', { name: 'Взять прежний счёт' })).toBeVisible()
  const sides = server.callsOf('FormPayees').map(call => variablesOf(call)['isAbroad'])
  expect(new Set(sides)).toEqual(new Set([true]))
  await user.click(sendButton())
  expect(await screen.findByRole('dialog')).toHaveTextContent('ACME TRADING LTD')
  expect(server.callsOf('SaveSwift')).toEqual([])
})

describe('what the network does not carry', () => {
  test('is shown while it is typed, with a proposal that can be changed', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await user.type(field(/Наименование получателя/), 'Синяя')
    expect(await screen.findByText('Сеть SWIFT не передаёт: С, и, н, я')).toBeVisible()
    expect(screen.queryByText(/по кодировке банков России/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Заменить на «Sinyaya»' }))
    expect(field(/Наименование получателя/)).toHaveValue('Sinyaya')
    expect(screen.queryByText(/Сеть SWIFT не передаёт/)).toBeNull()
  })

  test('does not move the next field while it is being pressed', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await user.type(field(/Наименование получателя/), 'Синяя')
    await screen.findByRole('button', { name: 'Заменить на «Sinyaya»' })
    const country = field(/Страна получателя/)
    await user.pointer({ keys: '[MouseLeft>]', target: country })
    expect(country).toHaveFocus()
    expect(field(/Наименование получателя/)).not.toHaveAttribute('aria-invalid')
    await user.pointer({ keys: '[/MouseLeft]', target: country })
    expect(await screen.findByRole('option', { name: /США/ })).toBeVisible()
    await waitFor(() => expect(field(/Наименование получателя/)).toBeInvalid())
  })

  test('roubles have the letters of the Bank of Russia', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await pick(user, /Счёт списания/, /Рублёвый/)
    await paste(user, /Назначение платежа/, 'Уголь')
    expect(await screen.findByRole('button', { name: 'Заменить на «UGOLX»' })).toBeVisible()
    expect(screen.getByText(/по кодировке банков России/)).toBeVisible()
  })
})

test('the fields are those of the currency', async () => {
  openBankAbroad()
  const { user } = await openForm(address)
  await screen.findByLabelText(/Счёт списания/)
  expect(screen.queryByLabelText(/ИНН получателя \(Россия\)/)).toBeNull()
  await pick(user, /Счёт списания/, /Рублёвый/)
  expect(field(/ИНН получателя \(Россия\)/)).toBeVisible()
  expect(
    await screen.findByLabelText(/Код валютной операции/, { selector: 'button' }),
  ).toBeVisible()
  // Only the sender pays.
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await pick(user, /Счёт списания/, /Валютный/)
  expect(screen.queryByLabelText(/ИНН получателя \(Россия\)/)).toBeNull()
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4))
})

test('every option says what it costs before anything is saved', async () => {
  openBankAbroad()
  const { user } = await openForm(address)
  await pick(user, /Счёт списания/, /Валютный/)
  await paste(user, /^Сумма/, '1000')
  const options = screen.getByRole('group', { name: 'Кто платит комиссию' })
  expect(await within(options).findByText(/30,00.USD/)).toBeVisible()
  expect(within(options).getAllByText(/21,00.USD/)).toHaveLength(3)
})

describe('the country of the recipient', () => {
  async function countriesFor(typed: string) {
    openBankAbroad()
    const { user } = await openForm(address)
    await user.click(await screen.findByLabelText(/Страна получателя/, { selector: 'button' }))
    await user.type(screen.getByRole('combobox'), typed)
    return screen.getAllByRole('option').map(({ textContent }) => textContent)
  }

  test('whose name begins with what is typed comes before one that holds it, with a correspondent first', async () => {
    expect(await countriesFor('тур')).toEqual([
      'ТурцияTR',
      'ТуркменистанTM',
      'Острова Туркс и КайкосTC',
    ])
  })

  test('is found by its code and by its name in another language', async () => {
    expect(await countriesFor('tr')).toEqual(['ТурцияTR'])
  })

  test('is found by its English name', async () => {
    expect(await countriesFor('turk')).toEqual(['ТурцияTR'])
  })
})

describe('the bank of the recipient', () => {
  const bankName = () => field(/Название банка получателя/)

  test('is named by the directory once its code is typed, and follows the code', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await pick(user, /Счёт списания/, /Валютный/)
    await paste(user, /^Банк получателя/, 'demotr2l')
    await waitFor(() => expect(bankName()).toHaveValue('Aktif Bank'))
    await user.clear(field(/^Банк получателя/))
    await paste(user, /^Банк получателя/, 'chasus33')
    await waitFor(() => expect(bankName()).toHaveValue(''))
  })

  test('keeps the name that a person has typed', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await pick(user, /Счёт списания/, /Валютный/)
    await paste(user, /Название банка получателя/, 'AKTIF BANK BRANCH 1')
    await paste(user, /^Банк получателя/, 'demotr2lxxx')
    expect(bankName()).toHaveValue('AKTIF BANK BRANCH 1')
  })

  test('in another country than the account is refused as soon as both are typed', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await pick(user, /Счёт списания/, /Валютный/)
    await paste(user, /^Счёт получателя/, 'DE89370400440532013000')
    await paste(user, /^Банк получателя/, 'chasus33')
    await user.tab()
    await waitFor(() => expect(field(/^Счёт получателя/)).toHaveAttribute('aria-invalid', 'true'))
  })
})

test('no currency stands behind the sum before an account is chosen', async () => {
  openBankAbroad()
  const { user } = await openForm(address)
  const sum = () => field(/^Сумма/).parentElement?.parentElement
  await paste(user, /^Сумма/, '1000')
  await screen.findByLabelText(/Счёт списания/)
  expect(sum()).not.toHaveTextContent('KGS')
  expect(screen.queryByText(/1\s000,00\sKGS/)).toBeNull()
  await pick(user, /Счёт списания/, /Валютный/)
  expect(sum()).toHaveTextContent('USD')
})

test('a list of mistakes names each field once', async () => {
  openBankAbroad()
  const { user } = await openForm(address)
  await pick(user, /Счёт списания/, /Валютный/)
  await paste(user, /Город получателя/, 'N'.repeat(50))
  await user.click(sendButton())
  const town = await screen.findByRole('link', { name: /^Город/ })
  expect(town.textContent.match(/Город/g)).toHaveLength(1)
})

describe('the route', () => {
  test('says nothing about the day while nothing is chosen', async () => {
    openBankAbroad()
    await openForm(address)
    expect(await within(route()).findByText('Получатель')).toBeVisible()
    expect(within(route()).queryByText(/ожидаются/)).toBeNull()
  })

  test('names the correspondent and the day on which the money arrives, worked here and settled abroad', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await fillDollars(user)
    expect(await within(route()).findByText('Kookmin Bank')).toBeVisible()
    expect(within(route()).getByText('CHASUS33')).toBeVisible()
    expect(within(route()).getByText(/ожидаются 02\.12\.2026/)).toBeVisible()
  })

  test('says that the days off abroad are not counted where their list has ended', async () => {
    openBankAbroad(['2025-12-25'])
    const { user } = await openForm(address)
    await fillDollars(user)
    expect(
      await within(route()).findByText(/ожидаются 01\.12\.2026, праздники .* не учтены/),
    ).toBeVisible()
  })

  test('says that no correspondent carries money there', async () => {
    openBankAbroad()
    const { user } = await openForm(address)
    await pick(user, /Счёт списания/, /Валютный/)
    await pick(user, /Страна получателя/, /Иран/)
    expect(await within(route()).findByText(/не проводят переводы в эту страну/)).toBeVisible()
  })
})

test('an exotic currency is bought: either sum is typed, the other follows', async () => {
  const server = openBankAbroad()
  server.on(
    'ConversionRate',
    answer({
      getCurrencyRatesConversion: {
        base: 'USD',
        quote: 'TRY',
        value: '40',
        contractualAbove: '10000.00',
        date: '2026-11-30',
        isOld: false,
      },
    }),
  )
  const { user } = await openForm(address)
  await pick(user, /Счёт списания/, /Валютный/)
  await user.click(screen.getByRole('switch', { name: /Получателю нужна другая валюта/ }))
  await pick(user, /Редкая валюта/, /TRY/)
  await user.type(field(/^Получатель получит/), '1000')
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('25,00'))
  await user.clear(field(/^Сумма/))
  await user.type(field(/^Сумма/), '50')
  await waitFor(() => expect(field(/^Получатель получит/)).toHaveValue('2\u00A0000,00'))
  expect(await screen.findByText(/1 USD = 40 TRY/)).toBeVisible()
})

test('a template is changed with its sum, who pays the fee and from which account', async () => {
  const server = openBankAbroad()
  const id = '80000000-0000-4000-8000-000000000001'
  const texts = [
    { field: 'payerAccount', text: dollars },
    { field: 'amount', text: '1 000' },
  ]
  const template = {
    id,
    nameTemplate: 'Поставщик',
    operation: { code: 'SWIFT' },
    form: 'swift',
    texts,
    wrongFields: [],
    version: 1,
    updatedBy: 'Асанов Б. Т.',
    updatedDate: '2026-11-20T05:00:00.000Z',
  }
  server.on('Templates', answer({ getTransferTemplateByCriteria: [template] }))
  await openForm(`${address}?editTemplate=${id}`)
  await screen.findByLabelText(/Название шаблона/)
  expect(field(/^Сумма/)).toHaveValue('1 000')
  expect(screen.getByRole('group', { name: 'Кто платит комиссию' })).toBeVisible()
  expect(screen.getByLabelText(/Счёт для комиссии/, { selector: 'button' })).toBeVisible()
})
