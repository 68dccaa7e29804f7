import type { LocalizedText } from '@tartip/domain/language'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import type { Correspondent } from '@tartip/domain/payment/correspondent'
import type { CommissionOption } from '@tartip/domain/payment/payment-order'
import { isLocalDate, type LocalDate } from '@tartip/domain/time/instant'
import { DatasetFault, parseTabSeparated, type TabRow } from '@tartip/domain/text/tab-separated'

import type { AbroadDictionary, CommissionOptionText, PurposeCategory } from '../public.ts'

type Contents = Readonly<Record<AbroadDataset, string>>
type AbroadDataset =
  | 'correspondent-banks.tsv'
  | 'countries.tsv'
  | 'currency-holidays.tsv'
  | 'swift-categories/aed-purposes.tsv'
  | 'swift-categories/cny-purposes.tsv'
  | 'swift-categories/commission-options.tsv'
  | 'swift-categories/kzt-knp.tsv'
  | 'swift-categories/kzt-kod-kbe.tsv'
  | 'swift-categories/rub-vo-codes.tsv'

/** Reads the dictionaries of payments abroad. */
export function parseAbroad(contents: Contents): AbroadDictionary {
  const categories = (name: AbroadDataset, choice: string): readonly PurposeCategory[] =>
    rowsOf(contents, name, 'code').map(row => ({
      code: row['code'] ?? '',
      name: textOf(row, 'name'),
      isActive: (row[choice] ?? 'yes') === 'yes',
    }))
  const byCurrency: Readonly<Partial<Record<CurrencyCode, readonly PurposeCategory[]>>> = {
    AED: categories('swift-categories/aed-purposes.tsv', 'offered_for_corporate'),
    CNY: categories('swift-categories/cny-purposes.tsv', 'offered_for_corporate'),
    KZT: categories('swift-categories/kzt-knp.tsv', 'offered_for_corporate'),
    RUB: categories('swift-categories/rub-vo-codes.tsv', 'outgoing_from_kg'),
  }
  return {
    countries: new Map(
      rowsOf(contents, 'countries.tsv', 'alpha2').map(row => [
        row['alpha2'] ?? '',
        textOf(row, 'name'),
      ]),
    ),
    correspondents: parseCorrespondents(contents),
    holidaysOf: holidaysOf(contents),
    categoriesOf: currency => byCurrency[currency] ?? [],
    kztParties: categories('swift-categories/kzt-kod-kbe.tsv', ''),
    commissionOptions: parseOptions(contents),
  }
}

function rowsOf(contents: Contents, name: AbroadDataset, key: string): readonly TabRow[] {
  return parseTabSeparated(name, contents[name], [key])
}

const textOf = (row: TabRow, column: string): LocalizedText => ({
  ru: row[`${column}_ru`] ?? '',
  ky: row[`${column}_ky`] ?? '',
  en: row[`${column}_en`] ?? '',
})

/** The National Bank keeps som and carries nothing abroad. */
function parseCorrespondents(contents: Contents): readonly Correspondent[] {
  const name = 'correspondent-banks.tsv'
  return rowsOf(contents, name, 'currency').flatMap((row, index): Correspondent[] => {
    const { currency = '', bank = '', city = '', country = '' } = row
    if (!isCurrencyCode(currency)) throw new DatasetFault(name, index + 2, 'no currency')
    if (currency === 'KGS') return []
    const national = /\d+/.exec(row['national_code'] ?? '')?.[0] ?? ''
    return [
      {
        currency,
        code: row['swift'] || national,
        name: bank,
        city,
        country,
        intermediary: row['intermediary'] ?? '',
        refusedCountries: (row['refused_countries'] ?? '').split(' ').filter(one => one !== ''),
      },
    ]
  })
}

function holidaysOf(contents: Contents): AbroadDictionary['holidaysOf'] {
  const name = 'currency-holidays.tsv'
  const byCurrency = new Map<CurrencyCode, LocalDate[]>()
  for (const [index, row] of rowsOf(contents, name, 'date').entries()) {
    const { currency = '', date = '' } = row
    if (!isCurrencyCode(currency) || !isLocalDate(date)) {
      throw new DatasetFault(name, index + 2, 'no currency or no day')
    }
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), date])
  }
  return currency => byCurrency.get(currency) ?? []
}

const options: readonly CommissionOption[] = ['OUR', 'GOUR', 'SHA', 'BEN']

function parseOptions(contents: Contents): readonly CommissionOptionText[] {
  const name = 'swift-categories/commission-options.tsv'
  return rowsOf(contents, name, 'code').map((row, index) => {
    const code = options.find(one => one === row['code'])
    if (!code) throw new DatasetFault(name, index + 2, `unknown option ${row['code']}`)
    return { code, name: textOf(row, 'name'), hint: textOf(row, 'hint') }
  })
}
