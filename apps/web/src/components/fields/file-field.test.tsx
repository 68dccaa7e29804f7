import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { FileField } from './file-field.tsx'
import { megabytesOf, refusalOfFile } from './file-rule.ts'

const rule = { extensions: ['pdf', 'jpg'], maxMegabytes: 10 }
const file = (name: string, bytes = 100) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}

function Field({ maxFiles = 2 }: { maxFiles?: number }) {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <FileField
      label="Документы"
      value={files}
      onChange={setFiles}
      rule={rule}
      maxFiles={maxFiles}
    />
  )
}
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText('или перетащите файл сюда'), { dataTransfer: { files } })

test('types and size are said before anything is chosen', async () => {
  await renderInApp(<Field />)
  expect(screen.getByText('PDF, JPG, не больше 10 МБ')).toBeVisible()
})

test('a good file is listed with its size and can be taken back', async () => {
  const { user } = await renderInApp(<Field />)
  drop(file('Устав.pdf', 1_500_000))
  expect(screen.getByRole('listitem')).toHaveTextContent('Устав.pdf1,4 МБ')
  await user.click(screen.getByRole('button', { name: 'Убрать Устав.pdf' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a file that breaks the rule is named with the reason, and the good one beside it is kept', async () => {
  await renderInApp(<Field />)
  drop(file('Устав.pdf'), file('Смета.exe'), file('Скан.jpg', 11 * 1024 * 1024))
  expect(await screen.findByText(/Смета\.exe: Такой тип файла/)).toBeVisible()
  expect(screen.getByText('Скан.jpg: Файл больше 10 МБ.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Убрать Устав.pdf' })).toBeVisible()
})

test('where one file is wanted the newest takes the place of the older', async () => {
  await renderInApp(<Field maxFiles={1} />)
  drop(file('Старый.pdf'))
  drop(file('Новый.pdf'))
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Новый.pdf0,1 МБ'])
})

test.each([
  ['Устав.PDF', 1, undefined],
  ['Устав', 1, 'FILE_EXTENSION'],
  ['Устав.pdf.exe', 1, 'FILE_EXTENSION'],
  ['Устав.pdf', 10 * 1024 * 1024, undefined],
  ['Устав.pdf', 10 * 1024 * 1024 + 1, 'FILE_SIZE'],
] as const)('%s of %i bytes: %s', (name, size, refusal) => {
  expect(refusalOfFile({ name, size }, rule)).toBe(refusal)
})

test('a size is never nothing', () => {
  expect([megabytesOf(0), megabytesOf(1024 * 1024), megabytesOf(9_961_472)]).toEqual([
    '0,1',
    '1,0',
    '9,5',
  ])
})
