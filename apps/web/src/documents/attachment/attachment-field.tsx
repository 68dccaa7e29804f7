import { uploadRules, type UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { useId, useState } from 'react'
import type { FieldProps } from '../../components/fields/field-props.ts'
import { FieldFrame } from '../../components/fields/field-frame.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { FileRow } from '../../components/fields/file-row.tsx'
import { refusalOfFile } from '../../components/fields/file-rule.ts'
import { useFileSending } from '../../components/fields/use-file-sending.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { uploadFile, type UploadedFile } from './uploaded-file.ts'

interface AttachmentFieldProps extends Omit<FieldProps, 'placeholder' | 'autoFocus' | 'onBlur'> {
  readonly purpose: UploadPurpose
  readonly value: UploadedFile | undefined
  readonly onChange: (value: UploadedFile | undefined) => void
  /** A form waits with saving while a file is on its way. */
  readonly onSendingChange?: (isSending: boolean) => void
}

/**
 * One file of a document, chosen, dropped or pasted. It is sent at once; the form keeps its id. A
 * newer file replaces the former when it has arrived.
 */
export function AttachmentField(props: AttachmentFieldProps) {
  const { purpose, value, onChange, onSendingChange, error, isDisabled = false } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const rule = uploadRules[purpose]
  const failure = useFailure()
  const [sent, setSent] = useState<File>()
  const { sending, send } = useFileSending((file: File, options) =>
    uploadFile(file, purpose, options),
  )
  const isSending = sent !== undefined && sending.partOf(sent) !== undefined

  const take = async (files: readonly File[]) => {
    const [file] = files
    if (file === undefined) return
    failure.forget()
    const code = files.length > 1 ? 'FILE_ONLY_ONE' : refusalOfFile(file, rule)
    if (code !== undefined) {
      failure.show(new ApiError(code, { params: { max: rule.maxMegabytes } }))
      return
    }
    setSent(file)
    onSendingChange?.(true)
    try {
      const uploaded = await send(file)
      if (uploaded !== undefined) onChange(uploaded)
    } catch (thrown) {
      failure.show(thrown)
    } finally {
      onSendingChange?.(false)
    }
  }
  const shownError = failure.words ?? error
  return (
    <FieldFrame field={{ ...props, error: shownError }} id={id}>
      <FileDrop
        id={id}
        name={props.name}
        rule={rule}
        isMany={false}
        isWrong={Boolean(shownError)}
        isDisabled={isDisabled || isSending}
        onFiles={files => void take(files)}
      />
      {isSending || value !== undefined ? (
        <ul>
          <FileRow
            name={isSending ? sent.name : (value?.fileName ?? '')}
            sizeBytes={isSending ? sent.size : value?.sizeBytes}
            picture={sent}
            sentPart={isSending ? sending.partOf(sent) : undefined}
            isDisabled={isDisabled}
            onRemove={() => {
              setSent(undefined)
              failure.forget()
              onChange(undefined)
            }}
            onCancel={isSending ? () => sending.cancel(sent) : undefined}
          />
        </ul>
      ) : null}
    </FieldFrame>
  )
}
