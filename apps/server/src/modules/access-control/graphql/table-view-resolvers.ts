import type { TableViews } from '@tartip/domain/people/table-views'

import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { AccessControlDeps } from '../use-cases/deps.ts'
import { findTableViews, saveTableViews } from '../use-cases/people/table-views.ts'
import type { MutationResolvers, QueryResolvers } from './access-control.generated.ts'

/** Table settings of the caller: no id is ever named, so none can be somebody else's. */
export function createTableViewQueries(
  deps: AccessControlDeps,
): Pick<QueryResolvers, 'tableViews'> {
  return {
    tableViews: async (_root, { table }, ctx) => {
      const views = await findTableViews(deps)(requireActor(ctx), table)
      return views === undefined ? null : presentViews(views)
    },
  }
}

export function createTableViewMutations(
  deps: AccessControlDeps,
): Pick<MutationResolvers, 'saveTableViews'> {
  return {
    saveTableViews: async (_root, { table, views }, ctx) => {
      const { saved, ...view } = views
      return presentViews(
        unwrap(await saveTableViews(deps)(requireActor(ctx), table, { view, saved })),
      )
    },
  }
}

const presentViews = ({ view, saved }: TableViews) => ({
  hidden: [...view.hidden],
  isCompact: view.isCompact,
  saved: saved.map(({ hidden, ...one }) => ({ ...one, hidden: [...hidden] })),
})
