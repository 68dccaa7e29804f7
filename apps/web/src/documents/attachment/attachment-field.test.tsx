import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sessionEvents } from '../../lib/session-events.ts'
import { renderInApp } from '../../testing/render.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { AttachmentLink } from './attachment-link.tsx'
import { downloadFile } from './uploaded-file.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** One request as the browser would make it; a test answers it. */
class FakeRequest extends EventTarget {
  static made: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  address = ''
  status = 0
  responseText = ''
  body: FormData | undefined
  expiresIn: string | null = null
  timeout = 0
  isAborted = false
  open(method: string, address: string) {
    this.address = `${method} ${address}`
    FakeRequest.made.push(this)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = () => this.expiresIn
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
    this.end('abort')
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }))
  }
  answer(status: number, body: unknown, expiresIn: string | null = '900') {
    Object.assign(this, { status, responseText: JSON.stringify(body), expiresIn })
    this.end('load')
  }
  end(type: string) {
    this.dispatchEvent(new Event(type))
    this.dispatchEvent(new Event('loadend'))
  }
}

const before = globalThis.XMLHttpRequest
beforeEach(() => {
  FakeRequest.made = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterAll(() => vi.stubGlobal('XMLHttpRequest', before))

const uploaded: UploadedFile = { uploadId: 'u1', fileName: 'Акт.pdf', sizeBytes: 1_500_000 }
const pdf = () => new File(['%PDF-'], 'Акт.pdf', { type: 'application/pdf' })

function Field({ first }: { first?: UploadedFile }) {
  const [value, setValue] = useState(first)
  const [isSending, setIsSending] = useState(false)
  return (
    <>
      <AttachmentField
        label="Вложение"
        purpose="LETTER_ATTACHMENT"
        value={value}
        onChange={setValue}
        onSendingChange={setIsSending}
      />
      <output>{isSending ? 'sending' : (value?.uploadId ?? 'none')}</output>
    </>
  )
}
const zone = () => screen.getByText('или перетащите файл сюда')
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })
const sentRequest = async (): Promise<FakeRequest> => {
  await waitFor(() => expect(FakeRequest.made.at(-1)?.body).toBeDefined())
  return FakeRequest.made.at(-1) as FakeRequest
}

test('a file is sent at once, shows its progress, and is kept under the id of the server', async () => {
  await renderInApp(<Field />)
  drop(pdf())
  const request = await sentRequest()
  expect(request.address).toBe('POST /api/v1/uploads?purpose=LETTER_ATTACHMENT')
  expect(request.headers).toMatchObject({ 'X-Tartip-Client': 'web', 'Accept-Language': 'ru' })
  expect(request.body?.get('file')).toMatchObject({ name: 'Акт.pdf' })
  act(() => request.progress(42))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
  expect(screen.getByRole('status')).toHaveTextContent('sending')
  const seconds: number[] = []
  const stop = sessionEvents.on('expiry', ({ secondsLeft }) => seconds.push(secondsLeft))
  await act(async () => request.answer(200, uploaded))
  stop()
  expect(await screen.findByText('u1')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Акт.pdf1,4 МБ')
  expect(seconds).toEqual([900])
})

test('a pasted picture is sent like a chosen file; pasted text is not', async () => {
  await renderInApp(<Field />)
  fireEvent.paste(zone(), { clipboardData: { files: [] } })
  expect(FakeRequest.made).toEqual([])
  fireEvent.paste(zone(), { clipboardData: { files: [new File(['x'], 'image.png')] } })
  expect((await sentRequest()).body?.get('file')).toMatchObject({ name: 'image.png' })
})

test('what the rule does not take is refused beside the field and not sent', async () => {
  await renderInApp(<Field />)
  drop(new File(['x'], 'a.exe'))
  expect(await screen.findByText('Такой тип файла не поддерживается.')).toBeVisible()
  drop(pdf(), pdf())
  expect(await screen.findByText('За один раз загружается один файл.')).toBeVisible()
  const large = pdf()
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  drop(large)
  expect(await screen.findByText('Файл больше 10 МБ.')).toBeVisible()
  expect(FakeRequest.made).toEqual([])
})

test('a refusal of the server stands beside the field, and the former file stays', async () => {
  await renderInApp(<Field first={uploaded} />)
  drop(new File(['x'], 'Новый.pdf'))
  const request = await sentRequest()
  const refusal = { code: 'FILE_CONTENT_MISMATCH', params: { extension: 'pdf' } }
  await act(async () => request.answer(400, refusal))
  expect(await screen.findByText(/не соответствует его расширению \.pdf/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Акт.pdf')
  expect(screen.getByRole('status')).toHaveTextContent('u1')
})

test('a lost connection is shown, and the next try clears it', async () => {
  await renderInApp(<Field />)
  drop(pdf())
  const lost = await sentRequest()
  await act(async () => lost.end('error'))
  expect(
    await screen.findByText('Банк не ответил. Проверьте подключение и повторите.'),
  ).toBeVisible()
  drop(pdf())
  await waitFor(() => expect(FakeRequest.made).toHaveLength(2))
  expect(screen.queryByText('Банк не ответил. Проверьте подключение и повторите.')).toBeNull()
})

test('an ended session is reported to the session', async () => {
  let ended = 0
  const stop = sessionEvents.on('unauthenticated', () => (ended += 1))
  await renderInApp(<Field />)
  drop(pdf())
  const request = await sentRequest()
  await act(async () => request.answer(401, { code: 'UNAUTHENTICATED' }, null))
  stop()
  expect(ended).toBe(1)
})

test('sending is cancelled by the person, and the former file stays', async () => {
  const { user } = await renderInApp(<Field first={uploaded} />)
  drop(new File(['x'], 'Новый.pdf'))
  const request = await sentRequest()
  await user.click(screen.getByRole('button', { name: 'Отменить отправку Новый.pdf' }))
  expect(request.isAborted).toBe(true)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('u1'))
  expect(screen.getByRole('listitem')).toHaveTextContent('Акт.pdf')
})

test('leaving the page cancels the sending', async () => {
  const { unmount } = await renderInApp(<Field />)
  drop(pdf())
  const request = await sentRequest()
  unmount()
  expect(request.isAborted).toBe(true)
})

test('a kept file is removed', async () => {
  const { user } = await renderInApp(<Field first={uploaded} />)
  await user.click(screen.getByRole('button', { name: 'Убрать Акт.pdf' }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('none')
})

test('the file of a document is saved under its name; one that is gone is reported', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const answers = [
    new Response('%PDF-', { status: 200, headers: { 'content-type': 'application/pdf' } }),
    new Response('{"code":"FILE_NOT_FOUND"}', { status: 404 }),
  ]
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    saved.push([path, new Headers(headers).get('x-tartip-client')])
    return answers.shift()
  })
  const { user } = await renderInApp(
    <AttachmentLink fileName="Акт.pdf" onSave={() => downloadFile('u1', 'Акт.pdf')} />,
    {
      namespaces: ['documents'],
    },
  )
  const button = screen.getByRole('button', { name: 'Скачать файл Акт.pdf' })
  await user.click(button)
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[0]).toMatchObject({ size: 5 })
  expect(saved).toEqual([['/api/v1/files/u1', 'web']])
  await user.click(button)
  expect(await screen.findByText('Файл не найден.')).toBeVisible()
})
