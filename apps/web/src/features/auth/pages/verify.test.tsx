import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeVerificationCode } from '@tartip/domain/payment/verification-code'
import { expect, test } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderRouter } from '../../../testing/render.tsx'
import { VerifyRoute } from './verify-route.tsx'

const code = writeVerificationCode(
  '0190b6a2-1c2d-7e3f-8a4b-5c6d7e8f9a0b',
  Uint8Array.from([1, 2, 3, 4, 5, 6, 7]),
)
const address = `GET /api/v1/payment-orders/${code}`
const paper = {
  bankName: 'Банк',
  title: 'Платёжное поручение № 11',
  kind: 'Клиринг',
  amount: '420 000,00 KGS',
  amountInWords: 'Четыреста двадцать тысяч сомов 00 тыйынов',
  executed: 'Исполнено банком 30.11.2026',
  rows: [{ label: 'Наименование получателя', text: 'ОсОО Поставщик' }],
  signaturesTitle: 'Электронные подписи',
  signatures: [{ label: 'Первый подписант', text: 'Асанов Б. Т., 30.11.2026 10:05' }],
}

async function open(path: string) {
  const root = createRootRoute({ component: Outlet })
  const verify = createRoute({
    getParentRoute: () => root,
    path: '/verify/{-$code}',
    component: VerifyRoute,
  })
  const router = createRouter({
    routeTree: root.addChildren([verify]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await renderRouter(router, { language: 'ru', namespaces: ['auth', 'authFlow'] })
  return { router, user: userEvent.setup({ delay: null }) }
}

test('a code that is typed shows what the paper says', async () => {
  const server = fakeServer()
  server.on(address, { body: { ru: paper, ky: paper, en: paper } })
  const { user, router } = await open('/verify')
  const field = screen.getByLabelText('Код с платёжного поручения')
  await user.type(field, code.toLowerCase())
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(router.state.location.pathname).toBe(`/verify/${code.toLowerCase()}`)
})

test('the code of a camera is checked at once', async () => {
  const server = fakeServer()
  server.on(address, { body: { ru: paper, ky: paper, en: paper } })
  await open(`/verify/${code}`)
  expect(await screen.findByText('Документ подлинный')).toBeVisible()
  expect(screen.getByRole('heading', { name: paper.title })).toBeVisible()
  expect(screen.getByText('ОсОО Поставщик')).toBeVisible()
  expect(screen.getByText('Асанов Б. Т., 30.11.2026 10:05')).toBeVisible()
})

test('a code that the bank has not printed is refused as none of the bank', async () => {
  const server = fakeServer()
  server.on(address, { status: 400, body: { code: 'VERIFICATION_CODE_UNKNOWN', params: {} } })
  await open(`/verify/${code}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Банк не печатал такого документа')
})

test('the codes of a PDF file are read here, and each of its payment orders can be checked', async () => {
  const server = fakeServer()
  server.on(address, { body: { ru: paper, ky: paper, en: paper } })
  const second = writeVerificationCode(
    '0190b6a2-1c2d-7e3f-8a4b-5c6d7e8f9a0c',
    Uint8Array.from([1, 2, 3, 4, 5, 6, 7]),
  )
  const { user, router } = await open('/verify')
  const input = () => screen.getByLabelText(/файл PDF/, { selector: 'input' })
  const pdf = (text: string) => new File([text], 'a.pdf', { type: 'application/pdf' })
  await user.upload(input(), pdf('%PDF-1.7 nothing'))
  expect(await screen.findByRole('alert')).toHaveTextContent('В файле нет кода')
  const link = (one: string) => `/URI (https://bank.example/verify/${one})`
  await user.upload(input(), pdf(`%PDF-1.7 ${link(code)} ${link(second)} ${link(code)}`))
  expect(await screen.findByText('Документ подлинный')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: second }))
  expect(router.state.location.pathname).toBe(`/verify/${second}`)
})

test('what is no code is not sent', async () => {
  const server = fakeServer()
  const { user } = await open('/verify')
  await user.type(screen.getByLabelText('Код с платёжного поручения'), '12345')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(screen.getByText('Это не код платёжного поручения. Введите его целиком.')).toBeVisible()
  expect(server.calls).toEqual([])
})
