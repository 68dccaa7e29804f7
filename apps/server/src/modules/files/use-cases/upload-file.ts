import { createHash } from 'node:crypto'
import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { FileScan, ScanVerdict } from '@tartip/bank-ports/file-scan'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { extensionOf, safeFileName } from '@tartip/domain/files/file-name'
import {
  bytesPerMegabyte,
  contentTypes,
  uploadRules,
  type FileExtension,
  type UploadRule,
} from '@tartip/domain/files/upload-purpose'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Params, type Result } from '@tartip/domain/result'
import type { Actor } from '../../../platform/actor.ts'
import { recordAudit, type AuditDetails } from '../../../platform/audit/audit-log.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import {
  createMutationDeps,
  runMutation,
  type MutationRequest,
} from '../../../platform/documents/run-mutation.ts'
import { keepAnswer } from '../../../platform/idempotency/idempotency-store.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { CheckContent } from '../content-check.ts'
import type { StoredFile, Upload, UploadRefusal } from '../public.ts'
import { blobKeyOf, createFileStore, type NewFile } from '../store/file-store.ts'
import { contentMatches } from './content-matches.ts'

export interface FilesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly blobStore: Pick<BlobStore, 'put' | 'get' | 'head' | 'delete'>
  readonly fileScan: FileScan
  readonly checkContent: CheckContent
}

/** An upload waits this long for the document that refers to it. */
export const unclaimedMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000
/** Files an hour, and bytes without a document, of one person and of one organisation. */
const quota = {
  personFiles: 120,
  organisationFiles: 600,
  personUnclaimedBytes: 100 * bytesPerMegabyte,
  unclaimedBytes: 500 * bytesPerMegabyte,
}
/** Everything that an organisation has here, with and without a document. */
const organisationMegabytes = 5 * 1024

/**
 * Checks, scans and keeps a file until a document claims it. The row is written before the content,
 * so that content without a row cannot be left over.
 */
export const uploadFile =
  (deps: FilesDeps) =>
  async (
    actor: Actor,
    upload: Upload,
    keepAnswerOf: (tx: Db, file: StoredFile) => Promise<void> = async () => undefined,
  ): Promise<Result<StoredFile, UploadRefusal>> => {
    const rule = uploadRules[upload.purpose]
    const allowed = may(actor, rule.upload)
    if (!allowed.ok) return allowed
    const described = describe(upload, rule)
    if (!described.ok) return described
    const file = await reserve(deps, actor, upload, described.value)
    if (!file.ok) return file
    const scanned = await check(deps, upload, described.value)
    if (!scanned.ok && scanned.error.code === 'BANK_UNAVAILABLE') {
      // Nobody has checked it, so it does not count.
      await inTenant(deps.db, actor.legalPartyId, tx => createFileStore(tx).remove(file.value))
      return scanned
    }
    if (!scanned.ok) {
      const { code, params } = scanned.error
      await finish(deps, file.value, { state: 'REFUSED', outcome: code, found: detailsOf(params) })
      return err(code, { extension: described.value.extension })
    }
    const blobKey = blobKeyOf(file.value.legalPartyId, file.value.fileId)
    await deps.blobStore.put(blobKey, upload.bytes, file.value.contentType)
    const { fileId, fileName, contentType, sizeBytes } = file.value
    const stored = { fileId, fileName, contentType, sizeBytes, blobKey }
    await finish(deps, file.value, { state: 'KEPT', outcome: 'ok', found: {} }, tx =>
      keepAnswerOf(tx, stored),
    )
    return ok(stored)
  }

/** What the route answers of an upload. */
export const answerOf = ({ fileId, fileName, sizeBytes }: StoredFile) => ({
  uploadId: fileId,
  fileName,
  sizeBytes,
})

/** The upload of a program: the same key and bytes are one file, however often they are sent. */
export const uploadOnce = (deps: FilesDeps) => {
  const upload = uploadFile(deps)
  const mutationDeps = createMutationDeps(deps.db)
  return (actor: Actor, request: MutationRequest, { purpose, fileName, bytes }: Upload) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const call = { operation: 'upload', body: { purpose, fileName, sha256 } }
    return runMutation<ReturnType<typeof answerOf>, UploadRefusal>(
      mutationDeps,
      actor,
      request,
      call,
      async keep => {
        const kept = await upload(actor, { purpose, fileName, bytes }, (tx, file) =>
          keepAnswer(tx, keep(answerOf(file))),
        )
        return kept.ok ? ok(answerOf(kept.value)) : kept
      },
    )
  }
}

interface Description {
  readonly fileName: string
  readonly extension: FileExtension
}

function describe(
  { fileName, bytes }: Upload,
  rule: UploadRule,
): Result<Description, 'FILE_EXTENSION' | 'FILE_EMPTY' | 'FILE_SIZE'> {
  const name = safeFileName(fileName)
  const extension = rule.extensions.find(one => one === extensionOf(name))
  if (extension === undefined) return err('FILE_EXTENSION')
  if (bytes.length === 0) return err('FILE_EMPTY')
  if (bytes.length > rule.maxMegabytes * bytesPerMegabyte) {
    return err('FILE_SIZE', { max: rule.maxMegabytes })
  }
  return ok({ fileName: name, extension })
}

function reserve(
  { db, clock, ids }: FilesDeps,
  { legalPartyId, personId }: Actor,
  { purpose, bytes }: Upload,
  { fileName, extension }: Description,
): Promise<Result<NewFile, 'TOO_MANY_REQUESTS' | 'FILE_QUOTA' | 'FILE_TOTAL'>> {
  const now = clock.now()
  const file: NewFile = {
    legalPartyId,
    fileId: ids.uuid(),
    personId,
    purpose,
    fileName,
    contentType: contentTypes[extension],
    sizeBytes: bytes.length,
    createdAt: now,
    expiresAt: now + unclaimedMs,
  }
  return inTenant(db, legalPartyId, async tx => {
    const store = createFileStore(tx)
    await store.lockOrganisation(legalPartyId)
    const usage = await store.usage(legalPartyId, { personId, since: now - hourMs })
    const isTooOften =
      usage.personFiles >= quota.personFiles || usage.organisationFiles >= quota.organisationFiles
    if (isTooOften) return err('TOO_MANY_REQUESTS')
    const isTooMuch =
      usage.personUnclaimedBytes + bytes.length > quota.personUnclaimedBytes ||
      usage.unclaimedBytes + bytes.length > quota.unclaimedBytes
    if (isTooMuch) return err('FILE_QUOTA')
    if (usage.totalBytes + bytes.length > organisationMegabytes * bytesPerMegabyte) {
      return err('FILE_TOTAL', { max: organisationMegabytes / 1024 })
    }
    await store.insertReceived(file)
    return ok(file)
  })
}

type CheckRefusal =
  | 'FILE_CONTENT_MISMATCH'
  | 'FILE_NOT_CLEAN'
  | 'BANK_UNAVAILABLE'
  | 'SERVICE_UNAVAILABLE'

/** The scanner gets the bytes first: nothing else reads content that it does not accept. */
async function check(
  { fileScan, checkContent }: FilesDeps,
  { bytes, purpose }: Upload,
  { extension }: Description,
): Promise<Result<void, CheckRefusal>> {
  // The name of the sender says nothing to a scanner, and may be made to deceive it.
  const scan = { fileName: `file.${extension}`, contentType: contentTypes[extension], bytes }
  let found: ScanVerdict
  try {
    found = await fileScan.scan(scan)
  } catch (error) {
    if (error instanceof BankUnavailable) return err('BANK_UNAVAILABLE')
    throw error
  }
  if (found.verdict === 'INFECTED') return err('FILE_NOT_CLEAN', { reason: found.signature })
  const rule: UploadRule = uploadRules[purpose]
  const isReadByContent = rule.isReadByContent === true
  if (found.verdict === 'SUSPICIOUS') {
    const { reason } = found
    if (isReadByContent && reason === 'CONTENT_DIFFERS_FROM_NAME') return ok(undefined)
    return reason === 'CONTENT_DIFFERS_FROM_NAME'
      ? err('FILE_CONTENT_MISMATCH', { extension, reason })
      : err('FILE_NOT_CLEAN', { reason })
  }
  if (isReadByContent) return ok(undefined)
  if (!(await contentMatches(bytes, extension))) {
    return err('FILE_CONTENT_MISMATCH', { extension, reason: 'CONTENT_DIFFERS_FROM_NAME' })
  }
  const verdict = await checkContent(bytes, extension)
  // The upload still counts: a file may be made to take longer than the check waits.
  if (verdict === 'NOT_FINISHED') return err('SERVICE_UNAVAILABLE')
  return verdict === 'READABLE' ? ok(undefined) : err('FILE_NOT_CLEAN', { reason: verdict })
}

const detailsOf = ({ extension, reason }: Params): AuditDetails => ({
  ...(extension !== undefined && { extension }),
  ...(reason !== undefined && { reason }),
})

function finish(
  { db, clock }: FilesDeps,
  file: NewFile,
  {
    state,
    outcome,
    found,
  }: { state: 'KEPT' | 'REFUSED'; outcome: 'ok' | CheckRefusal; found: AuditDetails },
  more: (tx: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const { legalPartyId, fileId, personId, purpose } = file
  return inTenant(db, legalPartyId, async tx => {
    await createFileStore(tx).setState(file, state)
    await recordAudit(tx, {
      legalPartyId,
      at: clock.now(),
      personId,
      action: 'fileUploaded',
      outcome,
      details: { fileId, purpose, ...found },
    })
    await more(tx)
  })
}
