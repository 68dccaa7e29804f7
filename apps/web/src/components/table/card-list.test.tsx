import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { CardList } from './card-list.tsx'

interface Order {
  readonly id: string
}
const openList = (count: number) =>
  renderInApp(
    <CardList<Order>
      label="Платежи"
      columns={[]}
      rows={Array.from({ length: count }, (_, place) => ({ id: `r${place + 1}` }))}
      getRowId={order => order.id}
      rowName={order => order.id}
      rowHref={order => `/history?payment=${order.id}`}
      renderCard={order => <span>{order.id}</span>}
    />,
  )

test('a short list on a phone is drawn whole and needs no numbers', async () => {
  await openList(120)
  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(120)
  expect(cards[0]?.hasAttribute('aria-setsize')).toBe(false)
})

test('of a long list on a phone only what is in view is drawn, and each card knows its place', async () => {
  await openList(5_000)
  const cards = await screen.findAllByRole('listitem')
  expect(cards.length).toBeGreaterThan(5)
  expect(cards.length).toBeLessThanOrEqual(60)
  expect(cards[0]).toHaveAttribute('aria-posinset', '1')
  expect(cards[0]).toHaveAttribute('aria-setsize', '5000')
  const [spacer] = document.querySelectorAll<HTMLElement>('li[aria-hidden]')
  expect(Number.parseFloat(spacer?.style.height ?? '')).toBeGreaterThan(400_000)
})
