import { balanceAxis, balancePlotHeight as height } from './balance-axis.tsx'
import { bigMoves } from './big-moves.ts'
import classes from './plot.module.css'
import { linearScale, stepLine } from './scale.ts'

interface BalancePlotProps {
  /** Height of each day's step, in currency units; only for drawing. */
  values: readonly number[]
  width: number
  /** The day that is being read. */
  readIndex: number | undefined
}

/** The drawing of BalanceChart: every day is a step of its own width, today included. */
export function BalancePlot({ values, width, readIndex }: BalancePlotProps) {
  const x = linearScale([0, Math.max(values.length, 1)], [0, width])
  const { ticks, y, top, bottom } = balanceAxis(values)
  // The last day is repeated at its end, or its step would have no width.
  const steps = [...values, ...values.slice(-1)]
  const curve = stepLine(steps.map((value, day) => ({ x: x(day), y: y(value) })))
  const ground = steps.length > 0 ? `${curve}V${y(0)}H0Z` : ''
  const middle = (day: number) => x(day + 0.5)
  const readValue = readIndex === undefined ? undefined : values[readIndex]

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
      <path className={classes.area} d={ground} />
      <path className={classes.line} d={curve} />
      {bigMoves(values).map(day => (
        <circle
          key={day}
          className={classes.mark}
          cx={middle(day)}
          cy={y(values[day] ?? 0)}
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
