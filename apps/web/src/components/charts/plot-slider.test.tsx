import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { BalanceChart } from './balance-chart.tsx'
import type { BalanceDay } from './balance-days.ts'
import { CashFlowChart } from './cash-flow-chart.tsx'

const days: readonly BalanceDay[] = Array.from({ length: 10 }, (_, place) => ({
  date: `2026-11-${String(place + 1).padStart(2, '0')}`,
  balance: `${(place + 1) * 100}.00`,
}))

// Ten days, ten pixels each; this environment draws nothing by itself.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 188))
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined)
})

async function openBalance() {
  const onSpanChoose = vi.fn<(from: string, to: string) => void>()
  await renderInApp(
    <BalanceChart title="Остаток" days={days} currency="KGS" onSpanChoose={onSpanChoose} />,
  )
  return { onSpanChoose, plot: await screen.findByRole('slider') }
}
const at = (clientX: number, pointerType = 'mouse') => ({
  clientX,
  pointerType,
  button: 0,
  pointerId: 1,
})

test('a drag chooses the days between its ends, in either direction', async () => {
  const { onSpanChoose, plot } = await openBalance()
  fireEvent.pointerDown(plot, at(75))
  fireEvent.pointerMove(plot, at(32))
  expect(plot.querySelector('[data-part="span"]')).toHaveAttribute('x')
  expect(screen.getByText('+500,00 KGS')).toBeVisible()
  fireEvent.pointerUp(plot, at(32))
  expect(onSpanChoose.mock.calls).toEqual([['2026-11-04', '2026-11-08']])
})

test('a press without a drag chooses its day', async () => {
  const { onSpanChoose, plot } = await openBalance()
  fireEvent.pointerDown(plot, at(5))
  fireEvent.pointerUp(plot, at(5))
  expect(onSpanChoose.mock.calls).toEqual([['2026-11-01', '2026-11-01']])
})

test('a finger that turns out to scroll the page chooses nothing', async () => {
  const { onSpanChoose, plot } = await openBalance()
  fireEvent.pointerDown(plot, at(75, 'touch'))
  fireEvent.pointerMove(plot, at(60, 'touch'))
  fireEvent.pointerCancel(plot, at(60, 'touch'))
  expect(plot.querySelector('[data-part="span"]')).toBeNull()
  expect(onSpanChoose).not.toHaveBeenCalled()
})

test('Escape in the middle of a choice takes it back, and Enter ends it', async () => {
  const { onSpanChoose, plot } = await openBalance()
  fireEvent.keyDown(plot, { key: 'End' })
  fireEvent.keyDown(plot, { key: 'ArrowLeft', shiftKey: true })
  expect(plot.querySelector('[data-part="span"]')).not.toBeNull()
  fireEvent.keyDown(plot, { key: 'Escape' })
  fireEvent.keyUp(plot, { key: 'Shift' })
  expect(plot.querySelector('[data-part="span"]')).toBeNull()
  expect(onSpanChoose).not.toHaveBeenCalled()
  fireEvent.keyDown(plot, { key: 'Home', shiftKey: true })
  fireEvent.keyDown(plot, { key: 'Enter' })
  expect(onSpanChoose.mock.calls).toEqual([['2026-11-01', '2026-11-09']])
})

test('the period before is drawn beside, with its own balance for each day', async () => {
  const before = { days: days.map(day => ({ ...day, balance: '7.00' })), label: 'месяцем раньше' }
  await renderInApp(<BalanceChart title="Остаток" days={days} currency="KGS" before={before} />)
  const plot = await screen.findByRole('slider')
  expect(plot.querySelector('[data-part="before"]')).not.toBeNull()
  fireEvent.keyDown(plot, { key: 'Home' })
  expect(plot.getAttribute('aria-valuetext')).toMatch(/^1\s+ноября: 100.*месяцем раньше: 7,00/)
})

const flow = days.map(({ date }, place) => ({ date, inflow: '5.00', outflow: `${place}.00` }))
const link = (onOpen: (day: string) => void) => ({
  hrefOf: (day: string) => `/history?${day}`,
  onOpen,
})

test('a bar leads to the documents of its day, with the mouse and with Enter', async () => {
  const onOpen = vi.fn<(day: string) => void>()
  await renderInApp(
    <CashFlowChart
      title="Движение"
      days={flow}
      currency="KGS"
      totalIn="50.00"
      totalOut="45.00"
      dayLink={link(onOpen)}
    />,
  )
  const plot = await screen.findByRole('slider')
  fireEvent.pointerDown(plot, at(25))
  fireEvent.pointerUp(plot, at(25))
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  fireEvent.keyDown(plot, { key: 'Enter' })
  expect(onOpen.mock.calls).toEqual([['2026-11-03'], ['2026-11-04']])
})

test('a finger reads a bar and is offered the way to its documents', async () => {
  const onOpen = vi.fn<(day: string) => void>()
  await renderInApp(
    <CashFlowChart
      title="Движение"
      days={flow}
      currency="KGS"
      totalIn="50.00"
      totalOut="45.00"
      dayLink={link(onOpen)}
    />,
  )
  const plot = await screen.findByRole('slider')
  fireEvent.pointerDown(plot, at(25, 'touch'))
  fireEvent.pointerUp(plot, at(25, 'touch'))
  fireEvent.pointerLeave(plot, at(25, 'touch'))
  expect(onOpen).not.toHaveBeenCalled()
  expect(screen.getByText('03.11.2026')).toBeVisible()
  expect(screen.getByRole('link', { name: /Документы за 3\s+ноября/ })).toHaveAttribute(
    'href',
    '/history?2026-11-03',
  )
})
