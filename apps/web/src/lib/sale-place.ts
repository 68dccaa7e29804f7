import { withNumberAttached } from '@tartip/domain/text/blanks'

interface SalePlace {
  readonly salePointName?: string | null
  readonly cashName?: string | null
}

/** Where a sale is made: «Центральный зал · Касса 1»; empty where it is made without an outlet. */
export const salePlaceOf = ({ salePointName, cashName }: SalePlace): string =>
  [salePointName, cashName].flatMap(name => (name ? [withNumberAttached(name)] : [])).join(' · ')
