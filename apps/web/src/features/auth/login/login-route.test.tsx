import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAppRouter } from '../../../app/router.tsx'
import { createQueryClient } from '../../../lib/query-client.ts'
import { sessionEvents } from '../../../lib/session-events.ts'
import { forgetSessionHint } from '../../../lib/session-hint.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { readyQueries, renderRouter } from '../../../testing/render.tsx'
import { captchaIsSolved } from '../testing/solved-captcha.ts'

const signedInCookie = 'tartip-signed-in=1; Path=/'

let server: FakeServer

afterEach(forgetSessionHint)

beforeEach(() => {
  captchaIsSolved('solved+/=')
  withoutLiveLine()
  server = fakeServer()
  server.on('EmployeeSecure', { status: 401, body: { code: 'UNAUTHENTICATED' } })
})

const started = {
  body: {
    form: 'LOGIN',
    userInfo: { hasConfirmedTotp: true, state: 'Confirmed' },
    available2fa: ['TOTP'],
  },
}

async function openLogin(path = '/auth/login') {
  const queryClient = createQueryClient()
  const router = createAppRouter(
    readyQueries(queryClient),
    createMemoryHistory({ initialEntries: [path] }),
  )
  const rendered = await renderRouter(router, { queryClient, namespaces: ['auth'] })
  await screen.findByRole('heading', { name: 'Вход' })
  return rendered
}

async function passFirstStep(user: Awaited<ReturnType<typeof openLogin>>['user']) {
  server.on('GET /api/v1/login', started)
  await user.type(screen.getByLabelText('Клиент ID'), 'айжан')
  await user.type(screen.getByLabelText('Пароль'), 'Түн+Күн 1')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  return screen.findByLabelText('Код из приложения')
}

describe('the first step', () => {
  test('sends login, password, captcha and device in percent-encoded headers, and no cookie names them', async () => {
    const { user } = await openLogin()
    await passFirstStep(user)
    const [call] = server.callsOf('GET /api/v1/login')
    expect(decodeURIComponent(call?.headers.get('username') ?? '')).toBe('айжан')
    expect(decodeURIComponent(call?.headers.get('password') ?? '')).toBe('Түн+Күн 1')
    expect(decodeURIComponent(call?.headers.get('captcha-token') ?? '')).toBe('solved+/=')
    expect(call?.headers.get('device-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(call?.headers.get('X-Tartip-Client')).toBe('web')
    expect(call?.headers.has('phone')).toBe(false)
  })

  test('by phone, the number goes out as twelve digits', async () => {
    server.on('GET /api/v1/login', started)
    const { user } = await openLogin()
    await user.click(screen.getByRole('tab', { name: 'Телефон' }))
    await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '0700 123-456')
    await user.type(screen.getByLabelText('Пароль'), 'x')
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    await screen.findByLabelText('Код из приложения')
    expect(server.callsOf('GET /api/v1/login')[0]?.headers.get('phone')).toBe('996700123456')
  })

  test('wrong credentials stand beside the password with the attempts left, and nothing typed is lost', async () => {
    server.on('GET /api/v1/login', {
      status: 400,
      body: {
        code: 'UserCredentialsException',
        params: { attemptsLeft: 3, login: 'username' },
        traceId: 't',
      },
    })
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('Клиент ID'), 'azamat')
    await user.type(screen.getByLabelText('Пароль'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    expect(
      await screen.findByText('Неверный клиент ID или пароль. Осталось 3 попытки.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Клиент ID')).toHaveValue('azamat')
    expect(screen.getByLabelText('Пароль')).toHaveValue('wrong')
    await user.type(screen.getByLabelText('Пароль'), '!')
    expect(screen.queryByText(/Осталось 3 попытки/)).toBeNull()
  })

  test('an empty form is not sent; all that is missing is reported at once, the first field gets the focus', async () => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    expect(screen.getByLabelText('Клиент ID')).toHaveFocus()
    expect(await screen.findByText('Введите клиент ID.')).toBeVisible()
    expect(screen.getByText('Введите пароль.')).toBeVisible()
    expect(server.callsOf('GET /api/v1/login')).toEqual([])
    // Each goes with its own field.
    await user.type(screen.getByLabelText('Клиент ID'), '1')
    expect(screen.queryByText('Введите клиент ID.')).toBeNull()
    expect(screen.getByText('Введите пароль.')).toBeVisible()
  })

  test('a temporary lockout says when sign-in opens and sends nothing until then', async () => {
    server.on('GET /api/v1/login', {
      status: 403,
      body: { code: 'TemporaryLockoutException', params: { attemptsLeft: 0, waitSeconds: 900 } },
    })
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('Клиент ID'), 'azamat')
    await user.type(screen.getByLabelText('Пароль'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    expect(await screen.findByText(/Вход откроется через 1[45]:/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    expect(server.callsOf('GET /api/v1/login')).toHaveLength(1)
  })

  test('a permanent lockout says what residents and non-residents can do', async () => {
    server.on('GET /api/v1/login', {
      status: 403,
      body: { code: 'PermanentLockoutException', params: {} },
    })
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('Клиент ID'), 'azamat')
    await user.type(screen.getByLabelText('Пароль'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('разблокируйте его в мобильном приложении')
    expect(alert).toHaveTextContent('обратитесь в отделение банка')
  })

  test('a stale captcha is solved again without a word to the person', async () => {
    let tries = 0
    server.on('GET /api/v1/login', () => {
      tries += 1
      return tries === 1 ? { status: 400, body: { code: 'CAPTCHA_INVALID', params: {} } } : started
    })
    const { user } = await openLogin()
    await user.type(screen.getByLabelText('Клиент ID'), 'azamat')
    await user.type(screen.getByLabelText('Пароль'), 'x')
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    expect(await screen.findByLabelText('Код из приложения')).toBeVisible()
  })
})

describe('the second step', () => {
  test('the sixth digit sends the code, and so does the sixth of another one after a refusal', async () => {
    const { user } = await openLogin()
    const code = await passFirstStep(user)
    server.on('POST /api/v1/login/confirm', {
      status: 400,
      body: { code: 'WrongOtpException', params: { attemptsLeft: 4 } },
    })
    await user.click(code)
    await user.paste('123 456')
    expect(await screen.findByText('Неверный код. Осталось 4 попытки.')).toBeVisible()
    expect(server.callsOf('POST /api/v1/login/confirm')).toHaveLength(1)
    expect(server.callsOf('POST /api/v1/login/confirm')[0]?.body).toEqual({ code: '123456' })
    expect(code).toHaveValue('123456')

    // The refused digits are selected: what is typed takes their place.
    expect(code).toHaveFocus()
    await user.keyboard('654321')
    await waitFor(() => expect(server.callsOf('POST /api/v1/login/confirm')).toHaveLength(2))
    expect(server.callsOf('POST /api/v1/login/confirm')[1]?.body).toEqual({ code: '654321' })
  })

  test('a lost connection leaves the code as it was typed', async () => {
    const { user } = await openLogin()
    const code = await passFirstStep(user)
    server.on('POST /api/v1/login/confirm', () => {
      throw new TypeError('connection lost')
    })
    await user.type(code, '123456')
    expect(
      await screen.findByText('Банк не ответил. Проверьте подключение и повторите.'),
    ).toBeVisible()
    expect(code).toHaveValue('123456')
  })

  test('an expired first step leads back to it with the reason', async () => {
    const { user } = await openLogin()
    const code = await passFirstStep(user)
    server.on('POST /api/v1/login/confirm', {
      status: 403,
      body: { code: 'SIGN_IN_EXPIRED', params: {} },
    })
    await user.type(code, '123456')
    expect(await screen.findByText('Время подтверждения истекло. Войдите снова.')).toBeVisible()
    expect(screen.getByLabelText('Клиент ID')).toBeVisible()
  })

  test('a new session voids what was known of a former one before the code goes out', async () => {
    const order: string[] = []
    const stop = sessionEvents.on('signingIn', () => order.push('void'))
    const { user } = await openLogin()
    const code = await passFirstStep(user)
    server.on('POST /api/v1/login/confirm', () => {
      order.push('code')
      return { status: 400, body: { code: 'WrongOtpException', params: {} } }
    })
    await user.type(code, '123456')
    await screen.findByText('Неверный код.')
    stop()
    expect(order).toEqual(['void', 'code'])
  })
})

test('a session that ended by itself is mentioned above the form', async () => {
  await openLogin('/auth/login?reason=expired')
  expect(await screen.findByText('Сеанс завершён. Войдите снова.')).toBeVisible()
})

test('a person who has signed in is where they wanted to be, in the contract they worked in last', async () => {
  const first = contractOf()
  const second = contractOf({
    id: 'contract-2',
    companyName: 'ОсОО «Көл»',
    userContractAttributes: { userContractId: 'uc-2' },
  })
  const me = personOf({ userContracts: [first, second], currentContract: first })
  const { user, router } = await openLogin('/auth/login?returnTo=%2Fmore')
  const code = await passFirstStep(user)
  localStorage.setItem('contractId', 'contract-2')
  server.on('POST /api/v1/login/confirm', () => {
    document.cookie = signedInCookie
    return { body: {}, headers: { 'X-Session-Expires-In': '900' } }
  })
  server.on('EmployeeSecure', { body: { data: { employeeSecure: me } } })
  server.on('SelectContract', {
    body: { data: { selectContract: { ...me, currentContract: second } } },
  })
  server.on('PaymentCounts', { body: { data: { getCountsOfPaymentsGroupedByStatus: [] } } })
  await user.type(code, '123456')
  expect(await screen.findByRole('heading', { name: 'Ещё' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/more')
  expect(screen.getByRole('button', { name: /ОсОО «Көл»/ })).toBeVisible()
})

describe('an invitation to come in as somebody', () => {
  test('fills in the client ID, and the password is next', async () => {
    await openLogin('/auth/login?clientId=100101')
    expect(screen.getByLabelText('Клиент ID')).toHaveValue('100101')
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveFocus())
  })

  test('a person who is signed in is offered to leave first, or to stay', async () => {
    document.cookie = signedInCookie
    server.on('EmployeeSecure', { body: { data: { employeeSecure: personOf() } } })
    const signedOut = vi.fn()
    const stop = sessionEvents.on('signOutRequested', signedOut)
    const { user } = await openLogin('/auth/login?clientId=100102')
    expect(
      await screen.findByText(
        'Вы вошли как Токтогулова А. Б., а ссылка — для другого пользователя (клиент ID 100102). Выйти и войти заново?',
      ),
    ).toBeVisible()
    expect(screen.queryByLabelText('Пароль')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Выйти и войти заново' }))
    stop()
    expect(signedOut).toHaveBeenCalledTimes(1)
  })
})

test('a visit without a session requests nothing that the bank would refuse', async () => {
  await openLogin('/auth/login')
  expect(server.callsOf('EmployeeSecure')).toEqual([])
})

test('a visit of a page behind sign-in comes back to it, and only to paths of ours', async () => {
  const { router } = await openLogin('/history?status=FOR_SIGN')
  expect(router.state.location.pathname).toBe('/auth/login')
  expect(router.state.location.search).toEqual({ returnTo: '/history?status=FOR_SIGN' })
})
