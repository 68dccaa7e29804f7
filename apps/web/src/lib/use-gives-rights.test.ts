import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
const textFiles = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(name =>
  /i18n\/(?:ru|ky|en)\.json$/.test(name),
)

test('no text sends first signatories to give themselves a right: they have all of them already', () => {
  expect(textFiles.length).toBeGreaterThan(30)
  const wrong = textFiles.flatMap(name =>
    (readFileSync(join(sources, name), 'utf8').match(/.*(?:ourself|себе|өзүңүзгө).*/giu) ?? [])
      .filter(line => /прав|доступ|укуг|right|access/iu.test(line))
      .map(line => `${name}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
