import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { phoneQuery, wideQuery } from '../../../components/theme/breakpoints.ts'
import { personOf } from '../../../testing/person.ts'
import { accountOf, paymentOf } from '../testing/account-builder.ts'
import { answeringBank, cardMoneyOf, data, refusal } from '../testing/bank-answers.ts'
import { depositTermOf, loanTermOf } from '../testing/coming-builder.ts'
import { region, showHome } from '../testing/show-home.tsx'

afterEach(() => vi.restoreAllMocks())

test('the heading is the day of the bank', async () => {
  answeringBank({ accounts: [accountOf()] })
  await showHome()
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Понедельник, 30\sноября$/ }),
  ).toBeVisible()
})

test('without the bank’s clock no day is named and nothing counted; the place of the month is kept', async () => {
  const server = answeringBank({
    accounts: [accountOf()],
    toSign: [paymentOf({ id: 'now', recipientName: 'Срочный' })],
  })
  server.on('BankToday', { status: 503 })
  await showHome()
  const queue = await region('Ждут вашей подписи')
  expect(await within(queue).findByText('Срочный')).toBeVisible()
  await waitFor(() => expect(document.querySelector('[style*="17.5rem"]')).toBeInTheDocument())
  expect(screen.queryByText(/осталось/)).toBeNull()
  expect(screen.queryByRole('heading', { level: 1, name: /ноября/ })).toBeNull()
})

test('a signatory sees what must be signed soonest, with the minutes left', async () => {
  answeringBank({
    accounts: [accountOf()],
    toSign: [
      paymentOf({ id: 'later', recipientName: 'Завтрашний', valueDate: '2026-12-01' }),
      paymentOf({ id: 'now', recipientName: 'Срочный' }),
    ],
  })
  await showHome()
  const queue = await region('Ждут вашей подписи')
  const items = await within(queue).findAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Срочный')
  expect(items[0]).toHaveTextContent('осталось 38')
  expect(items[1]).toHaveTextContent('1 декабря')
  expect(within(queue).getByRole('link', { name: 'Проверить и подписать 2' })).toHaveAttribute(
    'href',
    '/sign',
  )
})

test('the queue says how many more there are than it lists', async () => {
  const toSign = ['1', '2', '3', '4'].map(id => paymentOf({ id, recipientName: `Документ ${id}` }))
  answeringBank({ accounts: [accountOf()], toSign })
  await showHome()
  const queue = await region('Ждут вашей подписи')
  const more = await within(queue).findByRole('link', { name: 'Ещё 1 на подпись' })
  expect(more).toHaveAttribute('href', '/history?status=FOR_SIGN')
  expect(within(queue).getAllByRole('link', { name: /^Документ/ })).toHaveLength(3)
})

test('an empty queue says so instead of showing an empty list', async () => {
  answeringBank({ accounts: [accountOf()] })
  await showHome()
  expect(await screen.findByText('На подпись ничего нет')).toBeVisible()
})

test('a creator sees what came back with the reason, and their own drafts, but no queue', async () => {
  answeringBank({
    accounts: [accountOf()],
    returned: [paymentOf({ recipientName: 'Возвращённый', description: 'Нет номера счёта' })],
    drafts: [paymentOf({ recipientName: 'Недописанный', statusCode: 'DRAFT' })],
  })
  await showHome('CREATOR')
  expect(await screen.findByText(/Нет номера счёта/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Недописанный' })).toBeVisible()
  expect(screen.queryByText('Ждут вашей подписи')).not.toBeInTheDocument()
})

test('an auditor has neither a queue nor drafts', async () => {
  answeringBank({ accounts: [accountOf()] })
  await showHome('AUDITOR')
  await region('Счета')
  expect(screen.queryByText('Ждут вашей подписи')).not.toBeInTheDocument()
  expect(screen.queryByText('Мои черновики')).not.toBeInTheDocument()
})

test.each(['FIRST', 'CREATOR', 'AUDITOR'] as const)(
  'what comes by loans and deposits stands beside the sums of a person with the right %s',
  async signRight => {
    answeringBank({
      accounts: [accountOf({ type: 'LOAN' })],
      coming: {
        getLoanAccounts: [loanTermOf({ overdueAmount: '910.00' })],
        getDepositAccounts: [depositTermOf()],
      },
    })
    const { user } = await showHome(signRight)
    const coming = await region('Ближайшие платежи по кредитам и депозитам')
    const items = await within(coming).findAllByRole('listitem')
    expect(items).toHaveLength(signRight === 'AUDITOR' ? 3 : 2)
    expect(items[0]).toHaveTextContent(/−910,00\sKGSПросрочено/)
    expect(items[1]).toHaveTextContent(/\+9\s000,00\sKGS5\sдекабря · Выплата процентов/)
    const more = within(coming).queryByRole('button', { name: 'Ещё 1' })
    if (more) await user.click(more)
    const loan = within(coming).getAllByRole('link', { name: 'Кредит «Оборотный»' })[1]
    expect(loan).toHaveAttribute('href', '/loan-claim/loan-1/account-9/%D0%9A%D0%94-7')
  },
)

test('nothing that comes is promised to who sees no loan and no deposit', async () => {
  answeringBank({ accounts: [accountOf()] })
  await showHome('AUDITOR')
  await region('Счета')
  expect(screen.queryByText('Ближайшие платежи по кредитам и депозитам')).not.toBeInTheDocument()
})

test('a bank that does not name the dates is not mistaken for one that has nothing coming', async () => {
  const bank = answeringBank({ accounts: [accountOf({ type: 'DEPOSIT' })] })
  bank.on('ComingTerms', refusal('BANK_UNAVAILABLE'))
  await showHome()
  expect(await screen.findByText(/Банк сейчас не назвал сроки/)).toBeVisible()
})

test('a seized account says why; hidden ones come out behind the switch', async () => {
  answeringBank({
    accounts: [
      accountOf({
        id: 'a',
        accountName: 'Аренда',
        status: 'ARRESTED',
        statusReason: 'Постановление № 412',
      }),
      accountOf({ id: 'b', accountName: 'Запасной', isVisible: false }),
    ],
  })
  const { user } = await showHome()
  expect(await screen.findByText('Постановление № 412')).toBeVisible()
  const accounts = await region('Счета')
  expect(accounts).toHaveTextContent('Арестован')
  expect(within(accounts).queryByText('Запасной')).not.toBeInTheDocument()
  await user.click(within(accounts).getByRole('switch', { name: 'Показать скрытые: 1' }))
  expect(within(accounts).getByRole('link', { name: 'Запасной' })).toHaveAttribute(
    'href',
    '/account/b',
  )
})

test('the last documents lead to their drawer, and their status is shown in words', async () => {
  answeringBank({
    accounts: [accountOf()],
    latest: [
      paymentOf({ id: 'p-7', statusCode: 'SUCCESS', statusColour: 'success', isYourTurn: false }),
    ],
  })
  await showHome()
  const link = await screen.findByRole('link', { name: 'ОсОО «Бишкек Строй»' })
  expect(link).toHaveAttribute('href', '/history?payment=p-7')
  expect(await region('Последние операции')).toHaveTextContent('Исполнен')
})

test('on a phone what waits for a signatory stands before everything else; for others the sums come first', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    query => Object.assign(new EventTarget(), { matches: query === phoneQuery }) as MediaQueryList,
  )
  answeringBank({ accounts: [accountOf()], toSign: [paymentOf()], taxDebt: '10000.00' })
  const first = await showHome('FIRST')
  const queue = await screen.findByText('Ждут вашей подписи')
  const taxes = await screen.findByRole('button', { name: /Налоги на/ })
  const sums = await screen.findByText(/^На счетах/)
  for (const later of [taxes, sums]) {
    expect(queue.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  first.unmount()
  await showHome('CREATOR')
  const drafts = await screen.findByText('Мои черновики')
  const ownSums = await screen.findByText(/^На счетах/)
  expect(drafts.compareDocumentPosition(ownSums)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('on a phone nothing below the queue is shown, and so moved, before the queue has its height', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    query => Object.assign(new EventTarget(), { matches: query === phoneQuery }) as MediaQueryList,
  )
  const server = answeringBank({ taxDebt: '10000.00' })
  const answer = data({ findAllAccountsByPartyIdWithAcl: [accountOf()] })
  const release = server.onHeld('OwnAccounts', answer)
  await showHome('FIRST')
  expect(await screen.findByText('На подпись ничего нет')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Налоги на/ })).toBeNull()
  expect(screen.queryByText('Черновиков нет.')).toBeNull()
  release()
  expect(await screen.findByRole('button', { name: /Налоги на/ })).toBeVisible()
  expect(await screen.findByText('Черновиков нет.')).toBeVisible()
})

test('in a wide window the last documents stand beside the queue, as cards, and only there', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    query => Object.assign(new EventTarget(), { matches: query === wideQuery }) as MediaQueryList,
  )
  answeringBank({
    accounts: [accountOf()],
    latest: [paymentOf({ id: 'p-7', recipientName: 'Последний', isYourTurn: false })],
  })
  await showHome()
  await region('Счета')
  const latest = await region('Последние операции')
  expect(within(latest).getByRole('link', { name: /Последний/ })).toBeVisible()
  expect(within(latest).queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('region', { name: 'Последние операции' })).toHaveLength(1)
})

test('a returned document reads «Возвращён» only to the person who made it', async () => {
  const returned = { statusCode: 'FOR_EDITING', statusColour: 'info' } as const
  answeringBank({
    accounts: [accountOf()],
    latest: [
      paymentOf({ ...returned, id: 'own', recipientName: 'Свой', isRemovable: true }),
      // A namesake made this one.
      paymentOf({ ...returned, id: 'other', recipientName: 'Чужой', isYourTurn: false }),
    ],
  })
  await showHome('CREATOR')
  const own = await screen.findByRole('row', { name: /Свой/ })
  expect(own).toHaveTextContent('Возвращён')
  expect(screen.getByRole('row', { name: /Чужой/ })).toHaveTextContent('На доработке')
})

test('one part that fails leaves the others standing', async () => {
  const bank = answeringBank({ accounts: [accountOf({ accountName: 'Основной' })] })
  bank.on('HomePayments', refusal('FORBIDDEN'))
  await showHome('AUDITOR')
  expect(await screen.findByText('У вас нет прав на этот раздел')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Основной' })).toBeVisible()
})

test('a person without accounts sees who gives access', async () => {
  answeringBank()
  await showHome()
  expect(await screen.findByText('Нет доступных счетов')).toBeVisible()
})

test('the screen speaks Kyrgyz', async () => {
  answeringBank({ accounts: [accountOf()] })
  await showHome('FIRST', 'ky')
  expect(await region('Сиздин кол тамгаңыз күтүлүүдө')).toBeVisible()
})

test('several currencies are one sum in som, and the day of the rate is named', async () => {
  answeringBank({
    accounts: [
      accountOf({ id: 'a', balance: '1000.00' }),
      accountOf({ id: 'b', balance: '100.00', currency: 'USD' }),
    ],
    ratesAreOld: true,
    turnover: [{ date: '2026-11-30', currency: 'USD', credit: '10.00', debit: '0.00' }],
  })
  await showHome()
  const label = await screen.findByText(/^Всего в сомах по курсу НБКР на 28\.11\.2026/)
  expect(label).toHaveTextContent('курс за прошлый день')
  expect(screen.getByText(/^9\s745/)).toHaveTextContent(/^9\s745,00\sKGS$/)
  const currencies = screen.getByRole('list', { name: 'Остатки по валютам' })
  expect(currencies).toHaveTextContent(/USD100,00/)
  expect(await screen.findByText(/^Движение средств за 30 дней/)).toBeVisible()
  expect(screen.getByText(/^Поступило/)).toHaveTextContent(/874,50\sKGS/)
})

describe('a card account with several currencies', () => {
  const card = accountOf({
    id: 'card',
    accountName: 'Карта снабжения',
    type: 'CARD',
    balance: '13000.25',
  })
  const currencies = { KGS: '13000.25', USD: '1073.06', EUR: '0.00' }

  test('is in the total with all its money, and its line says what else it holds', async () => {
    answeringBank({ accounts: [card], cardMoney: [cardMoneyOf('card', currencies)] })
    await showHome()
    // 1 073.06 dollars at 87.45 are 93 839.10 som.
    expect(await screen.findByText(/^106\s839/)).toHaveTextContent(/^106\s839,35\sKGS$/)
    expect(screen.getByRole('list', { name: 'Остатки по валютам' })).toHaveTextContent(
      /KGS13\s000,25USD1\s073,06/,
    )
    const accounts = await region('Счета')
    expect(accounts).toHaveTextContent(/13\s000,25\sKGSещё\s1\s073,06\sUSD/)
    expect(accounts).not.toHaveTextContent('EUR')
  })

  test('whose dollars are partly held says what will be left of them, and of the others nothing', async () => {
    const money = cardMoneyOf('card', currencies, { USD: '1000.00' })
    answeringBank({ accounts: [card], cardMoney: [money] })
    await showHome()
    await screen.findByText(/^106\s839/)
    expect(await region('Счета')).toHaveTextContent(
      /13\s000,25\sKGSещё\s1\s073,06\sUSD\s\(план\s1\s000,00\)/,
    )
  })

  test('of which the bank shows only the som is not passed off as the whole', async () => {
    const bank = answeringBank({ accounts: [card] })
    bank.on('CardMoney', refusal('BANK_UNAVAILABLE'))
    await showHome()
    expect(await screen.findByText(/в других валютах банк сейчас не передал/)).toBeVisible()
    expect(await region('Счета')).toHaveTextContent(/13\s000,25/)
  })

  test('is requested for nobody else: a company without cards waits for no answer about them', async () => {
    const bank = answeringBank({ accounts: [accountOf()] })
    bank.on('CardMoney', refusal('BANK_UNAVAILABLE'))
    await showHome()
    expect(await screen.findByText('На счетах, KGS')).toBeVisible()
    expect(screen.queryByText(/в других валютах банк сейчас не передал/)).toBeNull()
  })
})

test('without rates nothing is added over currencies', async () => {
  const bank = answeringBank({
    accounts: [
      accountOf({ id: 'a', balance: '1000.00' }),
      accountOf({ id: 'b', balance: '100.00', currency: 'USD' }),
    ],
  })
  bank.on('OfficialRates', refusal('BANK_UNAVAILABLE'))
  await showHome()
  expect(await screen.findByText(/общая сумма в сомах не рассчитана/)).toBeVisible()
  expect(screen.getByText('На счетах, KGS')).toBeVisible()
})

test('one press after an outage of the bank requests everything that was left out', async () => {
  const accounts = [
    accountOf({ id: 'a', balance: '1000.00' }),
    accountOf({ id: 'b', balance: '100.00', currency: 'USD' }),
  ]
  const bank = answeringBank({ accounts, taxDebt: '12345.60' })
  bank.on('OwnAccounts', refusal('BANK_UNAVAILABLE'))
  bank.on('OfficialRates', refusal('BANK_UNAVAILABLE'))
  bank.on('TaxDebt', refusal('BANK_UNAVAILABLE'))
  const { user } = await showHome()
  const retry = await screen.findByRole('button', { name: 'Повторить попытку' })
  answeringBank({ accounts, taxDebt: '12345.60' })
  await user.click(retry)
  expect(await screen.findByText(/Всего в сомах по курсу НБКР/)).toBeVisible()
  expect(await screen.findByRole('button', { name: /Налоги на/ })).toBeVisible()
})

test('sums that miss the rates can be requested again where they stand', async () => {
  const accounts = [
    accountOf({ id: 'a', balance: '1000.00' }),
    accountOf({ id: 'b', balance: '100.00', currency: 'USD' }),
  ]
  const bank = answeringBank({ accounts })
  bank.on('OfficialRates', refusal('BANK_UNAVAILABLE'))
  const { user } = await showHome()
  expect(await screen.findByText(/общая сумма в сомах не рассчитана/)).toBeVisible()
  answeringBank({ accounts })
  await user.click(screen.getByRole('button', { name: 'Повторить попытку' }))
  expect(await screen.findByText(/Всего в сомах по курсу НБКР/)).toBeVisible()
})

test('without rates the month of the soms is still drawn, and says what it leaves out', async () => {
  const bank = answeringBank({
    accounts: [accountOf()],
    turnover: [
      { date: '2026-11-20', currency: 'KGS', credit: '1000.00', debit: '0.00' },
      { date: '2026-11-20', currency: 'USD', credit: '50.00', debit: '0.00' },
    ],
  })
  bank.on('OfficialRates', refusal('BANK_UNAVAILABLE'))
  await showHome()
  expect(await screen.findByText('Движение средств за 30 дней, все счета')).toBeVisible()
  expect(screen.getByText('Не учтены валюты, для которых нет курса: USD.')).toBeVisible()
})

test('a signatory who makes documents sees their own that came back, and their drafts, under the queue', async () => {
  const bank = answeringBank({
    accounts: [accountOf()],
    returned: [paymentOf({ recipientName: 'Возвращённый' })],
    drafts: [paymentOf({ recipientName: 'Недописанный', statusCode: 'DRAFT' })],
  })
  await showHome()
  const queue = await region('Ждут вашей подписи')
  expect(await within(queue).findByRole('link', { name: 'Возвращены: 1' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/history\?status=FOR_EDITING&creator=/),
  )
  expect(within(queue).getByRole('link', { name: 'Мои черновики: 1' })).toHaveAttribute(
    'href',
    '/history?status=DRAFT',
  )
  const creators = bank
    .callsOf('HomePayments')
    .map(({ body }) => (body as { variables: { search: object } }).variables.search)
    .filter(search => 'status' in search && search.status === 'FOR_EDITING')
  expect(creators).toEqual([expect.objectContaining({ creator: personOf().id })])
})

test('a third signatory, who makes no documents, has the queue alone', async () => {
  answeringBank({ accounts: [accountOf()] })
  await showHome('THIRD')
  await region('Ждут вашей подписи')
  expect(screen.queryByText('Черновиков нет.')).not.toBeInTheDocument()
})

test('the month before is reported in words, and laid over the days when it is requested', async () => {
  answeringBank({
    accounts: [accountOf()],
    turnover: [
      { date: '2026-10-20', currency: 'KGS', credit: '800.00', debit: '0.00' },
      { date: '2026-11-20', currency: 'KGS', credit: '1000.00', debit: '0.00' },
    ],
  })
  const { user } = await showHome()
  expect(await screen.findByText('Поступило: на 25 % больше, чем месяцем раньше.')).toBeVisible()
  expect(screen.queryByText('месяцем раньше')).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Сравнить' }))
  expect(screen.getByText('месяцем раньше')).toBeVisible()
})
