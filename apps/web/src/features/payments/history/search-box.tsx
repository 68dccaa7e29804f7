import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { TextField } from '../../../components/fields/text-field.tsx'

interface SearchBoxProps {
  value: string
  onChange: (text: string) => void
}

const typingPauseMs = 350

/** Asks the server when the typing pauses, not for every letter. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useTranslation('payments')
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
    <TextField
      label={t($ => $.history.search.label)}
      value={text}
      onChange={typed => setDraft({ text: typed, of: value })}
      inputMode="search"
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text === '' ? undefined : (
          <IconButton
            size={32}
            aria-label={t($ => $.history.search.clear)}
            onClick={() => setDraft({ text: '', of: value })}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        )
      }
    />
  )
}
