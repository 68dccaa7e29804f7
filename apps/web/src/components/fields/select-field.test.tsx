import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { SelectField } from './select-field.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

async function widestListUnder(fieldWidth: number): Promise<string | undefined> {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(fieldWidth)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280)
  const options = [{ value: '13900', label: '13900 · Возврат излишне полученного' }]
  const { user } = await renderInApp(
    <SelectField label="Код" value="" onChange={() => undefined} options={options} />,
  )
  await user.click(screen.getByRole('button', { name: /Код/ }))
  return screen.getByRole('listbox').closest<HTMLElement>('[style*="min-width"]')?.style.maxWidth
}

test('a list under a field with room for its words is not wider than the field', async () => {
  expect(await widestListUnder(566)).toBe('566px')
})

test('a list under a narrow field may be wider than the field', async () => {
  expect(await widestListUnder(160)).toBe('')
})
