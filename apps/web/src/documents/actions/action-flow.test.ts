import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import type { ActionAnswer, DocumentRow } from '../document-kind.ts'
import { signableRows } from '../testing/document-row.ts'
import type { FlowDeps } from './flow-state.ts'
import { createActionFlow } from './action-flow.ts'
import type { ActionCall as CallOf } from './perform-action.ts'

type ActionCall = CallOf<DocumentRow>

const rows = signableRows(2)
const lost = () => new ApiError('NETWORK', { isNetwork: true })
const allOk = (call: ActionCall): readonly ActionAnswer[] =>
  call.rows.map(row => ({ documentId: row.id, ok: true, errorCode: null, errorParams: [] }))

interface Bank {
  /** One answer for each call; the last one is repeated. */
  answers: ((call: ActionCall) => readonly ActionAnswer[] | Promise<readonly ActionAnswer[]>)[]
  read?: (id: string) => Promise<DocumentRow>
}

function flowWith({ answers, read }: Bank) {
  const calls: ActionCall[] = []
  const onSettled = vi.fn()
  const deps: FlowDeps<DocumentRow> = {
    legalPartyId: 'party-1',
    notFoundCode: 'PAYMENT_NOT_FOUND',
    perform: async call => {
      const answer = answers[Math.min(calls.length, answers.length - 1)]
      calls.push(call)
      if (!answer) throw new Error('no answer prepared')
      return answer(call)
    },
    read: read ?? (id => Promise.resolve(rows.find(row => row.id === id) ?? rows[0]!)),
    wait: () => Promise.resolve(),
    onSettled,
  }
  const flow = createActionFlow(deps)
  const reach = (phase: string) =>
    vi.waitFor(() => expect(flow.getState().phase).toBe(phase), 15_000)
  return { flow, calls, onSettled, reach }
}

describe('signing', () => {
  test('confirms first and signs what was shown, under one key', async () => {
    const { flow, calls, onSettled, reach } = flowWith({ answers: [allOk] })
    flow.start('sign', rows)
    expect(flow.getState().phase).toBe('confirming')
    expect(calls).toHaveLength(0)
    flow.submit({ code: '123456' })
    await reach('finished')
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ action: 'sign', rows, input: { code: '123456' } })
    expect(onSettled).toHaveBeenCalledTimes(1)
  })

  test('a double click sends one command', async () => {
    const { flow, calls, reach } = flowWith({ answers: [allOk] })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    flow.submit({ code: '123456' })
    flow.start('sign', rows)
    await reach('finished')
    expect(calls).toHaveLength(1)
  })

  test('a wrong code is requested again, and the next code is a new command', async () => {
    const refuse = () => {
      throw new ApiError('OTP_INCORRECT')
    }
    const { flow, calls, reach } = flowWith({ answers: [refuse, allOk] })
    flow.start('sign', rows)
    flow.submit({ code: '000000' })
    await reach('confirming')
    const state = flow.getState()
    expect(state.phase === 'confirming' && state.refusal?.code).toBe('OTP_INCORRECT')
    flow.submit({ code: '123456' })
    await reach('finished')
    expect(calls[0]?.key).not.toBe(calls[1]?.key)
  })

  test('cannot be left while the answer is awaited', () => {
    const { flow } = flowWith({ answers: [() => new Promise(() => undefined)] })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    flow.close()
    expect(flow.getState().phase).toBe('running')
  })
})

describe('a lost answer', () => {
  const loseAnswer = () => {
    throw lost()
  }
  const moved = (id: string) => Promise.resolve({ ...rows[0]!, id, version: 3 })

  test('of a command that arrived is fetched with the same key', async () => {
    const { flow, calls, reach } = flowWith({ answers: [loseAnswer, allOk], read: moved })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    await reach('finished')
    expect(calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({ key: calls[0]!.key, input: calls[0]!.input })
  })

  test('of a command that did not arrive is sent again only by the person, with the same key', async () => {
    const { flow, calls, reach } = flowWith({ answers: [loseAnswer, allOk] })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    await reach('notArrived')
    expect(calls).toHaveLength(1)
    flow.sendAgain()
    await reach('finished')
    expect(calls[1]?.key).toBe(calls[0]?.key)
  })

  test('while the bank cannot be reached nothing is sent, and it can be checked again', async () => {
    let isBack = false
    const read = (id: string) => (isBack ? moved(id) : Promise.reject(lost()))
    const { flow, calls, reach } = flowWith({ answers: [loseAnswer, allOk], read })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    await reach('unreachable')
    flow.submit({ code: '123456' })
    flow.sendAgain()
    expect(calls).toHaveLength(1)
    isBack = true
    flow.checkAgain()
    await reach('finished')
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['a server in trouble', new ApiError('GENERIC', { status: 502 })],
    ['a key still at work', new ApiError('IDEMPOTENCY_IN_PROGRESS')],
  ])('is also what %s leaves behind', async (_name, error) => {
    const { flow, calls, reach } = flowWith({
      answers: [
        () => {
          throw error
        },
      ],
    })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    await reach('notArrived')
    expect(calls).toHaveLength(1)
  })
})

describe('after a partial result', () => {
  const secondFails = (call: ActionCall): readonly ActionAnswer[] =>
    call.rows.map((row, index) => ({
      documentId: row.id,
      ok: index === 0,
      errorCode: index === 0 ? null : 'PAYMENT_CHANGED_MEANWHILE',
      errorParams: [],
    }))

  test('the failed ones alone are tried again, as they are now', async () => {
    const read = (id: string) => Promise.resolve({ ...rows[1]!, id, version: 5, digest: 'fresh' })
    const { flow, calls, reach } = flowWith({ answers: [secondFails, allOk], read })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    await reach('finished')
    await flow.retryFailed()
    const confirming = flow.getState()
    expect(confirming.phase === 'confirming' && confirming.rows.map(row => row.digest)).toEqual([
      'fresh',
    ])
    flow.submit({ code: '654321' })
    await reach('finished')
    expect(calls[1]?.rows.map(row => row.digest)).toEqual(['fresh'])
    const state = flow.getState()
    expect(state.phase === 'finished' && state.result.done).toHaveLength(2)
    expect(state.phase === 'finished' && state.result.failed).toHaveLength(0)
  })

  test('what no longer fits the action stays among the failed', async () => {
    const read = (id: string) => Promise.resolve({ ...rows[1]!, id, isSignable: false })
    const { flow, calls, reach } = flowWith({ answers: [secondFails], read })
    flow.start('sign', rows)
    flow.submit({ code: '123456' })
    await reach('finished')
    await flow.retryFailed()
    const state = flow.getState()
    expect(state.phase === 'finished' && state.result.failed).toHaveLength(1)
    expect(calls).toHaveLength(1)
  })
})

test('sending for signing needs no confirmation', async () => {
  const { flow, calls, reach } = flowWith({ answers: [allOk] })
  flow.start('sendForSigning', rows)
  await reach('finished')
  expect(calls).toHaveLength(1)
})
