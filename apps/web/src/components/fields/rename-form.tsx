import { IconPencil } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useFailure } from '../../lib/use-failure.ts'
import { Button } from '../controls/button.tsx'
import classes from './rename-form.module.css'
import { TextField } from './text-field.tsx'

interface RenameFormProps {
  words: { rename: string; name: string; hint?: string; save: string; cancel: string }
  /** The name as it is. */
  value: string
  longest: number
  /** The text of a refusal before the call. */
  check?: (name: string) => string | undefined
  /** Saves the name, or throws why not. */
  save: (name: string) => Promise<void>
  /** What stands around the button while nobody renames. */
  children?: (button: ReactNode) => ReactNode
}

/** A name of the company's own choice: a button that unfolds into a field, and folds back with the focus. */
export function RenameForm(props: RenameFormProps) {
  const { words, value, longest, check, save, children = button => button } = props
  const fieldId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string>()
  const [isChecked, setIsChecked] = useState(false)
  const failure = useFailure()
  const [isSaving, setIsSaving] = useState(false)

  const refusal = isChecked && draft !== undefined ? check?.(draft.trim()) : undefined
  const forget = () => {
    setIsChecked(false)
    failure.forget()
  }
  const close = () => {
    setDraft(undefined)
    forget()
    requestAnimationFrame(() => opener.current?.focus())
  }
  const send = async (name: string) => {
    setIsSaving(true)
    try {
      await save(name)
      close()
    } catch (error) {
      failure.show(error)
    } finally {
      setIsSaving(false)
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = (draft ?? '').trim()
    if (check?.(name) !== undefined) {
      setIsChecked(true)
      document.getElementById(fieldId)?.focus()
    } else if (name === value) close()
    else void send(name)
  }

  if (draft === undefined) {
    return children(
      <Button
        ref={opener}
        size="sm"
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setDraft(value)}
      >
        {words.rename}
      </Button>,
    )
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <TextField
        id={fieldId}
        label={words.name}
        hint={words.hint}
        value={draft}
        onChange={typed => {
          setDraft(typed)
          forget()
        }}
        error={refusal ?? failure.words}
        maxLength={longest}
        autoFocus
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isSaving}>
          {words.save}
        </Button>
        <Button variant="default" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
