import { sql } from 'kysely'
import type {
  CertificateOwner,
  IssuedCertificate,
  RevocationReason,
  TokenKeyKind,
} from '@tartip/bank-ports/token-authority'
import type { Instant } from '@tartip/domain/time/instant'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface CertificateRow {
  serial: string
  request_fingerprint: string
  owner: string
  key_kind: TokenKeyKind
  certificate_pem: string
  fingerprint: string
  valid_from: Instant
  valid_until: Instant
  revoked_at: Instant | null
}

export interface StoredAuthority {
  readonly certificatePem: string
  /** PKCS8, DER in base64. */
  readonly privateKey: string
}

const columns = sql`
  serial, request_fingerprint, owner::text as owner, key_kind, certificate_pem, fingerprint,
  valid_from, valid_until, revoked_at from twin.token_certificate`

export async function readAuthority(
  db: TwinDb,
  name: 'ROOT' | 'ISSUING',
): Promise<StoredAuthority | undefined> {
  const { rows } = await sql<{ certificate_pem: string; private_key: string }>`
    select certificate_pem, private_key from twin.token_authority where name = ${name}`.execute(db)
  const row = rows[0]
  return row && { certificatePem: row.certificate_pem, privateKey: row.private_key }
}

/** Keeps the first pair of authorities that is offered; of two processes the second finds the first's. */
export async function saveAuthorities(
  tx: TwinDb,
  root: StoredAuthority,
  issuing: StoredAuthority,
): Promise<void> {
  await sql`
    insert into twin.token_authority (name, certificate_pem, private_key)
    values ('ROOT', ${root.certificatePem}, ${root.privateKey}),
      ('ISSUING', ${issuing.certificatePem}, ${issuing.privateKey})`.execute(tx)
}

export async function insertCertificate(
  tx: TwinDb,
  certificate: IssuedCertificate,
  request: { readonly requestId: string; readonly fingerprint: string },
  issuedAt: Instant,
): Promise<void> {
  await sql`
    insert into twin.token_certificate (serial, request_id, request_fingerprint, legal_party_id,
      owner, key_kind, certificate_pem, fingerprint, valid_from, valid_until, issued_at)
    values (${certificate.serial}, ${request.requestId}, ${request.fingerprint},
      ${certificate.owner.legalPartyId}, ${toStoredJson(certificate.owner)}::jsonb,
      ${certificate.keyKind}, ${certificate.certificatePem}, ${certificate.fingerprint},
      ${timestamp(certificate.validFrom)}, ${timestamp(certificate.validUntil)},
      ${timestamp(issuedAt)})`.execute(tx)
}

export async function findCertificateOfRequest(
  db: TwinDb,
  requestId: string,
): Promise<{ certificate: IssuedCertificate; fingerprint: string } | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} where request_id = ${requestId}`.execute(db)
  const row = rows[0]
  return row && { certificate: certificateOf(row), fingerprint: row.request_fingerprint }
}

export async function findCertificate(
  db: TwinDb,
  serial: string,
): Promise<IssuedCertificate | undefined> {
  const { rows } = await sql<CertificateRow>`select ${columns} where serial = ${serial}`.execute(db)
  return rows[0] && certificateOf(rows[0])
}

export async function readCertificates(
  db: TwinDb,
  legalPartyId: string,
): Promise<IssuedCertificate[]> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} where legal_party_id = ${legalPartyId}
    order by issued_at desc, serial`.execute(db)
  return rows.map(certificateOf)
}

export async function readRevoked(db: TwinDb): Promise<{ serial: string; at: Instant }[]> {
  const { rows } = await sql<{ serial: string; at: Instant }>`
    select serial, revoked_at as at from twin.token_certificate
    where revoked_at is not null order by revoked_at, serial`.execute(db)
  return rows
}

/** The first revocation stays; answers whether there is such a certificate. */
export async function revokeCertificate(
  db: TwinDb,
  serial: string,
  reason: RevocationReason,
  at: Instant,
): Promise<boolean> {
  const { rows } = await sql`
    update twin.token_certificate set revoked_at = coalesce(revoked_at, ${timestamp(at)}),
      revocation_reason = coalesce(revocation_reason, ${reason})
    where serial = ${serial} returning serial`.execute(db)
  return rows.length > 0
}

function certificateOf(row: CertificateRow): IssuedCertificate {
  return {
    serial: row.serial,
    owner: fromStoredJson<CertificateOwner>(row.owner),
    keyKind: row.key_kind,
    certificatePem: row.certificate_pem,
    fingerprint: row.fingerprint,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  }
}
