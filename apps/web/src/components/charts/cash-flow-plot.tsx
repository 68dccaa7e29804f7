import classes from './plot.module.css'
import { bandsOver, linearScale } from './scale.ts'

/** Heights of a day in currency units, both positive; only for drawing. */
export interface FlowHeights {
  readonly up: number
  readonly down: number
}

interface CashFlowPlotProps {
  days: readonly FlowHeights[]
  /** The same days a period earlier. */
  before: readonly FlowHeights[]
  width: number
  height: number
  readIndex: number | undefined
}

/** In pixels, where nothing beside it is higher. */
export const cashFlowPlotHeight = 132

/** The drawing of CashFlowChart; a day with any money at all shows at least a sliver. */
export function CashFlowPlot({ days, before, width, height, readIndex }: CashFlowPlotProps) {
  const all = [...days, ...before]
  const top = Math.max(1, ...all.map(({ up }) => up))
  const bottom = Math.max(1, ...all.map(({ down }) => down))
  const bands = bandsOver(days.length, width, 0.42)
  const y = linearScale([-bottom, top], [height, 0])
  const zero = y(0)
  const barWidth = Math.min(bands.width, 14)
  return (
    <svg className={classes.svg} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden>
      {days.map(({ up, down }, place) => {
        const left = bands.leftOf(place) + (bands.width - barWidth) / 2
        const earlier = before[place]
        const isDimmed = readIndex !== undefined && place !== readIndex
        return (
          <g key={place} className={isDimmed ? classes.dimmed : ''}>
            <Bar kind="inflow" left={left} width={barWidth} from={y(up)} to={zero - 1} />
            <Bar kind="outflow" left={left} width={barWidth} from={zero + 1} to={y(-down)} />
            {earlier && earlier.up > 0 ? (
              <Tick left={left} width={barWidth} y={y(earlier.up)} />
            ) : null}
            {earlier && earlier.down > 0 ? (
              <Tick left={left} width={barWidth} y={y(-earlier.down)} />
            ) : null}
          </g>
        )
      })}
      <line className={classes.axis} x1={0} x2={width} y1={zero} y2={zero} />
    </svg>
  )
}

interface BarProps {
  kind: 'inflow' | 'outflow'
  left: number
  width: number
  from: number
  to: number
}

function Bar({ kind, left, width, from, to }: BarProps) {
  const isNothing = Math.abs(to - from) <= 1
  if (isNothing) return null
  return (
    <rect
      className={classes[kind]}
      x={left}
      width={width}
      y={Math.min(from, to)}
      height={Math.max(Math.abs(to - from), 2)}
      rx={Math.min(2, width / 2)}
    />
  )
}

/** How far the bar of the day a period earlier reached. */
function Tick({ left, width, y }: { left: number; width: number; y: number }) {
  return <line className={classes.tickBefore} x1={left - 1} x2={left + width + 1} y1={y} y2={y} />
}
