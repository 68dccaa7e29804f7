import { IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent, Ref } from 'react'
import { useLengthLimit } from '../../components/fields/use-length-limit.ts'
import { Layer } from '../../components/overlay/layer.tsx'
import { nextPicture } from '../../lib/next-picture.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './palette-frame.module.css'

/** What the field must say about the list below it. */
export interface PaletteMark {
  readonly isExpanded: boolean
  /** Id of the marked option in the document. */
  readonly optionId: string | undefined
}

/** What answers the keys of the field; says whether the key was for it. */
export type PaletteKeys = (event: KeyboardEvent) => boolean

export interface PaletteBodyProps {
  /** Id of the list; options add their own to it. */
  listId: string
  typed: string
  /** Enter was pressed on just this text before there was anything to choose. */
  isEntered: boolean
  keys: Ref<PaletteKeys>
  onMark: (mark: PaletteMark) => void
  onClose: () => void
}

interface PaletteFrameProps {
  /** The list with all that fills it; its code may still be on its way. */
  Body: ComponentType<PaletteBodyProps>
  onClose: () => void
}

const longestSearch = 100

const nothingMarked: PaletteMark = { isExpanded: false, optionId: undefined }

/**
 * The field of the palette. It is with the shell, not with the list: it has the focus the moment the keys
 * are pressed, takes what is typed while the list is being fetched, and stays the same field after that.
 */
export function PaletteFrame({ Body, onClose }: PaletteFrameProps) {
  const { t } = useTranslation('common')
  const listId = useId()
  const keys = useRef<PaletteKeys>(null)
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState('')
  const [mark, setMark] = useState(nothingMarked)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(function drawTheListAfterTheField() {
    // A hundred lines under the field would hold back the answer to the keys.
    void nextPicture().then(() => setIsDrawn(true))
  }, [])

  const limited = useLengthLimit({
    value: typed,
    onChange: text => {
      setTyped(text)
      setEntered('')
    },
    maxLength: longestSearch,
  })
  const refusalId = `${listId}-refusal`

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isUsed = keys.current?.(event) ?? false
    if (isUsed) event.preventDefault()
    else if (event.key === 'Enter') setEntered(typed)
  }

  return (
    <Layer
      role="dialog"
      kind="card"
      onClose={onClose}
      className={classes.palette}
      aria-label={t($ => $.palette.label)}
    >
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden className={classes.lens} />
        <input
          className={classes.input}
          role="combobox"
          aria-label={t($ => $.palette.label)}
          aria-expanded={mark.isExpanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={mark.optionId}
          placeholder={t($ => $.palette.placeholder)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={limited.refusal !== undefined}
          aria-describedby={limited.refusal === undefined ? undefined : refusalId}
          data-autofocus
          ref={limited.input}
          value={typed}
          onChange={limited.handleChange}
          onBlur={limited.handleBlur}
          onKeyDown={handleKeyDown}
        />
      </div>
      {limited.refusal !== undefined && (
        <p id={refusalId} role="alert" className={classes.refusal}>
          {limited.refusal}
        </p>
      )}
      <Suspense fallback={<div className={classes.waiting} />}>
        {isDrawn ? (
          <Body
            listId={listId}
            typed={typed}
            isEntered={entered.trim() !== '' && entered === typed}
            keys={keys}
            onMark={setMark}
            onClose={onClose}
          />
        ) : (
          <div className={classes.waiting} />
        )}
      </Suspense>
    </Layer>
  )
}
