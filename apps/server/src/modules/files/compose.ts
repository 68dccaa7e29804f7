import { err, type Result } from '@tartip/domain/result'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createLoop, type Loop } from '../../platform/jobs/loop.ts'
import { createFileReader } from './exchange/read-in-worker.ts'
import { createContentCheck, createSmallPictures } from './content-check.ts'
import type { Files, PayrollFiles } from './public.ts'
import { registerFileRoutes, type FileRoutesDeps } from './rest/file-routes.ts'
import { createStoredFiles, removeUpload, sweepFiles } from './use-cases/stored-files.ts'
import { uploadOnce, type FilesDeps } from './use-cases/upload-file.ts'

export interface FilesModule {
  readonly files: Files
  readonly payrollFiles: PayrollFiles
  /** Mounts the routes; who is signed in says the caller. */
  registerRoutes(
    app: FastifyInstance,
    edge: Pick<FileRoutesDeps, 'sessions' | 'publicOrigin'>,
  ): void
  /** A picture of the blob store, small, for other systems that read the store. */
  smallPicture(
    blobKey: string,
  ): Promise<Result<Uint8Array, 'FILE_NOT_FOUND' | 'SERVICE_UNAVAILABLE'>>
  /** Removes expired files; returns how many. */
  sweep(): Promise<number>
  readonly sweepJob: Loop
}

/** Puts the module together. */
export function createFilesModule(
  options: Omit<FilesDeps, 'checkContent'> & {
    readonly logger: Pick<Logger, 'error'>
    /** Another check than the one in a worker, for tests of other things. */
    readonly checkContent?: FilesDeps['checkContent']
  },
): FilesModule {
  const deps = { ...options, checkContent: options.checkContent ?? createContentCheck() }
  const files = createStoredFiles(deps)
  const drawSmall = createSmallPictures()
  const sweep = () => sweepFiles(deps)
  return {
    files,
    payrollFiles: createFileReader(),
    registerRoutes: (app, edge) =>
      registerFileRoutes(app, {
        ...edge,
        uploadFile: files.keepUpload,
        uploadOnce: uploadOnce(deps),
        openFile: files.openFile,
        drawSmall,
        removeUpload: removeUpload(deps),
      }),
    async smallPicture(blobKey) {
      const stored = await deps.blobStore.get(blobKey)
      if (stored === undefined) return err('FILE_NOT_FOUND')
      return drawSmall(stored.bytes, stored.info.contentType)
    },
    sweep,
    sweepJob: createLoop({
      name: 'file sweep',
      everyMs: 600_000,
      run: sweep,
      logger: deps.logger,
    }),
  }
}
