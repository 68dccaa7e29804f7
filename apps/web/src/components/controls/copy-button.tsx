import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { copyText } from './copy-text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string
  /** Words on the button; without them it is an icon named by `what`. */
  label?: string
  /** Names what is copied for a screen reader: «Копировать: номер счёта». */
  what?: string
  size?: 'sm' | 'md'
}

const doneForMs = 2000

/** Copies and says so, in the icon and to a screen reader. */
export function CopyButton({ text, label, what, size = 'md' }: CopyButtonProps) {
  const { t } = useComponentText()
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setIsDone(false), doneForMs)
    return () => clearTimeout(timer)
  }, [isDone])

  const handleCopy = async () => setIsDone(await copyText(text))
  const Icon = isDone ? IconCheck : IconCopy
  const name = isDone ? t($ => $.copy.done) : t($ => $.copy.action)
  const announcement = (
    <VisuallyHidden role="status">{isDone ? t($ => $.copy.done) : ''}</VisuallyHidden>
  )
  if (label) {
    return (
      <>
        <Button
          variant="default"
          size={size}
          onClick={handleCopy}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {isDone ? name : label}
        </Button>
        {announcement}
      </>
    )
  }
  return (
    <>
      <IconButton
        aria-label={what ? `${name}: ${what}` : name}
        title={name}
        onClick={handleCopy}
        size={size === 'sm' ? 28 : 36}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
      {announcement}
    </>
  )
}
