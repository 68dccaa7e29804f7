import { loadTextsOf } from '../lib/i18n.ts'
import { whenIdle } from '../lib/when-idle.ts'

/** Loads the sign-in page while a session lives: it has to come when the session ends, also without the network. */
export const keepSignInPageReady = (): (() => void) =>
  whenIdle(() => {
    void Promise.allSettled([import('../features/auth/login/login-route.tsx'), loadTextsOf('auth')])
  })

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
