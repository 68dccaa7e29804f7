import type { Logger } from 'pino'

import { onCommitted } from '../../platform/db/commit-hooks.ts'
import { inSystem, inTenant } from '../../platform/db/transaction.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import { createLoop } from '../../platform/jobs/loop.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import { outboxChannel, readOutboxAfter } from '../../platform/outbox/outbox.ts'
import { notificationPolicies } from './graphql/notification-policies.ts'
import { createNotificationResolvers } from './graphql/notification-resolvers.ts'
import { createNotificationSubscriptions } from './graphql/notification-subscriptions.ts'
import { typeDefs } from './graphql/notification.sdl.generated.ts'
import { consumeEvents } from './jobs/consume-events.ts'
import type { NotificationDeps } from './notification-deps.ts'
import type { Notifications } from './public.ts'
import { sweepNotifications } from './store/notification-store.ts'

export interface NotificationModuleDeps extends NotificationDeps {
  readonly hub: LiveHub
  readonly logger: Pick<Logger, 'error'>
}

/** What other processes commit is found by polling; what this one commits wakes the job at once. */
const pollEveryMs = 300
const idlePollMs = 1_200
/** Under load many commits share one read of people and documents. */
const coalesceMs = 100
const sweepEveryMs = 3_600_000
const retentionMs = 365 * 86_400_000

export function createNotificationModule(deps: NotificationModuleDeps): {
  readonly service: GraphqlService
  readonly notifications: Notifications
} {
  const { db, clock, hub, logger } = deps
  return {
    service: {
      name: 'notification',
      typeDefs,
      policies: notificationPolicies,
      resolvers: {
        ...createNotificationResolvers({ db, clock }),
        Subscription: createNotificationSubscriptions({
          hub,
          readMissed: (legalPartyId, topic, afterId, limit) =>
            inTenant(db, legalPartyId, tx =>
              readOutboxAfter(tx, legalPartyId, topic, afterId, limit),
            ),
        }),
      },
    },
    notifications: createJobs(deps, logger),
  }
}

function createJobs(deps: NotificationModuleDeps, logger: Pick<Logger, 'error'>): Notifications {
  const { db, clock } = deps
  const run = consumeEvents(deps)
  const notifyLoop = createLoop({
    name: 'notifications',
    everyMs: pollEveryMs,
    idleMs: idlePollMs,
    coalesceMs,
    run,
    logger,
  })
  const sweep = createLoop({
    name: 'notification sweep',
    everyMs: sweepEveryMs,
    logger,
    run: async () => {
      await inSystem(db, tx => sweepNotifications(tx, clock.now() - retentionMs))
      return 0
    },
  })
  let forget: () => void = () => undefined
  return {
    runJobsOnce: run,
    startJobs() {
      forget = onCommitted(db, outboxChannel, notifyLoop.wake)
      notifyLoop.start()
      sweep.start()
    },
    async stopJobs() {
      forget()
      await Promise.all([notifyLoop.stop(), sweep.stop()])
    },
  }
}
