import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './palette-button.module.css'
import { paletteStore } from './palette/palette-store.ts'

/** The way to everything that can be found: a field with its keys where there is room, else its sign alone. */
export function PaletteButton() {
  const { t } = useTranslation('common')
  return (
    <div className={classes.place}>
      <button
        type="button"
        className={classes.button}
        aria-label={t($ => $.palette.button)}
        aria-keyshortcuts="Control+K Meta+K"
        title={t($ => $.palette.button)}
        onClick={() => paletteStore.set(true)}
      >
        <IconSearch size={20} aria-hidden />
        <span className={classes.words}>{t($ => $.palette.label)}</span>
        <kbd className={classes.keys}>{t($ => $.palette.keys)}</kbd>
      </button>
    </div>
  )
}
