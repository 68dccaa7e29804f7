import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { renderInApp } from '../../testing/render.tsx'
import { SmallPictures } from './small-pictures.tsx'
import { pictureOfFile } from './uploaded-file.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

const show = (fileIds: readonly string[]) =>
  renderInApp(<SmallPictures label="Магазин" paths={fileIds.map(pictureOfFile)} />, {
    namespaces: ['documents'],
  })

test('each picture is shown small, and large when it is pressed', async () => {
  server.on('GET /api/v1/files/a/picture', {})
  server.on('GET /api/v1/files/b/picture', {})
  const { user } = await show(['a', 'b'])
  const small = await screen.findByRole('button', { name: 'Фотография 2 из 2: увеличить' })
  await waitFor(() => expect(small).not.toHaveAttribute('aria-busy'))
  await user.click(small)
  const large = await screen.findByRole('dialog', { name: 'Фотография 2 из 2' })
  expect(within(large).getByRole('img', { name: 'Фотография 2 из 2' })).toBeVisible()
  await user.click(within(large).getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that cannot be read says so', async () => {
  server.on('GET /api/v1/files/a/picture', { status: 404, body: { code: 'FILE_NOT_FOUND' } })
  await show(['a'])
  expect(await screen.findByText(/Фотография 1 из 1 не загрузилась/)).toBeVisible()
})

test('a picture that the server had no time to draw is asked for again by itself', async () => {
  let asked = 0
  server.on('GET /api/v1/files/a/picture', () => {
    asked += 1
    return asked === 1 ? { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } } : {}
  })
  await show(['a'])
  const small = await screen.findByRole('button', { name: 'Фотография 1 из 1: увеличить' })
  await waitFor(() => expect(small).not.toHaveAttribute('aria-busy'))
  expect(asked).toBe(2)
})
