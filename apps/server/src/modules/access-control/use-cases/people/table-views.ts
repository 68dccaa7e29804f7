import {
  readTableViews,
  type TableViews,
  type ViewedTable,
} from '@tartip/domain/people/table-views'

import type { Actor } from '../../../../platform/actor.ts'
import { inTenant } from '../../../../platform/db/transaction.ts'
import { createTableViewStore } from '../../store/table-view-store.ts'
import type { AccessControlDeps } from '../deps.ts'

type TableViewDeps = Pick<AccessControlDeps, 'db' | 'clock'>

/** The person's own views of a table, in the organisation they work in; undefined when they never changed it. */
export const findTableViews =
  ({ db }: TableViewDeps) =>
  (actor: Actor, table: ViewedTable): Promise<TableViews | undefined> =>
    inTenant(db, actor.legalPartyId, tx => createTableViewStore(tx).find(actor, table))

/** Keeps the person's own views. Nobody else sees them and they open nothing, so no audit reports them. */
export const saveTableViews =
  ({ db, clock }: TableViewDeps) =>
  async (actor: Actor, table: ViewedTable, given: TableViews) => {
    const read = readTableViews(given)
    if (!read.ok) return read
    await inTenant(db, actor.legalPartyId, tx =>
      createTableViewStore(tx).save(actor, table, read.value, clock.now()),
    )
    return read
  }
