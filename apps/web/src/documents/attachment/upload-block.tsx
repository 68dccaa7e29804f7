import { FileDrop } from '../../components/fields/file-drop.tsx'
import { FileRow } from '../../components/fields/file-row.tsx'
import classes from './upload-block.module.css'
import type { FileUpload } from './use-file-upload.ts'

interface UploadBlockProps {
  id: string
  label: string
  upload: FileUpload
  isWrong?: boolean
}

/** The place for a file that is sent and worked on at once, and how far it has come. */
export function UploadBlock({ id, label, upload, isWrong = false }: UploadBlockProps) {
  const { rule, file, isBusy, sentPart, take, cancel } = upload
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className={classes.label}>
        {label}
      </label>
      <FileDrop
        id={id}
        name={id}
        rule={rule}
        isMany={false}
        isWrong={isWrong}
        isDisabled={isBusy}
        onFiles={files => void take(files)}
      />
      {isBusy && file ? (
        <ul>
          <FileRow
            name={file.name}
            sizeBytes={file.size}
            picture={file}
            sentPart={sentPart}
            isDisabled={false}
            onRemove={cancel}
            onCancel={cancel}
          />
        </ul>
      ) : null}
    </>
  )
}
