/**
 * Loads what every signed-in page needs, ahead of time. What does not come is asked for again when it
 * is really needed, and only then its loss is told.
 */
export function warmUp(): void {
  void Promise.allSettled([
    import('../lib/query-client.ts'),
    import('./find-person.ts'),
    import('./shell/shell.tsx'),
  ])
}
