import { createTwinProducts } from '@tartip/bank-twin/twin-products'
import { bankServicesMigrationSets } from '@tartip/bank-twin/bank-services-migrations'
import { createBankServices } from '@tartip/bank-twin/bank-services'
import { createBankTwin } from '@tartip/bank-twin/bank-twin'
import { readBankWords } from '@tartip/bank-twin/reference/bank-words'
import { productMigrations } from '@tartip/bank-twin/products/product-migrations'
import { readTwinReference } from '@tartip/bank-twin/reference/twin-reference'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { err, holds, ok } from '@tartip/domain/result'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { registerDesks } from '../simulator-routes.ts'

const reference = join(import.meta.dirname, '../../../../../reference-data')

/** A company with an account at another bank. */
export const externalCompany = {
  name: 'ОсОО «Чужой»',
  bic: '118005',
  account: '1180000000000197',
  inn: '01712199610040',
}

/** The one photograph that can be drawn. */
export const shopPhoto = { blobKey: 'files/shop/photo-1', jpeg: Buffer.from('jpeg') }

/** The desk routes on a bank of their own, with a helper to call them. */
export async function createDeskTestApp(seed: string) {
  const clock = createTestClock()
  const ids = createTestIds(seed)
  const words = readBankWords(reference)
  const client = { legalPartyId: ids.uuid(), companyName: 'ОсОО «Клиент»' }
  const reissues: string[] = []
  const database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
    { name: 'twin-products', migrations: productMigrations },
    ...bankServicesMigrationSets,
  ])
  const { db } = database
  const twin = createBankTwin({ db, clock, ids, config: { ownPrefix: '109', stepDelayMs: 1_000 } })
  const services = createBankServices({
    db,
    clock,
    realClock: clock,
    ids,
    random: randomBytes,
    reference: readTwinReference(reference),
    coreAccounts: twin.coreAccounts,
    qrProvider: 'qr.bank.kg',
    ownPrefix: '109',
    payControlSecret: 'secret',
    post: async () => 200,
  })
  const app = fastify()
  registerDesks(app, {
    desks: services.desks,
    desk: twin.desk,
    coreAccounts: twin.coreAccounts,
    acquiring: services.acquiring,
    loanClaims: createTwinProducts({ db, clock }).loanClaimDesk,
    world: { organisations: [client], counterparties: [externalCompany], words },
    participantName: digits =>
      digits === '118' ? { ru: 'Чужой', ky: 'Чоочун', en: 'Other' } : undefined,
    newId: () => ids.uuid(),
    smallPicture: async blobKey =>
      blobKey === shopPhoto.blobKey ? ok(shopPhoto.jpeg) : err('SERVICE_UNAVAILABLE'),
    allowApiKeyReissue: async legalPartyId => {
      reissues.push(legalPartyId)
      return reissues.length === 1 ? holds : err('API_KEY_NOT_FOUND')
    },
  })
  return {
    app,
    clock,
    ids,
    words,
    client,
    twin,
    services,
    reissues,
    get: async (path: string) => (await app.inject(`/api/simulator${path}`)).json<unknown>(),
    async order(path: string, payload: object = {}) {
      const url = `/api/simulator${path}`
      const answer = await app.inject({ method: 'POST', url, payload })
      return {
        status: answer.statusCode,
        body: answer.json<{ code?: string; params?: object; value?: unknown }>(),
      }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export type DeskTestApp = Awaited<ReturnType<typeof createDeskTestApp>>
