import { screen, waitFor } from '@testing-library/react'
import { Component, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastHost } from '../components/feedback/toast-host.tsx'
import { toast } from '../components/feedback/toast-store.ts'
import { renderInApp } from '../testing/render.tsx'
import { lazyPart, lazySlot } from './lazy-part.tsx'
import { ChunkLost } from './lost-chunk.ts'
import { KeptPart, LostPart } from './lost-part.tsx'

afterEach(() => {
  toast.clear()
  vi.restoreAllMocks()
  sessionStorage.removeItem('chunkReloadedAt')
})

const staleText = /^Вышло обновление, эта часть откроется/

/** A second loss within a minute: nothing is loaded again by itself. */
function losePart() {
  // React reports to the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  sessionStorage.setItem('chunkReloadedAt', String(Date.now()))
  return Promise.reject(new ChunkLost(new TypeError('gone')))
}

function Page({ load }: { load: () => Promise<() => null> }) {
  const [part] = useState(() => lazyPart(load))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <input aria-label="Назначение" />
      <button type="button" onClick={() => setIsOpen(true)}>
        Уведомления
      </button>
      {isOpen ? (
        <LostPart onLost={() => setIsOpen(false)}>
          <Suspense>
            <part.Part />
          </Suspense>
        </LostPart>
      ) : null}
      <p>{isOpen ? 'открыто' : 'закрыто'}</p>
      <ToastHost />
    </>
  )
}

test('a part whose code is gone closes and says why, and what is typed below it stays', async () => {
  const { user } = await renderInApp(<Page load={losePart} />)
  await user.type(screen.getByLabelText('Назначение'), 'Оплата')
  await user.click(screen.getByRole('button', { name: 'Уведомления' }))
  expect(await screen.findByText('закрыто')).toBeVisible()
  expect(screen.getByLabelText('Назначение')).toHaveValue('Оплата')
  expect(await screen.findByText(staleText)).toBeVisible()
})

interface PageWithSheetProps {
  load: () => Promise<() => null>
  onLost: () => void
}

function PageWithSheet({ load, onLost }: PageWithSheetProps) {
  const [part] = useState(() => lazySlot(load))
  const [isOpen, setIsOpen] = useState(false)
  const handleLost = () => {
    setIsOpen(false)
    onLost()
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Документ
      </button>
      <KeptPart isNeeded={isOpen} onLost={handleLost}>
        <part.Part />
      </KeptPart>
      <p>{isOpen ? 'открыто' : 'закрыто'}</p>
    </>
  )
}

test('a sheet whose code is gone closes as often as it is opened', async () => {
  const handleLost = vi.fn()
  const { user } = await renderInApp(<PageWithSheet load={losePart} onLost={handleLost} />)
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Документ' }))
    await waitFor(() => expect(handleLost).toHaveBeenCalledTimes(times))
    expect(screen.getByText('закрыто')).toBeVisible()
  }
})

class Outside extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message || this.props.children
}

test('a part with a fault of its own is not passed off as one of a newer release', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const handleLost = vi.fn()
  const Broken = () => {
    throw new Error('a fault of ours')
  }
  await renderInApp(
    <Outside>
      <LostPart onLost={handleLost}>
        <Broken />
      </LostPart>
    </Outside>,
  )
  expect(await screen.findByText('a fault of ours')).toBeVisible()
  expect(handleLost).not.toHaveBeenCalled()
})
