import pg from 'pg'

/**
 * Drops the database when the loading of the demo world into it was broken off, and answers whether it
 * did. Nobody has worked in it yet: the server listens only after the loading.
 */
export async function dropPartialDemo(
  urlOf: (database: string) => string,
  database: string,
): Promise<boolean> {
  if (!(await isHalfLoaded(urlOf(database)))) return false
  await withClient(urlOf('postgres'), client =>
    client.query(`drop database ${client.escapeIdentifier(database)} with (force)`),
  )
  return true
}

async function isHalfLoaded(url: string): Promise<boolean> {
  return withClient(url, async client => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('platform.demo_world') is not null as there`,
    )
    if (rows[0]?.there !== true) return false
    const { rowCount } = await client.query('select from platform.demo_world where not is_complete')
    return rowCount !== 0
  })
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
