import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '..')
const domain = resolve(source, '../../../packages/domain/src')

/** What a file imports when it is loaded; `import()` and types come later or never. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [
    ...text.matchAll(/^(?:import|export)\s(?!type\b)(?:[\w$*{},\s]+\sfrom\s)?['"]([^'"]+)['"]/gm),
  ].map(([, specifier = '']) => specifier)
}

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('@tartip/domain/'))
    return join(domain, `${specifier.slice('@tartip/domain/'.length)}.ts`)
  return specifier.startsWith('.') ? join(dirname(from), specifier.split('?')[0] ?? '') : undefined
}

/** Every package and file that is loaded with the given files, with the way to it. */
function everythingBehind(...entries: string[]): Map<string, string> {
  const ways = new Map<string, string>()
  const found = new Map<string, string>()
  const waiting = entries.map(entry => join(source, entry))
  for (const entry of waiting) ways.set(entry, entry.slice(source.length + 1))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const specifier of importsOf(file)) {
      const next = fileOf(specifier, file)
      const way = `${ways.get(file)} → ${specifier}`
      found.set(specifier, way)
      if (next === undefined) continue
      if (/\.tsx?$/.test(next) && !ways.has(next) && existsSync(next)) {
        ways.set(next, way)
        waiting.push(next)
      }
    }
  }
  return found
}

const nameOf = (file: string): string => basename(file).replace(/\.tsx?$/, '')
const names = new Set(
  [source, domain]
    .flatMap(of => readdirSync(of, { encoding: 'utf8', recursive: true }))
    .map(nameOf),
)

/** The ways to files that are to be loaded later, by their names. */
function waysTo(later: readonly string[], found: ReadonlyMap<string, string>): string[] {
  // A file that was renamed is found no more.
  expect(later.filter(name => !names.has(name))).toEqual([])
  return [...found].filter(([file]) => later.includes(nameOf(file))).map(([, way]) => way)
}

/**
 * Each of these is worth more than all that the sign-in page itself is made of. The words of all
 * errors in three languages wait until there is an error.
 */
const heavy = /^(@tanstack\/react-query|graphql|altcha-lib$|zod|@tartip\/domain\/errors\/catalogue)/

describe('what loads before anybody is signed in', () => {
  test('the first bundle and the sign-in page bring nothing heavy that only signed-in pages need', () => {
    const found = everythingBehind('app/main.tsx', 'features/auth/login/login-route.tsx')
    expect(found.size).toBeGreaterThan(3)
    expect([...found].filter(([name]) => heavy.test(name)).map(([, way]) => way)).toEqual([])
  })

  test('the page of an account leaves the words of all errors to the shell, which fetches them when idle', () => {
    const found = everythingBehind('features/accounts/account/account-route.tsx')
    expect(found.size).toBeGreaterThan(3)
    expect(waysTo(['catalogue'], found)).toEqual([])
  })

  test('a list of documents and the page of an account leave the actions of closed menus for later', () => {
    const found = everythingBehind(
      'features/payments/history/history-route.tsx',
      'features/accounts/account/account-route.tsx',
    )
    const menu = [...found].filter(([name]) => /^react-aria\/useMenu$/.test(name))
    expect(menu.map(([, way]) => way)).toEqual([])
  })

  test('the history of documents leaves the fields and checks of their forms to the forms', () => {
    const found = everythingBehind('features/payments/history/history-route.tsx')
    expect([...found.keys()]).toContain('@tartip/domain/forms/form-outlines')
    expect(waysTo(['payment-forms', 'form', 'elqr', 'swift-text'], found)).toEqual([])
  })

  test('the form of a payment leaves the other forms, its dialogs and the reading of pasted requisites for later', () => {
    const found = everythingBehind(
      'features/payments/form/payment-form-route.tsx',
      'features/payments/form/interbank-view.ts',
    )
    expect([...found.keys()]).toContain('@tartip/domain/forms/clearing-gross')
    const later = [
      'payment-forms',
      'intra-bank',
      'conversion',
      'swift',
      'swift-form',
      'card-transfer',
      'elqr',
      'read-pasted',
      'form-dialogs',
      'template-form-screen',
    ]
    expect(waysTo(later, found)).toEqual([])
  })

  test('a letter to the bank brings its signature and the sheet of documents when it is sent', () => {
    const found = everythingBehind('features/letters/letter-form-route.tsx')
    expect(found.size).toBeGreaterThan(3)
    const later = ['document-drawer', 'action-footer', 'menu', 'token-line', 'form-queries']
    expect(waysTo(later, found)).toEqual([])
  })

  test('the signing desk leaves the confirmation and its fields for the first move of the person', () => {
    const found = everythingBehind('features/payments/desk/desk-route.tsx')
    expect([...found.keys()].some(name => name.endsWith('/desk-document.tsx'))).toBe(true)
    const later = [
      'action-footer',
      'action-body',
      'token-confirmation',
      'find-token-device',
      'code-field',
      'text-area-field',
      'desk-end',
      'desk-decision',
    ]
    expect(waysTo(later, found)).toEqual([])
  })

  test('this test follows imports: the shell is seen to bring the query library', () => {
    const found = everythingBehind('app/shell/shell.tsx')
    expect([...found.keys()]).toContain('@tanstack/react-query')
  })
})
