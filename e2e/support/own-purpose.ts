let made = 0

/** A purpose that no other document of the bank has, so that a flow finds its own one. */
export function ownPurpose(words: string): string {
  made += 1
  return `${words} NO ${Date.now()}-${made}`
}
