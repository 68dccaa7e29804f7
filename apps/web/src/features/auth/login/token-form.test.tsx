import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAppRouter } from '../../../app/router.tsx'
import { createQueryClient } from '../../../lib/query-client.ts'
import { forgetSessionHint } from '../../../lib/session-hint.ts'
import * as tokens from '../../../lib/token/find-token-device.ts'
import type { FoundToken, SignedTexts, TokenFault } from '../../../lib/token/token-device.ts'
import { TokenError } from '../../../lib/token/token-device.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { personOf } from '../../../testing/person.ts'
import { readyQueries, renderRouter } from '../../../testing/render.tsx'
import { captchaIsSolved } from '../testing/solved-captcha.ts'

type Sign = (
  pin: string,
  texts: readonly string[],
  onProgress: (done: number) => void,
  choice?: string,
) => Promise<SignedTexts>
const device = {
  kind: 'plugin' as const,
  find: vi.fn<() => Promise<FoundToken>>(),
  sign: vi.fn<Sign>(),
}

const challenge = 'c'.repeat(43)
const one = { id: 'one', label: 'Касымов Ж., ОсОО «Көл»', validUntil: '2027-11-28T00:00:00Z' }

let server: FakeServer
beforeEach(() => {
  captchaIsSolved()
  withoutLiveLine()
  vi.spyOn(tokens, 'findSignInDevice').mockResolvedValue(device)
  vi.stubGlobal('isSecureContext', false)
  device.find.mockReset().mockResolvedValue({ label: 'Rutoken ECP', choices: [one] })
  device.sign.mockReset().mockResolvedValue({ signatures: ['cms'] })
  server = fakeServer()
  server.on('EmployeeSecure', { status: 401, body: { code: 'UNAUTHENTICATED' } })
  server.on('GET /api/v1/login/confirm/rutoken', { body: { challenge, expiresInSeconds: 120 } })
})
afterEach(forgetSessionHint)

async function openSecondStep(available2fa: readonly string[] = ['TOTP', 'RU_TOKEN_2']) {
  server.on('GET /api/v1/login', {
    body: { form: 'LOGIN', userInfo: { hasConfirmedTotp: true, state: 'Confirmed' }, available2fa },
  })
  const queryClient = createQueryClient()
  const router = createAppRouter(
    readyQueries(queryClient),
    createMemoryHistory({ initialEntries: ['/auth/login?returnTo=%2Fmore'] }),
  )
  const namespaces = ['auth', 'token', 'more']
  const { user } = await renderRouter(router, { queryClient, namespaces })
  await user.type(await screen.findByLabelText('Клиент ID'), '100501')
  await user.type(screen.getByLabelText('Пароль'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  return { user, router }
}

async function openToken(available2fa: readonly string[] = ['TOTP', 'RU_TOKEN_2']) {
  const opened = await openSecondStep(available2fa)
  await opened.user.click(await screen.findByRole('button', { name: 'Войти с токеном' }))
  await screen.findByText(/Он подпишет вход/)
  return opened
}
const pin = () => screen.findByLabelText('PIN-код токена')
const refusing = (code: string, params: object = {}) =>
  server.on('POST /api/v1/login/confirm/rutoken', { status: 400, body: { code, params } })

describe('who may show a token', () => {
  test.each([['RU_TOKEN_2'], ['RU_TOKEN_S']])('is a person of a contract with %s', async kind => {
    await openToken(['TOTP', kind])
    expect(await pin()).toHaveFocus()
  })

  test('is nobody else', async () => {
    await openSecondStep(['TOTP'])
    await screen.findByLabelText('Код из приложения')
    expect(screen.queryByRole('button', { name: 'Войти с токеном' })).toBeNull()
  })

  test('may go back to the code and to the first step', async () => {
    const { user } = await openToken()
    await user.click(screen.getByRole('button', { name: 'Войти кодом из приложения' }))
    expect(await screen.findByLabelText('Код из приложения')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Войти с токеном' }))
    await user.click(await screen.findByRole('button', { name: 'Войти другим способом' }))
    expect(await screen.findByLabelText('Пароль')).toBeVisible()
  })
})

describe('a token that signs', () => {
  test('lets its owner in: the challenge is signed, and the PIN goes nowhere else', async () => {
    const { user, router } = await openToken()
    server.on('POST /api/v1/login/confirm/rutoken', () => {
      document.cookie = 'tartip-signed-in=1; Path=/'
      return { body: {}, headers: { 'X-Session-Expires-In': '900' } }
    })
    server.on('EmployeeSecure', { body: { data: { employeeSecure: personOf() } } })
    server.on('PaymentCounts', { body: { data: { getCountsOfPaymentsGroupedByStatus: [] } } })
    await user.type(await pin(), '87654321{Enter}')
    expect(await screen.findByRole('heading', { name: 'Ещё' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/more')
    expect(device.sign.mock.calls[0]?.slice(0, 2)).toEqual(['87654321', [challenge]])
    expect(device.sign.mock.calls[0]?.[3]).toBe('one')
    const [call] = server.callsOf('POST /api/v1/login/confirm/rutoken')
    expect(call?.body).toEqual({ challenge, signature: 'cms' })
    expect(call?.headers.get('captcha-token')).toBe('solved')
  })

  test('is handed nothing but a challenge', async () => {
    server.on('GET /api/v1/login/confirm/rutoken', {
      body: { challenge: 'amount: 1000000.00', expiresInSeconds: 120 },
    })
    const { user } = await openToken()
    await user.type(await pin(), '87654321{Enter}')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(device.sign).not.toHaveBeenCalled()
  })

  test('with several certificates signs with the one that is chosen', async () => {
    const other = { id: 'other', label: 'Касымов Ж., налоговая', validUntil: one.validUntil }
    device.find.mockResolvedValue({ label: 'Rutoken ECP', choices: [other, one] })
    refusing('CERTIFICATE_NOT_OF_COMPANY', { attemptsLeft: 4 })
    const { user } = await openToken()
    await user.type(await pin(), '87654321{Enter}')
    expect(await screen.findByText('Выберите, чем подписать.')).toBeVisible()
    expect(device.sign).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: /^Сертификат/ }))
    await user.click(await screen.findByRole('option', { name: /Көл/ }))
    await user.click(screen.getByRole('button', { name: 'Войти с токеном' }))
    expect(await screen.findByText('На токене нет сертификата вашей организации.')).toBeVisible()
    expect(device.sign.mock.calls[0]?.[3]).toBe('one')
  })
})

describe('a token that does not let in', () => {
  test.each([
    ['TOKEN_EXTENSION_MISSING', /Установите расширение/, 'Установить расширение'],
    ['TOKEN_PLUGIN_MISSING', /Установите Рутокен Плагин/, 'Скачать Рутокен Плагин'],
  ] as const)('for want of a program says %s and where to get it', async (code, text, link) => {
    device.find.mockRejectedValue(new TokenError(code))
    await openToken()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: link })).toBeVisible()
  })

  test.each([
    ['TOKEN_NOT_ON_PHONE', /есть только для компьютера/],
    ['NOT_DEVICE', /Токен не обнаружен/],
    ['NOT_ONE_DEVICE', /Подключено несколько токенов/],
    ['CERTIFICATE_EXPIRED', /Срок действия сертификата истёк/],
    ['UNSUPPORTED_BY_TOKEN', /не поддерживает подпись в браузере/],
  ] as const)(
    'shows %s before a PIN is requested, and checks again on request',
    async (code, text) => {
      device.find.mockRejectedValueOnce(new TokenError(code as TokenFault))
      const { user } = await openToken()
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByLabelText('PIN-код токена')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
      expect(await pin()).toBeVisible()
    },
  )

  test.each([
    [new TokenError('PIN_INCORRECT', 3), 'Неверный PIN-код токена. Осталось 3 попытки.'],
    [new TokenError('PIN_INCORRECT'), /Десять неверных вводов подряд/],
    [new TokenError('PIN_LOCKED', 0), /PIN-код токена заблокирован/],
  ])(
    'after a wrong PIN shows how many tries the token allows, and calls no server',
    async (error, text) => {
      device.sign.mockRejectedValue(error)
      const { user } = await openToken()
      await user.type(await pin(), '11111111{Enter}')
      expect(await screen.findByText(text)).toBeVisible()
      expect(await pin()).toHaveValue('')
      expect(await pin()).toHaveFocus()
      expect(server.callsOf('POST /api/v1/login/confirm/rutoken')).toEqual([])
    },
  )

  test.each([
    ['CERTIFICATE_NOT_YOURS', /принадлежит другому человеку/],
    ['CERTIFICATE_EXPIRED', /Срок действия сертификата истёк/],
    ['CERTIFICATE_REVOKED', /Сертификат отозван/],
    ['TOKEN_ALGORITHM_UNSUPPORTED', /Такой ключ банк не принимает/],
  ])('because the bank says %s counts like a wrong code', async (code, text) => {
    refusing(code, { attemptsLeft: 2 })
    const { user } = await openToken()
    await user.type(await pin(), '87654321{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(text)
    expect(alert).toHaveTextContent('Осталось 2 попытки.')
    expect(await pin()).toHaveValue('')
  })

  test('because it was pulled out keeps the PIN for when it is back', async () => {
    device.sign.mockRejectedValueOnce(new TokenError('NOT_DEVICE'))
    const { user } = await openToken()
    await user.type(await pin(), '87654321{Enter}')
    expect(await screen.findByText(/Токен не обнаружен/)).toBeVisible()
    expect(await pin()).toHaveValue('87654321')
  })

  test('because of a lockout waits, and comes too late for a sign-in that is over', async () => {
    server.on('POST /api/v1/login/confirm/rutoken', {
      status: 403,
      body: { code: 'TemporaryLockoutException', params: { waitSeconds: 900 } },
    })
    const { user } = await openToken()
    await user.type(await pin(), '87654321{Enter}')
    expect(await screen.findByText(/Вход откроется через 1[45]:/)).toBeVisible()
    await user.type(await pin(), '87654321{Enter}')
    expect(server.callsOf('POST /api/v1/login/confirm/rutoken')).toHaveLength(1)
  })

  test('because the sign-in is over starts again', async () => {
    server.on('GET /api/v1/login/confirm/rutoken', {
      status: 403,
      body: { code: 'SIGN_IN_EXPIRED', params: {} },
    })
    const { user } = await openToken()
    await user.type(await pin(), '87654321{Enter}')
    expect(await screen.findByText('Время подтверждения истекло. Войдите снова.')).toBeVisible()
  })
})
