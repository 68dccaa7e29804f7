import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { isVisibleTo, statusesOfTab, draftsAreVisibleTo, tabs } from './tabs.ts'
import { operationCodes, operationNames, pageOfOperation, traitOfOperation } from './operation.ts'
import { colourOfStep, futureSteps, signatoriesAreShown } from './status-history.ts'
import { signatorySlots } from '../documents/stages.ts'
import {
  colourOfStatus,
  isReturnedToCreator,
  isYourTurn,
  statusColour,
  statusLabel,
} from './status-view.ts'
import { paymentStatuses, statusNames, type PaymentStatus } from './status.ts'
import { aPayment, aPerson, aSignature, aViewer, dayAt } from './testing/life-cycle-builders.ts'

const day = dayAt('10:00')

describe('the colour of a status', () => {
  test('apricot means that the viewer must act', () => {
    const waiting = aPayment({ statusCode: 'PARTIALLY_CONFIRMED' })
    const second = aPerson('bob', 'SECOND', 'TWO_SIGNATORY')
    const first = aPerson('ann', 'FIRST', 'TWO_SIGNATORY')
    expect([isYourTurn(waiting, second, day), statusColour(waiting, second, day)]).toEqual([
      true,
      'info',
    ])
    expect([isYourTurn(waiting, first, day), statusColour(waiting, first, day)]).toEqual([
      false,
      'warning',
    ])
  })

  test('a pay-control signatory must act on the phone', () => {
    const waiting = aPayment({ statusCode: 'FIRST_SIGN_IN_PAY_CONTROL' })
    const holder = aPerson('ann', 'FIRST', 'TWO_SIGNATORY', 'PAY_CONTROL')
    expect(statusColour(waiting, holder, day)).toBe('info')
    expect(statusColour(waiting, { ...holder, signRight: 'SECOND' }, day)).toBe('warning')
  })

  test('a returned document is the creator’s turn and reads returned to them alone', () => {
    const returned = aPayment({ statusCode: 'FOR_EDITING' })
    const creator = aPerson('creator', 'CREATOR', 'TWO_SIGNATORY')
    const label = (viewer: typeof creator) =>
      statusLabel('FOR_EDITING', 'ru', {
        isYourTurn: isYourTurn(returned, viewer, day),
        isReturnedToCreator: isReturnedToCreator(returned, viewer),
      })
    expect(label(creator)).toBe('Возвращён · исправьте')
    expect(label({ ...creator, personId: 'other' })).toBe('На доработке')
  })

  test('an unknown status is danger and says so', () => {
    expect(colourOfStatus('SOMETHING_NEW')).toBe('danger')
    const calm = { isYourTurn: false, isReturnedToCreator: false }
    expect(statusLabel('SOMETHING_NEW', 'ky', calm)).toBe('Белгисиз статус')
  })

  test.each([
    ['muted', ['DRAFT']],
    ['success', ['SUCCESS']],
    [
      'danger',
      [
        'CANCELED_SIGN_ONE',
        'CANCELED_SIGN_TWO',
        'TIMEOUT_CANCELED_SIGN_ONE',
        'TIMEOUT_CANCELED_SIGN_TWO',
        'REVOKE',
        'ERROR',
        'TIME_IS_OUT',
      ],
    ],
  ])('%s statuses are exactly these', (colour, statuses) => {
    expect(paymentStatuses.filter(status => colourOfStatus(status) === colour)).toEqual(statuses)
  })
})

describe('the tabs of the history', () => {
  const all = { signRight: 'FIRST', signScheme: 'TWO_SIGNATORY', signType: 'TOTP' } as const
  test.each([
    ['FIRST', 'TWO_SIGNATORY', 'TOTP', 'ON_VERIFICATION'],
    ['SECOND', 'TWO_SIGNATORY', 'TOTP', 'PARTIALLY_CONFIRMED'],
    ['THIRD', 'THREE_SIGNATORY', 'RU_TOKEN_2', 'ON_CONFIRMATION'],
    ['CREATOR', 'ONE_SIGNATORY', 'TOTP', 'ON_VERIFICATION'],
    ['AUDITOR', 'TWO_SIGNATORY', 'TOTP', 'ON_VERIFICATION PARTIALLY_CONFIRMED'],
    ['CREATOR', 'THREE_SIGNATORY', 'TOTP', 'ON_VERIFICATION PARTIALLY_CONFIRMED ON_CONFIRMATION'],
    ['FIRST', 'TWO_SIGNATORY', 'PAY_CONTROL', 'FIRST_SIGN_IN_PAY_CONTROL'],
    [
      'AUDITOR',
      'TWO_SIGNATORY',
      'PAY_CONTROL',
      'FIRST_SIGN_IN_PAY_CONTROL SECOND_SIGN_IN_PAY_CONTROL',
    ],
    ['CASHIER', 'TWO_SIGNATORY', 'TOTP', ''],
  ] as const)(
    '%s under %s with %s sees for signature: %s',
    (signRight, signScheme, signType, statuses) => {
      const viewer = aViewer({ signRight, signScheme, signType })
      expect(statusesOfTab('FOR_SIGN', viewer).join(' ')).toBe(statuses)
    },
  )

  test('failed lists the second signatory’s rejections only where there is one', () => {
    expect(statusesOfTab('FAILED', aViewer({ ...all, signScheme: 'ONE_SIGNATORY' }))).toEqual([
      'CANCELED_SIGN_ONE',
    ])
    expect(statusesOfTab('FAILED', aViewer(all))).toEqual([
      'CANCELED_SIGN_ONE',
      'CANCELED_SIGN_TWO',
    ])
  })

  test('executed lists what the bank has executed, booked at the other side or not yet', () => {
    expect(statusesOfTab('SUCCESS', aViewer(all))).toEqual(['SUCCESS', 'KVIT'])
  })

  test('error lists refusals of the bank and everything that ran out of time', () => {
    expect(statusesOfTab('ERROR', aViewer(all))).toEqual([
      'ERROR',
      'TIME_IS_OUT',
      'TIMEOUT_CANCELED_SIGN_ONE',
      'TIMEOUT_CANCELED_SIGN_TWO',
    ])
  })

  test('drafts and returned documents have a tab of their own', () => {
    expect(statusesOfTab('DRAFT', aViewer(all))).toEqual(['DRAFT'])
    expect(statusesOfTab('FOR_EDITING', aViewer(all))).toEqual(['FOR_EDITING'])
  })

  test('all lists every status, and no tab but it lists a status twice over', () => {
    expect(statusesOfTab('ALL', aViewer(all))).toEqual(paymentStatuses)
    const listed = tabs
      .filter(tab => tab !== 'ALL')
      .flatMap(tab => statusesOfTab(tab, aViewer(all)))
    expect(listed.length).toBe(new Set(listed).size)
  })

  test('a draft is seen by its creator alone', () => {
    const draft = aPayment()
    expect(isVisibleTo(draft, aPerson('creator', 'CREATOR', 'TWO_SIGNATORY'))).toBe(true)
    expect(isVisibleTo(draft, aPerson('ann', 'FIRST', 'TWO_SIGNATORY'))).toBe(false)
    const sent = aPayment({ statusCode: 'ON_VERIFICATION' })
    expect(isVisibleTo(sent, aPerson('ann', 'AUDITOR', 'TWO_SIGNATORY'))).toBe(true)
    expect(
      isVisibleTo({ ...sent, legalPartyId: 'other' }, aPerson('ann', 'FIRST', 'TWO_SIGNATORY')),
    ).toBe(false)
    expect(draftsAreVisibleTo(aViewer({ signRight: 'AUDITOR' }))).toBe(false)
  })
})

describe('the status history', () => {
  test.each([
    [
      'DRAFT',
      'ONE_SIGNATORY',
      'TOTP',
      'ON_VERIFICATION ON_VERIFICATION_COMPLETED PAYMENT_REQUEST_TO_BANK WAIT_RESPONSE_FROM_BANK KVIT SUCCESS',
    ],
    [
      'ON_VERIFICATION',
      'TWO_SIGNATORY',
      'RU_TOKEN_S',
      'ON_VERIFICATION_COMPLETED PARTIALLY_CONFIRMED PARTIAL_CONFIRMATION_COMPLETED PAYMENT_REQUEST_TO_BANK WAIT_RESPONSE_FROM_BANK KVIT SUCCESS',
    ],
    [
      'SECOND_SIGN_IN_PAY_CONTROL',
      'TWO_SIGNATORY',
      'TOTP',
      'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE PAYMENT_REQUEST_TO_BANK WAIT_RESPONSE_FROM_BANK KVIT SUCCESS',
    ],
    ['WAIT_RESPONSE_FROM_BANK', 'TWO_SIGNATORY', 'TOTP', 'KVIT SUCCESS'],
    ['SUCCESS', 'TWO_SIGNATORY', 'TOTP', ''],
    ['CANCELED_SIGN_ONE', 'TWO_SIGNATORY', 'TOTP', ''],
    ['DRAFT', 'THREE_SIGNATORY', 'PAY_CONTROL', ''],
  ] as const)('after %s under %s with %s come: %s', (statusCode, scheme, signType, steps) => {
    expect(futureSteps({ statusCode }, scheme, signType).join(' ')).toBe(steps)
  })

  test('a returned document has the whole way before it', () => {
    const steps = futureSteps({ statusCode: 'FOR_EDITING' }, 'ONE_SIGNATORY', 'TOTP')
    expect([steps[0], steps.length]).toEqual(['DRAFT', 7])
  })

  test.each([
    ['SUCCESS', true, false, 'muted'],
    ['ON_VERIFICATION', false, false, 'success'],
    ['WAIT_RESPONSE_FROM_BANK', false, true, 'warning'],
    ['KVIT', false, true, 'warning'],
    ['ERROR', false, true, 'danger'],
    ['SUCCESS', false, true, 'success'],
  ] as const)('a step %s, future %s, current %s is %s', (status, isFuture, isCurrent, colour) => {
    expect(colourOfStep(status, { isFuture, isCurrent })).toBe(colour)
  })
})

describe('the signatories', () => {
  test('there is a place for each signature of the scheme', () => {
    const signature = aSignature(1)
    const payment = aPayment({ statusCode: 'PARTIALLY_CONFIRMED', signatures: [signature] })
    expect(signatorySlots(payment, 'TWO_SIGNATORY')).toEqual([
      { stage: 1, signature },
      { stage: 2 },
    ])
    expect(signatorySlots(payment, 'ONE_SIGNATORY')).toEqual([{ stage: 1, signature }])
  })

  test('are not shown where the specification hides them', () => {
    const hidden: PaymentStatus[] = [
      'DRAFT',
      'TIMEOUT_CANCELED_SIGN_ONE',
      'TIMEOUT_CANCELED_SIGN_TWO',
      'ERROR',
      'TIME_IS_OUT',
    ]
    expect(paymentStatuses.filter(status => !signatoriesAreShown(status))).toEqual(hidden)
  })
})

describe('names and form rules of operations', () => {
  test('every status and operation has a name in three languages', () => {
    for (const text of [...Object.values(statusNames), ...Object.values(operationNames)]) {
      expect(languages.every(language => text[language] !== '')).toBe(true)
    }
  })

  test('SWIFT rules are chosen by currency, the others by kind', () => {
    expect([pageOfOperation('SWIFT'), traitOfOperation('SWIFT', 'RUB')]).toEqual(['SWIFT', 'RUB'])
    expect(traitOfOperation('SWIFT', 'GBP')).toBe('DEFAULT')
    expect([pageOfOperation('GROSS'), traitOfOperation('GROSS', 'KGS')]).toEqual([
      'TRANSFER',
      'GROSS',
    ])
    expect(traitOfOperation('INTRABANK_OWN')).toBe('INTRABANK')
    expect(operationCodes.map(pageOfOperation)).not.toContain(undefined)
  })
})
