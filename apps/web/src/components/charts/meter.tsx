import { tokenValue } from '../theme/tokens.ts'
import type { ColourToken } from '../theme/tokens.ts'
import classes from './meter.module.css'

interface MeterProps {
  /** From 0 to 1; what lies beyond is drawn as empty or full. */
  part: number
  token?: ColourToken
}

/** How much of something is done or used up, drawn; words beside it say the same. */
export function Meter({ part, token = 'brand' }: MeterProps) {
  const percent = Math.min(Math.max(part * 100, 0), 100)
  return (
    <div className={classes.meter} aria-hidden>
      <span style={{ width: `${percent}%`, background: tokenValue(token) }} />
    </div>
  )
}
