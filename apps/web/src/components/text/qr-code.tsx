import { useMemo } from 'react'
import encodeQR from 'qr'
import classes from './qr-code.module.css'

interface QrCodeProps {
  /** What a camera reads. */
  text: string
  /** What it is, for who does not see it. */
  label: string
}

/** Quiet squares around the code, without which cameras do not find it. */
const border = 4

/** A QR code, always dark on light: cameras do not read it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => drawing(text), [text])
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={classes.paper} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={classes.ink} d={path} />
    </svg>
  )
}

function drawing(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size: rows.length }
}
