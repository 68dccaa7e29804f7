import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { BalanceChart } from './balance-chart.tsx'
import type { BalanceDay } from './balance-days.ts'

const daysOf = (...balances: readonly string[]): readonly BalanceDay[] =>
  balances.map((balance, place) => ({
    date: `2026-11-${String(place + 1).padStart(2, '0')}` as BalanceDay['date'],
    balance,
  }))
const openChart = (days: readonly BalanceDay[]) =>
  renderInApp(<BalanceChart title="Остаток" days={days} currency="KGS" />)

test('marks of large movements are explained', async () => {
  await openChart(daysOf('100.00', '100.00', '900.00'))
  expect(await screen.findByText('крупное движение')).toBeVisible()
})

test('a quiet curve has no marks and no words about them', async () => {
  await openChart(daysOf('100.00', '100.00'))
  await screen.findByRole('slider')
  expect(screen.queryByText('крупное движение')).toBeNull()
})

test('the day that is read has its own sign, around the mark of the same day', async () => {
  const { user } = await openChart(daysOf('100.00', '100.00', '900.00'))
  const slider = await screen.findByRole('slider')
  await user.click(slider)
  await user.keyboard('{End}')
  const [mark, reader, ...others] = slider.querySelectorAll('circle')
  expect(others).toHaveLength(0)
  expect(reader?.getAttribute('cx')).toBe(mark?.getAttribute('cx'))
  expect(reader?.getAttribute('class')).not.toBe(mark?.getAttribute('class'))
})
