import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { TextualFieldProps } from './field-props.ts'
import { TextField } from './text-field.tsx'

interface SearchFieldProps extends Pick<
  TextualFieldProps,
  'label' | 'isLabelHidden' | 'value' | 'onChange' | 'placeholder' | 'autoFocus'
> {
  maxLength?: number
}

/** Searches loaded data, with every letter. */
export function SearchField(props: SearchFieldProps) {
  const { t } = useComponentText()
  return (
    <TextField
      {...props}
      type="search"
      inputMode="search"
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        props.value === '' ? undefined : (
          <IconButton
            size={32}
            aria-label={t($ => $.fields.clearSearch)}
            onClick={() => props.onChange('')}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        )
      }
    />
  )
}

const typingPauseMs = 350

/** Queries a server when the typing pauses, not for every letter; without spaces at the ends. */
export function PausedSearchField({ value, onChange, ...rest }: SearchFieldProps) {
  const [draft, setDraft] = useState({ text: value, of: value })
  // Words changed elsewhere (filters cleared, the Back button) replace what was typed.
  const text = draft.of === value ? draft.text : value
  const handOver = useEffectEvent((wanted: string) => {
    setDraft({ text, of: wanted })
    onChange(wanted)
  })
  useEffect(
    function handOverAfterPause() {
      const wanted = text.trim()
      if (wanted === value) return undefined
      const timer = setTimeout(() => handOver(wanted), typingPauseMs)
      return () => clearTimeout(timer)
    },
    [text, value],
  )
  return (
    <SearchField {...rest} value={text} onChange={typed => setDraft({ text: typed, of: value })} />
  )
}
