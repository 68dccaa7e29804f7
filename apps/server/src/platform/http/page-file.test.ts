import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageFile } from './page-file.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartip-page-'))
  path = join(folder, 'index.html')
  write('<script src="/assets/first.js"></script>', 1)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(text: string, atSeconds: number): void {
  writeFileSync(path, text)
  utimesSync(path, atSeconds, atSeconds)
}

test('a build under a running server is handed out with the next page', () => {
  const page = createPageFile(path)
  expect(page()).toContain('first.js')
  write('<script src="/assets/second.js"></script>', 2)
  expect(page()).toContain('second.js')
})

test('while the build has not written the page yet, the former one stands in', () => {
  const page = createPageFile(path)
  rmSync(path)
  expect(page()).toContain('first.js')
  write('<script src="/assets/second.js"></script>', 2)
  expect(page()).toContain('second.js')
})
