import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Button } from '../../../components/controls/button.tsx'
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
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}>
          {t($ => $.history.view.button)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
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
      </Popover.Dropdown>
    </Popover>
  )
}
