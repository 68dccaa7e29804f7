import { noBreakSpace } from '../text/blanks.ts'

/** '1234567' → '1 234 567' with no-break spaces: an amount never breaks across two lines. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, noBreakSpace)
}
