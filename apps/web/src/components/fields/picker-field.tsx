import { IconSelector } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useKeptPress } from '../controls/use-kept-press.ts'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Popup } from '../overlay/popup.tsx'
import { FieldFrame } from './field-frame.tsx'
import fieldClasses from './field.module.css'
import { inputPropsOf } from './field-props.ts'
import type { FieldProps } from './field-props.ts'
import classes from './picker-field.module.css'
import { PickerList } from './picker-list.tsx'
import type { PickerOption, PickerSearch } from './picker-list.tsx'

interface PickerFieldProps extends FieldProps {
  value: string
  /** How the chosen value reads in the closed field; nothing while nothing is chosen. */
  shown: ReactNode
  options: readonly PickerOption[]
  onPick: (value: string) => void
  search?: PickerSearch
  /** Said instead of options: nothing found, still loading, the search failed. */
  note?: ReactNode
}

/**
 * A closed field that opens a list, with or without a search inside. Ground of the account, bank
 * and plain pickers: the keyboard, the roles and the look are settled here once.
 */
export function PickerField(props: PickerFieldProps) {
  const { value, shown, options, onPick, search, note } = props
  const { t } = useComponentText()
  const ownId = useId()
  const id = props.id ?? ownId
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { keepPress, isTakenBack } = useKeptPress()
  const { 'aria-required': ariaRequired, placeholder, ...button } = inputPropsOf(props, id)

  const close = () => {
    setIsOpen(false)
    search?.onChange('')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <FieldFrame field={props} id={id}>
      <button
        {...button}
        ref={target}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        data-required={ariaRequired}
        onPointerDown={keepPress}
        onClick={event => {
          if (isTakenBack(event)) return
          if (isOpen) close()
          else setIsOpen(true)
        }}
        onKeyDown={handleKeyDown}
        className={`${fieldClasses.input} ${classes.target}`}
      >
        <span className={classes.shown}>
          {shown ?? (
            <span className={classes.placeholder}>{placeholder ?? t($ => $.picker.choose)}</span>
          )}
        </span>
        <IconSelector size={18} aria-hidden className={classes.chevron} />
      </button>
      {isOpen ? (
        <Popup anchor={target} onClose={close} isAsWide className={classes.panel}>
          <PickerList
            id={`${id}-list`}
            labelledBy={`${id}-label`}
            value={value}
            options={options}
            search={search}
            note={note}
            onPick={picked => {
              target.current?.focus()
              close()
              onPick(picked)
            }}
            onLeave={close}
          />
        </Popup>
      ) : null}
    </FieldFrame>
  )
}
