import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { markedTableOf } from '@tartip/formats/export/marked-table'
import { proposeColumns } from '@tartip/formats/import/column-proposals'
import { readTableText } from '@tartip/formats/import/file-kind'
import { readPayrollRegister } from '@tartip/formats/import/payroll-register'
import { readPaymentFile } from '@tartip/formats/import/read-payment-file'

import { yieldToCalls } from '../../../platform/yield-to-calls.mjs'
import type { FileToRead, FromReader } from './read-in-worker.ts'

/*
 * Runs in a thread of its own, one file after the other. Rows are posted in parts, so that the thread that receives
 * them never takes long over one message.
 */

const rowsAtOnce = 200

yieldToCalls()

const post = (message: FromReader) => parentPort?.postMessage(message)

parentPort?.on('message', (file: FileToRead) => {
  void read(file)
})

async function read(file: FileToRead): Promise<void> {
  const { bytes } = file
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (file.kind === 'MARKED') {
    return post({ rest: { marked: await markedTableOf(bytes, file.table, file.marks) }, hash })
  }
  if (file.kind === 'TEXT') {
    const text = await readTableText(bytes)
    return post(text.ok ? { rest: { text: text.value }, hash } : { refused: text.error, hash })
  }
  if (file.kind === 'SALARY') {
    const result = await readPayrollRegister(bytes, file.options)
    if (!result.ok) return post({ refused: result.error, hash })
    const { rows, ...rest } = result.value
    postRows(rows)
    return post({ rest, hash })
  }
  const result = await readPaymentFile(bytes, file.options)
  if (!result.ok) {
    const columns = await proposeColumns(bytes)
    return post({ refused: result.error, hash, ...(columns ? { columns } : {}) })
  }
  const { rows, ...rest } = result.value
  postRows(rows)
  return post({ rest, hash })
}

function postRows(rows: readonly unknown[]): void {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    post({ rows: rows.slice(from, from + rowsAtOnce) })
  }
}
