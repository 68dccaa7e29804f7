/**
 * Loads what every signed-in page needs, ahead of time. What does not come is requested again when it
 * is really needed, and only then its loss is reported.
 */
export function warmUp(): void {
  void Promise.allSettled([
    import('../lib/query-client.ts'),
    import('./find-person.ts'),
    import('./shell/shell.tsx'),
  ])
}
