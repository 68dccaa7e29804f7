import type { ErrorCode } from './catalogue.ts'

/** Refusals of daily work that say nothing about the product (specification, error reporting). */
const unreported: ReadonlySet<string> = new Set<ErrorCode>([
  'INSUFFICIENT_FUNDS',
  'DUPLICATE_DOCUMENT_NUMBER',
  'PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT',
  'BIC_ACCOUNT_MISMATCH',
])

/** Whether an error that a person's browser has met belongs into the server's log. */
export const isReportedError = (code: string): boolean => !unreported.has(code)
