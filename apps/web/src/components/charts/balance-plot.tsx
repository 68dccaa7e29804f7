import { balanceAxis } from './balance-axis.tsx'
import { bigMoves } from './big-moves.ts'
import type { PlotSpan } from './plot-span.ts'
import classes from './plot.module.css'
import { linearScale, stepLine } from './scale.ts'

/** Heights in currency units, a day each; only for drawing. */
export interface BalanceHeights {
  readonly days: readonly number[]
  /** The same days a period earlier; from the first day on. */
  readonly before: readonly number[]
  /** Days after the last one. */
  readonly planned: readonly number[]
}

interface BalancePlotProps {
  heights: BalanceHeights
  width: number
  height: number
  /** The day that is being read. */
  readIndex: number | undefined
  /** Days that are chosen. */
  span: PlotSpan | undefined
}

/** Everything that the axis has to have room for. */
export const allHeights = ({ days, before, planned }: BalanceHeights): readonly number[] => [
  ...days,
  ...before,
  ...planned,
]

/** The drawing of BalanceChart: every day is a step of its own width, today included. */
export function BalancePlot({ heights, width, height, readIndex, span }: BalancePlotProps) {
  const { days, before, planned } = heights
  const x = linearScale([0, Math.max(days.length + planned.length, 1)], [0, width])
  const { ticks, y, top, bottom } = balanceAxis(allHeights(heights), height)
  // The last day is repeated at its end, or its step would have no width.
  const steps = (values: readonly number[], from = 0) =>
    [...values, ...values.slice(-1)].map((value, day) => ({ x: x(from + day), y: y(value) }))
  const curve = stepLine(steps(days))
  const ground = days.length > 0 ? `${curve}V${y(0)}H0Z` : ''
  const planPath = planned.length > 0 ? stepLine(planSteps(days, planned, x, y)) : ''
  const middle = (day: number) => x(day + 0.5)
  const readValue = readIndex === undefined ? undefined : [...days, ...planned][readIndex]

  return (
    <svg className={classes.svg} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden>
      {ticks.map(tick => (
        <line
          key={tick}
          className={tick === 0 ? classes.axis : classes.grid}
          x1={0}
          x2={width}
          y1={y(tick)}
          y2={y(tick)}
        />
      ))}
      {span ? (
        <rect
          className={classes.span}
          data-part="span"
          x={x(span.from)}
          width={x(span.to + 1) - x(span.from)}
          y={top}
          height={bottom - top}
        />
      ) : null}
      <path className={classes.area} d={ground} />
      {before.length > 0 ? (
        <path className={classes.before} data-part="before" d={stepLine(steps(before))} />
      ) : null}
      <path className={classes.line} d={curve} />
      {planPath ? <path className={classes.planned} data-part="planned" d={planPath} /> : null}
      {bigMoves(days).map(day => (
        <circle
          key={day}
          className={classes.mark}
          cx={middle(day)}
          cy={y(days[day] ?? 0)}
          r={3.5}
        />
      ))}
      {readIndex === undefined || readValue === undefined ? null : (
        <>
          <line
            className={classes.cursor}
            x1={middle(readIndex)}
            x2={middle(readIndex)}
            y1={top}
            y2={bottom}
          />
          <circle className={classes.reader} cx={middle(readIndex)} cy={y(readValue)} r={6} />
        </>
      )}
    </svg>
  )
}

/** From what is booked at the end of the last day down or up to the plan, and along it. */
function planSteps(
  days: readonly number[],
  planned: readonly number[],
  x: (day: number) => number,
  y: (value: number) => number,
) {
  const begin = days.length
  const steps = [...planned, ...planned.slice(-1)].map((value, day) => ({
    x: x(begin + day),
    y: y(value),
  }))
  const booked = days.at(-1)
  return booked === undefined ? steps : [{ x: x(begin), y: y(booked) }, ...steps]
}
