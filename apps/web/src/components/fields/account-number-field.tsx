import { DigitsField } from './digits-field.tsx'
import type { TextualFieldProps } from './field-props.ts'

const accountLength = 16
const accountGroups = [4, 4, 4, 4] as const

/** A 16-digit account number; the value is plain digits, pasted spaces are dropped. */
export function AccountNumberField(props: TextualFieldProps) {
  return <DigitsField {...props} length={accountLength} groups={accountGroups} />
}
