import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { signOut } from '../../../lib/session-events.ts'
import classes from './login.module.css'

interface SignedInAlreadyProps {
  /** Who is signed in: «Э. Асанов». */
  name: string
  /** The client ID with which the person was requested to sign in. */
  clientId: string
}

/** Two people cannot be signed in in one browser: the first leaves, in all tabs, or nothing happens. */
export function SignedInAlready({ name, clientId }: SignedInAlreadyProps) {
  const { t } = useTranslation('auth')
  const router = useRouter()
  const [isLeaving, setIsLeaving] = useState(false)
  const handleLeave = () => {
    if (isLeaving) return
    setIsLeaving(true)
    // The page is loaded again at the same address, so the client ID is filled in then.
    signOut()
  }
  return (
    <div className={classes.form}>
      <p className={classes.lead}>{t($ => $.signedIn.text, { name, clientId })}</p>
      <Button
        size="md"
        fullWidth
        autoFocus
        aria-disabled={isLeaving || undefined}
        onClick={handleLeave}
      >
        {isLeaving ? t($ => $.signedIn.leaving) : t($ => $.signedIn.leave)}
      </Button>
      <Button
        variant="default"
        fullWidth
        onClick={() => void router.navigate({ to: '/', replace: true })}
      >
        {t($ => $.signedIn.stay)}
      </Button>
    </div>
  )
}
