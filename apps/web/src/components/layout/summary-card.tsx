import { createContext, useContext, useId } from 'react'
import type { ReactNode } from 'react'
import classes from './summary-card.module.css'

interface SummaryCardProps {
  /** Heading of the card; names the region for screen readers. */
  title?: ReactNode
  /** Quiet text or a link on the right of the heading. */
  aside?: ReactNode
  children: ReactNode
  /** The apricot bar: something in here waits for this person. */
  isSignal?: boolean
  /** For tables and lists that run to the edges. */
  isFlush?: boolean
  className?: string
}

const InCard = createContext(false)

/** Whether this stands in a card, and so has to do with less room than a page. */
export const useIsInCard = (): boolean => useContext(InCard)

/** A flat white card with a hairline; the only box of the product. */
export function SummaryCard({
  title,
  aside,
  children,
  isSignal,
  isFlush,
  className,
}: SummaryCardProps) {
  const titleId = useId()
  return (
    <section
      className={[classes.card, className].filter(Boolean).join(' ')}
      data-signal={isSignal || undefined}
      data-flush={isFlush || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title ? (
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          {aside ? <div className={classes.aside}>{aside}</div> : null}
        </div>
      ) : null}
      <InCard.Provider value>{children}</InCard.Provider>
    </section>
  )
}
