import { CheckField } from '../../components/fields/check-field.tsx'
import { withNumberAttached } from '@tartip/domain/text/blanks'
import { addressText } from './address-text.ts'
import type { OutletWithRegisters } from './outlets-queries.ts'
import classes from './outlets.module.css'

interface RegistersChoiceProps {
  id?: string
  /** Left out where a heading above names the choice. */
  label?: string
  labelledBy?: string
  outlets: readonly OutletWithRegisters[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  error?: string | undefined
}

/** Which cash registers, outlet by outlet. */
export function RegistersChoice(props: RegistersChoiceProps) {
  const { id, label, labelledBy, outlets, value, onChange, error } = props
  const errorId = `${id ?? 'registers'}-error`
  return (
    <fieldset
      id={id}
      className={classes.choice}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={error ? errorId : undefined}
    >
      {label === undefined ? null : <legend>{label}</legend>}
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
      {outlets
        .filter(outlet => outlet.cashRegisters.length > 0)
        .map(outlet => (
          <div key={outlet.id} className={classes.choiceGroup}>
            <p className={classes.choiceName}>
              <span translate="no">{outlet.name}</span>
              <span className={classes.quiet} translate="no">
                {addressText(outlet.addressAttributes)}
              </span>
            </p>
            {outlet.cashRegisters.map(register => (
              <CheckField
                key={register.id}
                label={
                  <span translate="no">
                    {withNumberAttached(register.name)} · {register.code}
                  </span>
                }
                isChecked={value.includes(register.id)}
                onChange={isChosen =>
                  onChange(
                    isChosen ? [...value, register.id] : value.filter(one => one !== register.id),
                  )
                }
              />
            ))}
          </div>
        ))}
    </fieldset>
  )
}
