import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Flyout } from '../../../components/overlay/flyout.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import classes from './history.module.css'
import { optionalColumns, withColumn } from './view-settings.ts'
import type { ViewSettings } from './view-settings.ts'

interface ViewMenuProps {
  view: ViewSettings
  onChange: (view: ViewSettings) => void
}

/** Which columns are shown and how close the rows stand. */
export function ViewMenu({ view, onChange }: ViewMenuProps) {
  const { t } = useTranslation('payments')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Flyout
      opened={isOpen}
      onOpenedChange={setIsOpen}
      label={t($ => $.history.view.button)}
      side="end"
      width="17.5rem"
      target={target => (
        <Button
          {...target}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        >
          {t($ => $.history.view.button)}
        </Button>
      )}
    >
      <div className={classes.viewMenu}>
        <fieldset className={classes.viewGroup}>
          <legend>{t($ => $.history.view.columns)}</legend>
          {optionalColumns.map(column => (
            <CheckField
              key={column}
              label={t($ => $.history.columns[column])}
              isChecked={!view.hidden.includes(column)}
              onChange={isShown => onChange(withColumn(view, column, isShown))}
            />
          ))}
        </fieldset>
        <fieldset className={classes.viewGroup}>
          <legend>{t($ => $.history.view.density)}</legend>
          <CheckField
            kind="switch"
            label={t($ => $.history.view.compact)}
            isChecked={view.isCompact}
            onChange={isCompact => onChange({ ...view, isCompact })}
          />
        </fieldset>
      </div>
    </Flyout>
  )
}
