import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * What is written down about data, keys, connections, logs and packages, compared with the sources. A
 * list that nobody compares is right on the day it is written.
 */
const root = join(import.meta.dirname, '..')
const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/testkit\/|\.generated\.ts$/.test(file)
const sources = ['apps/server/src', 'apps/web/src', 'packages'].flatMap(filesUnder).filter(isSource)
const running = sources.filter(file => !file.includes('apps/web/'))
const client = sources.filter(file => file.startsWith('apps/web/'))
const holding = (files: readonly string[], pattern: RegExp) =>
  files.filter(file => pattern.test(withoutComments(read(file))))
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

test('there is something to look at', () => {
  expect(running.length).toBeGreaterThan(300)
  expect(client.length).toBeGreaterThan(200)
})

describe('data', () => {
  const listed = [...read('docs/security/data.md').matchAll(/^- (\w+): (.+)$/gm)].flatMap(
    ([, kind = '', tables = '']) =>
      [...tables.matchAll(/`([a-z_.]+)`/g)].map(([, table = '']) => ({ kind, table })),
  )
  const made = new Set(
    running.flatMap(file =>
      [...read(file).matchAll(/create (?:unlogged )?table (?:if not exists )?([a-z_]+\.[a-z_]+)/g)]
        .map(([, table = '']) => table)
        .filter(table => !table.startsWith('shop.')),
    ),
  )
  for (const file of running) {
    const kinds = read(file).matchAll(
      /createDocumentTables\(db, \{\s*schema: '(\w+)',\s*table: '(\w+)'/g,
    )
    for (const [, schema = '', table = ''] of kinds) {
      for (const each of [table, 'status_history', 'signature', 'audit'])
        made.add(`${schema}.${each}`)
    }
    for (const [, table = ''] of read(file).matchAll(/drop table ([a-z_]+\.[a-z_]+)/g))
      made.delete(table)
  }

  test('every table has a class of its own, and no class names one that is gone', () => {
    const tables = listed.map(({ table }) => table)
    expect(made.size).toBeGreaterThan(60)
    expect([...made].filter(table => !tables.includes(table))).toEqual([])
    expect(tables.filter(table => !made.has(table))).toEqual([])
    expect(new Set(tables).size).toBe(tables.length)
  })

  test('the classes are those that say how they are protected and how long they are kept', () => {
    const described = [...read('docs/security/data.md').matchAll(/^\| (\w+) \|/gm)].map(
      ([, kind = '']) => kind,
    )
    const classes = new Set(described)
    classes.delete('Class')
    expect(new Set(listed.map(({ kind }) => kind))).toEqual(classes)
  })
})

describe('cryptography', () => {
  const inventory = read('docs/security/cryptography.md')
  const isListed = (file: string) =>
    [...inventory.matchAll(/`([\w./-]+)`/g)].some(
      ([, place = '']) => place.includes('/') && file.includes(place),
    ) || inventory.includes(`\`${file.split('/').at(-1) ?? ''}\``)

  test('every place that uses more than a plain digest stands in the inventory', () => {
    const brought = running.filter(file => {
      const names = /import \{([^}]*)\} from 'node:crypto'/.exec(read(file))?.[1] ?? ''
      const beyond = names.split(',').map(name => name.trim())
      const harmless = ['', 'createHash', 'hash', 'randomUUID', 'timingSafeEqual']
      const isOther = /from '(@noble\/|@node-rs\/argon2|otplib|altcha-lib)/.test(read(file))
      return isOther || beyond.some(name => !harmless.includes(name))
    })
    // What stands in the composition root only hands the generator on.
    const unlisted = brought.filter(file => !isListed(file) && !file.includes('/composition/'))
    expect(unlisted.filter(file => !file.endsWith('platform/secret-key.ts'))).toEqual([])
  })

  test('every digest is SHA-256, or a longer one of a signature', () => {
    const digests = running.flatMap(file =>
      [...read(file).matchAll(/(?:createHash\(|\bhash\()'([^']+)'/g)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    )
    expect(digests.length).toBeGreaterThan(10)
    // The identifier of a key in a certificate is a name (RFC 5280), and proves nothing.
    const names = ['packages/bank-twin/src/token/x509.ts: sha1']
    expect(digests.filter(one => !one.endsWith(': sha256'))).toEqual(names)
  })

  test('nothing that can be guessed makes what must not be guessed', () => {
    expect(holding(running, /Math\.random\(/)).toEqual([])
  })
})

describe('connections', () => {
  const written = read('docs/security/connections-and-logs.md')

  test('every setting that holds an address is written down', () => {
    const config = read('apps/server/src/platform/config.ts')
    const addresses = [...config.matchAll(/^ {2}(\w+): (?:z\.url|outside)/gm)].map(
      ([, name]) => name,
    )
    expect(addresses.length).toBeGreaterThanOrEqual(4)
    expect(addresses.filter(name => !written.includes(`\`${name}\``))).toEqual([])
  })

  test('the server calls out in four places, each to a configured address', () => {
    expect(holding(running, /\bfetch\(|https?\.request\(|\bnet\.connect\(/).toSorted()).toEqual([
      'apps/server/src/blob-store/s3-blob-store.ts',
      'apps/server/src/modules/access-control/crypto/hosted-captcha.ts',
      'packages/bank-twin/src/pay-control/post-text.ts',
      'packages/bank-twin/src/rates/nbkr-http.ts',
    ])
  })
})

describe('output', () => {
  test('is written by the logger and the commands alone', () => {
    expect(
      holding([...running, ...client], /\bconsole\.|process\.std(?:out|err)/).toSorted(),
    ).toEqual([
      'apps/server/src/demo-world-fill.ts',
      'apps/server/src/main.ts',
      'apps/server/src/read-only-command.ts',
      'packages/formats/src/file-check.ts',
    ])
  })
})

describe('pages', () => {
  test('texts become pages as texts: nothing turns one into markup', () => {
    const markup =
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser/
    expect(holding(client, markup)).toEqual([])
  })

  test('what is put into an address is encoded, or is a name of our own', () => {
    const put = client.flatMap(file =>
      [...read(file).matchAll(/href=\{`([^`]*)`\}/g)].flatMap(([, address = '']) =>
        [...address.matchAll(/\$\{([^}]+)\}/g)].map(([, value = '']) => ({ file, address, value })),
      ),
    )
    expect(put.length).toBeGreaterThan(5)
    const isOwnName = (value: string) =>
      /^(form|formNames\.\w+|status|name|i18n\.language|supportNumber|error\.fieldId|account\.account)$/.test(
        value,
      )
    const isPhone = (address: string) => /^tel:\+\$\{value\}$/.test(address)
    expect(
      put
        .filter(({ address, value }) => !isOwnName(value) && !isPhone(address))
        .filter(({ value }) => !value.startsWith('encodeURIComponent('))
        .map(({ file, value }) => `${file}: ${value}`),
    ).toEqual([])
    expect(put.filter(({ address }) => /^(javascript|data):/i.test(address))).toEqual([])
  })
})

describe('packages', () => {
  interface Manifest {
    readonly dependencies?: Readonly<Record<string, string>>
    readonly devDependencies?: Readonly<Record<string, string>>
  }
  const manifests = ['apps/server', 'apps/web', 'e2e', 'bench', '.', ...folders('packages')]
  const named = manifests.flatMap(folder => {
    const { dependencies, devDependencies } = JSON.parse(
      read(join(folder, 'package.json')),
    ) as Manifest
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith('@tartip/'),
    )
  })
  function folders(under: string): string[] {
    return readdirSync(join(root, under)).map(name => join(under, name))
  }

  test('each is pinned to one version', () => {
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  test('each has its reason in the inventory', () => {
    const inventory = read('docs/dependencies.md')
    const families = [...inventory.matchAll(/`((?:@[\w-]+\/)?[\w.-]+)`/g)].map(([, name]) => name)
    const isNamed = (name: string) =>
      families.includes(name) ||
      families.includes(name.split('/')[1]) ||
      families.includes(name.split('/')[0]) ||
      inventory.includes(`\`${name.split('/')[0]}/*\``)
    expect(named.map(([name]) => name).filter(name => !isNamed(name))).toEqual([])
  })

  test('what is installed is what was published: each has its SHA-512', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; link?: boolean; resolved?: string }>
    }
    const installed = Object.entries(packages).filter(
      ([place, { link }]) => place.includes('node_modules/') && link !== true,
    )
    expect(installed.length).toBeGreaterThan(300)
    expect(
      installed
        .filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
        .map(([p]) => p),
    ).toEqual([])
    const elsewhere = installed.filter(
      ([, { resolved = 'https://registry.npmjs.org/' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere).toEqual([])
  })
})
