import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataFolder } from './data-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartip-claim-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a claim names its process, and leaves nothing behind when it is given back', () => {
  const release = claimDataFolder(join(folder, 'postgres'))
  expect(readdirSync(folder)).toEqual(['postgres.owner'])
  expect(readFileSync(join(folder, 'postgres.owner'), 'utf8')).toMatch(
    new RegExp(`^${process.pid} \\S+\\n$`),
  )
  release()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['that ended', '2147483646 1\n'],
  ['whose number somebody else has now', `${process.ppid} another-start\n`],
  ['that died before it wrote anything', ''],
])('what a process has left %s is taken over', (_what, left) => {
  writeFileSync(join(folder, 'postgres.owner'), left)
  const release = claimDataFolder(join(folder, 'postgres'))
  expect(readFileSync(join(folder, 'postgres.owner'), 'utf8')).toMatch(`${process.pid} `)
  expect(readdirSync(folder)).toEqual(['postgres.owner'])
  release()
})
