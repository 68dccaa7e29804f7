import { queryOptions } from '@tanstack/react-query'
import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { ApiError } from '../../lib/api-error.ts'
import { systemClock } from '../../lib/clock.ts'
import { currentLanguage } from '../../lib/current-language.ts'
import { isRecord } from '../../lib/error-answer.ts'
import {
  expiryHeader,
  fetchResponse,
  ownHeaders,
  parseJson,
  reportSession,
} from '../../lib/http.ts'
import { restError } from '../../lib/rest-client.ts'
import { saveFile } from '../../lib/table-file/save-file.ts'

/** A file that the server has taken; a document refers to it by its id. */
export interface UploadedFile {
  readonly uploadId: string
  readonly fileName: string
  /** Unknown of a file that a document has kept. */
  readonly sizeBytes?: number | undefined
}

interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (sentPart: number) => void
}

/** Longer than the server reads a body. */
const timeoutMs = 200_000

/**
 * Sends one file. Only XMLHttpRequest reports how much of a body has been sent. Rejects like every
 * call, and with the signal's reason when it was cancelled.
 */
export function uploadFile(
  file: File,
  purpose: UploadPurpose,
  { signal, onProgress }: UploadOptions,
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const sentAtMonotonic = systemClock.monotonic()
    const cancel = () => request.abort()
    const lost = () => reject(new ApiError('NETWORK_ERROR', { isNetwork: true }))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      reportSession(request.status, request.getResponseHeader(expiryHeader), sentAtMonotonic)
      const answer = { status: request.status, json: parseJson(request.responseText) }
      const uploaded = answer.status === 200 ? readUploaded(answer.json) : undefined
      if (uploaded === undefined) reject(restError(answer, '/uploads'))
      else resolve(uploaded)
    })
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('abort', () => reject(signal.reason as Error))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    request.open('POST', `/api/v1/uploads?purpose=${purpose}`)
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(ownHeaders(currentLanguage()))) {
      request.setRequestHeader(name, value)
    }
    signal.addEventListener('abort', cancel)
    const body = new FormData()
    body.append('file', file, file.name)
    request.send(body)
    if (signal.aborted) cancel()
  })
}

function readUploaded(json: unknown): UploadedFile | undefined {
  if (!isRecord(json)) return undefined
  const { uploadId, fileName, sizeBytes } = json
  if (typeof uploadId !== 'string' || typeof fileName !== 'string') return undefined
  return typeof sizeBytes === 'number' ? { uploadId, fileName, sizeBytes } : undefined
}

/** Where the server has a picture. */
export type PicturePath = `/api/${string}`

export const pictureOfFile = (fileId: string): PicturePath =>
  `/api/v1/files/${encodeURIComponent(fileId)}/picture`

/** A picture of the server, small, in a kind that every browser draws. */
export const smallPictureQuery = (path: PicturePath) =>
  queryOptions({
    queryKey: ['small-picture', path] as const,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await fetchResponse({ method: 'GET', path, signal, timeoutMs })
      if (response.status !== 200) {
        const json = parseJson(await response.text())
        throw restError({ status: response.status, json }, path)
      }
      return new File([await response.blob()], 'picture.jpg', { type: 'image/jpeg' })
    },
  })

/** Saves a file of the server under its name. */
export async function downloadFile(fileId: string, fileName: string): Promise<void> {
  const path = `/files/${encodeURIComponent(fileId)}`
  const response = await fetchResponse({ method: 'GET', path: `/api/v1${path}`, timeoutMs })
  if (response.status !== 200) {
    const json = parseJson(await response.text())
    const isGone = response.status === 404 && isRecord(json) && json['code'] === 'FILE_NOT_FOUND'
    throw isGone
      ? new ApiError('FILE_NOT_FOUND')
      : restError({ status: response.status, json }, path)
  }
  saveFile(fileName, await response.blob())
}
