import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../controls/icon-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './pager.module.css'
import { pageNumbers } from './page-numbers.ts'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  /** Named for a screen reader: «История операций». */
  label: string
}

/** Numbered pages with the first, the last and the neighbours. */
export function Pager({ page, pages, onChange, label }: PagerProps) {
  const { t } = useComponentText()
  if (pages <= 1) return null
  return (
    <nav className={classes.pager} aria-label={t($ => $.pager.label, { label })}>
      <IconButton
        aria-label={t($ => $.pager.previous)}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </IconButton>
      {pageNumbers(page, pages).map((number, index) =>
        number === undefined ? (
          <span key={`gap-${index}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={classes.page}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t($ => $.pager.page, { page: number })}
            onClick={() => onChange(number)}
          >
            {number}
          </button>
        ),
      )}
      <IconButton
        aria-label={t($ => $.pager.next)}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </IconButton>
    </nav>
  )
}
