import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderInApp, renderRouter } from '../../testing/render.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { SessionRing } from './session-ring.tsx'

describe('the session dialog', () => {
  test('is not there while the session is far from its end', async () => {
    await renderInApp(<SessionDialog />, {
      session: fakeSession({ phase: 'active', secondsLeft: 61 }),
    })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('counts down from a minute and puts the focus on Continue', async () => {
    await renderInApp(<SessionDialog />, {
      session: fakeSession({ phase: 'warning', secondsLeft: 47 }),
    })
    const dialog = screen.getByRole('alertdialog', { name: 'Сеанс скоро завершится' })
    expect(within(dialog).getByText('00:47')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Продолжить' })).toHaveFocus()
  })

  test.each([
    { left: 60, spoken: 'осталось 60 секунд' },
    { left: 41, spoken: 'осталось 60 секунд' },
    { left: 40, spoken: 'осталось 40 секунд' },
    { left: 20, spoken: 'осталось 20 секунд' },
    { left: 3, spoken: 'осталось 20 секунд' },
  ])('a screen reader hears "$spoken" at $left seconds', async ({ left, spoken }) => {
    await renderInApp(<SessionDialog />, {
      session: fakeSession({ phase: 'warning', secondsLeft: left }),
    })
    expect(screen.getByRole('status')).toHaveTextContent(spoken)
  })

  test('the number turns warning-coloured at seven seconds', async () => {
    const { unmount } = await renderInApp(<SessionDialog />, {
      session: fakeSession({ phase: 'warning', secondsLeft: 8 }),
    })
    expect(screen.getByText('00:08')).not.toHaveAttribute('data-hot')
    unmount()
    await renderInApp(<SessionDialog />, {
      session: fakeSession({ phase: 'warning', secondsLeft: 7 }),
    })
    expect(screen.getByText('00:07')).toHaveAttribute('data-hot')
  })

  test('Esc does nothing', async () => {
    const end = vi.fn()
    const { user } = await renderInApp(<SessionDialog />, {
      session: fakeSession({ phase: 'warning', secondsLeft: 30 }, { end }),
    })
    await user.keyboard('{Escape}{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(end).not.toHaveBeenCalled()
  })

  test('the two buttons continue and end', async () => {
    const continueSession = vi.fn()
    const end = vi.fn()
    const user = userEvent.setup()
    await renderInApp(<SessionDialog />, {
      session: fakeSession({ phase: 'warning', secondsLeft: 30 }, { continueSession, end }),
    })
    await user.click(screen.getByRole('button', { name: 'Продолжить' }))
    await user.click(screen.getByRole('button', { name: 'Завершить сеанс' }))
    expect(continueSession).toHaveBeenCalledTimes(1)
    expect(end).toHaveBeenCalledWith('loggedOut')
  })
})

describe('a session whose time is over', () => {
  /** A signed-in page as the product has it. */
  function signedInPage() {
    const root = createRootRoute({
      component: () => (
        <>
          <Outlet />
          <SessionDialog />
        </>
      ),
    })
    const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' })
    const page = createRoute({
      getParentRoute: () => signedIn,
      path: '/accounts',
      component: () => <p>10 469 245,82 KGS</p>,
    })
    const signIn = createRoute({ getParentRoute: () => root, path: '/auth/login' })
    return createRouter({
      routeTree: root.addChildren([signedIn.addChildren([page]), signIn]),
      history: createMemoryHistory({ initialEntries: ['/accounts'] }),
    })
  }

  test.each([
    { phase: 'warning', title: 'Проверяем сеанс' },
    { phase: 'ended', title: 'Сеанс завершён' },
  ] as const)('covers the page at once: $phase', async ({ phase, title }) => {
    await renderRouter(signedInPage(), { session: fakeSession({ phase, secondsLeft: 0 }) })
    expect(screen.getByRole('alertdialog', { name: title })).toHaveAttribute('data-opaque')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows the sign-in page as soon as it is there', async () => {
    const router = signedInPage()
    await renderRouter(router, { session: fakeSession({ phase: 'ended', secondsLeft: 0 }) })
    await act(() => router.navigate({ to: '/auth/login' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the ring in the header', () => {
  test('shows no digits until five minutes are left', async () => {
    await renderInApp(<SessionRing />, { session: fakeSession({ secondsLeft: 300 }) })
    expect(screen.getByRole('img')).toHaveTextContent('')
  })

  test('shows them with the word under five minutes', async () => {
    await renderInApp(<SessionRing />, { session: fakeSession({ secondsLeft: 299 }) })
    expect(screen.getByRole('img')).toHaveTextContent('Сеанс 04:59')
  })
})
