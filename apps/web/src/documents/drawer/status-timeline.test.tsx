import { expect, test } from 'vitest'
import type { DocumentStatuses, SignaturePlace, StatusStep } from '../document-kind.ts'
import { stepsAroundNow, timelineSteps } from './status-timeline.tsx'

const step = (patch: Partial<StatusStep>): StatusStep => ({
  statusCode: 'DRAFT',
  updatedDate: '2026-11-30T03:14:00.000Z',
  updatedBy: 'Э. Асанов',
  comment: null,
  isFuture: false,
  colour: 'warning',
  ...patch,
})
const ahead = step({ statusCode: 'SUCCESS', updatedDate: null, updatedBy: null, isFuture: true })
const signatories: readonly SignaturePlace[] = [
  { stage: 1, updatedBy: 'Э. Асанов', signedDate: '2026-11-30T03:20:00.000Z', candidates: [] },
  { stage: 2, updatedBy: null, signedDate: null, candidates: ['А. Токтогулова', 'Б. Жээнбаев'] },
]
const texts = {
  byBank: 'Банк',
  edited: 'Изменён',
  maySign: (names: string) => `подписать может: ${names}`,
}
const statuses: DocumentStatuses = {
  label: status => `label of ${status}`,
  stageWaitingIn: status => ({ WAITS_FIRST: 1, WAITS_SECOND: 2 })[status],
  isDraft: status => status === 'DRAFT',
  isRefusedByBank: () => false,
  isOnPhone: () => false,
}
const timeline = (...steps: readonly StatusStep[]) =>
  timelineSteps(statuses, { steps, signatories }, 'ru', texts)

test('a draft that was saved again is edited and not drafted twice', () => {
  expect(
    timeline(step({}), step({}), ahead)
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['label of DRAFT', 'Изменён'])
})

test('a wait for a signature names those who may sign, not whoever opened it', () => {
  const steps = timeline(
    step({ statusCode: 'SIGNED_FIRST' }),
    step({ statusCode: 'WAITS_SECOND' }),
    ahead,
  )
  expect(steps[0]?.actor).toMatchObject({ props: { name: 'Э. Асанов' } })
  expect(steps[1]?.title).toBe('label of WAITS_SECOND')
  expect(steps[1]?.actor).toBe('подписать может: А. Токтогулова, Б. Жээнбаев')
})

test('a wait that is over names nobody', () => {
  const steps = timeline(
    step({ statusCode: 'WAITS_FIRST' }),
    step({ statusCode: 'SIGNED_FIRST' }),
    ahead,
  )
  expect(steps[0]).not.toHaveProperty('actor')
})

const stepsOf = (past: number, future: number) => [
  ...Array.from({ length: past }, (_, index) => ({
    id: index,
    state: index === past - 1 && future > 0 ? ('current' as const) : ('past' as const),
  })),
  ...Array.from({ length: future }, (_, index) => ({ id: past + index, state: 'future' as const })),
]

test.each([
  ['a document under way: the step before, its own and what comes next', 4, 5, [2, 3, 4, 5]],
  ['a document that is executed: the last ones', 9, 0, [5, 6, 7, 8]],
  ['a new document: the first ones', 1, 6, [0, 1, 2, 3]],
  ['a document before its last step: the last ones', 5, 1, [2, 3, 4, 5]],
  ['a short history: all of it', 2, 1, [0, 1, 2]],
])('four steps are shown of %s', (_name, past, future, shown) => {
  expect(stepsAroundNow(stepsOf(past, future)).map(({ id }) => id)).toEqual(shown)
})
