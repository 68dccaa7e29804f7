import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Params } from '@tartip/domain/result'
import type { StatementFormat } from '@tartip/domain/statements/statement'
import {
  FormatRefusal,
  type StatementHead,
  type StatementOperation,
  type StatementSection,
} from '@tartip/formats/statements/statement-content'
import { writeStatementFile } from '@tartip/formats/statements/write-statement-file'

/** A file as it is ordered of the thread. */
export interface StatementFileOrder {
  readonly format: StatementFormat
  readonly head: StatementHead
  readonly sections: readonly StatementSection[]
  readonly fontsFolder: string
  /** Where the file is written. */
  readonly path: string
}

export interface OperationBatch {
  readonly list: readonly StatementOperation[]
  /** The position of the last one; give it back to read what follows. */
  readonly last: number
}

export type ReadBatch = (section: number, after: number) => Promise<OperationBatch>

export type WrittenFile =
  | { readonly kind: 'done'; readonly sizeBytes: number }
  | { readonly kind: 'refused'; readonly code: FormatRefusal['code']; readonly params: Params }

/** Writes a statement into a file, reading the operations while it writes. */
export async function writeStatement(
  { path, format, head, sections, fontsFolder }: StatementFileOrder,
  read: ReadBatch,
): Promise<WrittenFile> {
  async function* operationsOf(section: number) {
    let next = read(section, 0)
    for (;;) {
      const { list, last } = await next
      if (list.length === 0) return
      // The next ones come while these are written; what fails is seen when they are awaited.
      next = read(section, last)
      next.catch(() => undefined)
      yield list
    }
  }
  try {
    const bytes = writeStatementFile(format, { head, sections, operationsOf }, { fontsFolder })
    await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(path))
    return { kind: 'done', sizeBytes: (await stat(path)).size }
  } catch (error) {
    if (!(error instanceof FormatRefusal)) throw error
    return { kind: 'refused', code: error.code, params: error.params }
  }
}
