export function yieldToCalls(): void
