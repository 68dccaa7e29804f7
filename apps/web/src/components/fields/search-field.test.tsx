import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { PausedSearchField } from './search-field.tsx'

const searches: string[] = []

function List({ first = '' }: { first?: string }) {
  const [words, setWords] = useState(first)
  const search = (next: string) => {
    searches.push(next)
    setWords(next)
  }
  return (
    <>
      <PausedSearchField label="Поиск" value={words} onChange={search} maxLength={20} />
      <button type="button" onClick={() => setWords('')}>
        Сбросить фильтры
      </button>
    </>
  )
}

afterEach(() => {
  searches.length = 0
})

test('the bank is queried when the typing pauses, without spaces at the ends, and the field keeps what was typed', async () => {
  const { user } = await renderInApp(<List />)
  const field = screen.getByRole('searchbox', { name: 'Поиск' })
  await user.type(field, ' сүт ')
  expect(searches).toEqual([])
  await vi.waitFor(() => expect(searches).toEqual(['сүт']), 15_000)
  expect(field).toHaveValue(' сүт ')
})

test('a text that is too long is named at the field and not searched for', async () => {
  const { user } = await renderInApp(<List first="сүт" />)
  const field = screen.getByRole('searchbox', { name: 'Поиск' })
  await user.click(field)
  await user.paste('сүт азыктарын жеткирүү келишими')
  expect(field).toHaveAccessibleDescription('Не больше 20 символов.')
  expect(field).toHaveValue('сүт')
  expect(searches).toEqual([])
})

test('words that are taken away elsewhere leave the field too', async () => {
  const { user } = await renderInApp(<List first="сүт" />)
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  expect(screen.getByRole('searchbox', { name: 'Поиск' })).toHaveValue('')
})

test('one press clears the search, and there is nothing to press when it is empty', async () => {
  const { user } = await renderInApp(<List first="сүт" />)
  await user.click(screen.getByRole('button', { name: 'Очистить поиск' }))
  await vi.waitFor(() => expect(searches).toEqual(['']), 15_000)
  await act(async () => undefined)
  expect(screen.queryByRole('button', { name: 'Очистить поиск' })).toBeNull()
})
