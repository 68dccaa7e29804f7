import type pg from 'pg'

/** The part of a connection that speaks COPY; `pg` has it and says nothing of it in its types. */
interface CopyConnection {
  readonly stream: {
    readonly writableNeedDrain: boolean
    once(event: 'drain', then: () => void): void
  }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What `pg` calls on whatever it has been given as a query. */
interface Submittable {
  submit(connection: CopyConnection): void
  handleCopyInResponse(connection: CopyConnection): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
  handleError(error: Error): void
}

export interface CopyLines {
  /** Adds lines of the text format, each with its end; resolves when more may come. */
  write(lines: string): Promise<void>
  /** Resolves when the table has everything. */
  end(): Promise<void>
}

/** Fills one table by COPY … FROM STDIN on a connection of its own. */
export async function copyLines(
  client: pg.Client,
  table: string,
  columns: string,
): Promise<CopyLines> {
  let connection: CopyConnection | undefined
  const { promise: ended, resolve: end, reject: fail } = deferred<void>()
  const begun = deferred<void>()
  const copy: Submittable = {
    submit: on => on.query(`copy ${table} (${columns}) from stdin`),
    handleCopyInResponse(on) {
      connection = on
      begun.resolve()
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: end,
    handleError(error) {
      begun.reject(error)
      fail(error)
    },
  }
  // A writer learns of a failure at the next call.
  ended.catch(() => undefined)
  client.query(copy as unknown as pg.Submittable)
  await begun.promise
  return {
    async write(lines) {
      if (connection === undefined) return
      connection.sendCopyFromChunk(Buffer.from(lines, 'utf8'))
      const { stream } = connection
      if (!stream.writableNeedDrain) return
      const drained = deferred<void>()
      stream.once('drain', drained.resolve)
      await Promise.race([drained.promise, ended])
    },
    async end() {
      connection?.endCopyFrom()
      await ended
    },
  }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  return { promise, resolve, reject }
}

const special = /[\\\t\n\r]/g
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

/** A text as a column of a line; undefined is NULL. */
export function copyText(text: string | undefined): string {
  return text === undefined ? '\\N' : text.replace(special, character => escapes[character] ?? '')
}
