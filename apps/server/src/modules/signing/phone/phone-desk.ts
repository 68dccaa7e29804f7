import type { ApplyPhoneAnswer, PhoneRequest } from '../public.ts'
import type { SigningDeps } from '../signing-deps.ts'

/** What the parts of the work on requests share. */
export interface Desk {
  readonly deps: PhoneDeps
  readonly appliers: ReadonlyMap<string, ApplyPhoneAnswer>
}

export type PhoneDeps = Pick<
  SigningDeps,
  'db' | 'clock' | 'ids' | 'logger' | 'payControl' | 'callbackUrl'
>

/** A job that dies leaves its requests to another after this; also the rest after a failure. */
export const leaseMs = 30_000

export const isOpen = ({ state }: Pick<PhoneRequest, 'state'>): boolean =>
  state === 'SENDING' || state === 'WAITING'
