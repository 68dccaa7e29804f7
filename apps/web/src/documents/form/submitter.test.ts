import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { createSubmitter } from './submitter.ts'
import type { SubmitterDeps } from './submitter.ts'

const lost = () => new ApiError('NETWORK_ERROR', { isNetwork: true })

function submitterWith(deps: Partial<SubmitterDeps<string>> = {}) {
  let keys = 0
  const save = vi.fn(deps.save ?? (() => Promise.resolve('p1')))
  const send = vi.fn(deps.send ?? (() => Promise.resolve()))
  const pause = vi.fn(() => Promise.resolve())
  const newKey = () => `key-${(keys += 1)}`
  return { save, send, pause, submitter: createSubmitter<string>({ save, send, pause, newKey }) }
}
const ready = (content: string) => () => Promise.resolve(content)

describe('submitting', () => {
  test('two calls in one moment make one document', async () => {
    const { submitter, save, send } = submitterWith()
    await Promise.all([submitter.submit('sign', ready('a')), submitter.submit('sign', ready('a'))])
    expect(save).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(1)
    expect(submitter.getState()).toEqual({ step: 'finished', paymentId: 'p1', outcome: 'sent' })
    await submitter.submit('sign', ready('a'))
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('a lost answer is requested for once under the same key', async () => {
    const { submitter, save, pause } = submitterWith({
      save: vi
        .fn<(content: string, key: string) => Promise<string>>()
        .mockRejectedValueOnce(lost())
        .mockResolvedValue('p1'),
    })
    await submitter.submit('sign', ready('a'))
    expect(save.mock.calls).toEqual([
      ['a', 'key-1'],
      ['a', 'key-1'],
    ])
    expect(pause).toHaveBeenCalledTimes(1)
    expect(submitter.getState()).toMatchObject({ step: 'finished' })
  })

  test('after a second lost answer the person repeats the request under the same key', async () => {
    const answers = [lost(), lost(), lost(), 'p1']
    const { submitter, save } = submitterWith({
      save: () => {
        const answer = answers.shift()
        return typeof answer === 'string'
          ? Promise.resolve(answer)
          : Promise.reject(answer ?? lost())
      },
    })
    await submitter.submit('draft', ready('a'))
    expect(submitter.getState()).toEqual({ step: 'unknown', intent: 'draft' })
    await submitter.submit('draft', ready('b'))
    expect(save).toHaveBeenCalledTimes(2)
    await submitter.retry()
    expect(submitter.getState()).toMatchObject({ step: 'unknown' })
    await submitter.retry()
    expect(submitter.getState()).toEqual({ step: 'finished', paymentId: 'p1', outcome: 'draft' })
    expect(new Set(save.mock.calls.map(([, key]) => key))).toEqual(new Set(['key-1']))
  })

  test.each([
    { name: 'a server in trouble', error: new ApiError('INTERNAL_ERROR', { status: 502 }) },
    {
      name: 'a first call still running',
      error: new ApiError('IDEMPOTENCY_IN_PROGRESS', { status: 409 }),
    },
  ])('$name leaves the outcome unknown', async ({ error }) => {
    const { submitter } = submitterWith({ save: () => Promise.reject(error) })
    await submitter.submit('sign', ready('a'))
    expect(submitter.getState()).toEqual({ step: 'unknown', intent: 'sign' })
  })

  test('a lost sending is requested for without saving once more', async () => {
    const { submitter, save, send } = submitterWith({
      send: vi
        .fn<(id: string, key: string) => Promise<void>>()
        .mockRejectedValueOnce(lost())
        .mockRejectedValueOnce(lost())
        .mockResolvedValue(undefined),
    })
    await submitter.submit('sign', ready('a'))
    expect(submitter.getState()).toEqual({ step: 'unknown', intent: 'sign', paymentId: 'p1' })
    await submitter.retry()
    expect(save).toHaveBeenCalledTimes(1)
    expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1)
    expect(submitter.getState()).toMatchObject({ step: 'finished', outcome: 'sent' })
  })

  test('the same content keeps its key over a refusal, another content gets another', async () => {
    const { submitter, save } = submitterWith({
      save: () => Promise.reject(new ApiError('LIMIT', { status: 200 })),
    })
    await submitter.submit('sign', ready('a'))
    await submitter.submit('sign', ready('a'))
    await submitter.submit('sign', ready('b'))
    expect(save.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  test('after a system error the next try is a new intent', async () => {
    const { submitter, save } = submitterWith({ save: () => Promise.resolve('-1') })
    await submitter.submit('sign', ready('a'))
    await submitter.submit('sign', ready('a'))
    const keys = save.mock.calls.map(([, key]) => key)
    expect(keys[1]).not.toBe(keys[0])
  })

  test('a form that is not ready sends nothing and may be submitted again', async () => {
    const { submitter, save } = submitterWith()
    await submitter.submit('sign', () => Promise.resolve(undefined))
    expect(submitter.getState()).toEqual({ step: 'idle' })
    expect(save).not.toHaveBeenCalled()
  })

  test('rules that do not arrive are reported as a refusal', async () => {
    const { submitter, save } = submitterWith()
    await submitter.submit('sign', () => Promise.reject(lost()))
    expect(submitter.getState()).toMatchObject({
      step: 'refused',
      refusal: { code: 'NETWORK_ERROR' },
    })
    expect(save).not.toHaveBeenCalled()
  })

  test('a kept draft is sent again under a new key', async () => {
    const { submitter, send } = submitterWith({
      send: vi
        .fn<(id: string, key: string) => Promise<void>>()
        .mockRejectedValueOnce(new ApiError('INSUFFICIENT_FUNDS'))
        .mockResolvedValue(undefined),
    })
    await submitter.submit('sign', ready('a'))
    expect(submitter.getState()).toMatchObject({
      step: 'sendingRefused',
      refusal: { code: 'INSUFFICIENT_FUNDS' },
    })
    await submitter.retry()
    const keys = send.mock.calls.map(([, key]) => key)
    expect(keys[1]).not.toBe(keys[0])
    expect(submitter.getState()).toMatchObject({ step: 'finished', outcome: 'sent' })
  })
})
