import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { allAddressParts } from '../../lib/address-parts.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp, renderRouter } from '../../testing/render.tsx'
import { ClaimRoute } from './claim-route.tsx'
import { InstallmentsRoute } from './installments-route.tsx'
import { OnboardingRoute } from './onboarding-route.tsx'
import { SellersRoute } from './sellers-route.tsx'
import { claimOf } from './testing/claim-builder.ts'

const seller = personOf({
  currentContract: contractOf({
    userContractAttributes: {
      productRoles: [{ productName: 'TEZ_LOANS', roles: ['SELLER'] }],
    },
  }),
})
const product = {
  id: 'ZERO_3',
  name: 'Рассрочка 0 %',
  percentRate: '0',
  durations: [3],
  maxAmount: '200000.00',
}
const namespaces = ['installments', 'lists', 'listWords']
let server: FakeServer
let subscribed: ReturnType<typeof withoutLiveLine>

beforeEach(() => {
  subscribed = withoutLiveLine()
  server = fakeServer()
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
  server.on('InstallmentClaims', {
    body: {
      data: {
        getInstallmentClaims: {
          list: [claimOf()],
          totalPages: 1,
          totalElements: 1,
          fromDate: '2026-11-28',
          toDate: '2026-11-30',
        },
      },
    },
  })
})

function open(path: string) {
  const root = createRootRoute()
  const tabs = createRoute({
    getParentRoute: () => root,
    path: '/installment/$name',
    validateSearch: allAddressParts,
    component: InstallmentsRoute,
  })
  const claim = createRoute({
    getParentRoute: () => root,
    path: '/installment/detail/$id',
    component: ClaimRoute,
  })
  const router = createRouter({
    routeTree: root.addChildren([tabs, claim]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  return renderRouter(router, { me: seller, namespaces })
}

test('claims of the last days are shown, and the page says since when', async () => {
  await open('/installment/claims')
  const row = await screen.findByRole('row', { name: /R-10001/ })
  expect(row).toHaveTextContent('Токтоев Азиз')
  expect(row).toHaveTextContent('Ожидает подтверждения выдачи')
  expect(screen.getByText(/Показаны заявки с 28\.11\.2026/)).toBeVisible()
  expect(server.callsOf('InstallmentClaims')[0]?.body).toMatchObject({
    variables: {
      loanRequestDto: { legalPartyId: 'party-1', page: 1, size: 30, sort: 'CREATED_DATE' },
    },
  })
})

test('the address narrows the list down', async () => {
  await open('/installment/claims?statuses=ISSUED,REFUSED&point=100001&min=500')
  await screen.findByRole('row', { name: /R-10001/ })
  expect(server.callsOf('InstallmentClaims')[0]?.body).toMatchObject({
    variables: {
      loanRequestDto: {
        locationCode: '100001',
        filterDto: { statuses: ['ISSUED', 'REFUSED'], fromSum: '500' },
      },
    },
  })
})

test('a claim that changes at the partner changes on the page', async () => {
  await open('/installment/claims')
  await screen.findByRole('row', { name: /R-10001/ })
  const options = subscribed.mock.calls.at(-1)?.[2]
  const installmentInfo = { eventId: '7', claim: claimOf({ status: 'ISSUED', canConfirm: false }) }
  await act(async () => options?.onData({ installmentInfo } as never))
  expect(await screen.findByText('Выдана')).toBeVisible()
})

test('the seller confirms a delivery once, after a question', async () => {
  let claim = claimOf()
  server.on('InstallmentClaim', () => ({ body: { data: { getClaimById: claim } } }))
  server.on('ConfirmLoanClaim', () => {
    claim = claimOf({ status: 'CREDITING_FUNDS', canConfirm: false })
    return { body: { data: { confirmLoanClaim: claim } } }
  })
  const { user } = await open('/installment/detail/claim-1')
  await user.click(await screen.findByRole('button', { name: 'Товар выдан' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Товар выдан' }))
  expect(await screen.findByText('Зачисление средств')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Товар выдан' })).toBeNull()
  expect(server.callsOf('ConfirmLoanClaim')[0]?.body).toMatchObject({
    variables: {
      sellerVerdict: { legalPartyId: 'party-1', loanClaimId: 'claim-1', decision: 'DELIVERED' },
    },
  })
})

test('a claim without a pending verdict offers none', async () => {
  const claim = claimOf({ status: 'UNDER_REVIEW', canConfirm: false })
  server.on('InstallmentClaim', { body: { data: { getClaimById: claim } } })
  await open('/installment/detail/claim-1')
  expect(await screen.findByText(/Товар пока не выдавайте/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Товар выдан' })).toBeNull()
})

test('the products tab has the terms and what was issued this month', async () => {
  server.on('MerchantProducts', {
    body: {
      data: {
        getMerchantProduct: [
          {
            id: 'contract-9',
            product,
            startDate: '2026-01-01',
            endDate: '2027-12-31',
            state: 'ACTIVE',
            commissions: [{ commission: '4.5', duration: 3 }],
            contacts: [{ name: 'Асанова Айгуль', phone: '996700000077' }],
            category: { name: 'Бытовая техника' },
            email: 'partner@example.com',
          },
        ],
      },
    },
  })
  server.on('InstallmentSums', {
    body: {
      data: { getSumByProduct: [{ totalSum: '91500.00', partnerContactId: 'contract-9' }] },
    },
  })
  await open('/installment/products')
  const card = await screen.findByRole('region', { name: 'Рассрочка 0 %' })
  await waitFor(() => expect(card).toHaveTextContent(/91\s500,00/))
  expect(card).toHaveTextContent(/4,5\s?% за 3 месяца/)
  expect(card).toHaveTextContent(/200\s000,00/)
})

test('who does not sell reads who can give the role; the first signatory finds the sellers', async () => {
  server.on('AllInstallmentProducts', { body: { data: { getAllProduct: [product] } } })
  const accountant = personOf({
    currentContract: contractOf({ userContractAttributes: { signRight: 'CREATOR' } }),
  })
  const { unmount } = await renderInApp(<OnboardingRoute />, { me: accountant, namespaces })
  expect(await screen.findByText(/попросите первого подписанта/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Продавцы' })).toBeNull()
  unmount()
  await renderInApp(<OnboardingRoute />, { me: personOf(), namespaces })
  expect(await screen.findByRole('link', { name: 'Продавцы' })).toHaveAttribute(
    'href',
    '/installment/sellers',
  )
})

test('sellers are shown with their outlet, and an application names one; its refusal stands at its field', async () => {
  server.on('OutletsOfSellers', {
    body: {
      data: {
        getSalePointsByOrgRefId: [
          { code: '100001', name: 'Центральный зал' },
          { code: '100002', name: 'Павильон' },
        ],
      },
    },
  })
  server.on('Sellers', {
    body: {
      data: {
        getSellers: {
          totalPages: 1,
          list: [
            {
              referenceId: 'task-1',
              fullName: 'Сыдыкова Гүлнара',
              individualInn: '10112199000011',
              taskState: 'DECLINED',
              reason: 'Нет документов',
              createdDate: '2026-11-29T05:00:00.000Z',
              locationId: '100001',
            },
          ],
        },
      },
    },
  })
  server.on('ApplyForSeller', {
    body: { errors: [{ extensions: { code: 'SELLER_APPLICATION_PENDING', params: {} } }] },
  })
  const { user } = await renderInApp(<SellersRoute />, { me: personOf(), namespaces })
  expect(await screen.findByText('Нет документов')).toBeVisible()
  expect(await screen.findByText('Центральный зал')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  for (const field of [/^ИНН/, /^Фамилия/, /^Телефон/]) {
    expect(screen.getByLabelText(field)).toBeInvalid()
  }
  expect(server.callsOf('ApplyForSeller')).toEqual([])
  await user.type(screen.getByLabelText(/^ИНН/), '20305198800001')
  await user.type(screen.getByLabelText(/^Фамилия, имя, отчество/), 'Асанов Тилек')
  await user.type(screen.getByLabelText(/^Телефон/), '0700 111 222')
  const [place] = screen.getAllByLabelText('Торговая точка', { selector: 'button' })
  await user.click(place!)
  await user.click(await screen.findByRole('option', { name: 'Павильон' }))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка этого продавца на рассмотрении.')).toBeVisible()
  expect(screen.getByLabelText(/^ИНН/)).toBeInvalid()
  server.on('ApplyForSeller', {
    body: { errors: [{ extensions: { code: 'SELLER_APPLICATION_DUPLICATE', params: {} } }] },
  })
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка этого продавца уже есть.')).toBeVisible()
  expect(screen.getByLabelText(/^ИНН/)).toBeInvalid()
  const [call] = server.callsOf('ApplyForSeller')
  expect(call?.body).toMatchObject({
    variables: {
      userInfo: {
        individualInn: '20305198800001',
        mobile: '0700 111 222',
        locationId: '100002',
      },
    },
  })
  expect(call?.headers.get('Idempotency-Key')).toBeTruthy()
})
