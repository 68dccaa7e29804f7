import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useDirtyForm } from '../../lib/dirty-forms.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInApp } from '../../testing/render.tsx'
import { OfflineDialog } from './offline-dialog.tsx'

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

function DirtyForm() {
  useDirtyForm(true)
  return <input aria-label="Сумма" defaultValue="420 000,00" />
}

describe('the offline dialog', () => {
  test('comes when the network goes, keeps the form below and leaves by itself', async () => {
    await renderInApp(
      <>
        <DirtyForm />
        <OfflineDialog />
      </>,
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    setOnline(false)
    expect(
      screen.getByRole('alertdialog', { name: 'Отсутствует подключение к интернету' }),
    ).toBeVisible()
    expect(screen.getByLabelText('Сумма')).toHaveValue('420 000,00')
    setOnline(true)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('what is on the screen is queried again after the return, without lengthening the session', async () => {
    const { queryClient } = await renderInApp(<OfflineDialog />)
    const refetch = vi.spyOn(queryClient, 'refetchQueries')
    setOnline(false)
    setOnline(true)
    expect(refetch).toHaveBeenCalledWith({ type: 'active' })
  })

  test('Reload without a network says so and stays', async () => {
    fakeServer()
    const reload = vi.fn()
    const { user } = await renderInApp(<OfflineDialog reload={reload} />)
    setOnline(false)
    await user.click(screen.getByRole('button', { name: 'Обновить' }))
    expect(await screen.findByText('Подключения всё ещё нет.')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  test('Reload with a network loads the page again', async () => {
    fakeServer().on('GET /health/live', { body: {} })
    const reload = vi.fn()
    const { user } = await renderInApp(<OfflineDialog reload={reload} />)
    setOnline(false)
    await user.click(screen.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  test('Reload with unsaved input keeps the page and lets go', async () => {
    fakeServer().on('GET /health/live', { body: {} })
    const reload = vi.fn()
    const { user } = await renderInApp(
      <>
        <DirtyForm />
        <OfflineDialog reload={reload} />
      </>,
    )
    setOnline(false)
    await user.click(screen.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Сумма')).toHaveValue('420 000,00')
  })
})
