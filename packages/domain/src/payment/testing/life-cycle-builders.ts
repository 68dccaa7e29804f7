import { createCalendar } from '../../bank-day/calendar.ts'
import { bankDayAt, type BankDay } from '../../bank-day/time-rule.ts'
import type { SignRight, SignScheme, SignType } from '../../people/sign-right.ts'
import type { Viewer } from '../../people/viewer.ts'
import { fromIso } from '../../time/instant.ts'
import { operationCodes } from '../operation.ts'
import { stageDoneIn, stageWaitingIn, type PaymentState } from '../life-cycle.ts'
import type { Signature, SignStage } from '../../documents/stages.ts'
import type { PaymentStatus } from '../status.ts'

/** Monday, a working day; documents are taken from 09:00 and signed until 16:00. */
export const today = '2026-11-30'
export const tomorrow = '2026-12-01'
export const yesterday = '2026-11-27'
export const saturday = '2026-12-05'

/** The bank's day at a Bishkek time of `today`, or of another date. */
export function dayAt(time: string, date = today): BankDay {
  const timeRules = operationCodes.map(operationCode => ({
    operationCode,
    trait: 'DEFAULT' as const,
    fromMinute: 9 * 60,
    createDeadlineMinute: 15 * 60,
    signDeadlineMinute: 16 * 60,
  }))
  return bankDayAt(fromIso(`${date}T${time}:00+06:00`), {
    calendar: createCalendar([]),
    timeRules,
    shortDayShifts: [],
  })
}

export function aViewer(change: Partial<Viewer> = {}): Viewer {
  return {
    personId: 'viewer',
    legalPartyId: 'company',
    signRight: 'FIRST',
    signScheme: 'TWO_SIGNATORY',
    signType: 'TOTP',
    postVerificationStatus: 'Confirmed',
    productRoles: [],
    payControlKeyAvailable: true,
    ...change,
  }
}

export function aPerson(
  personId: string,
  signRight: SignRight,
  signScheme: SignScheme,
  signType: SignType = 'TOTP',
): Viewer {
  return aViewer({ personId, signRight, signScheme, signType })
}

export function aSignature(stage: SignStage, change: Partial<Signature> = {}): Signature {
  return { stage, personId: `signer-${stage}`, signedAt: 0, digest: 'digest-1', ...change }
}

/** The signatures a document must have collected to stand in a status. */
function signaturesIn(status: PaymentStatus): readonly Signature[] {
  const waiting = stageWaitingIn(status)?.stage
  const last = waiting ? waiting - 1 : (stageDoneIn(status)?.stage ?? 0)
  return ([1, 2, 3] as const).filter(stage => stage <= last).map(stage => aSignature(stage))
}

export function aPayment(change: Partial<PaymentState> = {}): PaymentState {
  const statusCode = change.statusCode ?? 'DRAFT'
  return {
    id: 'payment',
    legalPartyId: 'company',
    createdBy: 'creator',
    operationCode: 'CLEARING',
    currency: 'KGS',
    statusCode,
    valueDate: tomorrow,
    terms: {},
    version: 1,
    digest: 'digest-1',
    signatures: signaturesIn(statusCode),
    ...change,
  }
}
