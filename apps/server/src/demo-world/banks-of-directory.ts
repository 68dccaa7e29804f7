import type { TwinBank } from '@tartip/bank-twin/bank-twin-types'
import type { Rules } from '../modules/rules/public.ts'

/** The banks that the rules know, as the twin wants to be told of them. */
export function banksOfDirectory(rules: Rules): readonly TwinBank[] {
  return rules
    .banks()
    .search('', 'ALL')
    .map(({ bankCode, accountPrefix, name }) => ({ bic: bankCode, accountPrefix, name }))
}
