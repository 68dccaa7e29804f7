import { BankTodayDocument } from '../../lib/api/bank-today.rules.generated.ts'
import { execute } from '../../lib/graphql-client.ts'

/**
 * Any passive call will do: its header has the seconds left, a 401 means that there is no session. A file of its own,
 * because sign-in does without GraphQL.
 */
export async function querySession(): Promise<void> {
  await execute(BankTodayDocument, {}, { service: 'rules', isPassive: true, timeoutMs: 4_000 })
}
