import { Worker } from 'node:worker_threads'
import { err, ok, type Params, type Result } from '@tartip/domain/result'
import type { CellMark, MarkedTable } from '@tartip/formats/export/marked-table'
import type { ImportCode } from '@tartip/formats/import/complaint'
import type { ProposedColumns } from '@tartip/formats/import/column-proposals'
import type { PayrollOptions, PayrollRegister } from '@tartip/formats/import/payroll-register'
import type { PaymentFile } from '@tartip/formats/import/payment-file'
import type { PaymentFileOptions } from '@tartip/formats/import/read-payment-file'

import { createKeptThread } from '../../../platform/kept-thread.ts'

export type FileToRead =
  | {
      readonly kind: 'PAYMENTS'
      readonly bytes: Uint8Array
      readonly options: PaymentFileOptions
    }
  | { readonly kind: 'SALARY'; readonly bytes: Uint8Array; readonly options: PayrollOptions }
  | { readonly kind: 'TEXT'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'MARKED'
      readonly bytes: Uint8Array
      readonly table: MarkedTable
      readonly marks: readonly CellMark[]
    }

/** What the thread posts: rows in parts, then what remains or why the file is refused. */
export interface FromReader {
  readonly rows?: readonly unknown[]
  readonly rest?: object
  readonly refused?: { readonly code: ImportCode; readonly params: Params }
  readonly hash?: string
  readonly columns?: ProposedColumns
}

export type FileReadRefusal = ImportCode | 'FILE_CHECK_INTERRUPTED'

interface ReadFile<T> {
  readonly hash: string
  readonly read: Result<T, FileReadRefusal>
  /** Of a table whose columns could not be recognised. */
  readonly columns?: ProposedColumns
}

export interface FileReader {
  payments(bytes: Uint8Array, options?: PaymentFileOptions): Promise<ReadFile<PaymentFile>>
  payroll(bytes: Uint8Array, options?: PayrollOptions): Promise<ReadFile<PayrollRegister>>
}

/** Payroll registers, read and written in a thread of their own. */
export interface PayrollFiles extends Pick<FileReader, 'payroll'> {
  /** The first sheet as text, tabs between the cells. */
  text(bytes: Uint8Array): Promise<ReadFile<{ readonly text: string }>>
  /** The same file as a workbook with marked cells. */
  marked(
    bytes: Uint8Array,
    table: MarkedTable,
    marks: readonly CellMark[],
  ): Promise<ReadFile<{ readonly marked: Uint8Array }>>
}

/** An ordinary file of the largest size takes some seconds. One that takes longer may be hostile, or the machine busy. */
const usualTimeoutMs = 20_000
const limits = {
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
}
const worker = new URL('./read-file-worker.mjs', import.meta.url)

/**
 * Reads files in a thread, one at a time: a file that exhausts time or memory ends with its thread, and so does one that
 * is refused.
 */
export function createFileReader(timeoutMs = usualTimeoutMs): FileReader & PayrollFiles {
  const threads = createKeptThread(() => new Worker(worker, limits))
  let tail: Promise<unknown> = Promise.resolve()
  const inTurn = async <T>(file: FileToRead): Promise<ReadFile<T>> => {
    const answer = tail.then(async () => {
      const thread = threads.take()
      const read = await readInThread<T>(thread, file, timeoutMs)
      if (read.read.ok) threads.giveBack(thread)
      else await thread.terminate()
      return read
    })
    tail = answer.catch(() => undefined)
    return answer
  }
  return {
    payments: (bytes, options = {}) => inTurn({ kind: 'PAYMENTS', bytes, options }),
    payroll: (bytes, options = {}) => inTurn({ kind: 'SALARY', bytes, options }),
    text: bytes => inTurn({ kind: 'TEXT', bytes }),
    marked: (bytes, table, marks) => inTurn({ kind: 'MARKED', bytes, table, marks }),
  }
}

function readInThread<T>(
  thread: Worker,
  file: FileToRead,
  timeoutMs: number,
): Promise<ReadFile<T>> {
  return new Promise(resolve => {
    const rows: unknown[] = []
    const settle = (answer: ReadFile<T>) => {
      clearTimeout(timer)
      resolve(answer)
    }
    const refuse = (code: FileReadRefusal) => settle({ hash: '', read: err(code) })
    const damaged = () => refuse('FILE_DAMAGED')
    const timer = setTimeout(() => refuse('FILE_CHECK_INTERRUPTED'), timeoutMs)
    thread.on('message', ({ rows: part, rest, refused, hash = '', columns }: FromReader) => {
      if (part) for (const row of part) rows.push(row)
      if (refused) {
        settle({
          hash,
          read: err(refused.code, refused.params),
          ...(columns ? { columns } : {}),
        })
      }
      // The thread has read the file of this very kind.
      if (rest) settle({ hash, read: ok({ ...rest, rows } as T) })
    })
    thread.once('error', damaged)
    thread.once('exit', damaged)
    thread.postMessage(file)
  })
}
