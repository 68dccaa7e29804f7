import { holdsTerm, nearnessOf } from '@tartip/domain/lists/search-text'
import { useState } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { FieldProps } from './field-props.ts'
import { PickerField } from './picker-field.tsx'
import classes from './select-field.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** A second, muted line. */
  readonly description?: string
  /** Other names by which it is found. */
  readonly otherNames?: readonly string[]
  /** Chosen more often than others: it comes first among what is found equally near. */
  readonly isUsual?: boolean
  readonly isDisabled?: boolean
}

export interface SelectFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** A search inside the list; on its own from 9 options. */
  isSearchable?: boolean
  /** What is typed to find options elsewhere, where they are more than a list holds. */
  search?: { readonly text: string; readonly onChange: (text: string) => void }
}

const searchFrom = 9

/** One of several; a long list can be searched by any of its words. */
export function SelectField({ search, ...props }: SelectFieldProps) {
  const { options, value, onChange, isSearchable = options.length >= searchFrom } = props
  const { t } = useComponentText()
  const [typed, setTyped] = useState('')
  const { text, onChange: setText } = search ?? { text: typed, onChange: setTyped }
  const hasSearch = search !== undefined || isSearchable
  const found = search ? options : foundOptions(options, text)
  const chosen = options.find(option => option.value === value)
  return (
    <PickerField
      {...props}
      value={value}
      onPick={onChange}
      shown={chosen ? chosen.label : undefined}
      options={found.map(option => ({
        value: option.value,
        isDisabled: option.isDisabled ?? false,
        content: <OptionText option={option} />,
      }))}
      note={found.length === 0 ? t($ => $.picker.nothing) : undefined}
      {...(hasSearch
        ? { search: { text, onChange: setText, placeholder: t($ => $.picker.search) } }
        : {})}
    />
  )
}

const isUsual = ({ option }: { readonly option: SelectOption }): boolean => option.isUsual === true

/** Another name is less near than the one that is shown. */
const nearnessOfOption = ({ value, label, otherNames = [] }: SelectOption, text: string): number =>
  Math.min(nearnessOf([value, label], text), nearnessOf(otherNames, text) + 2)

/** Nearest first; the order of the options among those that are equally near. */
function foundOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  if (text.trim() === '') return options
  return options
    .filter(({ value, label, description = '', otherNames = [] }) =>
      holdsTerm([[value, label, description, ...otherNames].join(' ')], text),
    )
    .map(option => ({ option, nearness: nearnessOfOption(option, text) }))
    .toSorted((a, b) => a.nearness - b.nearness || +isUsual(b) - +isUsual(a))
    .map(({ option }) => option)
}

function OptionText({ option }: { option: SelectOption }) {
  return (
    <span className={classes.option}>
      {option.label}
      {option.description ? <span className={classes.note}>{option.description}</span> : null}
    </span>
  )
}
