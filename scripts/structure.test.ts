import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { errorTexts, isErrorCode, placesOf } from '@tartip/domain/errors/catalogue'
import { describe, expect, test } from 'vitest'
import { isNamedUniquely, projectFiles } from './lib/project-files.mjs'

/*
 * What the lint rules cannot say, because it needs to know where an import leads or what stands in two
 * files at once.
 */
const root = join(import.meta.dirname, '..')
const sources = ['apps/server/src', 'apps/web/src', 'packages']
  .flatMap(filesUnder)
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'))

interface Import {
  from: string
  to: string
}

const imports: Import[] = sources.flatMap(from =>
  [...read(from).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => ({
    from,
    to: relative(root, join(root, dirname(from), path)),
  })),
)

/** The same with imports by the name of a package: a module may be named that way as well. */
const namedImports: Import[] = sources.flatMap(from =>
  [...read(from).matchAll(/(?:from|import)\s*\(?\s*'@tartip\/([a-z-]+)\/([^']+)'/g)].map(
    ([, name = '', path = '']) => ({ from, to: fileOfPackage(name, path) }),
  ),
)

/** The contract suites of the ports stand beside their `src`. */
function fileOfPackage(name: string, path: string): string {
  const parent = name === 'server' || name === 'web' ? 'apps' : 'packages'
  const isSuite = name === 'bank-ports' && path.startsWith('testing/')
  const file = path.endsWith('.json') ? path : `${path}.ts`
  return `${parent}/${name}/${isSuite ? '' : 'src/'}${file}`
}

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
const show = ({ from, to }: Import) => `${from} → ${to}`

describe('the arrows of the architecture', () => {
  test('there is something to look at', () => {
    expect(imports.length).toBeGreaterThan(100)
    expect(namedImports.length).toBeGreaterThan(100)
    expect(namedImports.filter(({ to }) => !existsSync(join(root, to))).map(show)).toEqual([])
  })

  test('modules meet only at public.ts, so that each can change everything behind it', () => {
    const crossing = [...imports, ...namedImports].filter(({ from, to }) => {
      const [own, other] = [moduleOf(from), moduleOf(to)]
      return own !== undefined && other !== undefined && own !== other && !isTest(from)
    })
    expect(crossing.filter(({ to }) => !to.endsWith('/public.ts')).map(show)).toEqual([])
  })

  test('the platform knows no module, so that it can carry any', () => {
    const wrong = [...imports, ...namedImports].filter(
      ({ from, to }) => from.startsWith('apps/server/src/platform/') && moduleOf(to) !== undefined,
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('features of the client never import each other, so that each loads alone', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)]
      return own !== undefined && other !== undefined && own !== other
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('the layers of the client only import downwards, so that a feature stands on all of them', () => {
    // Documents and lists are generic over what a feature describes; a list of documents is a list.
    const above: Readonly<Record<string, RegExp>> = {
      components: /^apps\/web\/src\/(documents|lists|features|app)\//,
      lib: /^apps\/web\/src\/(documents|lists|features|app)\//,
      documents: /^apps\/web\/src\/(features|app)\//,
      lists: /^apps\/web\/src\/(documents|features|app)\//,
    }
    const wrong = imports.filter(({ from, to }) => {
      const [, layer = ''] = /^apps\/web\/src\/(\w+)\//.exec(from) ?? []
      return above[layer]?.test(to) === true && !isTest(from)
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('no relative import leaves its package, so that package.json lists all dependencies', () => {
    const packageOf = (file: string) => file.split('/').slice(0, 2).join('/')
    // Dictionaries are data of the whole product, read by tests of any package.
    const isData = (file: string) => file.startsWith('reference-data/')
    expect(
      imports.filter(({ from, to }) => packageOf(from) !== packageOf(to) && !isData(to)).map(show),
    ).toEqual([])
  })

  test('tests and their helpers are never part of the product', () => {
    const wrong = imports.filter(
      ({ from, to }) => isTest(to) && !isTest(from) && !from.startsWith('packages/testkit/'),
    )
    expect(wrong.map(show)).toEqual([])
  })
})

describe('time', () => {
  const readsTime = new Set(['apps/server/src/platform/clock.ts', 'apps/web/src/lib/clock.ts'])

  test('only the clock reads the time, so that tests and the demo can move it', () => {
    const requesting = sources.filter(
      file => !isTest(file) && !readsTime.has(file) && /new Date\(\s*\)/.test(read(file)),
    )
    expect(requesting).toEqual([])
  })
})

describe('the codes of errors', () => {
  /** Their parameters are put together elsewhere, by the function that is named here. */
  const paramsFromElsewhere = new Map([
    [
      'packages/domain/src/field-rules/field-rule.ts FIELD_TOO_SHORT',
      'paramsOf: the bounds of the rule',
    ],
    [
      'packages/domain/src/field-rules/field-rule.ts FIELD_TOO_LONG',
      'paramsOf: the bounds of the rule',
    ],
  ])
  const usages = sources
    .filter(file => !isTest(file) && !file.endsWith('.cases.ts'))
    .flatMap(codesUsedIn)

  test('there are codes', () => expect(usages.length).toBeGreaterThan(100))

  test('each text gets all its parameters', () => {
    const lacking = usages.filter(({ file, code, params }) => {
      if (!isErrorCode(code) || paramsFromElsewhere.has(`${file} ${code}`)) return false
      // Waiting seconds are read as `time`.
      const names = placesOf(errorTexts[code].ru).map(name =>
        name === 'time' ? 'waitSeconds' : name,
      )
      return !names.every(name => new RegExp(`\\b${name}\\b`).test(params))
    })
    expect(lacking.map(({ file, code, params }) => `${file}: ${code} with {${params}}`)).toEqual([])
  })
})

describe('the safety case', () => {
  const files = projectFiles()
  const rows = read('SECURITY.md')
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| Never'))

  test('there are rows', () => expect(rows.length).toBeGreaterThan(10))

  test.each(rows)('%s names tests that are there', row => {
    const named = [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(file => !isNamedUniquely(files, file))).toEqual([])
  })

  test('the table of ASVS names tests that are there', () => {
    const named = [
      ...read('docs/security/asvs.md').matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g),
    ].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(file => !isNamedUniquely(files, file))).toEqual([])
  })
})

describe('what must not be left lying about', () => {
  test('reminders and switched-off tests', () => {
    const marks = /\b(TODO|FIXME)\b|\b(test|describe|it)\.(skip|only|todo)\(|@ts-(ignore|nocheck)/
    expect(sources.filter(file => marks.test(read(file)))).toEqual([])
  })

  test('latencies that a test asserts: on a busy machine they fail without a fault', () => {
    expect(sources.filter(file => isTest(file) && assertsLatency(read(file)))).toEqual([])
    const spent = 'expect(took).toBeLessThan(50)'
    expect(assertsLatency(`const took = performance.now() - startedAt\n${spent}`)).toBe(true)
    expect(assertsLatency(`const end = Date.now()\nconst took = end - start\n${spent}`)).toBe(true)
    expect(assertsLatency('expect(Date.now() - start).toBeLessThan(50)')).toBe(true)
    expect(assertsLatency(`const took = spentMs()\n${spent}`)).toBe(false)
  })

  test('short waits: `vi.waitFor` waits a second by itself, which is too short on a busy machine', () => {
    const calls = sources.flatMap(file => {
      const text = read(file)
      return [...text.matchAll(/\bvi\.(?:waitFor|waitUntil)\(/g)].map(({ index }) => ({
        place: `${file}:${text.slice(0, index).split('\n').length}`,
        call: callAt(text, index),
      }))
    })
    expect(calls.length).toBeGreaterThan(20)
    const long = /timeout: \d{2,}_000|,\s+\d{2,}_000,?\s*\)$/
    expect(calls.filter(({ call }) => !long.test(call)).map(({ place }) => place)).toEqual([])
    // Others wait 15 s by themselves (`testing/setup.ts`).
    const shortened = /\b(timeout|asyncUtilTimeout): (\d{1,4}|\d_000)\b/
    const shorter = sources.filter(file => isTest(file) && shortened.test(read(file)))
    expect(shorter).toEqual([])
  })

  test('replaced modules: the files of a worker share what is loaded, so a test spies instead', () => {
    expect(sources.filter(file => /\bvi\.(do)?mock\(/i.test(read(file)))).toEqual([])
  })

  test('index files: an import should name the file of what it imports', () => {
    expect(sources.filter(file => /\/index\.tsx?$/.test(file))).toEqual([])
  })
})

describe('the texts of the client', () => {
  const folders = ['apps/web/src']
    .flatMap(filesUnder)
    .filter(file => file.endsWith('/i18n/ru.json'))
    .map(file => dirname(file))
  /** Letters of Kazakh that Kyrgyz does not have: a sign of a text in the wrong language. */
  const kazakhLetters = /[әғқұһі]/i

  test('there are texts', () => expect(folders.length).toBeGreaterThan(0))

  test.each(folders)('%s has the same keys and the same blanks in all three languages', folder => {
    const russian = flat(folder, 'ru')
    for (const language of ['ky', 'en']) {
      const other = flat(folder, language)
      expect(withoutPlural([...other.keys()])).toEqual(withoutPlural([...russian.keys()]))
      for (const [key, text] of other) {
        const source = russian.get(key)
        if (source !== undefined) expect([key, blanksOf(text)]).toEqual([key, blanksOf(source)])
      }
    }
  })

  const code = sources
    .filter(file => file.startsWith('apps/web/src/') && !isTest(file))
    .map(read)
    .join('\n')

  test.each(folders)('%s has no unused text', folder => {
    expect(withoutPlural([...flat(folder, 'ru').keys()]).filter(key => !isUsed(key))).toEqual([])
  })

  /** Names as they stand in the code, `$.days.first`, and the groups in which they are. */
  const used = new Set([...code.matchAll(/\$((?:\.\w+)+)/g)].map(([, name = '']) => name.slice(1)))
  const usedWithGroups = new Set([...used].flatMap(withGroups))

  /** By its whole name, or by that of a group from which one is chosen: `$.days[period]`, `$[direction]`. */
  function isUsed(key: string): boolean {
    if (!key.includes('.') && code.includes(`'${key}'`)) return true
    return usedWithGroups.has(key) || withGroups(key).some(name => used.has(name))
  }

  /** `days.first.short`: `days`, `days.first` and the whole name. */
  function withGroups(name: string): string[] {
    const parts = name.split('.')
    return parts.map((_part, index) => parts.slice(0, index + 1).join('.'))
  }

  test.each(folders)('%s holds no empty text', folder => {
    for (const language of ['ru', 'ky', 'en']) {
      for (const [key, text] of flat(folder, language))
        expect([key, text.trim()]).not.toEqual([key, ''])
    }
  })

  test.each(folders)(
    '%s keeps a percent sign apart from its number and on the same line',
    folder => {
      for (const language of ['ru', 'ky', 'en']) {
        const wrong = [...flat(folder, language)].filter(([, text]) => /(?<!\u00a0)%/.test(text))
        expect(wrong).toEqual([])
      }
    },
  )

  test.each(folders)('%s is Kyrgyz where it says so, not Kazakh', folder => {
    const wrong = [...flat(folder, 'ky')].filter(([, text]) => kazakhLetters.test(text))
    expect(wrong).toEqual([])
  })
})

/** Whether the text compares a difference of two times of the machine with a limit. */
function assertsLatency(text: string): boolean {
  const now = String.raw`\b(?:performance\.now|Date\.now|process\.hrtime(?:\.bigint)?)\(\)`
  const names = new Set<string>()
  const isTime = (code: string) =>
    new RegExp([now, ...[...names].map(name => `\\b${name}\\b`)].join('|')).test(code)
  const constants = [...text.matchAll(/\bconst (\w+) =\s+([^\n]+)/g)]
  for (const [, name = '', value = ''] of constants) if (isTime(value)) names.add(name)
  return [...text.matchAll(/\bexpect\(([^;\n]*)\)\s*\.toBe(?:Less|Greater)/g)].some(
    ([, value = '']) => isTime(value),
  )
}

/** Every `err('CODE', …)`, `wrong('field', 'CODE', …)` and the like, with the rest of its arguments. */
function codesUsedIn(file: string): { file: string; code: string; params: string }[] {
  const text = read(file)
  const call = /\b(?:err|refusal|refuse|refused|wrong|add|fail|failure)(?:<[^>]*>)?\(/g
  return [...text.matchAll(call)].flatMap(({ index, 0: { length } }) => {
    const given = argumentsAt(text, index + length)
    const code = /'([A-Z][A-Za-z_]{3,})'/.exec(given)
    return code?.[1] === undefined
      ? []
      : [{ file, code: code[1], params: given.slice(code.index + code[0].length) }]
  })
}

/** What stands between a bracket and the one that closes it. */
function argumentsAt(text: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < text.length) {
    if ('([{'.includes(text.charAt(end))) depth += 1
    if (')]}'.includes(text.charAt(end))) depth -= 1
    end += 1
  }
  return text.slice(start, end - 1)
}

function flat(folder: string, language: string): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value)
    else
      for (const [key, inner] of Object.entries(Object(value)))
        walk(inner, path ? `${path}.${key}` : key)
  }
  walk(JSON.parse(read(join(folder, `${language}.json`))), '')
  return texts
}

/** Languages differ in how many plural forms they have; the stem must be there in each. */
function withoutPlural(keys: string[]): string[] {
  return [
    ...new Set(keys.map(key => key.replace(/_(zero|one|two|few|many|other)$/, ''))),
  ].toSorted()
}

function blanksOf(text: string): string[] {
  return [...text.matchAll(/\{\{?\s*(\w+)[^}]*\}/g)].map(([, name = '']) => name).toSorted()
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
}

/** A call in a source, from its name to the bracket that ends it. */
function callAt(text: string, start: number): string {
  let depth = 0
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}
