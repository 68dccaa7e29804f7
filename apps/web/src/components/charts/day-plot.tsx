import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CSSProperties, ReactNode } from 'react'
import { useElementSize } from '../../lib/use-element-size.ts'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './plot.module.css'
import type { PlotSlider } from './use-plot-slider.ts'

interface DayPlotProps {
  slider: PlotSlider
  days: readonly { readonly date: LocalDate }[]
  /** Before it has been measured. */
  usualWidth: number
  /** It takes the height that its card has left, and at least this one. */
  usualHeight: number
  /** The sums beside the plot, in a column of their own, for a plot of this height. */
  axis?: (height: number) => ReactNode
  style?: CSSProperties
  /** What the keys do, under the id that the slider is described by. */
  help?: { readonly id: string; readonly text: string }
  /** The drawing, in so many pixels. */
  children: (width: number, height: number) => ReactNode
}

/** Ground of every chart over days: the part that is read and chosen in, its axis, its first and last day. */
export function DayPlot(props: DayPlotProps) {
  const { slider, days, usualWidth, usualHeight, axis, style, help, children } = props
  const { language } = useComponentText()
  const { ref, ...measured } = useElementSize()
  const height = Math.max(measured.height, usualHeight)
  const first = days[0]
  const last = days.at(-1)
  return (
    <div className={classes.ground} data-axis={axis ? true : undefined}>
      {axis?.(height)}
      <div
        ref={ref}
        className={classes.plot}
        style={{ ...style, minHeight: usualHeight }}
        {...slider.plotProps}
      >
        {children(measured.width || usualWidth, height)}
      </div>
      {first && last ? (
        <div className={classes.days} aria-hidden>
          <span>{formatDayMonth(first.date, language)}</span>
          <span>{formatDayMonth(last.date, language)}</span>
        </div>
      ) : null}
      {help ? <VisuallyHidden id={help.id}>{help.text}</VisuallyHidden> : null}
    </div>
  )
}
