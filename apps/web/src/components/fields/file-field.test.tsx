import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { FileField } from './file-field.tsx'
import { refusalOfFile } from './file-rule.ts'
import { shownSizeOf } from './file-size.ts'
import { useFileSending } from './use-file-sending.ts'
import type { SendingOptions } from './use-file-sending.ts'

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

test('types and size are shown before anything is chosen', async () => {
  await renderInApp(<Field />)
  expect(screen.getByText('PDF, JPG, не больше 10 МБ')).toBeVisible()
})

test('a good file is listed with its size and can be withdrawn', async () => {
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
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Новый.pdf100 Б'])
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

test.each([
  [0, 'bytes', '0'],
  [20, 'bytes', '20'],
  [1_331, 'kilobytes', '1'],
  [1_047_900, 'kilobytes', '1023'],
  [1_048_300, 'megabytes', '1,0'],
  [9_961_472, 'megabytes', '9,5'],
] as const)('a file of %i bytes is shown in %s: %s', (bytes, unit, size) => {
  expect(shownSizeOf(bytes)).toEqual({ unit, size })
})

test('a chosen picture is shown, another file by its sign, and the picture is let go of', async () => {
  const lend = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  const { user } = await renderInApp(<Field />)
  const photo = new File(['x'], 'Вывеска.jpg', { type: 'image/jpeg' })
  drop(photo, file('Устав.pdf'))
  const [first, second] = screen.getAllByRole('listitem')
  await waitFor(() => expect(first?.querySelector('img')).toHaveAttribute('src', 'blob:picture'))
  expect(second?.querySelector('img')).toBeNull()
  expect(lend.mock.calls).toEqual([[photo]])
  await user.click(screen.getByRole('button', { name: 'Убрать Вывеска.jpg' }))
  expect(revoke).toHaveBeenCalledWith('blob:picture')
})

test('a picture that cannot be drawn is a file like any other', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:broken')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  await renderInApp(<Field />)
  drop(new File(['x'], 'Скан.jpg', { type: 'image/jpeg' }))
  const picture = await waitFor(() => {
    const found = screen.getByRole('listitem').querySelector('img')
    expect(found).not.toBeNull()
    return found
  })
  if (picture) fireEvent.error(picture)
  expect(screen.getByRole('listitem').querySelector('img')).toBeNull()
})

function Sender({
  sendOne,
}: {
  sendOne: (file: File, options: SendingOptions) => Promise<string>
}) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [outcome, setOutcome] = useState('')
  const { sending, send } = useFileSending(sendOne)
  return (
    <>
      <FileField
        label="Документы"
        value={files}
        onChange={setFiles}
        rule={rule}
        maxFiles={2}
        sending={sending}
      />
      <button
        type="button"
        onClick={() => void Promise.all(files.map(send)).then(all => setOutcome(all.join('|')))}
      >
        Отправить
      </button>
      <output>{outcome}</output>
    </>
  )
}

test('a file on its way says how far it has come, and nothing is changed below it', async () => {
  let progress: (part: number) => void = () => undefined
  let arrive: (id: string) => void = () => undefined
  const sendOne = (_file: File, { onProgress }: SendingOptions) => {
    progress = onProgress
    return new Promise<string>(resolve => (arrive = resolve))
  }
  const { user } = await renderInApp(<Sender sendOne={sendOne} />)
  drop(file('Устав.pdf'))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  act(() => progress(0.427))
  const bar = screen.getByRole('progressbar', { name: 'Отправка: Устав.pdf' })
  expect(bar).toHaveAttribute('aria-valuenow', '42')
  expect(screen.getByRole('button', { name: 'Выбрать файл' })).toBeDisabled()
  drop(file('Другой.pdf'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await act(async () => arrive('id-1'))
  expect(await screen.findByText('id-1')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'Убрать Устав.pdf' })).toBeEnabled()
})

test('a file can be called back while the other one goes on', async () => {
  const arrivals: (() => void)[] = []
  const sendOne = (sent: File, { signal }: SendingOptions) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      arrivals.push(() => resolve(sent.name))
    })
  const { user } = await renderInApp(<Sender sendOne={sendOne} />)
  drop(file('Устав.pdf'), file('Скан.jpg'))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await user.click(screen.getByRole('button', { name: 'Отменить отправку Устав.pdf' }))
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1))
  await act(async () => arrivals[1]?.())
  expect(await screen.findByText('|Скан.jpg')).toBeVisible()
})

test('leaving the page calls back what is on its way', async () => {
  let isCalledBack = false
  const sendOne = (_file: File, { signal }: SendingOptions) =>
    new Promise<string>(() => signal.addEventListener('abort', () => (isCalledBack = true)))
  const { user, unmount } = await renderInApp(<Sender sendOne={sendOne} />)
  drop(file('Устав.pdf'))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  unmount()
  expect(isCalledBack).toBe(true)
})
