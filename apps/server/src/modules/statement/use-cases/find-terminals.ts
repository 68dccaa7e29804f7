import type { SalePoint } from '@tartip/bank-ports/acquiring'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { StatementDeps } from '../statement-deps.ts'
import type { TerminalsOfPlace } from '../store/statement-store.ts'

/** Where an outlet stands, in one line. */
export const addressOf = ({ name, address: { street, houseNumber } }: SalePoint): string =>
  [street, houseNumber].filter(Boolean).join(', ') || name

/** Outlets whose sales are credited to accounts that the person may read. */
export async function readableSalePoints(
  { acquiring, accounts }: Pick<StatementDeps, 'acquiring' | 'accounts'>,
  actor: Actor,
): Promise<readonly SalePoint[]> {
  const readable = new Set(await accounts.readableAccounts(actor))
  const all = await acquiring.salePointsOf(actor.legalPartyId)
  return all.filter(({ account }) => readable.has(account))
}

export const terminalCodesOf = ({ cashRegisters }: SalePoint): readonly string[] =>
  cashRegisters.flatMap(({ terminals }) => terminals.map(({ code }) => code))

/** The terminals that a person may read by address, or those with these codes; any other code is refused. */
export async function findTerminals(
  deps: Pick<StatementDeps, 'acquiring' | 'accounts'>,
  actor: Actor,
  codes: readonly string[],
): Promise<
  Result<readonly TerminalsOfPlace[], 'POS_TERMINAL_NOT_FOUND' | 'STATEMENT_NO_ACCOUNTS'>
> {
  const byAddress = new Map<string, string[]>()
  for (const salePoint of await readableSalePoints(deps, actor)) {
    const address = addressOf(salePoint)
    byAddress.set(address, [...(byAddress.get(address) ?? []), ...terminalCodesOf(salePoint)])
  }
  const all = [...byAddress.values()].flat()
  if (!codes.every(code => all.includes(code))) return err('POS_TERMINAL_NOT_FOUND')
  const places = [...byAddress].map(([address, terminals]) => ({
    address,
    terminals: codes.length === 0 ? terminals : terminals.filter(code => codes.includes(code)),
  }))
  const chosen = places.filter(({ terminals }) => terminals.length > 0)
  return chosen.length === 0 ? err('STATEMENT_NO_ACCOUNTS') : ok(chosen)
}
