import type { ContractsAndRegistration } from '@tartip/bank-ports/contracts-and-registration'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../../platform/actor.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Files, UploadRefusal } from '../../../files/public.ts'

/** Photographs are uploads like any other, until an application claims them. */
export type PhotoStorage = Pick<
  Files,
  'keepUpload' | 'claimUpload' | 'releaseFiles' | 'registerOwner'
>

/** Specification 1, section 5: kinds and size of the photographs of a shop. */
export const photoTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/heic': 'heic',
} as const
export type PhotoType = keyof typeof photoTypes

const purpose = 'POS_PHOTO'

export type StorePhotoRefusal = PolicyRefusal | UploadRefusal

/**
 * Keeps a photograph of a shop for an application. The name is made here out of the kind that was claimed, so
 * the content is compared with the claim. Only the person who brought it can hand it in.
 */
export const storePosPhoto =
  (photos: PhotoStorage) =>
  async (
    actor: Actor,
    { type, bytes }: { readonly type: string; readonly bytes: Uint8Array },
  ): Promise<Result<string, StorePhotoRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    if (!isPhotoType(type)) return err('FILE_EXTENSION')
    const fileName = `photo.${photoTypes[type]}`
    const kept = await photos.keepUpload(actor, { purpose, fileName, bytes })
    return kept.ok ? ok(kept.value.fileId) : kept
  }

/** Binds photographs that this very person has brought to an application; one of anybody else does not exist. */
export async function claimPhotos(
  tx: Db,
  photos: PhotoStorage | undefined,
  { legalPartyId, personId }: Actor,
  photoIds: readonly string[],
  taskId: string,
): Promise<Result<string[], 'FILE_NOT_FOUND'>> {
  const keys: string[] = []
  const owner = {
    organisation: legalPartyId,
    person: personId,
    purpose,
    reference: taskId,
  } as const
  for (const photoId of photoIds) {
    const claimed = await photos?.claimUpload(tx, photoId, owner)
    if (claimed?.ok !== true) return err('FILE_NOT_FOUND')
    keys.push(claimed.value.blobKey)
  }
  return ok(keys)
}

/** The maker of an application sees its photographs again; for everybody else they do not exist. */
export const registerPhotoOwner = (
  photos: PhotoStorage,
  bankContracts: Pick<ContractsAndRegistration, 'findTask'>,
): void =>
  photos.registerOwner(purpose, async ({ legalPartyId, userContractId }, taskId) => {
    const task = await bankContracts.findTask(legalPartyId, taskId)
    return task?.userContractId === userContractId
  })

/** The file behind a key of the blob store. */
export const photoIdOf = (key: string): string => key.split('/').at(-1) ?? key

/** Lets go of the photographs of an application that the bank has not taken, but for those that it has. */
export const releasePhotos = (
  tx: Db,
  photos: PhotoStorage,
  { legalPartyId }: Actor,
  taskId: string,
  keysAtBank: readonly string[],
): Promise<void> =>
  photos.releaseFiles(tx, {
    organisation: legalPartyId,
    purpose,
    reference: taskId,
    retainedFileIds: keysAtBank.map(photoIdOf),
  })

const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(photoTypes, type)
