import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAppRouter } from '../../../app/router.tsx'
import { systemClock } from '../../../lib/clock.ts'
import { createQueryClient } from '../../../lib/query-client.ts'
import { forgetSessionHint } from '../../../lib/session-hint.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { readyQueries, renderRouter } from '../../../testing/render.tsx'
import { captchaIsSolved } from '../testing/solved-captcha.ts'

let server: FakeServer

afterEach(forgetSessionHint)
afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  captchaIsSolved()
  server = fakeServer()
  server.on('EmployeeSecure', { status: 401, body: { code: 'UNAUTHENTICATED' } })
})

async function openAt(path: string) {
  const queryClient = createQueryClient()
  const router = createAppRouter(
    readyQueries(queryClient),
    createMemoryHistory({ initialEntries: [path] }),
  )
  return renderRouter(router, { queryClient, namespaces: ['auth', 'authFlow'] })
}

const sms = { phone: '996•••••0001', expiresInSeconds: 120, resendInSeconds: 60, sendsLeft: 4 }
const totp = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  uri: 'otpauth://totp/Tartip:100900?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Tartip',
}
const refusal = (code: string, params: object = {}, status = 400) => ({
  status,
  body: { code, params, traceId: 't' },
})

async function signInForTheFirstTime() {
  server.on('GET /api/v1/login', {
    body: {
      form: 'SMS_CONFIRM',
      userInfo: { hasConfirmedTotp: false, state: 'Init' },
      available2fa: ['SMS'],
    },
  })
  server.on('POST /api/v1/otp/send', { body: { form: 'SMS_CONFIRM', step: 'SMS', sms } })
  const rendered = await openAt('/auth/login')
  const { user } = rendered
  await user.type(await screen.findByLabelText('Клиент ID'), '100900')
  await user.type(screen.getByLabelText('Пароль'), 'Bank-Gave-1!')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await screen.findByText(/Код отправлен на номер/)
  return rendered
}

describe('the first sign-in', () => {
  test('sends a code by itself, then requests a password and an app', async () => {
    const { user } = await signInForTheFirstTime()
    const [sent] = server.callsOf('POST /api/v1/otp/send')
    expect(sent?.headers.get('captcha-token')).toBe('solved')
    server.on('POST /api/v1/confirm', { body: { form: 'SMS_CONFIRM', step: 'PASSWORD' } })
    await user.type(screen.getByLabelText('Код из SMS'), '123456')
    const password = await screen.findByLabelText('Новый пароль')
    expect(server.callsOf('POST /api/v1/confirm')[0]?.body).toEqual({ code: '123456' })

    server.on('POST /api/v1/confirm', { body: { form: 'SMS_CONFIRM', step: 'TOTP', totp } })
    await user.type(password, 'Tun-7-kar-Suu')
    await user.type(screen.getByLabelText('Повторите новый пароль'), 'Tun-7-kar-Suu')
    await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }))
    expect(await screen.findByRole('img', { name: /QR-код/ })).toBeVisible()
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible()

    server.on('POST /api/v1/totp/enroll', refusal('WrongOtpException', { attemptsLeft: 4 }))
    await user.type(screen.getByLabelText('Первый код из приложения'), '000000')
    expect(await screen.findByText(/Неверный код\. Осталось 4 попытки/)).toBeVisible()
  })

  test('counts down until another code may be requested, and says when this one is over', async () => {
    await signInForTheFirstTime()
    expect(screen.getByText(/Код действует ещё/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Отправить повторно через/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('ticks the rules of a password as it is typed, and refuses what is weak or typed differently', async () => {
    const { user } = await signInForTheFirstTime()
    server.on('POST /api/v1/confirm', { body: { form: 'SMS_CONFIRM', step: 'PASSWORD' } })
    await user.type(screen.getByLabelText('Код из SMS'), '123456')
    const password = await screen.findByLabelText('Новый пароль')
    await user.type(password, 'abc1')
    expect(screen.getByText('Цифра')).toHaveTextContent('выполнено')
    expect(screen.getByText('Заглавная латинская буква')).toHaveTextContent('не выполнено')
    const save = screen.getByRole('button', { name: 'Сохранить пароль' })
    await user.click(save)
    expect(await screen.findByText(/Пароль не отвечает правилам/)).toBeVisible()
    await user.clear(password)
    await user.type(password, 'Qwerty-2026!')
    await user.click(save)
    expect(await screen.findByText(/легко угадать/)).toBeVisible()
    await user.clear(password)
    await user.type(password, 'Tun-7-kar-Suu')
    await user.type(screen.getByLabelText('Повторите новый пароль'), 'Tun-7-kar')
    await user.click(save)
    expect(await screen.findByText('Пароли не совпадают.')).toBeVisible()
    expect(server.callsOf('POST /api/v1/confirm')).toHaveLength(1)
  })

  test('can be given up', async () => {
    const { user } = await signInForTheFirstTime()
    server.on('GET /api/v1/logout', { body: {} })
    await user.click(screen.getByRole('button', { name: 'Прервать' }))
    expect(await screen.findByLabelText('Клиент ID')).toBeVisible()
    expect(server.callsOf('GET /api/v1/logout')).toHaveLength(1)
  })
})

describe('a code by SMS', () => {
  test.each([
    [refusal('OTP_EXPIRED'), /Срок действия кода истёк/],
    [refusal('TemporaryLockoutException', { attemptsLeft: 0, waitSeconds: 900 }, 403), /15:00/],
    [
      refusal('PermanentLockoutException', { attemptsLeft: 0, isResident: 0 }, 403),
      /обратитесь в отделение банка/,
    ],
    [refusal('PhoneAlreadyExistsException'), /уже зарегистрирован/],
  ])('that is refused says why', async (answer, words) => {
    const { user } = await signInForTheFirstTime()
    server.on('POST /api/v1/confirm', answer)
    await user.type(screen.getByLabelText('Код из SMS'), '123456')
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('that comes too late starts again', async () => {
    const { user } = await signInForTheFirstTime()
    server.on('POST /api/v1/confirm', refusal('SIGN_IN_EXPIRED', {}, 403))
    await user.type(screen.getByLabelText('Код из SMS'), '123456')
    expect(await screen.findByText(/Время подтверждения истекло/)).toBeVisible()
    expect(screen.getByLabelText('Клиент ID')).toBeVisible()
  })
})

test('registration requests the tax number, then the phone, then continues by SMS', async () => {
  const { user } = await openAt('/auth/register')
  const inn = await screen.findByLabelText('ИНН')
  await user.type(inn, '2030519880000')
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  expect(await screen.findByText(/14 цифр\./)).toBeVisible()
  await user.type(inn, '1')
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  server.on('POST /api/v1/otp/send', refusal('WrongUserStateException', { waitSeconds: 31 }))
  await user.type(await screen.findByLabelText('Телефон'), '0555 00 00 01')
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  expect(await screen.findByText(/Новый можно запросить через 00:31/)).toBeVisible()
  server.on('POST /api/v1/otp/send', { body: { form: 'REGISTER', step: 'SMS', sms } })
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  await screen.findByText(/Код отправлен на номер/)
  expect(server.callsOf('POST /api/v1/otp/send').at(-1)?.body).toMatchObject({
    purpose: 'REGISTER',
    inn: '20305198800001',
    phone: '996555000001',
  })
  const steps = screen.getByRole('list', { name: 'Шаги' })
  expect(within(steps).getByText('SMS')).toHaveAttribute('aria-current', 'step')
})

describe('going back', () => {
  async function registerUntilSms() {
    const rendered = await openAt('/auth/register')
    const { user } = rendered
    server.on('POST /api/v1/otp/send', { body: { form: 'REGISTER', step: 'SMS', sms } })
    await user.type(await screen.findByLabelText('ИНН'), '20305198800001')
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    await user.type(await screen.findByLabelText('Телефон'), '0555000001')
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    await screen.findByText(/Код отправлен на номер/)
    return rendered
  }

  test('in a registration is one step, keeps what was typed, and the code that was sent stays good', async () => {
    const { user, router } = await registerUntilSms()
    await user.type(screen.getByLabelText('Код из SMS'), '12')
    router.history.back()
    expect(await screen.findByLabelText('Телефон')).toHaveValue('0555000001')
    router.history.back()
    expect(await screen.findByLabelText('ИНН')).toHaveDisplayValue(/^2\s03051988\s00001$/)
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    await screen.findByLabelText('Телефон')
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    expect(await screen.findByLabelText('Код из SMS')).toHaveValue('')
    expect(server.callsOf('POST /api/v1/otp/send')).toHaveLength(1)
  })

  test('does not stop the times of the code that was sent', async () => {
    const { user } = await registerUntilSms()
    await user.click(screen.getByRole('button', { name: 'Изменить телефон' }))
    await screen.findByLabelText('Телефон')
    const later = systemClock.now() + 40_000
    vi.spyOn(systemClock, 'now').mockReturnValue(later)
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    await screen.findByLabelText('Код из SMS')
    expect(screen.getByRole('button', { name: /^Отправить повторно через/ })).toHaveTextContent(
      /00:(?:20|1\d)$/,
    )
  })

  test('in a registration to correct the phone sends a code to the other one', async () => {
    const { user } = await registerUntilSms()
    await user.click(screen.getByRole('button', { name: 'Изменить телефон' }))
    const phone = await screen.findByLabelText('Телефон')
    await user.clear(phone)
    await user.type(phone, '0555000002')
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    await screen.findByLabelText('Код из SMS')
    expect(server.callsOf('POST /api/v1/otp/send').map(({ body }) => body)).toMatchObject([
      { phone: '996555000001' },
      { phone: '996555000002' },
    ])
  })

  test('from a password is to the phone, and forward again to the password, of which nothing is kept', async () => {
    const { user, router } = await registerUntilSms()
    server.on('POST /api/v1/confirm', { body: { form: 'REGISTER', step: 'PASSWORD' } })
    await user.type(screen.getByLabelText('Код из SMS'), '123456')
    await user.type(await screen.findByLabelText('Новый пароль'), 'Tun-7-kar')
    await user.click(screen.getByRole('button', { name: 'Изменить телефон' }))
    await screen.findByLabelText('Телефон')
    router.history.forward()
    expect(await screen.findByLabelText('Новый пароль')).toHaveValue('')
  })

  test('from the app is nowhere: the person is registered, and the code of the app is still shown', async () => {
    const { user, router } = await registerUntilSms()
    server.on('POST /api/v1/confirm', { body: { form: 'REGISTER', step: 'TOTP', totp } })
    await user.type(screen.getByLabelText('Код из SMS'), '123456')
    await screen.findByRole('img', { name: /QR-код/ })
    router.history.back()
    await waitFor(() => expect(router.state.location.state.step).toBe(1))
    expect(screen.getByRole('img', { name: /QR-код/ })).toBeVisible()
    expect(screen.queryByLabelText('Телефон')).not.toBeInTheDocument()
  })

  test('a code that comes too late leads to the phone, says so, and keeps it', async () => {
    const { user } = await registerUntilSms()
    server.on('POST /api/v1/confirm', refusal('SIGN_IN_EXPIRED', {}, 403))
    await user.type(screen.getByLabelText('Код из SMS'), '123456')
    expect(await screen.findByText(/Время на этот шаг истекло/)).toBeVisible()
    expect(screen.getByLabelText('Телефон')).toHaveValue('0555000001')
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    await screen.findByLabelText('Код из SMS')
    expect(server.callsOf('POST /api/v1/otp/send')).toHaveLength(2)
  })

  test('in a restore of the password keeps the tax number and the phone', async () => {
    const { user, router } = await openAt('/auth/restore')
    server.on('POST /api/v1/forgot-password', {
      body: { form: 'RESET_PASSWORD', step: 'SMS', sms },
    })
    await user.type(await screen.findByLabelText('ИНН'), '20305198800001')
    await user.type(screen.getByLabelText('Телефон'), '0555000001')
    await user.click(screen.getByRole('button', { name: 'Далее' }))
    await screen.findByLabelText('Код из SMS')
    router.history.back()
    expect(await screen.findByLabelText('ИНН')).toHaveDisplayValue(/^2\s03051988\s00001$/)
    expect(screen.getByLabelText('Телефон')).toHaveValue('0555000001')
  })

  test('to the login of a sign-in keeps the login and not the password', async () => {
    const { user } = await signInForTheFirstTime()
    server.on('GET /api/v1/logout', { body: {} })
    await user.click(screen.getByRole('button', { name: 'Прервать' }))
    expect(await screen.findByLabelText('Клиент ID')).toHaveValue('100900')
    expect(screen.getByLabelText('Пароль')).toHaveValue('')
  })
})

test('a forgotten password ends with the way back to sign-in', async () => {
  const { user } = await openAt('/auth/restore')
  server.on('POST /api/v1/forgot-password', { body: { form: 'RESET_PASSWORD', step: 'SMS', sms } })
  await user.type(await screen.findByLabelText('ИНН'), '20305198800001')
  await user.type(screen.getByLabelText('Телефон'), '0555000001')
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  server.on('POST /api/v1/confirm', { body: { form: 'RESET_PASSWORD', step: 'PASSWORD' } })
  await user.type(await screen.findByLabelText('Код из SMS'), '123456')
  server.on('POST /api/v1/confirm-forgot-password', {
    body: { form: 'RESET_PASSWORD', step: 'DONE' },
  })
  await user.type(await screen.findByLabelText('Новый пароль'), 'Tun-7-kar-Suu')
  await user.type(screen.getByLabelText('Повторите новый пароль'), 'Tun-7-kar-Suu')
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }))
  expect(await screen.findByText(/Пароль изменён/)).toBeVisible()
})

test('questions and answers are there for strangers, and may be requested again', async () => {
  server.on('GET /api/v1/faq', { status: 500, body: {} })
  const { user } = await openAt('/auth/faq')
  const retry = await screen.findByRole('button', { name: 'Повторить попытку' })
  const entry = (group: string, ru: string) => ({
    group,
    question: { ru, ky: ru, en: ru },
    answer: { ru: `${ru} — ответ`, ky: '', en: '' },
  })
  server.on('GET /api/v1/faq', {
    body: { list: [entry('sign-in', 'Как войти?'), entry('fees', 'Сколько стоит?')] },
  })
  await user.click(retry)
  expect(await screen.findByText('Как войти?')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(one => one.textContent)).toEqual([
    'Вход',
    'Другое',
  ])
})
