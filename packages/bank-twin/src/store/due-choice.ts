import { sql, type RawBuilder } from 'kysely'
import type { DueChoice } from '../common/due-work.ts'

/** Narrows a query to the chosen ones; `column` holds their uuid. */
export function isChosen(column: string, choice: DueChoice): RawBuilder<boolean> {
  return 'only' in choice
    ? sql<boolean>`${sql.ref(column)} = ${choice.only}::uuid`
    : sql<boolean>`${sql.ref(column)} <> all(${choice.except}::uuid[])`
}
