import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { FileScan, ScanVerdict } from '@tartip/bank-ports/file-scan'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../../platform/actor.ts'
import { recordAudit } from '../../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../../platform/db/transaction.ts'
import { countLookup } from '../../rules/lookup-limit.ts'
import { refundInWindow } from '../../rules/window-limit.ts'
import type { AccessControlDeps } from '../deps.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { changeCounter } from '../attempts/change-counter.ts'
import { subjectOfPhotos } from '../attempts/attempt-subjects.ts'

/** Where photographs go, and who checks them first. */
export interface PhotoStorage {
  readonly blobStore: BlobStore
  readonly fileScan: FileScan
}

/** Specification 1, section 5: kinds and size of the photographs of a shop. */
export const photoTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/heic': 'heic',
} as const
export type PhotoType = keyof typeof photoTypes
export const maxPhotoMegabytes = 5
export const maxPhotos = 10
/** Of an organisation within an hour: a dozen applications, and no way to fill the disk. */
const photosAnHour = 120

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'ids'> & { readonly photos: PhotoStorage }

export type StorePhotoRefusal =
  | PolicyRefusal
  | 'FILE_EXTENSION'
  | 'FILE_SIZE'
  | 'FILE_NOT_CLEAN'
  | 'TOO_MANY_REQUESTS'
  | 'BANK_UNAVAILABLE'

/**
 * Keeps a photograph of a shop for an application, once the scanner has checked all of it. The name is
 * made here out of the kind that was claimed, so the scanner compares the content with the claim. Only the
 * person who brought it can hand it in.
 */
export const storePosPhoto =
  (deps: Deps) =>
  async (
    actor: Actor,
    photo: { readonly type: string; readonly bytes: Uint8Array },
  ): Promise<Result<string, StorePhotoRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const { type, bytes } = photo
    if (!isPhotoType(type) || bytes.length === 0) return err('FILE_EXTENSION')
    if (bytes.length > maxPhotoMegabytes * 1024 * 1024) {
      return err('FILE_SIZE', { max: maxPhotoMegabytes })
    }
    const subject = subjectOfPhotos(actor.legalPartyId)
    const taken = await changeCounter(deps, subject, (state, now) =>
      countLookup(state, photosAnHour, now),
    )
    if (!taken.verdict.ok) return err('TOO_MANY_REQUESTS')
    const fileName = `photo.${photoTypes[type]}`
    const scanned = await orUnavailable<ScanVerdict, never>(async () =>
      ok(await deps.photos.fileScan.scan({ fileName, contentType: type, bytes })),
    )
    if (!scanned.ok) {
      // Nobody has checked it, so it counts for nothing.
      await changeCounter(deps, subject, state => ({
        next: refundInWindow(state, taken.next.round),
      }))
      return scanned
    }
    const photoId = deps.ids.uuid()
    if (scanned.value.verdict === 'CLEAN') {
      await deps.photos.blobStore.put(photoKeyOf(actor, photoId), bytes, type)
    }
    await recordPhoto(deps, actor, photoId, scanned.value)
    return scanned.value.verdict === 'CLEAN' ? ok(photoId) : err('FILE_NOT_CLEAN')
  }

/** The keys of photographs that this very person has brought; one of anybody else does not exist. */
export async function findPhotoKeys(
  photos: PhotoStorage | undefined,
  actor: Actor,
  photoIds: readonly string[],
): Promise<Result<string[], 'FILE_NOT_FOUND' | 'APPLICATION_INVALID'>> {
  if (photoIds.length > maxPhotos || new Set(photoIds).size < photoIds.length) {
    return err('APPLICATION_INVALID', { field: 'photoIds' })
  }
  const keys: string[] = []
  for (const photoId of photoIds) {
    const key = isUuid(photoId) ? photoKeyOf(actor, photoId) : undefined
    const kept = key === undefined ? undefined : await photos?.blobStore.head(key)
    if (key === undefined || kept === undefined) return err('FILE_NOT_FOUND')
    keys.push(key)
  }
  return ok(keys)
}

const photoKeyOf = ({ legalPartyId, personId }: Actor, photoId: string): string =>
  `pos-photos/${legalPartyId}/${personId}/${photoId}`

const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(photoTypes, type)

function recordPhoto(
  { db, clock }: Deps,
  { legalPartyId, personId }: Actor,
  fileId: string,
  found: ScanVerdict,
): Promise<void> {
  const reason =
    found.verdict === 'CLEAN'
      ? undefined
      : found.verdict === 'INFECTED'
        ? found.signature
        : found.reason
  return inTenant(db, legalPartyId, tx =>
    recordAudit(tx, {
      legalPartyId,
      at: clock.now(),
      personId,
      action: 'fileUploaded',
      outcome: reason === undefined ? 'ok' : 'FILE_NOT_CLEAN',
      details: reason === undefined ? { fileId } : { reason },
    }),
  )
}
