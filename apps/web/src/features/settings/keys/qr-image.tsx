import encodeQR from 'qr'
import classes from '../settings.module.css'

interface QrImageProps {
  text: string
  /** Says to a screen reader what the picture is; the text itself stands beside it. */
  label: string
}

/** A QR code as one path on white: phones read it in the dark look as well. */
export function QrImage({ text, label }: QrImageProps) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
