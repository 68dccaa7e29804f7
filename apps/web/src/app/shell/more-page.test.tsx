import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { MorePage } from './more-page.tsx'

// What waits for the person is counted beside the names of the pages.
beforeEach(() => {
  const server = fakeServer()
  server.on('UnreadLetters', { body: { data: { getAmountNotProcessedStatus: 0 } } })
  server.on('PaymentCounts', { body: { data: { getCountsOfPaymentsGroupedByStatus: [] } } })
})

type SignRight = ReturnType<typeof contractOf>['userContractAttributes']['signRight']

async function placesOf(signRight: SignRight) {
  await renderInApp(<MorePage />, {
    me: personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }) }),
    namespaces: ['more'],
  })
  const places = screen.getByRole('navigation', { name: 'Разделы' })
  return within(places)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))
}

test('a phone reaches every page that its bar has no place for', async () => {
  const places = await placesOf('FIRST')
  expect(places).toEqual(
    expect.arrayContaining(['/cards', '/loan-claims', '/more?rates=1', '/settings/users']),
  )
  expect(places).not.toContain('/accounts')
})

test('who sells has outlets and sales in the bar, and not once more under More', async () => {
  const places = await placesOf('CASHIER')
  expect(places).not.toContain('/outlet')
  expect(places).not.toContain('/qr-history/sales')
})

test('who does not sell finds the sales under More', async () => {
  expect(await placesOf('CREATOR')).toContain('/qr-history/sales')
})

test('an auditor is not led to people and permissions', async () => {
  expect(await placesOf('AUDITOR')).not.toContain('/settings/users')
})
