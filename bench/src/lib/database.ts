import pg from 'pg'

/** A connection of the database owner, not subject to row-level security. */
export interface Observer {
  rows<T extends pg.QueryResultRow>(text: string, parameters?: readonly unknown[]): Promise<T[]>
  close(): Promise<void>
}

export async function openObserver(url: string): Promise<Observer> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return {
    async rows<T extends pg.QueryResultRow>(text: string, parameters: readonly unknown[] = []) {
      return (await client.query<T>(text, [...parameters])).rows
    },
    close: () => client.end(),
  }
}
