import { generateURI } from 'otplib'

import type { FlowStep, SignInForm } from '../../rules/sign-in-form.ts'
import type { SmsSent } from '../messages/send-sms-code.ts'

/** Where a pre-session of several steps stands, as the client is reported. */
export interface FlowAnswer {
  readonly form: SignInForm
  /** What has to be done next; DONE when nothing is left and no session was opened. */
  readonly step: FlowStep | 'DONE'
  readonly sms?: SmsSent
  readonly totp?: TotpToEnrol
  /** The login of a newly registered person. */
  readonly clientId?: string
}

/** What an authenticator app has to know. */
export interface TotpToEnrol {
  /** Base32, for typing. */
  readonly secret: string
  /** `otpauth://…`, for a QR code. */
  readonly uri: string
}

/** How the bank is named in authenticator apps. */
const issuer = 'Tartip'

export const totpToEnrol = (secret: string, clientId: string): TotpToEnrol => ({
  secret,
  uri: generateURI({ issuer, label: clientId, secret }),
})
