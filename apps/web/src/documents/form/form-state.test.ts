import { clearingGross } from '@tartip/domain/forms/clearing-gross'
import { conversion } from '@tartip/domain/forms/conversion'
import { describe, expect, test } from 'vitest'
import { isDirty, nextFormState, startForm } from './form-state.ts'
import type { FormState } from './form-state.ts'

const fresh = startForm(clearingGross, {})
const wrong = (...fields: string[]): ReadonlySet<string> => new Set(fields)
const typed = (state: FormState, amount: string, before = wrong()) =>
  nextFormState(state, { type: 'changed', patch: { amount }, wrong: before })

describe('when a mistake is shown', () => {
  test('a field that was only passed through is not judged', () => {
    expect(nextFormState(fresh, { type: 'left', field: 'amount' }).judged.size).toBe(0)
  })

  test('a field is judged when it is left after input', () => {
    const left = nextFormState(typed(fresh, '-'), { type: 'left', field: 'amount' })
    expect([...left.judged]).toEqual(['amount'])
  })

  test('a shown mistake stays while it is being corrected, and its field is given time once it is', () => {
    const left = nextFormState(typed(fresh, '-'), { type: 'left', field: 'amount' })
    const stillWrong = typed(left, '-1', wrong('amount'))
    expect(stillWrong.judged.has('amount')).toBe(true)
    const corrected = typed(stillWrong, '1', wrong('amount'))
    expect(typed(corrected, '1,', wrong()).judged.has('amount')).toBe(false)
  })

  test('a failed submit judges every field and counts up', () => {
    const failed = nextFormState(fresh, { type: 'submitFailed', wrong: wrong('amount', 'purpose') })
    expect([...failed.judged]).toEqual(Object.keys(clearingGross.fields))
    expect([...failed.reported]).toEqual(['amount', 'purpose'])
    expect(failed.attempt).toBe(1)
  })
})

describe('what the server refused', () => {
  const refused = nextFormState(fresh, {
    type: 'refusedByServer',
    failures: [{ field: 'recipientAccount', code: 'RECIPIENT_ACCOUNT_CLOSED', params: {} }],
    texts: { recipientAccount: '1180000099999126' },
  })

  test('stands beside its field until the field changes', () => {
    expect(typed(refused, '1').refused.has('recipientAccount')).toBe(true)
    const changed = nextFormState(refused, {
      type: 'changed',
      patch: { recipientAccount: '1' },
      wrong: wrong(),
    })
    expect(changed.refused.size).toBe(0)
  })

  test('about a derived text stays while the text it names is unchanged, and is gone when that changes', () => {
    const changed = nextFormState(startForm(conversion, {}), {
      type: 'refusedByServer',
      failures: [{ field: 'rate', code: 'RATE_CHANGED', params: { rate: '88', shown: '87.5' } }],
      texts: { rate: '87.5' },
    })
    const derived = (state: FormState, rate: string) =>
      nextFormState(state, { type: 'derived', texts: { rate } })
    const announced = derived(derived(changed, '87.5'), '88')
    expect(announced).toBe(changed)
    const moved = derived(announced, '89')
    expect(moved.refused.size).toBe(0)
    expect(derived(moved, '87.5').refused.size).toBe(0)
  })

  test('about the day falls with another operation or another day, and with nothing else', () => {
    const late = nextFormState(fresh, {
      type: 'refusedByServer',
      failures: [{ field: 'valueDate', code: 'CREATE_DEADLINE_PASSED', params: {} }],
      texts: { valueDate: '2026-11-30' },
    })
    expect(typed(late, '1').reported.has('valueDate')).toBe(true)
    const gross = nextFormState(late, {
      type: 'changed',
      patch: { isUrgent: 'true' },
      wrong: wrong('valueDate'),
      isOtherOperation: true,
    })
    expect(gross.refused.size).toBe(0)
    expect(gross.reported.size).toBe(0)
    expect(gross.edited.has('valueDate')).toBe(false)
    const patch = { valueDate: '2026-12-01' } as const
    const moved = nextFormState(late, { type: 'changed', patch, wrong: wrong() })
    expect(moved.refused.size).toBe(0)
  })
})

describe('unsaved input', () => {
  test('is anything that differs from the start, and typing it away makes the form clean', () => {
    expect(isDirty(fresh)).toBe(false)
    expect(isDirty(typed(fresh, '1'))).toBe(true)
    expect(isDirty(typed(typed(fresh, '1'), ''))).toBe(false)
  })

  test('a form that came back after a session’s end is unsaved', () => {
    expect(isDirty(startForm(clearingGross, {}, { purpose: 'x' }))).toBe(true)
  })

  test('a rebased form starts from the new document and keeps what was typed', () => {
    const initial = { amount: '5' }
    const rebased = nextFormState(typed(fresh, '1'), {
      type: 'rebased',
      initial,
      typed: { ...initial, purpose: 'x' },
    })
    expect(rebased.typed).toMatchObject({ amount: '5', purpose: 'x' })
    expect(isDirty(rebased)).toBe(true)
  })
})
