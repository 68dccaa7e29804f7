import { CompiledQuery } from 'kysely'

import type { SqlStatement } from '../../db/db.ts'
import type { ProofConsumption } from '../signing.ts'

/** One statement for all consumptions of a kind, in their order; kinds in an order that is the same in each transaction. */
export const consumptionStatements = (
  consumptions: readonly ProofConsumption[],
): readonly SqlStatement[] => {
  const inOrder = consumptions.toSorted((one, other) => (one.order < other.order ? -1 : 1))
  const kinds = new Set(inOrder.map(({ statement }) => statement))
  return [...kinds].toSorted().map(statement => {
    const rows = inOrder.filter(one => one.statement === statement).map(({ values }) => values)
    const columns = rows[0]?.map((_, place) => rows.map(row => row[place]))
    return CompiledQuery.raw(statement, columns)
  })
}
