/**
 * Refusals of the bank's desks that no page of the internet bank shows; their texts belong to the
 * console.
 */
export const deskRefusals = [
  'KEY_NOT_FOUND',
  'KEY_ALREADY_TAKEN',
  'KEY_EXPIRED',
  'KEY_BLOCKED',
  'REQUEST_NOT_FOUND',
  'REQUEST_ANSWERED',
  'REQUEST_EXPIRED',
  'TASK_NOT_FOUND',
  'TASK_ALREADY_DECIDED',
  'LETTER_ALREADY_PROCESSED',
  'CLAIM_STATE_MISMATCH',
  'QUOTE_NOT_FOUND',
  'QUOTE_ALREADY_DECIDED',
  'RATE_INVALID',
  'TOKEN_NOT_FOUND',
  'CERTIFICATE_REFUSED',
  'REASON_REQUIRED',
  'TEXT_REQUIRED',
] as const
