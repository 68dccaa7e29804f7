import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toast } from '../../components/feedback/toast-store.ts'
import * as tokens from '../../lib/token/find-token-device.ts'
import type { FoundToken, SignedTexts, TokenFault } from '../../lib/token/token-device.ts'
import { TokenError } from '../../lib/token/token-device.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { HistoryRoute } from './history/history-route.tsx'
import { idOf, paymentPage, signableRows } from './testing/payment-row.ts'

const device = {
  kind: 'plugin' as const,
  find: vi.fn<() => Promise<FoundToken>>(),
  sign: vi.fn<(pin: string, texts: readonly string[]) => Promise<SignedTexts>>(),
}

let server: FakeServer
const rows = signableRows(3)

beforeEach(() => {
  withoutLiveLine()
  vi.spyOn(tokens, 'findTokenDevice').mockResolvedValue(device)
  vi.stubGlobal('isSecureContext', false)
  toast.clear()
  device.find.mockReset().mockResolvedValue({ label: 'Rutoken ECP' })
  device.sign.mockReset()
  server = fakeServer()
  server.on('SearchPayments', { body: { data: { searchPaymentByCriteria: paymentPage(rows) } } })
  server.on('TabCounts', { body: { data: { getCountsOfPaymentsGroupedByStatus: [] } } })
  server.on('BankToday', { status: 503 })
  server.on('SigningReview', {
    body: { data: { getSigningReview: { documents: [], accounts: [] } } },
  })
  server.on('TextsToSign', {
    body: {
      data: {
        getTextsToSign: rows.map(row => ({
          paymentId: row.id,
          digest: row.digest,
          canonicalText: `text of ${row.id}`,
        })),
      },
    },
  })
})

async function open() {
  const { user } = await renderInApp(<HistoryRoute />, {
    me: personOf({ currentContract: contractOf({ signType: 'RU_TOKEN_2' }) }),
    namespaces: ['payments', 'documents', 'fields', 'token', 'lists', 'listWords'],
    path: '/history?status=FOR_SIGN',
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
  await user.click(screen.getByRole('button', { name: 'Подписать' }))
  return { user, sheet: await screen.findByRole('dialog') }
}
const pinIn = (sheet: HTMLElement) => within(sheet).findByLabelText('PIN-код токена')

describe('signing several documents with a token', () => {
  test('needs one PIN and sends a signature for each text, in their order', async () => {
    device.sign.mockResolvedValue({ signatures: ['one', 'two', 'three'] })
    server.on('SignPayments', {
      body: {
        data: {
          signingPayment: rows.map(row => ({
            paymentId: row.id,
            ok: true,
            statusCode: 'ON_VERIFICATION_COMPLETED',
            errorCode: null,
            errorParams: [],
          })),
        },
      },
    })
    const { user, sheet } = await open()
    await user.type(await pinIn(sheet), '87654321{Enter}')
    expect(await screen.findByText('Подписано: 3')).toBeVisible()
    expect(device.sign.mock.calls[0]?.slice(0, 2)).toEqual([
      '87654321',
      rows.map(row => `text of ${row.id}`),
    ])
    const [call] = server.callsOf('SignPayments')
    expect(JSON.stringify(call?.body)).toContain('"signatures":["one","two","three"]')
    // The PIN goes to the token and nowhere else.
    expect(JSON.stringify(call?.body)).not.toContain('87654321')
  })

  test('keeps the signed ones when the token is pulled out, and names the rest', async () => {
    device.sign.mockResolvedValue({ signatures: ['one'], failure: 'TOKEN_UNPLUGGED' })
    server.on('SignPayments', {
      body: {
        data: {
          signingPayment: [
            {
              paymentId: idOf(1),
              ok: true,
              statusCode: 'ON_VERIFICATION_COMPLETED',
              errorCode: null,
              errorParams: [],
            },
          ],
        },
      },
    })
    const { user, sheet } = await open()
    await user.type(await pinIn(sheet), '87654321{Enter}')
    expect(await screen.findByRole('region', { name: 'Подписано: 1' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Не выполнено: 2' })).toHaveTextContent(
      /Токен отключили во время подписи/,
    )
  })

  test('after a wrong PIN clears the field, warns of the lock and gives the focus back', async () => {
    device.sign.mockRejectedValue(new TokenError('PIN_INCORRECT'))
    const { user, sheet } = await open()
    const pin = await pinIn(sheet)
    await user.type(pin, '11111111{Enter}')
    expect(await within(sheet).findByText(/Десять неверных вводов подряд/)).toBeVisible()
    expect(pin).toHaveValue('')
    expect(pin).toHaveFocus()
    expect(server.callsOf('SignPayments')).toHaveLength(0)
  })

  test('that changed meanwhile puts nothing before the token', async () => {
    server.on('TextsToSign', {
      body: {
        data: {
          getTextsToSign: rows.map(row => ({
            paymentId: row.id,
            digest: 'another',
            canonicalText: 'x',
          })),
        },
      },
    })
    const { user, sheet } = await open()
    await user.type(await pinIn(sheet), '87654321{Enter}')
    expect(await within(sheet).findByText(/Документ изменился/)).toBeVisible()
    expect(device.sign).not.toHaveBeenCalled()
  })

  test('warns of a PIN with which tokens leave the factory', async () => {
    const { user, sheet } = await open()
    await user.type(await pinIn(sheet), '12345678')
    expect(await within(sheet).findByText(/Это заводской PIN-код/)).toBeVisible()
  })
})

describe('what is missing', () => {
  test.each([
    ['TOKEN_EXTENSION_MISSING', /Установите расширение/, 'Установить расширение'],
    ['TOKEN_PLUGIN_MISSING', /Установите Рутокен Плагин/, 'Скачать Рутокен Плагин'],
  ] as const)('as %s comes with where to get it', async (code: TokenFault, text, link) => {
    device.find.mockRejectedValue(new TokenError(code))
    const { sheet } = await open()
    expect(await within(sheet).findByText(text)).toBeVisible()
    expect(within(sheet).getByRole('link', { name: link })).toBeVisible()
  })

  test('is searched for again without a reload', async () => {
    device.find.mockRejectedValueOnce(new TokenError('NOT_DEVICE'))
    const { user, sheet } = await open()
    await within(sheet).findByText('Токен не обнаружен. Подключите его и повторите.')
    await user.click(within(sheet).getByRole('button', { name: 'Проверить ещё раз' }))
    expect(await pinIn(sheet)).toBeVisible()
  })
})
