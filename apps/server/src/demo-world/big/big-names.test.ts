import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDemoRandom } from '../demo-random.ts'
import { bigNames } from './big-names.ts'

const names = bigNames(
  readFileSync(join(import.meta.dirname, '../../../../../reference-data/names.tsv'), 'utf8'),
)

test('names of people in a big world have the correct form for women and men', () => {
  const random = createDemoRandom('people')
  const people = Array.from({ length: 300 }, () => names.person(random))
  for (const { fullName, shortName, isWoman } of people) {
    const [surname = '', first = '', ...patronymic] = fullName.split(' ')
    expect(shortName).toBe(`${first.slice(0, 1)}. ${surname}`)
    expect(patronymic.join(' ')).toMatch(isWoman ? /(?:вна|чна|кызы)$/ : /(?:ич|уулу)$/)
  }
  expect(new Set(people.map(({ isWoman }) => isWoman)).size).toBe(2)
  expect(new Set(people.map(({ fullName }) => fullName)).size).toBeGreaterThan(250)
})

test('company name roots agree with every trade', () => {
  expect(names.companyRoots.length).toBeGreaterThan(20)
  expect(names.companyRoots).not.toContain('Синий')
  expect(names.companyRoots).not.toContain('Зелёная')
})
