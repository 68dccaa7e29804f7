import { CompiledQuery } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { handedOverRows, salaryFaultParts } from './simulated-salaries.ts'
import { otherProvider, saleFaultParts } from './simulated-sales.ts'
import { signersOf, stagesOf, type SimulatedOrganisation } from './simulated-people.ts'

/** A document as stored, regardless of access rights. */
export interface ObservedDocument {
  readonly id: string
  readonly legalPartyId: string
  readonly operationCode: string
  readonly createdBy: string
  readonly version: number
  readonly digest: string
  readonly statusCode: string
  readonly isDeleted: boolean
  /** The whole status history, in order. */
  readonly statuses: readonly string[]
}

/** A register of salaries as stored. */
export interface ObservedRegister {
  readonly id: string
  readonly legalPartyId: string
  readonly createdBy: string
  readonly version: number
  readonly state: string
  readonly paymentId: string | null
  readonly isFullComplete: boolean | null
}

export interface Observation {
  readonly documents: readonly ObservedDocument[]
  readonly registers: readonly ObservedRegister[]
  /** Violations, each naming its row. */
  readonly faults: readonly string[]
}

/**
 * Checks both banks in one statement, past row-level security. Documents with a known version are
 * not read again.
 */
export async function observe(
  ownerDb: Db,
  organisations: readonly SimulatedOrganisation[],
  known: ReadonlyMap<string, ObservedDocument>,
): Promise<Observation> {
  const accounts = organisations.flatMap(each => each.accounts)
  const signers = organisations.flatMap(signersOf)
  const seen = [...known.values()]
  const { rows } = await ownerDb.executeQuery<{
    documents: ObservedDocument[] | null
    registers: ObservedRegister[] | null
    faults: string[] | null
  }>(
    CompiledQuery.raw(statement, [
      seen.map(({ id }) => id),
      seen.map(({ version }) => version),
      organisations.map(({ legalPartyId }) => legalPartyId),
      organisations.map(({ scheme }) => stagesOf[scheme]),
      accounts.map(({ accountId }) => accountId),
      accounts.map(({ openingMinor }) => openingMinor.toString()),
      signers.map(({ personId }) => personId),
      signers.map(({ stage }) => stage),
    ]),
  )
  const documents = new Map(known)
  for (const document of rows[0]?.documents ?? []) documents.set(document.id, document)
  return {
    documents: [...documents.values()],
    registers: rows[0]?.registers ?? [],
    faults: rows[0]?.faults ?? [],
  }
}

const documentsPart = `
  select json_agg(json_build_object('id', p.id, 'legalPartyId', p.legal_party_id,
    'operationCode', p.operation_code, 'createdBy', p.created_by, 'version', p.version,
    'digest', p.digest, 'statusCode', p.status_code, 'isDeleted', p.deleted_at is not null,
    'statuses', (select json_agg(h.status_code order by h.version, h.step)
      from payment.status_history h
      where h.legal_party_id = p.legal_party_id and h.payment_id = p.id)) order by p.id)
  from payment.payment p
  left join unnest($1::uuid[], $2::int[]) as known (id, version) on known.id = p.id
  where known.version is distinct from p.version or p.deleted_at is not null`

const registersPart = `
  select json_agg(json_build_object('id', r.id, 'legalPartyId', r.legal_party_id,
    'createdBy', r.created_by, 'version', r.version, 'state', r.state, 'paymentId', r.payment_id,
    'isFullComplete', r.is_full_complete) order by r.id)
  from payment.salary_register r where r.deleted_at is null`

/** Each part returns one sentence per fault. */
const faultParts = [
  `select 'money made of nothing: ' || currency || ' ' || sum(delta_minor) from ledger.entry
   group by currency having sum(delta_minor) <> 0`,
  // The balance of an account is the previous balance minus outgoing plus incoming money.
  `select 'account ' || l.id || ' has ' || l.booked_minor || ', should have ' || expected.booked
   from ledger.account l join expected on expected.id = l.id where l.booked_minor <> expected.booked`,
  `select 'account ' || l.id || ' holds ' || l.held_minor || ', open orders need ' || expected.held
   from ledger.account l join expected on expected.id = l.id where l.held_minor <> expected.held`,
  `select 'account ' || id || ' is short' from ledger.account
   where not overdraft_allowed and booked_minor < held_minor`,
  // With the option BEN the beneficiary gets the amount less the commission.
  `select 'order ' || o.payment_id || ' is not what was signed' from taken o
   left join payment.payment p on p.id = o.payment_id
   where p.id is null or p.digest <> o.digest
     or p.amount_minor <> o.amount_minor + case p.terms ->> 'commissionOption'
       when 'BEN' then o.commission_minor else 0 end
     or p.commission_minor <> o.commission_minor or p.payer_account <> o.payer_account
     or p.recipient_account <> o.recipient_account and o.operation_code <> 'REFUND'
     or p.terms ->> 'saleOperationId' <> o.sale_operation_id or p.legal_party_id <> o.legal_party_id`,
  // Each stage is signed by a person with the right for it, with evidence.
  `select 'order ' || o.payment_id || ' has ' || count(distinct s.person_id) || ' signatures'
   from taken o join payment.payment p on p.id = o.payment_id
   join unnest($3::uuid[], $4::int[]) as org (id, stages) on org.id = o.legal_party_id
   left join (payment.signature s
       join unnest($7::uuid[], $8::int[]) as signer (person_id, stage) using (person_id, stage))
     on s.payment_id = o.payment_id and s.digest = o.digest
     and s.content_version = p.content_version and s.evidence is not null
   group by o.payment_id, org.stages having count(distinct s.person_id) < org.stages`,
  `select 'order ' || o.payment_id || ' belongs to a document in ' || p.status_code
   from taken o join payment.payment p on p.id = o.payment_id
   where p.deleted_at is not null or p.status_code not in
     ('PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT', 'SUCCESS', 'ERROR')`,
  `select 'document ' || p.id || ' is ' || p.status_code || ', its order ' || coalesce(o.state, 'nowhere')
   from payment.payment p left join twin.payment_order o on o.payment_id = p.id
   where (p.status_code = 'SUCCESS' and o.state is distinct from 'EXECUTED')
     or (p.status_code = 'ERROR' and o.state is not null and o.state <> 'REFUSED')
     or (p.status_code in ('KVIT', 'WAIT_RESPONSE_FROM_BANK') and o.payment_id is null)`,
  `select 'document ' || payment_id || ' became ' || status_code || ' twice' from payment.status_history
   where status_code in ('PAYMENT_REQUEST_TO_BANK', 'SUCCESS', 'ERROR', 'KVIT')
   group by payment_id, status_code having count(*) > 1`,
  // The amount and the commission, each once; and what has come back of salaries.
  `select 'document ' || payment_id || ' was booked ' || count(*) || ' times' from twin.operation
   where payment_id is not null group by payment_id, account_id
   having count(*) > case when bool_or(operation_code = 'SALARY') then 3 else 2 end`,
  // A provider is paid by an executed order of the same sum.
  `select 'code ' || c.code || ' is paid by ' || c.payment_id
   from twin.day_code c left join twin.payment_order o on o.payment_id = c.payment_id
   where c.payment_id is not null
     and (o.state is distinct from 'EXECUTED' or o.amount_minor <> c.amount_minor)`,
  `select 'number ' || transfer_num || ' was given twice' from payment.payment
   where deleted_at is null group by legal_party_id, transfer_year, transfer_num having count(*) > 1`,
  `select 'session ' || closes_at || ' took ' || outgoing_minor || ' and executed ' || coalesce(total, 0)
   from twin.settlement_session s left join lateral (
     select sum(amount_minor) as total from twin.payment_order o
     where o.credit_account_id = s.transit_account_id and o.session_at = s.closes_at
       and o.state = 'EXECUTED') as executed on true
   where s.settled_at is not null and s.outgoing_minor <> coalesce(total, 0)`,
  ...saleFaultParts,
  ...salaryFaultParts,
]

const statement = `
  with taken as (
    select * from twin.payment_order where answer_code is null
  ), handed_over as (${handedOverRows}
  ), expected as (
    select a.id, a.opening
      - coalesce((select sum(amount_minor) from taken
          where payer_account_id = a.id and state = 'EXECUTED'), 0)
      - coalesce((select sum(commission_minor) from taken
          where coalesce(commission_account_id, payer_account_id) = a.id and state = 'EXECUTED'), 0)
      + coalesce((select sum(amount_minor) from taken
          where recipient_account_id = a.id and state = 'EXECUTED'
            and operation_code <> 'CONVERSION'), 0)
      + coalesce((select sum((bought ->> 'amountMinor')::bigint)
          from taken cross join jsonb_array_elements(further) as bought
          where state = 'EXECUTED' and (bought ->> 'creditAccountId')::uuid = a.id), 0)
      - coalesce((select sum((fee ->> 'amountMinor')::bigint)
          from taken cross join jsonb_array_elements(further) as fee
          where state = 'EXECUTED' and (fee ->> 'debitAccountId')::uuid = a.id), 0)
      + coalesce((select sum(amount_minor - fee_minor) from twin.qr_sale
          where account_id = a.id and provider = '${otherProvider}'), 0)
      + coalesce((select sum(back.amount_minor) from handed_over back
          join twin.salary_register r using (register_id)
          join taken o on o.payment_id = r.payment_id
          where back.code is not null and o.payer_account_id = a.id), 0)
      + coalesce((select sum(e.delta_minor) from ledger.entry e
          join twin.operation t on t.account_id = e.account_id and t.transfer_id = e.transfer_id
          where e.account_id = a.id and t.counterparty_name = 'ОсОО «Чужой»'), 0) as booked,
      coalesce((select sum(amount_minor) from taken
          where payer_account_id = a.id and step is not null), 0)
      + coalesce((select sum(commission_minor) from taken
          where coalesce(commission_account_id, payer_account_id) = a.id and step is not null), 0)
        as held
    from unnest($5::uuid[], $6::bigint[]) as a (id, opening)
  ), faults (sentence) as (${faultParts.map(part => `(${part})`).join('\n union all ')})
  select (${documentsPart}) as documents, (${registersPart}) as registers, (select json_agg(sentence) from faults) as faults`
