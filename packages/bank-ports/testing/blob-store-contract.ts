import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BlobStoreFailure, type BlobStore, InvalidBlobKey } from '../src/blob-store.ts'

/** An empty store, and a hand that reaches behind it. */
export interface BlobStoreUnderTest {
  readonly blobStore: BlobStore
  /** Changes one byte of what is stored under the key, as a broken disk or an intruder would. */
  spoil(key: string): Promise<void>
  close(): Promise<void>
}

async function* inParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const part = 65_536
  for (let from = 0; from < bytes.length; from += part) yield bytes.slice(from, from + part)
}

const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

/** What any store behind `BlobStore` must do; run it against each implementation. */
export function describeBlobStoreContract(
  name: string,
  makeStore: () => Promise<BlobStoreUnderTest>,
): void {
  describe(`blob store: ${name}`, () => {
    let store: BlobStoreUnderTest
    let count = 0

    beforeAll(async () => {
      store = await makeStore()
    })
    afterAll(() => store.close())

    const newKey = (): string => `letters/2026/file-${(count += 1)}.pdf`
    const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

    test('what was put comes back byte for byte, with its description', async () => {
      const key = newKey()
      const put = await store.blobStore.put(key, bytesOf('abc'), 'application/pdf')
      const expected = {
        key,
        sizeBytes: 3,
        contentType: 'application/pdf',
        sha256: sha256OfAbc,
        storedAt: put.storedAt,
      }
      expect(put).toEqual(expected)
      const got = await store.blobStore.get(key)
      expect(got?.info).toEqual(expected)
      expect([...(got?.bytes ?? [])]).toEqual([97, 98, 99])
      expect(await store.blobStore.head(key)).toEqual(expected)
    })

    test('every byte is kept, and nothing at all as well', async () => {
      const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
      for (const bytes of [all, new Uint8Array()]) {
        const key = newKey()
        await store.blobStore.put(key, bytes, 'application/octet-stream')
        const got = await store.blobStore.get(key)
        expect(got?.bytes.length).toBe(bytes.length)
        expect(got?.bytes.every((byte, index) => byte === bytes[index])).toBe(true)
      }
    })

    test('a stream is stored, and read as a stream', async () => {
      const key = newKey()
      const all = bytesOf('tartip'.repeat(50_000))
      const put = await store.blobStore.putStream(key, inParts(all), 'text/plain')
      expect(put.sizeBytes).toBe(all.length)
      expect((await store.blobStore.get(key))?.info).toEqual(put)
      const opened = await store.blobStore.open(key)
      expect(opened?.info).toEqual(put)
      const read: number[] = []
      for await (const chunk of opened?.chunks ?? []) for (const byte of chunk) read.push(byte)
      expect(read.length).toBe(all.length)
      expect(read.every((byte, index) => byte === all[index])).toBe(true)
      expect(await store.blobStore.open(newKey())).toBeUndefined()
    })

    test('a stream that breaks off is not stored, and says itself why', async () => {
      const key = newKey()
      await store.blobStore.put(key, bytesOf('abc'), 'text/plain')
      const broken = async function* () {
        yield bytesOf('the first part')
        await Promise.reject(new RangeError('no second part'))
      }
      await expect(store.blobStore.putStream(key, broken(), 'text/csv')).rejects.toThrow(RangeError)
      expect(await store.blobStore.head(key)).toMatchObject({ sha256: sha256OfAbc })
    })

    test('a stream of what was changed in the store breaks off', async () => {
      const key = newKey()
      await store.blobStore.put(key, bytesOf('abc'), 'text/plain')
      await store.spoil(key)
      const opened = await store.blobStore.open(key)
      const read = async () => {
        for await (const _chunk of opened?.chunks ?? []) continue
      }
      await expect(read()).rejects.toThrow(BlobStoreFailure)
    })

    test('a key without content has none', async () => {
      expect(await store.blobStore.get(newKey())).toBeUndefined()
      expect(await store.blobStore.head(newKey())).toBeUndefined()
      await store.blobStore.delete(newKey())
    })

    test('the later content replaces the earlier, and a deleted one is gone', async () => {
      const key = newKey()
      await store.blobStore.put(key, bytesOf('one'), 'text/plain')
      await store.blobStore.put(key, bytesOf('two, longer'), 'text/csv')
      expect(await store.blobStore.head(key)).toMatchObject({
        contentType: 'text/csv',
        sizeBytes: 11,
      })
      await store.blobStore.delete(key)
      expect(await store.blobStore.get(key)).toBeUndefined()
    })

    test('a key that begins another one, or differs by case, is a key of its own', async () => {
      const [outer, inner] = ['point', 'point/photo']
      await store.blobStore.put(outer, bytesOf('outer'), 'text/plain')
      await store.blobStore.put(inner, bytesOf('inner'), 'text/plain')
      await store.blobStore.put('Point', bytesOf('capital'), 'text/plain')
      const texts = await Promise.all(
        [outer, inner, 'Point'].map(async key =>
          new TextDecoder().decode((await store.blobStore.get(key))?.bytes),
        ),
      )
      expect(texts).toEqual(['outer', 'inner', 'capital'])
    })

    test('a reader never sees half of what two writers write at once', async () => {
      const key = newKey()
      const [first, second] = [bytesOf('1'.repeat(200_000)), bytesOf('2'.repeat(200_000))]
      await store.blobStore.put(key, first, 'text/plain')
      const writes = [second, first, second].map(bytes =>
        store.blobStore.put(key, bytes, 'text/plain'),
      )
      const reads = await Promise.all([1, 2, 3, 4].map(() => store.blobStore.get(key)))
      await Promise.all(writes)
      for (const read of reads) expect(new Set(read?.bytes).size).toBe(1)
    })

    test('content that was changed behind the store’s back is not given out', async () => {
      const key = newKey()
      await store.blobStore.put(key, bytesOf('10 000,00 KGS'), 'text/plain')
      await store.spoil(key)
      await expect(store.blobStore.get(key)).rejects.toThrow(BlobStoreFailure)
    })

    test.each([
      '',
      '../secret',
      'a/../../b',
      '/etc/passwd',
      'a//b',
      '.',
      'ключ',
      'a\\b',
      'x'.repeat(201),
    ])('%j is no key', async key => {
      const { blobStore } = store
      await expect(blobStore.put(key, bytesOf('x'), 'text/plain')).rejects.toThrow(InvalidBlobKey)
      await expect(blobStore.get(key)).rejects.toThrow(InvalidBlobKey)
      await expect(blobStore.delete(key)).rejects.toThrow(InvalidBlobKey)
    })
  })
}
