import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'

import { createBankClient } from './bank-client.ts'
import { HttpConnection } from './http-connection.ts'
import { root } from './project.ts'
import type { ServerProcess } from './server-process.ts'
import type { BenchPerson, BenchWorld } from './world.ts'

export const historyPath = '/graphql/payment'
/** A page of the history, as often as the budgets of so many organisations allow together. */
export const readPage = 40
export const readers = 8

export const pageHeaders = (person: BenchPerson): string =>
  `X-Tartip-Client: web\r\nAccept: application/json\r\nCookie: tartip-session=${person.token}\r\n`

/** The history as the client's page requests it. */
export function searchBody(person: BenchPerson, size: number): string {
  const file = join(root, 'apps/server/generated/registered-documents.json')
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { operationName: string }
  >
  const name = 'SearchPayments'
  const hash = Object.keys(entries).find(one => entries[one]?.operationName === name)
  if (hash === undefined) throw new Error(`The client has no document ${name}`)
  return JSON.stringify({
    operationName: name,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    variables: { search: { legalPartyId: person.organisation.legalPartyId }, page: 1, size },
  })
}

/** Times of calls in milliseconds. */
export interface WaitingTimes {
  readonly calls: readonly number[]
  readonly health: readonly number[]
}

/** What organisations that read their histories in turn, and a health check, wait for while something else runs. */
export async function waitingTimesBeside(
  server: Pick<ServerProcess, 'port'>,
  people: readonly BenchPerson[],
  run: () => Promise<unknown>,
  pauseMs = 15,
): Promise<WaitingTimes> {
  let isOver = false
  const calls: number[] = []
  const health: number[] = []
  const repeat = async (into: number[], call: () => Promise<unknown>) => {
    while (!isOver) {
      const start = performance.now()
      await call()
      into.push(performance.now() - start)
      await pause(pauseMs)
    }
  }
  const connection = new HttpConnection('127.0.0.1', server.port)
  const searches = people.map(
    person => [pageHeaders(person), searchBody(person, readPage)] as const,
  )
  const work = Promise.all([
    repeat(calls, async () => {
      const [headers, search] = searches[calls.length % searches.length] ?? ['', '']
      const { status } = await connection.post(historyPath, headers, search, 120_000)
      if (status !== 200) throw new Error(`Another organisation was answered ${status}`)
    }),
    repeat(health, async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/health/live`)
      await answer.text()
    }),
  ])
  await Promise.race([run(), work])
  isOver = true
  await work
  connection.close()
  return { calls, health }
}

/** Saves documents of one person, one after the other. */
export async function saveHistory(
  server: Pick<ServerProcess, 'port'>,
  { terms }: BenchWorld,
  person: BenchPerson,
  count: number,
): Promise<void> {
  const connection = new HttpConnection('127.0.0.1', server.port)
  const client = createBankClient(connection, terms)
  for (let nth = 0; nth < count; nth += 1) {
    const fields = { purpose: `Оплата по договору ${nth}`, valueDate: terms.valueDate }
    const saved = await client.save(person, systemIds.uuid(), fields)
    if (saved.kind !== 'done') throw new Error('A document could not be saved')
  }
  connection.close()
}
