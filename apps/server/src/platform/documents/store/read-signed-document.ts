import type { SignType } from '@tartip/domain/people/sign-right'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery, sql } from 'kysely'

import type { Db } from '../../db/db.ts'
import type { StoredDocument } from '../document-kind.ts'
import type { SignatureEvidence } from '../signing.ts'
import {
  sealOfSignature,
  type DocumentRow,
  type DocumentTable,
  type SignatureRow,
} from './document-table.ts'

/** In place of a session: what a document did before it was brought in happened in none of ours. */
export const seedSession = 'seed'

/** A signature as it was written, whatever has become of the document since. */
export interface StoredSignature {
  readonly contentVersion: number
  readonly stage: number
  readonly personId: string
  readonly signType: SignType
  readonly signedAt: Instant
  readonly digest: string
  readonly canonicalText: string
  /** Absent for documents that were brought in with their past. */
  readonly evidence: SignatureEvidence | undefined
  readonly proofId: string | undefined
  /** Written with the past of a document that was signed elsewhere; nobody has signed it here. */
  readonly isImported: boolean
  /** The fingerprint of the row as it is. */
  readonly seal: string
  /**
   * Who gave it, when, and the fingerprint of what was kept of it, by the audit, which is chained; absent where the
   * audit has no line of this step. Steps from before there were seals have none.
   */
  readonly audited:
    | { readonly personId: string; readonly at: Instant; readonly seal: string | undefined }
    | undefined
}

interface Row extends Omit<SignatureRow, 'signed_at' | 'sign_type' | 'evidence'> {
  sign_type: SignType
  signed_at: Instant
  evidence: SignatureEvidence | null
  is_brought_in: boolean
  audit_person_id: string | null
  audit_at: Instant | null
  audit_seal: string | null
}

export interface SignedDocument<D extends StoredDocument> {
  readonly document: D
  readonly signatures: readonly StoredSignature[]
  /** Steps that were signed by the audit, and of which no signature is kept any more. */
  readonly lostSignatures: number
}

/** A document of any organisation, deleted ones too, with every signature ever given to it, oldest first. */
export async function readSignedDocument<D extends StoredDocument, A extends string>(
  tx: Db,
  table: DocumentTable<D, A>,
  auditSource: string,
  documentId: string,
): Promise<SignedDocument<D> | undefined> {
  const text = `select ${table.columnList} from ${table.name} p where p.id = $1`
  const found = await tx.executeQuery<DocumentRow>(CompiledQuery.raw(text, [documentId]))
  const [row] = found.rows
  if (!row) return undefined
  const document = table.fromRow(row)
  const { legalPartyId } = document
  const id = sql.id(table.idColumn)
  const signature = sql.table(`${table.schema}.signature`)
  const audit = sql.table(`${table.schema}.audit`)
  const { rows } = await sql<Row>`
    select s.legal_party_id, s.${id}, s.version, s.content_version, s.stage, s.person_id,
      s.sign_right, s.sign_type, s.signed_at, s.digest, s.canonical_text, s.session_id, s.trace_id,
      s.evidence, s.proof_id, s.session_id = ${seedSession} and a.version is null as is_brought_in,
      a.person_id as audit_person_id, a.at as audit_at,
      coalesce(chained.details ->> 'signatureSeal', a.signature_seal) as audit_seal
    from ${signature} s
    left join lateral (
      select id, version, person_id, at, signature_seal from ${audit}
      where legal_party_id = s.legal_party_id and ${id} = s.${id} and version = s.version
      order by id limit 1) a on true
    left join platform.audit_record chained on chained.source = ${auditSource}
      and chained.source_id = a.id and chained.legal_party_id = s.legal_party_id
    where s.legal_party_id = ${legalPartyId} and s.${id} = ${documentId}
    order by s.version`.execute(tx)
  const lost = await sql<{ count: number }>`
    select count(*)::integer as count from ${audit} a
    where a.legal_party_id = ${legalPartyId} and a.${id} = ${documentId}
      and a.signature_seal is not null and not exists (
        select from ${signature} s where s.legal_party_id = a.legal_party_id
          and s.${id} = a.${id} and s.version = a.version)`.execute(tx)
  return { document, signatures: rows.map(signatureOf), lostSignatures: lost.rows[0]?.count ?? 0 }
}

function signatureOf(row: Row): StoredSignature {
  return {
    contentVersion: row.content_version,
    stage: row.stage,
    personId: row.person_id,
    signType: row.sign_type,
    signedAt: row.signed_at,
    digest: row.digest,
    canonicalText: row.canonical_text,
    evidence: row.evidence ?? undefined,
    proofId: row.proof_id ?? undefined,
    isImported: row.is_brought_in,
    seal: sealOfSignature(rowAsWritten(row)),
    audited:
      row.audit_person_id === null || row.audit_at === null
        ? undefined
        : {
            personId: row.audit_person_id,
            at: row.audit_at,
            seal: row.audit_seal ?? undefined,
          },
  }
}

/** Without what was read beside it. */
function rowAsWritten(row: Row): SignatureRow {
  const {
    is_brought_in: _isBroughtIn,
    audit_person_id: _auditPersonId,
    audit_at: _auditAt,
    audit_seal: _auditSeal,
    ...kept
  } = row
  return {
    ...kept,
    signed_at: toIso(row.signed_at),
    evidence: row.evidence && { ...row.evidence },
  }
}
