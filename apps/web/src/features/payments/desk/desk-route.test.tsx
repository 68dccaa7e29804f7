import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toast } from '../../../components/feedback/toast-store.ts'
import { isRecord } from '../../../lib/error-answer.ts'
import type { FakeServer, SeenCall } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { PaymentRow } from '../api/payment-queries.ts'
import { paymentDetails } from '../testing/payment-details.ts'
import { idOf, paymentPage, signableRows } from '../testing/payment-row.ts'
import { DeskRoute } from './desk-route.tsx'

let server: FakeServer
let listed: readonly PaymentRow[]
let subscribed: ReturnType<typeof withoutLiveLine>

// The first loading of a part takes longer than a test waits.
beforeAll(async () => {
  await import('../../../documents/desk/desk-end.tsx')
  await import('../../../documents/desk/desk-decision.tsx')
}, 60_000)

beforeEach(() => {
  subscribed = withoutLiveLine()
  toast.clear()
  server = fakeServer()
  listed = signableRows(3)
  server.on('SearchPayments', () => ({
    body: { data: { searchPaymentByCriteria: paymentPage(listed) } },
  }))
  server.on('BankToday', { status: 503 })
  server.on('PaymentDetails', call => {
    const row = listed.find(one => one.id === idsIn(call)[0])
    return row
      ? { body: { data: paymentDetails(row) } }
      : { body: { errors: [{ extensions: { code: 'PAYMENT_NOT_FOUND', params: {} } }] } }
  })
  flag({ code: 'LARGER_THAN_USUAL', amount: '70000.00', times: 6 })
  server.on('SecondSigners', { body: { data: { getSecondPersonTokenByPaymentIds: [] } } })
  server.on('SignPayments', call => answered(call))
})

/** What the bank knows of the first document. */
const flag = (...flags: readonly object[]) => review(flags)

/** @param planned what other documents take of the account */
function review(flags: readonly object[], planned = '0.00') {
  const documents = [{ paymentId: idOf(1), flags }]
  const accounts = [
    { account: '1091820100000142', currency: 'KGS', available: '1000000.00', planned },
  ]
  server.on('SigningReview', { body: { data: { getSigningReview: { documents, accounts } } } })
}
const changedAccount = { code: 'ACCOUNT_CHANGED', account: '1030010000000115' }

function idsIn(call: SeenCall): readonly string[] {
  return [...new Set(JSON.stringify(call.body).match(/018f0000-[0-9a-f-]+/g) ?? [])]
}

function answered(call: SeenCall, failures: Readonly<Record<string, string>> = {}) {
  const signingPayment = idsIn(call).map(paymentId => ({
    paymentId,
    ok: failures[paymentId] === undefined,
    statusCode: 'ON_VERIFICATION_COMPLETED',
    errorCode: failures[paymentId] ?? null,
    errorParams: [],
  }))
  return { body: { data: { signingPayment } } }
}

const takeButton = /^Взять на подпись/
const signed = (index = 0) => {
  const body = server.callsOf('SignPayments')[index]?.body
  return isRecord(body) && isRecord(body['variables']) ? body['variables']['sign'] : undefined
}

async function openTheDesk(mainButton = takeButton, patch: Parameters<typeof contractOf>[0] = {}) {
  const rendered = await renderInApp(<DeskRoute />, {
    me: personOf({ currentContract: contractOf(patch) }),
    namespaces: ['payments', 'documents', 'fields'],
    path: '/sign',
  })
  await onDesk(1, 3, mainButton)
  return rendered
}

/** The document with this place stands on the desk, whole. */
const onDesk = async (place: number, count = 3, mainButton = takeButton) => {
  await screen.findByRole('heading', { name: `Документ ${place} из ${count}` })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: mainButton })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
}

/** What the bank sends while the desk is open. */
async function deliver(payment: PaymentRow) {
  const options = subscribed.mock.calls.at(-1)?.[2]
  const listenPayment = { eventId: '9', paymentId: payment.id, state: 'Updated', payment }
  await act(async () => options?.onData({ listenPayment } as never))
}

describe('the desk', () => {
  test('shows one document after the other, and one code signs what was taken', async () => {
    const { user } = await openTheDesk()
    await user.keyboard('{Enter}')
    await onDesk(2)
    await user.keyboard('{ArrowRight}')
    await onDesk(3)
    await user.keyboard('{Enter}')
    await user.type(await screen.findByLabelText('Код из приложения'), '123456')
    expect(await screen.findByText('Подписано: 2')).toBeVisible()
    expect(signed()).toEqual({
      paymentIds: [idOf(1), idOf(3)],
      legalPartyId: 'party-1',
      otpCode: '123456',
      digests: ['digest-1', 'digest-3'],
    })
    expect(screen.getByText('Дальше подписывает: А. Токтогулова')).toBeVisible()
    expect(screen.getByText('Пропущено: 1')).toBeVisible()
  })

  test('says what other documents take of the balance it shows', async () => {
    review([], '12500.00')
    await openTheDesk()
    expect(
      await screen.findByText(/^Уже вычтены другие документы, .*: 12\s500,00\sKGS$/),
    ).toBeVisible()
  })

  test('takes a document to a changed account only after the warning was acknowledged', async () => {
    flag(changedAccount)
    const { user } = await openTheDesk(/^Проверено, продолжить/)
    expect(await screen.findByText('Другой счёт получателя')).toBeVisible()
    const warning = screen.getByText(/Раньше этому получателю платили/)
    expect(warning).toHaveTextContent(/на счёт 1030 0100 0000 0115/)
    expect(warning.querySelector('[translate="no"]')).toHaveTextContent(/^1030 0100 0000 0115\.?$/)
    expect(screen.queryByRole('button', { name: /^Взять на подпись/ })).toBeNull()
    await user.keyboard('{Enter}')
    await onDesk(1)
    await user.keyboard('{Enter}')
    await onDesk(2)
    await user.keyboard('{ArrowLeft}')
    await onDesk(1)
  })

  test('warns of a name that does not match, and says who signs second', async () => {
    flag({ code: 'NAME_DIFFERS', name: 'ОсОО Ала-Тоо', inn: '01203201510217' })
    const candidates = ['А. Токтогулова']
    const second = { paymentId: idOf(1), candidates, signedBy: null }
    server.on('SecondSigners', { body: { data: { getSecondPersonTokenByPaymentIds: [second] } } })
    await openTheDesk(/^Проверено, продолжить/)
    expect(await screen.findByText('Имя и ИНН не совпадают')).toBeVisible()
    expect(screen.getByText(/^ОсОО Ала-Тоо, ИНН 0\s12032015\s10217$/)).toHaveAttribute(
      'translate',
      'no',
    )
    expect(await screen.findByText('Вторая подпись: А. Токтогулова')).toBeVisible()
  })

  test('is not held up by flags that the bank could not give', async () => {
    server.on('SigningReview', { status: 503 })
    const { user } = await openTheDesk()
    await user.keyboard('{Enter}')
    await onDesk(2)
    expect(screen.getByText('Взято: 1')).toBeVisible()
  })

  test('takes in documents that have arrived meanwhile when the person wants them', async () => {
    const { user } = await openTheDesk()
    const late = { ...(signableRows(4)[3] as PaymentRow) }
    listed = [...listed, late]
    await deliver(late)
    expect(await screen.findByText('Поступило ещё: 1')).toBeVisible()
    await onDesk(1)
    await user.click(screen.getByRole('button', { name: 'Добавить' }))
    await onDesk(1, 4)
    expect(screen.queryByText(/^Поступило ещё/)).toBeNull()
  })

  test('warns of what is unusual, and counts what is left after those that were taken', async () => {
    const { user } = await openTheDesk()
    expect(await screen.findByText('Больше обычного ×6')).toBeVisible()
    expect(
      screen.getByText(
        /^Останется на счёте ··0142 после этого документа и уже взятых на подпись: 579\s940,00\sKGS$/,
      ),
    ).toBeVisible()
    await user.keyboard('{Enter}')
    await onDesk(2)
    expect(
      screen.getByText(
        /^Останется на счёте ··0142 после этого документа и уже взятых на подпись: 159\s880,00\sKGS$/,
      ),
    ).toBeVisible()
    await user.keyboard('{Enter}')
    await onDesk(3)
    expect(screen.getByText(/^На счёте ··0142 не хватит: 260\s180,00\sKGS$/)).toBeVisible()
  })

  test('points out a payee whose name mixes alphabets', async () => {
    listed = signableRows(3).map((row, index) =>
      index === 0 ? { ...row, recipientName: 'ОсОО «Бишкeк Строй»' } : row,
    )
    const { user } = await openTheDesk()
    expect(await screen.findByText(/В слове «Бишкeк» смешаны буквы/)).toBeVisible()
    await user.keyboard('{ArrowRight}')
    await onDesk(2)
    expect(screen.queryByText(/смешаны буквы/)).toBeNull()
  })

  test('takes nothing that has not been shown yet', async () => {
    const letGo = server.onHeld('PaymentDetails', {
      body: { data: paymentDetails(listed[0] as PaymentRow) },
    })
    await renderInApp(<DeskRoute />, {
      me: personOf(),
      namespaces: ['payments', 'documents', 'fields'],
      path: '/sign',
    })
    const button = await screen.findByRole('button', { name: /^Взять на подпись/ })
    fireEvent.click(button)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(screen.getByRole('heading', { name: 'Документ 1 из 3' })).toBeVisible()
    letGo()
    await onDesk(1)
  })

  test('takes one document for a double click and one for a key that is held down', async () => {
    await openTheDesk()
    const button = screen.getByRole('button', { name: /^Взять на подпись/ })
    fireEvent.click(button, { detail: 1 })
    await onDesk(2)
    fireEvent.click(screen.getByRole('button', { name: /^Взять на подпись/ }), { detail: 2 })
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    expect(screen.getByRole('heading', { name: 'Документ 2 из 3' })).toBeVisible()
  })

  test('shows a document again that has changed, and signs what was seen last', async () => {
    const { user } = await openTheDesk()
    await user.keyboard('{Enter}')
    await onDesk(2)
    await user.keyboard('{Enter}')
    await onDesk(3)
    await user.keyboard('{Enter}')
    await screen.findByLabelText('Код из приложения')
    const changed = { ...(listed[0] as PaymentRow), version: 5, digest: 'other', amount: '1.00' }
    listed = [changed, ...listed.slice(1)]
    await deliver(changed)
    await onDesk(1)
    expect(screen.getByText(/Документ изменился, пока вы его проверяли/)).toBeVisible()
    expect(screen.queryByLabelText('Код из приложения')).toBeNull()
    expect(server.callsOf('SignPayments')).toHaveLength(0)
    await user.keyboard('{Enter}')
    await user.type(await screen.findByLabelText('Код из приложения'), '123456')
    await screen.findByText('Подписано: 3')
    expect(signed()).toMatchObject({ digests: ['other', 'digest-2', 'digest-3'] })
  })

  test('leaves out a document that a colleague signed meanwhile', async () => {
    const { user } = await openTheDesk()
    await user.keyboard('{Enter}')
    await onDesk(2)
    const signedElsewhere = {
      ...(listed[0] as PaymentRow),
      version: 5,
      statusCode: 'PARTIALLY_CONFIRMED' as const,
      isSignable: false,
    }
    listed = listed.slice(1)
    await deliver(signedElsewhere)
    await onDesk(1, 2)
    expect(screen.queryByText(/^Взято/)).toBeNull()
    await user.keyboard('{Enter}')
    await onDesk(2, 2)
  })

  test('returns a document with a comment and goes on with the next one', async () => {
    server.on('ReturnForEditing', call => ({
      body: {
        data: {
          returnForEditingPayment: idsIn(call).map(paymentId => ({
            paymentId,
            ok: true,
            statusCode: 'FOR_EDITING',
            errorCode: null,
            errorParams: [],
          })),
        },
      },
    }))
    const { user } = await openTheDesk()
    await user.keyboard('{Delete}')
    await user.type(await screen.findByLabelText(/Что исправить/), 'Не тот счёт')
    await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }))
    await onDesk(1, 2)
    expect(idsIn(server.callsOf('ReturnForEditing')[0] as SeenCall)).toEqual([idOf(1)])
  })

  test('names what was not signed with its reason, and tries that alone once more', async () => {
    server.on('SignPayments', call => answered(call, { [idOf(2)]: 'INSUFFICIENT_FUNDS' }))
    const { user } = await openTheDesk()
    for (const place of [2, 3]) {
      await user.keyboard('{Enter}')
      await onDesk(place)
    }
    await user.keyboard('{Enter}')
    await user.type(await screen.findByLabelText('Код из приложения'), '123456')
    const failed = await screen.findByRole('region', { name: 'Не выполнено: 1' })
    expect(within(failed).getByText(/средств/)).toBeVisible()
    expect(screen.getByText('Подписано: 2')).toBeVisible()
  })

  test('goes back to a document that was taken, which is then taken no longer', async () => {
    const { user } = await openTheDesk()
    await user.keyboard('{Enter}')
    await onDesk(2)
    await user.keyboard('{ArrowLeft}')
    await onDesk(1)
    await user.keyboard('{ArrowRight}')
    await onDesk(2)
    expect(screen.queryByText(/^Взято/)).toBeNull()
  })

  test('puts what was taken before the phone of a signatory who signs there', async () => {
    listed = listed.map(row => ({
      ...row,
      statusCode: 'FIRST_SIGN_IN_PAY_CONTROL' as const,
      isSignable: false,
    }))
    server.on('RequestPayControl', call => ({
      body: {
        data: {
          requestPayControl: idsIn(call).map(paymentId => ({
            paymentId,
            ok: true,
            statusCode: 'FIRST_SIGN_IN_PAY_CONTROL',
            errorCode: null,
            errorParams: [],
          })),
        },
      },
    }))
    const { user } = await openTheDesk(takeButton, { signType: 'PAY_CONTROL' })
    await user.keyboard('{Enter}')
    await onDesk(2)
    await user.keyboard('{ArrowRight}')
    await onDesk(3)
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Подтвердить на телефоне: 2' }))
    expect(await screen.findByText(/Откройте PayControl на своём телефоне/)).toBeVisible()
    expect(idsIn(server.callsOf('RequestPayControl')[0] as SeenCall)).toEqual([idOf(1), idOf(3)])
    expect(server.callsOf('SignPayments')).toHaveLength(0)
  })
})

test('a desk without documents says so', async () => {
  listed = []
  await renderInApp(<DeskRoute />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields'],
    path: '/sign',
  })
  expect(await screen.findByText('На подпись ничего нет')).toBeVisible()
})
