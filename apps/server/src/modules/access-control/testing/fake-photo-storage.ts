import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { FileScan, ScanVerdict } from '@tartip/bank-ports/file-scan'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

import type { ContentVerdict } from '../../files/content-check.ts'

export interface FakePhotoStorage {
  readonly blobStore: Pick<BlobStore, 'put' | 'get' | 'head' | 'delete'>
  readonly fileScan: FileScan
  /** What is kept, by key. */
  readonly kept: Map<string, { readonly bytes: Uint8Array; readonly contentType: string }>
  /** The names under which the scanner was given files. */
  readonly scanned: string[]
  /** What the scanner says next; `down` when it does not answer. */
  verdict: ScanVerdict | 'down'
  /** What unpacking it says next. */
  content: ContentVerdict
}

export const cleanVerdict: ScanVerdict = { verdict: 'CLEAN', engine: 'test' }

/** Keeps photographs in memory; the scanner says what a test wants. */
export function createFakePhotoStorage(): FakePhotoStorage {
  const kept: FakePhotoStorage['kept'] = new Map()
  const scanned: string[] = []
  const infoOf = (key: string) => {
    const found = kept.get(key)
    return (
      found && {
        key,
        sizeBytes: found.bytes.length,
        contentType: found.contentType,
        sha256: '0'.repeat(64),
        storedAt: 0,
      }
    )
  }
  const blobStore: FakePhotoStorage['blobStore'] = {
    async put(key, bytes, contentType) {
      kept.set(key, { bytes, contentType })
      return infoOf(key) ?? Promise.reject(new Error('Just put and gone'))
    },
    async get(key) {
      const [info, found] = [infoOf(key), kept.get(key)]
      return info && found && { info, bytes: found.bytes }
    },
    head: async key => infoOf(key),
    async delete(key) {
      kept.delete(key)
    },
  }
  const fileScan: FileScan = {
    async scan({ fileName }) {
      scanned.push(fileName)
      if (self.verdict === 'down') throw new BankUnavailable('The scanner is away')
      return self.verdict
    },
  }
  const self: FakePhotoStorage = {
    kept,
    scanned,
    verdict: cleanVerdict,
    content: 'READABLE',
    blobStore,
    fileScan,
  }
  return self
}
