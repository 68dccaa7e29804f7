import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { DatasetFault, parseTabSeparated } from '@tartip/domain/text/tab-separated'
import type { TwinCorrespondent } from '../store/correspondent-store.ts'

const dataset = 'correspondent-banks'

/**
 * The correspondents of the product's `reference-data/`, without the National Bank, which has an account kind
 * of its own.
 *
 * @throws DatasetFault when a row names no currency, or no code by which its bank could be distinguished from others
 */
export function readTwinCorrespondents(referenceDataDir: string): readonly TwinCorrespondent[] {
  const text = readFileSync(join(referenceDataDir, `${dataset}.tsv`), 'utf8')
  const columns = ['currency', 'bank', 'country', 'swift', 'national_code']
  return parseTabSeparated(dataset, text, columns).flatMap((row, index) => {
    const currency = row['currency'] ?? ''
    // Two banks of a group may share one SWIFT code, but hardly ever one national code.
    // Beside the number stands what such numbers are called in that country.
    const national = /\d+/.exec(row['national_code'] ?? '')?.[0]
    const code = row['swift'] || national || ''
    if (!isCurrencyCode(currency)) throw new DatasetFault(dataset, index + 2, 'no currency')
    if (code === '') throw new DatasetFault(dataset, index + 2, 'no code of the bank')
    if (currency === 'KGS') return []
    const refusedCountries = (row['refused_countries'] ?? '').split(' ').filter(one => one !== '')
    const { bank: name = '', country = '' } = row
    return [{ currency, code, name, country, refusedCountries }]
  })
}
