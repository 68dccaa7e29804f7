import type { StatementFormat } from '@tartip/domain/statements/statement'
import type {
  StatementFileBytes,
  StatementHead,
  StatementOperation,
  StatementSection,
} from '@tartip/formats/statements/statement-content'
import { writeStatementFile } from '@tartip/formats/statements/write-statement-file'

/** A file as it is ordered of the thread. */
export interface StatementFileOrder {
  readonly format: StatementFormat
  readonly head: StatementHead
  readonly sections: readonly StatementSection[]
  readonly fontsFolder: string
}

export interface OperationBatch {
  /** Made when they are taken. */
  readonly parts: Iterable<readonly StatementOperation[]>
  /** The position of the last one; give it back to read what follows. The same again when nothing follows. */
  readonly last: number
}

export type ReadBatch = (section: number, after: number) => Promise<OperationBatch>

/** Writes a statement, reading the operations while it writes. */
export function writeStatement(
  { format, head, sections, fontsFolder }: StatementFileOrder,
  read: ReadBatch,
): StatementFileBytes {
  async function* operationsOf(section: number) {
    let before = 0
    let next = read(section, before)
    for (;;) {
      const { parts, last } = await next
      if (last === before) return
      before = last
      // The next ones come while these are written; what fails is seen when they are awaited.
      next = read(section, last)
      next.catch(() => undefined)
      yield* parts
    }
  }
  return writeStatementFile(format, { head, sections, operationsOf }, { fontsFolder })
}
