import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { TwinDesk } from '@tartip/bank-twin/bank-twin-types'
import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { interbankSystems } from '@tartip/domain/payment/interbank-choice'
import { err } from '@tartip/domain/result'
import { toIso } from '@tartip/domain/time/instant'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BankDirectory } from '../modules/rules/public.ts'
import { languageOf } from '../platform/http/request-info.ts'
import type { DemoWorld } from '../demo-world/demo-world.ts'
import { type DeskCompanies, deskRoute, emptyShape, officerText } from './desk-route.ts'

export interface SettlementDeps {
  readonly desk: Pick<TwinDesk, 'receive' | 'settledSessions' | 'returned' | 'correspondents'>
  readonly coreAccounts: Pick<CoreAccounts, 'accountsOf'>
  readonly world: Pick<DemoWorld, 'counterparties'> & DeskCompanies
  /** The bank with these three digits in the payment systems. */
  readonly participantName: BankDirectory['participantName']
  readonly newId: () => string
}

const sessionsShown = 20
const returnedShown = 20
const accountNumber = z.string().regex(/^\d{16}$/)
const incoming = z.object({
  system: z.enum(interbankSystems),
  account: accountNumber,
  payerAccount: accountNumber,
  amount: z.string().max(20),
  documentNumber: z.string().regex(/^\d{1,10}$/),
  purpose: officerText('purpose'),
})

/** The interbank payment systems: settled sessions, and incoming payments from other banks. */
export function registerSettlement(app: FastifyInstance, deps: SettlementDeps): void {
  app.get('/api/simulator/settlement', async request => ({
    ...(await presentSettlement(deps)),
    returned: await presentReturned(deps, languageOf(request.headers['accept-language'])),
  }))
  deskRoute(
    app,
    '/settlement/incoming',
    { params: emptyShape, body: incoming },
    async (_none, body) => receive(deps, body),
  )
}

async function receive(
  { desk, world, newId }: SettlementDeps,
  { amount, payerAccount, ...payment }: z.infer<typeof incoming>,
) {
  const payer = world.counterparties.find(({ account }) => account === payerAccount)
  const amountMinor = parseDecimal(amount, 'KGS')
  if (!amountMinor.ok) return err(amountMinor.error.code, { field: 'amount' })
  if (amountMinor.value <= 0n) return err('AMOUNT_NOT_POSITIVE', { field: 'amount' })
  if (payer === undefined) return { ok: false, code: 'ACCOUNT_NOT_FOUND' } as const
  return desk.receive({
    ...payment,
    incomingId: newId(),
    amountMinor: amountMinor.value,
    payerName: payer.name,
    payerAccount,
    payerBic: payer.bic,
    payerInn: payer.inn,
  })
}

/**
 * Returned payments with their reasons: the bank's own text where there is one, otherwise a code
 * that the console translates.
 */
async function presentReturned({ desk }: SettlementDeps, language: Language) {
  return (await desk.returned(returnedShown)).map(({ amountMinor, at, reason, ...payment }) => ({
    ...payment,
    at: toIso(at),
    amount: toDecimal(amountMinor, payment.currency),
    reason: reason && wordsIn(reason, language),
  }))
}

async function presentSettlement({ desk, coreAccounts, world, participantName }: SettlementDeps) {
  const accounts = await Promise.all(
    world.organisations.map(async ({ legalPartyId, companyName }) =>
      (await coreAccounts.accountsOf(legalPartyId)).flatMap(({ account, currency, type, status }) =>
        type === 'RKO' && currency === 'KGS' && status !== 'CLOSED'
          ? [{ account, companyName }]
          : [],
      ),
    ),
  )
  const sessions = await desk.settledSessions(sessionsShown)
  return {
    sessions: sessions.map(({ system, currency, positions, ...session }) => ({
      system,
      currency,
      closesAt: toIso(session.closesAt),
      outgoing: toDecimal(session.outgoingMinor, currency),
      incoming: toDecimal(session.incomingMinor, currency),
      net: toDecimal(session.incomingMinor - session.outgoingMinor, currency),
      positions: positions.map(position => ({
        participant: position.participant,
        name: participantName(position.participant),
        documents: Number(position.outgoingCount + position.incomingCount),
        net: toDecimal(position.incomingMinor - position.outgoingMinor, currency),
      })),
    })),
    correspondents: (await desk.correspondents()).map(({ balanceMinor, name, ...one }) => ({
      ...one,
      counterpartyName: name,
      balance: toDecimal(balanceMinor, one.currency),
    })),
    payers: world.counterparties.map(({ name, account, bic }) => ({
      companyName: name,
      account,
      bic,
    })),
    accounts: accounts.flat(),
  }
}
