import { useId, type ReactNode } from 'react'
import { CheckField } from '../../components/fields/check-field.tsx'
import classes from './statements.module.css'

interface ChoiceListProps {
  legend: string
  /** The box for everything; nothing chosen means it. */
  allLabel: string
  options: readonly { readonly value: string; readonly label: ReactNode }[]
  chosen: readonly string[]
  /** Whether everything is meant; another list of the form may have a choice. */
  isAll?: boolean
  onChange: (chosen: readonly string[]) => void
  /** Short labels stand beside each other. */
  isInline?: boolean
}

const mostWithoutFrame = 24

/** One, several or all of a few things. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, allLabel, options, chosen, onChange, isInline = false } = props
  const { isAll = chosen.length === 0 } = props
  const id = useId()
  const toggle = (value: string, isChecked: boolean) => {
    const next = options
      .map(option => option.value)
      .filter(one => (one === value ? isChecked : chosen.includes(one)))
    // All of them one by one is everything.
    onChange(next.length === options.length ? [] : next)
  }
  return (
    <fieldset
      className={classes.choices}
      data-inline={isInline || undefined}
      data-long={options.length > mostWithoutFrame || undefined}
    >
      <legend>{legend}</legend>
      <div className={classes.boxes}>
        <CheckField
          id={`${id}-all`}
          label={allLabel}
          isChecked={isAll}
          onChange={() => onChange([])}
        />
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            id={`${id}-${value}`}
            label={label}
            isChecked={chosen.includes(value)}
            onChange={isChecked => toggle(value, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
