import { uploadRules, type UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type { Files, MayOpen } from '../public.ts'
import { blobKeyOf, createFileStore, expireFiles } from '../store/file-store.ts'
import { unclaimedMs, uploadFile, type FilesDeps } from './upload-file.ts'

/** What other modules do with files: `Files` of `public.ts`. */
export function createStoredFiles(deps: FilesDeps): Files {
  const { db, clock, blobStore } = deps
  const owners = new Map<UploadPurpose, MayOpen>()
  return {
    registerOwner(purpose, mayOpen) {
      if (owners.has(purpose)) throw new Error(`Files of ${purpose} have an owner already`)
      owners.set(purpose, mayOpen)
    },

    keepUpload: uploadFile(deps),

    async claimUpload(tx, uploadId, { organisation, person, purpose, reference }) {
      if (!isUuid(uploadId)) return err('FILE_NOT_FOUND')
      const file = await createFileStore(tx).claim({
        legalPartyId: organisation,
        fileId: uploadId,
        personId: person,
        purpose,
        reference,
        now: clock.now(),
      })
      return file === undefined ? err('FILE_NOT_FOUND') : ok(file)
    },

    async holdUpload(tx, uploadId, { organisation, person, until }) {
      if (!isUuid(uploadId)) return
      const now = clock.now()
      await createFileStore(tx).hold({
        legalPartyId: organisation,
        fileId: uploadId,
        personId: person,
        expiresAt: until ?? now + unclaimedMs,
        now,
      })
    },

    releaseFiles: (tx, { organisation, purpose, reference, retainedFileIds = [] }) =>
      createFileStore(tx).release({
        legalPartyId: organisation,
        purpose,
        reference,
        retainedFileIds,
        expiresAt: clock.now() + unclaimedMs,
      }),

    async openFile(actor, fileId, expected) {
      if (!isUuid(fileId)) return err('FILE_NOT_FOUND')
      const { legalPartyId, personId } = actor
      const file = await inTenant(db, legalPartyId, tx =>
        createFileStore(tx).findStored(legalPartyId, fileId, clock.now()),
      )
      if (file === undefined) return err('FILE_NOT_FOUND')
      const { reference, purpose } = file
      if (expected !== undefined && purpose !== expected) return err('FILE_NOT_FOUND')
      // Until a document refers to it, only the person who uploaded it knows of it.
      if (reference === undefined && file.personId !== personId) return err('FILE_NOT_FOUND')
      const allowed = may(actor, uploadRules[purpose].read)
      if (!allowed.ok) return file.personId === personId ? allowed : err('FILE_NOT_FOUND')
      const isTheirs =
        reference === undefined || (await owners.get(purpose)?.(actor, reference)) === true
      if (!isTheirs) return err('FILE_NOT_FOUND')
      const content = await blobStore.get(file.blobKey)
      return content === undefined ? err('FILE_NOT_FOUND') : ok({ file, content })
    },
  }
}

/**
 * Removes a person's own upload that no document has. The row stays until it expires: a removed upload
 * counts among those of the hour, and the sweep removes content that a failure leaves here.
 */
export const removeUpload =
  ({ db, clock, blobStore }: FilesDeps) =>
  async (actor: Actor, fileId: string): Promise<Result<void, 'FILE_NOT_FOUND' | PolicyRefusal>> => {
    if (!isUuid(fileId)) return err('FILE_NOT_FOUND')
    const { legalPartyId, personId } = actor
    const removed = await inTenant(db, legalPartyId, async tx => {
      const now = clock.now()
      const purpose = await createFileStore(tx).withdraw({ legalPartyId, fileId, personId, now })
      if (purpose === undefined) return err('FILE_NOT_FOUND')
      const allowed = may(actor, uploadRules[purpose].upload)
      if (!allowed.ok) return allowed
      const details = { fileId, purpose }
      await recordAudit(tx, {
        legalPartyId,
        at: now,
        personId,
        action: 'fileRemoved',
        outcome: 'ok',
        details,
      })
      return ok(undefined)
    })
    if (removed.ok) await blobStore.delete(blobKeyOf(legalPartyId, fileId))
    return removed
  }

const sweepLimit = 50

/** Removes a batch of expired files; returns how many. What a failure leaves over is found again. */
export async function sweepFiles({ db, clock, blobStore }: FilesDeps): Promise<number> {
  const expired = await inSystem(db, tx => expireFiles(tx, clock.now(), sweepLimit))
  for (const { legalPartyId, fileId } of expired) {
    await blobStore.delete(blobKeyOf(legalPartyId, fileId))
    await inTenant(db, legalPartyId, tx => createFileStore(tx).remove({ legalPartyId, fileId }))
  }
  return expired.length
}
