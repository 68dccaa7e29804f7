import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

test('what a left field shows comes at once when the keyboard has left it', () => {
  const run = vi.fn()
  afterPress(run)
  expect(run).toHaveBeenCalledOnce()
})

test('what a left field shows comes after the press that left it, and after its click', async () => {
  const seen: string[] = []
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', () => seen.push('click'))
  fireEvent.mouseDown(button)
  afterPress(() => seen.push('message'))
  expect(seen).toEqual([])
  fireEvent.mouseUp(button)
  fireEvent.click(button)
  await waitFor(() => expect(seen).toEqual(['click', 'message']))
  button.remove()
})

test('a press that ends outside the page holds nothing back for long', async () => {
  const run = vi.fn()
  fireEvent.mouseDown(document.body)
  afterPress(run)
  fireEvent.mouseMove(document.body, { buttons: 0 })
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
})
