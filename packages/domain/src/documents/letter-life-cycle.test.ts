import { describe, expect, test } from 'vitest'

import { languages } from '../language.ts'
import { signRights, signSchemes, type SignRight } from '../people/sign-right.ts'
import type { Viewer } from '../people/viewer.ts'
import { aViewer } from '../payment/testing/life-cycle-builders.ts'
import type { DocumentActor } from './life-cycle.ts'
import {
  incomingLetterLifeCycle,
  letterActions,
  letterIsSigned,
  letterIsVisibleTo,
  letterStatuses,
  letterStatusNames,
  outgoingLetterLifeCycle,
  type LetterAction,
  type LetterState,
  type LetterStatus,
} from './letter-life-cycle.ts'
import { mayCancelPhones, mayRequestPhones, phoneDeadline, stageOnPhone } from './phone-requests.ts'

const moment = { now: 1_000_000 }
const shown = { digest: 'digest-1', comment: 'why' }

function aLetter(statusCode: LetterStatus, change: Partial<LetterState> = {}): LetterState {
  return {
    id: 'letter',
    legalPartyId: 'company',
    createdBy: 'writer',
    statusCode,
    version: 1,
    digest: 'digest-1',
    signatures: [],
    ...change,
  }
}
const person = (signRight: SignRight, change: Partial<Viewer> = {}): Viewer =>
  aViewer({ personId: signRight.toLowerCase(), signRight, ...change })

function outcome(
  letter: LetterState,
  action: LetterAction,
  by: DocumentActor,
  cycle = outgoingLetterLifeCycle,
): string {
  const done = cycle.applyTransition(letter, action, by, moment, shown)
  return done.ok ? done.value.steps.join(' ') || 'deleted' : done.error.code
}

/** All that a person with the right may do to a letter of another person, and to their own. */
const outgoingTable: Readonly<Record<LetterStatus, Partial<Record<SignRight, string>>>> = {
  DRAFT: {
    FIRST: 'own: edit delete sendForSigning sign',
    SECOND: 'own: edit delete sendForSigning',
    THIRD: 'own: edit delete sendForSigning',
    CREATOR: 'own: edit delete sendForSigning',
  },
  ON_VERIFICATION: { FIRST: 'any: sign revoke' },
  FIRST_SIGN_IN_PAY_CONTROL: {},
  CANCELED: {},
  TIMEOUT_CANCELED: {},
  NOT_PROCESSED: {},
  IN_PROCESSING: {},
  PROCESSED: {},
}

describe.each(signSchemes)('an outgoing letter under %s', signScheme => {
  test.each(letterStatuses)('in %s allows exactly what the table says to each right', status => {
    for (const signRight of signRights) {
      const viewer = person(signRight, { signScheme })
      const allowed = (letter: LetterState) =>
        letterActions.filter(
          action => outgoingLetterLifeCycle.decideAction(letter, action, { viewer }, moment).ok,
        )
      const [whose, actions] = (outgoingTable[status][signRight] ?? 'any: ').split(': ')
      const expected = (actions ?? '').split(' ').filter(Boolean)
      const own = aLetter(status, { createdBy: viewer.personId })
      expect([signRight, allowed(own)]).toEqual([signRight, expected])
      const theirs = whose === 'own' ? [] : expected
      expect([signRight, allowed(aLetter(status))]).toEqual([signRight, theirs])
    }
  })
})

describe('an outgoing letter', () => {
  const first = { viewer: person('FIRST') }

  test('goes from its writer over the first signatory to the bank, whatever the scheme', () => {
    const writer = { viewer: person('CREATOR', { personId: 'writer' }) }
    expect(outcome(aLetter('DRAFT'), 'sendForSigning', writer)).toBe('ON_VERIFICATION')
    for (const signScheme of signSchemes) {
      const viewer = person('FIRST', { signScheme })
      expect(outcome(aLetter('ON_VERIFICATION'), 'sign', { viewer })).toBe('NOT_PROCESSED')
    }
    expect(outcome(aLetter('ON_VERIFICATION'), 'revoke', first)).toBe('CANCELED')
  })

  test('is complete with one signature', () => {
    const done = outgoingLetterLifeCycle.applyTransition(
      aLetter('ON_VERIFICATION'),
      'sign',
      first,
      moment,
      shown,
    )
    if (!done.ok) throw new Error(done.error.code)
    expect(done.value.next).toMatchObject({
      version: 2,
      signatures: [{ stage: 1, personId: 'first', signedAt: moment.now, digest: 'digest-1' }],
    })
    for (const signScheme of signSchemes) {
      expect(outgoingLetterLifeCycle.everyStageIsSigned(done.value.next, signScheme).ok).toBe(true)
    }
    expect(outgoingLetterLifeCycle.everyStageIsSigned(aLetter('NOT_PROCESSED')).ok).toBe(false)
  })

  test('is signed at once by a first signatory who wrote it, and by nobody else while it is a draft', () => {
    const own = aLetter('DRAFT', { createdBy: 'first' })
    expect(outcome(own, 'sign', first)).toBe('NOT_PROCESSED')
    expect(outcome(aLetter('DRAFT'), 'sign', first)).toBe('NOT_CREATOR')
    expect(outcome(own, 'sign', { viewer: person('SECOND', { personId: 'first' }) })).toBe(
      'FORBIDDEN',
    )
  })

  test('that changed since it was shown is not signed', () => {
    const letter = aLetter('ON_VERIFICATION', { digest: 'digest-2' })
    expect(outcome(letter, 'sign', first)).toBe('DOCUMENT_CHANGED_MEANWHILE')
  })

  test('is neither written nor signed by a person whose check is pending', () => {
    const viewer = person('FIRST', { postVerificationStatus: 'Pending' })
    expect(outcome(aLetter('ON_VERIFICATION'), 'sign', { viewer })).toBe('PERSON_LOCKED')
    expect(outcome(aLetter('DRAFT', { createdBy: 'first' }), 'edit', { viewer })).toBe(
      'PERSON_LOCKED',
    )
  })

  test('is taken into work and answered by the officer; a lost or doubled report does no harm', () => {
    const officer = { system: 'officer' } as const
    expect(outcome(aLetter('NOT_PROCESSED'), 'takeForProcessing', officer)).toBe('IN_PROCESSING')
    expect(outcome(aLetter('IN_PROCESSING'), 'answer', officer)).toBe('PROCESSED')
    expect(outcome(aLetter('NOT_PROCESSED'), 'answer', officer)).toBe('IN_PROCESSING PROCESSED')
    expect(outcome(aLetter('PROCESSED'), 'answer', officer)).toBe('ACTION_NOT_ALLOWED')
    expect(outcome(aLetter('ON_VERIFICATION'), 'answer', officer)).toBe('ACTION_NOT_ALLOWED')
    expect(outcome(aLetter('NOT_PROCESSED'), 'takeForProcessing', first)).toBe('FORBIDDEN')
    expect(outcome(aLetter('NOT_PROCESSED'), 'takeForProcessing', { system: 'bank' })).toBe(
      'FORBIDDEN',
    )
  })
})

describe('a letter that was signed', () => {
  const signature = { stage: 1, personId: 'first', signedAt: 1, digest: 'digest-1' } as const
  const signed = aLetter('NOT_PROCESSED', { signatures: [signature] })

  test('is refused by the bank before an officer has it, and by nobody else', () => {
    const bank = { system: 'bank' } as const
    expect(outcome(signed, 'refuse', bank)).toBe('CANCELED')
    expect(outcome(aLetter('IN_PROCESSING'), 'refuse', bank)).toBe('ACTION_NOT_ALLOWED')
    expect(outcome(aLetter('ON_VERIFICATION'), 'refuse', bank)).toBe('ACTION_NOT_ALLOWED')
    expect(outcome(signed, 'refuse', { viewer: person('FIRST') })).toBe('FORBIDDEN')
    expect(outcome(signed, 'refuse', { system: 'officer' })).toBe('FORBIDDEN')
  })

  test('stays signed while the officer works on it, and not when it says something else', () => {
    for (const statusCode of ['NOT_PROCESSED', 'IN_PROCESSING', 'PROCESSED'] as const) {
      expect(letterIsSigned({ ...signed, statusCode })).toBe(true)
    }
    expect(letterIsSigned({ ...signed, digest: 'digest-2' })).toBe(false)
    expect(letterIsSigned(aLetter('NOT_PROCESSED'))).toBe(false)
    const second = { ...signature, stage: 2 } as const
    expect(letterIsSigned({ ...signed, signatures: [second] })).toBe(false)
  })
})

describe('a letter of a pay-control contract', () => {
  const holder = person('FIRST', { signType: 'PAY_CONTROL', signScheme: 'THREE_SIGNATORY' })
  const phone = { system: 'phone', holder } as const
  const waiting = aLetter('FIRST_SIGN_IN_PAY_CONTROL')

  test('goes to the first signatory’s phone, under three signatories too', () => {
    const viewer = { ...holder, personId: 'writer', signRight: 'CREATOR' } as const
    expect(outcome(aLetter('DRAFT'), 'sendForSigning', { viewer })).toBe(
      'FIRST_SIGN_IN_PAY_CONTROL',
    )
    const withoutKey = { ...viewer, payControlKeyAvailable: false }
    expect(outcome(aLetter('DRAFT'), 'sendForSigning', { viewer: withoutKey })).toBe(
      'PAY_CONTROL_KEY_UNAVAILABLE',
    )
    expect(stageOnPhone(outgoingLetterLifeCycle, waiting)?.stage).toBe(1)
    expect(stageOnPhone(outgoingLetterLifeCycle, aLetter('ON_VERIFICATION'))).toBeUndefined()
  })

  test('is confirmed, refused or times out on the phone', () => {
    expect(outcome(waiting, 'payControlConfirm', phone)).toBe('NOT_PROCESSED')
    expect(outcome(waiting, 'payControlRefuse', phone)).toBe('CANCELED')
    expect(outcome(waiting, 'payControlTimeOut', { system: 'clock' })).toBe('TIMEOUT_CANCELED')
    expect(outcome(waiting, 'payControlConfirm', { system: 'phone' })).toBe('FORBIDDEN')
    const second = { ...holder, signRight: 'SECOND' } as const
    expect(outcome(waiting, 'payControlConfirm', { system: 'phone', holder: second })).toBe(
      'FORBIDDEN',
    )
  })

  test('its requests on phones are made and cancelled by its writer and its signatory', () => {
    const cycle = outgoingLetterLifeCycle
    const writer = { ...holder, personId: 'writer', signRight: 'CREATOR' } as const
    const other = { ...writer, personId: 'other' }
    expect(mayRequestPhones(cycle, waiting, writer, moment).ok).toBe(true)
    expect(mayRequestPhones(cycle, waiting, holder, moment).ok).toBe(true)
    expect(mayCancelPhones(cycle, waiting, other)).toMatchObject({ error: { code: 'FORBIDDEN' } })
    const withoutKey = { ...writer, payControlKeyAvailable: false }
    expect(mayRequestPhones(cycle, waiting, withoutKey, moment)).toMatchObject({
      error: { code: 'PAY_CONTROL_KEY_UNAVAILABLE' },
    })
    expect(mayCancelPhones(cycle, waiting, withoutKey).ok).toBe(true)
    expect(phoneDeadline(cycle, waiting, moment)).toBe(moment.now + 60 * 60_000)
  })
})

describe('an incoming letter', () => {
  const markAsRead = (signRight: SignRight, status: LetterStatus = 'NOT_PROCESSED') =>
    outcome(
      aLetter(status, { createdBy: 'bank' }),
      'markAsRead',
      { viewer: person(signRight) },
      incomingLetterLifeCycle,
    )

  test('is marked as read by those who answer letters; those who only read leave it new', () => {
    expect(signRights.map(right => [right, markAsRead(right)])).toEqual([
      ['FIRST', 'PROCESSED'],
      ['SECOND', 'PROCESSED'],
      ['THIRD', 'PROCESSED'],
      ['CREATOR', 'PROCESSED'],
      ['CASHIER', 'FORBIDDEN'],
      ['CASH_MANAGER', 'FORBIDDEN'],
      ['AUDITOR', 'FORBIDDEN'],
      ['NONE', 'FORBIDDEN'],
    ])
  })

  test('is read once', () => {
    expect(markAsRead('FIRST', 'PROCESSED')).toBe('ACTION_NOT_ALLOWED')
  })
})

test('every status is reached, and its name is there in three languages', () => {
  const reached = new Set<LetterStatus>(['DRAFT'])
  for (const { from, to } of outgoingLetterLifeCycle.definition.transitions) {
    if (to && reached.has(from)) reached.add(to)
  }
  expect([...reached].toSorted()).toEqual([...letterStatuses].toSorted())
  for (const names of Object.values(letterStatusNames)) {
    for (const name of Object.values(names)) {
      expect(languages.every(language => name[language] !== '')).toBe(true)
    }
  }
  expect(Object.keys(letterStatusNames.outgoing)).toEqual([...letterStatuses])
})

test('a draft is seen by its writer alone, a sent letter by the whole office', () => {
  const auditor = person('AUDITOR')
  expect(letterIsVisibleTo(aLetter('DRAFT'), person('FIRST'))).toBe(false)
  expect(letterIsVisibleTo(aLetter('DRAFT', { createdBy: 'first' }), person('FIRST'))).toBe(true)
  expect(letterIsVisibleTo(aLetter('ON_VERIFICATION'), auditor)).toBe(true)
  expect(letterIsVisibleTo(aLetter('ON_VERIFICATION'), person('CASHIER'))).toBe(false)
  const elsewhere = { ...auditor, legalPartyId: 'other' }
  expect(letterIsVisibleTo(aLetter('ON_VERIFICATION'), elsewhere)).toBe(false)
})
