import { randomUUID } from 'node:crypto'
import { ownServerUrl } from '@tartip/testkit/database/own-server-url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { platformMigrations } from './migrations/platform-migrations.ts'
import { openDatabase } from './open-database.ts'

test('a database user who may not make schemas is reported which rights they need, without a stack', async () => {
  const name = `poor_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client({ connectionString: ownServerUrl() })
  await server.connect()
  await server.query(`create role ${name} login password 'poor'`)
  await server.query(`create database ${name}`)
  const url = new URL(ownServerUrl())
  url.pathname = `/${name}`
  url.username = name
  url.password = 'poor'
  try {
    const opened = openDatabase({
      databaseUrl: url.href,
      dataDir: '/nowhere',
      secretKey: 's'.repeat(32),
      demoMode: false,
      sets: [platformMigrations],
      onLog: () => undefined,
      onError: () => undefined,
    })
    await expect(opened).rejects.toMatchObject({
      name: 'StartRefusal',
      message: expect.stringMatching(
        /^The user of DATABASE_URL lacks a right \(permission denied .*\): it must be allowed to create roles and, in this database, schemas/,
      ),
    })
  } finally {
    await server.query(`drop database ${name} with (force)`)
    await server.query(`drop role ${name}`)
    await server.end()
  }
})
