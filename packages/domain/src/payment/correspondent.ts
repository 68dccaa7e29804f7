import type { CurrencyCode } from '../money/currency.ts'

/** A bank abroad at which this bank has an account in a currency. */
export interface Correspondent {
  readonly currency: CurrencyCode
  /** SWIFT code, or the national code of a bank that has none. */
  readonly code: string
  readonly name: string
  readonly city: string
  /** Two letters, ISO 3166. */
  readonly country: string
  /** The bank through which the correspondent itself is reached, when it names one. */
  readonly intermediary: string
  /** Countries to which it carries nothing. */
  readonly refusedCountries: readonly string[]
}

/**
 * The correspondent for a payment: one in a country that the payment goes to, otherwise the preferred one of the
 * currency; those that refuse one of the countries are left out. `policy`: all of them do.
 */
export function chooseCorrespondent<
  C extends Pick<Correspondent, 'currency' | 'country' | 'refusedCountries'>,
>(
  correspondents: readonly C[],
  sent: CurrencyCode,
  countries: readonly string[],
): C | 'none' | 'policy' {
  const ofCurrency = correspondents.filter(({ currency }) => currency === sent)
  const willing = ofCurrency.filter(
    ({ refusedCountries }) => !countries.some(one => refusedCountries.includes(one)),
  )
  const [preferred] = willing
  const near = willing.find(({ country }) => countries.includes(country))
  return near ?? preferred ?? (ofCurrency.length === 0 ? 'none' : 'policy')
}
