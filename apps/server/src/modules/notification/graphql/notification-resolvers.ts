import { isUuid } from '@tartip/domain/identifiers/uuid'

import type { Actor } from '../../../platform/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { refusal } from '../../../platform/graphql/unwrap.ts'
import {
  createNotificationStore,
  type Choice,
  type NotificationStore,
} from '../store/notification-store.ts'
import type { MutationResolvers, QueryResolvers } from './notification.generated.ts'
import { presentNotifications } from './notification-presenter.ts'

export interface NotificationResolversDeps {
  readonly db: Db
  readonly clock: Clock
}

const mostShown = 200
const mostChosen = 500

/** A rejected person sees nothing of the organisation, not even what they were notified of earlier. */
export function requireReader(ctx: GraphqlContext): Actor {
  const actor = requireActor(ctx)
  if (actor.postVerificationStatus === 'Rejected') throw refusal('PERSON_REJECTED')
  return actor
}

/** Their own notifications in the selected organisation: nobody else's can be named. */
export function createNotificationResolvers({ db, clock }: NotificationResolversDeps) {
  const withOwn = <T>(ctx: GraphqlContext, run: (store: NotificationStore) => Promise<T>) => {
    const actor = requireReader(ctx)
    return inTenant(db, actor.legalPartyId, tx => run(createNotificationStore(tx, actor)))
  }
  const read = (ctx: GraphqlContext, choice: Choice) =>
    withOwn(ctx, store => store.read(choice, clock.now()))
  const remove = (ctx: GraphqlContext, choice: Choice) =>
    withOwn(ctx, store => store.delete(choice, clock.now()))

  const Query: QueryResolvers = {
    async findAll(_root, _args, ctx) {
      const records = await withOwn(ctx, store => store.findNewest(mostShown))
      return presentNotifications(records, requireActor(ctx), ctx.request.language)
    },
    countUnread: (_root, _args, ctx) => withOwn(ctx, store => store.countUnread()),
  }
  const Mutation: MutationResolvers = {
    readAll: (_root, { seen }, ctx) => read(ctx, asFarAs(seen)),
    read: (_root, { notificationId, seen }, ctx) =>
      read(ctx, { ids: idsOf([notificationId]), ...asFarAs(seen) }),
    readAllByOrigin: (_root, { origin, seen }, ctx) => read(ctx, { origin, ...asFarAs(seen) }),
    delete: (_root, { notificationId, seen }, ctx) =>
      remove(ctx, { ids: idsOf([notificationId]), ...asFarAs(seen) }),
    deleteMultiple: (_root, { notificationIdList, seen }, ctx) =>
      remove(ctx, { ids: idsOf(notificationIdList), ...asFarAs(seen) }),
    deleteAll: (_root, { seen }, ctx) => remove(ctx, asFarAs(seen)),
  }
  return { Query, Mutation }
}

/** Without a version it is everything, as of now. */
function asFarAs(seen: string | null | undefined): Choice {
  if (seen === null || seen === undefined) return {}
  if (!/^\d{1,18}$/.test(seen)) throw refusal('REQUEST_INVALID')
  return { seen: BigInt(seen) }
}

/** What is no id names nothing, so nothing is changed by it. */
function idsOf(texts: readonly string[]): readonly string[] {
  if (texts.length > mostChosen) throw refusal('REQUEST_INVALID')
  return texts.filter(isUuid)
}
