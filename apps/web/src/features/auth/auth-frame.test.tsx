import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { systemClock } from '../../lib/clock.ts'
import { renderInApp } from '../../testing/render.tsx'
import { AuthFrame } from './auth-frame.tsx'

test('the footer counts the years of the bank from 1992 to the year in Bishkek', async () => {
  // In Bishkek the new year has begun six hours ago.
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2026-12-31T23:59:00Z'))
  await renderInApp(<AuthFrame>Вход</AuthFrame>, { namespaces: ['auth'] })
  expect(screen.getByText('© 1992–2027')).toBeInTheDocument()
})
