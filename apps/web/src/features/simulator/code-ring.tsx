import { codePeriodSeconds } from './one-time-codes.ts'
import classes from './simulator.module.css'

interface CodeRingProps {
  seconds: number
}

const radius = 15
const length = 2 * Math.PI * radius

/** The remaining validity of a code, as a ring with the seconds inside. */
export function CodeRing({ seconds }: CodeRingProps) {
  const part = Math.min(1, seconds / codePeriodSeconds)
  return (
    <svg
      className={classes.ring}
      viewBox="0 0 36 36"
      aria-hidden
      data-late={seconds <= 5 || undefined}
    >
      <circle cx="18" cy="18" r={radius} className={classes.ringTrack} />
      <circle
        cx="18"
        cy="18"
        r={radius}
        className={classes.ringLeft}
        strokeDasharray={`${length * part} ${length}`}
        transform="rotate(-90 18 18)"
      />
      <text x="18" y="18.5" textAnchor="middle" dominantBaseline="middle">
        {seconds}
      </text>
    </svg>
  )
}
