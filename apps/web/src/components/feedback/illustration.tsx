import type { ReactNode } from 'react'

export type IllustrationName = 'offline' | 'locked' | 'rejected' | 'empty' | 'done'

interface IllustrationProps {
  name: IllustrationName
  size?: number
}

/**
 * Five pictures from one alphabet: the ledger lines of the logo, ended by what became of them. They
 * live in the bundle, because the offline one is needed when nothing can be loaded.
 */
export function Illustration({ name, size = 112 }: IllustrationProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="48" cy="48" r="46" fill="var(--brand-tint)" />
      {pictures[name]}
    </svg>
  )
}

const sheet = (
  <rect
    x="22"
    y="18"
    width="52"
    height="60"
    rx="8"
    fill="var(--surface)"
    stroke="var(--line)"
    strokeWidth="2"
  />
)
const quiet = 'var(--chart-outflow)'

const pictures: Readonly<Record<IllustrationName, ReactNode>> = {
  offline: (
    <>
      {sheet}
      <path d="M32 34h14M54 34h10M32 48h8M48 48h6M32 62h4" stroke={quiet} />
      <path d="M50 68c4-4 12-4 16 0M45 61c7-7 19-7 26 0" stroke="var(--brand)" />
      <path d="m47 76 24-24" stroke="var(--danger)" />
    </>
  ),
  locked: (
    <>
      {sheet}
      <path d="M32 32h32M32 44h12" stroke={quiet} />
      <rect x="40" y="52" width="26" height="19" rx="5" fill="var(--brand)" />
      <path d="M45 52v-5a8 8 0 0 1 16 0v5" stroke="var(--brand)" />
      <path d="M53 60v4" stroke="var(--on-brand)" />
    </>
  ),
  rejected: (
    <>
      {sheet}
      <path d="M32 34h32M32 46h20" stroke="var(--brand)" />
      <path d="M32 58h8" stroke={quiet} />
      <path d="m50 56 14 14M64 56 50 70" stroke="var(--danger)" />
    </>
  ),
  empty: (
    <>
      {sheet}
      <path d="M32 34h32" stroke="var(--brand)" />
      <path d="M32 48h20M32 62h8" stroke={quiet} strokeDasharray="1 8" />
    </>
  ),
  done: (
    <>
      {sheet}
      <path d="M32 34h32M32 48h18M32 62h8" stroke="var(--brand)" />
      <path d="m48 62 7 7 15-19" stroke="var(--success)" />
    </>
  ),
}
