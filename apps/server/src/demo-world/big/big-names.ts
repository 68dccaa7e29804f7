import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoRandom } from '../demo-random.ts'

export interface PersonName {
  readonly fullName: string
  readonly shortName: string
  readonly isWoman: boolean
}

/** The invented names of the product, split into parts for combination. */
export interface BigNames {
  /** First words of company names. */
  readonly companyRoots: readonly string[]
  person(random: DemoRandom): PersonName
}

export async function readBigNames(referenceDataDir: string): Promise<BigNames> {
  return bigNames(await readFile(join(referenceDataDir, 'names.tsv'), 'utf8'))
}

/** @param table kind, name, two more languages, and for surnames and patronymics `m:…; f:…` */
export function bigNames(table: string): BigNames {
  const rows = table.split('\n').map(line => line.split('\t'))
  const ofKind = (kind: string) =>
    rows.filter(row => row[0] === kind).map(([, name = '', , , extra = '']) => ({ name, extra }))
  const [women, men] = [ofKind('first_name_f'), ofKind('first_name_m')]
  const [surnames, patronymics] = [ofKind('surname'), ofKind('patronymic')]
  return {
    // Adjectives are left out: they do not agree with every trade.
    companyRoots: ofKind('company').flatMap(({ name }) => {
      const root = /«([^ »]+)/.exec(name)?.[1]
      return root === undefined || /(?:[ыио]й|[ая]я|[ое]е)$/.test(root) ? [] : [root]
    }),
    person(random) {
      const isWoman = random.chance(55)
      const form = isWoman ? /f:([^;]+)/ : /m:([^;]+)/
      const formOf = ({ name, extra }: { name: string; extra: string }) =>
        form.exec(extra)?.[1]?.trim() ?? name
      const { name: first } = random.pick(isWoman ? women : men)
      const surname = formOf(random.pick(surnames))
      return {
        fullName: `${surname} ${first} ${formOf(random.pick(patronymics))}`,
        shortName: `${first.slice(0, 1)}. ${surname}`,
        isWoman,
      }
    },
  }
}
