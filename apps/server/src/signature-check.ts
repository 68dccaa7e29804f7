import { isConfirmedBy } from '@tartip/bank-ports/pay-control'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { SignType } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import { createLetterKind } from './modules/letter/letter-kind.ts'
import { letterAuditSource, letterTable } from './modules/letter/store/letter-table.ts'
import { paymentKind } from './modules/payment/payment-kind.ts'
import { paymentAuditSource, paymentDocumentTable } from './modules/payment/store/payment-row.ts'
import { digestOfText } from './platform/documents/decide-step.ts'
import type { DocumentKind, StoredDocument } from './platform/documents/document-kind.ts'
import {
  readSignedDocument,
  type StoredSignature,
} from './platform/documents/store/read-signed-document.ts'
import type { DocumentTable } from './platform/documents/store/document-table.ts'
import type { TokenEvidence } from './modules/signing/public.ts'
import { readRequestsOf } from './modules/signing/store/phone-request-store.ts'
import { findTrust, trustIdOf } from './modules/signing/store/trust-store.ts'
import { verifyTokenSignature } from './modules/signing/token/verify-token-signature.ts'
import type { Db } from './platform/db/db.ts'
import { inSystem } from './platform/db/transaction.ts'

/**
 * CONTENT_CHANGED: the document does not give its own digest. TEXT_CHANGED: the kept text does not give the digest
 * under the signature. OTHER_CONTENT: a valid signature is over something else than the document says. ROW_MISSING and
 * ROW_UNLISTED: document or audit and kept signatures name different ones. AUDIT_DIFFERS: the sealed audit has another person or
 * another time for the step. SIGNATURE_CHANGED: what is kept of the signature is not what was sealed with the step; for
 * the step of a one-time code nothing else would show it. Others come from the method itself.
 */
export type SignatureFault =
  | 'CONTENT_CHANGED'
  | 'TEXT_CHANGED'
  | 'OTHER_CONTENT'
  | 'ROW_MISSING'
  | 'ROW_UNLISTED'
  | 'AUDIT_DIFFERS'
  | 'SIGNATURE_CHANGED'
  | 'EVIDENCE_MISSING'
  | 'EVIDENCE_OF_ANOTHER_METHOD'
  | 'TRUST_CHANGED'
  | 'PROOF_CHANGED'
  | 'CONFIRMATION_INVALID'

export interface CheckedSignature {
  readonly stage: number
  readonly personId: string
  readonly signType: SignType
  readonly signedAt: Instant
  /** Given over the content that the document has now. */
  readonly isPresent: boolean
  /** Signed before the document came here: there is no evidence, and there need be none. */
  readonly isImported: boolean
  /** The audit says what was kept of it: so of everything that people sign in the application since there are seals. */
  readonly isSealed: boolean
  /** Codes of `SignatureFault`, or of the check of a token's signature; none when all is right. */
  readonly faults: readonly string[]
}

export interface CheckedDocument {
  /** The name of its kind: `payment`, `letter`. */
  readonly kind: string
  readonly statusCode: string
  readonly faults: readonly SignatureFault[]
  readonly signatures: readonly CheckedSignature[]
}

type CheckKind = (tx: Db, documentId: string) => Promise<CheckedDocument | undefined>

/** Every kind of document that people sign. */
const checks: readonly CheckKind[] = [
  checkOf(paymentKind, paymentDocumentTable, paymentAuditSource.name),
  // No text for a phone is made here, so no subject is named.
  checkOf(
    createLetterKind(() => []),
    letterTable,
    letterAuditSource.name,
  ),
]

/**
 * Checks a document's signatures from what is stored and nothing else: no server is queried, and the years that have
 * passed since make no difference. Undefined for an id that no document has.
 */
export async function checkSignatures(
  db: Db,
  documentId: string,
): Promise<CheckedDocument | undefined> {
  if (!isUuid(documentId)) return undefined
  return inSystem(db, async tx => {
    for (const check of checks) {
      const checked = await check(tx, documentId)
      if (checked) return checked
    }
    return undefined
  })
}

function checkOf<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  table: DocumentTable<D, A>,
  auditSource: string,
): CheckKind {
  return async (tx, documentId) => {
    const found = await readSignedDocument(tx, table, auditSource, documentId)
    if (!found) return undefined
    const { document, signatures: rows, lostSignatures } = found
    const signatures: CheckedSignature[] = []
    for (const row of rows) signatures.push(await checkOne(tx, kind.name, document, row))
    const isChanged = digestOfText(kind.canonicalTextOf(document)) !== document.digest
    const faults: SignatureFault[] = [
      ...(isChanged ? (['CONTENT_CHANGED'] as const) : []),
      ...faultsOfList(document, rows),
      ...Array.from({ length: lostSignatures }, () => 'ROW_MISSING' as const),
    ]
    return { kind: kind.name, statusCode: document.statusCode, faults, signatures }
  }
}

const isOver = (document: StoredDocument, row: StoredSignature): boolean =>
  row.contentVersion === document.contentVersion

/** The document repeats its valid signatures; both lists must say the same. */
function faultsOfList(
  document: StoredDocument,
  rows: readonly StoredSignature[],
): SignatureFault[] {
  const isSame = (row: StoredSignature, one: StoredDocument['signatures'][number]): boolean =>
    isOver(document, row) &&
    row.stage === one.stage &&
    row.personId === one.personId &&
    row.digest === one.digest
  const { signatures } = document
  const isListed = (row: StoredSignature) => signatures.some(one => isSame(row, one))
  const missing = signatures.filter(one => !rows.some(row => isSame(row, one)))
  const unlisted = rows.filter(row => isOver(document, row) && !isListed(row))
  return [
    ...missing.map(() => 'ROW_MISSING' as const),
    ...unlisted.map(() => 'ROW_UNLISTED' as const),
  ]
}

async function checkOne(
  tx: Db,
  kind: string,
  document: StoredDocument,
  row: StoredSignature,
): Promise<CheckedSignature> {
  const isPresent = isOver(document, row)
  const faults: string[] = []
  if (digestOfText(row.canonicalText) !== row.digest) faults.push('TEXT_CHANGED')
  if (isPresent && row.digest !== document.digest) faults.push('OTHER_CONTENT')
  const { audited } = row
  const isAsAudited =
    audited === undefined || (audited.personId === row.personId && audited.at === row.signedAt)
  if (!isAsAudited) faults.push('AUDIT_DIFFERS')
  const isSealed = audited?.seal !== undefined
  if (isSealed && audited.seal !== row.seal) faults.push('SIGNATURE_CHANGED')
  const isImported = await wasImported(tx, kind, document, row)
  if (!isImported) faults.push(...(await faultsOfEvidence(tx, row)))
  const { stage, personId, signType, signedAt } = row
  return { stage, personId, signType, signedAt, isPresent, isImported, isSealed, faults }
}

/**
 * Whoever takes the evidence out of a signature that was given here, and calls it brought in, is betrayed by the sealed
 * audit or by the phone's own request.
 */
async function wasImported(
  tx: Db,
  kind: string,
  { legalPartyId, id }: StoredDocument,
  row: StoredSignature,
): Promise<boolean> {
  if (!row.isImported || row.evidence !== undefined) return false
  const requests = await readRequestsOf(tx, legalPartyId, kind, id)
  return !requests.some(one => one.stage === row.stage && one.personId === row.personId)
}

async function faultsOfEvidence(tx: Db, row: StoredSignature): Promise<readonly string[]> {
  const { evidence, signType } = row
  if (evidence === undefined) return ['EVIDENCE_MISSING']
  switch (evidence.kind) {
    case 'TOTP':
      return signType === 'TOTP' ? [] : ['EVIDENCE_OF_ANOTHER_METHOD']
    case 'TOKEN':
      return signType === 'RU_TOKEN_2' || signType === 'RU_TOKEN_S'
        ? faultsOfToken(tx, row, evidence)
        : ['EVIDENCE_OF_ANOTHER_METHOD']
    case 'PAY_CONTROL': {
      if (signType !== 'PAY_CONTROL') return ['EVIDENCE_OF_ANOTHER_METHOD']
      const { publicKey, transactionId, confirmCode } = evidence
      const isTheirs = await isConfirmedBy(publicKey, transactionId, row.digest, confirmCode)
      if (!isTheirs) return ['CONFIRMATION_INVALID']
      return row.proofId === transactionId ? [] : ['PROOF_CHANGED']
    }
  }
}

async function faultsOfToken(
  tx: Db,
  row: StoredSignature,
  evidence: TokenEvidence,
): Promise<readonly string[]> {
  const trust = await findTrust(tx, evidence.trustId)
  if (trust === undefined || trustIdOf(trust) !== evidence.trustId) return ['TRUST_CHANGED']
  const { cms, personInn, organisationInn } = evidence
  const verified = verifyTokenSignature({
    cms,
    text: row.canonicalText,
    trust,
    owner: { personInn, organisationInn },
    at: row.signedAt,
  })
  if (!verified.ok) return [verified.error.code]
  const { fingerprint, certificatePem, proofId } = verified.value
  const isSame =
    fingerprint === evidence.fingerprint &&
    certificatePem === evidence.certificatePem &&
    proofId === row.proofId
  return isSame ? [] : ['PROOF_CHANGED']
}
