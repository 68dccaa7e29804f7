import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { useViewer } from '../../lib/use-me.ts'
import { BottomBar } from './bottom-bar.tsx'

function Bar() {
  return <BottomBar viewer={useViewer()} counts={{ toSign: 5, unreadLetters: undefined }} />
}

test('on a phone one place alone is marked as the one where the person is', async () => {
  await renderInApp(<Bar />, {
    me: personOf({
      currentContract: contractOf({ userContractAttributes: { signRight: 'CREATOR' } }),
    }),
    path: '/history',
    namespaces: ['common'],
  })
  const links = screen.getAllByRole('link')
  const looks = links.map(link =>
    [...link.attributes]
      .map(({ name }) => name)
      .filter(name => name !== 'href')
      .join(' '),
  )
  const current = screen.getByRole('link', { name: 'История' })
  expect(current).toHaveAttribute('aria-current', 'page')
  const others = looks.filter((_look, index) => links[index] !== current)
  expect(new Set(others).size).toBe(1)
})

test('who sells by instalments alone finds them in the bottom bar, and no payments', async () => {
  const productRoles = [{ productName: 'TEZ_LOANS', roles: ['SELLER'] }]
  const userContractAttributes = { signRight: 'NONE' as const, productRoles }
  await renderInApp(<Bar />, {
    me: personOf({ currentContract: contractOf({ userContractAttributes }) }),
    path: '/outlet',
    namespaces: ['common'],
  })
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Точки',
    'QR',
    'Рассрочка',
    'Ещё',
  ])
})
