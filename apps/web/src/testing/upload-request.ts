import { vi } from 'vitest'

/** The browser's request of an upload, answered at once. */
class UploadRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  readonly responseText = JSON.stringify({ uploadId: 'u1', fileName: 'list.csv', sizeBytes: 3 })
  open = () => undefined
  setRequestHeader = () => undefined
  getResponseHeader = () => null
  send() {
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

/** Until the end of the test each upload is taken at once under the id `u1`. */
export function withUploads(): void {
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
}
