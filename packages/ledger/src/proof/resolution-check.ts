import { sql } from 'kysely'
import type { Check } from './check.ts'

/**
 * A hold is resolved once, between its own accounts, and never for more than was held. A
 * fingerprint shows that a row is what was booked; this shows that it could have been booked.
 */
export const resolutionCheck: Check = {
  code: 'HOLD_RESOLUTION_WRONG',
  query: sql`
    select 'transfer ' || done.id, coalesce(hold.amount_minor, 0), done.amount_minor
    from ledger.transfer done
    left join ledger.transfer hold on hold.id = done.hold_id and hold.kind = 'HOLD'
    left join (
      select hold_id from ledger.transfer where hold_id is not null
      group by hold_id having count(*) > 1
    ) as twice on twice.hold_id = done.hold_id
    where done.hold_id is not null and (
      twice.hold_id is not null
      or (done.debit_account_id, done.credit_account_id, done.currency)
        is distinct from (hold.debit_account_id, hold.credit_account_id, hold.currency)
      or done.amount_minor > hold.amount_minor
      or (done.kind <> 'POST_HOLD' and done.amount_minor <> hold.amount_minor)
    )`,
}

/** One id has one answer: what was refused was not done as well. */
export const oneAnswerCheck: Check = {
  code: 'REFUSED_AND_DONE',
  query: sql`
    select 'refusal ' || refusal.id, 0, transfer.amount_minor
    from ledger.refusal join ledger.transfer on transfer.id = refusal.id`,
}
