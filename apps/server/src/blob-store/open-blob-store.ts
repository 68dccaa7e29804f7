import { join } from 'node:path'
import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { Clock } from '@tartip/bank-ports/runtime'
import type { Config } from '../platform/config.ts'
import { createFolderBlobStore } from './folder-blob-store.ts'
import { createS3BlobStore } from './s3-blob-store.ts'

/**
 * The store of people's files: an S3 store when one is configured, otherwise a folder in `dataDir`.
 */
export function openBlobStore(config: Pick<Config, 's3' | 'dataDir'>, clock: Clock): BlobStore {
  return config.s3 === undefined
    ? createFolderBlobStore({ folder: join(config.dataDir, 'files'), clock })
    : createS3BlobStore({ ...config.s3, clock })
}
