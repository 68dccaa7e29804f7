import { DigitsField } from './digits-field.tsx'
import type { TextualFieldProps } from './field-props.ts'

const innLength = 14
/** Kind, birth or registration date, the rest: the parts an error message points at. */
const innGroups = [1, 8, 5] as const

/** A tax number of a person or a company; the value is plain digits. */
export function InnField(props: TextualFieldProps) {
  return <DigitsField {...props} length={innLength} groups={innGroups} />
}
