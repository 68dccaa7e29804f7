import type { LoanChange } from '@tartip/domain/loans/loan-change'
import { fromIso, toIso, type Instant } from '@tartip/domain/time/instant'
import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

/** A claim that its writer has not sent yet; nobody else sees it. */
export interface LoanClaimDraft {
  readonly loanClaimId: string
  readonly loanId: string
  readonly createdAt: Instant
  readonly change: LoanChange
}

interface DraftRow {
  loan_claim_id: string
  loan_id: string
  created_at: string
  change: LoanChange & { amountMinor?: string }
}

export async function readDrafts(
  tx: Db,
  { legalPartyId, personId }: { readonly legalPartyId: string; readonly personId: string },
): Promise<LoanClaimDraft[]> {
  const { rows } = await sql<DraftRow>`
    select loan_claim_id, loan_id, change,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from account.loan_claim_draft
    where legal_party_id = ${legalPartyId} and person_id = ${personId}
    order by created_at desc, loan_claim_id`.execute(tx)
  return rows.map(row => ({
    loanClaimId: row.loan_claim_id,
    loanId: row.loan_id,
    createdAt: fromIso(row.created_at),
    change: changeOf(row.change),
  }))
}

/** Saves a draft or what its writer has changed in it; false when the id is somebody else's. */
export async function saveDraft(
  tx: Db,
  { legalPartyId, personId }: { readonly legalPartyId: string; readonly personId: string },
  draft: LoanClaimDraft,
): Promise<boolean> {
  const change = JSON.stringify(draft.change, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  const { numAffectedRows } = await sql`
    insert into account.loan_claim_draft (legal_party_id, loan_claim_id, person_id, loan_id,
      created_at, change)
    values (${legalPartyId}, ${draft.loanClaimId}, ${personId}, ${draft.loanId},
      ${toIso(draft.createdAt)}::timestamptz, ${change}::jsonb)
    on conflict (legal_party_id, loan_claim_id) do update
      set change = excluded.change, loan_id = excluded.loan_id
      where loan_claim_draft.person_id = excluded.person_id`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteDraft(
  tx: Db,
  { legalPartyId, personId }: { readonly legalPartyId: string; readonly personId: string },
  loanClaimId: string,
): Promise<void> {
  await sql`
    delete from account.loan_claim_draft
    where legal_party_id = ${legalPartyId} and person_id = ${personId}
      and loan_claim_id = ${loanClaimId}`.execute(tx)
}

function changeOf(stored: DraftRow['change']): LoanChange {
  return stored.kind === 'PARTIAL_REPAYMENT'
    ? { ...stored, amountMinor: BigInt(stored.amountMinor) }
    : stored
}
