import { createHash } from 'node:crypto'
import { canonicalText } from '@tartip/domain/payment/canonical-text'
import type { LocalDate } from '@tartip/domain/time/instant'
import { generateSync } from 'otplib'
import type { BenchPerson, TransferTerms } from './world.ts'

/** The fields that differ between documents. */
export interface TransferFields {
  readonly purpose: string
  /** Absent: the server assigns the next free number. */
  readonly transferNum?: string
  /** Absent: the day of the run. */
  readonly valueDate?: LocalDate
}

const stepSeconds = 30

/** The number of the 30-second step of a code. */
export function stepOf(nowMs: number): number {
  return Math.floor(nowMs / 1_000 / stepSeconds)
}

/** The person's code in that step. */
export function oneTimeCode(person: BenchPerson, step: number): string {
  return generateSync({ secret: person.totpSecret, epoch: step * stepSeconds })
}

/** The digest of the payment, computed without the server. */
export function digestOf(
  terms: TransferTerms,
  person: BenchPerson,
  document: TransferFields & { readonly paymentId: string; readonly transferNum: string },
): string {
  const { organisation } = person
  const text = canonicalText({
    paymentId: document.paymentId,
    legalPartyId: organisation.legalPartyId,
    operationCode: terms.operation,
    transferNum: document.transferNum,
    valueDate: document.valueDate ?? terms.valueDate,
    amountMinor: terms.amountMinor,
    currency: 'KGS',
    payerAccount: organisation.account,
    payerName: organisation.companyName,
    payerInn: organisation.inn,
    payerBic: '109001',
    recipientBic: terms.recipientBic,
    recipientAccount: terms.recipientAccount,
    recipientName: terms.recipientName,
    paymentCode: terms.paymentCode,
    purpose: document.purpose,
    commissionMinor: terms.commissionMinor,
    commissionCurrency: 'KGS',
    terms: {},
  })
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
