import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signRights, signSchemes, signTypes, type SignScheme } from '../people/sign-right.ts'
import type { Viewer } from '../people/viewer.ts'
import { operationCodes } from './operation.ts'
import { paymentActions, transitionRules } from './transition-table.ts'
import {
  applyTransition,
  type PaymentActor,
  type PaymentState,
  type Transition,
} from './life-cycle.ts'
import { stagesOfScheme } from '../documents/stages.ts'
import { isFinal } from './status.ts'
import { aPayment, aViewer, dayAt, today, tomorrow } from './testing/life-cycle-builders.ts'

interface Attempt {
  readonly action: (typeof paymentActions)[number]
  readonly actor: 'viewer' | 'bank' | 'clock' | 'phone'
  /** Few people with changing rights, so that one person tries to sign twice. */
  readonly personId: string
  readonly signRight: (typeof signRights)[number]
  readonly knowsDigest: boolean
  readonly time: string
}

const wild: fc.Arbitrary<Attempt> = fc.record({
  action: fc.constantFrom(...paymentActions),
  actor: fc.constantFrom('viewer', 'bank', 'clock', 'phone'),
  personId: fc.constantFrom('creator', 'ann', 'bob', 'cyd'),
  signRight: fc.constantFrom('FIRST', 'SECOND', 'THIRD', 'CREATOR', 'AUDITOR'),
  knowsDigest: fc.boolean(),
  time: fc.constantFrom('08:00', '10:00', '12:00', '16:30'),
})

const people = [
  ['creator', 'CREATOR'],
  ['ann', 'FIRST'],
  ['bob', 'SECOND'],
  ['cyd', 'THIRD'],
  // The same two people after a change of rights.
  ['ann', 'SECOND'],
  ['creator', 'FIRST'],
] as const

const systemActions = {
  bank: ['accept', 'receipt', 'execute', 'refuse'],
  clock: ['submit', 'submit', 'timeOut', 'openNextStage'],
  phone: ['payControlConfirm', 'payControlConfirm', 'payControlRefuse'],
  viewer: [
    'sendForSigning',
    'sendForSigning',
    'sign',
    'sign',
    'sign',
    'edit',
    'returnForEditing',
    'recall',
  ],
} as const

/** What people and systems usually do, so that documents get far enough to break a promise. */
const likely: fc.Arbitrary<Attempt> = fc
  .constantFrom('viewer', 'viewer', 'viewer', 'phone', 'clock', 'bank')
  .chain(actor =>
    fc.record({
      action: fc.constantFrom<Attempt['action'][]>(...systemActions[actor]),
      actor: fc.constant(actor),
      person: fc.constantFrom(...people),
      knowsDigest: fc.constant(true),
      time: fc.constantFrom('08:00', '10:00', '12:00'),
    }),
  )
  .map(({ person: [personId, signRight], ...attempt }) => ({ ...attempt, personId, signRight }))

const attempts = fc.oneof({ weight: 5, arbitrary: likely }, { weight: 1, arbitrary: wild })

const contracts = fc.record({
  signScheme: fc.constantFrom(...signSchemes),
  signType: fc.constantFrom(...signTypes),
})

function actorOf(attempt: Attempt, viewer: Viewer, signScheme: SignScheme): PaymentActor {
  if (attempt.actor === 'viewer') return { viewer }
  if (attempt.actor === 'phone') return { system: 'phone', holder: viewer }
  return { system: attempt.actor, signScheme }
}

/** Each step entered is a row of the table from the step before it. */
function expectPathOfTable(from: PaymentState, { steps }: Transition): void {
  let current = from.statusCode
  for (const step of steps) {
    expect(transitionRules.some(rule => rule.from === current && rule.to === step)).toBe(true)
    current = step
  }
}

function expectSoundSignatures(payment: PaymentState): void {
  const { signatures } = payment
  expect(new Set(signatures.map(each => each.personId)).size).toBe(signatures.length)
  expect(new Set(signatures.map(each => each.stage)).size).toBe(signatures.length)
  expect(signatures.every(each => each.digest === payment.digest)).toBe(true)
}

test('any sequence of attempts keeps the promises of the life cycle', () => {
  fc.assert(
    fc.property(
      contracts,
      fc.oneof(fc.constant('CLEARING' as const), fc.constantFrom(...operationCodes)),
      fc.constantFrom(today, tomorrow),
      fc.array(attempts, { minLength: 20, maxLength: 120 }),
      ({ signScheme, signType }, operationCode, valueDate, sequence) => {
        let payment = Object.freeze(aPayment({ operationCode, valueDate }))
        let edits = 1
        let submissions = 0
        for (const attempt of sequence) {
          const { personId, signRight, action } = attempt
          const viewer = aViewer({ personId, signRight, signScheme, signType })
          const by = actorOf(attempt, viewer, signScheme)
          const shownDigest = attempt.knowsDigest ? payment.digest : 'digest of another document'
          const digest = action === 'edit' ? `digest-${edits + 1}` : shownDigest
          const done = applyTransition(payment, action, by, dayAt(attempt.time), {
            digest,
            comment: 'why',
          })
          if (!done.ok) continue
          expect(isFinal(payment.statusCode)).toBe(false)
          expectPathOfTable(payment, done.value)
          const { next } = done.value
          expect(next.version).toBe(payment.version + 1)
          expectSoundSignatures(next)
          if (action === 'edit') {
            expect(next.signatures).toEqual([])
            edits += 1
          }
          if (action === 'submit') {
            submissions += 1
            expect(next.signatures.map(each => each.stage)).toEqual(stagesOfScheme(signScheme))
          }
          if (action === 'delete') return
          payment = Object.freeze(next)
        }
        expect(submissions).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 2000 },
  )
})

test('attempts do get documents all the way to the bank', () => {
  // Guards the property above against passing because nothing ever happens.
  for (const signScheme of signSchemes) {
    const day = dayAt('10:00')
    let payment = aPayment({ valueDate: today })
    const act = (action: Attempt['action'], by: PaymentActor) => {
      const done = applyTransition(payment, action, by, day, { digest: payment.digest })
      if (!done.ok) throw new Error(`${action}: ${done.error.code}`)
      payment = done.value.next
      return done.value
    }
    act('sendForSigning', {
      viewer: aViewer({ personId: 'creator', signRight: 'CREATOR', signScheme }),
    })
    const signatures = stagesOfScheme(signScheme).map(stage => {
      const signRight = (['FIRST', 'SECOND', 'THIRD'] as const)[stage - 1] ?? 'NONE'
      return act('sign', {
        viewer: aViewer({ personId: `person-${stage}`, signRight, signScheme }),
      })
    })
    expect(signatures.map(each => each.isReadyForBank)).toEqual(
      stagesOfScheme(signScheme).map((_, index, all) => index === all.length - 1),
    )
    act('submit', { system: 'clock', signScheme })
    act('accept', { system: 'bank' })
    act('receipt', { system: 'bank' })
    act('execute', { system: 'bank' })
    expect(payment.statusCode).toBe('SUCCESS')
  }
})
