import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './theme-choice-field.module.css'
import type { ThemeChoice } from './use-theme-choice.ts'
import { themeChoices, useThemeChoice } from './use-theme-choice.ts'

const icons: Readonly<Record<ThemeChoice, typeof IconSun>> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconDeviceDesktop,
}

interface ThemeChoiceFieldProps {
  label: ReactNode
  /** Name of each look in the person's language. */
  nameOf: (choice: ThemeChoice) => string
}

/** Light, dark or as the system, as three radio buttons. */
export function ThemeChoiceField({ label, nameOf }: ThemeChoiceFieldProps) {
  const { choice, choose } = useThemeChoice()
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes.field}>
      <p id={id} className={classes.label}>
        {label}
      </p>
      {themeChoices.map(one => {
        const Icon = icons[one]
        return (
          <label key={one} className={classes.choice}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === choice}
              onChange={() => choose(one)}
            />
            <Icon size={20} aria-hidden />
            {nameOf(one)}
          </label>
        )
      })}
    </div>
  )
}
