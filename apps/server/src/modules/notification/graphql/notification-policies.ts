import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './notification.generated.ts'

/** Everybody reads their own; programs have no notifications. A rejected person is refused by the resolvers. */
export const notificationPolicies = {
  findAll: { needs: 'contract' },
  countUnread: { needs: 'contract' },
  readAll: { needs: 'contract' },
  read: { needs: 'contract' },
  delete: { needs: 'contract' },
  deleteMultiple: { needs: 'contract' },
  readAllByOrigin: { needs: 'contract' },
  deleteAll: { needs: 'contract' },
  listenNotification: { needs: 'contract' },
} as const satisfies PoliciesOf<Resolvers>
