import type { ReactNode } from 'react'

export type IllustrationName = 'offline' | 'locked' | 'rejected' | 'empty' | 'done'

interface IllustrationProps {
  name: IllustrationName
  size?: number
}

/**
 * Five scenes of one story: a sheet of the ledger on its way to the bank. The sheet is always the same, its
 * lines are those of the logo, and what becomes of it is the picture. They live in the bundle, because the
 * offline one is needed when nothing can be loaded.
 */
export function Illustration({ name, size = 112 }: IllustrationProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="48" cy="48" r="46" fill="var(--brand-tint)" />
      {scenes[name]}
    </svg>
  )
}

const brand = 'var(--brand)'
const quiet = 'var(--chart-outflow)'
const paper = { fill: 'var(--surface)', stroke: brand, strokeWidth: 2 } as const

/** A written sheet, 30 by 38, with its corner at the origin. */
const sheet = (
  <>
    <path d="M4 0h16l10 10v24a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" {...paper} />
    <path d="M20 0v7a3 3 0 0 0 3 3h7" stroke={brand} strokeWidth="2" />
    <path d="M7 17h16M7 24h11M7 31h6" stroke={quiet} strokeWidth="2.5" />
  </>
)

/** The bank: a roof on three pillars, 28 wide, with the corner of its roof at the origin. */
const bank = (
  <>
    <path d="M1 10 14 2l13 8Z" {...paper} />
    <path d="M5 14v10M14 14v10M23 14v10M0 28h28" stroke={brand} strokeWidth="2.5" />
  </>
)

const scenes: Readonly<Record<IllustrationName, ReactNode>> = {
  // The road breaks off between the sheet and the bank, and so does the line above it.
  offline: (
    <>
      <path d="M10 70h30M58 70h28" stroke={brand} />
      <g transform="translate(13 38) scale(.78)">{sheet}</g>
      <g transform="translate(58 42)">{bank}</g>
      <path d="M27 31c3-6 7-9 13-11M72 31c-3-6-7-9-13-11" stroke={quiet} strokeDasharray="1 6" />
      <path d="m46 15 7 9m0-9-7 9" stroke="var(--danger)" />
    </>
  ),
  // The sheet is in the safe, and one can see that it is: somebody else has the key.
  locked: (
    <>
      <rect x="17" y="22" width="50" height="52" rx="6" {...paper} />
      <path d="M24 74v5m36-5v5" stroke={brand} />
      <g transform="translate(27 28) scale(.72)">{sheet}</g>
      <path d="M34 22v52M50 22v52" stroke={brand} strokeWidth="2" opacity=".55" />
      <rect x="54" y="46" width="26" height="22" rx="5" fill={brand} />
      <path d="M60 46v-6a7 7 0 0 1 14 0v6" stroke={brand} />
      <path d="M67 55v5" stroke="var(--on-brand)" />
    </>
  ),
  // The bank sends the sheet back, with a mark where it has to be mended.
  rejected: (
    <>
      <path d="M10 74h76" stroke={brand} />
      <g transform="translate(56 46)">{bank}</g>
      <path d="M72 37c-1-12-9-18-20-18m7-6-7 6 6 7" stroke={quiet} />
      <g transform="translate(16 30) rotate(-8 15 19)">{sheet}</g>
      <circle cx="45" cy="63" r="10" fill="var(--surface)" stroke="var(--danger)" strokeWidth="2" />
      <path d="m41.500 59.500 7 7m0-7-7 7" stroke="var(--danger)" />
    </>
  ),
  // The table is laid: a sheet without a word on it, and a pen that waits.
  empty: (
    <>
      <path d="M12 74h72" stroke={brand} />
      <path d="M30 24h20l12 12v34a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4Z" {...paper} />
      <path d="M50 24v8a4 4 0 0 0 4 4h8" stroke={brand} strokeWidth="2" />
      <path d="M34 46h20M34 54h14M34 62h8" stroke={quiet} strokeDasharray="1 6" />
      <g transform="rotate(38 70 52)">
        <path d="M66 30h8v30l-4 9-4-9Z" {...paper} />
        <path d="M66 37h8" stroke={brand} strokeWidth="2" />
        <path d="M70 65v4" stroke={brand} />
      </g>
    </>
  ),
  // The sheet has reached the bank, and the last line of the logo is the tick.
  done: (
    <>
      <path d="M18 34 48 14l30 20Z" {...paper} />
      <path d="M26 42v30M70 42v30" stroke={brand} />
      <path d="M12 76h72" stroke={brand} />
      <g transform="translate(33 38)">{sheet}</g>
      <circle cx="66" cy="66" r="13" fill="var(--success)" />
      <path d="m60 66 4.500 5 8-9.500" stroke="var(--surface)" />
    </>
  ),
}
