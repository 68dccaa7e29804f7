import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { toast, toastStore } from '../../components/feedback/toast-store.ts'
import { isRecord } from '../../lib/error-answer.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import type { PaymentRow } from './api/payment-queries.ts'
import { HistoryRoute } from './history/history-route.tsx'
import { paymentDetails } from './testing/payment-details.ts'
import { idOf, paymentPage, signableRows } from './testing/payment-row.ts'

let server: FakeServer
let listed: readonly PaymentRow[]

beforeEach(() => {
  withoutLiveLine()
  toast.clear()
  server = fakeServer()
  listed = signableRows(3)
  server.on('SearchPayments', () => ({
    body: { data: { searchPaymentByCriteria: paymentPage(listed) } },
  }))
  server.on('TabCounts', { body: { data: { getCountsOfPaymentsGroupedByStatus: [] } } })
  server.on('BankToday', { status: 503 })
  server.on('SigningReview', reviewed({ documents: [], accounts: [] }))
  server.on('PaymentDetails', call => {
    const row = listed.find(one => one.id === idsIn(call)[0])
    return { body: { data: row ? paymentDetails(row) : null } }
  })
  server.on('PaymentState', call => {
    const row = listed.find(one => one.id === idsIn(call)[0])
    return { body: { data: { findTransferDataByPaymentId: { payment: row } } } }
  })
})

const reviewed = (getSigningReview: object) => ({ body: { data: { getSigningReview } } })

const variablesOf = (call: SeenCall | undefined): Record<string, unknown> =>
  isRecord(call?.body) && isRecord(call.body['variables']) ? call.body['variables'] : {}

function idsIn(call: SeenCall): readonly string[] {
  return JSON.stringify(call.body).match(/018f0000-[0-9a-f-]+/g) ?? []
}

function answered(call: SeenCall, failures: Readonly<Record<string, string>> = {}) {
  const signingPayment = [...new Set(idsIn(call))].map(paymentId => ({
    paymentId,
    ok: failures[paymentId] === undefined,
    statusCode: 'ON_VERIFICATION_COMPLETED',
    errorCode: failures[paymentId] ?? null,
    errorParams: [],
  }))
  return { body: { data: { signingPayment } } }
}

/** Ticks every document and opens the sheet with the code. */
async function openSigning() {
  const { user, queryClient } = await renderInApp(<HistoryRoute />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
    path: '/history?status=FOR_SIGN',
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
  await user.click(screen.getByRole('button', { name: 'Подписать' }))
  const sheet = await screen.findByRole('dialog')
  return {
    user,
    queryClient,
    sheet,
    code: await within(sheet).findByLabelText('Код из приложения'),
  }
}

describe('signing several documents', () => {
  test('shows them with their sum and signs with one code the moment it is whole', async () => {
    server.on('SignPayments', call => answered(call))
    const { user, sheet, code } = await openSigning()
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(3)
    expect(within(sheet).getByText(/^1\s260\s000,00\sKGS$/)).toBeVisible()
    await user.type(code, '123456')
    expect(await screen.findByText('Подписано: 3')).toBeVisible()
    const [call, ...others] = server.callsOf('SignPayments')
    expect(others).toHaveLength(0)
    expect(variablesOf(call)).toEqual({
      sign: {
        paymentIds: [idOf(1), idOf(2), idOf(3)],
        legalPartyId: 'party-1',
        otpCode: '123456',
        digests: ['digest-1', 'digest-2', 'digest-3'],
      },
    })
  })

  test('names who signs them next', async () => {
    server.on('SignPayments', call => answered(call))
    const { user, sheet, code } = await openSigning()
    await user.type(code, '123456')
    expect(await within(sheet).findByText('Дальше подписывает: А. Токтогулова')).toBeVisible()
  })

  test('does not call them signed by all when nobody can give the next signature', async () => {
    server.on('SignPayments', call => answered(call))
    server.on('PaymentDetails', call => {
      const row = listed.find(one => one.id === idsIn(call)[0])
      const details = row && paymentDetails(row)
      const getPaymentSignerInfoByPaymentId = details?.getPaymentSignerInfoByPaymentId.map(
        place => ({ ...place, candidates: [] }),
      )
      return { body: { data: { ...details, getPaymentSignerInfoByPaymentId } } }
    })
    const { user, sheet, code } = await openSigning()
    await user.type(code, '123456')
    expect(
      await within(sheet).findByText(/^Следующую подпись сейчас поставить некому/),
    ).toBeVisible()
    expect(within(sheet).queryByText(/Все подписи собраны/)).toBeNull()
  })

  test('with Enter and a click after the sixth digit stays one call', async () => {
    let letBankAnswer = () => undefined as void
    const bankIsReady = new Promise<void>(resolve => {
      letBankAnswer = resolve
    })
    server.on('SignPayments', async call => {
      await bankIsReady
      return answered(call)
    })
    const { user, sheet, code } = await openSigning()
    await user.type(code, '123456{Enter}')
    await user.click(within(sheet).getByRole('button', { name: 'Подписать' }))
    letBankAnswer()
    await screen.findByText('Подписано: 3')
    expect(server.callsOf('SignPayments')).toHaveLength(1)
  })

  test('keeps a wrong code to be corrected and says so at the field', async () => {
    server.on('SignPayments', {
      body: { errors: [{ extensions: { code: 'OTP_INCORRECT', params: {} } }] },
    })
    const { user, code } = await openSigning()
    await user.type(code, '000000')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Неверный код.'))
    expect(code).toHaveValue('000000')
    await user.type(code, '{Backspace}')
    expect(code).not.toHaveAccessibleDescription('Неверный код.')
  })

  test('names each failed one with its reason and tries again only those', async () => {
    server.on('SignPayments', call => answered(call, { [idOf(2)]: 'SIGN_DEADLINE_PASSED' }))
    const { user, code } = await openSigning()
    expect(code).toHaveAccessibleDescription('Документы будут подписаны после ввода шестой цифры.')
    await user.type(code, '123456')
    expect(await screen.findByText('Подписано: 2')).toBeVisible()
    const failed = screen.getByRole('region', { name: 'Не выполнено: 1' })
    expect(within(failed).getByText(/Время подписания/)).toBeVisible()
    server.on('SignPayments', call => answered(call))
    await user.click(screen.getByRole('button', { name: 'Повторить: 1' }))
    const again = await screen.findByLabelText('Код из приложения')
    expect(again).toHaveAccessibleDescription('Документ будет подписан после ввода шестой цифры.')
    expect(again).toHaveValue('')
    await user.type(again, '654321')
    expect(await screen.findByText('Подписано: 3')).toBeVisible()
    expect(variablesOf(server.callsOf('SignPayments')[1])).toMatchObject({
      sign: { paymentIds: [idOf(2)], digests: ['digest-2'] },
    })
  })
})

describe('a payee whose account has changed', () => {
  const flag = { code: 'ACCOUNT_CHANGED', account: '1240000000000101' }
  const flags = [
    { name: null, inn: null, amount: null, times: null, transferNum: null, date: null, ...flag },
  ]

  test('is acknowledged before the code can be typed, and what is left is shown', async () => {
    const [row] = listed
    const account = {
      account: row!.payerAccount,
      currency: 'KGS',
      available: '5000000.00',
      planned: '0.00',
    }
    server.on(
      'SigningReview',
      reviewed({ documents: [{ paymentId: idOf(1), flags }], accounts: [account] }),
    )
    const { user } = await renderInApp(<HistoryRoute />, {
      me: personOf(),
      namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
      path: '/history?status=FOR_SIGN',
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
    await user.click(screen.getByRole('button', { name: 'Подписать' }))
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText('Другой счёт получателя')).toBeVisible()
    expect(within(sheet).getAllByText(/^Останется на счёте/)).toHaveLength(3)
    expect(within(sheet).queryByLabelText('Код из приложения')).toBeNull()
    await user.click(within(sheet).getByRole('button', { name: 'Проверено, продолжить' }))
    expect(within(sheet).getByLabelText('Код из приложения')).toBeVisible()
  })
})

describe('what the signatory sees', () => {
  test('of many documents is each one with its kind, fee and date, and the sum with fees', async () => {
    const { sheet } = await openSigning()
    expect(within(sheet).getByText(/^Вместе с комиссией: 1\s260\s180,00\sKGS$/)).toBeVisible()
    const [first] = within(sheet).getAllByRole('listitem')
    expect(first).toHaveTextContent('ОсОО «Бишкек Строй»')
    expect(first).toHaveTextContent(/Комиссия: 60,00\sKGS/)
    expect(first).toHaveTextContent(/Клиринг · № 1041 · Дата валютирования: 30\.11\.2026/)
    expect(first).toHaveTextContent('Оплата по договору 12')
    expect(server.callsOf('PaymentDetails')).toHaveLength(0)
  })

  test('of one document is also its bank, its code and the very text of the signature', async () => {
    listed = signableRows(1)
    server.on('PaymentDetails', () => {
      const details = paymentDetails(listed[0]!)
      const transfer = { ...details.findTransferDataByPaymentId, paymentCode: '11111100' }
      return { body: { data: { ...details, findTransferDataByPaymentId: transfer } } }
    })
    const { sheet } = await openSigning()
    const bank = await within(sheet).findByText('Банк получателя: Банк «Ала-Тоо», 128001')
    expect(bank).toBeVisible()
    expect(within(sheet).getByText('Код платежа: 11111100')).toBeVisible()
    expect(within(sheet).getByText('Что подписывается')).toBeVisible()
    expect(within(sheet).getByText(/tartip-payment: 1/)).toBeInTheDocument()
  })

  test('is never the text of a version other than the one that will be signed', async () => {
    listed = signableRows(1)
    server.on('PaymentDetails', () => ({
      body: { data: paymentDetails({ ...listed[0]!, digest: 'changed meanwhile' }) },
    }))
    const { sheet, queryClient } = await openSigning()
    await waitFor(() => expect(server.callsOf('PaymentDetails')).toHaveLength(1))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(within(sheet).queryByText('Что подписывается')).toBeNull()
  })
})

describe('one document that was signed', () => {
  test('from the list is reported by a toast only', async () => {
    listed = signableRows(1)
    server.on('SignPayments', call => answered(call))
    const { user, code } = await openSigning()
    await user.type(code, '123456')
    await waitFor(() => expect(toastStore.all().map(({ text }) => text)).toEqual(['Подписано']))
    expect(screen.queryByText('Подписано', { selector: '[role=status]' })).toBeNull()
  })

  test('in its own sheet is reported to the screen reader only', async () => {
    listed = signableRows(1)
    server.on('SignPayments', call => answered(call))
    const { user } = await renderInApp(<HistoryRoute />, {
      me: personOf(),
      namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
      path: `/history?payment=${idOf(1)}`,
    })
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByRole('button', { name: 'Подписать' }))
    await user.type(await screen.findByLabelText('Код из приложения'), '123456')
    expect(await screen.findByText('Подписано', { selector: '[role=status]' })).toBeInTheDocument()
    expect(toastStore.all()).toEqual([])
    expect(await screen.findByText('История статусов')).toBeVisible()
  })
})

describe('an answer that is lost', () => {
  test('is searched for, and a command that arrived is never sent as a new one', async () => {
    let isFirst = true
    server.on('SignPayments', call => {
      if (!isFirst) return answered(call)
      isFirst = false
      listed = listed.map(row => ({ ...row, version: row.version + 1 }))
      throw new TypeError('connection cut')
    })
    const { user, code } = await openSigning()
    await user.type(code, '123456')
    expect(await screen.findByText('Подписано: 3')).toBeVisible()
    const [first, second] = server.callsOf('SignPayments')
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
    expect(second?.body).toEqual(first?.body)
  })

  test('of a command that did not arrive waits for the person, who sends the same one', async () => {
    let isFirst = true
    server.on('SignPayments', call => {
      if (!isFirst) return answered(call)
      isFirst = false
      throw new TypeError('connection cut')
    })
    const { user, code } = await openSigning()
    await user.type(code, '123456')
    expect(await screen.findByText('Банк не получил запрос')).toBeVisible()
    expect(server.callsOf('SignPayments')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Отправить ещё раз' }))
    expect(await screen.findByText('Подписано: 3')).toBeVisible()
    const [first, second] = server.callsOf('SignPayments')
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  })
})

test('drafts are deleted one call each, every one under a key that the server takes', async () => {
  listed = signableRows(2).map(row => ({ ...row, isSignable: false, isRemovable: true }))
  server.on('DeletePayment', { body: { data: { deletePayment: true } } })
  const { user } = await renderInApp(<HistoryRoute />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
    path: '/history?status=DRAFT',
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  const sheet = await screen.findByRole('dialog')
  await user.click(within(sheet).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Удалено: 2')).toBeVisible()
  const keys = server.callsOf('DeletePayment').map(call => call.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
})

test('a return for editing needs a word for the creator', async () => {
  server.on('ReturnForEditing', call => ({
    body: {
      data: {
        returnForEditingPayment: [...new Set(idsIn(call))].map(paymentId => ({
          paymentId,
          ok: true,
          statusCode: 'FOR_EDITING',
          errorCode: null,
          errorParams: [],
        })),
      },
    },
  }))
  const { user } = await renderInApp(<HistoryRoute />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
    path: '/history?status=FOR_SIGN',
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
  await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }))
  const sheet = await screen.findByRole('dialog')
  await user.click(within(sheet).getByRole('button', { name: 'Вернуть на доработку' }))
  expect(server.callsOf('ReturnForEditing')).toHaveLength(0)
  await user.type(within(sheet).getByLabelText(/Что исправить/), 'Нет акта')
  await user.click(within(sheet).getByRole('button', { name: 'Вернуть на доработку' }))
  expect(await screen.findByText('Возвращено на доработку: 3')).toBeVisible()
  expect(variablesOf(server.callsOf('ReturnForEditing')[0])).toMatchObject({
    returnForEditing: { comment: 'Нет акта' },
  })
})

test('documents that are not returned for editing are left out, and the question says why', async () => {
  const tax = { operationCode: 'BUDGET', isReturnable: false } as const
  listed = signableRows(3).map((row, index) => (index === 0 ? { ...row, ...tax } : row))
  const { user } = await renderInApp(<HistoryRoute />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
    path: '/history?status=FOR_SIGN',
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
  await user.click(screen.getByRole('button', { name: 'Вернуть на доработку: 2' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(/^Платёж в бюджет: такие документы не исправляют/)).toBeVisible()
})

test('a document that is signed and then recalled in its sheet is not called signed any more', async () => {
  const [row] = signableRows(1)
  if (row === undefined) throw new Error('There is no document')
  listed = [row]
  server.on('SignPayments', call => {
    listed = [
      { ...row, isSignable: false, isReturnable: false, isRevokable: false, isRecall: true },
    ]
    return answered(call)
  })
  server.on('RecallPayments', call => {
    listed = [{ ...row, isSignable: false, statusCode: 'REVOKE' }]
    return { body: { data: { recallPayment: answered(call).body.data.signingPayment } } }
  })
  const { user } = await renderInApp(<HistoryRoute />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
    path: `/history?payment=${row.id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Подписать' }))
  await user.type(await screen.findByLabelText('Код из приложения'), '123456')
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText('Подписано')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Другие действия' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Отозвать' }))
  await user.click(await screen.findByRole('button', { name: 'Отозвать' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Отозван'))
  expect(within(screen.getByRole('dialog')).queryByText('Подписано')).toBeNull()
})
