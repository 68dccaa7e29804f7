import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { useId } from 'react'
import type { FieldProps } from '../../components/fields/field-props.ts'
import { FieldFrame } from '../../components/fields/field-frame.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { FileRow } from '../../components/fields/file-row.tsx'
import { useFailure } from '../../lib/use-failure.ts'
import type { UploadedFile } from './uploaded-file.ts'
import { useFileUpload } from './use-file-upload.ts'

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
  const failure = useFailure()
  const upload = useFileUpload({
    purpose,
    onTake: failure.forget,
    onUploaded: onChange,
    onFailure: failure.show,
    onSendingChange,
  })
  const { file, sentPart } = upload
  const isSending = sentPart !== undefined
  const shownError = failure.words ?? error
  return (
    <FieldFrame field={{ ...props, error: shownError }} id={id}>
      <FileDrop
        id={id}
        name={props.name}
        rule={upload.rule}
        isMany={false}
        isWrong={Boolean(shownError)}
        isDisabled={isDisabled || isSending}
        onFiles={files => void upload.take(files)}
      />
      {isSending || value !== undefined ? (
        <ul>
          <FileRow
            name={(isSending ? file?.name : value?.fileName) ?? ''}
            sizeBytes={isSending ? file?.size : value?.sizeBytes}
            picture={file}
            sentPart={sentPart}
            isDisabled={isDisabled}
            onRemove={() => {
              upload.forget()
              failure.forget()
              onChange(undefined)
            }}
            onCancel={isSending ? upload.cancel : undefined}
          />
        </ul>
      ) : null}
    </FieldFrame>
  )
}
