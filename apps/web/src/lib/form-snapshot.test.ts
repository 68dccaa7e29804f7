import { expect, test } from 'vitest'
import { createFormSnapshots } from './form-snapshot.ts'

const owner = { personId: 'p1', userContractId: 'uc1' }
const key = 'payment/clearing-gross/new'

function withDirtyForm() {
  const snapshots = createFormSnapshots()
  const values = { amount: '420000.00' }
  snapshots.registerFormSnapshot('clean', () => undefined)
  const close = snapshots.registerFormSnapshot(key, () => values)
  snapshots.saveSnapshot(owner, 'Алтын-Дөбө')
  close()
  return snapshots
}

test('an unsaved form comes back once to the same person in the same contract', () => {
  const snapshots = withDirtyForm()
  expect(snapshots.hasSnapshot(key, owner)).toBe(true)
  expect(snapshots.takeSnapshot(key, owner)).toEqual({ amount: '420000.00' })
  expect(snapshots.takeSnapshot(key, owner)).toBeUndefined()
})

test.each([
  { who: 'another person', other: { ...owner, personId: 'p2' } },
  { who: 'the same person in another contract', other: { ...owner, userContractId: 'uc2' } },
])('$who never sees it, and it is gone for good', ({ other }) => {
  const snapshots = withDirtyForm()
  expect(snapshots.takeSnapshot(key, other)).toBeUndefined()
  expect(snapshots.takeSnapshot(key, owner)).toBeUndefined()
})

test('a sign-in of somebody else clears it before any form reads it', () => {
  const snapshots = withDirtyForm()
  snapshots.discardOfOthers({ ...owner, personId: 'p2' })
  expect(snapshots.hasSnapshot(key, owner)).toBe(false)
})

test('a manual log-out wipes it', () => {
  const snapshots = withDirtyForm()
  snapshots.wipeSnapshots()
  expect(snapshots.hasSnapshot(key, owner)).toBe(false)
})

test('another form does not take it', () => {
  const snapshots = withDirtyForm()
  expect(snapshots.takeSnapshot('payment/swift/new', owner)).toBeUndefined()
  expect(snapshots.hasSnapshot(key, owner)).toBe(true)
})

test('who has signed in is reported in which of their companies a form waits, and loses nothing by the question', () => {
  const snapshots = withDirtyForm()
  expect(snapshots.savedFormOf('p2')).toBeUndefined()
  expect(snapshots.savedFormOf('p1')).toEqual({ userContractId: 'uc1', companyName: 'Алтын-Дөбө' })
  expect(snapshots.hasSnapshot(key, owner)).toBe(true)
})
