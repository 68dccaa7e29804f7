import { longestViewName, withColumn } from '@tartip/domain/people/table-views'
import type { SavedView, TableView } from '@tartip/domain/people/table-views'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { CheckField } from '../fields/check-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Flyout } from '../overlay/flyout.tsx'
import classes from './view-menu.module.css'

interface ViewMenuProps {
  /** Columns that can be left out, with their heads. */
  columns: readonly { readonly id: string; readonly label: string }[]
  view: TableView
  onChange: (view: TableView) => void
  /** Views under a name; left out where a table has no address of its own. */
  saved?: {
    readonly views: readonly SavedView[]
    readonly onSave: (name: string) => void
    readonly onApply: (view: SavedView) => void
    readonly onForget: (name: string) => void
  }
}

/** Which columns are shown, how close the rows stand, and views kept under a name. */
export function ViewMenu({ columns, view, onChange, saved }: ViewMenuProps) {
  const { t } = useComponentText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Flyout
      opened={isOpen}
      onOpenedChange={setIsOpen}
      label={t($ => $.view.button)}
      side="end"
      width="19rem"
      target={target => (
        <Button
          {...target}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        >
          {t($ => $.view.button)}
        </Button>
      )}
    >
      <div className={classes.menu}>
        <fieldset className={classes.group}>
          <legend>{t($ => $.view.columns)}</legend>
          {columns.map(({ id, label }) => (
            <CheckField
              key={id}
              label={label}
              isChecked={!view.hidden.includes(id)}
              onChange={isShown => onChange(withColumn(view, id, isShown))}
            />
          ))}
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t($ => $.view.density)}</legend>
          <CheckField
            kind="switch"
            label={t($ => $.view.compact)}
            isChecked={view.isCompact}
            onChange={isCompact => onChange({ ...view, isCompact })}
          />
        </fieldset>
        {saved ? (
          <SavedViews
            {...saved}
            onApply={one => {
              setIsOpen(false)
              saved.onApply(one)
            }}
          />
        ) : null}
      </div>
    </Flyout>
  )
}

function SavedViews({ views, onSave, onApply, onForget }: NonNullable<ViewMenuProps['saved']>) {
  const { t } = useComponentText()
  const [name, setName] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    onSave(wanted)
    setName('')
  }
  return (
    <fieldset className={classes.group}>
      <legend>{t($ => $.view.saved)}</legend>
      {views.length > 0 ? (
        <ul>
          {views.map(view => (
            <li key={view.name} className={classes.saved}>
              <button type="button" className={classes.apply} onClick={() => onApply(view)}>
                {view.name}
              </button>
              <IconButton
                size={32}
                aria-label={t($ => $.view.forget, { name: view.name })}
                onClick={() => onForget(view.name)}
              >
                <IconX size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <form className={classes.form} onSubmit={handleSubmit}>
        <TextField
          label={t($ => $.view.name)}
          value={name}
          onChange={setName}
          maxLength={longestViewName}
        />
        <Button type="submit" size="sm" variant="light">
          {t($ => $.view.save)}
        </Button>
      </form>
    </fieldset>
  )
}
