import { vi } from 'vitest'
import { captchaSource } from '../captcha/captcha.ts'

/** Until the end of the test the captcha of sign-in is solved at once, with this token. */
export function captchaIsSolved(token = 'solved'): void {
  vi.spyOn(captchaSource, 'prepare').mockReturnValue(undefined)
  vi.spyOn(captchaSource, 'take').mockResolvedValue(token)
}
