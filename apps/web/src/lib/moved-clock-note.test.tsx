import { toIso } from '@tartip/domain/time/instant'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { renderInApp } from '../testing/render.tsx'
import { systemClock } from './clock.ts'
import { MovedClockNote } from './moved-clock-note.tsx'
import { bankClockQuery } from './bank-clock-query.ts'

const bankAt = (now: string) => {
  const day = { date: now.slice(0, 10), isWorkingDay: true, isShortDay: false }
  fakeServer().on('BankToday', {
    body: { data: { getBankToday: { ...day, now, nextWorkingDay: '2030-01-02' } } },
  })
}

test('a moved clock of the bank is reported where both times stand side by side', async () => {
  bankAt('2030-01-01T04:00:00.000Z')
  await renderInApp(<MovedClockNote />)
  expect(await screen.findByRole('note')).toHaveTextContent('в банке 01.01.2030 10:00')
})

test('when the clocks agree nothing is shown', async () => {
  bankAt(toIso(systemClock.now()))
  const { queryClient } = await renderInApp(<MovedClockNote />)
  await waitFor(() => expect(queryClient.getQueryData(bankClockQuery.queryKey)).toBeDefined())
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})
