interface LogoProps {
  size?: number
  /** With the name beside the mark. */
  withName?: boolean
}

/** Three ledger lines ended by a signature tick. A bank puts its own mark here. */
export function Logo({ size = 28, withName = false }: LogoProps) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.625rem' }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        role={withName ? undefined : 'img'}
        aria-label={withName ? undefined : 'Тартип'}
        aria-hidden={withName || undefined}
      >
        <path d="M3 5h18M3 12h8M3 19h4" stroke="var(--brand)" />
        <path d="m11.5 17.5 3 3L21 11" stroke="var(--signal-fill)" strokeLinejoin="round" />
      </svg>
      {withName ? (
        <span style={{ fontSize: '1.125rem', fontWeight: 600, letterSpacing: '-0.01em' }}>
          Тартип
        </span>
      ) : null}
    </span>
  )
}
