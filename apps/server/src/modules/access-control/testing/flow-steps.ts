import { generateSync } from 'otplib'

import { deviceId, type Answer, type TestAccessControl } from './test-access-control.ts'

export const newPassword = 'Tun-7-kar-Suu'

/** What somebody does at sign-in, step by step, in one browser that keeps its cookies. */
export function createFlow(bank: TestAccessControl, { ip }: { readonly ip?: string } = {}) {
  let cookies: Record<string, string> = {}

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    withCaptcha = false,
  ): Promise<Answer> => {
    const headers: Record<string, string> = withCaptcha
      ? { 'captcha-token': await bank.solveCaptcha(ip) }
      : {}
    const request = { cookies, headers, ...(body && { body }), ...(ip !== undefined && { ip }) }
    const answer = await bank.call(method, path, request)
    cookies = { ...cookies, ...answer.cookies }
    return answer
  }
  return {
    call,
    /** Goes on with what a first step of sign-in has started. */
    takeOver(started: Answer) {
      cookies = { ...cookies, ...started.cookies }
    },
    cookies: () => cookies,
    register: (inn: string, phone: string) =>
      call('POST', '/otp/send', { purpose: 'REGISTER', inn, phone, deviceId }, true),
    forget: (inn: string, phone: string) =>
      call('POST', '/forgot-password', { inn, phone, deviceId }, true),
    send: () => call('POST', '/otp/send', {}, true),
    loseApp: () => call('POST', '/otp/send', { purpose: 'RESET_TOTP' }, true),
    confirm: (code: string) => call('POST', '/confirm', { code }),
    setPassword: (password: string) => call('POST', '/confirm', { password }),
    enrol: (code: string) => call('POST', '/totp/enroll', { code }),
    /** The code that an app shows which has just been set up with this answer. */
    firstCode(answer: Answer): string {
      const { secret } = answer.body['totp'] as { secret: string }
      return generateSync({ secret, epoch: Math.floor(bank.clock.now() / 1000) })
    },
  }
}

/** A code that is certainly not this one. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000')

export const outcomeOf = ({ status, body }: Answer): readonly unknown[] => [status, body['code']]
