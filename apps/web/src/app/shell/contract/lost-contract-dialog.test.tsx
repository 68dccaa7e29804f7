import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Employee } from '../../../lib/me.ts'
import { meQuery } from '../../../lib/me.ts'
import { sessionEvents } from '../../../lib/session-events.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { LostContractDialog } from './lost-contract-dialog.tsx'

const first = contractOf()
const second = contractOf({
  id: 'contract-2',
  companyName: 'ОсОО «Көл»',
  userContractAttributes: { userContractId: 'user-contract-2' },
})
const me = personOf({ userContracts: [first, second], currentContract: first })

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

const bankAnswers = (employeeSecure: unknown) =>
  server.on('EmployeeSecure', { body: { data: { employeeSecure } } })
const emitEvent = (event: 'contractLost' | 'rightsChanged') =>
  act(() => sessionEvents.emit(event, undefined))

describe('a contract that is closed while somebody works in it', () => {
  test('offers once where to continue, and goes there', async () => {
    bankAnswers({ ...me, currentContract: null })
    const { user, queryClient } = await renderInApp(<LostContractDialog />, { me })
    emitEvent('contractLost')
    emitEvent('contractLost')
    const question = await screen.findByRole('alertdialog', {
      name: `Доступ к компании ${first.companyName} закрыт.`,
    })
    expect(question).toBeVisible()
    // Whoever has lost the company must not read its figures behind the question.
    expect(question).toHaveAttribute('data-opaque')
    expect(server.callsOf('EmployeeSecure')).toHaveLength(1)
    server.on('SelectContract', {
      body: { data: { selectContract: { ...me, currentContract: second } } },
    })
    await user.click(screen.getByRole('button', { name: /Көл/ }))
    await waitFor(() =>
      expect(queryClient.getQueryData<Employee>(meQuery.queryKey)?.currentContract?.id).toBe(
        'contract-2',
      ),
    )
  })

  test('also appears when the contract closes just after another right has been taken over', async () => {
    bankAnswers({ ...me, currentContract: first })
    const { queryClient } = await renderInApp(<LostContractDialog />, { me })
    const taken = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== meQuery.queryKey[0]) return
      bankAnswers({ ...me, currentContract: null })
    })
    emitEvent('rightsChanged')
    expect(await screen.findByRole('alertdialog', { name: /Доступ к компании/ })).toBeVisible()
    expect(queryClient.getQueryData<Employee>(meQuery.queryKey)?.currentContract?.id).toBe(first.id)
    taken()
  })

  test('leaves only the way out to who has no other', async () => {
    const closed = { ...first, active: false }
    bankAnswers({ ...me, userContracts: [closed], currentContract: null })
    await renderInApp(<LostContractDialog />, { me })
    emitEvent('contractLost')
    expect(await screen.findByText(/Других компаний у вас нет/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible()
  })
})

test('another right in the same contract is taken over without a question', async () => {
  const attributes = { ...first.userContractAttributes, signRight: 'AUDITOR' as const }
  bankAnswers({ ...me, currentContract: { ...first, userContractAttributes: attributes } })
  const { queryClient } = await renderInApp(<LostContractDialog />, { me })
  emitEvent('rightsChanged')
  await waitFor(() => {
    const now = queryClient.getQueryData<Employee>(meQuery.queryKey)
    expect(now?.currentContract?.userContractAttributes.signRight).toBe('AUDITOR')
  })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a contract chosen in another tab stays the business of its own question', async () => {
  bankAnswers({ ...me, currentContract: second })
  const { queryClient } = await renderInApp(<LostContractDialog />, { me })
  emitEvent('rightsChanged')
  await waitFor(() => expect(server.callsOf('EmployeeSecure')).toHaveLength(1))
  expect(queryClient.getQueryData<Employee>(meQuery.queryKey)?.currentContract?.id).toBe(first.id)
})
