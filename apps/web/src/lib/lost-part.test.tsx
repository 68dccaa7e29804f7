import { screen } from '@testing-library/react'
import { Component, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../testing/render.tsx'
import { lazyPart } from './lazy-part.tsx'
import { ChunkLost } from './lost-chunk.ts'
import { LostPart } from './lost-part.tsx'

afterEach(() => vi.restoreAllMocks())

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
    </>
  )
}

test('a part whose code is gone closes, and what is typed below it stays', async () => {
  // React reports to the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lost = () => Promise.reject(new ChunkLost(new TypeError('gone')))
  // A second loss within a minute: nothing is loaded again by itself.
  sessionStorage.setItem('chunkReloadedAt', String(Date.now()))
  const { user } = await renderInApp(<Page load={lost} />)
  await user.type(screen.getByLabelText('Назначение'), 'Оплата')
  await user.click(screen.getByRole('button', { name: 'Уведомления' }))
  expect(await screen.findByText('закрыто')).toBeVisible()
  expect(screen.getByLabelText('Назначение')).toHaveValue('Оплата')
  sessionStorage.removeItem('chunkReloadedAt')
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
