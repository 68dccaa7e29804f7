import { act, screen, within } from '@testing-library/react'
import { formatPhone } from '@tartip/domain/identifiers/phone'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { CashierFormRoute } from './cashiers/cashier-form-route.tsx'
import { CashierRoute } from './cashiers/cashier-route.tsx'
import { OutletHomeRoute } from './home/outlet-home-route.tsx'
import { PointFormRoute } from './points/point-form-route.tsx'
import { PointRoute } from './points/point-route.tsx'
import { OrderRoute } from './pos/order-route.tsx'

let server: FakeServer
const answer = (data: object) => ({ body: { data } })

let line: ReturnType<typeof withoutLiveLine>
const sold = (totalAmount: string, list: readonly object[]) => {
  const today = { totalAmount, operationCount: list.length }
  server.on('QrTwoDays', answer({ getQrOperationsLast2Days: { today, yesterday: today } }))
  server.on('QrHistory', answer({ getQrOperationHistory: { list } }))
}

beforeEach(() => {
  server = fakeServer()
  line = withoutLiveLine()
  sold('0.00', [])
})

const outlet = {
  id: 'outlet-1',
  code: '100001',
  name: 'Центральный зал',
  addressAttributes: { street: 'Чуй', houseNumber: '155' },
  cashRegisters: [{ id: 'register-1', code: '001', name: 'Касса 1', isActive: true }],
  cashRegisterCount: 1,
}
const cashier = {
  referenceId: 'identity-1',
  fullName: 'Калыкова Динара',
  mobile: '996700123456',
  inn: '13007199900001',
  authState: 'CONFIRMED',
  account: null,
  hiredDate: '2026-11-02T04:00:00.000Z',
  shiftOpenedDate: null as string | null,
  salePoints: [outlet],
}
const cashierMe = personOf({
  currentContract: contractOf({ userContractAttributes: { signRight: 'CASHIER' } }),
})

describe('the first screen of a cashier', () => {
  test('shows the own registers, and opens the shift', async () => {
    server.on('OwnOutlets', answer({ getSalePointsOfCashier: [outlet] }))
    server.on('OwnShift', answer({ getCashierInfoByRefId: cashier }))
    const opened = { ...cashier, shiftOpenedDate: '2026-11-30T04:00:00.000Z' }
    server.on('OpenShift', answer({ openShift: opened }))
    await renderInApp(<OutletHomeRoute />, { namespaces: ['outlets'], me: cashierMe })
    const registers = await screen.findByRole('list', { name: 'Мои кассы' })
    expect(within(registers).getByText('Касса 1')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Открыть смену' }))
    expect(await screen.findByText('Открыта с 30.11.2026 10:00.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть смену' }))
    const question = await screen.findByRole('dialog', { name: 'Закрыть смену?' })
    // The bank takes any number of shifts a day.
    expect(question).toHaveTextContent('Её можно открыть снова в любое время.')
  })

  test('keeps the place of the shift until it is known', async () => {
    server.on('OwnOutlets', answer({ getSalePointsOfCashier: [outlet] }))
    const answerShift = server.onHeld('OwnShift', answer({ getCashierInfoByRefId: cashier }))
    await renderInApp(<OutletHomeRoute />, { namespaces: ['outlets'], me: cashierMe })
    const list = await screen.findByRole('list', { name: 'Мои кассы' })
    const place = screen.getByText('Открыть смену')
    expect(place).not.toBeVisible()
    expect(place.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    answerShift()
    expect(await screen.findByRole('button', { name: 'Открыть смену' })).toBeVisible()
  })

  test('shows the sales of today, and each as it comes', async () => {
    server.on('OwnOutlets', answer({ getSalePointsOfCashier: [outlet] }))
    server.on('OwnShift', answer({ getCashierInfoByRefId: cashier }))
    await renderInApp(<OutletHomeRoute />, { namespaces: ['outlets'], me: cashierMe })
    expect(await screen.findByText('Продаж по QR пока нет.')).toBeInTheDocument()
    const sale = { id: 'sale-1', createdAt: '2026-11-30T05:00:00.000Z', senderName: 'Бакыт А.' }
    sold('250.00', [{ ...sale, amountWithFee: '250.00', cashName: 'Касса 1' }])
    const [, , { onData } = { onData: () => undefined }] = line.mock.calls[0] ?? []
    act(() => onData({ listenQrOperation: { eventId: '7', operation: sale } } as never))
    expect(await screen.findByText('1 продажа')).toBeInTheDocument()
    const last = await screen.findByRole('list', { name: 'Последние продажи' })
    expect(within(last).getByRole('link', { name: 'Бакыт А.' })).toHaveAttribute(
      'href',
      '/qr-history/sales?sale=sale-1',
    )
  })

  test('without a register says who assigns them', async () => {
    server.on('OwnOutlets', answer({ getSalePointsOfCashier: [] }))
    await renderInApp(<OutletHomeRoute />, { namespaces: ['outlets'], me: cashierMe })
    expect(await screen.findByText('Касс пока нет')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Мои данные' })).toBeVisible()
  })

  test('leads to the instalments who sells by them alone', async () => {
    server.on('OwnOutlets', answer({ getSalePointsOfCashier: [] }))
    const productRoles = [{ productName: 'TEZ_LOANS', roles: ['SELLER'] }]
    const userContractAttributes = { signRight: 'NONE' as const, productRoles }
    const me = personOf({ currentContract: contractOf({ userContractAttributes }) })
    await renderInApp(<OutletHomeRoute />, { namespaces: ['outlets'], me })
    expect(await screen.findByRole('link', { name: 'Рассрочка' })).toHaveAttribute(
      'href',
      '/installment/claims',
    )
  })
})

test('the first screen of an owner shows who works and who has not signed in yet', async () => {
  server.on('OutletsWithRegisters', answer({ getSalePointsByOrgRefId: [outlet] }))
  const points = [{ id: outlet.id, name: outlet.name }]
  const working = {
    ...cashier,
    salePoints: points,
    shiftOpenedDate: '2026-11-30T04:00:00.000Z',
  }
  const waiting = {
    ...working,
    referenceId: 'identity-2',
    fullName: 'Ким Виктория',
    authState: 'INIT',
    shiftOpenedDate: null,
  }
  server.on('Cashiers', answer({ employees: [working, waiting] }))
  await renderInApp(<OutletHomeRoute />, { namespaces: ['outlets'], me: personOf() })
  expect(await screen.findByText('Открыта с 30.11.2026 10:00.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Продать по QR' })).toHaveAttribute('href', '/qr-sell')
  expect(screen.getByRole('heading', { name: 'Ещё не входили' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ким Виктория' })).toHaveAttribute(
    'href',
    '/outlet/employee/details/identity-2',
  )
})

const account = '1090011000014297'
const listed = (id: string, name: string) => ({
  id,
  name,
  code: '100001',
  account,
  addressAttributes: { street: 'Чуй', houseNumber: '155', region: { attributeName: 'г. Бишкек' } },
  cashRegisters: [],
  cashRegisterCount: 0,
})
const orderFor = async (outlets: readonly object[], orders: readonly object[] = []) => {
  server.on('Outlets', answer({ getSalePointsByFilter: { list: outlets } }))
  server.on('TerminalApplications', answer({ userPOSApplicationTasksPageable: { list: orders } }))
  const accounts = [{ account, accountName: 'Основной', currency: { isoCode: 'KGS' } }]
  server.on('OutletAccounts', answer({ getAllAccountsForSalePoint: accounts }))
  await renderInApp(<OrderRoute />, { namespaces: ['outlets'], me: personOf() })
  await screen.findByLabelText(/^Имя контактного лица/)
}

test('an order begins with the only outlet and with what the last order said of the company', async () => {
  const company = {
    legalAddress: 'Бишкек, Чуй, 1',
    actualAddress: 'Бишкек, Чуй, 2',
    mainActivity: 'Торговля',
    clientContactAddress: 'Бишкек, Чуй, 3',
  }
  const earlier = { id: 'order-1', taskType: 'POS', newValue: company }
  await orderFor([listed('outlet-1', 'Береке')], [earlier])
  expect(screen.getByLabelText(/^Юридический адрес/)).toHaveValue('Бишкек, Чуй, 1')
  expect(screen.getByLabelText(/^Вид деятельности/)).toHaveValue('Торговля')
  expect(screen.getByLabelText(/^Название магазина/)).toHaveValue('Береке')
  expect(screen.getByLabelText(/^Адрес магазина/)).toHaveValue('г. Бишкек, Чуй, 155')
  expect(await screen.findByText('Основной ··4297')).toBeInTheDocument()
})

test('of several outlets the person chooses the shop of an order', async () => {
  await orderFor([listed('outlet-1', 'Береке'), listed('outlet-2', 'Дордой')])
  expect(screen.getByLabelText(/^Название магазина/)).toHaveValue('')
  await userEvent.click(screen.getByLabelText(/^Торговая точка/, { selector: 'button' }))
  await userEvent.click(await screen.findByRole('option', { name: /Дордой/ }))
  expect(screen.getByLabelText(/^Название магазина/)).toHaveValue('Дордой')
})

test('an order of terminals begins with the name and the phone of who orders', async () => {
  await orderFor([])
  expect(screen.getByLabelText(/^Имя контактного лица/)).toHaveValue(
    'Токтогулова Айжан Бекболотовна',
  )
  expect(screen.getByLabelText(/^Телефон контактного лица/)).toHaveValue(
    formatPhone('996700123456'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Отправить заявку в банк' }))
  const wrong = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(wrong.map(one => one.textContent).slice(-2)).toEqual([
    'Выберите, какие терминалы нужны.',
    'Укажите адрес контактного лица.',
  ])
})

test('the page of a cashier names the choice of registers once', async () => {
  server.on('Cashier', answer({ getCashierInfoByRefId: cashier }))
  server.on('OutletsWithRegisters', answer({ getSalePointsByOrgRefId: [outlet] }))
  await renderInApp(<CashierRoute />, { namespaces: ['outlets'], me: personOf() })
  expect(await screen.findByRole('group', { name: 'Кассы кассира' })).toBeInTheDocument()
  expect(screen.getAllByText('Кассы кассира')).toHaveLength(1)
  expect(screen.getByText(/^1\s30071999\s00001$/)).toBeInTheDocument()
})

test.each([
  [false, 1],
  [true, 0],
])('an outlet that may be changed (%s) says %i times why it may not', async (isEditable, times) => {
  const point = {
    ...outlet,
    checkName: 'CENTRAL',
    account: '1090011000014297',
    createdDate: '2026-11-02T04:00:00.000Z',
    isEditable,
    addressAttributes: { ...outlet.addressAttributes, phone: [], taxOfficeCode: '002' },
  }
  server.on('Outlet', answer({ getSalePointInfoById: point }))
  server.on('OutletAccount', answer({ getAccountBySalePointCode: null }))
  server.on('OutletTaxOffices', answer({ getTaxOffices: [] }))
  server.on(
    'OutletRegisters',
    answer({ getCashesBySalePointId: [], getPOSTerminalsBySalePointId: [] }),
  )
  server.on('OutletsOfOwnAccounts', answer({ getSalePointsForAccountUpdate: [] }))
  await renderInApp(<PointRoute />, { namespaces: ['outlets'], me: personOf() })
  expect(await screen.findByRole('heading', { name: 'О точке' })).toBeInTheDocument()
  expect(screen.queryAllByText(/названием, адресом и телефонами/)).toHaveLength(times)
})

describe('the form of an outlet', () => {
  const offices = answer({ getTaxOffices: [{ code: '002', name: 'УГНС' }] })
  const open = async (officesAnswer: Parameters<FakeServer['on']>[1] = offices) => {
    server.on(
      'OutletAccounts',
      answer({
        getAllAccountsForSalePoint: [
          { account: '1090011000014297', accountName: 'Основной', currency: { isoCode: 'KGS' } },
        ],
      }),
    )
    server.on('Places', call => {
      const { variables } = call.body as { variables: { parentId: string | null } }
      return answer({
        getRegionAddress:
          variables.parentId === null
            ? [{ id: '417', attributeName: 'г. Бишкек', hasPlaces: true, taxOfficeCode: null }]
            : [
                {
                  id: '4171',
                  attributeName: 'Ленинский район',
                  hasPlaces: false,
                  taxOfficeCode: '002',
                },
              ],
      })
    })
    server.on('OutletTaxOffices', officesAnswer)
    await renderInApp(<PointFormRoute />, { namespaces: ['outlets', 'form'], me: personOf() })
    await screen.findByLabelText(/Счёт зачисления/, { selector: 'button' })
    return userEvent.setup({ delay: null })
  }
  const choose = async (
    user: ReturnType<typeof userEvent.setup>,
    field: RegExp,
    option: RegExp,
  ) => {
    await user.click(screen.getByLabelText(field, { selector: 'button' }))
    await user.click(await screen.findByRole('option', { name: option }))
  }

  test('proposes the receipt name and the tax office, and sends what was typed', async () => {
    const user = await open()
    await user.type(screen.getByLabelText(/^Название \*|^Название$/), 'Павильон Дордой')
    expect(screen.getByLabelText(/Название на чеке/)).toHaveValue('Pavilon Dordoy')
    await choose(user, /Счёт зачисления/, /Основной/)
    await choose(user, /Область или город/, /Бишкек/)
    await choose(user, /Город или район/, /Ленинский/)
    await user.type(screen.getByLabelText(/Улица/), 'Чуй')
    await user.type(screen.getByLabelText(/Дом/), '155')
    await choose(user, /Место/, /Рынок/)
    await user.type(screen.getByLabelText(/^Рынок/, { selector: 'input' }), 'Дордой')
    await user.type(screen.getByLabelText(/Ряд/), '4')
    await user.type(screen.getByLabelText(/Контейнер/), '17')
    await user.type(screen.getByLabelText('Широта'), '42,93')
    await user.type(screen.getByLabelText('Долгота'), '74.62')
    server.on('CreateOutlet', answer({ createSalePoint: { id: 'outlet-9' } }))
    await user.click(screen.getByRole('button', { name: 'Открыть точку' }))
    expect(server.callsOf('CreateOutlet')[0]?.body).toMatchObject({
      variables: {
        orgReferenceId: 'party-1',
        salePoint: {
          name: 'Павильон Дордой',
          checkName: 'Pavilon Dordoy',
          account: '1090011000014297',
          addressAttributes: {
            regionId: '417',
            cityId: '4171',
            districtId: null,
            taxOfficeCode: '002',
            latitude: '42.93',
            marketInfo: { marketName: 'Дордой', row: '4', containerName: '17' },
          },
        },
      },
    })
  })

  test('a list that could not be read is no empty choice, and is read again', async () => {
    const user = await open({
      status: 500,
      body: { errors: [{ extensions: { code: 'GENERIC', params: {} } }] },
    })
    const failed = await screen.findByText('Налоговая инспекция: Не удалось загрузить данные')
    server.on('OutletTaxOffices', offices)
    const box = failed.closest('[role="alert"]') as HTMLElement
    await user.click(within(box).getByRole('button', { name: 'Повторить попытку' }))
    await choose(user, /Налоговая инспекция/, /002 · УГНС/)
    expect(failed).not.toBeInTheDocument()
  })

  test('from the list of mistakes one comes to a list that could not be read, and reads it again by a key', async () => {
    const user = await open({
      status: 500,
      body: { errors: [{ extensions: { code: 'GENERIC', params: {} } }] },
    })
    await screen.findByText('Налоговая инспекция: Не удалось загрузить данные')
    await user.click(screen.getByRole('button', { name: 'Открыть точку' }))
    const ofOffice = await screen.findByRole('link', { name: 'Выберите налоговую инспекцию.' })
    const summary = ofOffice.closest('[role="alert"]') as HTMLElement
    for (const link of within(summary).getAllByRole('link')) {
      await user.click(link)
      expect(document.activeElement?.id, link.textContent).toBe(link.getAttribute('href')?.slice(1))
    }
    server.on('OutletTaxOffices', offices)
    await user.click(ofOffice)
    await user.keyboard('{Enter}')
    await choose(user, /Налоговая инспекция/, /002 · УГНС/)
  })

  test('names everything that is wrong beside its field, and what the bank refuses', async () => {
    const user = await open()
    await user.type(screen.getByLabelText(/^Название \*|^Название$/), 'Точка #1')
    await user.click(screen.getByRole('button', { name: 'Открыть точку' }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getAllByRole('link')).toHaveLength(7)
    expect(screen.getByLabelText(/^Название \*|^Название$/)).toHaveAccessibleDescription(
      'В названии могут быть только буквы, цифры, пробелы и дефисы.',
    )
    expect(server.callsOf('CreateOutlet')).toHaveLength(0)
  })
})

test('a cashier is recognised by name before they are hired', async () => {
  const ofOtherBank = { ...outlet, account: '1180011000014297' }
  server.on('OutletsWithRegisters', answer({ getSalePointsByOrgRefId: [ofOtherBank] }))
  server.on(
    'FindIndividual',
    answer({ newIndividualPerson: { inn: '20309198400001', fullName: 'Бакиров Нурбек' } }),
  )
  server.on('HireCashier', {
    body: { errors: [{ extensions: { code: 'CASHIER_ALREADY_EXISTS', params: {} } }] },
  })
  await renderInApp(<CashierFormRoute />, { namespaces: ['outlets'], me: personOf() })
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText(/ИНН/), '20309198400001')
  await user.tab()
  expect(await screen.findByText('Найден: Бакиров Нурбек')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Телефон/), '0700 123 456')
  await user.click(screen.getByLabelText('Касса 1 · 001'))
  const account = screen.getByLabelText(/Счёт/)
  expect(account).toHaveAccessibleDescription(/16 цифр, первые три — 118$/)
  await user.type(account, '1090011000014297')
  await user.click(screen.getByRole('button', { name: 'Добавить кассира' }))
  expect(account).toHaveAccessibleDescription('Счёт кассира: 16 цифр, первые три — 118.')
  await user.clear(account)
  await user.click(screen.getByRole('button', { name: 'Добавить кассира' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Этот человек уже кассир вашей организации.',
  )
  expect(server.callsOf('HireCashier')[0]?.body).toMatchObject({
    variables: { innData: { inn: '20309198400001', account: null, cashIds: ['register-1'] } },
  })
})
