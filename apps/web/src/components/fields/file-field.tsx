import { useId, useState } from 'react'
import { useErrorText } from '../../lib/use-error-text.ts'
import { FieldFrame } from './field-frame.tsx'
import fieldClasses from './field.module.css'
import type { FieldProps } from './field-props.ts'
import { FileDrop } from './file-drop.tsx'
import classes from './file-field.module.css'
import { FileRow } from './file-row.tsx'
import { refusalOfFile } from './file-rule.ts'
import type { FileRule } from './file-rule.ts'
import type { FileSending } from './use-file-sending.ts'

interface FileFieldProps extends Omit<FieldProps, 'placeholder' | 'autoFocus' | 'onBlur'> {
  value: readonly File[]
  onChange: (files: readonly File[]) => void
  rule: FileRule
  /** How many files at most; the newest replaces the only one. */
  maxFiles?: number
  /** How far files on their way have come; from `useFileSending`. */
  sending?: FileSending
}

interface Refused {
  readonly name: string
  readonly code: 'FILE_EXTENSION' | 'FILE_SIZE'
}

/**
 * Files to send, dropped or chosen; pictures are shown. Types and size are shown beforehand, a file that
 * breaks them is named with the reason and not taken, and the others stay. While they are sent each says
 * how far it has come and can be called back.
 */
export function FileField(props: FileFieldProps) {
  const { error, isDisabled = false, value, onChange, rule, maxFiles = 1, sending } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const errorText = useErrorText(refused.length > 0)
  const isSending = value.some(file => sending?.partOf(file) !== undefined)

  const take = (files: readonly File[]) => {
    const judged = files.map(file => ({ file, code: refusalOfFile(file, rule) }))
    setRefused(judged.flatMap(({ file, code }) => (code ? [{ name: file.name, code }] : [])))
    const good = judged.filter(({ code }) => code === undefined).map(({ file }) => file)
    if (good.length > 0) onChange([...value, ...good].slice(-maxFiles))
  }
  return (
    <FieldFrame field={props} id={id}>
      <FileDrop
        id={id}
        name={props.name}
        rule={rule}
        isMany={maxFiles > 1}
        isWrong={Boolean(error)}
        // What is on its way must not be pushed out by something newer.
        isDisabled={isDisabled || isSending}
        onFiles={take}
      />
      {value.length > 0 ? (
        <ul className={classes.files}>
          {value.map(file => (
            <FileRow
              key={`${file.name}-${file.lastModified}-${file.size}`}
              name={file.name}
              sizeBytes={file.size}
              picture={file}
              sentPart={sending?.partOf(file)}
              isDisabled={isDisabled || isSending}
              onRemove={() => onChange(value.filter(other => other !== file))}
              onCancel={sending ? () => sending.cancel(file) : undefined}
            />
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <ul className={classes.refused} role="alert">
          {refused.map(({ name, code }) => (
            <li key={name} className={fieldClasses.error}>
              {name}: {errorText(code, { max: rule.maxMegabytes })}
            </li>
          ))}
        </ul>
      ) : null}
    </FieldFrame>
  )
}
