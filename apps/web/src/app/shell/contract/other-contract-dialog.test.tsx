import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TabChannel, TabMessage } from '../../../lib/broadcast.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { OtherContractDialog } from './other-contract-dialog.tsx'

const first = contractOf()
const second = contractOf({
  id: 'contract-2',
  companyName: 'ОсОО «Көл»',
  userContractAttributes: { userContractId: 'user-contract-2' },
})
const me = personOf({ userContracts: [first, second], currentContract: first })

function fakeTabs() {
  const listeners = new Set<(message: TabMessage) => void>()
  const posted: TabMessage[] = []
  const tabs: TabChannel = {
    post: message => posted.push(message),
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const receive = (message: TabMessage) =>
    act(() => {
      for (const listener of listeners) listener(message)
    })
  return { tabs, posted, receive }
}

const elsewhere: TabMessage = {
  type: 'contract',
  userContractId: 'user-contract-2',
  companyName: 'ОсОО «Көл»',
  personId: 'person-1',
}

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

describe('a contract chosen in another tab', () => {
  test('blocks this one with a choice', async () => {
    const { tabs, receive } = fakeTabs()
    await renderInApp(<OtherContractDialog tabs={tabs} />, { me })
    receive(elsewhere)
    expect(
      screen.getByRole('alertdialog', { name: 'В другой вкладке выбрана компания ОсОО «Көл».' }),
    ).toBeVisible()
  })

  test('staying moves the session back and notifies the other tab', async () => {
    server.on('SelectContract', { body: { data: { selectContract: me } } })
    const { tabs, receive, posted } = fakeTabs()
    const { user } = await renderInApp(<OtherContractDialog tabs={tabs} />, { me })
    receive(elsewhere)
    await user.click(screen.getByRole('button', { name: /^Остаться/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.callsOf('SelectContract')[0]?.body).toMatchObject({
      variables: { userContractId: 'user-contract-1' },
    })
    expect(posted).toEqual([
      { ...elsewhere, userContractId: 'user-contract-1', companyName: first.companyName },
    ])
  })

  test('who stays is in the same company after a reload and after the next sign-in', async () => {
    server.on('SelectContract', { body: { data: { selectContract: me } } })
    writeStored('contractId', second.id)
    const { tabs, receive } = fakeTabs()
    const { user } = await renderInApp(<OtherContractDialog tabs={tabs} />, { me })
    receive(elsewhere)
    await user.click(screen.getByRole('button', { name: /^Остаться/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(readStored('contractId')).toBe(first.id)
  })

  test('following takes the session as it is, without moving it', async () => {
    server.on('EmployeeSecure', {
      body: { data: { employeeSecure: { ...me, currentContract: second } } },
    })
    const { tabs, receive } = fakeTabs()
    const { user, queryClient } = await renderInApp(<OtherContractDialog tabs={tabs} />, { me })
    queryClient.setQueryData(['accounts'], ['тайна'])
    receive(elsewhere)
    await user.click(screen.getByRole('button', { name: /^Перейти/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.callsOf('SelectContract')).toEqual([])
    expect(queryClient.getQueryData(['accounts'])).toBeUndefined()
  })

  test('is nobody’s business in a tab of the same contract, or of another person', async () => {
    const { tabs, receive } = fakeTabs()
    await renderInApp(<OtherContractDialog tabs={tabs} />, { me })
    receive({ ...elsewhere, userContractId: 'user-contract-1' })
    receive({ ...elsewhere, personId: 'person-2' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
