import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../testing/render.tsx'
import { RefusalView } from './refusal-view.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const refusedFor = (waitSeconds: number) => ({
  failure: { place: 'wait', code: 'WrongUserStateException', waitSeconds } as const,
  ofSignIn: undefined,
  secondsLeft: 0,
})
/** Lets so many seconds go by. */
const wait = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1_000))
const digits = () => screen.getByRole('alert').querySelector('[aria-hidden]')?.textContent

test('the time until another code may be requested is counted down on the screen, and the notice goes with it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await renderInApp(<RefusalView step={refusedFor(24)} />)
  await waitFor(() => expect(digits()).toContain('00:24'))
  await wait(5)
  expect(digits()).toContain('00:19')
  await wait(19)
  expect(screen.queryByRole('alert')).toBeNull()
})
