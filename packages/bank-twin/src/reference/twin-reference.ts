import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegionAddress } from '@tartip/bank-ports/acquiring'
import type { FineKind } from '@tartip/bank-ports/fines'
import type { TaxOffice, TaxType } from '@tartip/bank-ports/tax-payments'
import type { TundukService } from '@tartip/bank-ports/tunduk-services'
import type { LocalizedText } from '@tartip/domain/language'
import { DatasetFault, parseTabSeparated, type TabRow } from '@tartip/domain/text/tab-separated'
import { type BankWords, readBankWords } from './bank-words.ts'

/** A kind of fine, with what it costs before any discount. */
export interface FineType {
  readonly fineTypeId: string
  readonly kind: FineKind
  readonly title: LocalizedText
  readonly individualMinor: bigint
  /** Absent where the fine is the same for organisations. */
  readonly organisationMinor?: bigint
  readonly paymentCode: string
  readonly discountPercent: number
  /** Days after the issue on which the discount still holds. */
  readonly discountDays: number
}

/** The dictionaries of the systems behind the bank, from the product's `reference-data/`. */
export interface TwinReference {
  readonly taxTypes: readonly TaxType[]
  readonly taxOffices: readonly TaxOffice[]
  readonly tundukServices: readonly TundukService[]
  readonly fineTypes: readonly FineType[]
  readonly regions: readonly RegionAddress[]
  readonly words: BankWords
  /** Codes of the subjects that a letter may have. */
  readonly letterSubjects: readonly string[]
  /** Where the fonts of printed papers are. */
  readonly fontsFolder: string
}

/**
 * Reads the dictionaries once, at the start.
 *
 * @throws DatasetFault when a file does not have its columns or a value is not what the column is for
 */
export function readTwinReference(referenceDataDir: string): TwinReference {
  const rows = (name: string, columns: readonly string[]): readonly TabRow[] =>
    parseTabSeparated(name, readFileSync(join(referenceDataDir, `${name}.tsv`), 'utf8'), columns)
  return {
    fontsFolder: join(referenceDataDir, 'fonts'),
    taxTypes: rows('tax-types', [...names, 'id', 'payment_code', 'payer', 'period']).map(
      (row, index) => ({
        taxTypeId: row['id'] ?? '',
        paymentCode: row['payment_code'] ?? '',
        name: nameOf(row),
        payer: oneOf('tax-types', index, row['payer'], ['org', 'ip', 'both']),
        period: row['period'] ?? '',
        requiresVehicle: row['asks_vehicle'] === 'yes',
      }),
    ),
    taxOffices: rows('tax-offices', [...names, 'code', 'soate']).map(row => ({
      code: row['code'] ?? '',
      name: nameOf(row),
      soate: row['soate'] ?? '',
    })),
    tundukServices: rows('tunduk-services', [
      ...names,
      ...terms,
      'id',
      'group',
      'fee_kgs',
      'payer',
    ]).map((row, index) => {
      const fee = somOf('tunduk-services', index, row['fee_kgs'])
      const payer = oneOf('tunduk-services', index, row['payer'], ['person', 'org', 'any'])
      return {
        serviceId: row['id'] ?? '',
        group: row['group'] ?? '',
        name: nameOf(row),
        ...(fee === undefined ? {} : { feeMinor: fee }),
        term: textOf(row, 'term'),
        payer: payer === 'any' ? 'both' : payer,
        paymentCode: row['payment_code'] ?? '',
      }
    }),
    fineTypes: rows('fines', [...names, 'id', 'kind', 'amount_individual_kgs']).map(fineTypeOf),
    regions: rows('regions', [...names, 'soate', 'parent_soate', 'type']).map(row => ({
      id: row['soate'] ?? '',
      ...(row['parent_soate'] ? { parentId: row['parent_soate'] } : {}),
      attributeName: nameOf(row),
      ...(row['tax_office_code'] ? { taxOfficeCode: row['tax_office_code'] } : {}),
    })),
    words: readBankWords(referenceDataDir),
    letterSubjects: rows('letter-subjects', [...names, 'code']).map(row => row['code'] ?? ''),
  }
}

const names = ['name_ru', 'name_ky', 'name_en'] as const
const terms = ['term_ru', 'term_ky', 'term_en'] as const

function fineTypeOf(row: TabRow, index: number): FineType {
  const individual = somOf('fines', index, row['amount_individual_kgs'])
  const organisation = somOf('fines', index, row['amount_org_kgs'])
  if (individual === undefined) throw new DatasetFault('fines', index + 2, 'an amount is missing')
  const kind = oneOf('fines', index, row['kind'], ['TRAFFIC', 'ADMIN'])
  return {
    fineTypeId: row['id'] ?? '',
    kind: kind === 'ADMIN' ? 'ADMINISTRATIVE' : kind,
    title: nameOf(row),
    individualMinor: individual,
    ...(organisation === undefined ? {} : { organisationMinor: organisation }),
    paymentCode: row['payment_code'] ?? '',
    discountPercent: Number(row['discount_percent'] ?? 0),
    discountDays: Number(row['discount_days'] ?? 0),
  }
}

const nameOf = (row: TabRow): LocalizedText => textOf(row, 'name')

function textOf(row: TabRow, column: 'name' | 'term'): LocalizedText {
  return {
    ru: row[`${column}_ru`] ?? '',
    ky: row[`${column}_ky`] ?? '',
    en: row[`${column}_en`] ?? '',
  }
}

/** Whole som as minor units; nothing for an empty cell. */
function somOf(dataset: string, index: number, cell: string | undefined): bigint | undefined {
  if (cell === undefined || cell === '') return undefined
  if (!/^\d{1,12}$/.test(cell)) throw new DatasetFault(dataset, index + 2, `${cell} is no amount`)
  return BigInt(cell) * 100n
}

function oneOf<T extends string>(
  dataset: string,
  index: number,
  cell: string | undefined,
  values: readonly T[],
): T {
  const found = values.find(value => value === cell)
  if (found === undefined) throw new DatasetFault(dataset, index + 2, `${cell} is not known here`)
  return found
}
