import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const buttons: readonly [string, (onClick: () => void) => ReactElement][] = [
  ['a button', onClick => <Button onClick={onClick}>Отправить</Button>],
  ['an icon', onClick => <IconButton aria-label="Отправить" onClick={onClick} />],
]

/** The hand presses at (50, 20) in the middle of a button of 100 × 40. */
function press(
  element: (onClick: () => void) => ReactElement,
  released: { x: number; y: number },
  movedBy = 0,
) {
  const onClick = vi.fn()
  const { unmount } = render(element(onClick))
  const button = screen.getByRole('button', { name: 'Отправить' })
  const place = vi.spyOn(button, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(0, 0, 100, 40))
  button.setPointerCapture = () => undefined
  fireEvent.pointerDown(button, { button: 0, clientX: 50, clientY: 20 })
  place.mockReturnValue(new DOMRect(0, movedBy, 100, 40))
  fireEvent.click(button, { detail: 1, clientX: released.x, clientY: released.y })
  unmount()
  return onClick.mock.calls.length
}

test.each(buttons)('%s is pressed though it moved away from under the hand', (_name, element) => {
  expect(press(element, { x: 50, y: 20 }, 200)).toBe(1)
  // The hand moved, too, but not off the place where it pressed.
  expect(press(element, { x: 70, y: 30 }, 200)).toBe(1)
  expect(press(element, { x: 50, y: 215 }, 200)).toBe(1)
})

test.each(buttons)('%s is not pressed by a hand that left it', (_name, element) => {
  expect(press(element, { x: 50, y: 90 })).toBe(0)
})

test.each(buttons)('%s is pressed by the keyboard', (_name, element) => {
  const onClick = vi.fn()
  const { unmount } = render(element(onClick))
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }), { detail: 0 })
  expect(onClick).toHaveBeenCalledOnce()
  unmount()
})
