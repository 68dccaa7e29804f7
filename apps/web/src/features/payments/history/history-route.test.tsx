import { act, screen, waitFor, within } from '@testing-library/react'
import { operationCodes } from '@tartip/domain/payment/operation'
import { paymentOrigins } from '@tartip/domain/payment/origin'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toast } from '../../../components/feedback/toast-store.ts'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { ListenPaymentsSubscription } from '../api/listen-payments.payment.generated.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { idOf, paymentPage, paymentRow, signableRows } from '../testing/payment-row.ts'
import { paymentDetails } from '../testing/payment-details.ts'
import { HistoryRoute } from './history-route.tsx'

type PaymentEvent = ListenPaymentsSubscription['listenPayment']

const me = personOf({ currentContract: contractOf({ signScheme: 'TWO_SIGNATORY' }) })
let server: FakeServer
let listed: readonly PaymentRow[]
let subscribed: ReturnType<typeof withoutLiveLine>

// The sheet comes as a part of its own; how long a machine takes to read its file is no matter here.
beforeAll(async () => {
  await import('../payment-drawer.tsx')
})

beforeEach(() => {
  subscribed = withoutLiveLine()
  server = fakeServer()
  listed = signableRows(3)
  server.on('SearchPayments', () => ({
    body: { data: { searchPaymentByCriteria: paymentPage(listed) } },
  }))
  server.on('FilterAccounts', { body: { data: { findAllAccountsByPartyIdWithAcl: [] } } })
  server.on('FilterCreators', {
    body: { data: { getPaymentCreators: [{ id: idOf(5), shortName: 'Үсөнова Н.' }] } },
  })
  server.on('TabCounts', {
    body: {
      data: { getCountsOfPaymentsGroupedByStatus: [{ status: 'FOR_SIGN', count: listed.length }] },
    },
  })
  server.on('BankToday', {
    body: {
      data: {
        getBankToday: {
          now: '2026-11-30T04:00:00.000Z',
          date: '2026-11-30',
          isWorkingDay: true,
          isShortDay: false,
          nextWorkingDay: '2026-12-01',
        },
      },
    },
  })
  server.on('PaymentDetails', call => {
    const { variables } = call.body as { variables: { payment: { paymentId: string } } }
    const row = listed.find(one => one.id === variables.payment.paymentId)
    return row
      ? { body: { data: paymentDetails(row) } }
      : { body: { errors: [{ extensions: { code: 'PAYMENT_NOT_FOUND' } }] } }
  })
})

async function openHistory(path = '/history?status=FOR_SIGN', person = me, shown = /Бишкек Строй/) {
  const app = await renderInApp(<HistoryRoute />, {
    me: person,
    namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
    path,
  })
  await screen.findAllByText(shown)
  return app
}

/** The same document at its end, with what its second signatory wrote, and what was written on its way there. */
function refusedDetails(row: PaymentRow, earlier: string | null = null) {
  const details = paymentDetails(row)
  const past = details.getPaymentStatusHistoryByPaymentId.filter(({ isFuture }) => !isFuture)
  return {
    ...details,
    getPaymentStatusHistoryByPaymentId: past.map((step, index) =>
      index === past.length - 1
        ? { ...step, comment: row.description }
        : { ...step, comment: index === 0 ? earlier : step.comment },
    ),
  }
}

const boxes = () => screen.getAllByRole('checkbox', { name: /^Выбрать: / })

/** What the live channel would deliver. */
async function deliver(event: Partial<PaymentEvent>): Promise<void> {
  const options = subscribed.mock.calls.at(-1)?.[2]
  const listenPayment = {
    eventId: '1',
    state: 'Updated',
    paymentId: idOf(1),
    payment: null,
    ...event,
  }
  await act(async () => options?.onData({ listenPayment } as never))
}

describe('the list', () => {
  test('requests what the address says, on the large page of a signatory', async () => {
    await openHistory('/history?status=FOR_SIGN&currency=KGS')
    expect(server.callsOf('SearchPayments')[0]?.body).toMatchObject({
      variables: { search: { status: 'FOR_SIGN', currency: 'KGS' }, page: 1, size: 520 },
    })
  })

  test('shows how much was found in each currency', async () => {
    await openHistory()
    expect(screen.getByText('Найдено: 3')).toBeVisible()
  })

  test('has its tools in one line on a phone, and the rest one press away', async () => {
    const phone = vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation(
        query =>
          Object.assign(new EventTarget(), { matches: query === phoneQuery }) as MediaQueryList,
      )
    const { user } = await openHistory()
    const search = screen.getByRole('searchbox', { name: /Получатель, назначение/ })
    expect(search).toHaveAttribute('placeholder', 'Поиск')
    expect(screen.queryByRole('button', { name: 'Скачать' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ещё' }))
    expect(screen.getByRole('button', { name: 'Скачать' })).toBeVisible()
    phone.mockRestore()
  })

  test('of an auditor has no boxes and no buttons', async () => {
    const auditor = personOf({
      currentContract: contractOf({ userContractAttributes: { signRight: 'AUDITOR' } }),
    })
    listed = [paymentRow()]
    await openHistory('/history', auditor)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('tab', { name: /Черновики/ })).toBeNull()
  })

  test('shows what the same keys find in the other layout where a text finds nothing, and says so', async () => {
    server.on('SearchPayments', call => {
      const isFound = JSON.stringify(call.body).includes('"search":"алтын"')
      return {
        body: { data: { searchPaymentByCriteria: paymentPage(isFound ? listed.slice(0, 1) : []) } },
      }
    })
    await renderInApp(<HistoryRoute />, {
      me,
      namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
      path: '/history?q=fknsy',
    })
    expect(
      await screen.findByText('Ничего не найдено по «fknsy»; показано по «алтын».'),
    ).toBeVisible()
    expect(await within(screen.getByRole('table')).findAllByRole('row')).toHaveLength(2)
  })

  test('says only that nothing was found where neither layout finds anything', async () => {
    server.on('SearchPayments', { body: { data: { searchPaymentByCriteria: paymentPage([]) } } })
    await renderInApp(<HistoryRoute />, {
      me,
      namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
      path: '/history?q=fknsy',
    })
    expect(await screen.findByRole('button', { name: 'Сбросить фильтры' })).toBeVisible()
    expect(server.callsOf('SearchPayments')).toHaveLength(2)
    expect(screen.queryByText(/показано по/)).toBeNull()
  })

  test('that is empty under filters offers to clear them', async () => {
    listed = []
    const { user, router } = await renderInApp(<HistoryRoute />, {
      me,
      namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
      path: '/history?recipient=Тулпар',
    })
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }))
    expect(await screen.findByText('Платежей пока нет')).toBeVisible()
    expect(router.state.location.search).toEqual({})
  })
})

describe('the filters', () => {
  test('offer every operation and every origin of the specification', async () => {
    const { user } = await openHistory('/history')
    await user.click(screen.getByRole('button', { name: 'Фильтры' }))
    const boxes = within(await screen.findByRole('group', { name: 'Вид операции' }))
    expect(boxes.getAllByRole('checkbox')).toHaveLength(operationCodes.length)
    await user.click(screen.getByLabelText('Откуда документ'))
    // «All» stands first.
    expect(await screen.findAllByRole('option')).toHaveLength(paymentOrigins.length + 1)
  })

  test('offer the creators to people who may not see the users', async () => {
    const auditor = personOf({
      currentContract: contractOf({ userContractAttributes: { signRight: 'AUDITOR' } }),
    })
    const { user, router } = await openHistory('/history', auditor)
    await user.click(screen.getByRole('button', { name: 'Фильтры' }))
    await user.click(await screen.findByLabelText('Составитель'))
    await user.click(await screen.findByRole('option', { name: 'Үсөнова Н.' }))
    await user.click(screen.getByRole('button', { name: 'Показать' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ creator: idOf(5) }))
    expect(await screen.findByRole('button', { name: 'Убрать фильтр: Үсөнова Н.' })).toBeVisible()
  })

  test('say which field is wrong and move the focus there', async () => {
    const { user } = await openHistory('/history')
    await user.click(screen.getByRole('button', { name: 'Фильтры' }))
    await user.type(await screen.findByLabelText('Сумма от'), '10')
    await user.type(screen.getByLabelText('Сумма до'), '9,99')
    await user.click(screen.getByRole('button', { name: 'Показать' }))
    expect(screen.getByLabelText('Сумма до')).toBeInvalid()
    expect(screen.getByLabelText('Сумма до')).toHaveFocus()
  })
})

describe('the pages', () => {
  const madeAt = (minute: number) => `2026-11-30T04:0${minute}:00.000Z`
  const made = (number: number) =>
    paymentRow({
      id: idOf(number),
      transferNum: String(1040 + number),
      createdDate: madeAt(number),
    })
  const pageSize = 2
  let documents: readonly PaymentRow[]

  /** Documents made after the moment of the list are left out, as the server does it. */
  beforeEach(() => {
    documents = [4, 3, 2, 1].map(made)
    server.on('SearchPayments', call => {
      const { search, page } = (
        call.body as { variables: { search: { asOf?: string }; page: number } }
      ).variables
      const asOf = search.asOf ?? documents[0]?.createdDate ?? madeAt(0)
      const found = documents.filter(({ createdDate }) => createdDate <= asOf)
      const list = found.slice((page - 1) * pageSize, page * pageSize)
      const amountPages = Math.ceil(found.length / pageSize)
      return {
        body: { data: { searchPaymentByCriteria: paymentPage(list, { amountPages, asOf }) } },
      }
    })
  })
  const numbers = () =>
    screen.getAllByRole('cell', { name: /^10\d\d$/ }).map(cell => cell.textContent)

  test('repeat no document of the first one while new ones are made', async () => {
    const { user, router } = await openHistory('/history')
    await waitFor(() => expect(numbers()).toEqual(['1044', '1043']))
    documents = [made(6), made(5), ...documents]
    await user.click(screen.getByRole('button', { name: 'Страница 2' }))
    await waitFor(() => expect(numbers()).toEqual(['1042', '1041']))
    expect(router.state.location.search).toEqual({ page: 2, asOf: madeAt(4) })
    expect(screen.queryByRole('button', { name: 'Страница 3' })).toBeNull()
  })

  test('keep their place when a page is loaded again or sent to a colleague', async () => {
    documents = [made(6), made(5), ...documents]
    await openHistory(`/history?page=2&asOf=${madeAt(4)}`)
    await waitFor(() => expect(numbers()).toEqual(['1042', '1041']))
  })

  test('begin with now: the first one and another filter forget the moment', async () => {
    documents = [made(6), made(5), ...documents]
    const { user, router } = await openHistory(`/history?page=2&asOf=${madeAt(4)}`)
    await user.click(screen.getByRole('button', { name: 'Страница 1' }))
    await waitFor(() => expect(numbers()).toEqual(['1046', '1045']))
    expect(router.state.location.search).toEqual({})
  })

  test('after the first take no notice of a document made later', async () => {
    await openHistory(`/history?page=2&asOf=${madeAt(4)}`)
    await waitFor(() => expect(numbers()).toEqual(['1042', '1041']))
    documents = [made(5), ...documents]
    await deliver({ state: 'New', paymentId: idOf(5), payment: made(5) })
    await waitFor(() => expect(server.callsOf('SearchPayments').length).toBeGreaterThan(1))
    expect(numbers()).toEqual(['1042', '1041'])
  })
})

test.each([
  ['what was found', [paymentRow()]],
  ['nothing found', []],
])('a list that is too long says since when it was searched, with %s', async (_, list) => {
  const page = paymentPage(list, { searchedSince: '2026-11-02T19:30:00.000Z' })
  server.on('SearchPayments', { body: { data: { searchPaymentByCriteria: page } } })
  await openHistory('/history?q=Поставщик', me, /просмотрены только/)
  expect(await screen.findByRole('note')).toHaveTextContent(
    'просмотрены только записи с 03.11.2026',
  )
})

describe('the export', () => {
  const download = vi.fn()
  beforeEach(() => {
    download.mockReset()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      download(this.download)
    })
  })
  const path = 'GET /api/v1/exports/payments?format=csv&status=SUCCESS&sort=CREATED_DATE&order=DESC'

  async function choose(user: UserEvent, name: string) {
    await user.click(screen.getByRole('button', { name: 'Скачать' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  test('saves what the server writes of the view, under its name', async () => {
    server.on(path, {
      headers: {
        'content-disposition': `attachment; filename="Platezhi.csv"; filename*=UTF-8''${encodeURIComponent('Платежи 30.11.2026.csv')}`,
      },
      body: 'a',
    })
    const { user } = await openHistory('/history?status=SUCCESS')
    await choose(user, 'CSV')
    await waitFor(() => expect(download).toHaveBeenCalledWith('Платежи 30.11.2026.csv'))
  })

  test('that the bank refuses saves nothing and says why', async () => {
    const refused = vi.spyOn(toast, 'error')
    server.on(path, { status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    const { user } = await openHistory('/history?status=SUCCESS')
    await choose(user, 'CSV')
    await waitFor(() => expect(refused).toHaveBeenCalledOnce())
    expect(download).not.toHaveBeenCalled()
  })

  test('can be stopped while it comes', async () => {
    const letGo = server.onHeld(path, { body: 'a' })
    const { user } = await openHistory('/history?status=SUCCESS')
    await choose(user, 'CSV')
    await user.click(await screen.findByRole('button', { name: 'Остановить скачивание' }))
    letGo()
    expect(await screen.findByRole('button', { name: 'Скачать' })).toBeVisible()
    expect(download).not.toHaveBeenCalled()
  })
})

describe('unfinished forms', () => {
  const form = {
    id: idOf(900),
    form: 'clearing-gross',
    texts: [
      { field: 'recipientName', text: 'ОсОО Недописа' },
      { field: 'amount', text: '12 00' },
    ],
    version: 1,
    keptAt: '2026-11-30T04:00:00.000Z',
    edited: null,
    attempt: null,
    savedId: null,
  }

  test('stand above the drafts, lead to where they are continued, and are deleted after a question', async () => {
    let forms = [form]
    server.on('UnfinishedForms', () => ({ body: { data: { findUnfinishedForms: forms } } }))
    server.on('DeleteUnfinishedForm', () => {
      forms = []
      return { body: { data: { deleteUnfinishedForm: true } } }
    })
    const { user } = await openHistory('/history?status=DRAFT')
    expect(await screen.findByRole('link', { name: 'Продолжить: ОсОО Недописа' })).toHaveAttribute(
      'href',
      `/payment/clearing-gross?unfinished=${form.id}`,
    )
    expect(screen.getByText(/^В другой банк · 12 00\sKGS · 30\.11\.2026 10:00$/)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Черновики/ })).toHaveTextContent('1'),
    )
    await user.click(screen.getByRole('button', { name: 'Удалить: ОсОО Недописа' }))
    expect(server.callsOf('DeleteUnfinishedForm')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(screen.queryByText('ОсОО Недописа')).toBeNull())
  })
})

describe('the amount of an unfinished form', () => {
  const account = {
    account: '1091820100380243',
    accountName: 'Валютный',
    currency: { isoCode: 'USD' },
  }
  test.each([
    ['conversion', { amount: '250', payerAccount: account.account }, /250,00\sUSD/],
    ['conversion', { recipientAmount: '75,5', recipientAccount: account.account }, /75,50\sUSD/],
    ['swift', { exoticAmount: '900', exoticCurrency: 'CNY' }, /900,00\sCNY/],
    ['intra-bank-transfer', { amount: '12,345', payerAccount: account.account }, /12,345\sUSD/],
    ['intra-bank-transfer', { amount: '777' }, /· 777 ·/],
  ])(
    'of %s with %o stands with its currency as far as that is known',
    async (form, texts, words) => {
      const kept = {
        id: idOf(900),
        form,
        texts: Object.entries({ recipientName: 'Недописано', ...texts }).map(([field, text]) => ({
          field,
          text,
        })),
        version: 1,
        keptAt: '2026-11-30T04:00:00.000Z',
        edited: null,
        attempt: null,
        savedId: null,
      }
      server.on('UnfinishedForms', { body: { data: { findUnfinishedForms: [kept] } } })
      server.on('FilterAccounts', {
        body: { data: { findAllAccountsByPartyIdWithAcl: [account] } },
      })
      await openHistory('/history?status=DRAFT')
      expect(await screen.findByText(words)).toBeVisible()
    },
  )
})

describe('a document in the sheet', () => {
  test.each<[string, Partial<PaymentRow>, readonly string[]]>([
    ['nothing', {}, []],
    ['signing', { isSignable: true }, ['Подписать']],
    ['sending', { isSendForSign: true }, ['Отправить на подпись']],
    ['deleting', { isRemovable: true }, ['Удалить']],
  ])('offers %s exactly when the server says so', async (_name, flags, names) => {
    listed = [paymentRow(flags)]
    await openHistory(`/history?payment=${idOf(1)}`)
    const sheet = await screen.findByRole('dialog')
    await within(sheet).findByText('История статусов')
    const known = ['Подписать', 'Отправить на подпись', 'Удалить', 'Другие действия']
    const shown = known.filter(name => within(sheet).queryByRole('button', { name }))
    expect(shown).toEqual(names)
  })

  test('leads to its form when it may be edited', async () => {
    listed = [paymentRow({ isEditable: true })]
    await openHistory(`/history?payment=${idOf(1)}`)
    expect(await screen.findByRole('link', { name: 'Редактировать' })).toHaveAttribute(
      'href',
      `/payment/clearing-gross/${idOf(1)}`,
    )
  })

  test('is repeated in a filled form, and nothing is saved before the person does', async () => {
    listed = [paymentRow({ isRepeatable: true, statusCode: 'SUCCESS' })]
    await openHistory(`/history?payment=${idOf(1)}`)
    expect(await screen.findByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      `/payment/clearing-gross?repeat=${idOf(1)}`,
    )
    expect(server.calls.filter(({ operation }) => operation?.startsWith('Repeat'))).toEqual([])
  })

  test('shows who has signed and whose signature is awaited', async () => {
    await openHistory(`/history?payment=${idOf(1)}`)
    expect(await screen.findByText(/ожидает подписи: А\. Токтогулова/)).toBeVisible()
    expect(screen.getByText('1 из 2')).toBeVisible()
  })

  test('that was refused waits for nobody, and says its reason once', async () => {
    const refused = paymentRow({
      statusCode: 'CANCELED_SIGN_TWO',
      description: 'Не согласовано в бюджете',
    })
    listed = [refused]
    server.on('PaymentDetails', { body: { data: refusedDetails(refused) } })
    await openHistory(`/history?payment=${refused.id}`)
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText('не поставлена')).toBeVisible()
    expect(within(sheet).queryByText(/ожидает подписи/)).toBeNull()
    expect(within(sheet).getAllByText('Не согласовано в бюджете')).toHaveLength(1)
  })

  test('keeps beside an earlier step what was written there, also when its end says the same', async () => {
    const words = 'Не согласовано в бюджете'
    const refused = paymentRow({ statusCode: 'CANCELED_SIGN_TWO', description: words })
    listed = [refused]
    server.on('PaymentDetails', { body: { data: refusedDetails(refused, words) } })
    await openHistory(`/history?payment=${refused.id}`)
    const sheet = await screen.findByRole('dialog')
    await within(sheet).findByText('не поставлена')
    expect(within(sheet).getAllByText(words)).toHaveLength(2)
  })

  test('is walked with Alt and the arrows, and the address follows', async () => {
    const { user, router } = await openHistory(`/history?payment=${idOf(1)}`)
    await screen.findByRole('dialog', { name: 'Платёж № 1041' })
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByRole('dialog', { name: 'Платёж № 1042' })).toBeVisible()
    expect(router.state.location.search).toMatchObject({ payment: idOf(2) })
  })

  test('that was deleted meanwhile says so', async () => {
    await openHistory(`/history?payment=${idOf(77)}`)
    expect(await screen.findByText('Документа больше нет')).toBeVisible()
  })
})

describe('live news', () => {
  test('change a row where it stands', async () => {
    await openHistory()
    const signed = {
      ...listed[0]!,
      version: 9,
      statusCode: 'PARTIALLY_CONFIRMED' as const,
      isYourTurn: false,
    }
    await deliver({ payment: signed })
    expect(await screen.findByText('Ожидает второй подписи')).toBeVisible()
  })

  test('take a deleted document out, and out of the selection', async () => {
    const { user } = await openHistory()
    await user.click(boxes()[0]!)
    await deliver({ state: 'Deleted' })
    await waitFor(() => expect(boxes()).toHaveLength(2))
    expect(screen.queryByText(/Выбрано:/)).toBeNull()
  })

  test('move nothing while documents are being ticked, and wait behind a button', async () => {
    const { user } = await openHistory()
    await user.click(boxes()[0]!)
    const before = server.callsOf('SearchPayments').length
    const fresh = paymentRow({ id: idOf(9), transferNum: '1099', isSignable: true })
    await deliver({ state: 'New', paymentId: fresh.id, payment: fresh })
    const button = await screen.findByRole('button', { name: '1 новая операция' })
    expect(server.callsOf('SearchPayments')).toHaveLength(before)
    listed = [fresh, ...listed]
    await user.click(button)
    await waitFor(() => expect(boxes()).toHaveLength(4))
    expect(screen.getByText('Выбрано: 1')).toBeVisible()
  })

  test('bring a new document in by themselves when the hands are free', async () => {
    await openHistory()
    const fresh = paymentRow({ id: idOf(9), isSignable: true })
    listed = [fresh, ...listed]
    await deliver({ state: 'New', paymentId: fresh.id, payment: fresh })
    await waitFor(() => expect(boxes()).toHaveLength(4))
  })

  test('are requested again after a lost connection, without extending the session', async () => {
    await openHistory()
    const options = subscribed.mock.calls.at(-1)?.[2]
    const before = server.callsOf('SearchPayments').length
    act(() => options?.onMissed?.())
    await waitFor(() => expect(server.callsOf('SearchPayments').length).toBe(before + 1))
    expect(server.callsOf('SearchPayments').at(-1)?.headers.get('X-Passive')).toBe('1')
  })
})
