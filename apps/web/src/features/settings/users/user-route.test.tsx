import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { PersonOfContract } from '../settings-queries.ts'
import { AccessSection } from './access-section.tsx'
import { FreezeCard } from './freeze-card.tsx'
import { RolesCard } from './roles-card.tsx'
import { UsersRoute } from './users-route.tsx'

const person: PersonOfContract = {
  referenceId: 'ref-2',
  userContractId: 'user-contract-2',
  fullName: 'Үсөнова Нургүл Талантовна',
  shortName: 'Н. Үсөнова',
  mobile: '996700100103',
  email: null,
  individualInn: '12602199200013',
  createdDate: '2024-06-13T04:00:00.000Z',
  signRight: 'CREATOR',
  registrationState: 'CONFIRMED',
  userContractState: 'ACTIVE',
  isFrozenByBank: false,
  postVerificationStatus: 'Confirmed',
  productRoles: [],
  availableProductRoles: ['LOAN_MANAGER', 'SALARY_USER', 'SELLER'],
}
const account = {
  accountId: 'a-1',
  account: '1090011000014201',
  accountName: 'Основной',
  type: 'RKO',
  currency: { isoCode: 'KGS' },
  permissions: ['READ', 'CLEARING'],
  availablePermissions: ['READ', 'CLEARING', 'GROSS', 'SWIFT'],
}
const list = { isEverything: false, accounts: [account], cards: [] }

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on('PersonAccess', { body: { data: { getAccessControlListForUser: list } } })
})

const draw = (ui: React.ReactNode) =>
  renderInApp(ui, { me: personOf(), namespaces: ['settings', 'components'] })

test('people stand by the Kyrgyz alphabet', async () => {
  const names = ['Яковлев', 'Үсөнова', 'Усубалиев', 'Өмүрбеков', 'Осмонов', 'Ёлкин', 'Жакыпов']
  const people = names.map(fullName => ({ ...person, fullName, userContractId: fullName }))
  server.on('People', { body: { data: { employeesContract: people } } })
  await draw(<UsersRoute />)
  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map(row => row.textContent)).toEqual([
    'Ёлкин',
    'Жакыпов',
    'Осмонов',
    'Өмүрбеков',
    'Усубалиев',
    'Үсөнова',
    'Яковлев',
  ])
})

describe('the rights of a person', () => {
  test('are saved after the difference was read, with what had been shown', async () => {
    server.on('SaveAccountAccess', {
      body: {
        data: {
          updatePermissions: {
            ...list,
            accounts: [{ ...account, permissions: ['READ', 'SWIFT'] }],
          },
        },
      },
    })
    const { user } = await draw(<AccessSection person={person} />)
    await user.click(await screen.findByRole('checkbox', { name: /^SWIFT: Основной/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Клиринг: Основной/ }))
    expect(screen.getByText('Предоставляются: SWIFT')).toBeVisible()
    expect(screen.getByText('Отзываются: клиринг')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить изменения' }))
    await waitFor(() => expect(server.callsOf('SaveAccountAccess')).toHaveLength(1))
    expect(server.callsOf('SaveAccountAccess')[0]?.body).toMatchObject({
      variables: {
        userReferenceId: 'ref-2',
        permissions: [
          {
            accountId: 'a-1',
            permissions: ['READ', 'SWIFT'],
            formerPermissions: ['READ', 'CLEARING'],
          },
        ],
      },
    })
    await waitFor(() => expect(screen.queryByText('Предоставляются: SWIFT')).toBeNull())
    expect(screen.getByRole('checkbox', { name: /^SWIFT: Основной/ })).toBeChecked()
  })

  test('are read in the question in the order of the table', async () => {
    const availablePermissions = ['SALARY', 'SWIFT', 'READ', 'CLEARING']
    const accounts = [{ ...account, permissions: [], availablePermissions }]
    server.on('PersonAccess', {
      body: { data: { getAccessControlListForUser: { ...list, accounts } } },
    })
    const { user } = await draw(<AccessSection person={person} />)
    await user.click(await screen.findByRole('button', { name: 'Готовит платежи' }))
    const given = screen.getByText(/^Предоставляются: /)
    expect(given).toHaveTextContent('Предоставляются: просмотр, клиринг, SWIFT, зарплата')
  })

  test('are chosen at once by what the person does, as far as each account can have it', async () => {
    const { user } = await draw(<AccessSection person={person} />)
    await user.click(await screen.findByRole('button', { name: 'Готовит платежи' }))
    for (const name of [/^Просмотр: /, /^Клиринг: /, /^Гросс: /, /^SWIFT: /]) {
      expect(screen.getByRole('checkbox', { name })).toBeChecked()
    }
    await user.click(screen.getByRole('button', { name: 'Только просмотр' }))
    expect(screen.getByRole('checkbox', { name: /^Просмотр: / })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Клиринг: / })).not.toBeChecked()
    expect(server.callsOf('SaveAccountAccess')).toEqual([])
  })

  test('stand in groups under their names', async () => {
    await draw(<AccessSection person={person} />)
    const groups = await screen.findAllByRole('columnheader', { name: /^(Просмотр|Платежи)$/ })
    expect(groups.map(one => one.textContent)).toEqual(['Просмотр', 'Платежи', 'Просмотр'])
  })

  test('are all visible on a desk however many there are, each under its whole name', async () => {
    const few = ['READ', 'CLEARING', 'GROSS', 'SWIFT']
    const answer = (permissions: readonly string[]) => ({
      body: {
        data: {
          getAccessControlListForUser: {
            ...list,
            accounts: [{ ...account, availablePermissions: permissions }],
          },
        },
      },
    })
    server.on('PersonAccess', answer(few))
    const first = await draw(<AccessSection person={person} />)
    expect(await screen.findByRole('table')).not.toHaveAttribute('data-upright')
    first.unmount()
    server.on('PersonAccess', answer([...few, 'INTRABANK_OWN']))
    await draw(<AccessSection person={person} />)
    expect(await screen.findByRole('table')).toHaveAttribute('data-upright', 'true')
    expect(screen.getByRole('columnheader', { name: 'Между своими счетами' })).toBeVisible()
  })

  test('unfold on a phone account by account, under the same names', async () => {
    const phone = Object.assign(new EventTarget(), { matches: true })
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(phone as MediaQueryList)
    const { user } = await draw(<AccessSection person={person} />)
    const rights = await screen.findByRole('list', { name: 'Права на счета' })
    expect(within(rights).getByText('2 из 4')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(within(rights).getByText('Основной'))
    await user.click(within(rights).getByText('Гросс'))
    expect(screen.getByRole('checkbox', { name: /^Гросс: Основной/ })).toBeChecked()
    expect(within(rights).getByText('3 из 4')).toBeVisible()
    expect(screen.getByText('Предоставляются: гросс')).toBeVisible()
    await user.click(within(rights).getByText('Все права'))
    expect(within(rights).getByText('4 из 4')).toBeVisible()
  })

  test('of the first signatory are everything and cannot be ticked', async () => {
    server.on('PersonAccess', {
      body: { data: { getAccessControlListForUser: { ...list, isEverything: true } } },
    })
    await draw(<AccessSection person={person} />)
    expect(await screen.findByText(/имеет все права/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('freezing', () => {
  test('is confirmed twice', async () => {
    server.on('SwitchState', {
      body: { data: { switchUserContractState: { ...person, userContractState: 'FROZEN' } } },
    })
    const { user } = await draw(<FreezeCard person={person} />)
    await user.click(screen.getByRole('button', { name: 'Заморозить' }))
    expect(server.callsOf('SwitchState')).toHaveLength(0)
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Заморозить' }))
    await waitFor(() => expect(server.callsOf('SwitchState')).toHaveLength(1))
    expect(server.callsOf('SwitchState')[0]?.body).toMatchObject({
      variables: { id: 'user-contract-2', userContractState: 'FROZEN' },
    })
  })

  test('by the bank is reported as such, and only the bank lifts it', async () => {
    const frozen = { ...person, userContractState: 'FROZEN', isFrozenByBank: true } as const
    await draw(<FreezeCard person={frozen} />)
    expect(screen.getByText('Заморожен банком')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Разморозить' })).toBeNull()
  })

  test('is not offered for oneself', async () => {
    await draw(<FreezeCard person={{ ...person, referenceId: 'person-1' }} />)
    expect(screen.queryByRole('button', { name: 'Заморозить' })).toBeNull()
  })
})

describe('what the bank says of a person', () => {
  test.each([
    ['Pending', 'На проверке', /Платежи откроются после проверки/],
    ['Rejected', 'Отклонён банком', /Банк не подтвердил учётную запись/],
    ['Confirmed', 'Активен', /может войти и работать/],
  ] as const)('%s is reported on their page', async (postVerificationStatus, chip, text) => {
    await draw(<FreezeCard person={{ ...person, postVerificationStatus }} />)
    expect(screen.getByText(chip)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  test.each([
    ['ru', 'На проверке', 'Отклонён банком'],
    ['ky', 'Текшерүүдө', 'Банк четке какты'],
    ['en', 'Being verified', 'Rejected by the bank'],
  ] as const)('stands in the list, in %s', async (language, pending, rejected) => {
    const people = [
      { ...person, fullName: 'Асанов', postVerificationStatus: 'Pending' },
      { ...person, userContractId: 'u-3', fullName: 'Бекова', postVerificationStatus: 'Rejected' },
    ]
    server.on('People', { body: { data: { employeesContract: people } } })
    await renderInApp(<UsersRoute />, {
      me: personOf(),
      namespaces: ['settings', 'components'],
      language,
    })
    expect(await screen.findByRole('row', { name: /Асанов/ })).toHaveTextContent(pending)
    expect(screen.getByRole('row', { name: /Бекова/ })).toHaveTextContent(rejected)
  })

  test('a company that has frozen them is reported first: it is the one who can lift it', async () => {
    const frozen = { userContractState: 'FROZEN', postVerificationStatus: 'Rejected' } as const
    await draw(<FreezeCard person={{ ...person, ...frozen }} />)
    expect(screen.getByText('Заморожен')).toBeVisible()
    expect(screen.queryByText('Отклонён банком')).toBeNull()
  })
})

test('a product role acts at once', async () => {
  server.on('SwitchRole', { body: { data: { switchProductRolePolicy: person } } })
  const { user } = await draw(<RolesCard person={person} />)
  await user.click(screen.getByRole('switch', { name: 'Зарплатный проект' }))
  await waitFor(() => expect(server.callsOf('SwitchRole')).toHaveLength(1))
  expect(server.callsOf('SwitchRole')[0]?.body).toMatchObject({
    variables: { productRole: 'SALARY_USER', switchAccess: true },
  })
})

test('from an account the first signatory sees what everybody may do with it', async () => {
  const other = {
    ...person,
    referenceId: 'ref-3',
    userContractId: 'uc-3',
    fullName: 'Исаков Данияр',
  }
  server.on('People', { body: { data: { employeesContract: [person, other] } } })
  server.on('PersonAccess', ({ body }) => {
    const { userReferenceId } = (body as { variables: { userReferenceId: string } }).variables
    const own = userReferenceId === 'ref-2' ? account : { ...account, permissions: [] }
    return { body: { data: { getAccessControlListForUser: { ...list, accounts: [own] } } } }
  })
  await renderInApp(<UsersRoute />, {
    me: personOf(),
    namespaces: ['settings', 'components'],
    path: '/settings/users?account=a-1',
  })
  expect(await screen.findByText('Основной ··4201')).toBeVisible()
  expect(screen.getByRole('link', { name: 'К счёту' })).toHaveAttribute('href', '/account/a-1')
  const may = await screen.findByRole('row', { name: /Үсөнова/ })
  await waitFor(() => expect(may).toHaveTextContent('Просмотр, клиринг'))
  expect(within(may).getByRole('link')).toHaveAttribute('href', '/settings/users/ref-2')
  expect(screen.getByRole('row', { name: /Исаков/ })).toHaveTextContent('Доступа нет')
})
