import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'

interface PasswordFieldProps extends TextualFieldProps {
  autoComplete: 'current-password' | 'new-password'
}

/** A secret that may be shown; paste and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useComponentText()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <InputLine
      field={props}
      type={isShown ? 'text' : 'password'}
      value={props.value}
      onChange={event => props.onChange(event.currentTarget.value)}
      autoComplete={props.autoComplete}
      autoCapitalize="none"
      rightSection={
        <IconButton
          size={32}
          aria-label={isShown ? t($ => $.password.hide) : t($ => $.password.show)}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      }
    />
  )
}
