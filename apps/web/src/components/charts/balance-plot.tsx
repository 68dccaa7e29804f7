import { formatNumber } from '@tartip/domain/money/format-amount'
import { bigMoves } from './big-moves.ts'
import classes from './plot.module.css'
import { linearScale, roundTicks, roundedSpan, stepLine } from './scale.ts'

interface BalancePlotProps {
  /** Height of each day's step, in currency units; only for drawing. */
  values: readonly number[]
  width: number
  /** The day that is being read. */
  readIndex: number | undefined
}

const height = 188
const padTop = 14
const padBottom = 6
const tickCount = 3

/** The drawing of BalanceChart: every day is a step of its own width, today included. */
export function BalancePlot({ values, width, readIndex }: BalancePlotProps) {
  const x = linearScale([0, Math.max(values.length, 1)], [0, width])
  const [low, high] = roundedSpan(Math.min(0, ...values), Math.max(1, ...values), tickCount)
  const y = linearScale([low, high], [height - padBottom, padTop])
  // The last day is repeated at its end, or its step would have no width.
  const steps = [...values, ...values.slice(-1)]
  const curve = stepLine(steps.map((value, day) => ({ x: x(day), y: y(value) })))
  const ground = steps.length > 0 ? `${curve}V${y(0)}H0Z` : ''
  const middle = (day: number) => x(day + 0.5)
  const ticks = roundTicks(low, high, tickCount)
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
      {ticks.map(tick => (
        <text key={tick} className={classes.tick} x={0} y={y(tick) - 4}>
          {formatNumber(tick)}
        </text>
      ))}
      {readIndex === undefined || readValue === undefined ? null : (
        <>
          <line
            className={classes.cursor}
            x1={middle(readIndex)}
            x2={middle(readIndex)}
            y1={padTop}
            y2={height - padBottom}
          />
          <circle className={classes.reader} cx={middle(readIndex)} cy={y(readValue)} r={6} />
        </>
      )}
    </svg>
  )
}
