import type { ReactNode } from 'react'

/** What every field of a form takes; `value` and `onChange` are text, never events. */
export interface FieldProps {
  /** `id` of the input; ErrorSummary links to it. */
  id?: string
  name?: string
  label: ReactNode
  /** Only read out; what the field is for can be seen from its place. */
  isLabelHidden?: boolean
  /** Stands under the field until there is an error. */
  hint?: ReactNode
  /** The message itself, already in the person's language. */
  error?: ReactNode
  /** Reads the message out at once: it comes while the field has the focus. */
  isErrorAnnounced?: boolean
  /** Marks the label; whether an empty value is refused is the form's business. */
  isRequired?: boolean
  isDisabled?: boolean
  /** Keeps the focus and what was typed, and takes nothing more. */
  isReadOnly?: boolean
  placeholder?: string
  autoFocus?: boolean
  onBlur?: () => void
}

export interface TextualFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
}

/** The part of the props that every input takes alike; its `id` names the texts around it. */
export function inputPropsOf(props: FieldProps, id: string) {
  const { name, hint, error, isRequired, isDisabled, placeholder, autoFocus } = props
  return {
    id,
    name,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
    disabled: isDisabled ?? false,
    placeholder,
    onBlur: props.onBlur,
    ...(autoFocus ? { 'data-autofocus': true, autoFocus: true } : {}),
  }
}
