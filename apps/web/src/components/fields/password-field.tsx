import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { inputPropsOf } from './field-props.ts'
import type { TextualFieldProps } from './field-props.ts'

interface PasswordFieldProps extends TextualFieldProps {
  autoComplete: 'current-password' | 'new-password'
}

/** A secret that may be shown; paste and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useComponentText()
  const [isShown, setIsShown] = useState(false)
  return (
    <PasswordInput
      {...inputPropsOf(props)}
      value={props.value}
      onChange={event => props.onChange(event.currentTarget.value)}
      autoComplete={props.autoComplete}
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t($ => $.password.hide) : t($ => $.password.show),
        tabIndex: 0,
      }}
      spellCheck={false}
    />
  )
}
