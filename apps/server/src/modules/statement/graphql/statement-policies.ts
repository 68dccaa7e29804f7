import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './statement.generated.ts'

/** Programs order and read statements; schedules and deleting are a person's. */
export const statementPolicies = {
  findAll: { needs: 'statements.read', api: 'ACCOUNTS' },
  findStatement: { needs: 'statements.read', api: 'ACCOUNTS' },
  findPOSTerminalStatements: { needs: 'statements.read' },
  getPOSTerminals: { needs: 'statements.read' },
  getPaymentsByStatement: { needs: 'statements.read', api: 'ACCOUNTS' },
  getPayments: { needs: 'statements.read', api: 'ACCOUNTS' },
  getNewPayments: { needs: 'statements.read', api: 'ACCOUNTS' },
  download: { needs: 'statements.read', api: 'ACCOUNTS' },
  downloadPOSTerminalStatement: { needs: 'statements.read' },
  findStatementSchedules: { needs: 'statements.read' },
  order: { needs: 'statements.read', api: 'ACCOUNTS' },
  orderCardStatement: { needs: 'statements.read', api: 'ACCOUNTS' },
  orderPOSTerminalStatement: { needs: 'statements.read' },
  deleteStatement: { needs: 'statements.read' },
  saveStatementSchedule: { needs: 'statements.read' },
  deleteStatementSchedule: { needs: 'statements.read' },
  listen: { needs: 'statements.read' },
  listenPOSTerminalStatement: { needs: 'statements.read' },
} as const satisfies PoliciesOf<Resolvers>
