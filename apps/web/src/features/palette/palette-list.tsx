import type { Ref } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import type { PaletteItem } from './palette-item.ts'
import classes from './palette.module.css'
import type { PaletteSection } from './use-palette-items.ts'

interface PaletteListProps {
  /** Id of the list in the document. */
  id: string
  ref: Ref<HTMLDivElement>
  sections: readonly PaletteSection[]
  /** Id of the marked item. */
  current: string | undefined
  onChoose: (item: PaletteItem) => void
}

/** What was found, group by group. The focus stays in the field; the mark moves here. */
export function PaletteList({ id, ref, sections, current, onChoose }: PaletteListProps) {
  const { t } = useTranslation('palette')
  return (
    <div ref={ref} id={id} role="listbox" aria-label={t($ => $.results)} className={classes.list}>
      {sections.map(({ name, items }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className={classes.group}>
            {t($ => $.groups[name])}
          </p>
          {items.map(item => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field, which has the focus
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              data-item={item.id}
              role="option"
              aria-selected={item.id === current}
              className={classes.item}
              // A press must not take the focus away from the field before the click has come.
              onMouseDown={event => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              <item.icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
              <span className={classes.words}>
                <span className={classes.title}>{item.title}</span>
                {item.detail ? <span className={classes.detail}>{item.detail}</span> : null}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
