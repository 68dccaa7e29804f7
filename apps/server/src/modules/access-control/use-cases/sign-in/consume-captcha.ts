import { useCaptchaOnce } from '../../store/captcha-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'

/** Whether a captcha token proves work that nobody has used yet; uses it up. */
export async function consumeCaptcha(
  { db, captcha, clock }: Pick<AccessControlDeps, 'db' | 'captcha' | 'clock'>,
  token: string,
  origin: Origin,
): Promise<boolean> {
  const solved = await captcha.check(token, clock.now(), origin.ip)
  return solved !== undefined && useCaptchaOnce(db, solved)
}
