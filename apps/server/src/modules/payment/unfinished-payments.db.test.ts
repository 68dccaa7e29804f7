import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  openPaymentService,
  save,
  transfer,
  type TestPaymentService,
} from './testing/payment-service.ts'
import { organisationId, otherOrganisationId, testActor } from './testing/test-people.ts'

const creator = testActor('CREATOR')
let service: TestPaymentService
const run: TestPaymentService['run'] = (...call) => service.run(...call)
beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

const fields = `{
  id form version texts { field text } edited { id version } attempt { key content } savedId }`
const keep = `mutation($form: UnfinishedFormInput!) { keepUnfinishedForm(form: $form) ${fields} }`
const list = `query($id: ID!) { findUnfinishedForms(legalPartyId: $id) { id } }`
const find = `query($form: UnfinishedFormRef!) { findUnfinishedForm(form: $form) ${fields} }`
const remove = 'mutation($form: UnfinishedFormRef!) { deleteUnfinishedForm(form: $form) }'

let ids = 0
let id = ''
beforeEach(() => {
  ids += 1
  id = `70000000-0000-4000-8000-${String(ids).padStart(12, '0')}`
})
const ref = () => ({ form: { id, legalPartyId: organisationId } })
const form = (more: object = {}) => ({
  form: {
    ...ref().form,
    form: 'clearing-gross',
    texts: [{ field: 'recipientAccount', text: '12400000' }],
    ...more,
  },
})
const listed = async () => {
  const { data } = await run(creator, list, { id: organisationId })
  return (data as { findUnfinishedForms: { id: string }[] }).findUnfinishedForms.map(one => one.id)
}

describe('an unfinished payment', () => {
  test.each(['clearing-gross', 'intra-bank-transfer', 'conversion'])(
    'of the form %s is kept, read on another device and deleted',
    async path => {
      const texts = [{ field: 'payerAccount', text: '109' }]
      const kept = await run(creator, keep, form({ form: path, texts }))
      const stored = {
        id,
        form: path,
        version: 1,
        texts,
        edited: null,
        attempt: null,
        savedId: null,
      }
      expect(kept).toEqual({ data: { keepUnfinishedForm: stored }, errors: undefined })
      expect((await run(creator, find, ref())).data).toEqual({ findUnfinishedForm: stored })
      expect(await listed()).toContain(id)
      await run(creator, remove, ref())
      expect(await listed()).not.toContain(id)
    },
  )

  test('takes no number and is no document', async () => {
    const number = `query($id: ID!) { getNextTransferNum(legalPartyId: $id) }`
    const before = await run(creator, number, { id: organisationId })
    await run(creator, keep, form())
    expect(await run(creator, number, { id: organisationId })).toEqual(before)
  })

  test('that gives a field twice is refused', async () => {
    const texts = Array.from({ length: 20_000 }, () => ({ field: 'recipientAccount', text: '' }))
    const { errors } = await run(creator, keep, form({ texts }))
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', params: { field: 'texts' } }])
  })

  test('whose save was answered names its document and is listed no more', async () => {
    const attempt = { key: `attempt-${id}`, content: '{"intent":"sign"}' }
    await run(creator, keep, form({ attempt }))
    const input = transfer({ amount: `7${ids}.00` })
    const { data } = await run(creator, save, { input }, attempt.key)
    const savedId = (data as Record<string, string>)['saveInterBankTransferNativeDraft']
    expect(savedId).toMatch(/^[\da-f-]{36}$/)
    expect((await run(creator, find, ref())).data).toMatchObject({
      findUnfinishedForm: { savedId },
    })
    expect(await listed()).not.toContain(id)
  })

  test('is nobody else’s to read, whichever organisation they name', async () => {
    await run(creator, keep, form())
    const colleague = await run(testActor('FIRST'), find, ref())
    expect(colleague.errors).toMatchObject([{ code: 'UNFINISHED_FORM_NOT_FOUND' }])
    const stranger = await run(
      testActor('FIRST', { legalPartyId: otherOrganisationId }),
      find,
      ref(),
    )
    expect(stranger.errors).toMatchObject([{ code: 'LEGAL_PARTY_NOT_FOUND' }])
  })
})

describe('the same payment once more', () => {
  const saveOnce = save.replace('$input)', '$input, unlessSame: true)')
  const same = (more: object = {}) => ({ input: transfer({ amount: `${900 + ids}.00`, ...more }) })
  const codeOf = async (variables: object, by = creator) =>
    (await run(by, saveOnce, variables)).errors?.[0]?.['code']

  test('is refused with the number of the first, and made when it is meant', async () => {
    const { data } = await run(creator, saveOnce, same({ transferNum: '777' }))
    const { errors } = await run(creator, saveOnce, same())
    const paymentId = (data as Record<string, string>)['saveInterBankTransferNativeDraft']
    expect(errors).toMatchObject([
      { code: 'SAME_PAYMENT_EXISTS', params: { paymentId, number: '777' } },
    ])
    expect((await run(creator, save, same())).errors).toBeUndefined()
  })

  test.each([
    ['another amount', { amount: '1.01' }],
    ['another day', { valueDate: '2026-12-01' }],
    ['another payee', { recipientAccount: '1240000000000202' }],
  ])('is not a payment with %s', async (_name, more) => {
    await run(creator, save, same())
    expect(await codeOf(same(more))).not.toBe('SAME_PAYMENT_EXISTS')
  })

  test('is not found after an hour', async () => {
    await run(creator, save, same())
    service.clock.advanceMinutes(61)
    expect(await codeOf(same())).toBeUndefined()
  })

  test('says nothing of a draft that the person may not see', async () => {
    await run(testActor('FIRST'), save, same())
    expect(await codeOf(same())).toBeUndefined()
  })

  test('is made once by ten calls at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => run(creator, saveOnce, same())),
    )
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect(
      answers.filter(({ errors }) => errors?.[0]?.['code'] === 'SAME_PAYMENT_EXISTS'),
    ).toHaveLength(9)
  })

  test('with a number of its own is made once too', async () => {
    const numbers = Array.from({ length: 10 }, (_, index) => String(7_000 + index))
    const answers = await Promise.all(
      numbers.map(transferNum => run(creator, saveOnce, same({ transferNum }))),
    )
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  })

  test('is not the same call that is sent again after a lost answer', async () => {
    const answers = [
      await run(creator, saveOnce, same(), `lost-answer-${ids}`),
      await run(creator, saveOnce, same(), `lost-answer-${ids}`),
    ]
    expect(answers[0]?.errors).toBeUndefined()
    expect(answers[1]).toEqual(answers[0])
  })
})
