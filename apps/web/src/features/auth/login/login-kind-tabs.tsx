import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { Login } from '../api/sign-in.ts'
import classes from './login.module.css'

export type LoginKind = Login['kind']

const kinds: readonly LoginKind[] = ['username', 'phone']

interface LoginKindTabsProps {
  value: LoginKind
  /** `id` of the panel that changes with the tab. */
  panelId: string
  onChange: (kind: LoginKind) => void
}

/** By client ID or by phone; arrow keys move between the two. */
export function LoginKindTabs({ value, panelId, onChange }: LoginKindTabsProps) {
  const { t } = useTranslation('auth')
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = value === 'username' ? 'phone' : 'username'
    onChange(other)
    event.currentTarget.querySelector<HTMLElement>(`[data-kind="${other}"]`)?.focus()
  }
  return (
    <div
      className={classes.tabs}
      role="tablist"
      aria-label={t($ => $.kinds.label)}
      onKeyDown={handleKeyDown}
    >
      {kinds.map(kind => (
        <button
          key={kind}
          type="button"
          role="tab"
          data-kind={kind}
          className={classes.tab}
          aria-selected={kind === value}
          aria-controls={panelId}
          tabIndex={kind === value ? 0 : -1}
          onClick={() => onChange(kind)}
        >
          {t($ => $.kinds[kind])}
        </button>
      ))}
    </div>
  )
}
