import { uploadRules, type UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { useState } from 'react'
import { refusalOfFile, type FileRule } from '../../components/fields/file-rule.ts'
import { useFileSending } from '../../components/fields/use-file-sending.ts'
import { ApiError } from '../../lib/api-error.ts'
import { uploadFile, type UploadedFile } from './uploaded-file.ts'

interface FileUploadOptions {
  readonly purpose: UploadPurpose
  /** A file was chosen: what was wrong with the former one is past. */
  readonly onTake?: () => void
  readonly onUploaded: (file: UploadedFile) => void | Promise<void>
  /** What a file breaks is a failure like one of the server. */
  readonly onFailure: (error: unknown) => void
  readonly onSendingChange?: ((isSending: boolean) => void) | undefined
}

export interface FileUpload {
  readonly rule: FileRule
  /** The file that was last taken; it stays when it has arrived. */
  readonly file: File | undefined
  /** From the choice of the file until what becomes of it has ended. */
  readonly isBusy: boolean
  /** How much of it has been sent, 0 to 1; undefined while nothing is on its way. */
  readonly sentPart: number | undefined
  readonly take: (files: readonly File[]) => Promise<void>
  readonly cancel: () => void
  readonly forget: () => void
}

/** One file, sent as soon as it is chosen. */
export function useFileUpload(options: FileUploadOptions): FileUpload {
  const { purpose, onTake, onUploaded, onFailure, onSendingChange } = options
  const rule = uploadRules[purpose]
  const [file, setFile] = useState<File>()
  const [isBusy, setIsBusy] = useState(false)
  const { sending, send } = useFileSending((chosen: File, progress) =>
    uploadFile(chosen, purpose, progress),
  )
  return {
    rule,
    file,
    isBusy,
    sentPart: file && sending.partOf(file),
    async take([chosen, ...others]) {
      if (chosen === undefined) return
      onTake?.()
      const code = others.length > 0 ? 'FILE_ONLY_ONE' : refusalOfFile(chosen, rule)
      if (code !== undefined) {
        onFailure(new ApiError(code, { params: { max: rule.maxMegabytes } }))
        return
      }
      setFile(chosen)
      setIsBusy(true)
      onSendingChange?.(true)
      try {
        const uploaded = await send(chosen)
        if (uploaded !== undefined) await onUploaded(uploaded)
      } catch (error) {
        onFailure(error)
      } finally {
        setIsBusy(false)
        onSendingChange?.(false)
      }
    },
    cancel: () => file && sending.cancel(file),
    forget: () => setFile(undefined),
  }
}
