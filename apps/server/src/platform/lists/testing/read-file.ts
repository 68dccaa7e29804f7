import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import type { FileBytes } from '../list-export-routes.ts'

/** A whole exported file. */
export const readFileBytes = (bytes: FileBytes): Promise<Buffer> =>
  buffer(Readable.from(bytes, { objectMode: false }))
