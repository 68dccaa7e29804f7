import type { ReadNbkrList } from './load-nbkr.ts'

const timeoutMs = 10_000
/** A little more than the reader of lists takes, so that it is the one who says no. */
const largestBytes = 128_000

/** Reads the lists of the National Bank under an address such as `https://www.nbkr.kg/XML/`. */
export function createNbkrReader(baseUrl: string): ReadNbkrList {
  return async list => {
    const url = new URL(`${list}.xml`, baseUrl)
    // Only the configured address is called: redirects are not followed.
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok || response.body === null) {
      throw new Error(`The National Bank answered ${response.status}`)
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      chunks.push(chunk)
      size += chunk.length
      if (size > largestBytes) break
    }
    return Buffer.concat(chunks)
  }
}
