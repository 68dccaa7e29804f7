import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import type { Language } from '../language.ts'
import { operationCodes } from '../payment/operation.ts'
import { paymentOrigins } from '../payment/origin.ts'
import { addDays } from '../time/instant.ts'
import { accountOperationList } from './account-operation-list.ts'
import { auditList } from './audit-list.ts'
import {
  chipsOf,
  filterCount,
  filterTextsOf,
  filterFormOf,
  listInputOf,
  readFilterForm,
  readListAddress,
  readListInput,
  rowMatches,
  valuesOfSearch,
  withFilters,
  withoutFilters,
} from './list.ts'
import type { AnyList, Described } from './list.ts'
import { listWords, textsOf } from './list-texts.ts'
import { paymentList } from './payment-list.ts'
import { paymentRow, viewer } from './testing/payment-rows.ts'

const id = '0192f0c1-0000-7000-8000-0000000000aa'
const address = (raw: Record<string, unknown>) => readListAddress(paymentList, raw)

describe('an address of a list', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['nothing', {}, {}],
    ['the usual view in full', { status: 'all', sort: 'CREATED_DATE', order: 'desc', page: 1 }, {}],
    ['a tab in small letters', { status: 'for_sign' }, { status: 'FOR_SIGN' }],
    ['an unknown tab', { status: 'MINE' }, {}],
    [
      'a period',
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-11-01', to: '2026-11-30' },
    ],
    ['a period with swapped ends', { from: '2026-11-30', to: '2026-11-01' }, {}],
    ['a period over a year', { from: '2025-01-01', to: '2026-11-01' }, {}],
    ['the ends of the calendar', { from: '0001-01-01' }, { from: '0001-01-01' }],
    ['a day that does not exist', { from: '2026-02-30' }, {}],
    ['an account as a number', { account: 1091820100000142 }, { account: '1091820100000142' }],
    ['an account in groups', { account: '1091 8201 0000 0142' }, { account: '1091820100000142' }],
    ['half an account', { account: '109182' }, {}],
    ['a currency in small letters', { currency: 'usd' }, { currency: 'USD' }],
    ['an unknown currency', { currency: 'XXX' }, {}],
    ['kinds of operation', { operation: 'GROSS,CLEARING,GROSS' }, { operation: 'CLEARING,GROSS' }],
    ['kinds with an unknown one', { operation: 'GROSS,THEFT' }, { operation: 'GROSS' }],
    ['unknown kinds only', { operation: 'THEFT,,' }, {}],
    ['an origin', { origin: 'FILE' }, { origin: 'FILE' }],
    ['amounts', { min: '10.50', max: 1000 }, { min: '10.50', max: '1000' }],
    ['amounts with swapped ends', { min: '1000', max: '999.99' }, {}],
    ['an amount with a word', { min: '10 som' }, {}],
    ['a search as a number', { q: 1042 }, { q: '1042' }],
    ['a search with spaces', { q: '  Строй ' }, { q: 'Строй' }],
    ['a search with a line break and a NUL', { q: 'Ак-\nСуу\0' }, { q: 'Ак- Суу' }],
    ['a sort', { sort: 'AMOUNT' }, { sort: 'AMOUNT', order: 'DESC' }],
    ['the oldest first', { order: 'ASC' }, { sort: 'CREATED_DATE', order: 'ASC' }],
    ['a later page', { page: 3 }, { page: 3 }],
    ['the last page of ten million documents', { page: 250_000 }, { page: 250_000 }],
    ['a page beyond every list', { page: 250_002 }, {}],
    ['page zero', { page: 0 }, {}],
    [
      'the moment of a later page',
      { page: 2, asOf: '2026-11-30T04:00:00.000Z' },
      { page: 2, asOf: '2026-11-30T04:00:00.000Z' },
    ],
    ['a moment of the first page', { asOf: '2026-11-30T04:00:00.000Z' }, {}],
    ['a moment that is none', { page: 2, asOf: '2026-11-30' }, { page: 2 }],
    ['an open row', { payment: id }, { payment: id }],
    ['an open row that is no id', { payment: "1'; drop" }, {}],
    ['a name it does not know', { theme: 'dark' }, {}],
  ])('reads %s', (_name, raw, expected) => {
    expect(address(raw)).toEqual(expected)
  })

  test('keeps a text that is too long, so that the server names it', () => {
    const q = 'я'.repeat(101)
    expect(address({ q })).toEqual({ q })
    expect(readListInput(paymentList, listInputOf(paymentList, { q }))).toMatchObject({
      ok: false,
      error: { code: 'FIELD_TOO_LONG', params: { field: 'search', max: 100 } },
    })
  })

  const day = fc.integer({ min: 0, max: 366 }).map(days => addDays('2026-01-01', days))
  const amount = fc.integer({ min: 0, max: 999_999 }).map(minor => (minor / 100).toFixed(2))
  const raw = fc.record(
    {
      status: fc.constantFrom('ALL', 'DRAFT', 'nonsense'),
      q: fc.string(),
      from: day,
      to: day,
      min: amount,
      max: amount,
      account: fc.constantFrom('1091820100000142', '12'),
      currency: fc.constantFrom('KGS', 'usd', '?'),
      creator: fc.uuid(),
      origin: fc.constantFrom(...paymentOrigins),
      operation: fc.subarray([...operationCodes]).map(codes => codes.join(',')),
      sort: fc.constantFrom('AMOUNT', 'CREATED_DATE', 'x'),
      order: fc.constantFrom('ASC', 'DESC'),
      page: fc.integer({ min: -2, max: 200 }),
    },
    { requiredKeys: [] },
  )

  test('reads what it has written as the same view', () => {
    fc.assert(
      fc.property(raw, given => {
        const once = address(given)
        const written = Object.fromEntries(
          new URLSearchParams(
            Object.entries(once).map(([name, text]): [string, string] => [name, String(text)]),
          ),
        )
        expect(address(written)).toEqual(once)
      }),
    )
  })

  test('says the same to the server as to the client', () => {
    fc.assert(
      fc.property(raw, given => {
        const search = address(given)
        const read = readListInput(paymentList, listInputOf(paymentList, search))
        if (!read.ok) expect(read.error.code).toBe('FIELD_TOO_LONG')
        else expect(read.value.values).toEqual(valuesOfSearch(paymentList, search))
      }),
    )
  })

  test('becomes a form and the form the same address', () => {
    fc.assert(
      fc.property(raw, given => {
        const search = address({ ...given, q: undefined })
        const form = readFilterForm(paymentList, filterFormOf(paymentList, search))
        expect(form.ok && withFilters(paymentList, search, form.texts)).toEqual({
          ...withoutPage(search),
          ...withFilters(paymentList, search, {}),
        })
      }),
    )
  })
  const withoutPage = ({ page: _page, ...search }: ReturnType<typeof address>) => search
})

describe('input of the API', () => {
  test.each<[string, object, object]>([
    [
      'a period over a year',
      { startDate: '2025-01-01', endDate: '2026-11-01' },
      { code: 'PERIOD_TOO_LONG', params: { max: 366 } },
    ],
    [
      'a day that does not exist',
      { endDate: '2026-02-30' },
      { code: 'DATE_INVALID', params: { field: 'endDate' } },
    ],
    [
      'a wrong amount',
      { startAmount: '1,5' },
      { code: 'AMOUNT_INVALID', params: { field: 'startAmount' } },
    ],
    [
      'amounts with swapped ends',
      { startAmount: '2', endAmount: '1.99' },
      { code: 'AMOUNT_RANGE_INVALID', params: { field: 'endAmount' } },
    ],
    [
      'no id of a person',
      { creator: 'me' },
      { code: 'BAD_USER_INPUT', params: { field: 'creator' } },
    ],
    [
      'an unknown currency',
      { currency: 'SOM' },
      { code: 'BAD_USER_INPUT', params: { field: 'currency' } },
    ],
    ['an unknown sort', { sort: 'PURPOSE' }, { code: 'BAD_USER_INPUT', params: { field: 'sort' } }],
    ['an unknown order', { order: 'UP' }, { code: 'BAD_USER_INPUT', params: { field: 'order' } }],
    [
      'a long number',
      { transferNum: '1'.repeat(11) },
      { code: 'FIELD_TOO_LONG', params: { field: 'transferNum', max: 10 } },
    ],
    [
      'kinds with an unknown one',
      { operation: 'CLEARING,EVIL' },
      { code: 'BAD_USER_INPUT', params: { field: 'operation' } },
    ],
    [
      'kinds with an empty one',
      { operation: ['CLEARING', ''] },
      { code: 'BAD_USER_INPUT', params: { field: 'operation' } },
    ],
  ])('refuses %s by the name of the field', (_name, input, error) => {
    expect(readListInput(paymentList, input)).toMatchObject({ ok: false, error })
  })

  test('is empty when nothing is requested', () => {
    expect(
      readListInput(paymentList, { status: 'ALL', recipientName: null, operation: [] }),
    ).toEqual({
      ok: true,
      value: { values: {}, sort: 'CREATED_DATE', order: 'DESC' },
    })
  })
})

describe('a filter form', () => {
  const form = (typed: Record<string, string>) => readFilterForm(paymentList, typed)

  test('takes amounts as people type them', () => {
    expect(form({ min: '1 000,5', max: '2 000' })).toMatchObject({
      ok: true,
      texts: { min: '1000.50', max: '2000.00' },
    })
  })

  test.each<[string, Record<string, string>, string, string]>([
    ['a start amount above the end amount', { min: '2', max: '1' }, 'max', 'AMOUNT_RANGE_INVALID'],
    ['an amount that is a word', { min: 'сто' }, 'min', 'AMOUNT_INVALID'],
    [
      'a period with swapped ends',
      { from: '2026-11-30', to: '2026-11-01' },
      'to',
      'PERIOD_INVALID',
    ],
    ['a period over a year', { from: '2025-01-01', to: '2026-11-01' }, 'to', 'PERIOD_TOO_LONG'],
  ])('names the field of %s', (_name, typed, part, code) => {
    expect(form(typed)).toMatchObject({ ok: false, failure: { part, code } })
  })
})

describe('a view of a list', () => {
  const search = address({
    status: 'ERROR',
    page: 4,
    payment: id,
    currency: 'USD',
    sort: 'AMOUNT',
    from: '2026-11-01',
    to: '2026-11-02',
  })

  test('with another filter begins on its first page with no row open', () => {
    expect(withFilters(paymentList, search, { currency: 'KGS' })).toEqual({
      status: 'ERROR',
      currency: 'KGS',
      sort: 'AMOUNT',
      order: 'DESC',
      from: '2026-11-01',
      to: '2026-11-02',
    })
  })

  test('without filters keeps its tab and its order', () => {
    expect(withoutFilters(paymentList, search)).toEqual({
      status: 'ERROR',
      sort: 'AMOUNT',
      order: 'DESC',
    })
    expect(withoutFilters(paymentList, search, ['created'])).toMatchObject({ currency: 'USD' })
  })

  test('shows one chip for each filter, a range being one', () => {
    expect(filterCount(paymentList, search)).toBe(2)
    expect(
      chipsOf(paymentList, search, listWords('payments', 'ru'), () => () => undefined),
    ).toEqual([
      { filter: 'created', text: '01.11.2026 – 02.11.2026' },
      { filter: 'currency', text: 'USD' },
    ])
  })

  test('names the person of a chip, or the filter while the name is not known', () => {
    const creator = address({ creator: id })
    const words = listWords('payments', 'en')
    const chip = (name?: string) => chipsOf(paymentList, creator, words, () => () => name)[0]?.text
    expect(chip('Asanov A.')).toBe('Asanov A.')
    expect(chip()).toBe('Creator')
  })
})

test('the filters of a file say what they are, and name a person', () => {
  const request = readListInput(paymentList, {
    status: 'SUCCESS',
    startDate: '2026-11-01',
    endDate: '2026-11-02',
    recipientName: 'Чек',
    creator: id,
  })
  const values = request.ok ? request.value.values : {}
  const nameOf = (value: string) => (value === id ? 'Асанов Асан' : undefined)
  expect(filterTextsOf(paymentList, values, listWords('payments', 'ru'), nameOf)).toEqual([
    'Раздел: Успешные',
    'Период: 01.11.2026 – 02.11.2026',
    'Получатель: Чек',
    'Составитель: Асанов Асан',
  ])
})

test('a list without stable pages knows no moment', () => {
  expect(readListAddress(auditList, { page: 2, asOf: '2026-11-30T04:00:00.000Z' })).toEqual({
    page: 2,
  })
})

describe('a record of the audit in a file', () => {
  const record = {
    sequence: '7',
    occurredAt: '2026-11-30T04:00:00.000Z',
    source: 'entry',
    action: 'permissionsChanged',
    outcome: 'ok',
    details: [
      { name: 'subject', value: '··0142' },
      { name: 'unheardOf', value: '1' },
    ],
    hash: 'f00d',
  }
  const cell = (id: string, patch: Partial<typeof record>, language: Language) =>
    auditList.columns.find(column => column.id === id)?.value({ ...record, ...patch }, language)

  test.each([
    ['ru', 'Смена прав на счёт или карту', 'Выполнено', 'Счёт или карта: ··0142; unheardOf: 1'],
    [
      'ky',
      'Эсепке же картага укуктарды өзгөртүү',
      'Аткарылды',
      'Эсеп же карта: ··0142; unheardOf: 1',
    ],
    [
      'en',
      'Change of permissions for an account or card',
      'Done',
      'Account or card: ··0142; unheardOf: 1',
    ],
  ] as const)('is read in %s', (language, action, outcome, details) => {
    expect(cell('action', {}, language)).toBe(action)
    expect(cell('outcome', {}, language)).toBe(outcome)
    expect(cell('details', {}, language)).toBe(details)
  })

  test('keeps the name of an action that no release knows, and says why one was refused', () => {
    expect(cell('action', { action: 'flown' }, 'en')).toBe('Another action: flown')
    expect(cell('outcome', { outcome: 'FORBIDDEN' }, 'en')).toBe('No permission for this action')
  })
})

describe('a row belongs into a view', () => {
  const belongs = (raw: Record<string, unknown>, row: Parameters<typeof paymentRow>[0] = {}) =>
    rowMatches(paymentList, address(raw), paymentRow(row), viewer())

  test.each<[Record<string, unknown>, Parameters<typeof paymentRow>[0]]>([
    [{}, {}],
    [{ status: 'SUCCESS' }, { statusCode: 'KVIT' }],
    [{ from: '2026-11-20', to: '2026-11-20' }, { createdDate: '2026-11-20T17:59:00.000Z' }],
    [{ q: 'омурбеков' }, { recipientName: 'ИП Өмүрбеков' }],
    [{ q: '№ 777034' }, { transferNum: '777034' }],
    [{ q: '№ 12' }, { purpose: 'Оплата по счету NO 12' }],
    [{ q: 'ТОО — Мост' }, { recipientName: 'ТОО - Мост' }],
    [{ q: '«Ак-Суу»' }, { recipientName: 'ОсОО "Ак-Суу"' }],
    [{ q: '1240 1200 0010 0001' }, { recipientAccount: '1240120000100001' }],
    [{ q: '86 210,00' }, { amount: '86210.00' }],
    [{ min: '10', max: '10.00' }, { amount: '10.00' }],
    [{ operation: 'SWIFT,QR' }, { operationCode: 'QR' }],
    [{ origin: 'STATIC' }, { origin: 'STATIC' }],
    [{ creator: id }, {}],
  ])('%j finds %j', (raw, row) => {
    expect(belongs(raw, row)).toBe(true)
  })

  test.each<[Record<string, unknown>, Parameters<typeof paymentRow>[0]]>([
    [{ status: 'DRAFT' }, { statusCode: 'SUCCESS' }],
    [{ from: '2026-11-21' }, { createdDate: '2026-11-20T17:59:00.000Z' }],
    [{ q: '1 234,50' }, { amount: '1234.51' }],
    [{ max: '9.99' }, { amount: '10.00' }],
    [{ currency: 'USD' }, { currency: 'KGS' }],
    [{ account: '1091820100000142' }, {}],
  ])('%j leaves out %j', (raw, row) => {
    expect(belongs(raw, row)).toBe(false)
  })
})

test.each([paymentList, accountOperationList, auditList])(
  'the list $name names each input, address and column once',
  list => {
    const parts = Object.values(list.filters).flatMap(({ parts: own }) => [...own])
    for (const names of [
      parts.map(part => part.input),
      [...parts.map(part => part.address), 'sort', 'order', 'page', list.openRow ?? '-'],
      list.columns.map(column => column.id),
    ]) {
      expect(new Set(names).size).toBe(names.length)
    }
  },
)

describe.each<Pick<Described, 'filters' | 'sorts'> & Pick<AnyList, 'name' | 'columns'>>([
  paymentList,
  accountOperationList,
  auditList,
])('the texts of $name', list => {
  test.each(languages)('name in %s everything that is shown', language => {
    const texts = textsOf(language).lists[list.name]
    const filters = Object.entries(list.filters)
    expect(new Set(Object.keys(texts?.filters ?? {}))).toEqual(
      new Set(
        filters.flatMap(([name, { parts }]) =>
          parts.length === 1 ? [name] : [name, `${name}From`, `${name}To`],
        ),
      ),
    )
    const named = filters.flatMap(([name, { options = [] }]) =>
      options.filter(option => !option.label).map(({ value }) => `${name}.${value}`),
    )
    const words = Object.entries(texts?.options ?? {}).flatMap(([name, options]) =>
      Object.keys(options).map(value => `${name}.${value}`),
    )
    expect(new Set(words)).toEqual(new Set(named))
    expect(new Set(Object.keys(texts?.columns ?? {}))).toEqual(
      new Set(list.columns.map(({ id: column }) => column)),
    )
    expect(new Set(Object.keys(texts?.sorts ?? {}))).toEqual(
      new Set(list.sorts.flatMap(sort => [`${sort}_ASC`, `${sort}_DESC`])),
    )
  })
})
