import { innGroups } from '@tartip/domain/identifiers/inn'
import { DigitsField } from './digits-field.tsx'
import type { TextualFieldProps } from './field-props.ts'

const innLength = 14

/** A tax number of a person or a company; the value is plain digits. */
export function InnField(props: TextualFieldProps) {
  return <DigitsField {...props} length={innLength} groups={innGroups} />
}
