import { expect, test } from 'vitest'
import { limitRunningWork } from './running-work.ts'

const by = (personId: string, legalPartyId: string) => ({ personId, legalPartyId })

test('a person, an organisation and the process each have a limit of their own', () => {
  const work = limitRunningWork({ person: 1, organisation: 2, process: 3 })
  const started = [by('anna', 'alatoo'), by('bakyt', 'alatoo'), by('elena', 'altyn')].map(who =>
    work.start(who),
  )
  expect(started.every(end => end !== undefined)).toBe(true)
  expect(work.start(by('zarina', 'manas'))).toBeUndefined()
  started[2]?.()
  expect(work.start(by('anna', 'manas'))).toBeUndefined()
  expect(work.start(by('cholpon', 'alatoo'))).toBeUndefined()
  started[0]?.()
  expect(work.start(by('cholpon', 'alatoo'))).toBeDefined()
})
