import type { CurrencyCode } from '@tartip/domain/money/currency'

import type { PaymentDocument } from '../payment-document.ts'
import type { SeedPayment } from '../public.ts'
import { lifeOfSeed } from '../use-cases/life-of-seed.ts'
import type { DocumentInput } from '../use-cases/prepare-document.ts'
import { somAccount } from './fake-accounts.ts'
import { organisationId, testActor } from './test-people.ts'

const createdAt = Date.parse('2026-11-30T03:00:00.000Z')

/** A document of the creator, by default a draft of a clearing payment for today. */
export function seedPayment(more: Partial<SeedPayment> = {}): SeedPayment {
  const currency: CurrencyCode = 'KGS'
  return {
    id: '50000000-0000-4000-8000-000000000001',
    legalPartyId: organisationId,
    operationCode: 'CLEARING',
    transferNum: '1',
    payerAccount: somAccount,
    payerName: 'ОсОО «Ала-Тоо Трейд»',
    payerInn: '01203201410014',
    payerBic: '109001',
    recipientAccount: '1240000000000101',
    recipientBic: '124030',
    recipientName: 'ОсОО Поставщик',
    amountMinor: 42_000_000n,
    currency,
    commissionMinor: 3_500n,
    purpose: 'Оплата по договору 7',
    paymentCode: '44101000',
    valueDate: '2026-11-30',
    statusCode: 'DRAFT',
    signScheme: 'TWO_SIGNATORY',
    signType: 'TOTP',
    createdBy: testActor('CREATOR').personId,
    createdAt,
    updatedAt: createdAt + 60_000,
    signers: (['FIRST', 'SECOND', 'THIRD'] as const).map(signRight => ({
      personId: testActor(signRight).personId,
      signRight,
    })),
    ...more,
  }
}

/** The same as it stands in the store. */
export function paymentOf(more: Partial<SeedPayment> = {}): PaymentDocument {
  const seed = seedPayment(more)
  const last = lifeOfSeed(seed, seed.id ?? '').at(-1)
  if (!last) throw new Error('A document has at least one step')
  return last.document
}

/** What a creator sends for a correct clearing payment. */
export function transferInput(more: Readonly<Record<string, string>> = {}): DocumentInput {
  return {
    operation: 'CLEARING',
    payerAccount: somAccount,
    amount: '4200.50',
    purpose: 'Оплата по договору 7',
    paymentCode: '44101000',
    recipientBic: '124030',
    recipientAccount: '1240000000000101',
    recipientName: 'ОсОО Поставщик',
    valueDate: '2026-11-30',
    ...more,
  }
}
