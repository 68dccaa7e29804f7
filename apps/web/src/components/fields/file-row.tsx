import { IconX } from '@tabler/icons-react'
import { IconButton } from '../controls/icon-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './file-field.module.css'
import { FilePicture } from './file-picture.tsx'
import { shownSizeOf } from './file-size.ts'

interface FileRowProps {
  name: string
  /** Left out when it is not known. */
  sizeBytes: number | undefined
  /** Shown small when it is a picture; without it the sign of a file stands there. */
  picture?: File | undefined
  /** How much of it has been sent, 0 to 1; undefined while it is not on its way. */
  sentPart: number | undefined
  isDisabled: boolean
  onRemove: () => void
  /** Stops the sending; without it a file on its way cannot be called back. */
  onCancel: (() => void) | undefined
}

/** A file that was taken: what it is, how far it has come, and the way to be rid of it. */
export function FileRow({
  name,
  sizeBytes,
  picture,
  sentPart,
  isDisabled,
  onRemove,
  onCancel,
}: FileRowProps) {
  const { t } = useComponentText()
  const percent = sentPart === undefined ? undefined : Math.floor(sentPart * 100)
  const sizeText = (bytes: number) => {
    const { unit, size } = shownSizeOf(bytes)
    return t($ => $.file[unit], { size })
  }
  const stop = percent === undefined ? onRemove : onCancel
  return (
    <li className={classes.file}>
      <FilePicture file={picture} />
      <span className={classes.name}>{name}</span>
      <span className={classes.size}>
        {percent === undefined
          ? sizeBytes === undefined
            ? null
            : sizeText(sizeBytes)
          : `${percent}\u00A0%`}
      </span>
      {stop ? (
        <IconButton
          size={32}
          disabled={isDisabled && percent === undefined}
          aria-label={t($ => (percent === undefined ? $.file.remove : $.file.cancel), { name })}
          onClick={stop}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      ) : null}
      {percent === undefined ? null : (
        <span
          className={classes.progress}
          role="progressbar"
          aria-label={t($ => $.file.sending, { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span className={classes.sent} style={{ width: `${percent}%` }} />
        </span>
      )}
    </li>
  )
}
