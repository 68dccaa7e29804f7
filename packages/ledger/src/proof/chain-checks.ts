import { sql } from 'kysely'
import { contentDigestSql, refusalDigestSql, withEntriesSql } from '../digests.ts'
import { onNormalSide } from '../store/read-past.ts'
import { type Check, inScope, type Scope } from './check.ts'

const isBooked = sql`transfer.kind in ('TRANSFER', 'POST_HOLD')`

/** Checks of each transfer and each batch, for all of them or for a part of the chain. */
export function chainChecks(scope: Scope): readonly Check[] {
  return [
    {
      // A booked transfer has its two entries, a hold or its release has none, and neither was changed.
      code: 'TRANSFER_CONTENT_CHANGED',
      hasCodes: true,
      query: sql`
        select 'transfer ' || id, case when differs then amount_minor else 0 end,
          case when differs then found_minor else 0 end,
          case when differs then 'TRANSFER_ENTRIES_DIFFER' else 'TRANSFER_CONTENT_CHANGED' end
        from (
          select transfer.id, transfer.amount_minor,
            coalesce(greatest(abs(debit.delta_minor), abs(credit.delta_minor)), 0) as found_minor,
            case when ${isBooked}
              then (debit.delta_minor, debit.currency, debit.booked_at, credit.delta_minor,
                  credit.currency, credit.booked_at)
                is distinct from (-transfer.amount_minor, transfer.currency, transfer.booked_at,
                  transfer.amount_minor, transfer.currency, transfer.booked_at)
              else debit.transfer_id is not null or credit.transfer_id is not null
            end as differs,
            transfer.content_digest <> ${contentDigestSql} as is_changed
          from ledger.transfer ${withEntriesSql}
          where ${inScope(scope, 'transfer.batch_id')}
        ) as compared
        where differs or is_changed`,
    },
    {
      code: 'REFUSAL_CONTENT_CHANGED',
      query: sql`
        select 'refusal ' || id, 0, 0 from ledger.refusal
        where ${inScope(scope, 'batch_id')} and content_digest <> ${refusalDigestSql}`,
    },
    {
      code: 'BATCH_CHANGED',
      query: sql`
        select 'batch ' || coalesce(batch.id, content.batch_id),
          coalesce(batch.transfer_count + batch.account_count + batch.refusal_count, 0),
          coalesce(content.members, 0)
        from (select * from ledger.batch where ${inScope(scope, 'id')}) as batch
        full join (
          select batch_id, coalesce(transfer_count, 0) as transfer_count,
            coalesce(account_count, 0) as account_count,
            coalesce(refusal_count, 0) as refusal_count,
            coalesce(transfer_count, 0) + coalesce(account_count, 0) + coalesce(refusal_count, 0)
              as members,
            sha256(coalesce(accounts, ''::bytea) || coalesce(transfers, ''::bytea)
              || coalesce(refusals, ''::bytea)) as digest
          from (
            select batch_id, count(*) as transfer_count,
              string_agg(content_digest, ''::bytea order by id) as transfers
            from ledger.transfer where ${inScope(scope, 'batch_id')} group by batch_id
          ) as booked
          full join (
            select batch_id, count(*) as account_count,
              string_agg(content_digest, ''::bytea order by id) as accounts
            from ledger.account where ${inScope(scope, 'batch_id')} group by batch_id
          ) as opened using (batch_id)
          full join (
            select batch_id, count(*) as refusal_count,
              string_agg(content_digest, ''::bytea order by id) as refusals
            from ledger.refusal where ${inScope(scope, 'batch_id')} group by batch_id
          ) as refused using (batch_id)
        ) as content on content.batch_id = batch.id
        where (batch.digest, batch.transfer_count, batch.account_count, batch.refusal_count)
          is distinct from (content.digest, content.transfer_count, content.account_count,
            content.refusal_count)`,
    },
    {
      code: 'CHAIN_BROKEN',
      query: sql`
        select case when before.id is null and batch.place <> 1 then 'place ' || batch.place - 1
          else 'place ' || coalesce(batch.place::text, 'none') || ', batch ' || batch.id end, 0, 0
        from ledger.batch left join ledger.batch before on before.place = batch.place - 1
        where ${inScope(scope, 'batch.id')}
          and case when batch.place is null then batch.head is not null
            else batch.head is distinct from sha256(coalesce(before.head, ''::bytea) || batch.digest)
              or (before.id is null and batch.place <> 1) end`,
    },
  ]
}

/** Each entry of a part of the chain follows from the previous one on its account. */
export function stepCheck(scope: NonNullable<Scope>): Check {
  return {
    code: 'RUNNING_BALANCE_BROKEN',
    query: sql`
      select 'entry ' || entry.account_id || '/' || entry.sequence,
        coalesce(before.balance_after_minor, 0) + entry.delta_minor * ${onNormalSide},
        entry.balance_after_minor
      from ledger.transfer
      cross join lateral (values (transfer.debit_account_id), (transfer.credit_account_id))
        as side (account_id)
      join ledger.account on account.id = side.account_id and not account.overdraft_allowed
      join ledger.entry on entry.transfer_id = transfer.id and entry.account_id = side.account_id
      left join ledger.entry before on before.account_id = entry.account_id
        and before.sequence = entry.sequence - 1
      where ${isBooked} and ${inScope(scope, 'transfer.batch_id')}
        and (coalesce(before.balance_after_minor, 0) + entry.delta_minor * ${onNormalSide}
            is distinct from entry.balance_after_minor
          or (before.account_id is null and entry.sequence <> 1)
          or before.booked_at > entry.booked_at)`,
  }
}

/**
 * A hold is resolved once, between its own accounts, and never for more than was held. A digest
 * shows that a row is what was booked; this shows that booking it was allowed.
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

/** One id has one result: a refused request was not done as well. */
export const singleOutcomeCheck: Check = {
  code: 'REFUSED_AND_DONE',
  query: sql`
    select 'refusal ' || refusal.id, 0, transfer.amount_minor
    from ledger.refusal join ledger.transfer on transfer.id = refusal.id`,
}
