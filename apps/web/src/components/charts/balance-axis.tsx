import { formatNumber } from '@tartip/domain/money/format-amount'
import classes from './plot.module.css'
import { linearScale, roundTicks, roundedSpan } from './scale.ts'

/** In pixels, where nothing beside it is higher. */
export const balancePlotHeight = 188
const top = 8
const tickCount = 3

/** Round sums that the curve fits between, and the place of a sum in pixels from the top of the plot. */
export function balanceAxis(values: readonly number[], height: number) {
  const bottom = height - top
  // A balance that never was anything but nothing needs no sums above it.
  if (values.every(value => value === 0)) {
    return { ticks: [0], y: linearScale([0, 1], [bottom, top]), top, bottom }
  }
  const [low, high] = roundedSpan(Math.min(0, ...values), Math.max(1, ...values), tickCount)
  const y = linearScale([low, high], [bottom, top])
  return { ticks: roundTicks(low, high, tickCount), y, top, bottom }
}

interface BalanceAxisProps {
  values: readonly number[]
  height: number
}

/** The sums of the axis in a column of their own, so that no curve can run through them. */
export function BalanceAxis({ values, height }: BalanceAxisProps) {
  const { ticks, y } = balanceAxis(values, height)
  return (
    <div className={classes.ticks} aria-hidden>
      {ticks.map(tick => (
        <span key={tick} className={classes.tick} style={{ top: y(tick) }}>
          {formatNumber(tick)}
        </span>
      ))}
    </div>
  )
}
