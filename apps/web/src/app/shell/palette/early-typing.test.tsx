import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PaletteFrame } from '../../../features/palette/palette-frame.tsx'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { loadPalette } from './testing/load-palette.ts'

let ownPalette: typeof import('./own-palette.tsx').OwnPalette
beforeAll(async () => {
  ownPalette = (await loadPalette()).OwnPalette
}, 60_000)
beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

/** The palette as it is the moment its keys were pressed, its list still on its way. */
async function openBeforeItsCode() {
  let sendCode: (code: typeof ownPalette) => void = () => undefined
  const code = new Promise<typeof ownPalette>(resolve => (sendCode = resolve))
  const { Part } = lazyPart(() => code)
  const onClose = vi.fn<() => void>()
  function Shell() {
    useMe()
    return <PaletteFrame Body={Part} onClose={onClose} />
  }
  const server = fakeServer()
  server.on('PaletteAccounts', { body: { data: { findAllAccountsByPartyIdWithAcl: [] } } })
  const app = await renderInApp(<Shell />, {
    me: personOf(),
    namespaces: ['palette'],
    path: '/accounts',
  })
  const arrive = () => act(async () => sendCode(ownPalette))
  return { ...app, arrive, onClose, field: screen.getByRole('combobox') }
}
const options = () => screen.queryAllByRole('option').map(option => option.textContent)

test('the field has the focus at once, and what is typed before the list has come is searched for', async () => {
  const { user, field, arrive } = await openBeforeItsCode()
  expect(field).toHaveFocus()
  await user.keyboard('картт{Backspace}')
  expect(field).toHaveValue('карт')
  expect(options()).toEqual([])
  await arrive()
  expect(screen.getByRole('combobox')).toBe(field)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('карт')
  await waitFor(() => expect(options()).toEqual(['Карты']))
  await user.keyboard('zz')
  expect(field).toHaveValue('картzz')
})

test('what was typed early in the wrong layout is found too, and opened by an Enter pressed early', async () => {
  const { user, arrive, router, onClose } = await openBeforeItsCode()
  await user.keyboard('bcnjhbz{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  await arrive()
  await waitFor(() => expect(router.state.location.href).toBe('/history'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('an early Enter on other letters than stand there now opens nothing, nor one on an empty field', async () => {
  const { user, arrive, router, onClose } = await openBeforeItsCode()
  await user.keyboard('{Enter}карты{Enter}{Backspace}')
  await arrive()
  await waitFor(() => expect(options()).toEqual(['Карты']))
  expect(router.state.location.href).toBe('/accounts')
  expect(onClose).not.toHaveBeenCalled()
})

test('Esc closes it while its list is on its way', async () => {
  const { user, onClose } = await openBeforeItsCode()
  await user.keyboard('карты{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a pasted text that is too long is refused and named, never cut', async () => {
  const { user, field } = await openBeforeItsCode()
  await user.keyboard('карта')
  await user.paste('оплата '.repeat(20))
  expect(field).toHaveValue('карта')
  expect(field).toHaveAccessibleDescription('Не больше 100 символов.')
  await user.keyboard('{Backspace}')
  expect(field).toHaveValue('карт')
  expect(field).not.toHaveAccessibleDescription('Не больше 100 символов.')
})
