import { describe, expect, test } from 'vitest'
import type { Refusal, SubmitEvent, SubmitState } from './submit-state.ts'
import { isBusy, mayStart, nextSubmitState } from './submit-state.ts'

const refusal: Refusal = { code: 'LIMIT', params: {}, traceId: '' }
const idle: SubmitState = { step: 'idle' }
const preparing: SubmitState = { step: 'preparing', intent: 'sign' }
const saving: SubmitState = { step: 'saving', intent: 'sign', isResend: false }
const savingAgain: SubmitState = { step: 'saving', intent: 'sign', isResend: true }
const savingDraft: SubmitState = { step: 'saving', intent: 'draft', isResend: false }
const sending: SubmitState = { step: 'sending', paymentId: 'p1', isResend: false }
const sendingAgain: SubmitState = { step: 'sending', paymentId: 'p1', isResend: true }
const unknownSave: SubmitState = { step: 'unknown', intent: 'sign' }
const unknownSend: SubmitState = { step: 'unknown', intent: 'sign', paymentId: 'p1' }
const refused: SubmitState = { step: 'refused', refusal }
const sendingRefused: SubmitState = { step: 'sendingRefused', paymentId: 'p1', refusal }
const finished: SubmitState = { step: 'finished', paymentId: 'p1', outcome: 'sent' }

const all: readonly SubmitState[] = [
  idle,
  preparing,
  saving,
  savingAgain,
  savingDraft,
  sending,
  sendingAgain,
  unknownSave,
  unknownSend,
  refused,
  sendingRefused,
  finished,
]

const requested: SubmitEvent = { type: 'requested', intent: 'sign' }
const saved: SubmitEvent = { type: 'saved', paymentId: 'p1' }

describe('a submit', () => {
  test.each<[string, SubmitState, SubmitEvent, SubmitState]>([
    ['starts', idle, requested, preparing],
    ['starts again after a refusal', refused, requested, preparing],
    ['goes on when the form is right', preparing, { type: 'checked' }, saving],
    ['stops when the form is wrong', preparing, { type: 'stopped' }, idle],
    ['sends after saving', saving, saved, sending],
    [
      'only saves a draft',
      savingDraft,
      saved,
      { step: 'finished', paymentId: 'p1', outcome: 'draft' },
    ],
    ['is done when it is sent', sending, { type: 'sent' }, finished],
    ['is refused by the bank', saving, { type: 'refused', refusal }, refused],
    [
      'keeps the draft when sending is refused',
      sending,
      { type: 'refused', refusal },
      sendingRefused,
    ],
    ['asks once by itself after a lost answer', saving, { type: 'answerLost' }, savingAgain],
    [
      'asks the person after the second lost answer',
      savingAgain,
      { type: 'answerLost' },
      unknownSave,
    ],
    ['asks once by itself while sending', sending, { type: 'answerLost' }, sendingAgain],
    [
      'knows that the draft is safe when sending is in doubt',
      sendingAgain,
      { type: 'answerLost' },
      unknownSend,
    ],
    ['is sent again by the person', unknownSave, { type: 'retried' }, savingAgain],
    [
      'asks for the sending alone when the draft is safe',
      unknownSend,
      { type: 'retried' },
      sendingAgain,
    ],
    ['sends a kept draft again', sendingRefused, { type: 'retried' }, sending],
    ['takes the message of a refusal away', refused, { type: 'stopped' }, idle],
  ])('%s', (_name, before, event, after) => {
    expect(nextSubmitState(before, event)).toEqual(after)
  })

  test('a system error after the draft is reported as such and nothing is sent', () => {
    const after = nextSubmitState(saving, { type: 'saved', paymentId: '-1' })
    expect(after).toMatchObject({ step: 'refused', refusal: { code: 'SYSTEM_ERROR' } })
  })

  test('a second click finds nothing to start wherever something is on its way or done', () => {
    const unmoved = all.filter(state => !mayStart(state))
    expect(unmoved).toHaveLength(all.length - 2)
    for (const state of unmoved) expect(nextSubmitState(state, requested)).toBe(state)
  })

  test('no late event brings a finished submit back to life', () => {
    const events: readonly SubmitEvent[] = [
      requested,
      saved,
      { type: 'checked' },
      { type: 'sent' },
      { type: 'refused', refusal },
      { type: 'answerLost' },
      { type: 'retried' },
      { type: 'stopped' },
    ]
    for (const event of events) expect(nextSubmitState(finished, event)).toBe(finished)
  })

  test('is busy exactly while the bank is being requested', () => {
    expect(all.filter(isBusy)).toEqual([
      preparing,
      saving,
      savingAgain,
      savingDraft,
      sending,
      sendingAgain,
    ])
  })
})
