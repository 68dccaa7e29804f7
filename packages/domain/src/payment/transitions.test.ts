import { describe, expect, test } from 'vitest'
import { signSchemes } from '../people/sign-right.ts'
import { isFinal, paymentStatuses, type PaymentStatus } from './status.ts'
import { applyTransition, isReadyForBank, stageWaitingIn, type PaymentActor } from './life-cycle.ts'
import {
  aPayment,
  aPerson,
  aSignature,
  aViewer,
  dayAt,
  saturday,
  today,
  tomorrow,
  yesterday,
} from './testing/life-cycle-builders.ts'
import { transitionRules, type PaymentAction } from './transition-table.ts'
import { toIso } from '../time/instant.ts'

const morning = dayAt('10:00')
const shown = { digest: 'digest-1' }

function codeOf(result: ReturnType<typeof applyTransition>): string {
  return result.ok ? `ok: ${result.value.steps.join(' ')}` : result.error.code
}

describe('the table', () => {
  test('every status is reached from a draft', () => {
    const reached = new Set<PaymentStatus>(['DRAFT'])
    for (const _round of paymentStatuses) {
      for (const { from, to } of transitionRules) if (to && reached.has(from)) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...paymentStatuses].toSorted())
  })

  test('no step leaves a final status, and every other status has a way out', () => {
    for (const status of paymentStatuses) {
      const hasNextStep = transitionRules.some(rule => rule.from === status)
      expect([status, hasNextStep]).toEqual([status, !isFinal(status)])
    }
  })

  test('no action has two meanings for the same status, party, contract and scheme', () => {
    for (const scheme of signSchemes) {
      const seen = transitionRules
        .filter(rule => !rule.schemes || rule.schemes.includes(scheme))
        .map(rule => `${rule.from} ${rule.action} ${rule.by} ${rule.family ?? ''}`)
      expect(seen.length).toBe(new Set(seen).size)
    }
  })
})

describe('sending for signing', () => {
  const creator = aPerson('creator', 'CREATOR', 'TWO_SIGNATORY')
  const draft = aPayment()
  const send = (change: Partial<typeof draft>, viewer = creator, day = morning) =>
    codeOf(applyTransition({ ...draft, ...change }, 'sendForSigning', { viewer }, day))

  test('opens the first stage of the contract’s way of signing', () => {
    expect(send({})).toBe('ok: ON_VERIFICATION')
    expect(send({}, { ...creator, signType: 'RU_TOKEN_2' })).toBe('ok: ON_VERIFICATION')
    expect(send({}, { ...creator, signType: 'PAY_CONTROL' })).toBe('ok: FIRST_SIGN_IN_PAY_CONTROL')
  })

  test('of a budget payment ends with its code', () => {
    const codeUntil = toIso(morning.now - 1)
    expect(send({ operationCode: 'BUDGET', terms: { codeUntil } })).toBe('DAY_CODE_EXPIRED')
    const valid = { codeUntil: toIso(morning.now) }
    expect(send({ operationCode: 'BUDGET', terms: valid })).toBe('ok: ON_VERIFICATION')
  })

  test('is refused by name', () => {
    expect(send({}, { ...creator, personId: 'other' })).toBe('NOT_CREATOR')
    expect(send({}, { ...creator, legalPartyId: 'other' })).toBe('FORBIDDEN')
    expect(send({}, { ...creator, signRight: 'AUDITOR' })).toBe('FORBIDDEN')
    expect(send({}, { ...creator, postVerificationStatus: 'Pending' })).toBe('PERSON_LOCKED')
    expect(send({}, { ...creator, postVerificationStatus: 'Rejected' })).toBe('FORBIDDEN')
    expect(send({ statusCode: 'FOR_EDITING' })).toBe('ACTION_NOT_ALLOWED')
    expect(send({ valueDate: yesterday })).toBe('VALUE_DATE_PAST')
    expect(send({ valueDate: saturday })).toBe('VALUE_DATE_NON_WORKING')
    expect(send({ valueDate: today }, creator, dayAt('15:59'))).toBe('ok: ON_VERIFICATION')
    expect(send({ valueDate: today }, creator, dayAt('16:00'))).toBe('SIGN_DEADLINE_PASSED')
  })

  test('needs working pay-control keys and at most two signatories where the phone signs', () => {
    const phoneSigns = { ...creator, signType: 'PAY_CONTROL' as const }
    const threeSign = { ...phoneSigns, signScheme: 'THREE_SIGNATORY' as const }
    expect(send({}, threeSign)).toBe('PAY_CONTROL_THREE_SIGNATORIES')
    expect(send({}, { ...phoneSigns, payControlKeyAvailable: false })).toBe(
      'PAY_CONTROL_KEY_UNAVAILABLE',
    )
    expect(send({}, { ...creator, payControlKeyAvailable: false })).toBe('ok: ON_VERIFICATION')
  })

  test('takes a card transfer only on its value date', () => {
    expect(send({ operationCode: 'CARD_2_RKO' })).toBe('VALUE_DATE_NOT_TODAY')
    expect(send({ operationCode: 'CARD_2_RKO', valueDate: today })).toBe('ok: ON_VERIFICATION')
  })
})

describe('signing', () => {
  const first = aPerson('ann', 'FIRST', 'TWO_SIGNATORY')
  const second = aPerson('bob', 'SECOND', 'TWO_SIGNATORY')

  test('a signature opens the next stage in the same step and binds what was shown', () => {
    const sent = aPayment({ statusCode: 'ON_VERIFICATION' })
    const signed = applyTransition(sent, 'sign', { viewer: first }, morning, shown)
    expect(signed).toEqual({
      ok: true,
      value: {
        steps: ['ON_VERIFICATION_COMPLETED', 'PARTIALLY_CONFIRMED'],
        next: {
          ...sent,
          statusCode: 'PARTIALLY_CONFIRMED',
          version: 2,
          signatures: [{ stage: 1, personId: 'ann', signedAt: morning.now, digest: 'digest-1' }],
        },
        isReadyForBank: false,
      },
    })
  })

  test('the last signature rests until the value date opens', () => {
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    const early = applyTransition(waiting, 'sign', { viewer: second }, morning, shown)
    expect(early).toMatchObject({
      value: { steps: ['PARTIAL_CONFIRMATION_COMPLETED'], isReadyForBank: false },
    })
    const due = applyTransition(
      { ...waiting, valueDate: today },
      'sign',
      { viewer: second },
      morning,
      shown,
    )
    expect(due).toMatchObject({
      value: { steps: ['PARTIAL_CONFIRMATION_COMPLETED'], isReadyForBank: true },
    })
  })

  test('three signatories pass three stages', () => {
    const third = aPerson('cyd', 'THIRD', 'THREE_SIGNATORY')
    const at = (statusCode: PaymentStatus, viewer: typeof third) =>
      codeOf(applyTransition(aPayment({ statusCode }), 'sign', { viewer }, morning, shown))
    const scheme = { signScheme: 'THREE_SIGNATORY' as const }
    expect(at('ON_VERIFICATION', { ...first, ...scheme })).toBe(
      'ok: ON_VERIFICATION_COMPLETED PARTIALLY_CONFIRMED',
    )
    expect(at('PARTIALLY_CONFIRMED', { ...second, ...scheme })).toBe(
      'ok: PARTIAL_CONFIRMATION_COMPLETED ON_CONFIRMATION',
    )
    expect(at('ON_CONFIRMATION', third)).toBe('ok: ON_CONFIRMATION_COMPLETED')
  })

  test('nobody signs two stages of one payment, whatever right they have by now', () => {
    const payment = aPayment({
      statusCode: 'PARTIALLY_CONFIRMED',
      signatures: [aSignature(1, { personId: 'ann' })],
    })
    const promoted = aPerson('ann', 'SECOND', 'TWO_SIGNATORY')
    expect(codeOf(applyTransition(payment, 'sign', { viewer: promoted }, morning, shown))).toBe(
      'ALREADY_SIGNED',
    )
    expect(codeOf(applyTransition(payment, 'sign', { viewer: first }, morning, shown))).toBe(
      'ALREADY_SIGNED',
    )
  })

  test('is refused by name', () => {
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    const sign = (payment: typeof waiting, viewer: typeof first, extra = shown) =>
      codeOf(applyTransition(payment, 'sign', { viewer }, morning, extra))
    expect(sign(waiting, first)).toBe('NOT_YOUR_STAGE')
    expect(sign(waiting, aPerson('eve', 'CREATOR', 'TWO_SIGNATORY'))).toBe('FORBIDDEN')
    expect(sign(waiting, second, { digest: 'digest-0' })).toBe('PAYMENT_CHANGED_MEANWHILE')
    expect(sign({ ...waiting, valueDate: yesterday }, second)).toBe('VALUE_DATE_PAST')
    expect(sign({ ...waiting, statusCode: 'SUCCESS' }, second)).toBe('ACTION_NOT_ALLOWED')
    expect(sign(waiting, { ...second, signType: 'PAY_CONTROL' })).toBe('ACTION_NOT_ALLOWED')
  })

  test('a signature without the digest of what was shown is refused', () => {
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    expect(codeOf(applyTransition(waiting, 'sign', { viewer: second }, morning))).toBe(
      'PAYMENT_CHANGED_MEANWHILE',
    )
  })
})

describe('returning, revoking, editing and recalling', () => {
  const second = aPerson('bob', 'SECOND', 'TWO_SIGNATORY')
  const creator = aPerson('creator', 'CREATOR', 'TWO_SIGNATORY')

  test('a document is returned only with a comment', () => {
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    const giveBack = (comment: string) =>
      codeOf(applyTransition(waiting, 'returnForEditing', { viewer: second }, morning, { comment }))
    expect(giveBack('wrong account')).toBe('ok: FOR_EDITING')
    expect(giveBack('  ')).toBe('COMMENT_REQUIRED')
  })

  test('an edit voids the signatures and goes back to the first stage', () => {
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    const edited = applyTransition(waiting, 'edit', { viewer: second }, morning, {
      digest: 'digest-2',
    })
    expect(edited).toMatchObject({
      value: { next: { statusCode: 'ON_VERIFICATION', signatures: [], digest: 'digest-2' } },
    })
    const returned = aPayment({ statusCode: 'FOR_EDITING', signatures: [aSignature(1)] })
    const corrected = applyTransition(returned, 'edit', { viewer: creator }, morning, {
      digest: 'digest-2',
    })
    expect(corrected).toMatchObject({ value: { next: { statusCode: 'DRAFT', signatures: [] } } })
  })

  test.each([
    ['PARTIAL_CONFIRMATION_COMPLETED', tomorrow, '10:00', 'ok: REVOKE'],
    ['PARTIAL_CONFIRMATION_COMPLETED', today, '08:59', 'ok: REVOKE'],
    ['PARTIAL_CONFIRMATION_COMPLETED', today, '09:00', 'ACTION_NOT_ALLOWED'],
    ['ON_VERIFICATION_COMPLETED', tomorrow, '10:00', 'ACTION_NOT_ALLOWED'],
    ['PAYMENT_REQUEST_TO_BANK', tomorrow, '10:00', 'ACTION_NOT_ALLOWED'],
  ] as const)('recall of %s for %s at %s: %s', (statusCode, valueDate, time, answer) => {
    const payment = aPayment({ statusCode, valueDate })
    expect(codeOf(applyTransition(payment, 'recall', { viewer: creator }, dayAt(time)))).toBe(
      answer,
    )
  })

  test('an undone import takes back what nobody has signed, also after it was sent', () => {
    const undone = paymentStatuses.filter(
      statusCode =>
        applyTransition(aPayment({ statusCode }), 'undoImport', { viewer: creator }, morning).ok,
    )
    expect(undone).toEqual(['DRAFT', 'ON_VERIFICATION', 'FIRST_SIGN_IN_PAY_CONTROL', 'FOR_EDITING'])
  })

  test('a deleted document enters no status', () => {
    expect(applyTransition(aPayment(), 'delete', { viewer: creator }, morning)).toMatchObject({
      value: { steps: [], next: { statusCode: 'DRAFT', version: 2 } },
    })
  })
})

describe('the phone', () => {
  const holder = aViewer({ personId: 'ann', signType: 'PAY_CONTROL' })
  const first = aPayment({ statusCode: 'FIRST_SIGN_IN_PAY_CONTROL' })
  const phone = (action: PaymentAction, by: PaymentActor, payment = first) =>
    codeOf(applyTransition(payment, action, by, morning, shown))

  test('confirms, refuses or keeps silent', () => {
    const by = { system: 'phone', holder } as const
    expect(phone('payControlConfirm', by)).toBe(
      'ok: FIRST_SIGN_IN_PAY_CONTROL_COMPLETE SECOND_SIGN_IN_PAY_CONTROL',
    )
    expect(phone('payControlRefuse', by)).toBe('ok: CANCELED_SIGN_ONE')
    expect(phone('payControlTimeOut', { system: 'phone' })).toBe('ok: TIMEOUT_CANCELED_SIGN_ONE')
    expect(phone('payControlTimeOut', { system: 'clock' })).toBe('ok: TIMEOUT_CANCELED_SIGN_ONE')
    const later = aPayment({ statusCode: 'SECOND_SIGN_IN_PAY_CONTROL' })
    const secondHolder = { system: 'phone', holder: { ...holder, signRight: 'SECOND' } } as const
    expect(phone('payControlConfirm', secondHolder, later)).toBe(
      'ok: SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
    )
    expect(phone('payControlRefuse', secondHolder, later)).toBe('ok: CANCELED_SIGN_TWO')
  })

  test('a person cannot confirm instead of the phone, nor the phone without its holder', () => {
    expect(phone('payControlConfirm', { viewer: holder })).toBe('FORBIDDEN')
    expect(phone('payControlConfirm', { system: 'phone' })).toBe('FORBIDDEN')
    const wrongHolder = { ...holder, signRight: 'SECOND' } as const
    expect(phone('payControlConfirm', { system: 'phone', holder: wrongHolder })).toBe(
      'NOT_YOUR_STAGE',
    )
  })
})

describe('the clock', () => {
  const clock = { system: 'clock' } as const

  test('an unsigned document runs out at its signing deadline, not before', () => {
    for (const statusCode of paymentStatuses.filter(status => stageWaitingIn(status))) {
      const payment = aPayment({ statusCode, valueDate: today })
      expect(codeOf(applyTransition(payment, 'timeOut', clock, dayAt('15:59')))).toBe(
        'ACTION_NOT_ALLOWED',
      )
      expect(codeOf(applyTransition(payment, 'timeOut', clock, dayAt('16:00')))).toBe(
        'ok: TIME_IS_OUT',
      )
    }
    const draft = aPayment({ valueDate: yesterday })
    expect(codeOf(applyTransition(draft, 'timeOut', clock, morning))).toBe('ACTION_NOT_ALLOWED')
  })

  test('a signed document goes to the bank when its value date opens', () => {
    const payment = aPayment({ statusCode: 'PARTIAL_CONFIRMATION_COMPLETED', valueDate: today })
    expect(codeOf(applyTransition(payment, 'submit', clock, dayAt('08:59')))).toBe(
      'ACTION_NOT_ALLOWED',
    )
    expect(codeOf(applyTransition(payment, 'submit', clock, dayAt('09:00')))).toBe(
      'ok: PAYMENT_REQUEST_TO_BANK',
    )
    expect(isReadyForBank(payment, clock, dayAt('09:00'))).toBe(true)
  })

  test('a document never goes to the bank with a signature missing, doubled or of another text', () => {
    const payment = aPayment({ statusCode: 'PARTIAL_CONFIRMATION_COMPLETED', valueDate: today })
    const submit = (signatures: typeof payment.signatures, by: PaymentActor = clock) =>
      codeOf(applyTransition({ ...payment, signatures }, 'submit', by, morning))
    expect(submit([aSignature(2)])).toBe('ACTION_NOT_ALLOWED')
    expect(submit([aSignature(1, { personId: 'ann' }), aSignature(2, { personId: 'ann' })])).toBe(
      'ACTION_NOT_ALLOWED',
    )
    expect(submit([aSignature(1), aSignature(2, { digest: 'digest-0' })])).toBe(
      'PAYMENT_CHANGED_MEANWHILE',
    )
    const scheme = { system: 'clock', signScheme: 'THREE_SIGNATORY' } as const
    expect(submit(payment.signatures, scheme)).toBe('ACTION_NOT_ALLOWED')
  })

  test('a contract that now needs more signatures opens the next stage', () => {
    const payment = aPayment({ statusCode: 'ON_VERIFICATION_COMPLETED' })
    const open = (by: PaymentActor) =>
      codeOf(applyTransition(payment, 'openNextStage', by, morning))
    expect(open({ system: 'clock', signScheme: 'TWO_SIGNATORY' })).toBe('ok: PARTIALLY_CONFIRMED')
    expect(open({ system: 'clock', signScheme: 'ONE_SIGNATORY' })).toBe('ACTION_NOT_ALLOWED')
    expect(open(clock)).toBe('ACTION_NOT_ALLOWED')
  })
})

describe('the bank', () => {
  const bank = { system: 'bank' } as const

  test.each([
    ['PAYMENT_REQUEST_TO_BANK', 'accept', 'ok: WAIT_RESPONSE_FROM_BANK'],
    ['WAIT_RESPONSE_FROM_BANK', 'receipt', 'ok: KVIT'],
    ['KVIT', 'execute', 'ok: SUCCESS'],
    // A lost answer is caught up by the next one.
    ['PAYMENT_REQUEST_TO_BANK', 'execute', 'ok: WAIT_RESPONSE_FROM_BANK KVIT SUCCESS'],
    ['WAIT_RESPONSE_FROM_BANK', 'execute', 'ok: KVIT SUCCESS'],
    // A doubled or late one changes nothing.
    ['WAIT_RESPONSE_FROM_BANK', 'accept', 'ACTION_NOT_ALLOWED'],
    ['KVIT', 'accept', 'ACTION_NOT_ALLOWED'],
    ['SUCCESS', 'execute', 'ACTION_NOT_ALLOWED'],
    ['SUCCESS', 'refuse', 'ACTION_NOT_ALLOWED'],
    ['ERROR', 'execute', 'ACTION_NOT_ALLOWED'],
    ['ERROR', 'refuse', 'ACTION_NOT_ALLOWED'],
    ['REVOKE', 'accept', 'ACTION_NOT_ALLOWED'],
    ['PARTIAL_CONFIRMATION_COMPLETED', 'accept', 'ACTION_NOT_ALLOWED'],
    ['PAYMENT_REQUEST_TO_BANK', 'refuse', 'ok: ERROR'],
    ['WAIT_RESPONSE_FROM_BANK', 'refuse', 'ok: ERROR'],
    ['KVIT', 'refuse', 'ok: ERROR'],
  ] as const)('%s, %s: %s', (statusCode, action, answer) => {
    expect(codeOf(applyTransition(aPayment({ statusCode }), action, bank, morning))).toBe(answer)
  })

  test('nobody else speaks for the bank, and the bank signs nothing', () => {
    const payment = aPayment({ statusCode: 'KVIT' })
    expect(codeOf(applyTransition(payment, 'execute', { viewer: aViewer() }, morning))).toBe(
      'FORBIDDEN',
    )
    expect(codeOf(applyTransition(payment, 'execute', { system: 'phone' }, morning))).toBe(
      'FORBIDDEN',
    )
    const waiting = aPayment({ statusCode: 'ON_VERIFICATION' })
    expect(codeOf(applyTransition(waiting, 'sign', bank, morning, shown))).toBe('FORBIDDEN')
  })
})

describe('a signature that lapses before the bank has the document', () => {
  const clock = { system: 'clock', signScheme: 'TWO_SIGNATORY' } as const
  const statuses = [
    'PARTIALLY_CONFIRMED',
    'ON_CONFIRMATION',
    'SECOND_SIGN_IN_PAY_CONTROL',
    'PAYMENT_REQUEST_TO_BANK',
  ] as const

  test.each(statuses)(
    'sends the document in %s to the first stage, as the contract signs now',
    from => {
      const payment = aPayment({ statusCode: from, signatures: [aSignature(1)] })
      for (const [signType, to] of [
        ['TOTP', 'ON_VERIFICATION'],
        ['RU_TOKEN_2', 'ON_VERIFICATION'],
        ['PAY_CONTROL', 'FIRST_SIGN_IN_PAY_CONTROL'],
      ] as const) {
        const lapsed = applyTransition(payment, 'signatureLapsed', { ...clock, signType }, morning)
        expect(lapsed).toMatchObject({
          ok: true,
          value: { steps: [to], next: { statusCode: to, signatures: [], digest: payment.digest } },
        })
      }
    },
  )

  test('is nothing that a person, or a document at the bank, can have', () => {
    const viewer = aViewer()
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    expect(codeOf(applyTransition(waiting, 'signatureLapsed', { viewer }, morning))).toBe(
      'FORBIDDEN',
    )
    for (const statusCode of ['WAIT_RESPONSE_FROM_BANK', 'SUCCESS', 'ON_VERIFICATION'] as const) {
      const by = { ...clock, signType: 'TOTP' } as const
      expect(
        codeOf(applyTransition(aPayment({ statusCode }), 'signatureLapsed', by, morning)),
      ).toBe('ACTION_NOT_ALLOWED')
    }
  })
})

describe('a stage that the present scheme of the contract no longer has', () => {
  const stages = [
    ['PARTIALLY_CONFIRMED', 'SECOND', 'CANCELED_SIGN_TWO'],
    ['ON_CONFIRMATION', 'THIRD', 'CANCELED_SIGN_TWO'],
  ] as const

  test.each(stages)(
    '%s: its signatory returns and revokes under every scheme, and nobody else',
    (statusCode, right, ended) => {
      const payment = aPayment({ statusCode })
      for (const scheme of signSchemes) {
        const by = { viewer: aPerson('someone', right, scheme) }
        expect(codeOf(applyTransition(payment, 'revoke', by, morning))).toBe(`ok: ${ended}`)
        expect(
          codeOf(applyTransition(payment, 'returnForEditing', by, morning, { comment: 'why' })),
        ).toBe('ok: FOR_EDITING')
        const first = { viewer: aPerson('first', 'FIRST', scheme) }
        expect(codeOf(applyTransition(payment, 'revoke', first, morning))).toBe('NOT_YOUR_STAGE')
      }
    },
  )

  test('is signed by nobody, also not on a phone', () => {
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    const viewer = aPerson('second', 'SECOND', 'ONE_SIGNATORY')
    expect(codeOf(applyTransition(waiting, 'sign', { viewer }, morning, shown))).toBe(
      'ACTION_NOT_ALLOWED',
    )
  })
})
