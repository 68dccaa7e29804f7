import type { FileSending } from '../components/fields/use-file-sending.ts'

/** A picture of two squares, 2 by 1 pixels: enough to see that a picture is shown. */
const twoSquares =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGPgD034tCwKAAgGArdLAXUvAAAAAElFTkSuQmCC'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

/** A picture that has been taken and a document on its way. */
export const sampleFiles: readonly File[] = [
  new File([bytesOf(twoSquares)], 'Вывеска.png', { type: 'image/png', lastModified: 0 }),
  new File(['%PDF'], 'Устав ОсОО «Ысык-Көл Сүт».pdf', { type: 'application/pdf', lastModified: 0 }),
]

/** The document has come so far and stays there for the photograph. */
export const halfSent: FileSending = {
  partOf: file => (file === sampleFiles[1] ? 0.42 : undefined),
  cancel: () => undefined,
}

export const sampleAttachment = {
  uploadId: '0193f6a0-1111-7abc-8def-0123456789ab',
  fileName: 'Договор № 5.pdf',
  sizeBytes: 1_500_000,
}
