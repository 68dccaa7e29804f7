import { markedTableOf } from '@tartip/formats/export/marked-table'
import { readTableText } from '@tartip/formats/import/file-kind'
import { readPayrollRegister } from '@tartip/formats/import/payroll-register'
import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { err, ok } from '@tartip/domain/result'

import type { Files, PayrollFiles } from '../../files/public.ts'

interface Upload {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly purpose: UploadPurpose
}

/** Uploads in the memory of the test, read without a thread. */
export function createFakeUploads() {
  const uploads = new Map<string, Upload>()
  const owners = new Map<string, string>()
  const files: Pick<Files, 'claimUpload' | 'releaseFiles' | 'registerOwner' | 'openFile'> = {
    openFile: async (_actor, fileId, purpose) => {
      const upload = uploads.get(fileId)
      if (upload === undefined || (purpose !== undefined && upload.purpose !== purpose)) {
        return err('FILE_NOT_FOUND')
      }
      const { fileName, bytes } = upload
      const sizeBytes = bytes.length
      const info = { key: fileId, contentType: '', sizeBytes, sha256: '', storedAt: 0 }
      return ok({
        file: { fileId, fileName, contentType: 'text/csv', sizeBytes, blobKey: fileId },
        content: { info, bytes },
      })
    },
    registerOwner: () => undefined,
    claimUpload: async (_tx, fileId, { reference }) => {
      const upload = uploads.get(fileId)
      const owner = owners.get(fileId) ?? reference
      if (upload === undefined || owner !== reference) return err('FILE_NOT_FOUND')
      owners.set(fileId, reference)
      const { fileName, bytes } = upload
      const sizeBytes = bytes.length
      return ok({ fileId, fileName, contentType: 'text/csv', sizeBytes, blobKey: fileId })
    },
    releaseFiles: async () => undefined,
  }
  const payrollFiles: PayrollFiles = {
    payroll: async (bytes, options) => ({
      hash: '',
      read: await readPayrollRegister(bytes, options),
    }),
    text: async bytes => {
      const read = await readTableText(bytes)
      return { hash: '', read: read.ok ? ok({ text: read.value }) : read }
    },
    marked: async (bytes, table, marks) => ({
      hash: '',
      read: ok({ marked: await markedTableOf(bytes, table, marks) }),
    }),
  }
  return {
    files,
    payrollFiles,
    blobStore: {
      get: async (key: string) => {
        const upload = uploads.get(key)
        if (upload === undefined) return undefined
        const { bytes } = upload
        const info = { key, contentType: '', sizeBytes: bytes.length, sha256: '', storedAt: 0 }
        return { info, bytes }
      },
    },
    /** Somebody has uploaded a file. */
    add(
      uploadId: string,
      fileName: string,
      bytes: Uint8Array,
      purpose: UploadPurpose = 'SALARY_FILE',
    ) {
      uploads.set(uploadId, { fileName, bytes, purpose })
    },
  }
}
