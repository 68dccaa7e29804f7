import { noBreakSpace } from '../text/blanks.ts'

/** '1234567' → '1 234 567' with no-break spaces: an amount never breaks across two lines. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, noBreakSpace)
}

/** The same for the numbers of a written text: its plain spaces inside `1 000 000` break no more. */
export function keepNumbersWhole(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreakSpace)
}
