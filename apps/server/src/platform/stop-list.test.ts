import { expect, test } from 'vitest'
import { createStopList } from './stop-list.ts'

test('goes on without one that hangs', async () => {
  const stopped: string[] = []
  const failures: string[] = []
  const list = createStopList(name => failures.push(name))
  list.add('database', async () => stopped.push('database'))
  list.add('pool', () => new Promise(() => undefined), 5)
  await list.stopAll()
  expect(stopped).toEqual(['database'])
  expect(failures).toEqual(['pool'])
})

test('stops the last first, everything once, and goes on after a failure', async () => {
  const stopped: string[] = []
  const failures: string[] = []
  const list = createStopList(name => failures.push(name))
  for (const name of ['database', 'broken', 'server']) {
    list.add(name, async () => {
      stopped.push(name)
      if (name === 'broken') throw new Error(name)
    })
  }
  await Promise.all([list.stopAll(), list.stopAll()])
  expect(stopped).toEqual(['server', 'broken', 'database'])
  expect(failures).toEqual(['broken'])
})
