import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const languages = ['ru', 'ky', 'en'] as const

/** A text in the three languages, and where it stands. */
interface Text {
  readonly ru: string
  readonly ky: string
  readonly en: string
  readonly where: string
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => path.endsWith(ending) && !path.includes('node_modules'))

/** A full stop ends a sentence and says nothing of the term. */
const bare = (text: string): string => text.replace(/\.$/, '')

function glossary(): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, string[]>()
  for (const line of read('docs/glossary.tsv').trim().split('\n').slice(1)) {
    const [, ru = '', ky = '', en = ''] = line.split('\t')
    const known = terms.get(bare(ru))
    const pair = `${bare(ky)} | ${bare(en)}`
    if (known) known.push(pair)
    else terms.set(bare(ru), [pair])
  }
  return terms
}

function textsOfClient(): readonly Text[] {
  return filesIn('apps/web/src', 'i18n/ru.json').flatMap(path => {
    const [ru, ky, en] = languages.map(language =>
      flat(JSON.parse(read(path.replace('ru.json', `${language}.json`)))),
    )
    return [...(ru ?? [])].map(([key, text]) => ({
      ru: text,
      ky: ky?.get(key) ?? '',
      en: en?.get(key) ?? '',
      where: `${path}: ${key}`,
    }))
  })
}

function flat(value: unknown, key = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[key, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [
      ...flat(part, key === '' ? name : `${key}.${name}`),
    ]),
  )
}

const inCode =
  /\bru:\s*'((?:[^'\\]|\\.)*)',\s*ky:\s*'((?:[^'\\]|\\.)*)',\s*en:\s*'((?:[^'\\]|\\.)*)'/g

function textsOfCode(): readonly Text[] {
  return ['packages', 'apps/server/src', 'apps/web/src']
    .flatMap(folder => [...filesIn(folder, '.ts'), ...filesIn(folder, '.tsx')])
    .filter(path => !path.includes('.test.') && !path.includes('/dist/'))
    .flatMap(path =>
      [...read(path).matchAll(inCode)].map(([, ru = '', ky = '', en = '']) => ({
        ru,
        ky,
        en,
        where: path,
      })),
    )
}

function textsOfTables(): readonly Text[] {
  return filesIn('reference-data', '.tsv').flatMap(path => {
    const [head = '', ...rows] = read(path).trim().split('\n')
    const columns = head.split('\t')
    const places = languages.map(language => columns.indexOf(`name_${language}`))
    if (places.includes(-1)) return []
    return rows.map((row): Text => {
      const cells = row.split('\t')
      const [ru = '', ky = '', en = ''] = places.map(place => cells[place] ?? '')
      return { ru, ky, en, where: path }
    })
  })
}

/** Forms of one text by number; not every language has all of them. */
const pluralForm = /_(zero|one|two|few|many|other)$/

/** Wordings that the product has replaced by better ones. */
const replacedWordings = {
  ru: [
    /ваш ход/,
    /скоро по кредитам/,
    /без скрытых счетов/,
    /как уйдёт/,
    /как только введёте/,
    /подписи пропадут/,
    /это поле обязательно|значение обязательно/,
    /по номеру это счёт/,
    /почему блокируете/,
    /насовсем/,
    /лимиты всех карт вместе|дни лимита/,
    /проценты впереди/,
    /дать или забрать|забираем/,
    /ещё не вош[её]л/,
    /чем подписывают|подписывают так|подписей на документе/,
    /программа компании/,
    /скреплены цепочкой/,
    /буква в букву/,
    /прочитать все/,
    /нынешн/,
    /сессия/,
    /плотность строк/,
    /отдаю|сколько получится/,
    /до этого сведения/,
    /— настоящим/,
    /вернуть из обработки/,
    /отоз\S* с телефона/,
    /по чему выписка/,
    /станет готов/,
    /введённое пропад|форме пропад|ведомости пропад/,
    /заголовки говорят/,
    /подставляется само/,
    /убрать кассира|кассир убран/,
    /я сейчас здесь/,
    /не нашёлся|не нашлось/,
    /не умеет/,
    /сделать выписку/,
    /деньги вернулись|вернулось на счёт/,
    /всё погашено/,
    /появ\S+ (?:здесь |в списке )?сам[аи]?(?:[\s.,]|$)|закроется само|заполнится сама/,
    /не дошло/,
    /не получилось/,
  ],
  ky: [/буйрутма/, /оңдоо(?! иш)/, /китепи|эсепи|төлөмга/],
  en: [
    /\bin process\b/,
    /program of the company/,
    /leaves at once/,
    /how the payment goes/,
    /\bleft (?:on (?:the )?account|after)/,
    /progress of the document/,
    /may sign:/,
    /bank's instructions/,
    /branch can say what to do/,
    /statement file is refused/,
    /\brights? on\b|\ball rights\b/,
    /\bis required\b/,
    /client number/,
    /taken? back from/,
    /^give\b/,
    /(?<!\()\btax number/,
    /becomes ready by itself/,
    /cannot be brought back/,
  ],
} as const

/** Russian words that say two things, each with its own word elsewhere; what stands after them is the other sense. */
const ofSeveralSenses = new Set([
  'Вид', // of a list; of an event
  'Разделы', // of the product; of an API
  'На подпись', // what waits; to send there
  'Банк', // a field; who did it
  'Остаться', // in the company or form; signed in
  'Вход', // the page; the act among questions
  'Действует', // a key; a card
  'Назначение', // of a payment whole and short
  'Блокировка карты', // the state; the act
  'Оплата в интернете', // one payment; a kind of them
  'Открыт', // is open; the day of opening
  'Закрыт', // is closed; the day of closing
  'Отказ банка', // of one document; a tab of documents
  'Реквизиты', // of a document; of an account
  'Смена открыта', // is open; the act
  'Смена закрыта', // is closed; the act
  'Возвращаем…', // to the author; back from the bank
])

const terms = glossary()

describe('the glossary', () => {
  test.each([
    ['the client', textsOfClient, 1_000],
    ['the rules, the bank and the server', textsOfCode, 300],
    ['the dictionaries', textsOfTables, 300],
  ])('holds wherever %s says a whole term', (_who, textsOf, atLeast) => {
    const texts = textsOf()
    expect(texts.length).toBeGreaterThan(atLeast)
    const faults = texts.flatMap(({ ru, ky, en, where }) => {
      const wanted = terms.get(bare(ru))
      const ours = `${bare(ky)} | ${bare(en)}`
      if (wanted === undefined || wanted.includes(ours)) return []
      return [`${where}: «${ru}» is ${ours}, and ${wanted.join(' or ')} in the glossary`]
    })
    expect(faults).toEqual([])
  })

  test('one Russian text of the client is one text in the other languages', () => {
    const seen = new Map<string, Set<string>>()
    for (const { ru, ky, en, where } of textsOfClient()) {
      if (ofSeveralSenses.has(bare(ru)) || pluralForm.test(where)) continue
      const pairs = seen.get(bare(ru)) ?? new Set()
      seen.set(bare(ru), pairs.add(`${bare(ky)} | ${bare(en)}`))
    }
    const faults = [...seen].filter(([, pairs]) => pairs.size > 1)
    expect(faults.map(([ru, pairs]) => `«${ru}» is ${[...pairs].join(' and ')}`)).toEqual([])
  })

  test.each([
    ['to reject is never to decline', /./, 'en', /\bdeclin/i],
    ['changes are what somebody made', /измен/i, 'ky', /өзгөрүү/i],
    ['filters are cleared, not taken away', /сброс.*фильтр/i, 'ky', /алып сал/i],
  ] as const)('%s', (_rule, about, language, forbidden) => {
    const texts = textsOfClient().filter(({ ru }) => about.test(ru))
    expect(texts.length).toBeGreaterThan(0)
    const faults = texts.filter(text => forbidden.test(text[language]))
    expect(faults.map(({ where }) => where)).toEqual([])
  })

  test.each(languages)('has replaced wordings nowhere: %s', language => {
    const faults = [...textsOfClient(), ...textsOfCode()].flatMap(text => {
      const shown = text[language].toLowerCase().replace(/\\?['’]/g, "'")
      const found = replacedWordings[language].filter(wording => wording.test(shown))
      return found.map(wording => `${text.where}: «${text[language]}» has ${String(wording)}`)
    })
    expect(faults).toEqual([])
  })

  test('has no letter that is Kazakh, and none that is Russian in English', () => {
    const pairs = [...terms.values()].flat()
    expect(pairs.filter(pair => /[қғұіәҚҒҰІӘ]/u.test(pair))).toEqual([])
    const english = pairs.map(pair => pair.split(' | ')[1] ?? '')
    expect(english.filter(text => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })

  test('names each term once', () => {
    const keys = read('docs/glossary.tsv')
      .trim()
      .split('\n')
      .map(line => line.split('\t')[0])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
