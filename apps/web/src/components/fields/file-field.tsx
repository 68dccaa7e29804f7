import { IconFile, IconUpload, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './file-field.module.css'
import fieldClasses from './field.module.css'
import type { FieldProps } from './field-props.ts'
import { megabytesOf, refusalOfFile } from './file-rule.ts'
import type { FileRule } from './file-rule.ts'

interface FileFieldProps extends Omit<FieldProps, 'placeholder' | 'autoFocus' | 'onBlur'> {
  value: readonly File[]
  onChange: (files: readonly File[]) => void
  rule: FileRule
  /** How many files at most; the newest replaces the only one. */
  maxFiles?: number
}

interface Refused {
  readonly name: string
  readonly code: 'FILE_EXTENSION' | 'FILE_SIZE'
}

/**
 * Files to send, dropped or chosen. Types and size are said beforehand, a file that breaks them is named
 * with the reason and not taken, and the others stay.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, isRequired, isDisabled = false, value, onChange, rule } = props
  const { maxFiles = 1 } = props
  const { t } = useComponentText()
  const ownId = useId()
  const id = props.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const errorText = useErrorText(refused.length > 0)
  const rules = t($ => $.file.rule, {
    types: rule.extensions.map(ending => ending.toUpperCase()).join(', '),
    size: rule.maxMegabytes,
  })

  const take = (files: readonly File[]) => {
    const judged = files.map(file => ({ file, code: refusalOfFile(file, rule) }))
    setRefused(judged.flatMap(({ file, code }) => (code ? [{ name: file.name, code }] : [])))
    const good = judged.filter(({ code }) => code === undefined).map(({ file }) => file)
    if (good.length > 0) onChange([...value, ...good].slice(-maxFiles))
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) take([...event.dataTransfer.files])
  }

  return (
    <div className={fieldClasses.frame}>
      <label id={`${id}-label`} htmlFor={id} className={fieldClasses.label}>
        {label}
        {isRequired ? (
          <span className={fieldClasses.required} aria-hidden>
            {' *'}
          </span>
        ) : null}
      </label>
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        data-wrong={error ? true : undefined}
        onDragOver={event => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name={props.name}
          className={classes.input}
          accept={rule.extensions.map(ending => `.${ending}`).join(',')}
          multiple={maxFiles > 1}
          disabled={isDisabled}
          tabIndex={-1}
          aria-describedby={`${id}-rule ${error ? `${id}-error` : ''}`}
          onChange={event => {
            take([...(event.currentTarget.files ?? [])])
            // The same file may be chosen again after it was corrected.
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant="default"
          size="sm"
          disabled={isDisabled}
          aria-describedby={`${id}-label ${id}-rule`}
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t($ => $.file.choose)}
        </Button>
        <span className={classes.drop}>{t($ => $.file.drop)}</span>
        <span id={`${id}-rule`} className={classes.rule}>
          {rules}
        </span>
      </div>
      {value.length > 0 ? (
        <ul className={classes.files}>
          {value.map(file => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`} className={classes.file}>
              <IconFile size={18} aria-hidden />
              <span className={classes.name}>{file.name}</span>
              <span className={classes.size}>
                {t($ => $.file.size, { size: megabytesOf(file.size) })}
              </span>
              <IconButton
                size={32}
                aria-label={t($ => $.file.remove, { name: file.name })}
                onClick={() => onChange(value.filter(other => other !== file))}
              >
                <IconX size={18} aria-hidden />
              </IconButton>
            </li>
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
      {error ? (
        <p id={`${id}-error`} className={fieldClasses.error}>
          {error}
        </p>
      ) : hint ? (
        <p className={fieldClasses.hint}>{hint}</p>
      ) : null}
    </div>
  )
}
