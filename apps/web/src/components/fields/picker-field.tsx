import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { FieldFrame } from './field-frame.tsx'
import fieldClasses from './field.module.css'
import { inputPropsOf } from './field-props.ts'
import type { FieldProps } from './field-props.ts'
import classes from './picker-field.module.css'

export interface PickerOption {
  readonly value: string
  readonly content: ReactNode
  readonly isDisabled?: boolean
}

interface PickerSearch {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly placeholder: string
}

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
  const fallbackId = useId()
  const id = props.id ?? fallbackId
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
      search?.onChange('')
    },
    onDropdownOpen: () => {
      if (search) combobox.focusSearchInput()
      combobox.updateSelectedOptionIndex('active')
    },
  })
  const { 'aria-required': ariaRequired, placeholder, ...button } = inputPropsOf(props, id)

  return (
    <FieldFrame field={props} id={id}>
      <Combobox
        store={combobox}
        onOptionSubmit={picked => {
          onPick(picked)
          combobox.closeDropdown()
        }}
        middlewares={{ flip: true, shift: true, size: true }}
        shadow="md"
      >
        <Combobox.Target targetType="button">
          <button
            {...button}
            type="button"
            data-required={ariaRequired}
            onClick={() => combobox.toggleDropdown()}
            className={`${fieldClasses.input} ${classes.target}`}
          >
            <span className={classes.shown}>
              {shown ?? (
                <span className={classes.placeholder}>
                  {placeholder ?? t($ => $.picker.choose)}
                </span>
              )}
            </span>
            <IconSelector size={18} aria-hidden className={classes.chevron} />
          </button>
        </Combobox.Target>
        <Combobox.Dropdown>
          {search ? (
            <Combobox.Search
              value={search.text}
              onChange={event => search.onChange(event.currentTarget.value)}
              placeholder={search.placeholder}
              aria-label={search.placeholder}
              classNames={{ input: classes.search }}
            />
          ) : null}
          <Combobox.Options className={classes.options} labelledBy={`${id}-label`}>
            {options.map(option => (
              <Combobox.Option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled ?? false}
                active={option.value === value}
                aria-selected={option.value === value}
              >
                {option.content}
              </Combobox.Option>
            ))}
            {note ? <Combobox.Empty>{note}</Combobox.Empty> : null}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </FieldFrame>
  )
}
