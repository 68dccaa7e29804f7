import type { SalePoint } from '@tartip/bank-ports/acquiring'
import { err, ok, type Result } from '@tartip/domain/result'

import type { StatementDeps } from '../statement-deps.ts'
import type { TerminalsOfPlace } from '../store/statement-store.ts'

/** Where an outlet stands, in one line. */
export const addressOf = ({ name, address: { street, houseNumber } }: SalePoint): string =>
  [street, houseNumber].filter(Boolean).join(', ') || name

/** The terminals of an organisation by address, or those with these codes; one that it does not have is refused. */
export async function findTerminals(
  { acquiring }: Pick<StatementDeps, 'acquiring'>,
  legalPartyId: string,
  codes: readonly string[],
): Promise<
  Result<readonly TerminalsOfPlace[], 'POS_TERMINAL_NOT_FOUND' | 'STATEMENT_NO_ACCOUNTS'>
> {
  const byAddress = new Map<string, string[]>()
  for (const salePoint of await acquiring.salePointsOf(legalPartyId)) {
    const own = salePoint.cashRegisters.flatMap(({ terminals }) => terminals.map(one => one.code))
    const address = addressOf(salePoint)
    byAddress.set(address, [...(byAddress.get(address) ?? []), ...own])
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
