import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { bankClockQuery } from '../../../lib/bank-clock-query.ts'
import { useDirtyForm } from '../../../lib/dirty-forms.ts'
import { meQuery } from '../../../lib/me.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ContractSwitcher } from './contract-switcher.tsx'

const first = contractOf()
const second = contractOf({
  id: 'contract-2',
  orgReferenceId: 'party-2',
  companyName: 'ОсОО «Көл»',
  contractNum: '5120',
  userContractAttributes: { userContractId: 'user-contract-2', signRight: 'CREATOR' },
})
const me = personOf({ userContracts: [first, second], currentContract: first })

const bankClock = { now: '2026-11-30T04:00:00Z', date: '2026-11-30', aheadMs: 0 }

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on('SelectContract', {
    body: { data: { selectContract: { ...me, currentContract: second } } },
  })
})

function DirtyForm() {
  useDirtyForm(true)
  return <p>форма</p>
}

async function chooseSecond(user: Awaited<ReturnType<typeof renderInApp>>['user']) {
  await user.click(screen.getByRole('button', { name: /выбрать другую компанию/ }))
  await user.click(await screen.findByRole('button', { name: /ОсОО «Көл»/ }))
}

describe('the contract switcher', () => {
  test('shows company, contract and sign right', async () => {
    await renderInApp(<ContractSwitcher />, { me })
    expect(screen.getByText('ОсОО «Алтын Дан»')).toBeVisible()
    expect(screen.getByText('Договор 4471 · Первый подписант')).toBeVisible()
  })

  test('is no button for a person with one contract', async () => {
    await renderInApp(<ContractSwitcher />, { me: personOf() })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('moves the session, remembers the contract and forgets everything of the former company', async () => {
    const { user, queryClient } = await renderInApp(<ContractSwitcher />, { me })
    queryClient.setQueryData(['accounts', 'party-1'], ['тайна'])
    await queryClient.prefetchQuery({ ...bankClockQuery, queryFn: () => bankClock })
    await chooseSecond(user)
    expect(await screen.findByText('Договор 5120 · Составитель')).toBeVisible()
    expect(server.callsOf('SelectContract')[0]?.body).toMatchObject({
      variables: { userContractId: 'user-contract-2' },
    })
    expect(queryClient.getQueryData(['accounts', 'party-1'])).toBeUndefined()
    // The bank's time is that of every company.
    expect(queryClient.getQueryData(bankClockQuery.queryKey)).toEqual(bankClock)
    expect(localStorage.getItem('contractId')).toBe('contract-2')
  })

  test('confirms before a form with unsaved input is discarded, and stays when the person cancels', async () => {
    const { user, queryClient } = await renderInApp(
      <>
        <ContractSwitcher />
        <DirtyForm />
      </>,
      { me },
    )
    await chooseSecond(user)
    expect(await screen.findByText('Уйти без сохранения?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Остаться' }))
    expect(server.callsOf('SelectContract')).toEqual([])
    expect(queryClient.getQueryData(meQuery.queryKey)).toBe(me)

    await chooseSecond(user)
    await user.click(await screen.findByRole('button', { name: 'Уйти' }))
    await waitFor(() => expect(server.callsOf('SelectContract')).toHaveLength(1))
  })

  test('a refusal of the bank changes nothing', async () => {
    server.on('SelectContract', {
      body: {
        errors: [
          { message: '', extensions: { code: 'CONTRACT_NOT_ACTIVE', params: {}, traceId: 't' } },
        ],
      },
    })
    const { user, queryClient } = await renderInApp(<ContractSwitcher />, { me })
    queryClient.setQueryData(['accounts', 'party-1'], ['данные'])
    await chooseSecond(user)
    await waitFor(() => expect(server.callsOf('SelectContract')).toHaveLength(1))
    expect(screen.getByText('Договор 4471 · Первый подписант')).toBeVisible()
  })

  test('six contracts can be searched, Kyrgyz letters folded', async () => {
    const many = [
      first,
      second,
      ...[3, 4, 5, 6].map(n => contractOf({ id: `c${n}`, companyName: `Компания ${n}` })),
    ]
    const { user } = await renderInApp(<ContractSwitcher />, {
      me: personOf({ userContracts: many, currentContract: first }),
    })
    await user.click(screen.getByRole('button', { name: /выбрать другую компанию/ }))
    await user.type(await screen.findByLabelText('Поиск компании'), 'кол')
    expect(screen.getByRole('button', { name: /ОсОО «Көл»/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Компания 3/ })).toBeNull()
  })
})
