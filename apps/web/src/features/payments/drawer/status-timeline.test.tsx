import { expect, test } from 'vitest'
import type { PaymentDetails } from '../api/payment-queries.ts'
import { wayStepsOf } from './status-timeline.tsx'

type Step = PaymentDetails['steps'][number]

const step = (patch: Partial<Step>): Step => ({
  statusCode: 'DRAFT',
  updatedDate: '2026-11-30T03:14:00.000Z',
  updatedBy: 'Э. Асанов',
  comment: null,
  isFuture: false,
  colour: 'warning',
  ...patch,
})
const ahead = step({ statusCode: 'SUCCESS', updatedDate: null, updatedBy: null, isFuture: true })
const signatories: PaymentDetails['signatories'] = [
  { stage: 1, updatedBy: 'Э. Асанов', signedDate: '2026-11-30T03:20:00.000Z', candidates: [] },
  { stage: 2, updatedBy: null, signedDate: null, candidates: ['А. Токтогулова', 'Б. Жээнбаев'] },
]
const words = {
  byBank: 'Банк',
  edited: 'Изменён',
  maySign: (names: string) => `подписать может: ${names}`,
}
const way = (...steps: readonly Step[]) => wayStepsOf(steps, signatories, 'ru', words)

test('a draft that was saved again is edited and not drafted twice', () => {
  expect(
    way(step({}), step({}), ahead)
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['Черновик', 'Изменён'])
})

test('a wait for a signature names those who may sign, not whoever opened it', () => {
  const steps = way(
    step({ statusCode: 'ON_VERIFICATION_COMPLETED' }),
    step({ statusCode: 'PARTIALLY_CONFIRMED' }),
    ahead,
  )
  expect(steps[0]?.actor).toMatchObject({ props: { name: 'Э. Асанов' } })
  expect(steps[1]?.title).toBe('Ожидает второй подписи')
  expect(steps[1]?.actor).toBe('подписать может: А. Токтогулова, Б. Жээнбаев')
})

test('a wait that is over names nobody', () => {
  const steps = way(
    step({ statusCode: 'ON_VERIFICATION' }),
    step({ statusCode: 'ON_VERIFICATION_COMPLETED' }),
    ahead,
  )
  expect(steps[0]).not.toHaveProperty('actor')
})
