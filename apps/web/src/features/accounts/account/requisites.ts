import type { Account } from '../accounts-model.ts'

/** Words of the copied block, in the language of the screen. */
export interface RequisiteWords {
  readonly recipient: string
  readonly inn: string
  readonly account: string
  readonly bic: string
  readonly currency: string
}

/**
 * The account's details as plain text for a letter or a messenger. The number stays in one piece,
 * so that whoever pastes it into a form of his own bank loses nothing.
 */
export function requisitesText(
  account: Pick<Account, 'account' | 'bic' | 'currency'>,
  owner: { readonly companyName: string; readonly inn: string },
  words: RequisiteWords,
): string {
  return [
    `${words.recipient}: ${owner.companyName}`,
    `${words.inn}: ${owner.inn}`,
    `${words.account}: ${account.account}`,
    `${words.bic}: ${account.bic}`,
    `${words.currency}: ${account.currency.isoCode}`,
  ].join('\n')
}
