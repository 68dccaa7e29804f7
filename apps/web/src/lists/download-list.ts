import { apiErrorOf } from '../lib/error-answer.ts'
import { ApiError } from '../lib/api-error.ts'
import { fetchResponse, readJson } from '../lib/http.ts'

export type ExportFileType = 'xlsx' | 'csv' | 'pdf' | 'txt'

export interface ListExport {
  /** The list's name in the address of its export. */
  readonly name: string
  /** As the list's operation takes it. */
  readonly input: Readonly<Record<string, string | readonly string[]>>
}

export interface DownloadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (receivedBytes: number) => void
}

/** A hundred thousand rows over a slow line take minutes. */
const timeoutMs = 600_000

/** Everything found, as the server writes it. */
export function downloadList(
  { name, input }: ListExport,
  type: ExportFileType,
  options: DownloadOptions,
): Promise<File> {
  const query = new URLSearchParams({ format: type })
  for (const [part, text] of Object.entries(input)) query.set(part, [text].flat().join(','))
  return downloadFile(`/api/v1/exports/${name}?${query.toString()}`, `${name}.${type}`, options)
}

/** A file under the name that the server gives it. */
export async function downloadFile(
  path: string,
  usualName: string,
  { signal, onProgress }: DownloadOptions,
): Promise<File> {
  const response = await fetchResponse({ method: 'GET', path, signal, timeoutMs })
  if (!response.ok) throw apiErrorOf(await readJson(response), 'GENERIC', response.status)
  const content = await readBody(response, signal, onProgress)
  const name = fileNameIn(response.headers.get('content-disposition') ?? '') ?? usualName
  return new File(content, name, { type: response.headers.get('content-type') ?? '' })
}

/** RFC 6266: the name in any letters comes first. */
function fileNameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined
    ? /filename="([^"]+)"/.exec(disposition)?.[1]
    : decodeURIComponent(encoded)
}

async function readBody(
  response: Response,
  signal: AbortSignal,
  onProgress: (receivedBytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  try {
    for (const reader = response.body?.getReader(); reader;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      received += value.byteLength
      onProgress(received)
    }
  } catch (error) {
    if (signal.aborted) throw error
    // Half a file must not pass for the whole of it.
    throw new ApiError('NETWORK_ERROR', { isNetwork: true })
  }
  // What was stopped is not saved, even if its last part has come.
  signal.throwIfAborted()
  return chunks
}
