import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './lib/project-files.mjs'

/* Files, commands and settings that the documents name exist. */
const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const files = projectFiles()
const folders = [...new Set(files.flatMap(foldersAbove))]
const documents = files.filter(file => file.endsWith('.md'))

function foldersAbove(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

const filesOf = (folder: string, ending: string) =>
  files.filter(file => file.startsWith(folder) && file.endsWith(ending))
const inServer = (folder: string) => folder.slice('apps/server/src/'.length)
const nameAndEnding = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const nameOf = (path: string) => nameAndEnding(path).replace(/\.ts$/, '')

const found = (pattern: RegExp) =>
  documents.flatMap(document =>
    [...read(document).matchAll(pattern)].map(([, name = '']) => ({ document, name })),
  )
const show = ({ document, name }: { document: string; name: string }) => `${document}: ${name}`

test('there are documents', () => {
  expect(documents.length).toBeGreaterThan(60)
})

describe('each document names', () => {
  test('links that lead somewhere', () => {
    const links = found(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)
    expect(links.length).toBeGreaterThan(10)
    const dead = links.filter(
      ({ document, name }) => !existsSync(join(root, dirname(document), name)),
    )
    expect(dead.map(show)).toEqual([])
  })

  test('files and folders that are there, whole or by the end of their path', () => {
    const endings = 'ts|tsx|mjs|md|json|graphql|css|tsv|html'
    const paths = found(
      new RegExp(`\`((?:[\\w-][\\w.-]*/)*[\\w.-]+(?:\\.(?:${endings})|/))\``, 'g'),
    )
    expect(paths.length).toBeGreaterThan(200)
    const mayBeMissing = new Set([
      // A pattern of names, not a name.
      'x.test.ts',
      'x.db.test.ts',
      // What runs leave behind.
      '.cache/',
      'newest.tsv',
      // Filled by the bank that installs the product.
      'reference-data/instruction-documents/',
    ])
    const dead = paths.filter(({ name }) => !mayBeMissing.has(name) && !isThere(name))
    expect(dead.map(show)).toEqual([])
  })

  test('names of the code that something has', () => {
    const isCode = /\.(ts|tsx|mjs|graphql|json)$/
    const words = new Set(
      files
        .filter(file => isCode.test(file) && file !== 'package-lock.json')
        .flatMap(file => read(file).match(/\w+/g) ?? []),
    )
    const named = documents.flatMap(document =>
      [
        ...read(document)
          .replaceAll(/^```[^]*?^```/gm, '')
          .matchAll(/`([^`\n]+)`/g),
      ].flatMap(([, code = '']) =>
        (code.match(/\w*[a-z][A-Z]\w*/g) ?? []).map(name => ({ document, name })),
      ),
    )
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(({ name }) => !words.has(name)).map(show)).toEqual([])
  })

  test('commands that can be run', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = found(/npm run ([\w:-]+)/g)
    expect(commands.length).toBeGreaterThan(20)
    expect(commands.filter(({ name }) => !(name in scripts)).map(show)).toEqual([])
  })

  test('settings that something reads', () => {
    const sources = files.filter(file => /\.(ts|mjs)$/.test(file)).map(read)
    const settings = found(/\b(TARTIP_[A-Z_]+[A-Z])\b/g)
    expect(settings.length).toBeGreaterThan(10)
    const unread = settings.filter(({ name }) => !sources.some(text => text.includes(name)))
    expect(unread.map(show)).toEqual([])
  })
})

test('each comment names documents that are there', () => {
  const sources = files.filter(file => /\.(ts|tsx|mjs|graphql|css)$/.test(file))
  const named = sources.flatMap(document =>
    [...read(document).matchAll(/\b((?:docs|[\w-]+)\/[\w/-]+\.md)\b/g)].map(([, name = '']) => ({
      document,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ name }) => !isThere(name)).map(show)).toEqual([])
})

function isThere(path: string): boolean {
  const isFolder = path.endsWith('/')
  const name = isFolder ? path.slice(0, -1) : path
  return (isFolder ? folders : files).some(one => one === name || one.endsWith(`/${name}`))
}

describe('the README of', () => {
  test('the ports names each of them and each contract suite', () => {
    const text = read('packages/bank-ports/README.md')
    const names = filesOf('packages/bank-ports/src/', '.ts')
      .concat(filesOf('packages/bank-ports/testing/', '-contract.ts'))
      .map(nameOf)
      .filter(name => !name.endsWith('.test'))
    expect(names.length).toBeGreaterThan(50)
    expect(
      names.filter(name => !text.includes(`\`${name}\``) && !text.includes(`/${name}\``)),
    ).toEqual([])
  })

  test('the embedded bank names the folder of each system', () => {
    const text = read('packages/bank-twin/README.md')
    const shared = new Set(['common', 'store', 'testing', 'products', 'reference', 'words'])
    const systems = folders
      .filter(folder => /^packages\/bank-twin\/src\/[^/]+$/.test(folder))
      .map(nameOf)
      .filter(name => !shared.has(name))
    expect(systems.length).toBeGreaterThan(15)
    expect(
      systems.filter(name => !text.includes(`\`${name}\``) && !text.includes(`\`${name}/`)),
    ).toEqual([])
  })

  test.each([
    ['apps/server/src/modules/access-control', 'use-cases', 'folders'],
    ['apps/server/src/platform/documents', '.', 'files'],
    ['apps/server/src/platform/lists', '.', 'files'],
    ['apps/server/src/simulator', '.', 'files'],
    ['apps/web', 'src', 'folders'],
    ['apps/web/src/components', '.', 'folders'],
    ['apps/web/src/documents', '.', 'folders'],
    ['apps/web/src/lists', '.', 'files'],
    ['e2e', '.', 'folders'],
    ['packages/gost', 'src', 'files'],
  ] as const)('%s names what is in it: %s, its %s', (place, below, kind) => {
    const folder = join(place, below)
    const inside = (kind === 'folders' ? folders : files)
      .filter(path => dirname(path) === folder && /^[^.]+(\.tsx?)?$/.test(nameAndEnding(path)))
      .map(nameAndEnding)
      .filter(name => name !== 'testing')
    expect(inside.length).toBeGreaterThan(3)
    const text = read(join(place, 'README.md'))
    expect(inside.filter(name => !new RegExp(`\`(?:[\\w-]+/)*${name}(?:/|\`)`).test(text))).toEqual(
      [],
    )
  })

  test.each([
    'platform',
    ...folders.filter(folder => /^apps\/server\/src\/modules\/[^/]+$/.test(folder)).map(inServer),
  ])('%s names each of its tables, and none that was dropped', part => {
    const folder = `apps/server/src/${part}/`
    const text = read(`${folder}README.md`)
    const migrations = files
      .filter(file => file.startsWith(folder) && /migrations?\b.*\.ts$/.test(file))
      .filter(file => !file.includes('.test.'))
      .map(read)
    const tablesOf = (statement: string) =>
      migrations.flatMap(migration =>
        [
          ...migration.matchAll(
            new RegExp(`${statement} (?:if (?:not )?exists )?\\w+\\.(\\w+)`, 'g'),
          ),
        ].map(([, table = '']) => table),
      )
    const isNamed = (table: string) => new RegExp(`\`(?:\\w+\\.)?${table}\``).test(text)
    const dropped = new Set(tablesOf('drop table'))
    const wrong = [...new Set(tablesOf('create table'))].filter(
      table => isNamed(table) === dropped.has(table),
    )
    expect(wrong).toEqual([])
  })
})
