import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createBankServices } from '@tartip/bank-twin/bank-services'
import { bankServicesMigrationSets } from '@tartip/bank-twin/bank-services-migrations'
import { readTwinReference } from '@tartip/bank-twin/reference/twin-reference'
import type { SoftwareKeyKind } from '@tartip/bank-twin/token/software-token-store'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import type { CallbackHeaders } from '@tartip/bank-ports/pay-control-callback'
import type { SignRight, SignScheme, SignType } from '@tartip/domain/people/sign-right'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { fastify, type FastifyInstance } from 'fastify'

import { paymentKind } from '../modules/payment/payment-kind.ts'
import { paymentDocumentTable, paymentStores } from '../modules/payment/store/payment-row.ts'
import { sendToPhones } from '../platform/documents/phone-job.ts'
import { paymentMigrations } from '../modules/payment/store/migrations/payment-migrations.ts'
import {
  createPaymentStorage,
  type PaymentStorage,
} from '../modules/payment/store/payment-store.ts'
import type { SeedPayment } from '../modules/payment/public.ts'
import { seedPayment } from '../modules/payment/testing/payment-builder.ts'
import { somAccount } from '../modules/payment/testing/fake-accounts.ts'
import { organisationId, testActor } from '../modules/payment/testing/test-people.ts'
import { createTestPayments, type TestPayments } from '../modules/payment/testing/test-payments.ts'
import { applyPaymentPhoneAnswer } from '../modules/payment/use-cases/payment-phones.ts'
import { lifeOfSeed } from '../modules/payment/use-cases/life-of-seed.ts'
import { createPaymentUseCases } from '../modules/payment/payment-use-cases.ts'
import type { PaymentDocument } from '../modules/payment/payment-document.ts'
import { createSigningModule, type SigningModule } from '../modules/signing/compose.ts'
import { callbackPath } from '../modules/signing/phone/callback-route.ts'
import { signingMigrations } from '../modules/signing/store/migrations/signing-migrations.ts'
import type { Actor } from '../platform/actor.ts'

export const callbackSecret = 'the secret of callbacks in tests'
export const companyInn = '01203201410014'
export const pin = '12345678'

/** The tax number of the test person with this right. */
export const innOf = (signRight: SignRight): string =>
  `2010119900000${testActor(signRight).personId.slice(-1)}`

/** Payments, the signing module and the bank's own token authority and pay-control server, all of them real. */
export interface SigningBank extends TestPayments {
  readonly database: TestDatabase
  readonly storage: PaymentStorage
  readonly services: ReturnType<typeof createBankServices>
  readonly signing: TestPayments['signing'] & { readonly module: SigningModule }
  readonly app: FastifyInstance
  /** Callbacks that the pay-control server has sent; while `areLost` nobody receives them. */
  readonly callbacks: {
    readonly sent: { headers: CallbackHeaders; body: string }[]
    areLost: boolean
  }
  signatory(signRight: SignRight, signType: SignType, signScheme?: SignScheme): Actor
  document(more?: Partial<SeedPayment>): Promise<PaymentDocument>
  find(id: string): Promise<PaymentDocument>
  /** A token in somebody's hands; everything left out is as it should be. */
  token(signRight: SignRight, over?: Partial<TokenOwner>): Promise<string>
  /** The token's signature over a text. */
  cms(tokenId: string, text: string): Promise<string>
  /** A pay-control key on the person's phone; answers its owner's id at the server. */
  phone(signRight: SignRight): Promise<string>
  /** Everything in the background until nothing is left to do. */
  settle(): Promise<void>
  post(body: string, headers: Readonly<Record<string, string>>): Promise<number>
  /** The next heartbeat of the work on phone requests; nothing beats by itself. */
  beat(): void
  close(): Promise<void>
}

interface TokenOwner {
  readonly keyKind: SoftwareKeyKind
  readonly personId: string
  readonly personInn: string
  readonly legalPartyId: string
  readonly organisationInn: string
}

export async function createSigningBank(): Promise<SigningBank> {
  const database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
    ...bankServicesMigrationSets,
    paymentMigrations,
    signingMigrations,
  ])
  const { db } = database
  const storage = createPaymentStorage(db)
  const payments = createTestPayments(storage)
  const { clock, accessControl } = payments
  const ids = createTestIds('signing')
  const callbacks: SigningBank['callbacks'] = { sent: [], areLost: false }
  const app = fastify()
  const post: SigningBank['post'] = async (body, headers) => {
    const answer = await app.inject({ method: 'POST', url: callbackPath, headers, payload: body })
    return answer.statusCode
  }
  const services = createBankServices({
    db,
    clock,
    realClock: clock,
    ids,
    random: randomBytes,
    reference: readTwinReference(join(import.meta.dirname, '../../../../reference-data')),
    coreAccounts: { findOwnAccount: async () => undefined },
    qrProvider: 'qr.bank.kg',
    ownPrefix: '109',
    payControlSecret: callbackSecret,
    async post(_url, headers, body) {
      const kept = {
        time: headers['x-pay-control-time'] ?? '',
        signature: headers['x-pay-control-signature'] ?? '',
      }
      callbacks.sent.push({ headers: kept, body })
      return callbacks.areLost ? 200 : post(body, headers)
    },
  })
  let beat = () => {}
  const module = createSigningModule({
    db,
    heartbeat: next => {
      beat = next
      return () => {}
    },
    clock,
    realClock: clock,
    ids,
    logger: { error: () => undefined, warn: () => undefined },
    tokenAuthority: services.tokenAuthority,
    payControl: services.payControl,
    accessControl: {
      ...accessControl,
      async taxNumbersOf(legalPartyId, personId) {
        const people =
          legalPartyId === organisationId ? await accessControl.peopleOf(legalPartyId) : []
        const person = people.find(one => one.personId === personId)
        return person && { personInn: innOf(person.signRight), organisationInn: companyInn }
      },
    },
    payControlSecret: callbackSecret,
    callbackUrl: 'http://localhost/callback',
  })
  module.registerRoutes(app)
  const { phones, prove } = module.signing
  const signing = {
    requested: [],
    module,
    prove,
    phones,
  }
  const deps = { ...payments.deps, signing }
  phones.onAnswer('payment', applyPaymentPhoneAnswer({ ...deps, accessControl }))
  const requestOnPhones = sendToPhones(paymentKind, paymentDocumentTable, {
    db,
    rules: deps.rules,
    accessControl,
    phones,
  })

  let made = 0
  const find = async (id: string): Promise<PaymentDocument> => {
    const [found] = await storage.reads.findAllVisible(
      {
        legalPartyId: organisationId,
        personId: testActor('CREATOR').personId,
        accounts: [somAccount],
      },
      [id],
    )
    if (!found) throw new Error('There is no such document')
    return found
  }
  return {
    ...payments,
    database,
    storage,
    services,
    signing,
    deps,
    useCases: createPaymentUseCases(deps),
    app,
    callbacks,
    post,
    find,
    signatory(signRight, signType, signScheme = 'ONE_SIGNATORY') {
      accessControl.signScheme = signScheme
      return testActor(signRight, { signType, signScheme })
    },
    async document(more = {}) {
      made += 1
      const id = `70000000-0000-4000-8000-${String(made).padStart(12, '0')}`
      const seed = seedPayment({
        id,
        transferNum: String(500 + made),
        valueDate: '2026-12-01',
        ...more,
      })
      await paymentStores.insertWithPast(db, [lifeOfSeed(seed, id)])
      return find(id)
    },
    async token(signRight, { keyKind = 'RSA_2048', ...over } = {}) {
      const owner = {
        personId: testActor(signRight).personId,
        personInn: innOf(signRight),
        fullName: testActor(signRight).fullName,
        legalPartyId: organisationId,
        organisationInn: companyInn,
        companyName: 'ОсОО «Ала-Тоо Трейд»',
        ...over,
      }
      const made = await services.desks.tokens.create({ owner, label: 'token', keyKind, pin })
      if (!made.ok) throw new Error(made.error.code)
      return made.value.tokenId
    },
    async cms(tokenId, text) {
      const signed = await services.desks.tokens.sign(tokenId, pin, Buffer.from(text, 'utf8'))
      if (!signed.ok) throw new Error(signed.error.code)
      return signed.value
    },
    async phone(signRight) {
      const { personId, fullName } = testActor(signRight)
      const issued = await services.payControl.createKey({
        requestId: ids.uuid(),
        legalPartyId: organisationId,
        personId,
        fullName,
        signRight,
      })
      if (!issued.ok) throw new Error(issued.error.code)
      await services.desks.handset.takeKey(issued.value.qr)
      return issued.value.key.pcUserId
    },
    async settle() {
      for (let done = 1; done > 0;) {
        done =
          (await requestOnPhones()) +
          (await services.sendCallbacks()) +
          (await module.runJobsOnce())
      }
    },
    beat: () => beat(),
    async close() {
      await app.close()
      await database.close()
    },
  }
}
