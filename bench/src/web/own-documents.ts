import { randomUUID } from 'node:crypto'
import { createBankClient, onlyOne } from '../lib/bank-client.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'

/** Creates documents of the person, so that the history has rows. Throws on a refusal. */
export async function makeDocuments(
  world: BenchWorld,
  person: BenchPerson,
  port: number,
  count: number,
): Promise<void> {
  const connection = new HttpConnection('127.0.0.1', port)
  const client = createBankClient(connection, world.terms)
  try {
    for (let number = 1; number <= count; number += 1) {
      const purpose = `Оплата за товар по счёту ${number} от 27.11.2026`
      const saved = await client.save(person, randomUUID(), { purpose })
      if (saved.kind !== 'done') throw new Error(`No document: ${JSON.stringify(saved)}`)
      const sent = onlyOne(await client.sendForSigning(person, randomUUID(), [saved.value]))
      if (sent.kind !== 'done') throw new Error(`Not sent for signing: ${JSON.stringify(sent)}`)
    }
  } finally {
    connection.close()
  }
}
