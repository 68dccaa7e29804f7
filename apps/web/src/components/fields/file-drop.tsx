import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'
import { Button } from '../controls/button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './file-field.module.css'
import type { FileRule } from './file-rule.ts'

interface FileDropProps {
  id: string
  name: string | undefined
  rule: FileRule
  isMany: boolean
  isWrong: boolean
  isDisabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** Where files are dropped, pasted or chosen; allowed types are shown beforehand. */
export function FileDrop({ id, name, rule, isMany, isWrong, isDisabled, onFiles }: FileDropProps) {
  const { t } = useComponentText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (isDisabled || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-wrong={isWrong || undefined}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <input
        ref={input}
        id={id}
        type="file"
        name={name}
        className={classes.input}
        accept={rule.extensions.map(ending => `.${ending}`).join(',')}
        multiple={isMany}
        disabled={isDisabled}
        tabIndex={-1}
        aria-describedby={`${id}-rule ${isWrong ? `${id}-error` : ''}`}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
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
        {t($ => $.file.rule, {
          types: rule.extensions.map(ending => ending.toUpperCase()).join(', '),
          size: rule.maxMegabytes,
        })}
      </span>
    </div>
  )
}
